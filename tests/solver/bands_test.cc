#include "fast/bands.h"

#include <gtest/gtest.h>

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

// Puzzles with none, one and many solutions, from full to open boards.
TEST(Bands, CountAsThePlainSearchDoes) {
  Random random(20);
  std::array<int, 3> seen{};
  for (int i = 0; i < 600; ++i) {
    const int empties = 30 + i % 29;
    const Board board = board_of(i % 3 == 0 ? test::random_spoiled_puzzle(random, 9, empties)
                                            : test::random_puzzle(random, 9, empties));
    const std::uint64_t wanted = 1 + i % 7;
    const Solutions found = search_bands(board, wanted, kNoLimit);
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

TEST(Bands, CountEverySolutionOfABoardWithMany) {
  Random random(21);
  for (int i = 0; i < 20; ++i) {
    const Board board = board_of(test::random_puzzle(random, 9, 54));
    const Solutions plain = search_plain(board, 5000, kNoLimit);
    EXPECT_EQ(search_bands(board, 5000, kNoLimit).count, plain.count);
  }
}

TEST(Bands, LeaveTheCountOpenWhereTheGuessesAreUsedUp) {
  const Board empty(*Geometry::of_side(9));
  const Solutions none = search_bands(empty, 2, 3);
  EXPECT_FALSE(none.complete);
  EXPECT_EQ(none.count, 0U);
  std::uint64_t guesses = 0;
  while (search_bands(empty, 1, guesses).count == 0) ++guesses;
  EXPECT_TRUE(search_bands(empty, 1, guesses).complete);
  EXPECT_LT(guesses, 81U);
}

// It was overlooked once: two cells of a row whose last digit is the same.
TEST(Bands, FindTheContradictionOfTwoCellsOfARowThatNeedOneDigit) {
  // 9 is left for cells 0 and 1.
  const Board board = board_of("..123456...7........8......" + std::string(54, '.'));
  EXPECT_EQ(search_bands(board, 2, kNoLimit).count, 0U);
}

}  // namespace
}  // namespace sudoku
