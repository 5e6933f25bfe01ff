"Everything that CI checks. One line per check, the details of those that fail, and at last `N passed, N failed`."

import ast, json, os, re, shutil, subprocess, sys, tempfile, time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
import nbrun, readme, stubs
from nbrun import BIN, CFG, NBS, TOP, WORKERS, directives, notebooks

LIB = CFG.lib_path
results = []


def report(name, problems, since):
    ok = not problems
    results.append(ok)
    print(f'{"ok    " if ok else "FAILED"}  {name}  ({time.time() - since:.0f} s)', flush=True)
    for p in problems:
        print('\n'.join(f'        {l}' for l in str(p).rstrip().splitlines()), flush=True)


def check(name):
    def deco(f):
        t = time.time()
        try:
            problems = list(f())
        except Exception as e:
            problems = [f'{type(e).__name__}: {e}']
        report(name, problems, t)

    return deco


def files(d):
    return {
        p.relative_to(d).as_posix(): p.read_bytes()
        for p in sorted(d.rglob('*'))
        if p.is_file()
        and not {'__pycache__', '.ipynb_checkpoints', '.hypothesis'} & set(p.parts)
        and p.name != '.last_checked'
    }


def changed(a, b):
    return [n for n in sorted({*a, *b}) if a.get(n) != b.get(n)]


def copy_of(tmp):
    "The parts of the checkout that nbdev works on, where it may write"
    shutil.copy(TOP / 'settings.ini', tmp)
    for d in (NBS, LIB):
        shutil.copytree(
            d,
            tmp / d.name,
            ignore=shutil.ignore_patterns(
                '__pycache__', '.ipynb_checkpoints', '.last_checked', '.hypothesis'
            ),
        )
    return {
        'cwd': tmp,
        'env': nbrun.clean_env(str(tmp)) | {'JUPYTER_DATA_DIR': str(tmp)},
        'text': True,
        'stdout': subprocess.PIPE,
        'stderr': subprocess.STDOUT,
    }


t0 = time.time()
print(f'{len(notebooks())} notebooks, {WORKERS} at a time, Python {sys.version.split()[0]}', flush=True)


@check('nbdev_export changes nothing')
def _():
    with tempfile.TemporaryDirectory() as tmp:
        kw = copy_of(tmp := Path(tmp).resolve())
        for p in (tmp / LIB.name).rglob('*.py'):
            p.unlink()  # a module whose notebook is gone is a change too
        r = subprocess.run([BIN / 'nbdev_export'], **kw)
        if r.returncode:
            yield r.stdout
        for n in changed(files(LIB), files(tmp / LIB.name)):
            yield f'{LIB.name}/{n} is not what the notebooks export: run .venv/bin/nbdev_export'


@check('nbdev_clean changes nothing')
def _():
    with tempfile.TemporaryDirectory() as tmp:
        kw = copy_of(tmp := Path(tmp).resolve())
        r = subprocess.run([BIN / 'nbdev_clean'], **kw)
        if r.returncode:
            yield r.stdout
        for n in changed(files(NBS), files(tmp / NBS.name)):
            yield f'{NBS.name}/{n} is not clean: run .venv/bin/nbdev_clean'


@check('stored outputs name no place on the machine that made them')
def _():
    for p in notebooks():
        for i, c in enumerate(json.loads(p.read_text(encoding='utf-8'))['cells'], 1):
            if m := re.search(
                r'(?<![\w./])/(home|Users|root|tmp|work|var/folders)/[\w.-]+',
                json.dumps(c.get('outputs', [])),
            ):
                yield f'{p.name}: cell {i} ({c["id"]}): {m[0]}'


@check('opening a notebook in JupyterLab does not change it')
def _():
    for p in notebooks():
        said = json.loads(p.read_text(encoding='utf-8'))['metadata'].get('language_info')
        if said != nbrun.LANGUAGE:
            yield f'{p.name}: language_info is {said}: run `make run NB={p.stem}`'


@check('README.md is what nbs/index.ipynb says')
def _():
    return [f'{f} is stale: run `make run NB=index`' for f in readme.stale()]


def cells(p):
    return [
        ''.join(c['source'])
        for c in json.loads(p.read_text(encoding='utf-8'))['cells']
        if c['cell_type'] == 'code'
    ]


def parsed(src):
    return ast.parse(re.sub(r'^[%!].*$', 'pass', src, flags=re.M))


def imports(tree):
    "(module, name) of each import from the package; name None for the module as a whole"
    for n in ast.walk(tree):
        if isinstance(n, ast.Import):
            for a in n.names:
                if a.name.split('.')[0] == LIB.name:
                    yield a.name.partition('.')[2], None
        elif isinstance(n, ast.ImportFrom) and (n.level or (n.module or '').split('.')[0] == LIB.name):
            mod = n.module or '' if n.level else n.module.partition('.')[2]
            for a in n.names:
                yield mod, a.name


@check('no line of exported code is wider than 110 columns')
def _():
    for p in notebooks():
        for src in cells(p):
            if any(d in directives(src) for d in ('export', 'exporti', 'exports')):
                yield from (f'{p.name}: {line}' for line in src.splitlines() if len(line) > 110)


@check('chapters import only from earlier chapters')
def _():
    nbs = notebooks()
    made = {
        m[1].removesuffix('.__init__'): i
        for i, p in enumerate(nbs)
        for s in cells(p)
        for m in re.finditer(r'^#\s*\|\s*default_exp\s+([\w.]+)', s, re.M)
    }
    for i, p in enumerate(nbs):
        appendix = not re.match(r'[0-8]\d', p.stem)  # may use the finished package
        for src in cells(p):
            if src.startswith('%%'):
                continue  # a program of its own, such as a reader would write
            exported = any(d in directives(src) for d in ('export', 'exporti', 'exports'))
            try:
                found = list(imports(parsed(src)))
            except SyntaxError as e:
                yield f'{p.name}: {e}'
                continue
            for mod, name in found:
                mod = next((m for m in (f'{mod}.{name}'.strip('.'), mod) if m in made), mod)
                # anywhere in the book: its own tools; in the tour, which exports nothing and shows everything: all
                if not exported and (mod == 'book' or p.stem.startswith('00')):
                    continue
                if not exported and 'volatile' in directives(src):
                    continue  # a measurement may borrow what comes later
                if not mod:
                    if exported and not p.stem.startswith('93') or name and not appendix:
                        yield f'{p.name}: imports {name or LIB.name} from the whole package; name the chapter\'s module'
                elif mod not in made:
                    yield f'{p.name}: imports {LIB.name}.{mod}, which no notebook exports'
                elif made[mod] > i or (made[mod] == i and exported):
                    yield f'{p.name}: imports {LIB.name}.{mod}, which {nbs[made[mod]].name} builds'


@check('no chapter replaces a method of an earlier one')
def _():
    return stubs.replaced()


@check(
    'stubs are what the modules say, editors complete by them, and mypy finds nothing in modules and stubs'
)
def _():
    return stubs.problems()


NATIVE = '44.*|53.*|94.*'  # pages are made for one machine; these search for wrong numbers on the one that runs them


@check(f'nbdev_test passes with the vectors of this machine: {NATIVE}')
def _():
    with tempfile.TemporaryDirectory() as home:
        r = subprocess.run(
            [BIN / 'nbdev_test', '--file_re', NATIVE, '--n_workers', str(WORKERS)],
            cwd=TOP,
            env=nbrun.clean_env(home),
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
    if r.returncode or 'Success.' not in r.stdout:
        yield '\n'.join(r.stdout.splitlines()[-80:])


def one(p):
    t = time.time()
    r = nbrun.spawn(['--check', p])
    bad = [r.stdout if r.stdout.strip() else f'exit status {r.returncode}'] if r.returncode else []
    report(f'{p.stem} passes nbdev\'s test_nb in a process of its own and reproduces its outputs', bad, t)


with ThreadPoolExecutor(WORKERS) as pool:
    list(pool.map(one, reversed(notebooks())))  # the later chapters take longer: they go first

print(f'{time.time() - t0:.0f} s')
print(f'{sum(results)} passed, {len(results) - sum(results)} failed')
sys.exit(not all(results))
