// The cost of testing digits in cells. A simple backtracking search tests a digit by reads: it
// reads the cells of the row, the column and the box one by one until it finds the digit, or it
// looks at these units as a whole, one by one. ReadCosts tells how many reads a test takes, without
// doing them.
//
//   ReadCosts costs;
//   costs.put(cell, 7);        // a 7 is written into `cell`
//   costs.reads(other)[7];     // the reads until a 7 is found; 0: no unit of `other` has a 7
//   costs.reads_up_to(other);  // for each digit d, the sum of the reads of the digits 1..d
//
// A vector of 16 bytes holds the costs of all digits: byte d for digit d. In the following vector,
// the first read finds a 1, no read finds a 2, and the twelfth read finds a 3:
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
#include "sudoku/geometry.h"

namespace sudoku::searches {

// A number of reads for each digit: byte d for digit d. A read looks for a digit in one cell or
// in one unit. A byte also suffices for sums over all digits, which are at most 9 * 27 = 243 reads.
using DigitCosts = std::array<std::uint8_t, 16>;
static_assert(kMaxSide * 3 * kMaxSide <= 255);
// The function reads_up_to() treats eight bytes as one 64-bit number whose lowest byte comes first.
// So it requires a little-endian processor.
static_assert(std::endian::native == std::endian::little);

// The table of read costs: how many reads a search needs to find a digit among the peers of a cell.
class ReadCosts {
 public:
  // Updates the table of read costs when `digit` is written into `cell`. Changes whole vectors of
  // 16 bytes: storing one byte and then loading the vector around it would stall the processor.
  void put(const CellCosts& cell, int digit) {
    for (int kind = 0; kind < 3; ++kind) {
      units_[cell.units[kind]] |= only(digit) & (simd::Bytes{} + cell.reads[kind]);
    }
  }

  // Updates the table of read costs when `digit` is erased from `cell`.
  void remove(const CellCosts& cell, int digit) {
    for (const int unit : cell.units) units_[unit] &= ~only(digit);
  }

  // To test whether the digit d fits into `cell`, a search looks for d in the row, then in the
  // column, then in the box of the cell. Returns, in byte d for each digit d, the number of reads
  // until d is found. Byte d is 0 if none of the three units holds d.
  DigitCosts reads(const CellCosts& cell) const {
    const simd::Bytes costs = costs_at(cell);
    DigitCosts by_digit;
    std::memcpy(by_digit.data(), &costs, sizeof costs);
    return by_digit;
  }

  // Returns, in byte d for each digit d, the sum of reads(cell)[i] for the digits i from 1 to d. A
  // digit that no unit of the cell holds adds nothing to the sum.
  DigitCosts reads_up_to(const CellCosts& cell) const {
    using Halves = std::uint64_t __attribute__((vector_size(16)));
    // Multiplying a number of eight bytes by this constant makes prefix sums: byte i of the product
    // is the sum of bytes 0..i. There is no carry between bytes, because no sum exceeds 255.
    constexpr std::uint64_t kSum = 0x0101010101010101;
    const auto costs = reinterpret_cast<Halves>(costs_at(cell));
    const std::uint64_t low = costs[0] * kSum;
    const std::array<std::uint64_t, 2> sums = {low, (costs[1] + (low >> 56)) * kSum};
    DigitCosts by_digit;
    std::memcpy(by_digit.data(), sums.data(), sizeof sums);
    return by_digit;
  }

 private:
  // Returns a vector in which byte `digit` is 255 and all other bytes are 0.
  static simd::Bytes only(int digit) {
    alignas(simd::Bytes) static constexpr auto kOnly = [] {
      std::array<DigitCosts, 16> only{};
      for (int i = 0; i < 16; ++i) only[i][i] = 255;
      return only;
    }();
    return simd::bytes_at(kOnly[digit].data());
  }

  // Returns the same numbers as reads(), as a vector.
  simd::Bytes costs_at(const CellCosts& cell) const {
    const auto& [row, column, box] = cell.units;
    const simd::Bytes later = units_[column] | (units_[box] & simd::where_zero(units_[column]));
    return units_[row] | (later & simd::where_zero(units_[row]));
  }

  // One vector for each unit (row, column or box). A search tests a digit in a cell by reads of the
  // row, then of the column, then of the box, numbered from 1. Byte d of vector u is the number of
  // the read that finds digit d in unit u, or 0 if d is not in unit u.
  std::array<simd::Bytes, kMaxUnits> units_{};
};

}  // namespace sudoku::searches
