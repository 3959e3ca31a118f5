#include "sudoku/timeline.h"

#include <algorithm>
#include <new>
#include <utility>

namespace sudoku {

namespace {

Spacing spacing_of(const Search& search, Spacing spacing) noexcept {
  if (spacing.distance == 0) spacing.distance = search.distance();
  if (spacing.stride == 0) spacing.stride = search.stride();
  return spacing;
}

// Whether there was enough memory for some work. A program made without exceptions ends where there
// is not: who calls it sees to that.
template <class Work>
bool has_memory(const Work& work) noexcept {
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

// Steps of the wanted kinds that are worth a look ahead, and how far that looks at once.
constexpr std::uint64_t kManyMet = 16;
constexpr std::uint64_t kLongestProbe = 1 << 14;
constexpr std::uint64_t kShortestProbe = 1 << 8;

// How many steps of these kinds a search has taken.
std::uint64_t met_by(const Search& search, KindSet kinds) noexcept {
  std::uint64_t met = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    if (set_of(static_cast<Kind>(kind)) & kinds) met += search.counters()[kind];
  }
  return met;
}

}  // namespace

Timeline::Timeline(std::unique_ptr<Search> search, Spacing spacing)
    : now_(std::move(search)), ahead_(now_->clone()), spacing_(spacing_of(*now_, spacing)) {
  assert(now_->position() == 0 && spacing.checkpoints >= 2);
  checkpoints_.push_back(now_->clone());
}

Step Timeline::next() {
  if (done()) return {};
  const bool is_new = position() == known();
  step_ = now_->next();
  if (is_new) discover(*now_, {step_.depth, step_.depth});
  return step_;
}

Step Timeline::previous() { return position() == 0 ? step_ : seek(position() - 1); }

Step Timeline::seek(std::uint64_t position) {
  const std::uint64_t furthest = complete() ? known() : known() + spacing_.reach;
  const std::uint64_t target = std::min(position, furthest);
  if (target == this->position()) return step_;
  if (target == 0) {
    start_from(*checkpoints_.front());
    return step_ = {};
  }
  // One step before the target, so that the last step can be reported.
  wind_to(target - 1);
  return done() ? step_ = last_step() : next();  // the run may end before the target
}

std::uint64_t Timeline::advance(std::uint64_t budget, KindSet kinds, std::uint64_t count) {
  const std::uint64_t before = met_by(*now_, kinds);
  const std::uint64_t end = position() + std::min(budget, UINT64_MAX - position());
  if (count >= kManyMet && now_->leaps()) {
    go_to(*now_, short_of(end, kinds, before + std::min(count, UINT64_MAX - before)));
  }
  std::uint64_t met = met_by(*now_, kinds) - before;
  while (met < count && position() < end && !done()) {
    if (set_of(next().kind) & kinds) ++met;
  }
  return met;
}

// A position before `end`, and before the n-th step of these kinds since the start of the run, from
// which it is not far to either, nor to the end of the run.
std::uint64_t Timeline::short_of(std::uint64_t end, KindSet kinds, std::uint64_t n) const {
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
  // From checkpoint to checkpoint: the last hit of the latest stretch that has one. Positions from
  // `end` on have been looked at, those before `first` are out of the budget.
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
  // The latest copy before it; the first checkpoint, the start of the run, is before all.
  const auto from = std::partition_point(checkpoints_.begin(), checkpoints_.end(),
                                         [&](const auto& copy) { return count(*copy) < n; });
  const Search* start = from[-1].get();
  std::uint64_t end = from == checkpoints_.end() ? known() : (*from)->position();
  const std::uint64_t here = now_->position();
  if (count(*now_) < n && here > start->position() && here < end) start = now_.get();
  // It lies in start..end: halve that.
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
  std::size_t count = 0;
  while (count < words.size() && !done()) {
    const bool is_new = position() == known();
    const std::uint64_t stop = is_new ? next_checkpoint() : known();
    const std::uint64_t most = std::min<std::uint64_t>(words.size() - count, stop - position());
    now_->forget_extent();
    count += now_->read(words.subspan(count, static_cast<std::size_t>(most)));
    if (is_new) discover(*now_, now_->extent());
  }
  if (count > 0) {
    step_ = unpack(words[count - 1]);
    step_.depth = static_cast<std::uint8_t>(now_->stack().size());
  }
  return count;
}

bool Timeline::measure(std::uint64_t budget) {
  if (ahead_->position() < position()) ahead_ = now_->clone();
  go_to(*ahead_, ahead_->position() + std::min(budget, UINT64_MAX - ahead_->position()));
  return complete();
}

std::uint64_t Timeline::known() const noexcept { return furthest().position(); }

std::uint64_t Timeline::solutions() const noexcept {
  return furthest().counters()[static_cast<int>(Kind::kSolution)];
}

std::size_t Timeline::memory() const noexcept {
  return sizeof *this + checkpoints_.size() * checkpoints_.front()->bytes() +
         checkpoints_.capacity() * sizeof checkpoints_.front() + now_->bytes() + ahead_->bytes();
}

std::size_t Timeline::checkpoints_to(std::uint64_t position) const noexcept {
  const std::uint64_t next = next_checkpoint();
  if (position < next) return 0;
  return static_cast<std::size_t>(std::min<std::uint64_t>(
      (position - next) / distance_ + 1, spacing_.checkpoints - checkpoints_.size()));
}

// Moves to a position without the step that led to it.
void Timeline::wind_to(std::uint64_t position) {
  const Search& start = nearest(position);
  if (&start != now_.get()) start_from(start);
  go_to(*now_, position);
}

// The step that ended the run, where it stands now.
Step Timeline::last_step() const noexcept {
  const bool exhausted = now_->counters()[static_cast<int>(Kind::kExhausted)] > 0;
  return {.kind = exhausted ? Kind::kExhausted : Kind::kSolution,
          .depth = static_cast<std::uint8_t>(now_->stack().size())};
}

// Goes on from a copy. What was now is kept where nothing came further, or known() would shrink.
// The copy has all that it needs before anything changes.
void Timeline::start_from(const Search& start) {
  auto copy = start.clone();
  copy->prepare();
  if (now_->position() > ahead_->position()) ahead_ = std::move(now_);
  now_ = std::move(copy);
}

// Leaps. What was not known before is discovered.
void Timeline::go_to(Search& search, std::uint64_t position) {
  while (search.position() < position && !search.done()) {
    const bool is_new = search.position() == known();
    const std::uint64_t stop = std::min(position, is_new ? next_checkpoint() : known());
    search.forget_extent();
    search.leap(stop - search.position());
    if (is_new) discover(search, search.extent());
  }
}

// A search has come from known() to where it stands, over these depths. Where there is no memory
// for a copy of it, there are fewer of them from now on.
void Timeline::discover(const Search& search, Extent extent) noexcept {
  extent_.include(extent);
  while (search.position() == next_checkpoint()) {
    if (!has_memory([&] { keep(search.clone()); })) thin_out();
  }
}

void Timeline::keep(std::unique_ptr<Search> search) {
  checkpoints_.push_back(std::move(search));
  Search& last = *checkpoints_.back();
  last.set_extent(extent_);
  extent_.low = extent_.high = static_cast<std::uint8_t>(last.stack().size());
  if (checkpoints_.size() == spacing_.checkpoints) thin_out();
}

// Drops every second checkpoint: its stretch becomes a part of the next one's.
void Timeline::thin_out() noexcept {
  const std::size_t size = checkpoints_.size();
  for (std::size_t i = 1; i < size; ++i) {
    Extent extent = checkpoints_[i]->extent();
    if (i % 2 == 0) {
      extent.include(checkpoints_[i - 1]->extent());
      checkpoints_[i]->set_extent(extent);
    } else if (i + 1 == size) {
      extent_.include(extent);
    }
  }
  for (std::size_t i = 1; 2 * i < size; ++i) checkpoints_[i] = std::move(checkpoints_[2 * i]);
  checkpoints_.erase(checkpoints_.begin() + static_cast<std::ptrdiff_t>((size + 1) / 2),
                     checkpoints_.end());
  distance_ *= 2;
}

const Search& Timeline::furthest() const noexcept {
  return now_->position() > ahead_->position() ? *now_ : *ahead_;
}

const Search& Timeline::checkpoint_before(std::uint64_t position) const noexcept {
  const std::uint64_t index =
      std::min<std::uint64_t>(position / distance_, checkpoints_.size() - 1);
  return *checkpoints_[static_cast<std::size_t>(index)];
}

// The copy from which `position` is reached with the fewest steps.
const Search& Timeline::nearest(std::uint64_t position) const noexcept {
  const Search* best = &checkpoint_before(position);
  for (const Search* other : {now_.get(), ahead_.get()}) {
    if (other->position() <= position && other->position() > best->position()) best = other;
  }
  return *best;
}

}  // namespace sudoku
