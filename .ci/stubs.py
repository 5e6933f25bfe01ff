"""What editors and type checkers cannot see in the modules: the methods that later chapters give to a class.

    stubs.py            write a stub (.pyi) beside each module with a class that later chapters add to, and beside __init__.py
    stubs.py --check    the stubs are what they should be, and mypy finds nothing in the modules or in the stubs

A copy of the package is made in which every such class declares those methods, with the signatures that they have when everything is
imported. mypy's stubgen makes the stubs from that copy; mypy checks the bodies in it. Running the package needs none of this.
"""
import ast, builtins, collections, dataclasses, importlib, inspect, math, os, re, shutil, subprocess, sys, tempfile, types, typing
from enum import EnumType as enum_type
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
LIB = 'tinylearn'
NOTE = '# Generated from the notebooks by .ci/stubs.py, for editors and type checkers; running the package does not need it.\n'
MYPY = '--check-untyped-defs --ignore-missing-imports --no-error-summary --hide-error-context --no-color-output --python-version 3.12 --disable-error-code empty-body --disable-error-code var-annotated'.split()

def modules():
    "{name: path} of every module with code of the book's, in the order of the chapters"
    found = {}
    for nb in sorted((TOP/'nbs').glob('[!_.]*.ipynb')):
        for name in re.findall(r'#\s*\|\s*default_exp\s+([\w.]+)', nb.read_text(encoding='utf-8')):
            path = TOP/LIB/f'{name.replace(".", "/")}.py'
            name = name.removesuffix('.__init__')
            if not path.exists(): path = TOP/LIB/name.replace('.', '/')/'__init__.py'
            if name not in ('__init__', '__main__'): found[name] = path
    return found

def load():
    "{name: module}, all imported, in the order of the chapters"
    sys.path.insert(0, str(TOP))
    return {n: importlib.import_module(f'{LIB}.{n}') for n in modules()}

def unwrapped(value):
    "(decorator of a declaration, function) for what stands in a class; the function is None for other values"
    if isinstance(value, types.MethodType): return '@classmethod', inspect.unwrap(value.__func__)
    if isinstance(value, (classmethod, staticmethod)): return f'@{type(value).__name__}', inspect.unwrap(value.__func__)
    if isinstance(value, property): return '@property', inspect.unwrap(value.fget)
    if type(value).__name__ == '_clsmethod': return '@classmethod', inspect.unwrap(value.f)   # fastcore's
    if type(value).__name__ == 'nodeprop': return '@property', inspect.unwrap(value.f)
    return '', inspect.unwrap(value) if inspect.isfunction(value) else None

def described(value):
    "An annotation for a class's attribute, and the names that it is written with"
    kind, of = type(value), lambda xs: [described(x) for x in xs]
    scope = vars(sys.modules[kind.__module__])
    inner = of([*value, *value.values()] if kind is dict else value if kind in (tuple, list, set, frozenset) else [])
    if inner and kind is not dict and len({t for t, _ in inner}) == 1: return f'{kind.__name__}[{inner[0][0]}{", ..."*(kind is tuple)}]', inner[0][1]
    return (kind.__name__, scope) if scope.get(kind.__name__) is kind else ('Any', vars(typing))

def home(value, name, module):
    "The module that defines what `module` calls `name`"
    made_in = getattr(value, '__module__', None)
    return made_in if isinstance(value, type) and getattr(sys.modules.get(made_in), name, None) is value else module

class Names(ast.NodeTransformer):
    "Annotations of module `there` as a class of module `here` that has these members can write them; `needs` gathers what it must import"
    def __init__(self, here, members): self.here, self.members, self.needs = here, members, []
    def text(self, annotation, there):
        self.there = there
        return ast.unparse(self.visit(ast.parse(annotation, mode='eval').body))
    def visit_Name(self, node):
        name = node.id
        known = lambda scope: scope.get(name, getattr(builtins, name, None))
        source = 'builtins' if known(self.there) is known({}) else home(known(self.there), name, self.there['__name__'])
        if name not in self.members and known(self.here) is known(self.there): return node
        if name in self.members or name in self.here:
            self.needs.append(f'import {source}')
            return ast.parse(f'{source}.{name}', mode='eval').body
        self.needs.append(f'from {source} import {name}')
        return node

def signature(f, names, decorator):
    "The parameters of `f` and what it returns, as text"
    text = lambda a: names.text(a if isinstance(a, str) else getattr(a, '__name__', repr(a)), f.__globals__)
    sig, parts, last = inspect.signature(f), [], None
    for i, p in enumerate(sig.parameters.values()):
        first = i == 0 and decorator != '@staticmethod'
        part = {p.VAR_POSITIONAL: '*', p.VAR_KEYWORD: '**'}.get(p.kind, '') + p.name
        if p.annotation is not p.empty and not first: part += f': {text(p.annotation)}'
        if p.default is not p.empty: part += f' = {p.default!r}' if type(p.default) in (bool, int, str, type(None)) or type(p.default) is float and math.isfinite(p.default) else ' = ...'
        if p.kind is p.KEYWORD_ONLY and last not in (p.KEYWORD_ONLY, p.VAR_POSITIONAL): parts.append('*')
        if last is p.POSITIONAL_ONLY and p.kind is not last: parts.append('/')
        parts.append(part); last = p.kind
    if last is inspect.Parameter.POSITIONAL_ONLY: parts.append('/')
    return f"({', '.join(parts)}){'' if sig.return_annotation is sig.empty else f' -> {text(sig.return_annotation)}'}"

def declared(node):
    "The names that the class statement `node` gives"
    for n in node.body:
        if isinstance(n, (ast.FunctionDef, ast.ClassDef)): yield n.name
        elif isinstance(n, (ast.Assign, ast.AnnAssign)):
            for t in getattr(n, 'targets', None) or [n.target]:
                yield from (x.id for x in ast.walk(t) if isinstance(x, ast.Name))

def attributes(mods):
    "{class: [(name, annotation, scope)]} of what a module says as `UOp.past: UOp`, which Python evaluates and forgets"
    found = collections.defaultdict(list)
    for name, path in modules().items():
        for n in ast.parse(path.read_text(encoding='utf-8')).body:
            if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Attribute) and n.value is None:
                found[vars(mods[name])[ast.unparse(n.target.value)]].append((n.target.attr, ast.unparse(n.annotation), vars(mods[name])))
    return found

def additions(cls, node, here, more):
    "Declarations of what later code has given `cls`, and the imports that they need"
    lines, needs, have = [], [], {*declared(node)}
    for name, annotation, there in more:
        names = Names(here, vars(cls))
        later = ' = dataclasses.field(init=False)' * dataclasses.is_dataclass(cls)   # set by a method, not by __init__
        lines.append(f'{name}: {names.text(annotation, there)}{later}')
        needs += names.needs + ['import dataclasses']*bool(later)
    for name, value in vars(cls).items():
        decorator, f = unwrapped(value)
        if isinstance(vars(type(cls)).get(name), property): decorator, f = '', None   # the class has it too
        if name in have or f is not None and not f.__code__.co_filename.startswith(str(TOP/LIB)): continue
        if f is None:
            if name.startswith('__') or name == '_abc_impl' or issubclass(cls, tuple): continue
            names = Names(here, vars(cls))
            text = names.text(*described(value))
            lines.append(f'{name}: typing.ClassVar[{text}]' if dataclasses.is_dataclass(cls) else f'{name}: {text}')
            needs += ['import typing']
        else:
            names = Names(here, vars(cls))
            doc = (inspect.getdoc(f) or '').splitlines()
            lines += [decorator]*bool(decorator) + [f'def {name}{signature(f, names, decorator)}:', f'    {doc[0]!r}' if doc else '    ...']
            if isinstance(value, property) and value.fset: lines += [f'@{name}.setter', f'def {name}(self, value): ...']
        needs += names.needs
    return lines, needs

def is_addition(node):
    "The class that the function at `node` is put into, if it is"
    for d in node.decorator_list:
        what = ast.unparse(d)
        if re.match(r'patch\b', what): return ast.unparse(node.args.args[0].annotation), 'cls_method' in what
        if what == 'nodeprop': return 'UOp', False
    return None

def changed(path, module, attrs):
    "The lines of `path` with the declarations; the number in `path` of each line; whether any class was added to; lines that add to a class"
    text = path.read_text(encoding='utf-8')
    tree, lines, needs = ast.parse(text), text.splitlines(), {}
    inserts, grown = collections.defaultdict(list), False
    for n in ast.walk(tree):
        if isinstance(n, ast.FunctionDef) and (where := is_addition(n)):
            # the name is not bound in the module: fastcore's patch gives it back to whatever had it
            i = n.lineno - 1
            lines[i] = lines[i].replace(f'def {n.name}(', f'def _{"_".join(re.findall(r"[A-Za-z]+", where[0]))}_{n.name}(', 1)
            for d in n.decorator_list: lines[d.lineno-1] = re.sub(r'@(patch\b.*|nodeprop)$', '', lines[d.lineno-1])
            if where[1]:
                a = n.args.args[0].annotation
                lines[a.lineno-1] = re.sub(r'\bcls: [\w.]+', lambda m: f'cls: type[{m[0][5:]}]', lines[a.lineno-1], count=1)
    annotated = set()
    sets = {n.lineno for n in tree.body if isinstance(n, ast.Assign) and all(isinstance(x, ast.Attribute) for t in n.targets for x in getattr(t, 'elts', [t]))}
    for n in tree.body:
        if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Attribute) and n.value is None: lines[n.lineno-1] = ''
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name) and len(n.targets) == 1:
            # modules of the copy import each other in circles, so that mypy may need the type before it sees the value
            name, kind = n.targets[0].id, type(vars(module).get(n.targets[0].id))
            if kind.__module__.startswith(LIB) and vars(module).get(kind.__name__) is kind and not annotated & {name}:
                lines[n.lineno-1] = re.sub(rf'^{name} = ', f'{name}: {kind.__name__} = ', lines[n.lineno-1])
                annotated.add(name)
        cls = isinstance(n, ast.ClassDef) and vars(module).get(n.name)
        if not isinstance(cls, type) or cls.__module__ != module.__name__: continue
        found, more = additions(cls, n, vars(module), attrs.get(cls, []))
        if not found: continue
        grown = True
        inserts[n.end_lineno] += ['    ' + l for l in found]
        needs |= dict.fromkeys(more)
    first = next((n.lineno for n in tree.body if isinstance(n, (ast.Import, ast.ImportFrom)) and getattr(n, 'module', '') != '__future__'), 1)
    inserts[first-1] += needs
    out, at = [], []
    for i in range(len(lines) + 1):
        if i: out.append(lines[i-1]); at.append(i)
        out += inserts[i]; at += [i]*len(inserts[i])
    return out, at, grown, sets

def copy_into(tmp, mods):
    "The package in `tmp`, with the declarations; {path in it: numbers of the lines in the original}, and the modules with classes that grew"
    shutil.copytree(TOP/LIB, tmp/LIB, ignore=shutil.ignore_patterns('__pycache__', '*.pyi', '_modidx.py', '.*'))
    at, sets, grown, attrs = {}, {}, [], attributes(mods)
    for name, path in modules().items():
        rel = path.relative_to(TOP)
        out, at[rel.as_posix()], grew, sets[rel.as_posix()] = changed(path, mods[name], attrs)
        (tmp/rel).write_text('\n'.join(out) + '\n', encoding='utf-8')
        if grew: grown.append(rel)
    return at, sets, grown

def mypy(tmp, what):
    "The errors that mypy finds: (path, line, rest)"
    r = subprocess.run([sys.executable, '-m', 'mypy', *MYPY, '--cache-dir', TOP/'build'/'mypy', *what], cwd=tmp, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if r.returncode not in (0, 1): raise RuntimeError(r.stdout)
    return [(m[1], int(m[2]), m[3]) for m in re.finditer(r'^([\w./]+):(\d+): (?!note)(.*)$', r.stdout, re.M)]

def errors(tmp, at, sets):
    "The same with the lines of the modules; a statement that puts a method into a class says what the declaration there says"
    found = [(p, at[p][l-1] if p in at else l, rest) for p, l, rest in mypy(tmp, ['-p', LIB])]
    return [e for e in found if not (e[1] in sets.get(e[0], ()) and re.search(r'\[(method-assign|assignment)\]$', e[2]))]

KEPT = r'property|\w+\.setter|classmethod|staticmethod|(dataclasses\.)?dataclass\b.*|(contextlib\.)?contextmanager|(functools\.)?cached_property|abstractmethod'

class Bare(ast.NodeTransformer):
    "A module without what it does: signatures, and the first lines of docstrings"
    def __init__(self, here): self.here, self.values, self.needs = here, here, []
    def hidden(self, name): return name.startswith('_') and not name.startswith('__') or name == '__slots__'
    def visit_FunctionDef(self, n):
        if self.hidden(n.name): return None
        n.decorator_list = [d for d in n.decorator_list if re.fullmatch(KEPT, ast.unparse(d))]
        for defaults in (n.args.defaults, n.args.kw_defaults):
            defaults[:] = [d if d is None or isinstance(d, ast.Constant) else ast.Constant(...) for d in defaults]
        doc = (ast.get_docstring(n) or '').splitlines()
        n.body = [ast.Expr(ast.Constant(doc[0] if doc else ...))]
        return n
    def visit_ClassDef(self, n):
        was, cls = self.values, self.values.get(n.name)
        enum = isinstance(cls, enum_type)
        self.values = vars(cls) if isinstance(cls, type) else {}
        n.decorator_list = [d for d in n.decorator_list if re.fullmatch(KEPT, ast.unparse(d))]
        body = [b if enum and isinstance(b, ast.Assign) else self.visit(b) for b in n.body]
        flat = [x for b in body for x in (b if isinstance(b, list) else [b]) if x is not None]
        n.body, self.values = flat or [ast.Expr(ast.Constant(...))], was
        return n
    def visit_AnnAssign(self, n):
        if not isinstance(n.target, ast.Name) or self.hidden(n.target.id): return None
        n.value = n.value and ast.Constant(...) if self.values is not self.here else None
        return n
    def visit_Assign(self, n):
        found = []
        for name in dict.fromkeys(x.id for t in n.targets for x in ast.walk(t) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Store)):
            value, inside = self.values.get(name), self.values is not self.here
            if name == '__all__': return ast.parse(f'__all__ = {[x for x in value if type(self.here[x]).__name__ != "nodeprop"]}').body[0]
            if isinstance(value, (type, types.GenericAlias, types.UnionType, typing.TypeVar)): return n
            if self.hidden(name) or name not in self.values: continue
            names = Names(self.here, self.values if inside else {})
            text = names.text(*described(value))
            found.append(ast.parse(f'{name}: typing.ClassVar[{text}]' if '__dataclass_fields__' in self.values else f'{name}: {text}').body[0])
            self.needs += [*names.needs, 'import typing']
        return found
    def visit_Expr(self, n): return n if isinstance(n.value, ast.Constant) else None
    def visit_Import(self, n): return n
    visit_ImportFrom = visit_Import
    def generic_visit(self, n): return super().generic_visit(n) if isinstance(n, ast.Module) else None

def stub(text, module):
    "The stub of a module from its text in the copy"
    bare = Bare(vars(module))
    tree = bare.visit(ast.parse(text))
    body = [n for n in tree.body if not isinstance(n, (ast.Import, ast.ImportFrom))]
    used = {x.id for n in body for x in ast.walk(n) if isinstance(x, ast.Name)}
    imports = [n for n in ast.parse('\n'.join(dict.fromkeys(bare.needs))).body + tree.body if isinstance(n, (ast.Import, ast.ImportFrom))]
    lines = {}
    for n in imports:
        for a in n.names:
            known = a.asname or a.name.split('.')[0]
            if known not in used or getattr(n, 'module', '') == '__future__': continue
            name = a.name if known == a.name or not a.asname else f'{a.name} as {a.asname}'
            if isinstance(n, ast.Import): lines[f'import {name}'] = 1; continue
            source = '.'*n.level + (n.module or '')
            value = vars(module).get(known)
            lines[f'from {home(value, a.name, source)} import {name}'] = 1
    body[:1] = [*body[:1], *[ast.parse(l).body[0] for l in lines]]
    return NOTE + ast.unparse(ast.Module(body, [])) + '\n'

def front(mods):
    "The stub of the package: every name that it gives, and where it is from"
    package = importlib.import_module(LIB)
    names = {n: m for m in package._chapters for n in mods[m].__all__ if n not in package._chapters and type(getattr(mods[m], n)).__name__ != 'nodeprop'}
    names |= {n: '' for n in package.__all__ if n not in names and n not in vars(package)} | {m: '' for m in package._chapters}
    own = [f'def {n}(): ...' for n in package.__all__ if inspect.isfunction(vars(package).get(n))]
    return NOTE + '\n'.join([f'from .{m} import {n} as {n}' for n, m in names.items()] + [*own, '__version__: str']) + '\n'

def build():
    "{path: text}: what the stubs should be"
    mods = load()
    with tempfile.TemporaryDirectory() as tmp:
        tmp = Path(tmp)
        at, sets, grown = copy_into(tmp, mods)
        names = {path.relative_to(TOP): n for n, path in modules().items()}
        found = {p.with_suffix('.pyi'): stub((tmp/p).read_text(encoding='utf-8'), mods[names[p]]) for p in grown}
    return found | {Path(LIB)/'__init__.pyi': front(mods)}

def stale():
    "The files that are not what they should be"
    want = build()
    have = {p.relative_to(TOP) for p in (TOP/LIB).rglob('*.pyi')}
    return [str(p) for p in sorted(want.keys() | have) if p not in want or not (TOP/p).exists() or (TOP/p).read_text(encoding='utf-8') != want[p]]

def write():
    want = build()
    for p in (TOP/LIB).rglob('*.pyi'):
        if p.relative_to(TOP) not in want: p.unlink()
    for p, text in want.items(): (TOP/p).write_text(text, encoding='utf-8')

def untyped():
    "What mypy says of the modules' bodies and of the stubs"
    with tempfile.TemporaryDirectory() as tmp:
        tmp = Path(tmp).resolve()
        at, sets, _ = copy_into(tmp, load())
        yield from errors(tmp, at, sets)
    # mypy would like an enum that others inherit from to have members
    yield from (e for e in mypy(TOP, [*sorted((TOP/LIB).rglob('*.pyi'), key=str), '--follow-imports=silent']) if 'Detected enum' not in e[2])

COMPLETED = {'from tinylearn import Tensor\nTensor([1]).conv': 'conv2d(weight: Tensor', 'from tinylearn.opts import Kernel\nKernel.apply': 'apply_opt(self, opt: Opt'}

def uncompleted():
    "What an editor should complete and does not"
    import jedi   # which JupyterLab's kernel asks
    for text, want in COMPLETED.items():
        found = [s.to_string() for c in jedi.Script(text, project=jedi.Project(TOP)).complete() for s in c.get_signatures()]
        if not any(f.replace('self, ', '').startswith(want.replace('self, ', '')) for f in found): yield f'{text!r} is not completed to {want}: {found}'

def replaced():
    "Methods that a chapter puts in the place of those of an earlier chapter, which should have a table or a hook for it"
    mods, made = load(), {}
    for name, path in modules().items():
        here = {}
        for n in ast.walk(ast.parse(path.read_text(encoding='utf-8'))):
            if isinstance(n, ast.ClassDef):
                here |= {(vars(mods[name]).get(n.name, n.name), f.name): n.name for f in n.body if isinstance(f, ast.FunctionDef)}
            elif isinstance(n, ast.FunctionDef) and (where := is_addition(n)):
                here |= {(vars(mods[name])[c], n.name): c for c in map(str.strip, where[0].split('|'))}
        for key, cls in here.items():
            if key in made: yield f'{cls}.{key[1]} of {LIB}.{made[key]} is replaced in {LIB}.{name}'
        made |= dict.fromkeys(here, name)

def problems():
    "What is wrong, in lines"
    for f in stale(): yield f'{f} is stale: run .venv/bin/python .ci/stubs.py'
    yield from uncompleted()
    for path, line, what in untyped(): yield f'{path}:{line}: {what}'

def main():
    if sys.argv[1:] == ['--check']:
        found = [*problems()]
        print(*found, sep='\n', end='\n'*bool(found))
        sys.exit(bool(found))
    write()

if __name__ == '__main__': main()
