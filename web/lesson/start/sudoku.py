# $about$

sudoku = [
$rows$
]


def nextEmptyField(sudoku):
    for row in range(len(sudoku)):
        for column in range(len(sudoku)):
            if sudoku[row][column] == 0:
                return row, column
    return None


def isValid(sudoku, row, column, number):
    for i in range(len(sudoku)):
        if sudoku[row][i] == number:
            return False
    # $todo.column$
    # $todo.box$
    return True


def backtracking(sudoku):
    # $todo.select$
    # $todo.try$
    # $todo.place$
    # $todo.erase$
    return False


def check(name, isRight):
    print(name + ":", "$right$" if isRight else "$not-yet$")


check("isValid, $row$", isValid(sudoku, $row.place$) is False)
check("isValid, $column$", isValid(sudoku, $column.place$) is False)
check("isValid, $box$", isValid(sudoku, $box.place$) is False)
check("isValid, $free$", isValid(sudoku, $free.place$) is True)
check("backtracking", backtracking(sudoku) is True)
text = "".join(str(number) for row in sudoku for number in row)
wanted = "$digits$"
check("$solution$", text == wanted)
