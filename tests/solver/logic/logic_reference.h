// Reference finder: a slow second implementation of every technique, written from its definition.
// Tests compare the library with it. It shares only the Technique enum with the library and
// computes even units and peers itself.
#pragma once

#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "sudoku/technique.h"

namespace sudoku::test {

// A board and its candidates, as input of the reference finder.
struct Pencil {
  int side = 0;
  std::vector<int> values;            // the digit of each cell, 0 if the cell is empty
  std::vector<std::set<int>> digits;  // the candidates of each cell; none if it is filled
};

// The result of one instance of a technique: candidates eliminated, or a digit placed.
struct Outcome {
  std::set<std::pair<int, int>> eliminated;  // pairs of cell and digit
  std::set<std::pair<int, int>> placed;
  auto operator<=>(const Outcome&) const = default;
};

// Returns the outcomes of all instances of a technique. For chains and ALS-XZ (see is_summed()) it
// returns at most one outcome, the union of all eliminations. A chain that proves its start true
// contributes what the start excludes, not a placement.
std::set<Outcome> reference_outcomes(Technique technique, const Pencil& pencil);

// Returns true if tests compare all instances of the technique as one outcome, the union of their
// eliminations. This holds for ALS-XZ and all chains.
bool is_summed(Technique technique);

// Counts the almost locked sets that reference_outcomes() compares for ALS-XZ, each with every
// other one. Its time grows with the square of this number.
std::size_t count_almost_locked_sets(const Pencil& pencil);

}  // namespace sudoku::test
