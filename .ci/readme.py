"""README.md from nbs/index.ipynb: markdown and visible code as they stand there, text outputs as text,
figures as files in nbs/images."""

import re, sys, urllib.parse, base64
from pathlib import Path
import nbformat

TOP = Path(__file__).resolve().parents[1]
IMAGES = Path('nbs/images')
NOTE = '<!-- Generated from nbs/index.ipynb by `make run`; edit it there. -->\n'


def links(md):
    return re.sub(r'\]\((?!https?:|#|/|mailto:)([^)\s]+)\)', r'](nbs/\1)', md)


def figures(html):
    "(suffix, bytes) of each data URI image in `html`"
    for m in re.finditer(r'<img\b[^>]*?\bsrc="data:image/(svg\+xml|png)([^,"]*),([^"]*)"[^>]*>', html, re.S):
        raw = (
            base64.b64decode(m[3])
            if 'base64' in m[2]
            else urllib.parse.unquote_to_bytes(m[3].replace('&amp;', '&').replace('&#x27;', "'"))
        )
        yield m[1].split('+')[0], raw


def build():
    "{path: bytes}: what README.md and its figures should be"
    nb, files, out = nbformat.read(TOP / 'nbs/index.ipynb', 4), {}, [NOTE]
    for c in nb.cells:
        if c.cell_type == 'markdown':
            out.append(links(c.source) + '\n')
            continue
        if re.search(r'^#\s*\|\s*(hide|default_exp)\b', c.source, re.M):
            continue
        src = re.sub(r'^#\s*\|.*\n?', '', c.source, flags=re.M).strip()
        if src and not re.search(r'^#\s*\|\s*echo:\s*false', c.source, re.M):
            out.append(f'```python\n{src}\n```\n')
        for o in c.outputs:
            data = o.get('data', {})
            figs = list(figures(data.get('text/html', '')))
            alt = (
                re.sub(r'[][\\]', '', data.get('text/plain', '').splitlines()[0][:120])
                if data.get('text/plain')
                else 'figure'
            )
            for ext, raw in figs:
                p = IMAGES / f'index_{len(files) + 1}.{ext}'
                files[p] = raw
                out.append(f'![{alt}]({p.as_posix()})\n')
            text = (
                ''
                if figs
                else data.get('text/markdown')
                or data.get('text/plain')
                or (o.get('text', '') if o.get('name') != 'stderr' else '')
            )
            if text.strip():
                out.append(
                    f'{text.rstrip()}\n' if 'text/markdown' in data else f'```\n{text.rstrip()}\n```\n'
                )
    return {Path('README.md'): '\n'.join(out).encode()} | files


def stale():
    "The files that are not what they should be"
    want = build()
    return [str(p) for p, b in want.items() if not (TOP / p).exists() or (TOP / p).read_bytes() != b] + [
        str(p.relative_to(TOP)) for p in (TOP / IMAGES).glob('index_*') if p.relative_to(TOP) not in want
    ]


def write():
    want = build()
    for p in (TOP / IMAGES).glob('index_*'):
        if p.relative_to(TOP) not in want:
            p.unlink()
    for p, b in want.items():
        (TOP / p).parent.mkdir(exist_ok=True)
        (TOP / p).write_bytes(b)


if __name__ == '__main__':
    write()
