def backtracking(sudoku):
    row, column = nextEmptyField(sudoku)
    for number in range(1, 10):
        if isValid(sudoku, row, column, number):
            sudoku[row][column] = number
            return
