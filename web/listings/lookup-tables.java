class LookupTables {
  static boolean lookupTables(int[][] sudoku,
      boolean[][] rows, boolean[][] columns, boolean[][] boxes) {
    int[] field = nextEmptyField(sudoku); //! select
    if (field == null) return true; //! solution

    int row = field[0];
    int column = field[1];
    int box = boxOf(sudoku, row, column);
    for (int number = 1; number <= sudoku.length; number++) { //! try
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

  static void fillTables(int[][] sudoku,
      boolean[][] rows, boolean[][] columns, boolean[][] boxes) {
    for (int row = 0; row < sudoku.length; row++) {
      for (int column = 0; column < sudoku.length; column++) {
        int number = sudoku[row][column];
        if (number == 0) continue;
        rows[row][number] = true;
        columns[column][number] = true;
        boxes[boxOf(sudoku, row, column)][number] = true;
      }
    }
  }

  static int boxOf(int[][] sudoku, int row, int column) {
    int height = (int) Math.sqrt(sudoku.length);
    int width = sudoku.length / height;
    return row / height * height + column / width;
  }

  static int[] nextEmptyField(int[][] sudoku) {
    for (int row = 0; row < sudoku.length; row++) {
      for (int column = 0; column < sudoku.length; column++) {
        if (sudoku[row][column] == 0) return new int[] {row, column};
      }
    }
    return null;
  }
}
