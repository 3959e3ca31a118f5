"""What a first visit loads, gzipped and in files, stays within its budget: size.py DIRECTORY."""
import gzip
import pathlib
import re
import sys
import urllib.parse
from html.parser import HTMLParser

from files import ROOT, Findings

SOLVER_BUDGET = 40_960
PAGE_BUDGET = 110_000
FRAME_BUDGET = 70_000
SINGLE_BUDGET = 800_000  # as it is, not gzipped
SCRIPTS_BUDGET = 6  # before the board is there: a slow processor takes 40 ms for each
SOLVER = ('wasm/sudoku.mjs', 'wasm/sudoku.wasm')
PLAIN = ('wasm/sudoku.mjs', 'wasm/sudoku-plain.wasm')  # in its place where there is no SIMD

# Static imports and exports. An `import(...)` is loaded later, and a JSDoc one is no import.
IMPORT = re.compile(r'''(?:^|[;\n}])\s*(?:import|export)\b(?:[\s\w*${},]*?\bfrom)?\s*["']([^"']+)["']''')
# A script that nothing waits for.
ASYNC = re.compile(r'<script src="([^"]+)" async>')
# Files that a module fetches from beside itself; a name that is put together is a dictionary.
BESIDE = re.compile(r'''new URL\(\s*["']([^"']+)["']\s*,\s*import\.meta\.url''')
STYLE = re.compile(r'''@import\s+(?:url\()?["']?([^"')]+)|url\(\s*["']?(?!data:)([^"')]+)''')
COMMENT = re.compile(r'/\*.*?\*/', re.DOTALL)


class Page(HTMLParser):
    """Collects what an HTML page loads by itself."""

    LOADED = {'stylesheet', 'preload', 'modulepreload', 'icon', 'manifest', 'prefetch'}

    def __init__(self, text):
        super().__init__()
        self.addresses = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        fields = dict(attributes)
        if tag == 'link' and self.LOADED & set((fields.get('rel') or '').split()):
            self.addresses.append(fields.get('href'))
        elif tag in ('script', 'img', 'iframe', 'source', 'audio', 'video'):
            self.addresses.append(fields.get('src'))


def addresses(path):
    text = path.read_text(encoding='utf-8') if path.suffix in ('.html', '.js', '.mjs', '.css') else ''
    if path.suffix == '.html':
        return Page(text).addresses
    code = COMMENT.sub('', text)
    if path.suffix == '.css':
        return [first or second for first, second in STYLE.findall(code)]
    return IMPORT.findall(code) + BESIDE.findall(code)


def relative(address):
    parts = urllib.parse.urlsplit(address or '')
    return None if parts.scheme or parts.netloc or not parts.path else parts.path


def first_load(site, page, findings):
    """All files that a page leads to."""
    found, waiting = {}, [site / page]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        if not path.is_file():
            findings.add(path.relative_to(ROOT), 1, 'is loaded by the page and does not exist')
            continue
        found[path] = packed(path)
        base = path.parent
        waiting += [(base / link).resolve() for link in map(relative, addresses(path)) if link]
    return found


def packed(path):
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def judge(name, size, budget, findings, unit='bytes'):
    print(f'{name}: {size:,} of {budget:,} {unit}')
    if size > budget:
        findings.add('build/web', 1, f'{name}: {size - budget:,} {unit} over budget')


def main(site):
    findings = Findings()
    single = site.with_name('stepdoku.html')  # made with esbuild only
    judge('solver', sum(packed(site / name) for name in SOLVER), SOLVER_BUDGET, findings)
    judge('solver without SIMD', sum(packed(site / name) for name in PLAIN), SOLVER_BUDGET, findings)
    for page, texts, budget in (('index.html', 'i18n', PAGE_BUDGET), ('embed.html', 'i18n/bare', FRAME_BUDGET)):
        loaded = first_load(site, page, findings)
        for name in SOLVER:
            loaded[site / name] = packed(site / name)
        dictionary = max((site / texts).glob('*.json'), key=packed)
        loaded[dictionary] = packed(dictionary)
        judge(f'first load of {page}', sum(loaded.values()), budget, findings)
        if single.is_file():
            beside = {site / name for name in ASYNC.findall((site / page).read_text(encoding='utf-8'))}
            judge(f'scripts of {page}', sum(path.suffix in ('.js', '.mjs') for path in loaded if path not in beside), SCRIPTS_BUDGET, findings, 'files')
        if '--list' in sys.argv:
            for path, size in sorted(loaded.items(), key=lambda entry: -entry[1]):
                print(f'{size:8,} {path.relative_to(site)}')
    if single.is_file():
        judge('single file', single.stat().st_size, SINGLE_BUDGET, findings)
    findings.end()


main(pathlib.Path(sys.argv[1]).resolve())
