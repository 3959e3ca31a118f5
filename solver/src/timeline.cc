#include "sudoku/timeline.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <new>
#include <utility>

#include "sudoku/step.h"

namespace sudoku {

namespace {

Spacing spacing_of(const Algorithm& algorithm, Spacing spacing) noexcept {
  if (spacing.distance == 0) spacing.distance = algorithm.distance;
  if (spacing.stride == 0) spacing.stride = algorithm.stride;
  return spacing;
}

// Calls the function `work`. Returns false if a memory allocation in `work` failed, otherwise true.
// In a build without exceptions a failed allocation ends the program, so the caller must check
// beforehand that there is enough memory.
template <class Work>
bool has_memory(const Work& work) {
#ifdef __cpp_exceptions
  try {
    work();
  } catch (const std::bad_alloc&) {
    return false;
  }
#else
  work();
#endif
  return true;
}

// Timeline::advance(budget, kinds, count) takes steps until `count` of them were of a kind in
// `kinds`. If `count` is at least kManyMet and the algorithm has a fast Search::leap(), which does
// many steps in one call, advance() does most of the steps by leaps. Otherwise it does all steps
// one by one.
constexpr std::uint64_t kManyMet = 16;
// Numbers of steps of the longest and the shortest trial leap of Timeline::advance(). A trial leap
// does many steps of a copy of the search in one call. If the copy reaches or passes the position
// that advance() looks for, the copy is dropped and the next trial leap is half as long.
constexpr std::uint64_t kLongestProbe = 1 << 14;
constexpr std::uint64_t kShortestProbe = 1 << 8;

// Returns how many of the steps that `search` has done are of a kind in `kinds`.
std::uint64_t met_by(const Search& search, KindSet kinds) noexcept {
  std::uint64_t met = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    if (set_of(static_cast<Kind>(kind)) & kinds) met += search.counters()[kind];
  }
  return met;
}

}  // namespace

// Calls the function `work`, which changes a timeline. This timeline is changed completely or, if
// memory runs out, not at all. If every step of the search may allocate memory, `work` may fail
// after many steps. Therefore, for such a search, `work` changes a copy of the timeline, and the
// copy replaces this timeline at the end. A build without exceptions needs no copy, because a
// failed allocation ends the program.
template <class Work>
auto Timeline::all_or_nothing(const Work& work) {
#ifdef __cpp_exceptions
  if (now_->algorithm().allocates) {
    Timeline further(*this);
    const auto result = work(further);
    *this = std::move(further);
    return result;
  }
#endif
  return work(*this);
}

Timeline::Timeline(std::unique_ptr<Search> search, Spacing spacing)
    : now_(std::move(search)),
      ahead_(now_->clone()),
      spacing_(spacing_of(now_->algorithm(), spacing)) {
  assert(now_->position() == 0 && spacing.checkpoints >= 2);
  stretches_.push_back({.end = now_->clone(), .depths = {}});
}

Timeline::Timeline(const Timeline& other)
    : now_(other.now_->clone()),
      ahead_(other.ahead_->clone()),
      last_depths_(other.last_depths_),
      spacing_(other.spacing_),
      distance_(other.distance_),
      step_(other.step_) {
  stretches_.reserve(other.stretches_.size());
  for (const auto& [end, depths] : other.stretches_) stretches_.push_back({end->clone(), depths});
}

Step Timeline::next() {
  if (done()) return {};
  const bool is_new = position() == known();
  step_ = now_->next();
  if (is_new) extend_known(*now_, {step_.depth, step_.depth});
  return step_;
}

Step Timeline::previous() { return position() == 0 ? step_ : seek(position() - 1); }

Step Timeline::seek(std::uint64_t position) {
  const std::uint64_t furthest = complete() ? known() : known() + spacing_.reach;
  const std::uint64_t target = std::min(position, furthest);
  if (target == this->position()) return step_;
  if (target == 0) {
    restart_from(*stretches_.front().end);
    step_ = {};
    return step_;
  }
  return all_or_nothing([target](Timeline& run) { return run.approach(target); });
}

// Moves to the position `target` and returns the step that led there. If the run ends before
// `target`, moves to the end of the run and returns its last step. Most steps are done by a leap,
// that is, many steps in one call. A leap does not return its last step. Therefore the leap goes to
// position `target` - 1, and next() does the step to `target`.
// Requires: target > 0.
Step Timeline::approach(std::uint64_t target) {
  move_to(target - 1);
  if (!done()) return next();
  step_ = last_step();
  return step_;
}

std::uint64_t Timeline::advance(std::uint64_t budget, KindSet kinds, std::uint64_t count) {
  return all_or_nothing([=](Timeline& run) { return run.advance_now(budget, kinds, count); });
}

std::uint64_t Timeline::advance_now(std::uint64_t budget, KindSet kinds, std::uint64_t count) {
  const std::uint64_t before = met_by(*now_, kinds);
  const std::uint64_t end = position() + std::min(budget, UINT64_MAX - position());
  if (count >= kManyMet && now_->algorithm().leaps) {
    leap_to(*now_, shortly_before(end, kinds, before + std::min(count, UINT64_MAX - before)));
  }
  std::uint64_t met = met_by(*now_, kinds) - before;
  while (met < count && position() < end && !done()) {
    if (set_of(next().kind) & kinds) ++met;
  }
  return met;
}

// Returns a position at most kShortestProbe (256) steps before the first of three positions: `end`,
// the position after the `n`-th step of a kind in the set `kinds` (counted from the start of the
// run), and the end of the run. Finds it by trial leaps, that is, by doing many steps of a copy of
// the search in one call.
std::uint64_t Timeline::shortly_before(std::uint64_t end, KindSet kinds, std::uint64_t n) const {
  auto search = now_->clone();
  for (std::uint64_t length = kLongestProbe; length >= kShortestProbe;) {
    auto further = search->clone();
    further->leap(std::min(length, end - search->position()));
    if (further->position() < end && !further->done() && met_by(*further, kinds) < n) {
      search = std::move(further);
    } else {
      length /= 2;
    }
  }
  return search->position();
}

std::optional<std::uint64_t> Timeline::find(KindSet kinds, bool backward,
                                            std::uint64_t budget) const {
  if (!backward) {
    const auto search = now_->clone();
    for (std::uint64_t i = 0; i < budget && !search->done(); ++i) {
      if (set_of(search->next().kind) & kinds) return search->position();
    }
    return std::nullopt;
  }
  // Looks backward for a step of a kind in `kinds`. Replays the stretches between checkpoints
  // (copies of the search), the latest stretch first, and finds the last such step of a stretch.
  // The positions still to examine are `first` to `end` - 1: initially, the last `budget` positions
  // before the present one.
  const std::uint64_t first = position() > budget ? position() - budget : 1;
  for (std::uint64_t end = position(); end > first;) {
    const auto search = checkpoint_before(end - 2).clone();
    if (search->position() < first - 1) search->leap(first - 1 - search->position());
    const std::uint64_t start = search->position();
    std::optional<std::uint64_t> last;
    while (search->position() + 1 < end && !search->done()) {
      if (set_of(search->next().kind) & kinds) last = search->position();
    }
    if (last) return last;
    end = start + 1;
  }
  return std::nullopt;
}

std::optional<std::uint64_t> Timeline::nth(Kind kind, std::uint64_t n) const {
  const auto count = [kind](const Search& search) {
    return search.counters()[static_cast<int>(kind)];
  };
  if (n == 0 || count(furthest()) < n) return std::nullopt;
  // `with` is the first checkpoint (copy of the search) that has counted at least `n` steps of kind
  // `kind`, or the end of `stretches_` if there is none. The `n`-th step is in the stretch of the
  // run that ends at `with` or, if there is none, at known(). `with` has a predecessor, because the
  // first checkpoint is at the start of the run and has counted no step.
  const auto with = std::partition_point(stretches_.begin(), stretches_.end(),
                                         [&](const Stretch& each) { return count(*each.end) < n; });
  const Search* start = std::prev(with)->end.get();
  std::uint64_t end = with == stretches_.end() ? known() : with->end->position();
  const std::uint64_t here = now_->position();
  if (count(*now_) < n && here > start->position() && here < end) start = now_.get();
  // Bisects the range of positions start..end until only one step is left in it: the `n`-th step of
  // its kind.
  auto search = start->clone();
  while (end - search->position() > 1 && !search->done()) {
    auto middle = search->clone();
    middle->leap((end - search->position()) / 2);
    if (count(*middle) < n) {
      search = std::move(middle);
    } else {
      end = middle->position();
    }
  }
  return end;
}

std::size_t Timeline::read(std::span<std::uint32_t> words) {
  return all_or_nothing([words](Timeline& run) { return run.read_now(words); });
}

std::size_t Timeline::read_now(std::span<std::uint32_t> words) {
  std::size_t count = 0;
  while (count < words.size() && !done()) {
    const bool is_new = position() == known();
    const std::uint64_t stop = is_new ? next_checkpoint() : known();
    const std::uint64_t most = std::min<std::uint64_t>(words.size() - count, stop - position());
    Extent depths{.low = now_->depth(), .high = now_->depth()};
    count += now_->read(words.subspan(count, static_cast<std::size_t>(most)), depths);
    if (is_new) extend_known(*now_, depths);
  }
  if (count > 0) {
    step_ = unpack(words[count - 1]);
    step_.depth = now_->depth();
  }
  return count;
}

bool Timeline::measure(std::uint64_t budget) {
  return all_or_nothing([budget](Timeline& run) { return run.measure_ahead(budget); });
}

bool Timeline::measure_ahead(std::uint64_t budget) {
  if (ahead_->position() < position()) ahead_ = now_->clone();
  leap_to(*ahead_, ahead_->position() + std::min(budget, UINT64_MAX - ahead_->position()));
  return complete();
}

std::uint64_t Timeline::known() const noexcept { return furthest().position(); }

std::uint64_t Timeline::solutions() const noexcept {
  return furthest().counters()[static_cast<int>(Kind::kSolution)];
}

std::size_t Timeline::memory() const noexcept {
  return sizeof *this + stretches_.size() * stretches_.front().end->bytes() +
         stretches_.capacity() * sizeof stretches_.front() + now_->bytes() + ahead_->bytes();
}

std::size_t Timeline::checkpoints_to(std::uint64_t position) const noexcept {
  const std::uint64_t next = next_checkpoint();
  if (position < next) return 0;
  return static_cast<std::size_t>(std::min<std::uint64_t>(
      (position - next) / distance_ + 1, spacing_.checkpoints - stretches_.size()));
}

// Moves the timeline to `position`, or to the end of the run if that comes first. Does not update
// step_, the step that led to the present position.
void Timeline::move_to(std::uint64_t position) {
  const Search& start = nearest(position);
  if (&start != now_.get()) restart_from(start);
  leap_to(*now_, position);
}

// Returns the step that ended the run. Its kind is kExhausted if the search has counted a step of
// this kind, otherwise kSolution. Requires: the run has ended.
Step Timeline::last_step() const {
  const bool exhausted = now_->counters()[static_cast<int>(Kind::kExhausted)] > 0;
  return {.kind = exhausted ? Kind::kExhausted : Kind::kSolution, .depth = now_->depth()};
}

// Replaces the search at the present position by a copy of `start`. If the present position is the
// furthest position reached or explored so far, the present search is kept as ahead_, the second
// search of the timeline. So the known part of the run never shrinks. If there is no memory for the
// copy, nothing changes.
void Timeline::restart_from(const Search& start) {
  auto copy = start.clone();
  copy->prepare();
  if (now_->position() > ahead_->position()) ahead_ = std::move(now_);
  now_ = std::move(copy);
}

// Moves `search` forward to `position`, or to the end of the run if that comes first. For the steps
// beyond the furthest position reached or explored so far, also records the range of depths
// (numbers of digits placed and not erased) and adds checkpoints (copies of the search).
void Timeline::leap_to(Search& search, std::uint64_t position) {
  while (search.position() < position && !search.done()) {
    const bool is_new = search.position() == known();
    const std::uint64_t stop = std::min(position, is_new ? next_checkpoint() : known());
    Extent depths{.low = search.depth(), .high = search.depth()};
    search.leap(stop - search.position(), depths);
    if (is_new) extend_known(search, depths);
  }
}

// Records in the timeline that `search` has moved beyond the furthest position reached or explored
// so far. `depths` is the range of depths (numbers of digits placed and not erased) on the way.
// Adds a checkpoint (a copy of the search) if `search` has reached the position of the next one. If
// there is no memory for it, drops every second checkpoint instead.
void Timeline::extend_known(const Search& search, Extent depths) {
  last_depths_.include(depths);
  while (search.position() == next_checkpoint()) {
    if (!has_memory([&] { add_checkpoint(search.clone()); })) thin_out();
  }
}

void Timeline::add_checkpoint(std::unique_ptr<Search> search) {
  const std::uint8_t depth = search->depth();
  stretches_.push_back({.end = std::move(search), .depths = last_depths_});
  last_depths_ = {.low = depth, .high = depth};
  if (stretches_.size() == spacing_.checkpoints) thin_out();
}

// Drops every second checkpoint (copy of the search for going back) and doubles the distance
// between checkpoints. The stretch of the run before a dropped checkpoint becomes part of the next
// stretch. The function is noexcept because it only moves and destroys checkpoints. The timeline
// relies on that: when memory has run out, dropping checkpoints must still succeed.
void Timeline::thin_out() noexcept {
  const std::size_t size = stretches_.size();
  if (size % 2 == 0) last_depths_.include(stretches_.back().depths);
  for (std::size_t i = 1; 2 * i < size; ++i) {
    stretches_[2 * i].depths.include(stretches_[2 * i - 1].depths);
    stretches_[i] = std::move(stretches_[2 * i]);
  }
  stretches_.erase(stretches_.begin() + static_cast<std::ptrdiff_t>((size + 1) / 2),
                   stretches_.end());
  distance_ *= 2;
}

const Search& Timeline::furthest() const noexcept {
  return now_->position() > ahead_->position() ? *now_ : *ahead_;
}

const Search& Timeline::checkpoint_before(std::uint64_t position) const noexcept {
  const std::uint64_t index = std::min<std::uint64_t>(position / distance_, stretches_.size() - 1);
  return *stretches_[static_cast<std::size_t>(index)].end;
}

// Returns the search from which `position` is reached with the fewest steps: a checkpoint (a copy
// kept for going back), the search at the present position, or the second search, which explores
// steps ahead.
const Search& Timeline::nearest(std::uint64_t position) const {
  const Search* best = &checkpoint_before(position);
  for (const Search* other : {now_.get(), ahead_.get()}) {
    if (other->position() <= position && other->position() > best->position()) best = other;
  }
  return *best;
}

}  // namespace sudoku
