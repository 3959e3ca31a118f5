// A timeline, and what it has to say by the model.
#pragma once

#include <cstdint>

#include "input.h"
#include "model.h"
#include "sudoku/timeline.h"
#include "told.h"

namespace sudoku::fuzz {

class Traced {
 public:
  Traced(const Model& model, const Spacing& spacing, Told& told)
      : model_(&model),
        spacing_(spacing),
        told_(&told),
        timeline_(model.start->clone(), spacing),
        distance_(spacing.distance) {}

  // One call, of whatever kind the input says, and all that can be seen after it.
  void act(Input& input);
  // Takes over what another one of the same run knows beyond `since`.
  void merge(const Traced& other, std::uint64_t since);
  void check();

  const Board& board() const { return timeline_.now().board(); }
  // How much its calls have done, roughly: see work_of_step().
  std::uint64_t work() const { return work_; }

 private:
  // A run that is longer than the model is gone through up to its end alone.
  std::uint64_t room() const { return model_->end() - position_; }
  bool is_complete() const { return model_->ends && known_ == model_->end(); }
  void move_to(std::uint64_t position);
  void learn(std::uint64_t known);
  void count_steps(std::uint64_t steps) { work_ += steps * model_->work_of_step; }
  void count_way_to(std::uint64_t position);

  void next();
  void previous();
  void seek(std::uint64_t target);
  void advance(Input& input);
  void find(Input& input);
  void nth(Input& input);
  void read(std::size_t count);
  void measure(std::uint64_t budget);
  void placed_at(std::size_t choice);
  void shape(Input& input);
  void renew();
  void go_apart(Input& input);

  const Model* model_;
  Spacing spacing_;
  Told* told_;
  Timeline timeline_;
  std::uint64_t position_ = 0;
  std::uint64_t known_ = 0;
  std::uint64_t distance_;  // of its checkpoints
  std::uint64_t work_ = 0;
};

}  // namespace sudoku::fuzz
