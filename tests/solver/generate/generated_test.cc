// Proves of 100,000 generated puzzles that each has one solution and needs all of its clues. The
// proof uses solve_many(), which shares no search with the generator.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "sudoku/generate.h"
#include "sudoku/puzzle.h"
#include "sudoku/solve_many.h"
#include "support.h"

namespace sudoku {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int kPuzzles = 300;  // AddressSanitizer takes thirty times as long
#else
constexpr int kPuzzles = 25'000;
#endif
constexpr int kBatch = 500;
constexpr std::uint64_t kEnough = 1'000'000;

Board minimal(std::uint64_t seed) {
  Generator generator({.seed = seed, .minimal = true});
  while (!generator.work(1000)) {
  }
  EXPECT_TRUE(generator.best()->complete);
  return generator.best()->puzzle;
}

// A list of 9x9 boards. counts() returns the number of solutions of each board, at most 2.
class List {
 public:
  void add(const Board& board) {
    digits_.insert(digits_.end(), board.digits().begin(), board.digits().end());
  }

  std::vector<std::uint8_t> counts() const {
    std::vector<std::uint8_t> counts(digits_.size() / kMaxCells);
    std::vector<std::uint8_t> solutions(digits_.size());
    solve_many(9, digits_, 2, kEnough, counts, solutions);
    return counts;
  }

 private:
  std::vector<std::uint8_t> digits_;
};

class Generated100k : public testing::TestWithParam<int> {};
// Four parts, which can run in parallel.
INSTANTIATE_TEST_SUITE_P(Seeds, Generated100k, testing::Range(0, 4));

TEST_P(Generated100k, AreUniqueAndMinimal) {
  const std::uint64_t start = 10'000'000 + static_cast<std::uint64_t>(GetParam()) * kPuzzles;
  for (int made = 0; made < kPuzzles; made += kBatch) {
    List whole;
    List lacking;
    for (int i = made; i < std::min(made + kBatch, kPuzzles); ++i) {
      const Board puzzle = minimal(start + static_cast<std::uint64_t>(i));
      whole.add(puzzle);
      for (int cell = 0; cell < kMaxCells; ++cell) {
        if (puzzle[cell] == 0) continue;
        Board without = puzzle;
        without.set(cell, 0);
        lacking.add(without);
      }
    }
    for (const std::uint8_t count : whole.counts())
      ASSERT_EQ(count, 1) << "from seed " << start + made;
    for (const std::uint8_t count : lacking.counts())
      ASSERT_EQ(count, 2) << "from seed " << start + made;
  }
}

}  // namespace
}  // namespace sudoku
