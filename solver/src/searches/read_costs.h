// What it costs to test a digit in a cell by reading its row, its column and its box one by one,
// without reading them: for each unit, the number of the read that would find each digit.
//
//   ReadCosts costs(geometry.side(), reads);
//   costs.put(cell, 7);                 // 7 stands in the cell: its peers find it from now on
//   Visit visit = costs.visit(other, 0);  // the digits of `other` after 0:
//   visit.digit;                        // the first one that is allowed, 0 for none
//   costs.take_reads();                 // reads of all digits refused since it was last asked
//   costs.reads(other)[7];              // the number of the read that finds 7, 0 if none does
//
// Two layouts of the same table, chosen by what the compiler may use: the costs of all digits in
// one vector of sixteen bytes, or one byte after the other.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "reads.h"

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace sudoku {

// The digits after `from`, up to N: the first allowed one, or 0; and how many were refused.
struct Visit {
  int digit = 0;
  int refused = 0;
};

// By digit.
using DigitCosts = std::array<std::uint8_t, 16>;

#ifdef __wasm_simd128__

// Sixteen bytes for each digit: all ones in its own byte; in the bytes of smaller digits.
struct Masks {
  alignas(16) std::array<std::array<std::uint8_t, 16>, 16> only{};
  alignas(16) std::array<std::array<std::uint8_t, 16>, 16> below{};
};
inline constexpr Masks kMasks = [] {
  Masks masks;
  for (int digit = 0; digit < 16; ++digit) {
    masks.only[digit][digit] = 255;
    for (int i = 0; i < digit; ++i) masks.below[digit][i] = 255;
  }
  return masks;
}();

class ReadCosts {
 public:
  // After so many visits at the latest the reads must be taken: the sums have 32 bits.
  static constexpr std::uint64_t kMostVisits = 1'000'000;

  ReadCosts(int side, const Reads& reads) : side_(side), cells_(reads.costs) {}

  // A byte store followed by a vector load would stall: units change by whole vectors.
  void put(int cell, int digit) noexcept {
    const CellCosts& c = cells_[cell];
    for (int kind = 0; kind < 3; ++kind) {
      v128_t& unit = units_[c.units[kind]];
      unit = wasm_v128_or(unit, wasm_v128_and(only(digit), wasm_i8x16_splat(c.reads[kind])));
    }
  }

  void remove(int cell, int digit) noexcept {
    for (const int unit : cells_[cell].units) {
      units_[unit] = wasm_v128_andnot(units_[unit], only(digit));
    }
  }

  Visit visit(int cell, int from) noexcept {
    const v128_t zero = wasm_i8x16_splat(0);
    const v128_t reads = costs_at(cell);
    const unsigned end = 2U << side_;
    const unsigned free = wasm_i8x16_bitmask(wasm_i8x16_eq(reads, zero)) & (end - 1);
    const int digit = std::countr_zero((free & ~((2U << from) - 1)) | end);
    const v128_t refused = wasm_v128_and(reads, wasm_v128_andnot(below(digit), below(from + 1)));
    sum_ = wasm_i32x4_add(
        sum_, wasm_u32x4_extadd_pairwise_u16x8(wasm_u16x8_extadd_pairwise_u8x16(refused)));
    return {.digit = digit > side_ ? 0 : digit, .refused = digit - from - 1};
  }

  std::uint64_t take_reads() noexcept {
    std::array<std::uint32_t, 4> lanes{};
    wasm_v128_store(lanes.data(), sum_);
    sum_ = wasm_i32x4_splat(0);
    return std::uint64_t{lanes[0]} + lanes[1] + lanes[2] + lanes[3];
  }

  DigitCosts reads(int cell) const noexcept {
    DigitCosts costs;
    wasm_v128_store(costs.data(), costs_at(cell));
    return costs;
  }

 private:
  static v128_t only(int digit) noexcept { return wasm_v128_load(kMasks.only[digit].data()); }
  static v128_t below(int digit) noexcept { return wasm_v128_load(kMasks.below[digit].data()); }

  v128_t costs_at(int cell) const noexcept {
    const v128_t zero = wasm_i8x16_splat(0);
    const auto& [row, column, box] = cells_[cell].units;
    const v128_t later =
        wasm_v128_bitselect(units_[box], units_[column], wasm_i8x16_eq(units_[column], zero));
    return wasm_v128_bitselect(later, units_[row], wasm_i8x16_eq(units_[row], zero));
  }

  int side_;
  const std::array<CellCosts, kMaxCells>& cells_;
  std::array<v128_t, kMaxUnits> units_{};
  v128_t sum_ = wasm_i32x4_splat(0);
};

#else

class ReadCosts {
 public:
  // After so many visits at the latest the reads must be taken: the sums have 32 bits.
  static constexpr std::uint64_t kMostVisits = 1'000'000;

  ReadCosts(int side, const Reads& reads) : side_(side), cells_(reads.costs) {}

  void put(int cell, int digit) noexcept {
    const CellCosts& c = cells_[cell];
    for (int kind = 0; kind < 3; ++kind) {
      units_[c.units[kind]][digit] = c.reads[kind];
      taken_[c.units[kind]] |= 1U << digit;
    }
  }

  void remove(int cell, int digit) noexcept {
    for (const int unit : cells_[cell].units) taken_[unit] &= ~(1U << digit);
  }

  Visit visit(int cell, int from) noexcept {
    const auto& [row, column, box] = cells_[cell].units;
    const unsigned in_row = taken_[row];
    const unsigned in_column = taken_[column] & ~in_row;
    const unsigned end = 2U << side_;
    const unsigned taken = in_row | in_column | taken_[box];
    const int digit = std::countr_zero((~taken & (end - 1) & ~((2U << from) - 1)) | end);
    for (int refused = from + 1; refused < digit; ++refused) {
      const unsigned bit = 1U << refused;
      sum_ += units_[in_row & bit ? row : in_column & bit ? column : box][refused];
    }
    return {.digit = digit > side_ ? 0 : digit, .refused = digit - from - 1};
  }

  std::uint64_t take_reads() noexcept { return std::exchange(sum_, 0); }

  DigitCosts reads(int cell) const noexcept {
    const auto& [row, column, box] = cells_[cell].units;
    DigitCosts costs{};
    for (int digit = 1; digit <= side_; ++digit) {
      for (const int unit : {box, column, row}) {
        if (taken_[unit] >> digit & 1U) costs[digit] = units_[unit][digit];
      }
    }
    return costs;
  }

 private:
  int side_;
  const std::array<CellCosts, kMaxCells>& cells_;
  std::array<std::array<std::uint8_t, 16>, kMaxUnits> units_{};
  std::array<unsigned, kMaxUnits> taken_{};
  std::uint64_t sum_ = 0;
};

#endif

}  // namespace sudoku
