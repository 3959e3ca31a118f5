function mrv(sudoku) {
  const field = fieldWithFewest(sudoku); //! select
  if (field === null) return true; //! solution

  const [row, column] = field;
  for (const number of candidates(sudoku, row, column)) { //! try
    sudoku[row][column] = number; //! place
    if (mrv(sudoku)) return true;
    sudoku[row][column] = 0; //! erase
  }
  return false; //! retreat exhausted
}

function fieldWithFewest(sudoku) {
  let best = null;
  let fewest = sudoku.length + 1;
  for (let row = 0; row < sudoku.length; row++) {
    for (let column = 0; column < sudoku.length; column++) {
      if (sudoku[row][column] !== 0) continue;
      const count = candidates(sudoku, row, column).length;
      if (count < fewest) {
        best = [row, column];
        fewest = count;
      }
    }
  }
  return best;
}

function candidates(sudoku, row, column) {
  const numbers = [];
  for (let number = 1; number <= sudoku.length; number++) {
    if (isValid(sudoku, row, column, number)) numbers.push(number);
  }
  return numbers;
}

function isValid(sudoku, row, column, number) {
  for (let i = 0; i < sudoku.length; i++) {
    if (sudoku[row][i] === number) return false;
  }
  for (let i = 0; i < sudoku.length; i++) {
    if (sudoku[i][column] === number) return false;
  }
  const height = Math.floor(Math.sqrt(sudoku.length));
  const width = sudoku.length / height;
  const top = Math.floor(row / height) * height;
  const left = Math.floor(column / width) * width;
  for (let i = top; i < top + height; i++) {
    for (let j = left; j < left + width; j++) {
      if (sudoku[i][j] === number) return false;
    }
  }
  return true;
}
