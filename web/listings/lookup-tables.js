function lookupTables(sudoku, rows, columns, boxes) {
  const field = nextEmptyField(sudoku); //! select
  if (field === null) return true; //! solution

  const [row, column] = field;
  const box = boxOf(sudoku, row, column);
  for (let number = 1; number <= sudoku.length; number++) { //! try
    if (rows[row][number]) continue; //! check.row conflict.row
    if (columns[column][number]) continue; //! check.column conflict.column
    if (boxes[box][number]) continue; //! check.box conflict.box
    sudoku[row][column] = number; //! place
    rows[row][number] = true;
    columns[column][number] = true;
    boxes[box][number] = true;
    if (lookupTables(sudoku, rows, columns, boxes)) return true;
    sudoku[row][column] = 0; //! erase
    rows[row][number] = false;
    columns[column][number] = false;
    boxes[box][number] = false;
  }
  return false; //! retreat exhausted
}

function fillTables(sudoku, rows, columns, boxes) {
  for (let row = 0; row < sudoku.length; row++) {
    for (let column = 0; column < sudoku.length; column++) {
      const number = sudoku[row][column];
      if (number === 0) continue;
      rows[row][number] = true;
      columns[column][number] = true;
      boxes[boxOf(sudoku, row, column)][number] = true;
    }
  }
}

function boxOf(sudoku, row, column) {
  const height = Math.floor(Math.sqrt(sudoku.length));
  const width = sudoku.length / height;
  const above = Math.floor(row / height) * height;
  return above + Math.floor(column / width);
}

function nextEmptyField(sudoku) {
  for (let row = 0; row < sudoku.length; row++) {
    for (let column = 0; column < sudoku.length; column++) {
      if (sudoku[row][column] === 0) return [row, column];
    }
  }
  return null;
}
