"""What can only be written into files of the site when all of them are there."""
import base64
import hashlib
import json
import posixpath
import re

SCRIPT = re.compile(r'^([ \t]*)<script type="module" src="((?:\.\./)*)app/([\w-]+\.js)"></script>\n', re.MULTILINE)


def finish(out, scripts):
    """scripts: by the name of a script in app/, the chunks that it imports at once."""
    for path in out.rglob('*.html'):
        path.write_text(preloaded(path.read_text(encoding='utf-8'), scripts), encoding='utf-8')
    keep(out)


# What no visitor needs without a network.
UNKEPT = ('*.map', '*.d.ts', '*.d.mts', 'package.json', 'picture.png', 'sw.js')


def keep(out):
    """Tells the service worker which files there are, and what each must hash to; and the page which version it is of."""
    worker = (out / 'sw.js').read_text(encoding='utf-8')
    page = out / 'index.html'
    version = hashlib.sha256((hashes(out) + worker).encode()).hexdigest()[:16]
    page.write_text(page.read_text(encoding='utf-8').replace('data-version=""', f'data-version="{version}"', 1), encoding='utf-8')
    (out / 'sw.js').write_text(worker.replace("VERSION = ''", f"VERSION = '{version}'", 1).replace('FILES = {}', f'FILES = {hashes(out)}', 1), encoding='utf-8')


def hashes(out):
    """JSON: what is kept, each path with what the file must hash to."""
    files = {path.relative_to(out).as_posix(): f'sha256-{base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()}'
             for path in sorted(out.rglob('*')) if path.is_file() and not any(path.match(pattern) for pattern in UNKEPT)}
    return json.dumps(files, separators=(',', ':'))


def preloaded(page, scripts):
    """A page asks for all chunks of its scripts at once instead of one after the other."""

    def with_links(match):
        indent, up, name = match.groups()
        links = [f'{indent}<link rel="modulepreload" href="{up}{posixpath.normpath(f"app/{chunk}")}">\n' for chunk in scripts.get(name, [])]
        return ''.join(links) + match.group()

    return SCRIPT.sub(with_links, page)
