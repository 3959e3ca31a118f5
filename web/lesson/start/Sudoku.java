// $about$
class Sudoku {
  static int[][] sudoku = {
$rows$
  };

  static int[] nextEmptyField(int[][] sudoku) {
    for (int row = 0; row < sudoku.length; row++) {
      for (int column = 0; column < sudoku.length; column++) {
        if (sudoku[row][column] == 0) return new int[] {row, column};
      }
    }
    return null;
  }

  static boolean isValid(int[][] sudoku, int row, int column, int number) {
    for (int i = 0; i < sudoku.length; i++) {
      if (sudoku[row][i] == number) return false;
    }
    // $todo.column$
    // $todo.box$
    return true;
  }

  static boolean backtracking(int[][] sudoku) {
    // $todo.select$
    // $todo.try$
    // $todo.place$
    // $todo.erase$
    return false;
  }

  static void check(String name, boolean isRight) {
    System.out.println(name + ": " + (isRight ? "$right$" : "$not-yet$"));
  }

  public static void main(String[] arguments) {
    check("isValid, $row$", isValid(sudoku, $row.place$) == false);
    check("isValid, $column$", isValid(sudoku, $column.place$) == false);
    check("isValid, $box$", isValid(sudoku, $box.place$) == false);
    check("isValid, $free$", isValid(sudoku, $free.place$) == true);
    check("backtracking", backtracking(sudoku) == true);
    StringBuilder text = new StringBuilder();
    for (int[] row : sudoku) {
      for (int number : row) text.append(number);
    }
    String wanted = "$digits$";
    check("$solution$", text.toString().equals(wanted));
  }
}
