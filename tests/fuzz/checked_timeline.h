// A timeline under test, together with the answers that the model expects from it.
#pragma once

#include <cstdint>

#include "answer_hash.h"
#include "input.h"
#include "model.h"
#include "sudoku/timeline.h"

namespace sudoku::fuzz {

class CheckedTimeline {
 public:
  CheckedTimeline(const Model& model, const Spacing& spacing, AnswerHash& answers)
      : model_(&model),
        spacing_(spacing),
        answers_(&answers),
        timeline_(model.start->clone(), spacing),
        distance_(spacing.distance) {}

  // Makes one call on the timeline, chosen by `input`, and checks its result.
  void act(Input& input);
  // Saves what `other` knows beyond position `since` and merges the save into this timeline.
  // Requires: both are timelines of the same run.
  void merge(const CheckedTimeline& other, std::uint64_t since);
  // Compares the visible state of the timeline with the model and adds the state to the hash.
  void check();

  const Board& board() const { return timeline_.now().board(); }
  // Returns the estimated work of all calls so far, in the unit of work_of_step().
  std::uint64_t work() const { return work_; }

 private:
  // Returns the number of steps left in the model. A longer run is followed only that far.
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
  AnswerHash* answers_;
  Timeline timeline_;
  std::uint64_t position_ = 0;
  std::uint64_t known_ = 0;
  std::uint64_t distance_;  // steps between checkpoints
  std::uint64_t work_ = 0;
};

}  // namespace sudoku::fuzz
