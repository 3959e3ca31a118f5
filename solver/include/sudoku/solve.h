// Counts and finds the solutions of a board, without recording the steps of the search.
//
//   sudoku::Verdict verdict = sudoku::check(board, 10'000);
//   if (verdict.status == sudoku::Status::kUnique) use(*verdict.solution);
//
// These solvers share no search code with the stepped searches of search.h, so the tests use them
// as an oracle. Method: backtracking over candidate bitmasks, with constraint propagation after
// each guess. On 9x9, SIMD instructions propagate several digits at once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/board.h"
#include "sudoku/step.h"

namespace sudoku {

// What check() found out about the number of solutions.
enum class Status : std::uint8_t {
  kUnique,    // exactly one solution
  kNone,      // no solution, proved
  kMultiple,  // two or more solutions
  kInvalid,   // the givens break a rule; conflicts() lists where
  kUnknown,   // the guess limit was reached first
};

// Result of find_solutions().
struct Solutions {
  explicit Solutions(const Board& board) : boards{board, board} {}

  std::uint64_t count = 0;
  std::array<Board, 2> boards;  // the first two solutions; if `count` < 2, the rest is unused
  bool complete = true;         // false: the guess limit stopped the search
};

// A contradiction that needs no search. Either no digit fits into `cell`, or `digit` has no place
// left in `unit`. The other fields keep their defaults.
struct Impossible {
  std::uint8_t cell = kNoCell;
  std::uint8_t unit = kNoUnit;
  std::uint8_t digit = 0;
};

// Result of check().
struct Verdict {
  Status status = Status::kUnknown;
  std::optional<Board> solution;         // the first solution found
  std::optional<Board> second;           // kMultiple: another solution
  std::vector<Conflict> conflicts;       // kInvalid: all conflicts of the board
  std::optional<Impossible> impossible;  // kNone: the contradiction, if it needs no search
};

// Tells whether `board` has no, one or several solutions. The status is kUnknown if the answer
// takes more than `guesses` guesses. On 9x9 a guess takes about a microsecond, and a hard puzzle a
// few hundred guesses.
Verdict check(const Board& board, std::uint64_t guesses);

// Finds up to `wanted` solutions with at most `guesses` guesses. A board that breaks a rule has no
// solution.
// Requires: wanted >= 1.
Solutions find_solutions(const Board& board, std::uint64_t wanted, std::uint64_t guesses);
// Returns the first cell that no digit fits. If there is none, returns the first unit in which a
// digit has no place left. Returns nullopt if neither exists.
std::optional<Impossible> find_impossible(const Board& board);

// Returns the first solution found, or nullopt if there is none. There is no time limit; the
// hardest known 9x9 boards take a few milliseconds.
std::optional<Board> solve(const Board& board);

// Returns the smaller of `limit` and the number of solutions. A board that breaks a rule has none.
std::uint64_t count(const Board& board, std::uint64_t limit);

// Returns true if a solution exists in which `cell` holds a digit other than `digit`. If `digit`
// comes from a known solution, false proves that every solution has `digit` in `cell`.
// Requires: `cell` is empty, and obeys_rules(board).
bool may_differ(const Board& board, int cell, int digit);

}  // namespace sudoku
