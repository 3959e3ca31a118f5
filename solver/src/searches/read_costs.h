// What it costs to test a digit in a cell by reading its row, its column and its box one by one,
// without reading them: for each unit, the number of the read that would find each digit.
//
//   ReadCosts costs;
//   costs.put(cell, 7);        // 7 stands in this cell of `reads`: its peers find it from now on
//   costs.reads(other)[7];     // the number of the read that finds 7 then, 0 if none does
//   costs.reads_up_to(other);  // the reads that refuse 1, 1 and 2, ...: of all digits up to each
//
// The costs of all digits lie in one vector of sixteen bytes, the cost of digit d in byte d:
//
//   byte      0   1   2   3   4   5   6   7   8   9   10 to 15
//   reads     0   1   0   12  ...                     0
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "../vectors.h"
#include "reads.h"

namespace sudoku {

// A cost for each digit. The costs of a cell add up to 243 at most, so their sums fit as well.
using DigitCosts = std::array<std::uint8_t, 16>;
static_assert(kMaxSide * 3 * kMaxSide <= 255);
static_assert(std::endian::native == std::endian::little);  // digit 0 is the lowest byte of a word

class ReadCosts {
 public:
  // Changes units by whole vectors: a store of one byte, followed by a load of the vector, stalls.
  void put(const CellCosts& cell, int digit) noexcept {
    for (int kind = 0; kind < 3; ++kind) {
      units_[cell.units[kind]] |= only(digit) & (Bytes{} + cell.reads[kind]);
    }
  }

  void remove(const CellCosts& cell, int digit) noexcept {
    for (const int unit : cell.units) units_[unit] &= ~only(digit);
  }

  DigitCosts reads(const CellCosts& cell) const noexcept {
    const Bytes costs = costs_at(cell);
    DigitCosts by_digit;
    std::memcpy(by_digit.data(), &costs, sizeof costs);
    return by_digit;
  }

  DigitCosts reads_up_to(const CellCosts& cell) const noexcept {
    using Halves = std::uint64_t __attribute__((vector_size(16)));
    // Multiplied by this, a half has in each byte the sum of this byte and of all below it.
    constexpr std::uint64_t kSum = 0x0101010101010101;
    const auto costs = reinterpret_cast<Halves>(costs_at(cell));
    const std::uint64_t low = costs[0] * kSum;
    const std::array<std::uint64_t, 2> sums = {low, (costs[1] + (low >> 56)) * kSum};
    DigitCosts by_digit;
    std::memcpy(by_digit.data(), sums.data(), sizeof sums);
    return by_digit;
  }

 private:
  // All bits of one byte are set.
  static Bytes only(int digit) noexcept {
    alignas(Bytes) static constexpr auto kOnly = [] {
      std::array<DigitCosts, 16> only{};
      for (int digit = 0; digit < 16; ++digit) only[digit][digit] = 255;
      return only;
    }();
    return bytes_at(kOnly[digit].data());
  }

  // The row is read first, then the column, then the box: the first that has the digit counts.
  Bytes costs_at(const CellCosts& cell) const noexcept {
    const auto& [row, column, box] = cell.units;
    const Bytes later = units_[column] | (units_[box] & where_zero(units_[column]));
    return units_[row] | (later & where_zero(units_[row]));
  }

  std::array<Bytes, kMaxUnits> units_{};
};

}  // namespace sudoku
