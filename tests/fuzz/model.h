// Reference model of a run: a list of all its steps and boards. Slow to build, but obviously
// correct.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "runs.h"
#include "sudoku/search.h"
#include "sudoku/timeline.h"

namespace sudoku::fuzz {

// The first steps of a run and the board after each of them.
struct Model {
  std::unique_ptr<Search> start;
  std::vector<Step> steps;
  std::vector<Board> boards;  // boards[k] is the board after k steps
  bool ends = false;          // the last step of the model is the last step of the run
  std::uint64_t work_of_step = 1;

  // Returns the number of steps in the model. If `ends`, this is the length of the run.
  std::uint64_t end() const { return steps.size(); }
  // Returns the step that leads to a position; an empty step for position 0.
  Step step_at(std::uint64_t position) const {
    return position == 0 ? Step{} : steps[position - 1];
  }
  bool is_of(std::uint64_t position, KindSet kinds) const {
    return (set_of(step_at(position).kind) & kinds) != 0;
  }
  // Returns the shape of the run between two positions: the depths from position `from` to position
  // `to`, both included, and the counts of steps after `from` up to `to`.
  Column between(std::uint64_t from, std::uint64_t to) const;
};

// Returns the model of a run. Models are cached, because fuzz inputs choose the same runs again and
// again.
const Model& model_of(Choice choice);

}  // namespace sudoku::fuzz
