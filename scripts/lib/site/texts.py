"""The dictionaries of the bare player: of each language, the texts that web/app/bare-texts.js names."""
import json
import re

NAME = re.compile(r"'([\w.-]+)'")


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


def make(sources, out):
    names = set(NAME.findall((sources / 'app/bare-texts.js').read_text(encoding='utf-8').split('export', 1)[1]))
    (out / 'i18n/bare').mkdir()
    for path in (sources / 'i18n').glob('*.json'):
        texts = chosen(json.loads(path.read_text(encoding='utf-8')), names)
        packed = json.dumps(texts, ensure_ascii=False, separators=(',', ':'))
        (out / 'i18n/bare' / path.name).write_text(packed, encoding='utf-8')
