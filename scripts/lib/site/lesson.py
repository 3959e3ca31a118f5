"""
The lesson: one page per language, made of its text in web/lesson, the numbers, figures and listings that
are the same in all languages, and a still of each figure for readers without scripts and on paper; and
beside each the page for teachers.
"""
import json
import pathlib
import subprocess

from lesson_page import Lesson
from teachers import Teachers


def make(site, out, texts):
    """site: the sources as they are bundled; out: the finished site, whose solver makes the stills; texts: the dictionaries."""
    sources = site / 'lesson'
    (out / 'lesson/stills').mkdir(parents=True, exist_ok=True)
    for folder in (out / 'lesson', out / 'lesson/teachers'):
        for path in folder.glob('*.*'):
            path.unlink()
    command = ['node', str(pathlib.Path(__file__).with_name('stills.mjs')), str(site), str(out)]
    drawn = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    facts = {name: json.loads((sources / f'{name}.json').read_text(encoding='utf-8')) for name in ('figures', 'numbers', 'moments')}
    names = {code: dictionary['name'] for code, dictionary in texts.items() if (sources / f'{code}.html').is_file()}
    for code in names:
        for kind in (Lesson, Teachers):
            page = kind(code, site, {**facts, 'drawn': drawn}).page(names)
            (out / kind.FOLDER / f'{code}.html').write_text(page, encoding='utf-8')
    page = out / 'index.html'
    page.write_text(page.read_text(encoding='utf-8').replace('data-languages=""', f'data-languages="{" ".join(names)}"', 1), encoding='utf-8')


