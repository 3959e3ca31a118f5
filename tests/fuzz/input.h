// Turns the bytes of a fuzz input into choices: bytes, words and numbers in a range.
#pragma once

#include <cstdint>

#include "targets.h"

namespace sudoku::fuzz {

// Reads a fuzz input from front to back. Returns zeros after the last byte.
class Input {
 public:
  explicit Input(Data data) noexcept : data_(data) {}

  bool empty() const noexcept { return data_.empty(); }
  std::uint8_t byte() noexcept {
    if (data_.empty()) return 0;
    const std::uint8_t value = data_.front();
    data_ = data_.subspan(1);
    return value;
  }
  // Two bytes, the low one first.
  std::uint32_t word() noexcept {
    const std::uint32_t low = byte();
    const std::uint32_t high = byte();
    return low | high << 8;
  }
  // Returns a number in 0..end-1. Takes one byte if `end` is at most 256, otherwise two.
  // Requires: 1 <= end <= 65,536.
  std::uint32_t below(std::uint32_t end) noexcept { return (end > 256 ? word() : byte()) % end; }
  Data rest() const noexcept { return data_; }

 private:
  Data data_;
};

}  // namespace sudoku::fuzz
