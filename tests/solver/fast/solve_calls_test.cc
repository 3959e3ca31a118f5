// Tests of count(), solve(), obeys_rules() and may_differ().
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "fast/plain.h"
#include "random_puzzles.h"
#include "sudoku/puzzle.h"
#include "sudoku/solve.h"
#include "support.h"

namespace sudoku {
namespace {

using fast::search_plain;
using test::board_of;
using test::Grid;
using test::Random;

constexpr std::uint64_t kNoLimit = UINT64_MAX;

TEST(Count, KnowsHowManyGridsThereAre) {
  EXPECT_EQ(count(Board(*Geometry::of_side(4)), kNoLimit), 288U);
  // There are 28,200,960 grids of 6x6, equally many for each of the 6! = 720 first rows.
  EXPECT_EQ(count(board_of("123456" + std::string(30, '.')), kNoLimit), 28'200'960U / 720);
}

TEST(Count, EndsAtItsLimit) {
  const Board empty(*Geometry::of_side(9));
  for (const std::uint64_t limit : {0U, 1U, 2U, 12345U}) EXPECT_EQ(count(empty, limit), limit);
}

TEST(Count, FindsNothingWhereTheGivensBreakARule) {
  EXPECT_EQ(count(board_of("33.............."), 10), 0U);
  EXPECT_FALSE(solve(board_of("33..............")));
}

TEST(Solve, FindsOneSolutionOrNone) {
  Random random(91);
  for (int i = 0; i < 60; ++i) {
    const Grid grid = i % 2 == 0 ? test::random_spoiled_puzzle(random, 9, 50)
                                 : test::random_puzzle(random, 9, 50);
    const Board board = board_of(grid);
    const auto solution = solve(board);
    EXPECT_EQ(solution.has_value(), search_plain(board, 1, kNoLimit).count == 1);
    if (!solution) continue;
    EXPECT_TRUE(test::obeys_rules(test::grid_of(*solution)));
    for (int cell = 0; cell < kMaxCells; ++cell) {
      EXPECT_TRUE(board[cell] == 0 || board[cell] == (*solution)[cell]);
    }
  }
}

TEST(ObeysRules, SaysWhetherThereAreConflicts) {
  Random random(92);
  int kept = 0;
  for (int i = 0; i < 300; ++i) {
    const Board board = board_of(test::random_scribble(random, i % 2 == 0 ? 4 : 9, 12));
    EXPECT_EQ(obeys_rules(board), conflicts(board).empty());
    kept += obeys_rules(board);
  }
  EXPECT_GT(kept, 20);
  EXPECT_LT(kept, 280);
}

// may_differ() tells whether a solution has another digit in a cell. The test finds this out from
// the list of all solutions.
TEST(MayDiffer, KnowsWhetherACellHasAnotherChoice) {
  Random random(93);
  std::array<int, 2> seen{};
  for (int i = 0; i < 60; ++i) {
    const int side = i % 3 == 0 ? 4 : i % 3 == 1 ? 6 : 9;
    const Grid grid = test::random_puzzle(random, side, side == 9 ? 44 : side == 6 ? 18 : 9);
    const auto solutions = test::reference_solutions(grid, 100);
    if (solutions.size() == 100) continue;
    for (int cell = 0; cell < side * side; ++cell) {
      if (grid.digits[cell] != 0) continue;
      const int digit = solutions[0].digits[cell];
      const bool differs = std::any_of(
          solutions.begin(), solutions.end(),
          [cell, digit](const Grid& solution) { return solution.digits[cell] != digit; });
      ASSERT_EQ(may_differ(board_of(grid), cell, digit), differs) << format(board_of(grid));
      ++seen[differs ? 1 : 0];
    }
  }
  EXPECT_GT(seen[0], 100);
  EXPECT_GT(seen[1], 100);
}

}  // namespace
}  // namespace sudoku
