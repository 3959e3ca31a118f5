// $about$

const sudoku = [
$rows$
];

function nextEmptyField(sudoku) {
  for (let row = 0; row < sudoku.length; row++) {
    for (let column = 0; column < sudoku.length; column++) {
      if (sudoku[row][column] === 0) return [row, column];
    }
  }
  return null;
}

function isValid(sudoku, row, column, number) {
  for (let i = 0; i < sudoku.length; i++) {
    if (sudoku[row][i] === number) return false;
  }
  // $todo.column$
  // $todo.box$
  return true;
}

function backtracking(sudoku) {
  // $todo.select$
  // $todo.try$
  // $todo.place$
  // $todo.erase$
  return false;
}

function check(name, isRight) {
  console.log(`${name}: ${isRight ? '$right$' : '$not-yet$'}`);
}

check('isValid, $row$', isValid(sudoku, $row.place$) === false);
check('isValid, $column$', isValid(sudoku, $column.place$) === false);
check('isValid, $box$', isValid(sudoku, $box.place$) === false);
check('isValid, $free$', isValid(sudoku, $free.place$) === true);
check('backtracking', backtracking(sudoku) === true);
const wanted = '$digits$';
check('$solution$', sudoku.flat().join('') === wanted);
