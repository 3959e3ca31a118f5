// Helpers for tests of techniques: generated puzzles, the positions on their solution paths, and
// checks of deductions.
#pragma once

#include <memory>
#include <vector>

#include "random_puzzles.h"
#include "sudoku/generate.h"
#include "sudoku/logic_search.h"

namespace sudoku {

// GoogleTest calls PrintTo() to print a technique by its id instead of as bytes.
void PrintTo(Technique technique, std::ostream* out);

}  // namespace sudoku

namespace sudoku::test {

inline constexpr Repertoire kEverything{.unique = true};

// A position on the way to a solution: the notes there, and the only solution of the puzzle.
struct Position {
  Notes notes;
  Board solution;
};

// Generates a puzzle with exactly one solution. The same arguments always give the same puzzle.
Generated made(int side, std::uint64_t seed, Symmetry symmetry = Symmetry::kNone);

// A deduction that the `logic` search makes on the way, and the notes before it.
struct DeductionStep {
  Notes before;
  Deduction deduction;
};

// Runs the `logic` search to its end, and calls `take(const DeductionStep&)` at each of its
// deductions. Returns the search.
template <class Take>
std::unique_ptr<Search> each_deduction(const Board& puzzle, const Repertoire& repertoire,
                                       const Take& take) {
  auto search = make_logic(puzzle, repertoire);
  while (!search->done()) {
    if (search->next().kind == Kind::kDeduce) {
      take(DeductionStep{.before = notes_of(*search), .deduction = *pattern_of(*search)});
    }
  }
  return search;
}

// Solves a puzzle by techniques, without guessing. Returns the position before each deduction and
// the final one.
std::vector<Position> met_while_solving(const Generated& puzzle);

// Returns a copy of `met` without about a sixth of the candidates that are not in the solution.
Position thinned(const Position& met, Random& random);

// Returns true if the deduction does something and agrees with the solution: it places only right
// digits and eliminates only wrong candidates.
bool is_sound(const Deduction& deduction, const Board& solution);
// Returns true if everything that the deduction places or eliminates is a candidate in `notes`.
bool is_of(const Deduction& deduction, const Notes& notes);

}  // namespace sudoku::test
