#include "sudoku/search.h"

namespace sudoku {

Step Search::next() noexcept {
  assert(!done_);
  Step step = advance();
  step.depth = static_cast<std::uint8_t>(depth_);
  ++position_;
  ++counters_[static_cast<int>(step.kind)];
  return step;
}

std::uint64_t Search::leap(std::uint64_t steps) noexcept {
  std::uint64_t taken = 0;
  for (; taken < steps && !done_; ++taken) next();
  return taken;
}

std::size_t Search::read(std::span<std::uint32_t> words) noexcept {
  std::size_t count = 0;
  for (; count < words.size() && !done_; ++count) words[count] = pack(next());
  return count;
}

void Search::credit(const Counters& counters) noexcept {
  for (int kind = 0; kind < kKinds; ++kind) {
    counters_[kind] += counters[kind];
    position_ += counters[kind];
  }
}

void Search::write(int cell, int digit) noexcept {
  board_.set(cell, digit);
  stack_[depth_++] = static_cast<std::uint8_t>(cell);
}

int Search::take_back() noexcept {
  const int cell = stack_[--depth_];
  board_.set(cell, 0);
  return cell;
}

}  // namespace sudoku
