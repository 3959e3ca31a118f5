import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Runs a Java listing of the page as it is: java RunListing FUNCTION..., puzzles on the standard input, one a
 * line. Prints a line of JSON for each function and puzzle: the board at the end, the answer, and what was counted, where the listing counts.
 */
class RunListing {
  static final TreeMap<String, Integer> counted = new TreeMap<>();

  static void count(String name) {
    counted.merge(name, 1, Integer::sum);
  }

  /** For a condition: whether it holds, once counted. */
  static boolean check(boolean holds) {
    count("check");
    return holds;
  }

  public static void main(String[] arguments) {
    List<String> puzzles = new ArrayList<>();
    new Scanner(System.in).forEachRemaining(puzzles::add);
    for (String function : arguments) {
      for (String puzzle : puzzles) System.out.println(run(function, puzzle));
    }
  }

  static String run(String function, String puzzle) {
    int size = (int) Math.sqrt(puzzle.length());
    int[][] sudoku = new int[size][size];
    for (int cell = 0; cell < size * size; cell++) {
      sudoku[cell / size][cell % size] = Math.max(0, Character.digit(puzzle.charAt(cell), 10));
    }
    List<int[][]> solutions = new ArrayList<>();
    Boolean answer = solve(function, sudoku, solutions);
    String found = solutions.stream().map(board -> '"' + text(board) + '"').collect(Collectors.joining(","));
    String counts =
        counted.entrySet().stream()
            .map(entry -> '"' + entry.getKey() + "\":" + entry.getValue())
            .collect(Collectors.joining(","));
    return String.format(
        "{\"answer\":%s,\"board\":\"%s\",\"solutions\":[%s],\"counted\":{%s}}", answer, text(sudoku), found, counts);
  }

  static Boolean solve(String function, int[][] sudoku, List<int[][]> solutions) {
    int size = sudoku.length;
    boolean[][][] tables = new boolean[3][size][size + 1];
    if (function.equals("lookupTables")) LookupTables.fillTables(sudoku, tables[0], tables[1], tables[2]);
    counted.clear();
    switch (function) {
      case "backtracking":
        return Backtracking.backtracking(sudoku);
      case "lookupTables":
        return LookupTables.lookupTables(sudoku, tables[0], tables[1], tables[2]);
      case "mrv":
        return Mrv.mrv(sudoku);
      case "allSolutions":
        AllSolutions.allSolutions(sudoku, solutions);
        return null;
      default:
        throw new IllegalArgumentException(function);
    }
  }

  static String text(int[][] board) {
    StringBuilder text = new StringBuilder();
    for (int[] row : board) for (int digit : row) text.append(digit);
    return text.toString();
  }
}
