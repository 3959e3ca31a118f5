// The runs that fuzz targets use: short ones, of every search.
#pragma once

#include <memory>

#include "input.h"
#include "sudoku/search.h"
#include "sudoku/timeline.h"

namespace sudoku::fuzz {

// Names a run by the index of its puzzle and the index of its search. Equal choices give equal
// runs.
struct Choice {
  std::uint32_t puzzle = 0;
  std::uint32_t algorithm = 0;
  auto operator<=>(const Choice&) const = default;
};

// Chooses a puzzle and a search. Takes two bytes of the input.
Choice choose(Input& input);
// Returns a new search for `choice`, before its first step.
std::unique_ptr<Search> make(Choice choice);
// Estimates the work of one step of a run. The unit is one step of a row-by-row search.
std::uint64_t work_of_step(Choice choice);
// Chooses small values for checkpoint spacing, so that the timeline drops checkpoints several times
// within a few hundred steps. Takes three bytes of the input.
Spacing choose_spacing(Input& input);

}  // namespace sudoku::fuzz
