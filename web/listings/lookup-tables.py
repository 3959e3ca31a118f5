def lookupTables(sudoku, rows, columns, boxes):
    field = nextEmptyField(sudoku) #! select
    if field is None:
        return True #! solution

    row, column = field
    box = boxOf(sudoku, row, column)
    for number in range(1, len(sudoku) + 1): #! try
        if rows[row][number]: #! check.row conflict.row
            continue
        if columns[column][number]: #! check.column conflict.column
            continue
        if boxes[box][number]: #! check.box conflict.box
            continue
        sudoku[row][column] = number #! place
        rows[row][number] = True
        columns[column][number] = True
        boxes[box][number] = True
        if lookupTables(sudoku, rows, columns, boxes):
            return True
        sudoku[row][column] = 0 #! erase
        rows[row][number] = False
        columns[column][number] = False
        boxes[box][number] = False
    return False #! retreat exhausted


def fillTables(sudoku, rows, columns, boxes):
    for row in range(len(sudoku)):
        for column in range(len(sudoku)):
            number = sudoku[row][column]
            if number == 0:
                continue
            rows[row][number] = True
            columns[column][number] = True
            boxes[boxOf(sudoku, row, column)][number] = True


def boxOf(sudoku, row, column):
    height = int(len(sudoku) ** 0.5)
    width = len(sudoku) // height
    return row // height * height + column // width


def nextEmptyField(sudoku):
    for row in range(len(sudoku)):
        for column in range(len(sudoku)):
            if sudoku[row][column] == 0:
                return row, column
    return None
