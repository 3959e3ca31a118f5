// Boards as they are met by someone who solves: what the tests of techniques look at.
#pragma once

#include <vector>

#include "random_puzzles.h"
#include "sudoku/generate.h"
#include "sudoku/logic.h"

namespace sudoku {

// GoogleTest prints these instead of bytes.
void PrintTo(Technique technique, std::ostream* out);

}  // namespace sudoku

namespace sudoku::test {

inline constexpr Repertoire kEverything{.unique = true};

// Notes on the way to the one solution.
struct Met {
  Notes notes;
  Board solution;
};

// A puzzle of one solution, the same for a seed.
Generated made(int side, std::uint64_t seed, Symmetry symmetry = Symmetry::kNone);

// The notes before each deduction of a puzzle, as far as techniques lead.
std::vector<Met> met_while_solving(const Generated& puzzle);

// The same notes with some wrong candidates less.
Met thinned(const Met& met, Random& random);

// Whether it spares the solution's digits, and does something.
bool is_sound(const Deduction& deduction, const Board& solution);
// Whether all that it strikes or places is a candidate.
bool is_of(const Deduction& deduction, const Notes& notes);

}  // namespace sudoku::test
