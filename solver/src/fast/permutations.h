// Patterns of three by three: bit 3 * i + j says that i and j can go together. Six patterns are
// permutations: each i with one j, and each j with one i.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sudoku {

inline constexpr std::array<std::uint16_t, 6> kPermutations = {0421, 0142, 0214, 0124, 0241, 0412};

// The permutations that lie in a pattern.
struct Ways {
  static constexpr std::uint16_t kTwo = 256;

  std::uint16_t tally = 0;  // how many; kTwo more if they are exactly two, to be summed up at once
  std::uint8_t first = 0;   // of them: an index of kPermutations
  std::uint8_t last = 0;
};

consteval std::array<Ways, 512> ways_of_patterns() {
  std::array<Ways, 512> table{};
  for (unsigned pattern = 0; pattern < table.size(); ++pattern) {
    Ways& ways = table[pattern];
    for (std::size_t i = 0; i < kPermutations.size(); ++i) {
      if ((pattern & kPermutations[i]) != kPermutations[i]) continue;
      if (ways.tally == 0) ways.first = static_cast<std::uint8_t>(i);
      ways.last = static_cast<std::uint8_t>(i);
      ++ways.tally;
    }
    if (ways.tally == 2) ways.tally += Ways::kTwo;
  }
  return table;
}

inline constexpr std::array<Ways, 512> kWays = ways_of_patterns();

}  // namespace sudoku
