def backtracking(sudoku):
    field = nextEmptyField(sudoku)
    if field is None:
        return True

    row, column = field
    for number in range(1, 10):
        if isValid(sudoku, row, column, number):
            sudoku[row][column] = number
            if backtracking(sudoku):
                return True
    return False
