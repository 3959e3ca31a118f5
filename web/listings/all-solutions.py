def allSolutions(sudoku, solutions):
    field = nextEmptyField(sudoku) #! select
    if field is None:
        solutions.append([list(row) for row in sudoku]) #! solution
        return

    row, column = field
    for number in range(1, len(sudoku) + 1): #! try
        if isValid(sudoku, row, column, number): #! call
            sudoku[row][column] = number #! place
            allSolutions(sudoku, solutions)
            sudoku[row][column] = 0 #! erase
    return #! retreat exhausted


def isValid(sudoku, row, column, number):
    for i in range(len(sudoku)):
        if sudoku[row][i] == number: #! check.row conflict.row
            return False
    for i in range(len(sudoku)):
        if sudoku[i][column] == number: #! check.column conflict.column
            return False
    height = int(len(sudoku) ** 0.5)
    width = len(sudoku) // height
    top = row // height * height
    left = column // width * width
    for i in range(top, top + height):
        for j in range(left, left + width):
            if sudoku[i][j] == number: #! check.box conflict.box
                return False
    return True


def nextEmptyField(sudoku):
    for row in range(len(sudoku)):
        for column in range(len(sudoku)):
            if sudoku[row][column] == 0:
                return row, column
    return None
