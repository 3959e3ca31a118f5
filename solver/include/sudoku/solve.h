// Says how many solutions a board has, without showing the way.
//
//   sudoku::Verdict verdict = sudoku::check(board, 10'000);
//   if (verdict.status == sudoku::Status::kUnique) use(*verdict.solution);
//
// It shares nothing with the stepped searches but board and geometry, and so serves the tests as
// their oracle. Method: depth first over bit masks of candidates, with what follows from each guess
// drawn before the next; on 9x9 by whole bands of three rows and stacks of three columns.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/board.h"
#include "sudoku/step.h"

namespace sudoku {

// What is known of the solutions of a puzzle.
enum class Status : std::uint8_t {
  kUnique,    // exactly one solution
  kNone,      // proved to have none
  kMultiple,  // two or more
  kInvalid,   // the givens break a rule; see conflicts()
  kUnknown,   // the limit was reached first
};

// What a search found, within the bounds that it was given.
struct Solutions {
  explicit Solutions(const Board& board) : boards{board, board} {}

  std::uint64_t count = 0;
  std::array<Board, 2> boards;  // the first two found
  bool complete = true;         // false: stopped at the limit of guesses
};

// A reason that can be seen without any search: a cell that no digit fits, or a unit in which a
// digit has no place left. One of `cell` and `unit` is set.
struct Impossible {
  std::uint8_t cell = kNoCell;
  std::uint8_t unit = kNoUnit;
  std::uint8_t digit = 0;
};

// The answer of check().
struct Verdict {
  Status status = Status::kUnknown;
  std::optional<Board> solution;         // the first one found
  std::optional<Board> second;           // kMultiple: another one
  std::vector<Conflict> conflicts;       // kInvalid: all of them
  std::optional<Impossible> impossible;  // kNone: the reason, where one is plain to see
};

// `guesses` is how many may be made before the answer is kUnknown: a bound on the time, at about a
// microsecond each. A hard 9x9 puzzle takes some hundred.
Verdict check(const Board& board, std::uint64_t guesses);

// What check() is made of. Up to `wanted` solutions, 1 or more; givens that break a rule have none.
Solutions find_solutions(const Board& board, std::uint64_t wanted, std::uint64_t guesses);
// The first cell that no digit fits, else the first unit in which a digit has no place left.
std::optional<Impossible> find_impossible(const Board& board);

// The first solution that is found; nullopt: there is none. Without a limit: the hardest 9x9 boards
// known take some milliseconds.
std::optional<Board> solve(const Board& board);

// The number of solutions, at most `limit`. Givens that break a rule have none.
std::uint64_t count(const Board& board, std::uint64_t limit);

// Is there a solution in which this cell, which is empty, holds another digit than this? For a
// solution known, "no" proves that the cell has no other choice. The board has no conflicts.
bool may_differ(const Board& board, int cell, int digit);

}  // namespace sudoku
