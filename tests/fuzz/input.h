// Bytes as choices.
#pragma once

#include <cstdint>

#include "targets.h"

namespace sudoku::fuzz {

// Takes what it needs from the front; at the end it goes on with zeros.
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
  std::uint32_t word() noexcept { return byte() | static_cast<std::uint32_t>(byte()) << 8; }
  // A number below `end`, which is from 1 to 65,536.
  std::uint32_t below(std::uint32_t end) noexcept { return (end > 256 ? word() : byte()) % end; }
  Data rest() const noexcept { return data_; }

 private:
  Data data_;
};

}  // namespace sudoku::fuzz
