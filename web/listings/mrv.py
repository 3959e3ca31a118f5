def mrv(sudoku):
    field = fieldWithFewest(sudoku) #! select
    if field is None:
        return True #! solution

    row, column = field
    for number in candidates(sudoku, row, column): #! try
        sudoku[row][column] = number #! place
        if mrv(sudoku):
            return True
        sudoku[row][column] = 0 #! erase
    return False #! retreat exhausted


def fieldWithFewest(sudoku):
    best = None
    fewest = len(sudoku) + 1
    for row in range(len(sudoku)):
        for column in range(len(sudoku)):
            if sudoku[row][column] != 0:
                continue
            count = len(candidates(sudoku, row, column))
            if count < fewest:
                best = row, column
                fewest = count
    return best


def candidates(sudoku, row, column):
    numbers = []
    for number in range(1, len(sudoku) + 1):
        if isValid(sudoku, row, column, number):
            numbers.append(number)
    return numbers


def isValid(sudoku, row, column, number):
    for i in range(len(sudoku)):
        if sudoku[row][i] == number:
            return False
    for i in range(len(sudoku)):
        if sudoku[i][column] == number:
            return False
    height = int(len(sudoku) ** 0.5)
    width = len(sudoku) // height
    top = row // height * height
    left = column // width * width
    for i in range(top, top + height):
        for j in range(left, left + width):
            if sudoku[i][j] == number:
                return False
    return True
