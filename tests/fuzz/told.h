// All that the library has answered, as one number: two machines, or native code and WASM, have
// told the same where their numbers are the same.
#pragma once

#include <cstdint>

#include "sudoku/board.h"

namespace sudoku::fuzz {

// A hash of words, in their order.
class Told {
 public:
  void add(std::uint64_t word) noexcept {
    hash_ = (hash_ ^ word) * 0x9E3779B97F4A7C15U;
    hash_ ^= hash_ >> 29U;
  }
  void add(const Board& board) noexcept {
    for (const int digit : board.digits()) add(static_cast<std::uint64_t>(digit));
  }
  std::uint64_t hash() const noexcept { return hash_; }

 private:
  std::uint64_t hash_ = 1;
};

}  // namespace sudoku::fuzz
