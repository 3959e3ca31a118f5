// The runs that targets go through: short ones, of every search.
#pragma once

#include <memory>

#include "input.h"
#include "sudoku/search.h"
#include "sudoku/timeline.h"

namespace sudoku::fuzz {

// A puzzle and a search, by number: the same choice is the same run.
struct Choice {
  std::uint32_t puzzle = 0;
  std::uint32_t algorithm = 0;
  auto operator<=>(const Choice&) const = default;
};

// Takes two bytes.
Choice choose(Input& input);
// The search of a choice, at its start.
std::unique_ptr<Search> make(Choice choice);
// How much work a step of it is, roughly: 1 is a step of a search that goes row by row.
std::uint64_t work_of_step(Choice choice);
// Small, so that checkpoints are thinned out again and again within some hundred steps. Takes three
// bytes.
Spacing choose_spacing(Input& input);

}  // namespace sudoku::fuzz
