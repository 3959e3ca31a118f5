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
    return f'<code>{text}</code>'


def picture(name, alt):
    return f'<img src="../stills/sheet-{name}.svg" alt="{lesson_page.attribute(alt)}" width="360" height="360">'


def pictures(name, alt, classes):
    return lambda answers, words, solved: (
        f'<div class="{classes}">{"".join(picture(f"{name}-{at}", words[alt]) for at in range(1, len(answers["solutions"]) + 1))}</div>')


def read(answers, words, solved):
    def row(entry):
        expression, place = code(entry['expression']), [entry['row'], entry['column']]
        sides = [expression, *([value] for value in place)] if entry['given'] == 'expression' else [[expression], *place]
        return [*sides, [code(entry['value'])]]

    heads = [words[f'sheet.{name}'] for name in ('expression', 'row', 'column', 'value')]
    return table(heads, map(row, answers['read']), solved)


def corner(answers, words, solved):
    heads = [code(head) for head in ('row', 'row // 3', 'row // 3 * 3')]
    return table(heads, [[code(row), [code(third)], [code(first)]] for row, third, first in answers['corner']], solved)


def allowed(answers, words, solved):
    heads = [words[f'sheet.{name}'] for name in ('cell', 'row', 'column', 'digits')]
    return table(heads, [[entry['letter'], entry['row'], entry['column'], [' '.join(map(str, entry['digits']))]] for entry in answers['allowed']], solved)


def blocked(answers, words, solved):
    heads = [words[f'sheet.{name}'] for name in ('cell', 'digit', 'peer-row', 'peer-column', 'unit')]
    return table(heads, [[entry['letter'], entry['digit'], [entry['row']], [entry['column']], [words[f'sheet.same-{entry["unit"]}']]] for entry in answers['blocked']], solved)


def tree(answers, words, solved):
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
