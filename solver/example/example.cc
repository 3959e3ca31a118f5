// Solves a puzzle, prints the hardest technique that a human solver needs, runs the backtracking
// search to its end, and steps back once.
//
// Usage, with a puzzle as the argument:
//
//   example 1.....2..3.....4
#include <cstdio>
#include <string_view>
#include <variant>

#include "sudoku/logic.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "sudoku/solve.h"
#include "sudoku/timeline.h"

int main(int count, char** arguments) {
  const std::string_view text = count > 1 ? arguments[1] : "1.....2..3.....4";
  const auto puzzle = sudoku::parse(text);
  if (const auto* error = std::get_if<sudoku::ParseError>(&puzzle)) {
    std::fprintf(stderr, "no puzzle: line %d, column %d\n", error->line, error->column);
    return 1;
  }
  const auto& board = std::get<sudoku::Board>(puzzle);

  if (sudoku::count(board, 2) != 1) {
    std::printf("the puzzle has no solution, or several\n");
    return 0;
  }
  std::printf("solution: %s\n", sudoku::format(*sudoku::solve(board)).c_str());

  const sudoku::Repertoire repertoire{.unique = true};
  const std::string_view hardest = sudoku::facts_of(sudoku::grade(board, repertoire).hardest).id;
  std::printf("hardest technique: %.*s\n", static_cast<int>(hardest.size()), hardest.data());

  sudoku::Timeline timeline(sudoku::find_algorithm("backtracking")->make(board));
  while (!timeline.measure(1'000'000)) {
  }
  timeline.seek(timeline.known());
  std::printf("steps of backtracking: %llu\n",
              static_cast<unsigned long long>(timeline.position()));
  timeline.previous();
  const std::string_view kind = sudoku::name_of(timeline.step().kind);
  std::printf("the last but one: %.*s\n", static_cast<int>(kind.size()), kind.data());
}
