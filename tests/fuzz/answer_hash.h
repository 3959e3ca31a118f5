// Hash of all answers that the library gave. Equal hashes show that two machines, or native code
// and WASM, gave the same answers.
#pragma once

#include <cstdint>

#include "sudoku/board.h"

namespace sudoku::fuzz {

// Hash of a sequence of 64-bit words. The order of the words matters.
class AnswerHash {
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
