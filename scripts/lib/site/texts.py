"""
The dictionaries of web/i18n, one file per language, as the page loads them: what stands under "later"
is cut into files of its own, one per part and language. The bare player of embed.html gets dictionaries
of what it says alone.
"""
import html
import json
import re

LANGUAGES = re.compile(r"(export const languages = )\[[^\]]*\]")
# What stands there before there are scripts, or without them.
SAID = re.compile(r'([ \t]*)(<(noscript|div|button)[^>]* data-said="(\w+)\.(\w+)">)(</\3>)')
PICKER = re.compile(r'([ \t]*)(<select id="language"[^>]*>)(</select>)')
FIRST = 'en'
NAME = re.compile(r"'([\w.-]+)'")


def dictionaries(sources):
    """By code, English first: it is what a reader gets whose languages there are none of."""
    found = {path.stem: json.loads(path.read_text(encoding='utf-8')) for path in (sources / 'i18n').glob('*.json')}
    return {code: found[code] for code in sorted(found, key=lambda code: (code != FIRST, code))}


def apply(site):
    """site: a copy of web/, which then is as it is served."""
    texts = dictionaries(site)
    cut(texts, site)
    choose(texts, site)
    list_in_script(site / 'app/languages.js', texts)
    for page in site.rglob('*.html'):
        page.write_text(listed(page.read_text(encoding='utf-8'), texts), encoding='utf-8')


def write(path, dictionary):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(dictionary, ensure_ascii=False, separators=(',', ':')), encoding='utf-8')


def cut(texts, site):
    for code, dictionary in texts.items():
        write(site / f'i18n/{code}.json', {name: group for name, group in dictionary.items() if name != 'later'})
        for part, groups in dictionary['later'].items():
            write(site / f'i18n/{part}/{code}.json', groups)


def chosen(entry, names, prefix=''):
    """What of a dictionary has one of these names, or is in a group that has."""
    found = {}
    for key, inner in entry.items():
        name = f'{prefix}{key}'
        if name in names:
            found[key] = inner
        elif isinstance(inner, dict):
            part = chosen(inner, names, f'{name}.')
            if part:
                found[key] = part
    return found


def choose(texts, site):
    """i18n/bare: of each dictionary the texts that app/bare-texts.js names."""
    names = set(NAME.findall((site / 'app/bare-texts.js').read_text(encoding='utf-8').split('export', 1)[1]))
    for code, dictionary in texts.items():
        write(site / f'i18n/bare/{code}.json', chosen(dictionary, names))


def list_in_script(script, texts):
    """Has app/languages.js know the languages that there are."""
    codes = ', '.join(f"'{code}'" for code in texts)
    script.write_text(LANGUAGES.sub(lambda match: f'{match.group(1)}[{codes}]', script.read_text(encoding='utf-8'), count=1), encoding='utf-8')


def listed(page, texts):
    """A page offers each language under its own name, and says in all what it says before there are scripts, or without them."""

    def filled(match):
        indent, opening, closing = match.groups()
        options = ''.join(f'{indent}  <option value="{code}" lang="{code}">{html.escape(dictionary["name"])}</option>\n' for code, dictionary in texts.items())
        return f'{indent}{opening}\n{options}{indent}{closing}'

    def said(match):
        indent, opening, kind, group, key, closing = match.groups()
        tag = 'span' if kind == 'button' else 'p'
        lines = ''.join(f'{indent}  <{tag} lang="{code}">{html.escape(dictionary[group][key])}</{tag}>\n' for code, dictionary in texts.items())
        return f'{indent}{opening}\n{lines}{indent}{closing}'

    return PICKER.sub(filled, SAID.sub(said, page)).replace('data-languages=""', f'data-languages="{" ".join(texts)}"', 1)
