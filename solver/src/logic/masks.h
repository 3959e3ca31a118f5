// Masks of digits (bits 1..9) and of places in a unit (bits 0..8).
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "sudoku/geometry.h"

namespace sudoku {

// How many bits each mask has. Not every processor that this is compiled for has an instruction.
inline constexpr auto kBits = [] {
  std::array<std::uint8_t, 2U << kMaxSide> bits{};
  for (unsigned mask = 0; mask < bits.size(); ++mask) {
    bits[mask] = static_cast<std::uint8_t>(std::popcount(mask));
  }
  return bits;
}();
inline int bits_in(unsigned mask) noexcept { return kBits[mask]; }
inline bool has_one(unsigned mask) noexcept { return mask != 0 && (mask & (mask - 1)) == 0; }
inline bool has_two(unsigned mask) noexcept { return has_one(mask & (mask - 1)); }
// The mask is not 0.
inline int lowest_of(unsigned mask) noexcept { return std::countr_zero(mask); }

// The bits of a mask, as a range to loop over.
class Digits {
 public:
  explicit Digits(unsigned mask) noexcept : left_(mask) {}
  Digits begin() const noexcept { return *this; }
  Digits end() const noexcept { return Digits(0); }
  int operator*() const noexcept { return lowest_of(left_); }
  Digits& operator++() noexcept {
    left_ &= left_ - 1;
    return *this;
  }
  bool operator!=(const Digits& other) const noexcept { return left_ != other.left_; }

 private:
  unsigned left_;
};

}  // namespace sudoku
