#include "fast/digit_lanes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "fast/plain.h"
#include "random_puzzles.h"
#include "sudoku/puzzle.h"
#include "support.h"

namespace sudoku {
namespace {

using fast::search_digit_lanes;
using fast::search_plain;
using test::board_of;
using test::Random;

constexpr std::uint64_t kNoLimit = UINT64_MAX;

bool completes(const Board& solution, const Board& puzzle) {
  for (int cell = 0; cell < kMaxCells; ++cell) {
    if (solution[cell] == 0) return false;
    if (puzzle[cell] != 0 && solution[cell] != puzzle[cell]) return false;
  }
  return test::obeys_rules(test::grid_of(solution));
}

// Random puzzles with no, one and many solutions, and with 30 to 58 empty cells.
TEST(DigitLanes, CountAsThePlainSearchDoes) {
  Random random(20);
  std::array<int, 3> seen{};
  for (int i = 0; i < 600; ++i) {
    const int empties = 30 + i % 29;
    const Board board = board_of(i % 3 == 0 ? test::random_spoiled_puzzle(random, 9, empties)
                                            : test::random_puzzle(random, 9, empties));
    const std::uint64_t wanted = 1 + i % 7;
    const Solutions found = search_digit_lanes(board, wanted, kNoLimit);
    const Solutions plain = search_plain(board, wanted, kNoLimit);
    ASSERT_TRUE(found.complete);
    ASSERT_EQ(found.count, plain.count) << ::testing::PrintToString(board);
    ++seen[std::min<std::uint64_t>(found.count, 2)];
    if (found.count > 0) {
      EXPECT_TRUE(completes(found.boards[0], board));
    }
    if (found.count > 1) {
      EXPECT_TRUE(completes(found.boards[1], board));
      EXPECT_NE(found.boards[0], found.boards[1]);
    }
  }
  for (const int count : seen) EXPECT_GT(count, 50);
}

TEST(DigitLanes, CountEverySolutionOfABoardWithMany) {
  Random random(21);
  for (int i = 0; i < 20; ++i) {
    const Board board = board_of(test::random_puzzle(random, 9, 54));
    const Solutions plain = search_plain(board, 5000, kNoLimit);
    EXPECT_EQ(search_digit_lanes(board, 5000, kNoLimit).count, plain.count);
  }
}

TEST(DigitLanes, LeaveTheCountOpenWhereTheGuessesAreUsedUp) {
  const Board empty(*Geometry::of_side(9));
  const Solutions none = search_digit_lanes(empty, 2, 3);
  EXPECT_FALSE(none.complete);
  EXPECT_EQ(none.count, 0U);
  std::uint64_t guesses = 0;
  while (search_digit_lanes(empty, 1, guesses).count == 0) ++guesses;
  EXPECT_TRUE(search_digit_lanes(empty, 1, guesses).complete);
  EXPECT_LT(guesses, 81U);
}

// Regression test: two cells of a row whose only candidate is the same digit were once overlooked.
TEST(DigitLanes, FindTheContradictionOfTwoCellsOfARowThatNeedOneDigit) {
  // Digit 9 is the only candidate of cells 0 and 1.
  const Board board = board_of("..123456...7........8......" + std::string(54, '.'));
  EXPECT_EQ(search_digit_lanes(board, 2, kNoLimit).count, 0U);
}

// With a excluded digit, search_digit_lanes() must count all solutions except those that have this
// digit in this cell.
TEST(DigitLanes, LeaveOutWhatIsStruck) {
  Random random(22);
  for (int i = 0; i < 200; ++i) {
    const Board board = board_of(test::random_puzzle(random, 9, 40 + i % 20));
    int cell = 0;
    do cell = static_cast<int>(random.below(kMaxCells));
    while (board[cell] != 0);
    std::uint64_t sum = 0;
    std::uint64_t without_one = 0;
    const int excluded = 1 + i % 9;
    for (int digit = 1; digit <= 9; ++digit) {
      Board other = board;
      other.set(cell, digit);
      const std::uint64_t count = find_solutions(other, 200, kNoLimit).count;
      sum += count;
      if (digit != excluded) without_one += count;
    }
    if (sum >= 200) continue;
    EXPECT_EQ(search_digit_lanes(board, 200, kNoLimit, {cell, excluded}).count, without_one);
  }
}

// Each board has two equal digits in one unit, and all other cells are empty. The search must find
// this conflict without a guess.
TEST(DigitLanes, FindNothingWhereTwoEqualDigitsShareAUnit) {
  const Geometry& geometry = *Geometry::of_side(9);
  for (int unit = 0; unit < geometry.units(); ++unit) {
    const auto cells = geometry.cells_of(unit);
    for (int digit = 1; digit <= 9; ++digit) {
      Board board(geometry);
      board.set(cells[digit % 8], digit);
      board.set(cells[8], digit);
      const Solutions found = search_digit_lanes(board, 1, 0);
      EXPECT_EQ(found.count, 0U) << "unit " << unit << ", digit " << digit;
      EXPECT_TRUE(found.complete) << "unit " << unit << ", digit " << digit;
    }
  }
}

// Each row of this board can be completed, but only with equal digits in a column or box. The last
// sweep fills the rows, so the search must then check columns and boxes.
TEST(DigitLanes, RefuseAFullBoardThatKeepsTheRulesInItsRowsAlone) {
  const Board board =
      board_of("89576.32462.3.5.7137.4925.648612379515...824373254..18.432198679..83.15.21...743.");
  const Solutions found = search_digit_lanes(board, 2, kNoLimit);
  EXPECT_TRUE(found.complete);
  EXPECT_EQ(found.count, 0U);
}

}  // namespace
}  // namespace sudoku
