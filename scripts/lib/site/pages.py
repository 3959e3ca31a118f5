"""What can only be written into a page when all its files are there."""
import re

SCRIPT = re.compile(r'^([ \t]*)<script type="module" src="((?:\.\./)*)app/([\w-]+\.js)"></script>\n', re.MULTILINE)


def finish(out, scripts):
    """scripts: by the name of a script in app/, the chunks that it imports at once."""
    for path in out.rglob('*.html'):
        path.write_text(preloaded(path.read_text(encoding='utf-8'), scripts), encoding='utf-8')


def preloaded(page, scripts):
    """A page asks for all chunks of its scripts at once instead of one after the other."""

    def with_links(match):
        indent, up, name = match.groups()
        links = [f'{indent}<link rel="modulepreload" href="{up}app/{chunk}">\n' for chunk in scripts.get(name, [])]
        return ''.join(links) + match.group()

    return SCRIPT.sub(with_links, page)
