#include "sudoku/search.h"

#include <cassert>

#include "searches/unit_masks.h"
#include "sudoku/geometry.h"

namespace sudoku {

Step Search::next() {
  assert(!done_);
  Step step = advance();
  step.depth = depth_;
  ++position_;
  ++counters_[static_cast<int>(step.kind)];
  return step;
}

std::uint64_t Search::leap(std::uint64_t steps, Extent& depths) {
  std::uint64_t taken = 0;
  for (; taken < steps && !done_; ++taken) depths.include(next().depth);
  return taken;
}

std::uint64_t Search::leap(std::uint64_t steps) {
  Extent ignored;
  return leap(steps, ignored);
}

std::size_t Search::read(std::span<std::uint32_t> words, Extent& depths) {
  std::size_t count = 0;
  for (; count < words.size() && !done_; ++count) {
    const Step step = next();
    depths.include(step.depth);
    words[count] = pack(step);
  }
  return count;
}

std::size_t Search::read(std::span<std::uint32_t> words) {
  Extent ignored;
  return read(words, ignored);
}

void Search::count(const Counters& counters) noexcept {
  for (int kind = 0; kind < kKinds; ++kind) {
    counters_[kind] += counters[kind];
    position_ += counters[kind];
  }
}

void Search::write(int cell, int digit) {
  board_.set(cell, digit);
  stack_[depth_++] = static_cast<std::uint8_t>(cell);
}

int Search::erase_top() {
  const int cell = stack_[--depth_];
  board_.set(cell, 0);
  return cell;
}

void Search::save(Writer& writer) const {
  writer.byte(done_);
  writer.byte(depth_);
  for (const std::uint8_t cell : stack()) {
    writer.byte(cell);
    writer.byte(static_cast<unsigned>(board_[cell]));
  }
  for (int kind = 1; kind < kKinds; ++kind) writer.number(counters_[kind]);
  save_rest(writer);
}

bool Search::restore(Reader& reader) {
  assert(position_ == 0);
  const unsigned done = reader.byte();
  if (done > 1 || !restore_stack(reader)) return false;
  done_ = done == 1;
  Counters counters{};
  for (int kind = 1; kind < kKinds; ++kind) counters[kind] = reader.number();
  count(counters);
  const auto number_of = [&counters](Kind kind) { return counters[static_cast<int>(kind)]; };
  return position_ <= Reader::kMost &&
         number_of(Kind::kPlace) == number_of(Kind::kErase) + depth_ && restore_rest(reader) &&
         reader.good();
}

bool Search::restore_stack(Reader& reader) {
  const Geometry& geometry = board_.geometry();
  searches::UnitMasks masks(board_);
  for (int depth = reader.byte(); depth > 0; --depth) {
    const int cell = reader.byte();
    const int digit = reader.byte();
    if (cell >= geometry.cells() || board_[cell] != 0 || digit == 0 || digit > board_.side() ||
        !(masks.candidates(geometry, cell) & 1U << digit)) {
      return false;
    }
    write(cell, digit);
    masks.toggle(geometry, cell, digit);
  }
  return true;
}

}  // namespace sudoku
