// Every technique once more: slow, by the words of its definition. It serves the tests as a second
// opinion and shares nothing with the library but the names; even units and peers are worked out
// here again.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "sudoku/technique.h"

namespace sudoku::test {

// A board with its candidates.
struct Pencil {
  int side = 0;
  std::vector<int> values;            // what stands in each cell, 0 where it is empty
  std::vector<std::set<int>> digits;  // the candidates of each cell, none where it is filled
};

// What follows from one instance: candidates struck out, or a digit placed.
struct Outcome {
  std::set<std::pair<int, int>> struck;  // cell and digit
  std::set<std::pair<int, int>> placed;
  auto operator<=>(const Outcome&) const = default;
};

// All outcomes of a technique. Of chains and almost locked sets one with all that is struck out by
// any instance; a chain that comes back to its start strikes what its truth excludes.
std::set<Outcome> reference_outcomes(Technique technique, const Pencil& pencil);

// Whether all instances of it are compared as one.
bool is_summed(Technique technique);

}  // namespace sudoku::test
