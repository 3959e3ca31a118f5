#include "checked_timeline.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "targets.h"

namespace sudoku::fuzz {
namespace {

// Goes into the hash of answers in place of a position if none was found.
constexpr std::uint64_t kNowhere = UINT64_MAX;
// Estimated work of a call besides its steps, and of saving and restoring one checkpoint. The unit
// is one step of a row-by-row search.
constexpr std::uint64_t kWorkOfCall = 50;
constexpr std::uint64_t kWorkOfCheckpoint = 50;

KindSet kinds_of(Input& input) {
  return 2U << input.below(kKinds - 1) | 2U << input.below(kKinds - 1);
}

}  // namespace

void CheckedTimeline::act(Input& input) {
  work_ += kWorkOfCall;
  switch (input.below(12)) {
    case 0:
      return next();
    case 1:
      return previous();
    case 2:
      return seek(input.below(static_cast<std::uint32_t>(model_->end() + 1)));
    case 3:
      return advance(input);
    case 4:
      return find(input);
    case 5:
      return nth(input);
    case 6:
      return read(input.below(300));
    case 7:
      return measure(input.below(500));
    case 8:
      return placed_at(input.byte());
    case 9:
      return shape(input);
    case 10:
      return renew();
    default:
      return go_apart(input);
  }
}

// Expects that Timeline::merge() refuses a save that leaves a gap after the known steps, or whose
// checkpoints are more than four strides apart.
void CheckedTimeline::merge(const CheckedTimeline& other, std::uint64_t since) {
  since = std::min(since, other.known_);
  work_ += kWorkOfCall + (other.known_ - since) / other.distance_ * kWorkOfCheckpoint;
  const auto bytes = other.timeline_.save(since);
  for (const std::uint8_t byte : bytes) answers_->add(byte);
  const bool fits = since <= known_ && other.distance_ <= 4 * spacing_.stride;
  check_that(timeline_.merge(bytes) == fits, "a piece that fits is taken over, and no other");
  if (!fits || other.known_ <= known_) return;
  distance_ = std::max(distance_, other.distance_);
  learn(other.known_);
}

void CheckedTimeline::check() {
  check_that(timeline_.position() == position_, "the position");
  check_that(timeline_.step() == model_->step_at(position_), "the step");
  check_that(timeline_.now().board() == model_->boards[position_], "the board");
  check_that(timeline_.known() == known_, "what is known");
  check_that(timeline_.done() == (model_->ends && position_ == model_->end()),
             "whether it is done");
  check_that(timeline_.complete() == is_complete(), "whether the end is known");
  answers_->add(timeline_.position());
  answers_->add(pack(timeline_.step()));
  answers_->add(timeline_.now().board());
  answers_->add(timeline_.known());
  answers_->add(timeline_.done() ? 1 : 0);
}

void CheckedTimeline::move_to(std::uint64_t position) {
  position_ = position;
  learn(std::max(known_, position));
}

// Sets the number of known steps. The timeline drops every second checkpoint when their number
// reaches the maximum, so the model doubles their distance.
void CheckedTimeline::learn(std::uint64_t known) {
  known_ = known;
  while (known_ / distance_ + 1 >= spacing_.checkpoints) distance_ *= 2;
}

// Adds the estimated work of a seek to `position`. The timeline starts from the present position or
// from the last checkpoint before the target, whichever is closer.
void CheckedTimeline::count_way_to(std::uint64_t position) {
  const std::uint64_t checkpoint = std::min(position, known_) / distance_ * distance_;
  const std::uint64_t here = position_ <= position ? position_ : 0;
  count_steps(position - std::max(checkpoint, here) + 1);
}

void CheckedTimeline::next() {
  count_steps(1);
  if (room() == 0 && !model_->ends) return;
  if (room() > 0) move_to(position_ + 1);
  timeline_.next();
}

void CheckedTimeline::previous() {
  if (position_ > 0) {
    count_way_to(position_ - 1);
    --position_;
  }
  check_that(timeline_.previous() == model_->step_at(position_), "the step before");
}

void CheckedTimeline::seek(std::uint64_t target) {
  const std::uint64_t furthest = is_complete() ? known_ : known_ + spacing_.reach;
  target = std::min({target, furthest, model_->end()});
  count_way_to(target);
  move_to(target);
  check_that(timeline_.seek(target) == model_->step_at(position_), "the step that was sought");
}

void CheckedTimeline::advance(Input& input) {
  const std::uint64_t budget = std::min<std::uint64_t>(input.below(500), room());
  const KindSet kinds = kinds_of(input);
  const std::uint64_t count = input.below(5);
  std::uint64_t met = 0;
  std::uint64_t position = position_;
  while (met < count && position - position_ < budget) {
    met += model_->is_of(++position, kinds) ? 1 : 0;
  }
  count_steps(position - position_);
  move_to(position);
  check_that(timeline_.advance(budget, kinds, count) == met, "how many were met");
  answers_->add(met);
}

void CheckedTimeline::find(Input& input) {
  const std::uint64_t budget = std::min<std::uint64_t>(input.below(500), room());
  const KindSet kinds = kinds_of(input);
  std::optional<std::uint64_t> later;
  std::optional<std::uint64_t> earlier;
  for (std::uint64_t i = 1; i <= budget && !later; ++i) {
    if (model_->is_of(position_ + i, kinds)) later = position_ + i;
  }
  for (std::uint64_t i = 1; i <= budget && i < position_ && !earlier; ++i) {
    if (model_->is_of(position_ - i, kinds)) earlier = position_ - i;
  }
  count_steps(later.value_or(position_ + budget) - position_);
  count_steps(position_ - earlier.value_or(position_ - std::min(budget, position_)) + distance_);
  const auto found = timeline_.find(kinds, false, budget);
  check_that(found == later, "the next one");
  answers_->add(found.value_or(kNowhere));
  const auto found_before = timeline_.find(kinds, true, budget);
  check_that(found_before == earlier, "the one before");
  answers_->add(found_before.value_or(kNowhere));
}

void CheckedTimeline::nth(Input& input) {
  const auto kind = static_cast<Kind>(1 + input.below(kKinds - 1));
  const std::uint64_t n = input.below(200);
  std::optional<std::uint64_t> wanted;
  std::uint64_t met = 0;
  for (std::uint64_t position = 1; position <= known_ && n > 0 && !wanted; ++position) {
    if (model_->step_at(position).kind == kind && ++met == n) wanted = position;
  }
  count_steps(std::min(distance_, known_));
  const auto found = timeline_.nth(kind, n);
  check_that(found == wanted, "the n-th of a kind");
  answers_->add(found.value_or(kNowhere));
}

void CheckedTimeline::read(std::size_t count) {
  std::vector<std::uint32_t> words(std::min<std::uint64_t>(count, room()));
  count_steps(words.size());
  check_that(timeline_.read(words) == words.size(), "how many were read");
  for (std::size_t i = 0; i < words.size(); ++i) {
    check_that(words[i] == pack(model_->step_at(position_ + i + 1)), "what was read");
    answers_->add(words[i]);
  }
  move_to(position_ + words.size());
}

void CheckedTimeline::measure(std::uint64_t budget) {
  budget = std::min(budget, model_->end() - known_);
  count_steps(budget);
  learn(known_ + budget);
  check_that(timeline_.measure(budget) == is_complete(), "whether that is all");
}

void CheckedTimeline::placed_at(std::size_t choice) {
  const auto stack = timeline_.now().stack();
  if (stack.empty()) return;
  count_steps(3 * std::min(distance_, position_));
  const std::size_t index = choice % stack.size();
  std::uint64_t wanted = position_;
  while (wanted > 0 && model_->step_at(wanted - 1).depth > index) --wanted;
  check_that(timeline_.placed_at(index) == wanted, "the step that placed it");
  const Step step = model_->step_at(wanted);
  check_that(step.cell == stack[index] && step.digit == board()[step.cell], "that step placed it");
  answers_->add(wanted);
}

// Checks Timeline::shape() for a random range. Up to one stride long, its columns are exact. In a
// longer range every column but the last ends at a checkpoint.
void CheckedTimeline::shape(Input& input) {
  const std::uint64_t from = known_ * input.byte() / 255;
  const std::uint64_t to = std::max(from, known_ * input.byte() / 255);
  const std::uint64_t length = to - from;
  const std::size_t columns = input.below(20);
  const bool exact = length <= spacing_.stride;
  const std::uint64_t most = exact ? length : std::max<std::uint64_t>(length / distance_, 1);
  const std::uint64_t count = std::min<std::uint64_t>(columns, most);
  count_steps(exact ? length + distance_ : 2 * std::min(distance_, known_));
  const auto shape = timeline_.shape(from, to, columns);
  check_that(shape.size() == count, "how many columns a shape has");
  std::uint64_t start = from;
  for (std::uint64_t i = 1; i <= count; ++i) {
    std::uint64_t border = from + length * i / count;
    if (!exact && i < count) border -= border % distance_;
    border = std::max(border, start);
    const Column& column = shape[i - 1];
    check_that(column == model_->between(start, border), "a column of a shape");
    for (const std::uint64_t word : {column.placements, column.retreats, column.solutions}) {
      answers_->add(word);
    }
    answers_->add(column.depth.low * 256U + column.depth.high);
    start = border;
  }
}

// Replaces the timeline by a new one that gets all its knowledge from a save of the old one.
void CheckedTimeline::renew() {
  CheckedTimeline fresh(*model_, spacing_, *answers_);
  fresh.merge(*this, 0);
  fresh.check();
  fresh.seek(position_);
  fresh.work_ += work_;
  *this = std::move(fresh);
}

// Clones the current search and lets the clone leap ahead. The next check() shows that the timeline
// itself did not move.
void CheckedTimeline::go_apart(Input& input) {
  const std::uint64_t steps = std::min<std::uint64_t>(input.below(100), room());
  count_steps(steps);
  const auto copy = timeline_.now().clone();
  check_that(copy->leap(steps) == steps, "how far a copy goes");
  check_that(copy->position() == position_ + steps, "where a copy goes");
  check_that(copy->board() == model_->boards[position_ + steps], "the board of a copy");
  answers_->add(copy->board());
  answers_->add(copy->stack().size());
}

}  // namespace sudoku::fuzz
