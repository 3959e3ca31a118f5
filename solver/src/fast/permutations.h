// Permutations of three elements, as 3x3 patterns. The fast solvers use them for the rows and boxes
// of a band, for example. A pattern is a mask of nine bits: bit 3 * i + j is set if i may be
// matched with j, both 0..2. A permutation is a pattern that matches each i with one j and each j
// with one i.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace sudoku::fast {

// The six permutations of three elements, as masks in which bit 3 * i + j matches i with j. In
// octal, the lowest digit belongs to i = 0. So 0421 matches 0 with 0, 1 with 1 and 2 with 2.
inline constexpr std::array<std::uint16_t, 6> kPermutations = {0421, 0142, 0214, 0124, 0241, 0412};

// Describes the permutations that fit a 3x3 pattern, that is, whose three bits are all set in the
// pattern. `count` is their number.
struct Ways {
  std::uint8_t count = 0;
  // The bit (0..8) to branch on: some of the permutations that fit the pattern have this bit, and
  // some do not. It is the lowest bit that is set in the first of these permutations (in the order
  // of kPermutations), but not in all of them. 0 if fewer than two permutations fit.
  std::uint8_t apart = 0;
};

consteval std::array<Ways, 512> ways_of_patterns() {
  std::array<Ways, 512> table{};
  for (unsigned pattern = 0; pattern < table.size(); ++pattern) {
    unsigned first = 0;
    unsigned common = pattern;
    for (const unsigned permutation : kPermutations) {
      if ((pattern & permutation) != permutation) continue;
      if (table[pattern].count++ == 0) first = permutation;
      common &= permutation;
    }
    if (table[pattern].count < 2) continue;
    table[pattern].apart = static_cast<std::uint8_t>(std::countr_zero(first & ~common));
  }
  return table;
}

// For each 3x3 pattern (a mask of nine bits), the number of permutations of three elements that fit
// it, and the bit to branch on. The index is the pattern.
inline constexpr std::array<Ways, 512> kWays = ways_of_patterns();

}  // namespace sudoku::fast
