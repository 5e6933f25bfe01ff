"""Run notebooks, each in a process of its own.

    nbrun.py --author [NAME ...]   text twins -> notebooks -> tinylearn/ -> outputs stored in place -> README,
                                   stubs (what `make run` does)
    nbrun.py --check NOTEBOOK      run it and say which stored outputs a fresh run does not reproduce;
                                   nothing is written

Not run: cells marked `#| eval: false` or with one of settings.ini's tst_flags (--flags runs those), and
nbdev_export() cells. Their stored outputs stay.
Not compared: outputs of cells marked `#| volatile` (timings, say), except that there must be some where a
fresh run gives some; and stderr.
"""

import argparse, copy, json, os, re, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
os.chdir(TOP)
from nbdev.config import get_config

CFG = get_config(path=TOP)
NBS, BIN = CFG.nbs_path, Path(sys.prefix) / 'bin'
CORES = len(os.sched_getaffinity(0)) if hasattr(os, 'sched_getaffinity') else os.cpu_count() or 1
WORKERS = max(1, min(8, CORES))

# what JupyterLab writes into a notebook when it opens one (see lab.py)
LANGUAGE = {
    'codemirror_mode': {'name': 'ipython', 'version': 3},
    'file_extension': '.py',
    'mimetype': 'text/x-python',
    'name': 'python',
    'nbconvert_exporter': 'python',
    'pygments_lexer': 'ipython3',
    'version': '3',
}

# what pages are made for, wherever they are made, so that they show the same code
MACHINE = 'vector=32 registers=16 l1=32768 l2=524288 l3=33554432'


def directives(src):
    return {d.split(':')[0].split()[0]: d for d in re.findall(r'^#\s*\|\s*(\S.*)$', src, re.M)}


def notebooks():
    return sorted(NBS.glob('[!_.]*.ipynb'))


def clean_env(home):
    """The environment of a run: this .venv first, no variable that steers tinylearn, no user's
    configuration of IPython; this checkout's package, even where .venv is shared with another one"""
    drop = '''DEBUG NOOPT BEAM DEV THREADS MACHINE MEMORY IN_TEST
        JUPYTER_PATH JUPYTER_CONFIG_PATH PYTHONPATH PYTHONSTARTUP PYTHONDONTWRITEBYTECODE'''.split()
    env = {k: v for k, v in os.environ.items() if k not in drop}
    return env | {
        'PYTHONPATH': str(TOP),
        'PATH': f'{BIN}{os.pathsep}{env.get("PATH", "")}',
        'JUPYTER_PREFER_ENV_PATH': '1',
        'IPYTHONDIR': home,
        'JUPYTER_RUNTIME_DIR': home,
    }


def skipped(src, flags=()):
    d = directives(src)
    return (
        bool(re.search(r'eval:\s*false', d.get('eval', ''), re.I))
        or 'nbdev_export(' in src
        or any(f in d for f in CFG.tst_flags.split() if f not in flags)
    )


def run(path, flags=()):
    "Run the notebook at `path` by nbdev's own `test_nb`; returns it as read and as run, both cleaned"
    import nbdev.test
    import nbformat
    from nbdev.clean import clean_nb

    kept = []  # test_nb says only whether all cells passed: the outputs are in the notebook of its shell

    class Shell(nbdev.test.CaptureShell):
        def run_all(self, nb, **options):
            for cell in nb.cells:
                if cell.cell_type == 'code':
                    cell.outputs = []  # a cell that gives none leaves this as it is
            kept.extend(nb.cells)
            super().run_all(nb, **options)

    nbdev.test.CaptureShell = Shell
    os.environ['MACHINE'] = MACHINE
    old = nbformat.read(path, 4)
    new = copy.deepcopy(old)
    passed, _ = nbdev.test.test_nb(path, CFG.tst_flags.split(), flags, basepath=TOP)
    if not passed:
        raise Failed('the cell above fails')
    for cell, ran in zip(new.cells, kept, strict=True):
        if cell.cell_type != 'code':
            continue
        said = directives(cell.source)
        hidden = 'hide' in said
        fold(cell, hidden or bool(re.search(r'echo:\s*false', said.get('echo', ''))))
        if not skipped(cell.source, flags):
            cell.outputs = [o for o in map(as_stored, ran.get('outputs', [])) if not is_noise(o, hidden)]
    new.metadata['language_info'] = LANGUAGE
    for nb in (old, new):
        clean_nb(
            nb,
            clean_ids=CFG.clean_ids,
            allowed_metadata_keys=set(CFG.get('allowed_metadata_keys', '').split()),
            allowed_cell_metadata_keys=set(CFG.get('allowed_cell_metadata_keys', '').split()),
        )
    return old, new


class Failed(Exception):
    "A cell raised"


def as_stored(output):
    "An output of the shell as nbformat has it: texts are one string"
    import nbformat

    o = nbformat.from_dict(json.loads(json.dumps(output, default=str)))
    for place, key in [(o, 'text'), *((o.get('data', {}), k) for k in o.get('data', {}))]:
        if isinstance(place.get(key), list):
            place[key] = ''.join(place[key])
    return o


def is_noise(o, hidden):
    "What goes to stderr from a hidden cell, or what a progress bar leaves there: lines written over, nothing"
    return o.get('name') == 'stderr' and (hidden or '\r' in o['text'] or not o['text'].strip())


def fold(c, folded):
    "JupyterLab shows a folded cell as a line of dots: solutions and fuzzers do not get in a reader's way"
    if folded:
        c.metadata['jupyter'] = {'source_hidden': True}
    else:
        c.metadata.pop('jupyter', None)


def indent(s, n, last=False):
    ls = s.splitlines()
    cut = ls[-n:] if last else ls[:n]
    return '\n'.join(
        f'    {l[:200]}'
        for l in (['...'] * (len(ls) > n and last) + cut + ['...'] * (len(ls) > n and not last))
    )


def outputs(c):
    "What is compared: streams joined, without stderr and execution counts"
    res = []
    for o in c.outputs:
        if o.get('name') == 'stderr':
            continue
        if o.output_type == 'stream' and res and res[-1].get('name') == o.name:
            res[-1]['text'] += o.text
        else:
            res.append(
                {k: o[k] for k in ('output_type', 'name', 'text', 'data', 'ename', 'evalue') if k in o}
            )
    return res


def differences(old, new):
    for i, (o, n) in enumerate(zip(old.cells, new.cells), 1):
        if o.cell_type != 'code' or skipped(o.source):
            continue
        was, now = outputs(o), outputs(n)
        if was == now or ('volatile' in directives(o.source) and bool(was) == bool(now)):
            continue
        at = f'cell {i} ({o.id}): ' + (
            'has not been run'
            if not was
            else 'gives no output any more'
            if not now
            else 'gives another output'
        )
        yield f'{at}\n{indent(o.source, 3)}\n' + '\n'.join(
            f'  {k}: {close(was, now, x)}' for k, x in (('stored', was), ('now   ', now))
        )


def close(a, b, x):
    "The text of `x` from a little before where `a` and `b` part"
    a, b, x = map(str, (a, b, x))
    i = next((i for i, (p, q) in enumerate(zip(a, b)) if p != q), 0)
    return x[max(0, i - 60) : i + 200]


def check(path, flags):
    try:
        bad = list(differences(*run(path, flags)))
    except Failed as e:
        bad = [str(e)]
    for b in bad:
        print(b)
    return not bad


def spawn(args):
    "This script in a process of its own: a crash or a leak stays there, and so does a cell without an end"
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, __file__, *map(str, args)]
        try:
            return subprocess.run(
                command,
                env=clean_env(home),
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=1800,
            )
        except subprocess.TimeoutExpired as e:
            said = (e.stdout or b'').decode(errors='replace')
            return subprocess.CompletedProcess(command, 124, f'{said}\nno end after {e.timeout} s')


def store(path, flags):
    import nbformat

    try:
        _, new = run(path, flags)
    except Failed as e:
        print(f'{path.stem}: {e}')
        return False
    nbformat.write(new, path)
    return True


def author(names, flags):
    "From text twins to outputs, README and stubs"
    want = [NBS / f'{Path(n).stem}.ipynb' for n in names] or sorted(
        {*notebooks(), *(NBS / f'{p.stem}.ipynb' for p in Path('text').glob('[!_.]*.py'))}
    )
    twins = [p for p in (Path('text') / f'{w.stem}.py' for w in want) if p.exists()]
    if twins:
        subprocess.run([BIN / 'jupytext', '--quiet', '--sync', *twins], check=True)
    subprocess.run([BIN / 'nbdev_export'], check=True)
    with ThreadPoolExecutor(WORKERS) as pool:
        res = list(pool.map(lambda p: spawn(['--store', p, '--flags', *flags]), want))
    for p, r in zip(want, res):
        print(f'{"ran   " if r.returncode == 0 else "FAILED"} {p.stem}\n{r.stdout}', end='')
    if all(r.returncode == 0 for r in res):
        import readme

        readme.write()
        subprocess.run([sys.executable, TOP / '.ci/stubs.py'], env=clean_env(tempfile.gettempdir()), check=True)
    return all(r.returncode == 0 for r in res)


if __name__ == '__main__':
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    g = p.add_mutually_exclusive_group(required=True)
    g.add_argument('--author', nargs='*', metavar='NAME')
    g.add_argument('--check', type=Path, metavar='NOTEBOOK')
    g.add_argument('--store', type=Path, help=argparse.SUPPRESS)
    p.add_argument('--flags', nargs='*', default=[])
    a = p.parse_args()
    sys.exit(
        not (
            check(a.check.resolve(), a.flags)
            if a.check
            else store(a.store.resolve(), a.flags)
            if a.store
            else author(a.author, a.flags)
        )
    )
