// A run as a list of its steps: slow to make, and nothing to it.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "runs.h"
#include "sudoku/search.h"
#include "sudoku/timeline.h"

namespace sudoku::fuzz {

// Every step of the beginning of a run, and what the board was after it.
struct Model {
  std::unique_ptr<Search> start;
  std::vector<Step> steps;
  std::vector<Board> boards;  // one more than there are steps
  bool ends = false;
  std::uint64_t work_of_step = 1;

  // How many steps it has: those of the run, where it ends.
  std::uint64_t end() const { return steps.size(); }
  // The step that leads to a position.
  Step step_at(std::uint64_t position) const {
    return position == 0 ? Step{} : steps[position - 1];
  }
  bool is_of(std::uint64_t position, KindSet kinds) const {
    return (set_of(step_at(position).kind) & kinds) != 0;
  }
  // What lies between two positions, the state at the first included.
  Column between(std::uint64_t from, std::uint64_t to) const;
};

// The same run is asked for often: it is gone through once.
const Model& model_of(Choice choice);

}  // namespace sudoku::fuzz
