// Random puzzles that are the same on every machine. The C++ standard defines the output of
// std::mt19937 exactly, but not that of the distributions and std::shuffle, so this file does not
// use them.
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

  // Returns a number in 0..bound-1.
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

// Returns a full grid that obeys the rules.
Grid random_solution(Random& random, int side);
// Returns a random full grid with `empties` of its cells emptied. It has at least one solution.
Grid random_puzzle(Random& random, int side, int empties);
// Returns a random puzzle with one given replaced by another digit. The new digit breaks no rule,
// but most of these puzzles have no solution. If no replacement is possible, the puzzle is returned
// unchanged.
Grid random_spoiled_puzzle(Random& random, int side, int empties);
// Returns a grid in which about one in `density` cells has a random digit. It may break the rules.
Grid random_scribble(Random& random, int side, int density);

}  // namespace sudoku::test
