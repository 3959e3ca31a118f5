// Permutations of three elements inside 3x3 patterns. A pattern has nine bits; bit 3 * i + j is set
// if i may be matched with j. A permutation is a pattern with one bit for each i and each j.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace sudoku {

// All six permutations. In octal, the lowest digit belongs to i = 0.
inline constexpr std::array<std::uint16_t, 6> kPermutations = {0421, 0142, 0214, 0124, 0241, 0412};

// The permutations that are subsets of a pattern.
struct Ways {
  std::uint8_t count = 0;
  // The bit to branch on: the lowest bit that is set in the first of these permutations (in the
  // order of kPermutations), but not in all of them. 0 if `count` is less than 2.
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

// The Ways of each pattern, indexed by the pattern.
inline constexpr std::array<Ways, 512> kWays = ways_of_patterns();

}  // namespace sudoku
