// Bitmasks: sets of digits (bit d for digit d, 1..9) and sets of places in a unit (bits 0..8).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "sudoku/geometry.h"

namespace sudoku {

// Number of set bits of every mask below 1024. A table, because not every target has a popcount
// instruction.
inline constexpr auto kBits = [] {
  std::array<std::uint8_t, 2U << kMaxSide> bits{};
  for (unsigned mask = 0; mask < bits.size(); ++mask) {
    bits[mask] = static_cast<std::uint8_t>(std::popcount(mask));
  }
  return bits;
}();
// Requires: mask < 1024.
inline int bits_in(unsigned mask) noexcept { return kBits[mask]; }
inline bool has_one(unsigned mask) noexcept { return mask != 0 && (mask & (mask - 1)) == 0; }
inline bool has_two(unsigned mask) noexcept { return has_one(mask & (mask - 1)); }
// Returns the index of the lowest set bit. Requires: mask != 0.
inline int lowest_of(unsigned mask) noexcept { return std::countr_zero(mask); }

// Range over the indices of the set bits of a mask, in ascending order: digits, places or lines.
class Digits {
 public:
  class Iterator {
   public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;

    Iterator() noexcept = default;
    explicit Iterator(unsigned mask) noexcept : left_(mask) {}
    int operator*() const noexcept { return lowest_of(left_); }
    Iterator& operator++() noexcept {
      left_ &= left_ - 1;
      return *this;
    }
    Iterator operator++(int) noexcept {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    bool operator==(const Iterator&) const noexcept = default;
    bool operator==(std::default_sentinel_t) const noexcept { return left_ == 0; }

   private:
    unsigned left_ = 0;
  };

  explicit Digits(unsigned mask) noexcept : mask_(mask) {}
  Iterator begin() const noexcept { return Iterator(mask_); }
  std::default_sentinel_t end() const noexcept { return {}; }

 private:
  unsigned mask_;
};

}  // namespace sudoku
