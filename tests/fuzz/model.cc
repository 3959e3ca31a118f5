#include "model.h"

#include <algorithm>
#include <map>

namespace sudoku::fuzz {
namespace {

// Maximum number of steps in a model, and their maximum total work (see work_of_step()). Fuzz
// targets never go beyond the last step of the model.
constexpr std::size_t kMostSteps = 1000;
constexpr std::uint64_t kMostWork = 20'000;

Model record_run(Choice choice) {
  Model model;
  model.start = make(choice);
  model.work_of_step = work_of_step(choice);
  const std::size_t most = std::min<std::size_t>(kMostSteps, kMostWork / model.work_of_step);
  const auto search = model.start->clone();
  model.boards.push_back(search->board());
  while (!search->done() && model.steps.size() < most) {
    model.steps.push_back(search->next());
    model.boards.push_back(search->board());
  }
  model.ends = search->done();
  return model;
}

}  // namespace

Column Model::between(std::uint64_t from, std::uint64_t to) const {
  const std::uint8_t depth = step_at(from).depth;
  Column column{.depth = {depth, depth}};
  for (std::uint64_t position = from + 1; position <= to; ++position) {
    const Step step = step_at(position);
    column.depth.include({step.depth, step.depth});
    column.placements += step.kind == Kind::kPlace ? 1 : 0;
    column.retreats += step.kind == Kind::kRetreat ? 1 : 0;
    column.solutions += step.kind == Kind::kSolution ? 1 : 0;
  }
  return column;
}

const Model& model_of(Choice choice) {
  static std::map<Choice, Model> models;
  const auto found = models.find(choice);
  return found != models.end() ? found->second
                               : models.emplace(choice, record_run(choice)).first->second;
}

}  // namespace sudoku::fuzz
