// Random puzzles that are the same on every machine: std::mt19937 is specified to the bit, the
// distributions and std::shuffle of the standard library are not, and so are not used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "reference.h"

namespace sudoku::test {

class Random {
 public:
  explicit Random(std::uint32_t seed) : engine_(seed) {}

  // 0..bound-1.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t high = engine_();
    return (high << 32 | engine_()) % bound;
  }
  bool one_in(int n) { return below(n) == 0; }

  template <typename T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }

 private:
  std::mt19937 engine_;
};

// A full grid that obeys the rules.
Grid random_solution(Random& random, int side);
// The same with `empties` of its cells emptied: it has at least one solution.
Grid random_puzzle(Random& random, int side, int empties);
// The same with one given changed to another digit where the rules allow that: it breaks no rule,
// but as a rule has no solution any more.
Grid random_spoiled_puzzle(Random& random, int side, int empties);
// Digits thrown at the cells; about one in `density` cells is filled. The rules are not asked.
Grid random_scribble(Random& random, int side, int density);

}  // namespace sudoku::test
