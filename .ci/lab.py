"""Open JupyterLab at nbs/index.ipynb: loopback only, token on, notebooks trusted; without a browser its
address is printed."""

import json, os, sys
from pathlib import Path

top = Path(__file__).resolve().parents[1]
os.chdir(top)
os.environ['PATH'] = f'{Path(sys.prefix) / "bin"}{os.pathsep}{os.environ.get("PATH", "")}'
# the kernel registered in .venv, whatever else the user has registered
os.environ['JUPYTER_PREFER_ENV_PATH'] = '1'
from jupyter_core.paths import jupyter_data_dir

try:
    Path(jupyter_data_dir()).mkdir(parents=True, exist_ok=True)
except OSError:  # a home that cannot be written
    os.environ |= {
        f'JUPYTER_{k}_DIR': str(Path(sys.prefix) / 'jupyter' / k.lower())
        for k in ('DATA', 'CONFIG', 'RUNTIME')
    }

import nbformat
from nbformat.sign import NotebookNotary

notary = NotebookNotary()
for p in sorted(Path('nbs').glob('*.ipynb')):
    nb = nbformat.read(p, 4)
    if not notary.check_signature(nb):
        notary.sign(nb)

# a lab that asks nothing and looks nothing up
conf = Path(sys.prefix) / 'share/jupyter/lab/settings/overrides.json'
conf.parent.mkdir(parents=True, exist_ok=True)
conf.write_text(
    json.dumps(
        {
            '@jupyterlab/apputils-extension:notification': {
                'fetchNews': 'false',
                'checkForUpdates': False,
                'doNotDisturbMode': True,
            }
        }
    )
)

# JupyterLab writes into each notebook that it opens which Python runs it. Ours hold that already, with version
# '3' for any: so no kernel says more, and a chapter that is only read is not marked as changed
conf = Path(sys.prefix) / 'etc/ipython/ipython_kernel_config.py'
conf.parent.mkdir(parents=True, exist_ok=True)
conf.write_text(
    'c = get_config()\n'
    "c.IPKernelApp.exec_lines = [\"get_ipython().kernel.language_info['version'] = '3'\"]\n"
)

browser = sys.platform == 'darwin' or any(
    os.environ.get(v) for v in ('BROWSER', 'DISPLAY', 'WAYLAND_DISPLAY')
)
args = [
    'lab',
    '--ServerApp.ip=127.0.0.1',
    f'--ServerApp.root_dir={top}',
    '--LabApp.default_url=/lab/tree/nbs/index.ipynb',
    '--LabApp.extension_manager=readonly',
    '--LanguageServerManager.autodetect=False',
]
if not browser:
    args.append('--no-browser')
if getattr(os, 'geteuid', lambda: 1)() == 0:
    args.append('--allow-root')  # in a container
jupyter = str(Path(sys.prefix) / 'bin' / 'jupyter')
os.execv(jupyter, [jupyter, *args, *sys.argv[1:]])
