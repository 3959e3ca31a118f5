// The shape of a run: what its stretches know, and more exactly what a search sees that passes.
// It also tells when a digit was placed: after the last state that was not so deep.

#include "sudoku/timeline.h"

namespace sudoku {
namespace {

// floor(number * part / parts), where number * part might overflow.
std::uint64_t share(std::uint64_t number, std::uint64_t part, std::uint64_t parts) noexcept {
  return number / parts * part + number % parts * part / parts;
}

}  // namespace

std::vector<Column> Timeline::shape(std::uint64_t from, std::uint64_t to,
                                    std::size_t columns) const {
  to = std::min(to, known());
  from = std::min(from, to);
  const std::uint64_t length = to - from;
  const bool exact = length <= spacing_.stride;
  const std::uint64_t most = exact ? length : std::max(length / distance_, std::uint64_t{1});
  const std::uint64_t count = std::min<std::uint64_t>(columns, most);

  std::vector<Column> shape(static_cast<std::size_t>(count));
  auto search = checkpoint_before(from).clone();
  pass(search, from);
  std::uint64_t i = 0;
  for (Column& column : shape) {
    const std::uint64_t border = from + share(length, ++i, count);
    const Counters before = search->counters();
    column.depth = pass(search, exact || i == count ? border : border - border % distance_);
    const auto met = [&](Kind kind) {
      return search->counters()[static_cast<int>(kind)] - before[static_cast<int>(kind)];
    };
    column.placements = met(Kind::kPlace);
    column.retreats = met(Kind::kRetreat);
    column.solutions = met(Kind::kSolution);
  }
  return shape;
}

std::uint64_t Timeline::placed_at(std::size_t index) const {
  assert(index < now_->stack().size());
  const std::size_t stretch = stretch_with(index);
  auto start = checkpoints_[stretch]->clone();
  std::uint64_t end = std::min(position(), (stretch + 1) * distance_);
  // The last state with no more than `index` digits lies in start..end: halve that.
  while (end - start->position() > 1 && !start->done()) {
    auto middle = start->clone();
    middle->leap((end - start->position()) / 2);
    const auto later = middle->clone();
    later->forget_extent();
    later->leap(end - later->position());
    if (later->extent().low <= index) {
      start = std::move(middle);
    } else {
      end = middle->position();
    }
  }
  return end;
}

// The latest stretch before position() in which a state has no more than `depth` digits.
std::size_t Timeline::stretch_with(std::size_t depth) const {
  const Search& last = checkpoint_before(position());
  const auto search = last.clone();
  search->forget_extent();
  search->leap(position() - search->position());
  auto index = static_cast<std::size_t>(last.position() / distance_);
  if (search->extent().low > depth) {
    while (index > 1 && checkpoints_[index]->extent().low > depth) --index;
    --index;  // the stretch that ends at a checkpoint begins at the one before
  }
  return index;
}

// Moves a search on to a known position; returns the depths on the way. It takes a stretch that is
// known as a whole in one go.
Extent Timeline::pass(std::unique_ptr<Search>& search, std::uint64_t position) const {
  search->forget_extent();
  Extent extent = search->extent();
  while (search->position() < position && !search->done()) {
    auto index = static_cast<std::size_t>(search->position() / distance_);
    const std::uint64_t end = (index + 1) * distance_;
    if (search->position() != index * distance_ || position < std::min(end, known())) {
      search->leap(std::min(position, end) - search->position());
      extent.include(search->extent());
    } else if (position < end) {
      extent.include(extent_);
      search = furthest().clone();
    } else {
      do {
        extent.include(checkpoints_[++index]->extent());
      } while ((index + 1) * distance_ <= position);
      search = checkpoints_[index]->clone();
    }
  }
  return extent;
}

}  // namespace sudoku
