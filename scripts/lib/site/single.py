"""stepdoku.html: the whole app in one file, which works by double-click from a disk."""
import base64
import hashlib
import pathlib
import re

import inside

POLICY = re.compile(r'(<meta http-equiv="Content-Security-Policy" content=")[^"]*(">)')
LINK = re.compile(r'[ \t]*<link rel="(?:preload|modulepreload|manifest|apple-touch-icon|icon)"[^>]*>\n')
SHEET = re.compile(r'<link rel="stylesheet" href="([^"]+)">')
CLASSIC = re.compile(r'<script src="([^"]+)"></script>')
# What is there until the scripts are.
ABOUT = re.compile(r'[ \t]*<div class="about".*?</div>\n', re.DOTALL)
# What says that something is missing beside the page.
LATE = re.compile(r'[ \t]*<div id="late".*?\n[ \t]*</div>\n(?=[ \t]*<script src="app/early.js">)|[ \t]*<script src="app/late.js" async></script>\n', re.DOTALL)
# There is no folder to come back to.
BRAND = re.compile(r'<a (class="brand") href="[^"]*" aria-current="page">(.*?)</a>')
# Says which dictionaries can be fetched, and what is kept for the page.
FETCHED = re.compile(' data-languages="[^"]*" data-version="[^"]*"')
MODULE = '<script type="module" src="app/main.js"></script>'


def digest(text):
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def data_address(path):
    return f'data:image/svg+xml;base64,{base64.b64encode(path.read_bytes()).decode()}'


def make(stage, out, target):
    """stage: an unchanged copy of web/; out: the finished site."""
    bundled = stage / 'main.bundle.js'
    inside.script(stage, out, 'app/main.js', bundled, '--format=esm')
    scripts, styles = [], []

    def put_in(text, texts, opening, closing):
        texts.append(text)
        return f'{opening}{text}{closing}'

    def style(match):
        text = inside.slim(out / match.group(1)).decode().strip()
        return put_in(text, styles, '<style>', '</style>')

    def classic(match):
        return put_in((out / match.group(1)).read_text(encoding='utf-8').strip(), scripts, '<script>', '</script>')

    page = BRAND.sub(r'<span \1>\2</span>', (stage / 'index.html').read_text(encoding='utf-8'))
    page = ABOUT.sub('', LATE.sub('', page))
    page = LINK.sub('', FETCHED.sub('', page, count=1))
    page = CLASSIC.sub(classic, SHEET.sub(style, page))
    # In a script an end tag ends it, wherever it stands.
    code = pathlib.Path(bundled).read_text(encoding='utf-8').strip().replace('</script', '<\\/script')
    page = page.replace(MODULE, put_in(code, scripts, '<script type="module">', '</script>'))
    policy = '; '.join([
        "default-src 'none'", f"script-src 'wasm-unsafe-eval' {' '.join(map(digest, scripts))}",
        f"style-src {' '.join(map(digest, styles))}", 'img-src data:', "base-uri 'none'", "form-action 'none'",
        "require-trusted-types-for 'script'"])
    page = POLICY.sub(lambda match: f'{match.group(1)}{policy}{match.group(2)}', page)
    page = page.replace('</title>\n', f'</title>\n  <link rel="icon" href="{data_address(out / "icon.svg")}">\n', 1)
    target.write_text(page, encoding='utf-8')
