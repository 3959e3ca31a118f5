def isValid(sudoku, row, column, number):
    for i in range(9):
        if sudoku[row][i] == number:
            return False
    for i in range(9):
        if sudoku[i][column] == number:
            return False
    top = row // 3 * 3
    left = column // 3 * 3
    for i in range(top, top + 3):
        for j in range(left, left + 3):
            if sudoku[i][j] == number:
                return False
    return True
