// Compares the backtracking search with the textbook reference (reference.h), step by step, on
// random puzzles with no, one and many solutions.
#include <gtest/gtest.h>

#include <array>
#include <ostream>

#include "random_puzzles.h"
#include "sudoku/searches.h"
#include "support.h"

namespace sudoku {
namespace {

using test::Grid;
using test::Random;

// Maximum number of steps compared per run.
constexpr std::size_t kLimit = 200'000;

bool is_terminal(const Step& step) {
  return step.kind == Kind::kSolution || step.kind == Kind::kExhausted;
}

void expect_agreement(const Grid& grid) {
  SCOPED_TRACE(testing::PrintToString(test::board_of(grid)));
  const auto expected = test::reference_steps(grid, kLimit);
  const auto search = kBacktracking.make(test::board_of(grid));
  for (std::size_t i = 0; i < expected.size(); ++i) {
    ASSERT_FALSE(search->done()) << "before step " << i;
    ASSERT_EQ(search->next(), expected[i]) << "step " << i;
  }
  EXPECT_EQ(search->done(), is_terminal(expected.back()));
}

struct Size {
  int side;
  int puzzles;
};
void PrintTo(const Size& size, std::ostream* out) { *out << size.side; }

class Agreement : public testing::TestWithParam<Size> {
 protected:
  const int side_ = GetParam().side;
  const int cells_ = side_ * side_;
  const int puzzles_ = GetParam().puzzles;
};
INSTANTIATE_TEST_SUITE_P(Backtracking, Agreement,
                         testing::Values(Size{4, 400}, Size{6, 150}, Size{9, 40}),
                         [](const auto& instance) { return std::to_string(instance.param.side); });

TEST_P(Agreement, HoldsOnPuzzlesWithASolution) {
  Random random(11);
  for (int i = 0; i < puzzles_; ++i) {
    const int empties = static_cast<int>(random.below(cells_ + 1));
    expect_agreement(test::random_puzzle(random, side_, empties));
    if (HasFailure()) return;
  }
}

TEST_P(Agreement, HoldsOnPuzzlesThatAreSpoiled) {
  Random random(12);
  for (int i = 0; i < puzzles_; ++i) {
    const int empties = static_cast<int>(random.below(cells_ + 1));
    expect_agreement(test::random_spoiled_puzzle(random, side_, empties));
    if (HasFailure()) return;
  }
}

TEST_P(Agreement, HoldsOnPuzzlesWithManySolutions) {
  Random random(13);
  for (int i = 0; i < puzzles_ / 4; ++i) {
    const int givens = static_cast<int>(random.below(side_));
    expect_agreement(test::random_puzzle(random, side_, cells_ - givens));
    if (HasFailure()) return;
  }
}

TEST_P(Agreement, HoldsOnTheEmptyGridAndOnFullOnes) {
  Random random(14);
  expect_agreement(test::random_puzzle(random, side_, cells_));
  expect_agreement(test::random_puzzle(random, side_, 0));
  expect_agreement(test::random_puzzle(random, side_, 1));
}

// Checks that random puzzles like those above include all three cases: no solution, one, many.
TEST_P(Agreement, IsAskedOfPuzzlesWithNoneWithOneAndWithManySolutions) {
  Random random(12);
  std::array<int, 3> seen{};
  for (int i = 0; i < 100; ++i) {
    const int empties = static_cast<int>(random.below(cells_ / 2 + 1));
    const Grid grid = test::random_spoiled_puzzle(random, side_, empties);
    ++seen[test::reference_solutions(grid, 2).size()];
    ++seen[test::reference_solutions(test::random_puzzle(random, side_, empties), 2).size()];
  }
  EXPECT_GT(seen[0], 10);
  EXPECT_GT(seen[1], 10);
  EXPECT_GT(seen[2], 5);
}

TEST(Backtracking, AgreesWithTheReferenceOnTheKnownPuzzles) {
  for (const auto& known : {test::kEmpty39, test::kEmpty46, test::kEmpty51}) {
    expect_agreement(test::grid_of(test::board_of(known.puzzle)));
  }
  expect_agreement(test::grid_of(test::board_of(test::kLongRun)));
}

TEST(Reference, FindsTheTwoHundredAndEightyEightGridsOfFourByFour) {
  const auto solutions = test::reference_solutions({4, std::vector<int>(16, 0)}, 1000);
  EXPECT_EQ(solutions.size(), 288U);
  for (const Grid& solution : solutions) EXPECT_TRUE(test::obeys_rules(solution));
}

}  // namespace
}  // namespace sudoku
