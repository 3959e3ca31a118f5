// Patterns of three by three: bit 3 * i + j says that i and j can go together. Six patterns are
// permutations: each i with one j, and each j with one i.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace sudoku {

inline constexpr std::array<std::uint16_t, 6> kPermutations = {0421, 0142, 0214, 0124, 0241, 0412};

// The permutations that lie in a pattern.
struct Ways {
  std::uint8_t count = 0;
  // Of two and more the first bit that the first of them has and not all have.
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

inline constexpr std::array<Ways, 512> kWays = ways_of_patterns();

}  // namespace sudoku
