"""
The tasks of the worksheet and their solutions as HTML. Both are made of the same answers: a task
leaves out what is asked for.
"""
import lesson_page


def task(name, answers, words, *, solved):
    """name: of the task; answers: what worksheet.mjs found out; words: those of the page; solved: with what is asked for."""
    return TASKS[name](answers, words, solved)


def table(heads, rows, solved):
    """rows: of cells; what is asked for is in a list of one."""

    def cell(value):
        if not isinstance(value, list):
            return f'<td>{value}</td>'
        return f'<td class="answer">{value[0]}</td>' if solved else '<td></td>'

    head = ''.join(f'<th scope="col">{text}</th>' for text in heads)
    body = ''.join(f'<tr>{"".join(map(cell, row))}</tr>' for row in rows)
    return f'<table class="task"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def code(text):
    """A piece of code in a cell."""
    return f'<code>{text}</code>'


def picture(name, alt):
    """A board that stills.mjs drew. name: of its file, without `sheet-`; alt: what is said of it."""
    return f'<img src="../stills/sheet-{name}.svg" alt="{lesson_page.attribute(alt)}" width="360" height="360">'


def pictures(name, alt, classes):
    """A task of boards, one for each puzzle that is to be solved. alt: the word that is said of each."""
    return lambda answers, words, solved: (
        f'<div class="{classes}">{"".join(picture(f"{name}-{at}", words[alt]) for at in range(1, len(answers["solutions"]) + 1))}</div>')


def read(answers, words, solved):
    """Expressions and places of cells: of each row one is given, the other and the value are asked for."""
    def row(entry):
        expression, place = code(entry['expression']), [entry['row'], entry['column']]
        sides = [expression, *([value] for value in place)] if entry['given'] == 'expression' else [[expression], *place]
        return [*sides, [code(entry['value'])]]

    heads = [words[f'sheet.{name}'] for name in ('expression', 'row', 'column', 'value')]
    return table(heads, map(row, answers['read']), solved)


def corner(answers, words, solved):
    """Where the box of a row begins, by integer division."""
    heads = [code(head) for head in answers['expressions']]
    return table(heads, [[code(row), [code(third)], [code(first)]] for row, third, first in answers['corner']], solved)


def allowed(answers, words, solved):
    """The digits that may go into each cell with a letter."""
    heads = [words[f'sheet.{name}'] for name in ('cell', 'row', 'column', 'digits')]
    return table(heads, [[entry['letter'], entry['row'], entry['column'], [' '.join(map(str, entry['digits']))]] for entry in answers['allowed']], solved)


def blocked(answers, words, solved):
    """By which cell and which rule a digit is kept from a cell with a letter."""
    heads = [words[f'sheet.{name}'] for name in ('cell', 'digit', 'peer-row', 'peer-column', 'unit')]
    return table(heads, [[entry['letter'], entry['digit'], [entry['row']], [entry['column']], [words[f'sheet.same-{entry["unit"]}']]] for entry in answers['blocked']], solved)


def tree(answers, words, solved):
    """The tree of the first empty cells; as a task the cells alone, one for each level."""
    if solved:
        return lesson_page.tree(answers['tree'], words['sheet.tree'], words['sheet.dead'])
    levels = ''.join(f'<li>{words["sheet.place"].format(**place)}</li>' for place in answers['empty'])
    return f'<ol class="levels">{levels}</ol>'


def search(answers, words, solved):
    """The first row is an example: it is there before anything is solved."""

    def row(number, event):
        cells = [words[f'sheet.{event["kind"]}-event'], event['row'], event['column'], event['digit']]
        return [number, *(cells if number == 1 else [[cell] for cell in cells])]

    heads = [words[f'sheet.{name}'] for name in ('number', 'event', 'row', 'column', 'digit')]
    return table(heads, [row(number, event) for number, event in enumerate(answers['search'], 1)], solved)


TASKS = {
    'marked': lambda answers, words, solved: picture('marked', words['sheet.alt-marked']),
    'read': read, 'corner': corner, 'allowed': allowed, 'blocked': blocked, 'tree': tree, 'search': search,
    'solve': pictures('solve', 'sheet.alt-solve', 'boards large'), 'solved': pictures('solved', 'sheet.alt-solved', 'boards'),
}
