"""A page of the lesson: its text, filled with the numbers, figures and listings that are the same in all languages."""
import html
import math
import re
import urllib.parse

SECTION = re.compile(r'<section id="([\w-]+)">\s*<h2>(.*?)</h2>', re.DOTALL)
FIGURE = re.compile(r'<figure id="(fig-[\w-]+)" data-figure="([\w-]+)">')
NUMBER = re.compile(r'<data value="([\w.-]+)"></data>')
GRID = re.compile(r'<pre data-grid="([\w-]+)"></pre>')
LISTING = re.compile(r'<pre data-listing="([\w.-]+)"(?: data-part="(\w+)")?></pre>')
WORD = re.compile(r'^<template data-word="([\w.-]+)">(.*?)</template>\n', re.MULTILINE)
CORNER = re.compile(r'(<div data-live="corner">\n)(<template data-word="caption">(.*?)</template>)')
TREE = re.compile(r'(<div data-live="tree4">\n(?:<p>.*?</p>\n)?)(?=((?:<template.*\n)+))')
TAG = re.compile(r'<[^>]*>')
MARK = re.compile(r' *(?:#|//)! .*$', re.MULTILINE)
GRAMMAR = 1
# For a picture that lies across the page; web/styles/lesson.css says the same.
ROOM = '(min-width: 560px)'


class Lesson:
    """The lesson in one language."""

    FOLDER, KIND = 'lesson', 'lesson'  # KIND: its script and its styles have that name

    def __init__(self, code, site, facts):
        """facts: figures, numbers and moments as web/lesson has them, and what was drawn of them."""
        self.code, self.site = code, site
        self.plan, self.numbers, self.moments, self.drawn = (facts[name] for name in ('figures', 'numbers', 'moments', 'drawn'))
        self.up = '../' * (self.FOLDER.count('/') + 1)
        self.led = set()
        text = (site / f'{self.FOLDER}/{code}.html').read_text(encoding='utf-8')
        head, rest = text.split('<section', 1)
        self.words = dict(WORD.findall(head))
        self.text = f'{WORD.sub("", head)}<section{rest}'

    def page(self, names):
        """names: of the languages that there are, by their codes."""
        opening, rest = self.text.split('<section', 1)
        links = [f'<a href="{code}.html" lang="{code}" hreflang="{code}"{" aria-current=page" if code == self.code else ""}>{html.escape(name)}</a>'
                 for code, name in names.items()]
        values = {
            'up': self.up, 'kind': self.KIND, 'language': self.code, 'title': self.words['title'], 'lead': self.words['lead'], 'languages': self.words['languages'],
            'contents': self.words['contents'], 'links': '\n      '.join(links), 'opening': self.filled(opening).strip(),
            'sections': '\n        '.join(f'<li><a href="#{name}">{title}</a></li>' for name, title in SECTION.findall(self.text)),
            'text': self.filled(f'<section{rest}').strip(),
        }
        template = (self.site / 'lesson/page.html').read_text(encoding='utf-8')
        return re.sub(r'\{(\w+)\}', lambda match: values[match[1]], template)

    def filled(self, text):
        """A text with all that the build puts into it."""
        text = NUMBER.sub(self.number, FIGURE.sub(self.figure, LISTING.sub(self.listing, GRID.sub(self.grid, text))))
        text = TREE.sub(lambda match: f'{match[1]}{tree(self.drawn["tree"], **dict(WORD.findall(match[2])))}\n', CORNER.sub(self.corners, text))
        return re.sub(r'data-go="([\w-]+)"', self.way, text.replace('<pre>', '<pre tabindex="0">'))

    def corners(self, match):
        """For readers without scripts: the table that app/corner-table.js makes, but with a row for each of its columns, so that it fits a phone."""
        heads = ''.join(f'<th scope="col"><code>{head}</code></th>' for head in self.drawn['corner']['heads'])
        rows = ''.join(f'<tr>{"".join(f"<td><code>{value}</code></td>" for value in row)}</tr>' for row in self.drawn['corner']['rows'])
        return f'{match[1]}<table><caption>{match[3]}</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>\n{match[2]}'

    def number(self, match):
        """A number by its name."""
        return self.written(self.numbers[match[1]])

    def written(self, value):
        """A number as the language writes it."""
        return f'<data value="{value}">{html.escape(self.drawn["written"][self.code][str(value)])}</data>'

    def way(self, match):
        """The first way to a moment can be led to from elsewhere: app/lesson.js follows it then."""
        moment = self.moments[match[1]]
        anchor = '' if match[1] in self.led else f'id="go-{match[1]}" '
        self.led.add(match[1])
        return f'{anchor}data-go="{match[1]}" data-figure="{moment["figure"]}" data-position="{moment["position"]}"'

    def fragment(self, figure, position):
        """The fragment of an address that leads to a step of a figure in the app."""
        fields = {'p': self.plan['puzzles'][figure['puzzle']], 'a': figure.get('algorithm', 'backtracking'), 'n': position, 'g': GRAMMAR, 'l': self.code}
        return urllib.parse.urlencode(fields)

    def figure(self, match):
        """What a player needs to know, and the still that stands there until then; the dark one for where a script has made the page dark."""
        anchor, name = match.groups()
        figure = self.plan['figures'][name]
        settings = {'puzzle': self.plan['puzzles'][figure['puzzle']], **{key: figure[key] for key in ('algorithm', 'position', 'controls', 'code') if key in figure}}
        data = ' '.join(f'data-{key}="{html.escape(str(value))}"' for key, value in settings.items())
        said = html.escape(self.drawn['said'][name][self.code])
        across = self.across(name)
        alt = said if not across else f'{self.caption(name)} {said}'
        return (f'<figure id="{anchor}" data-figure="{name}" {data}>\n'
                f'<a class="still{" across" if across else ""}" href="{self.up}#{html.escape(self.fragment(figure, figure.get("position", 0)))}">'
                f'<picture>{across}<source srcset="stills/{name}-dark.svg" media="not all" data-dark="screen">'
                f'<img src="stills/{name}.svg" alt="{alt}" width="360" height="360" loading="lazy"></picture><span>{said} {self.words["open"]}</span></a>')

    def caption(self, name):
        """What the text says below a figure."""
        return attribute(re.search(rf'data-figure="{name}"><figcaption>(.*?)</figcaption>', self.text)[1])

    def across(self, name):
        """The picture of a figure that lies across the page, for where there is room; nothing if it has none."""
        size = self.drawn['across'].get(name)
        if not size:
            return ''
        sources = {'-dark': f'media="not all" data-dark="screen and {ROOM}"', '': f'media="{ROOM}, print"'}
        return ''.join(f'<source srcset="stills/{name}-across{ending}.svg" {media} width="{size["width"]}" height="{size["height"]}">' for ending, media in sources.items())

    def grid(self, match):
        """A puzzle as the list of lists that the programs take, as one writes it in Python."""
        puzzle = self.plan['puzzles'][match[1]]
        size = math.isqrt(len(puzzle))
        rows = (', '.join(puzzle[at:at + size].replace('.', '0')) for at in range(0, len(puzzle), size))
        return '<pre>sudoku = [\n' + ''.join(f'    [{row}],\n' for row in rows) + ']</pre>'

    def listing(self, match):
        """A listing, or the piece of it that defines one function, without the marks for the player."""
        name, part = match.groups()
        code = MARK.sub('', (self.site / 'listings' / name).read_text(encoding='utf-8')).strip()
        if part:
            code = next(piece for piece in re.split(r'\n\n+(?=\S)', code) if re.search(rf'\b{part}\(', piece.split('\n', 1)[0]))
        return f'<pre data-listing="{name}" tabindex="0"><code>{html.escape(code)}</code></pre>'


def attribute(words):
    """Words of a text, which are marked up, as the value of an attribute."""
    return html.escape(html.unescape(TAG.sub('', words)))


def tree(branches, label, dead):
    """The tree that app/branch-lists.js draws. label: its name; dead: what is said of a dead end."""
    return f'<div class="tree4" role="group" aria-label="{attribute(label)}" tabindex="0">{levels(branches, dead)}</div>'


def levels(branches, dead):
    """Branches and all that is below them, as lists in lists."""
    items = (f'<li><b>{branch["digit"]}</b>{f"<span class=dead>{dead}</span>" if branch["isDead"] else ""}'
             f'{levels(branch["children"], dead) if branch["children"] else ""}</li>' for branch in branches)
    return f'<ul>{"".join(items)}</ul>'
