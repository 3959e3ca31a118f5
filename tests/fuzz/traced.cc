#include "traced.h"

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

void Traced::act(Input& input) {
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
void Traced::merge(const Traced& other, std::uint64_t since) {
  since = std::min(since, other.known_);
  work_ += kWorkOfCall + (other.known_ - since) / other.distance_ * kWorkOfCheckpoint;
  const auto bytes = other.timeline_.save(since);
  for (const std::uint8_t byte : bytes) told_->add(byte);
  const bool fits = since <= known_ && other.distance_ <= 4 * spacing_.stride;
  insist(timeline_.merge(bytes) == fits, "a piece that fits is taken over, and no other");
  if (!fits || other.known_ <= known_) return;
  distance_ = std::max(distance_, other.distance_);
  learn(other.known_);
}

void Traced::check() {
  insist(timeline_.position() == position_, "the position");
  insist(timeline_.step() == model_->step_at(position_), "the step");
  insist(timeline_.now().board() == model_->boards[position_], "the board");
  insist(timeline_.known() == known_, "what is known");
  insist(timeline_.done() == (model_->ends && position_ == model_->end()), "whether it is done");
  insist(timeline_.complete() == is_complete(), "whether the end is known");
  told_->add(timeline_.position());
  told_->add(pack(timeline_.step()));
  told_->add(timeline_.now().board());
  told_->add(timeline_.known());
  told_->add(timeline_.done() ? 1 : 0);
}

void Traced::move_to(std::uint64_t position) {
  position_ = position;
  learn(std::max(known_, position));
}

// Sets the number of known steps. The timeline drops every second checkpoint when their number
// reaches the maximum, so the model doubles their distance.
void Traced::learn(std::uint64_t known) {
  known_ = known;
  while (known_ / distance_ + 1 >= spacing_.checkpoints) distance_ *= 2;
}

// Adds the estimated work of a seek to `position`. The timeline starts from the present position or
// from the last checkpoint before the target, whichever is closer.
void Traced::count_way_to(std::uint64_t position) {
  const std::uint64_t checkpoint = std::min(position, known_) / distance_ * distance_;
  const std::uint64_t here = position_ <= position ? position_ : 0;
  count_steps(position - std::max(checkpoint, here) + 1);
}

void Traced::next() {
  count_steps(1);
  if (room() == 0 && !model_->ends) return;
  if (room() > 0) move_to(position_ + 1);
  timeline_.next();
}

void Traced::previous() {
  if (position_ > 0) {
    count_way_to(position_ - 1);
    --position_;
  }
  insist(timeline_.previous() == model_->step_at(position_), "the step before");
}

void Traced::seek(std::uint64_t target) {
  const std::uint64_t furthest = is_complete() ? known_ : known_ + spacing_.reach;
  target = std::min({target, furthest, model_->end()});
  count_way_to(target);
  move_to(target);
  insist(timeline_.seek(target) == model_->step_at(position_), "the step that was sought");
}

void Traced::advance(Input& input) {
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
  insist(timeline_.advance(budget, kinds, count) == met, "how many were met");
  told_->add(met);
}

void Traced::find(Input& input) {
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
  insist(found == later, "the next one");
  told_->add(found.value_or(kNowhere));
  const auto found_before = timeline_.find(kinds, true, budget);
  insist(found_before == earlier, "the one before");
  told_->add(found_before.value_or(kNowhere));
}

void Traced::nth(Input& input) {
  const auto kind = static_cast<Kind>(1 + input.below(kKinds - 1));
  const std::uint64_t n = input.below(200);
  std::optional<std::uint64_t> wanted;
  std::uint64_t met = 0;
  for (std::uint64_t position = 1; position <= known_ && n > 0 && !wanted; ++position) {
    if (model_->step_at(position).kind == kind && ++met == n) wanted = position;
  }
  count_steps(std::min(distance_, known_));
  const auto found = timeline_.nth(kind, n);
  insist(found == wanted, "the n-th of a kind");
  told_->add(found.value_or(kNowhere));
}

void Traced::read(std::size_t count) {
  std::vector<std::uint32_t> words(std::min<std::uint64_t>(count, room()));
  count_steps(words.size());
  insist(timeline_.read(words) == words.size(), "how many were read");
  for (std::size_t i = 0; i < words.size(); ++i) {
    insist(words[i] == pack(model_->step_at(position_ + i + 1)), "what was read");
    told_->add(words[i]);
  }
  move_to(position_ + words.size());
}

void Traced::measure(std::uint64_t budget) {
  budget = std::min(budget, model_->end() - known_);
  count_steps(budget);
  learn(known_ + budget);
  insist(timeline_.measure(budget) == is_complete(), "whether that is all");
}

void Traced::placed_at(std::size_t choice) {
  const auto stack = timeline_.now().stack();
  if (stack.empty()) return;
  count_steps(3 * std::min(distance_, position_));
  const std::size_t index = choice % stack.size();
  std::uint64_t wanted = position_;
  while (wanted > 0 && model_->step_at(wanted - 1).depth > index) --wanted;
  insist(timeline_.placed_at(index) == wanted, "the step that placed it");
  const Step step = model_->step_at(wanted);
  insist(step.cell == stack[index] && step.digit == board()[step.cell], "that step placed it");
  told_->add(wanted);
}

// Checks Timeline::shape() for a random range. Up to one stride long, its columns are exact. In a
// longer range every column but the last ends at a checkpoint.
void Traced::shape(Input& input) {
  const std::uint64_t from = known_ * input.byte() / 255;
  const std::uint64_t to = std::max(from, known_ * input.byte() / 255);
  const std::uint64_t length = to - from;
  const std::size_t columns = input.below(20);
  const bool exact = length <= spacing_.stride;
  const std::uint64_t most = exact ? length : std::max<std::uint64_t>(length / distance_, 1);
  const std::uint64_t count = std::min<std::uint64_t>(columns, most);
  count_steps(exact ? length + distance_ : 2 * std::min(distance_, known_));
  const auto shape = timeline_.shape(from, to, columns);
  insist(shape.size() == count, "how many columns a shape has");
  std::uint64_t start = from;
  for (std::uint64_t i = 1; i <= count; ++i) {
    std::uint64_t border = from + length * i / count;
    if (!exact && i < count) border -= border % distance_;
    border = std::max(border, start);
    const Column& column = shape[i - 1];
    insist(column == model_->between(start, border), "a column of a shape");
    for (const std::uint64_t word : {column.placements, column.retreats, column.solutions}) {
      told_->add(word);
    }
    told_->add(column.depth.low * 256U + column.depth.high);
    start = border;
  }
}

// Replaces the timeline by a new one that gets all its knowledge from a save of the old one.
void Traced::renew() {
  Traced fresh(*model_, spacing_, *told_);
  fresh.merge(*this, 0);
  fresh.check();
  fresh.seek(position_);
  fresh.work_ += work_;
  *this = std::move(fresh);
}

// Clones the current search and lets the clone leap ahead. The next check() shows that the timeline
// itself did not move.
void Traced::go_apart(Input& input) {
  const std::uint64_t steps = std::min<std::uint64_t>(input.below(100), room());
  count_steps(steps);
  const auto copy = timeline_.now().clone();
  insist(copy->leap(steps) == steps, "how far a copy goes");
  insist(copy->position() == position_ + steps, "where a copy goes");
  insist(copy->board() == model_->boards[position_ + steps], "the board of a copy");
  told_->add(copy->board());
  told_->add(copy->stack().size());
}

}  // namespace sudoku::fuzz
