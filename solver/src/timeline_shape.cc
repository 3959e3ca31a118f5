// Computes the depth profile of a run. The depth is the number of digits placed and not erased. For
// a long range of steps, the profile is put together from the depths recorded for each stretch
// between two checkpoints (copies of the search). A short range is replayed from a checkpoint.
//
// Timeline::placed_at(), which finds when a digit was placed, uses depths too. The stack has the
// filled cells in the order in which they were filled. The digit in the cell at index i of the
// stack (from 0) was placed by the step after the last position with a depth of at most i.

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "sudoku/search.h"
#include "sudoku/step.h"
#include "sudoku/timeline.h"

namespace sudoku {
namespace {

// Returns floor(number * part / parts), without overflow in the product number * part.
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
  depths_until(from, search);
  std::uint64_t i = 0;
  for (Column& column : shape) {
    const std::uint64_t border = from + share(length, ++i, count);
    const Counters before = search->counters();
    column.depth = depths_until(exact || i == count ? border : border - border % distance_, search);
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
  const std::size_t stretch = last_stretch_with(index);
  auto start = stretches_[stretch].end->clone();
  std::uint64_t end = std::min(position(), (stretch + 1) * distance_);
  // The stack has the filled cells, the oldest first. The cell at `index` was filled when the stack
  // had exactly `index` cells for the last time. The loop bisects the range start..end until its
  // length is one step: the step that filled the cell.
  while (end - start->position() > 1 && !start->done()) {
    auto middle = start->clone();
    middle->leap((end - start->position()) / 2);
    Extent later{.low = middle->depth(), .high = middle->depth()};
    middle->clone()->leap(end - middle->position(), later);
    if (later.low <= index) {
      start = std::move(middle);
    } else {
      end = middle->position();
    }
  }
  return end;
}

// A stretch is the part of a run between two checkpoints (copies of the search). Finds the last
// stretch, up to the present position, that contains a position with at most `depth` digits placed
// and not erased. Returns the index of the checkpoint at the start of the stretch.
std::size_t Timeline::last_stretch_with(std::size_t depth) const {
  const Search& last = checkpoint_before(position());
  Extent depths{.low = last.depth(), .high = last.depth()};
  last.clone()->leap(position() - last.position(), depths);
  auto index = static_cast<std::size_t>(last.position() / distance_);
  if (depths.low > depth) {
    while (index > 1 && stretches_[index].depths.low > depth) --index;
    // Element i of stretches_ describes the part of the run from checkpoint i - 1 to checkpoint i.
    // So the checkpoint at the start of this part has the index i - 1.
    --index;
  }
  return index;
}

// Moves `search` forward to `position`. Returns the lowest and the highest depth (number of digits
// placed and not erased) on the way, both ends included. Skips each whole stretch between two
// checkpoints (copies of the search), because the lowest and the highest depth of such a stretch
// are recorded. Requires: the steps up to `position` have been taken or explored before.
Extent Timeline::depths_until(std::uint64_t position, std::unique_ptr<Search>& search) const {
  Extent depths{.low = search->depth(), .high = search->depth()};
  while (search->position() < position && !search->done()) {
    auto index = static_cast<std::size_t>(search->position() / distance_);
    const std::uint64_t end = (index + 1) * distance_;
    if (search->position() != index * distance_ || position < std::min(end, known())) {
      search->leap(std::min(position, end) - search->position(), depths);
    } else if (position < end) {
      depths.include(last_depths_);
      search = furthest().clone();
    } else {
      do {
        depths.include(stretches_[++index].depths);
      } while ((index + 1) * distance_ <= position);
      search = stretches_[index].end->clone();
    }
  }
  return depths;
}

}  // namespace sudoku
