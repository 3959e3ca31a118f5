// Functions for bitmasks. A mask is a set of digits (bit d for digit d, 1..9), a set of places in a
// unit (bit p for the cell with index p, 0..8), or a set of rows or columns (bit i for row or
// column i, 0..8).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "sudoku/geometry.h"

namespace sudoku::logic {

// kBits[mask] is the number of set bits of `mask`, which is below 1024. A table is used because not
// every target has an instruction that counts bits.
inline constexpr auto kBits = [] {
  std::array<std::uint8_t, 2U << kMaxSide> bits{};
  for (unsigned mask = 0; mask < bits.size(); ++mask) {
    bits[mask] = static_cast<std::uint8_t>(std::popcount(mask));
  }
  return bits;
}();
// Returns the number of set bits of `mask`.
// Requires: mask < 1024.
inline int bits_in(unsigned mask) noexcept { return kBits[mask]; }
inline bool has_one(unsigned mask) noexcept { return mask != 0 && (mask & (mask - 1)) == 0; }
inline bool has_two(unsigned mask) noexcept { return has_one(mask & (mask - 1)); }
// Returns the index of the lowest set bit of `mask`.
// Requires: mask != 0.
inline int lowest_of(unsigned mask) noexcept { return std::countr_zero(mask); }

// A range over the indices of the set bits of a mask, in ascending order. Depending on the mask,
// these indices are digits, places in a unit, or numbers of rows or columns.
class SetBits {
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

  explicit SetBits(unsigned mask) noexcept : mask_(mask) {}
  Iterator begin() const noexcept { return Iterator(mask_); }
  std::default_sentinel_t end() const noexcept { return {}; }

 private:
  unsigned mask_;
};

}  // namespace sudoku::logic
