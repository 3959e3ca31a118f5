#include "fast/bands.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "fast/digit_lanes.h"
#include "fast/plain.h"
#include "random_puzzles.h"
#include "sudoku/puzzle.h"
#include "support.h"

namespace sudoku {
namespace {

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

// Both searches of a 9x9 board.
struct Nine {
  const char* name;
  Solutions (*search)(const Board&, std::uint64_t wanted, std::uint64_t guesses, Struck struck);
};

class NineSearch : public ::testing::TestWithParam<Nine> {
 protected:
  static Solutions search(const Board& board, std::uint64_t wanted, std::uint64_t guesses,
                          Struck struck = {}) {
    return GetParam().search(board, wanted, guesses, struck);
  }
};

INSTANTIATE_TEST_SUITE_P(Each, NineSearch,
                         ::testing::Values(Nine{"bands", search_bands},
                                           Nine{"digit_lanes", search_digit_lanes}),
                         [](const auto& param) { return std::string(param.param.name); });

// Puzzles with none, one and many solutions, from full to open boards.
TEST_P(NineSearch, CountAsThePlainSearchDoes) {
  Random random(20);
  std::array<int, 3> seen{};
  for (int i = 0; i < 600; ++i) {
    const int empties = 30 + i % 29;
    const Board board = board_of(i % 3 == 0 ? test::random_spoiled_puzzle(random, 9, empties)
                                            : test::random_puzzle(random, 9, empties));
    const std::uint64_t wanted = 1 + i % 7;
    const Solutions found = search(board, wanted, kNoLimit);
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

TEST_P(NineSearch, CountEverySolutionOfABoardWithMany) {
  Random random(21);
  for (int i = 0; i < 20; ++i) {
    const Board board = board_of(test::random_puzzle(random, 9, 54));
    const Solutions plain = search_plain(board, 5000, kNoLimit);
    EXPECT_EQ(search(board, 5000, kNoLimit).count, plain.count);
  }
}

TEST_P(NineSearch, LeaveTheCountOpenWhereTheGuessesAreUsedUp) {
  const Board empty(*Geometry::of_side(9));
  const Solutions none = search(empty, 2, 3);
  EXPECT_FALSE(none.complete);
  EXPECT_EQ(none.count, 0U);
  std::uint64_t guesses = 0;
  while (search(empty, 1, guesses).count == 0) ++guesses;
  EXPECT_TRUE(search(empty, 1, guesses).complete);
  EXPECT_LT(guesses, 81U);
}

// It was overlooked once: two cells of a row whose last digit is the same.
TEST_P(NineSearch, FindTheContradictionOfTwoCellsOfARowThatNeedOneDigit) {
  // 9 is left for cells 0 and 1.
  const Board board = board_of("..123456...7........8......" + std::string(54, '.'));
  EXPECT_EQ(search(board, 2, kNoLimit).count, 0U);
}

// The places of one digit are all that a cell may lose.
TEST_P(NineSearch, LeaveOutWhatIsStruck) {
  Random random(22);
  for (int i = 0; i < 200; ++i) {
    const Board board = board_of(test::random_puzzle(random, 9, 40 + i % 20));
    int cell = 0;
    do cell = static_cast<int>(random.below(kMaxCells));
    while (board[cell] != 0);
    std::uint64_t sum = 0;
    std::uint64_t without_one = 0;
    const int struck = 1 + i % 9;
    for (int digit = 1; digit <= 9; ++digit) {
      Board other = board;
      other.set(cell, digit);
      const std::uint64_t count = find_solutions(other, 200, kNoLimit).count;
      sum += count;
      if (digit != struck) without_one += count;
    }
    if (sum >= 200) continue;
    EXPECT_EQ(search(board, 200, kNoLimit, {cell, struck}).count, without_one);
  }
}

// Nothing but conflicts keeps these from being solved: all other cells are empty.
TEST_P(NineSearch, FindNothingWhereTwoEqualDigitsShareAUnit) {
  const Geometry& geometry = *Geometry::of_side(9);
  for (int unit = 0; unit < geometry.units(); ++unit) {
    const auto cells = geometry.cells_of(unit);
    for (int digit = 1; digit <= 9; ++digit) {
      Board board(geometry);
      board.set(cells[digit % 8], digit);
      board.set(cells[8], digit);
      const Solutions found = search(board, 1, 0);
      EXPECT_EQ(found.count, 0U) << "unit " << unit << ", digit " << digit;
      EXPECT_TRUE(found.complete) << "unit " << unit << ", digit " << digit;
    }
  }
}

// The last sweep binds every digit to a cell in each row, but two of a column or a box are equal.
TEST_P(NineSearch, RefuseAFullBoardThatKeepsTheRulesInItsRowsAlone) {
  const Board board =
      board_of("89576.32462.3.5.7137.4925.648612379515...824373254..18.432198679..83.15.21...743.");
  const Solutions found = search(board, 2, kNoLimit);
  EXPECT_TRUE(found.complete);
  EXPECT_EQ(found.count, 0U);
}

}  // namespace
}  // namespace sudoku
