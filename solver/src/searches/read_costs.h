// What it costs to test a digit in a cell by reading its row, its column and its box one by one,
// without reading them: for each unit, the number of the read that would find each digit.
//
//   ReadCosts costs;
//   costs.put(cell, 7);        // 7 stands in this cell of `reads`: its peers find it from now on
//   costs.reads(other)[7];     // the number of the read that finds 7 then, 0 if none does
//   costs.reads_up_to(other);  // the reads that refuse 1, 1 and 2, ...: of all digits up to each
//
// Two layouts of the same table, chosen by what the compiler may use: the costs of all digits in
// one vector of sixteen bytes, or in two words, the second for the 9 alone.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "reads.h"

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

namespace sudoku {

// By digit. All of a cell together are 243 at most, so that sums have room too.
using DigitCosts = std::array<std::uint8_t, 16>;
static_assert(kMaxSide * 3 * kMaxSide <= 255);

// A one in each byte: times this, each byte of a word has those below it added.
inline constexpr std::uint64_t kEach = 0x0101010101010101;

#ifdef __wasm_simd128__

// Sixteen bytes for each digit, all ones in its own.
alignas(16) inline constexpr auto kOnly = [] {
  std::array<DigitCosts, 16> only{};
  for (int digit = 0; digit < 16; ++digit) only[digit][digit] = 255;
  return only;
}();

class ReadCosts {
 public:
  // A byte store followed by a vector load would stall: units change by whole vectors.
  void put(const CellCosts& cell, int digit) noexcept {
    for (int kind = 0; kind < 3; ++kind) {
      v128_t& unit = units_[cell.units[kind]];
      unit = wasm_v128_or(unit, wasm_v128_and(only(digit), wasm_i8x16_splat(cell.reads[kind])));
    }
  }

  void remove(const CellCosts& cell, int digit) noexcept {
    for (const int unit : cell.units) {
      units_[unit] = wasm_v128_andnot(units_[unit], only(digit));
    }
  }

  DigitCosts reads(const CellCosts& cell) const noexcept {
    DigitCosts costs;
    wasm_v128_store(costs.data(), costs_at(cell));
    return costs;
  }

  DigitCosts reads_up_to(const CellCosts& cell) const noexcept {
    const v128_t costs = costs_at(cell);
    const auto first = static_cast<std::uint64_t>(wasm_i64x2_extract_lane(costs, 0)) * kEach;
    const auto last = static_cast<std::uint64_t>(wasm_i64x2_extract_lane(costs, 1)) + (first >> 56);
    const std::array<std::uint64_t, 2> sums = {first, last * kEach};
    DigitCosts by_digit;
    std::memcpy(by_digit.data(), sums.data(), sizeof sums);
    return by_digit;
  }

 private:
  static v128_t only(int digit) noexcept { return wasm_v128_load(kOnly[digit].data()); }

  v128_t costs_at(const CellCosts& cell) const noexcept {
    const v128_t zero = wasm_i8x16_splat(0);
    const auto& [row, column, box] = cell.units;
    const v128_t later =
        wasm_v128_bitselect(units_[box], units_[column], wasm_i8x16_eq(units_[column], zero));
    return wasm_v128_bitselect(later, units_[row], wasm_i8x16_eq(units_[row], zero));
  }

  std::array<v128_t, kMaxUnits> units_{};
};

#else

class ReadCosts {
 public:
  void put(const CellCosts& cell, int digit) noexcept {
    for (int kind = 0; kind < 3; ++kind) {
      Unit& unit = units_[cell.units[kind]];
      for (int word = 0; word < 2; ++word) {
        unit.reads[word] |= kOnly[digit][word] & (kEach * cell.reads[kind]);
        unit.found[word] |= kOnly[digit][word];
      }
    }
  }

  void remove(const CellCosts& cell, int digit) noexcept {
    for (const int number : cell.units) {
      Unit& unit = units_[number];
      for (int word = 0; word < 2; ++word) {
        unit.reads[word] &= ~kOnly[digit][word];
        unit.found[word] &= ~kOnly[digit][word];
      }
    }
  }

  DigitCosts reads(const CellCosts& cell) const noexcept {
    return by_digit(word_at(cell, 0), word_at(cell, 1));
  }

  DigitCosts reads_up_to(const CellCosts& cell) const noexcept {
    const std::uint64_t sums = word_at(cell, 0) * kEach;
    return by_digit(sums, (sums >> 56) + word_at(cell, 1));
  }

 private:
  // A byte for each digit: 1 to 8 from the lowest of the first word on, 9 the lowest of the second.
  using Words = std::array<std::uint64_t, 2>;
  // By digit, all ones in its own byte.
  static constexpr auto kOnly = [] {
    std::array<Words, kMaxSide + 1> only{};
    for (int digit = 1; digit <= kMaxSide; ++digit) {
      only[digit][(digit - 1) / 8] = std::uint64_t{255} << 8 * ((digit - 1) % 8);
    }
    return only;
  }();

  struct Unit {
    Words reads{};
    Words found{};  // all ones where there are reads
  };

  static DigitCosts by_digit(std::uint64_t first, std::uint64_t ninth) noexcept {
    static_assert(std::endian::native == std::endian::little);
    DigitCosts costs{};
    std::memcpy(costs.data() + 1, &first, sizeof first);
    costs[9] = static_cast<std::uint8_t>(ninth);
    return costs;
  }

  std::uint64_t word_at(const CellCosts& cell, int word) const noexcept {
    const auto& [row, column, box] = cell.units;
    const std::uint64_t later =
        units_[column].reads[word] | (units_[box].reads[word] & ~units_[column].found[word]);
    return units_[row].reads[word] | (later & ~units_[row].found[word]);
  }

  std::array<Unit, kMaxUnits> units_{};
};

#endif

}  // namespace sudoku
