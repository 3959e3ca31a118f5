// What it costs to test a digit in a cell by reading its row, its column and its box one by one,
// without reading them: for each unit, the number of the read that would find each digit.
//
//   ReadCosts costs(geometry, number);
//   costs.put(cell, 7);                 // 7 stands in the cell: its peers find it from now on
//   Visit visit = costs.visit(other, 0);  // the digits of `other` after 0:
//   visit.digit;                        // the first one that is allowed, 0 for none
//   costs.take_reads();                 // reads of all digits refused since it was last asked
//
// Two layouts of the same table, chosen by what the compiler may use: the costs of all digits in
// one vector of sixteen bytes, or one byte after the other.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "sudoku/geometry.h"

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace sudoku {

// The number, from 1, of the read that finds a digit standing at `place` of a unit of N = `side`
// cells: kind 0 is the row, 1 the column, 2 the box.
using ReadNumber = int (*)(int kind, int place, int side);

// A cell's three units and what a digit in the cell costs in each.
struct CellCosts {
  std::array<std::uint8_t, 3> units{};
  std::array<std::uint8_t, 3> reads{};
};

inline std::array<CellCosts, kMaxCells> cell_costs(const Geometry& geometry, ReadNumber number) {
  std::array<CellCosts, kMaxCells> costs{};
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    for (int kind = 0; kind < 3; ++kind) {
      const std::uint8_t unit = geometry.units_of(cell)[kind];
      const int place = geometry.place(unit, cell);
      costs[cell].units[kind] = unit;
      costs[cell].reads[kind] = static_cast<std::uint8_t>(number(kind, place, geometry.side()));
    }
  }
  return costs;
}

// The digits after `from`, up to N: the first allowed one, or 0; and how many were refused.
struct Visit {
  int digit = 0;
  int refused = 0;
};

#ifdef __wasm_simd128__

class ReadCosts {
 public:
  // After so many visits at the latest the reads must be taken: the sums have 32 bits.
  static constexpr std::uint64_t kMostVisits = 1'000'000;

  ReadCosts(const Geometry& geometry, ReadNumber number)
      : side_(geometry.side()), cells_(cell_costs(geometry, number)) {
    for (int digit = 0; digit < 16; ++digit) {
      std::array<std::uint8_t, 16> bytes{};
      for (int i = 0; i < 16; ++i) bytes[i] = i == digit ? 255 : 0;
      only_[digit] = wasm_v128_load(bytes.data());
      for (int i = 0; i < 16; ++i) bytes[i] = i < digit ? 255 : 0;
      below_[digit] = wasm_v128_load(bytes.data());
    }
    units_.fill(wasm_i8x16_splat(0));
  }

  // A byte store followed by a vector load would stall: units change by whole vectors.
  void put(int cell, int digit) noexcept {
    const CellCosts& c = cells_[cell];
    for (int kind = 0; kind < 3; ++kind) {
      v128_t& unit = units_[c.units[kind]];
      unit = wasm_v128_or(unit, wasm_v128_and(only_[digit], wasm_i8x16_splat(c.reads[kind])));
    }
  }

  void remove(int cell, int digit) noexcept {
    for (const int unit : cells_[cell].units) {
      units_[unit] = wasm_v128_andnot(units_[unit], only_[digit]);
    }
  }

  Visit visit(int cell, int from) noexcept {
    const CellCosts& c = cells_[cell];
    const v128_t zero = wasm_i8x16_splat(0);
    const v128_t row = units_[c.units[0]];
    const v128_t column = units_[c.units[1]];
    const v128_t box = units_[c.units[2]];
    const v128_t later = wasm_v128_bitselect(box, column, wasm_i8x16_eq(column, zero));
    const v128_t reads = wasm_v128_bitselect(later, row, wasm_i8x16_eq(row, zero));
    const unsigned end = 2U << side_;
    const unsigned free = wasm_i8x16_bitmask(wasm_i8x16_eq(reads, zero)) & (end - 1);
    const int digit = std::countr_zero((free & ~((2U << from) - 1)) | end);
    const v128_t refused = wasm_v128_and(reads, wasm_v128_andnot(below_[digit], below_[from + 1]));
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

 private:
  int side_;
  std::array<CellCosts, kMaxCells> cells_;
  std::array<v128_t, kMaxUnits> units_;
  std::array<v128_t, 16> only_;
  std::array<v128_t, 16> below_;
  v128_t sum_ = wasm_i32x4_splat(0);
};

#else

class ReadCosts {
 public:
  // After so many visits at the latest the reads must be taken: the sums have 32 bits.
  static constexpr std::uint64_t kMostVisits = 1'000'000;

  ReadCosts(const Geometry& geometry, ReadNumber number)
      : side_(geometry.side()), cells_(cell_costs(geometry, number)) {}

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

 private:
  int side_;
  std::array<CellCosts, kMaxCells> cells_;
  std::array<std::array<std::uint8_t, 16>, kMaxUnits> units_{};
  std::array<unsigned, kMaxUnits> taken_{};
  std::uint64_t sum_ = 0;
};

#endif

}  // namespace sudoku
