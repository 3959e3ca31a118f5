function allSolutions(sudoku, solutions) {
  const field = nextEmptyField(sudoku); //! select
  if (field === null) {
    solutions.push(sudoku.map((row) => [...row])); //! solution
    return;
  }
  const [row, column] = field;
  for (let number = 1; number <= sudoku.length; number++) { //! try
    if (isValid(sudoku, row, column, number)) { //! call
      sudoku[row][column] = number; //! place
      allSolutions(sudoku, solutions);
      sudoku[row][column] = 0; //! erase
    }
  }
  return; //! retreat exhausted
}

function isValid(sudoku, row, column, number) {
  for (let i = 0; i < sudoku.length; i++) {
    if (sudoku[row][i] === number) return false; //! check.row conflict.row
  }
  for (let i = 0; i < sudoku.length; i++) {
    if (sudoku[i][column] === number) return false; //! check.column conflict.column
  }
  const height = Math.floor(Math.sqrt(sudoku.length));
  const width = sudoku.length / height;
  const top = Math.floor(row / height) * height;
  const left = Math.floor(column / width) * width;
  for (let i = top; i < top + height; i++) {
    for (let j = left; j < left + width; j++) {
      if (sudoku[i][j] === number) return false; //! check.box conflict.box
    }
  }
  return true;
}

function nextEmptyField(sudoku) {
  for (let row = 0; row < sudoku.length; row++) {
    for (let column = 0; column < sudoku.length; column++) {
      if (sudoku[row][column] === 0) return [row, column];
    }
  }
  return null;
}
