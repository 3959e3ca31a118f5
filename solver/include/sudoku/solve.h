// Counts and finds the solutions of a board, without recording the steps of the search.
//
//   sudoku::Verdict verdict = sudoku::check(board, 10'000);
//   if (verdict.status == sudoku::Status::kUnique) use(*verdict.solution);
//
// Method: backtracking over candidate bitmasks, with constraint propagation after each guess. On
// 9x9, SIMD instructions propagate several digits at once. These solvers share no search code with
// the searches of search.h, which report their steps. So tests can check the results of those
// searches against these solvers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/board.h"
#include "sudoku/step.h"

namespace sudoku {

// What check() has found out about the number of solutions of a board.
enum class Status : std::uint8_t {
  // The board has exactly one solution.
  kUnique,
  // The board has no solution. This is proved.
  kNone,
  // The board has two or more solutions.
  kMultiple,
  // The givens break a rule of Sudoku: a row, column or box has a digit twice.
  kInvalid,
  // The limit of guesses was reached before the answer was known.
  kUnknown,
};

// The solutions of a board that find_solutions() has found.
struct Solutions {
  explicit Solutions(const Board& board) : boards{board, board} {}

  // Number of solutions found.
  std::uint64_t count = 0;
  // The first two solutions. If `count` is less than 2, the remaining boards have no meaning.
  std::array<Board, 2> boards;
  // False if the limit of guesses stopped the search, so that there may be more solutions.
  bool complete = true;
};

// A contradiction of a board that is found without a search. Either no digit fits into `cell`, or
// `digit` has no place left in `unit`, a row, column or box. The members that the case does not
// need keep their defaults.
struct Impossible {
  std::uint8_t cell = kNoCell;
  std::uint8_t unit = kNoUnit;
  std::uint8_t digit = 0;
};

// The result of check(): how many solutions a board has, and the solutions or the reason why it has
// none.
struct Verdict {
  Status status = Status::kUnknown;
  // The first solution found, if any.
  std::optional<Board> solution;
  // If the status is kMultiple, a second solution.
  std::optional<Board> second;
  // If the status is kInvalid, all conflicts of the board.
  std::vector<Conflict> conflicts;
  // If the status is kNone (no solution), the contradiction that find_impossible() finds, if any.
  std::optional<Impossible> impossible;
};

// Tells whether `board` has no solution, exactly one, or several. The status is kUnknown if the
// answer takes more than `guesses` guesses. On 9x9 a guess takes about a microsecond, and a hard
// puzzle takes a few hundred guesses.
Verdict check(const Board& board, std::uint64_t guesses);

// Finds up to `wanted` solutions of `board` with at most `guesses` guesses. A board that breaks a
// rule has no solution.
// Requires: wanted >= 1.
Solutions find_solutions(const Board& board, std::uint64_t wanted, std::uint64_t guesses);
// Returns the first cell of `board` into which no digit fits. If there is none, returns the first
// unit (row, column or box) in which a digit has no place left, with the digit. Returns nullopt if
// there is neither.
std::optional<Impossible> find_impossible(const Board& board);

// Returns the first solution of `board` that is found, or nullopt if there is none. There is no
// time limit; the hardest known 9x9 boards take a few milliseconds.
std::optional<Board> solve(const Board& board);

// Returns the number of solutions of `board`, or `limit` if there are more. A board that breaks a
// rule has no solution.
std::uint64_t count(const Board& board, std::uint64_t limit);

// Returns true if `board` has a solution in which `cell` holds a digit other than `digit`. Returns
// false if every solution has `digit` in `cell`, or if `board` has no solution.
// Requires: `cell` is empty, and obeys_rules(board).
bool may_differ(const Board& board, int cell, int digit);

}  // namespace sudoku
