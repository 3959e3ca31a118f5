"""Runs a Python listing of the page as it is: run_listing.py FILE FUNCTION < puzzles, one a line.

Prints a line of JSON for each puzzle: the board at the end, the answer, and what was counted from
outside: calls by sys.settrace, reads and writes by lists that count.
"""
import json
import runpy
import sys

FILE, FUNCTION = sys.argv[1:]
counted = {}


def count(name):
    counted[name] = counted.get(name, 0) + 1


def on_call(frame, event, _):
    if event == 'call' and frame.f_code.co_filename == FILE:
        count(frame.f_code.co_name)


class Row(list):
    """A row of the board."""

    def __setitem__(self, column, number):
        count('erase' if number == 0 else 'place')
        super().__setitem__(column, number)

    def __getitem__(self, column):
        if sys._getframe(1).f_code.co_name == 'isValid':
            count('check')
        return super().__getitem__(column)


class Table(list):
    """The digits of a unit, by which they are used."""

    def __getitem__(self, number):
        count('check')
        return super().__getitem__(number)


def run(listing, puzzle):
    size = round(len(puzzle) ** 0.5)
    sudoku = [Row(0 if c == '.' else int(c) for c in puzzle[i:i + size]) for i in range(0, len(puzzle), size)]
    more, solutions = [], []
    if FUNCTION == 'allSolutions':
        more = [solutions]
    if FUNCTION == 'lookupTables':
        more = [[Table([False] * (size + 1)) for _ in range(size)] for _ in range(3)]
        listing['fillTables'](sudoku, *more)
    counted.clear()
    sys.settrace(on_call)
    answer = listing[FUNCTION](sudoku, *more)
    sys.settrace(None)
    text = [''.join(str(number) for row in board for number in list(row)) for board in [sudoku, *solutions]]
    return {'answer': answer, 'board': text[0], 'solutions': text[1:], 'counted': counted}


listing = runpy.run_path(FILE)
for line in sys.stdin.read().split():
    print(json.dumps(run(listing, line)))
