import java.util.List;

class AllSolutions {
  static void allSolutions(int[][] sudoku, List<int[][]> solutions) {
    int[] field = nextEmptyField(sudoku); //! select
    if (field == null) {
      solutions.add(copyOf(sudoku)); //! solution
      return;
    }
    int row = field[0];
    int column = field[1];
    for (int number = 1; number <= sudoku.length; number++) { //! try
      if (isValid(sudoku, row, column, number)) { //! call
        sudoku[row][column] = number; //! place
        allSolutions(sudoku, solutions);
        sudoku[row][column] = 0; //! erase
      }
    }
    return; //! retreat exhausted
  }

  static boolean isValid(int[][] sudoku, int row, int column, int number) {
    for (int i = 0; i < sudoku.length; i++) {
      if (sudoku[row][i] == number) return false; //! check.row conflict.row
    }
    for (int i = 0; i < sudoku.length; i++) {
      if (sudoku[i][column] == number) return false; //! check.column conflict.column
    }
    int height = (int) Math.sqrt(sudoku.length);
    int width = sudoku.length / height;
    int top = row / height * height;
    int left = column / width * width;
    for (int i = top; i < top + height; i++) {
      for (int j = left; j < left + width; j++) {
        if (sudoku[i][j] == number) return false; //! check.box conflict.box
      }
    }
    return true;
  }

  static int[] nextEmptyField(int[][] sudoku) {
    for (int row = 0; row < sudoku.length; row++) {
      for (int column = 0; column < sudoku.length; column++) {
        if (sudoku[row][column] == 0) return new int[] {row, column};
      }
    }
    return null;
  }

  static int[][] copyOf(int[][] sudoku) {
    int[][] copy = new int[sudoku.length][];
    for (int row = 0; row < sudoku.length; row++) {
      copy[row] = sudoku[row].clone();
    }
    return copy;
  }
}
