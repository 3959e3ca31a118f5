"""The page for teachers: ways to each figure and moment of the lesson, code that embeds them, and a worksheet."""
import html
import re
import urllib.parse

import worksheet
from lesson_page import Lesson, attribute

WAYS = re.compile(r'<div data-ways="(figures|moments)"></div>')
CODES = re.compile(r'<div data-codes="(figures|moments)"></div>')
TASK = re.compile(r'<div data-(sheet|solved)="(\w+)"></div>')
GO = re.compile(r'data-go="([\w-]+)"')


class Teachers(Lesson):
    """The page for teachers in one language; its words are at the top of its text."""

    FOLDER, KIND = 'lesson/teachers', 'teachers'

    def filled(self, text):
        text = WAYS.sub(self.ways, CODES.sub(self.codes, text))
        text = TASK.sub(lambda match: worksheet.task(match[2], self.drawn['worksheet'], self.words, solved=match[1] == 'solved'), text)
        return super().filled(GO.sub(lambda match: f'href="{self.in_lesson("go", match[1])}"', text))

    def in_lesson(self, kind, name):
        return f'../{self.code}.html#{kind}-{name}'

    def entries(self, kind):
        """Of each figure or moment: its name in words, its anchor in the lesson, the figure and the position."""
        if kind == 'figures':
            return [(self.words[f'figure.{name}'], self.in_lesson('fig', name), figure, figure.get('position', 0)) for name, figure in self.plan['figures'].items()]
        return [(self.words[f'moment.{name}'], self.in_lesson('go', name), self.plan['figures'][moment['figure']], moment['position']) for name, moment in self.moments.items()]

    def ways(self, match):
        heads = ''.join(f'<th scope="col">{self.words[word]}</th>' for word in ('in-lesson', 'step', 'in-app'))
        rows = ''.join(
            f'<tr><th scope="row"><a href="{anchor}">{words}</a></th><td>{self.written(position)}</td>'
            f'<td><a href="{self.up}#{html.escape(self.fragment(figure, position))}" aria-label="{attribute(self.words["open"])}: {attribute(words)}">{self.words["open"]}</a></td></tr>\n'
            for words, anchor, figure, position in self.entries(match[1]))
        return f'<table class="ways"><thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table>'

    def codes(self, match):
        """A moment is shown with what a frame shows of itself, a figure with its own controls."""

        def fragment(figure, position):
            shown = {name: figure[name] for name in ('controls', 'code') if name in figure and match[1] == 'figures'}
            more = urllib.parse.urlencode(shown, quote_via=urllib.parse.quote)
            return '&'.join(filter(None, [self.fragment(figure, position), more]))

        def height(figure):
            """Pixels in which all that is shown can be seen on a wide page."""
            if match[1] != 'figures':
                return 860
            return 1000 if 'code' in figure else 900

        return '\n'.join(f'<details class="code"><summary>{words}</summary>{frame(fragment(figure, position), words, height(figure))}</details>'
                         for words, _, figure, position in self.entries(match[1]))


def frame(fragment, words, height):
    """The code of a frame that shows what a fragment of an address leads to. words: what that is."""
    code = f'<iframe src="stepdoku/embed.html#{fragment}" title="{attribute(words)}" width="100%" height="{height}"></iframe>'
    return f'<pre tabindex="0"><code>{html.escape(code)}</code></pre>'
