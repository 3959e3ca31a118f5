import java.util.ArrayList;
import java.util.List;

class Mrv {
  static boolean mrv(int[][] sudoku) {
    int[] field = fieldWithFewest(sudoku); //! select
    if (field == null) return true; //! solution

    int row = field[0];
    int column = field[1];
    for (int number : candidates(sudoku, row, column)) { //! try
      sudoku[row][column] = number; //! place
      if (mrv(sudoku)) return true;
      sudoku[row][column] = 0; //! erase
    }
    return false; //! retreat exhausted
  }

  static int[] fieldWithFewest(int[][] sudoku) {
    int[] best = null;
    int fewest = sudoku.length + 1;
    for (int row = 0; row < sudoku.length; row++) {
      for (int column = 0; column < sudoku.length; column++) {
        if (sudoku[row][column] != 0) continue;
        int count = candidates(sudoku, row, column).size();
        if (count < fewest) {
          best = new int[] {row, column};
          fewest = count;
        }
      }
    }
    return best;
  }

  static List<Integer> candidates(int[][] sudoku, int row, int column) {
    List<Integer> numbers = new ArrayList<>();
    for (int number = 1; number <= sudoku.length; number++) {
      if (isValid(sudoku, row, column, number)) numbers.add(number);
    }
    return numbers;
  }

  static boolean isValid(int[][] sudoku, int row, int column, int number) {
    for (int i = 0; i < sudoku.length; i++) {
      if (sudoku[row][i] == number) return false;
    }
    for (int i = 0; i < sudoku.length; i++) {
      if (sudoku[i][column] == number) return false;
    }
    int height = (int) Math.sqrt(sudoku.length);
    int width = sudoku.length / height;
    int top = row / height * height;
    int left = column / width * width;
    for (int i = top; i < top + height; i++) {
      for (int j = left; j < left + width; j++) {
        if (sudoku[i][j] == number) return false;
      }
    }
    return true;
  }
}
