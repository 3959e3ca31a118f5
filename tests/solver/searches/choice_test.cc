// Checks which item dancing-links selects, and which dead end propagation and logic report.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "random_puzzles.h"
#include "sudoku/searches.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::Random;

// Returns how many empty cells of `unit` have `digit` as a candidate; -1 if the unit has the digit.
int places_of(const Board& board, int unit, int digit) {
  int places = 0;
  for (const int cell : board.geometry().cells_of(unit)) {
    if (board[cell] == digit) return -1;
    places += board[cell] == 0 && (candidates(board, cell) >> digit & 1) != 0;
  }
  return places;
}

// Returns the `select` step for the exact-cover item with the fewest options. Items are ordered:
// first the cells, then the digits of each row, column and box. The first of equal items wins.
Step smallest_item(const Board& board) {
  Step step{.kind = Kind::kSelect};
  int fewest = board.side() + 1;
  for (int cell = 0; cell < board.geometry().cells(); ++cell) {
    const int options = std::popcount(candidates(board, cell));
    if (board[cell] != 0 || options >= fewest) continue;
    fewest = options;
    step.cell = static_cast<std::uint8_t>(cell);
  }
  for (int unit = 0; unit < board.geometry().units(); ++unit) {
    for (int digit = 1; digit <= board.side(); ++digit) {
      const int options = places_of(board, unit, digit);
      if (options < 0 || options >= fewest) continue;
      fewest = options;
      step.cell = kNoCell;
      step.unit = static_cast<std::uint8_t>(unit);
      step.digit = static_cast<std::uint8_t>(digit);
    }
  }
  return step;
}

TEST(DancingLinks, SelectsTheFirstItemWithTheFewestOptions) {
  Random random(71);
  std::uint64_t erased = 0;
  for (const int side : {4, 6, 9}) {
    for (int i = 0; i < 12; ++i) {
      const test::Grid grid = i % 2 == 0
                                  ? test::random_puzzle(random, side, side * side * 7 / 10)
                                  : test::random_spoiled_puzzle(random, side, side * side * 6 / 10);
      const auto search = kDancingLinks.make(board_of(grid));
      for (int steps = 0; !search->done() && steps < 400; ++steps) {
        const Board board = search->board();
        const Step step = search->next();
        if (step.kind == Kind::kSelect) {
          Step expected = smallest_item(board);
          expected.depth = step.depth;
          ASSERT_EQ(step, expected) << ::testing::PrintToString(board);
        }
      }
      erased += search->counters()[static_cast<int>(Kind::kErase)];
    }
  }
  EXPECT_GT(erased, 20U);
}

// For 9x9, dancing-links has 4 nodes for each of 729 options and 1 for each of 324 items. A node
// takes 10 bytes.
TEST(DancingLinks, CountsTheMemoryOfItsLinks) {
  const auto search = kDancingLinks.make(board_of(test::kEmpty51.puzzle));
  search->next();
  EXPECT_GT(search->bytes(), 10U * (4 * 729 + 324));
  EXPECT_LT(search->bytes(), 20U * (4 * 729 + 324));
}

// A 4x4 board in which digit 1 has no place in row 1, although every empty cell has a candidate.
// The test renames the digits so that each of them is the missing one.
//   . . . 2
//   1 . . .
//   . . 1 .
//   . . . .
TEST(Retreat, NamesTheUnitAndTheDigitThatHasNoPlaceWhicheverItIs) {
  for (const auto* id : {"propagation", "logic"}) {
    for (int digit = 1; digit <= 4; ++digit) {
      std::string text = "...21.....1.....";
      for (char& sign : text) {
        if (sign != '.') sign = static_cast<char>('1' + (sign - '1' + digit - 1) % 4);
      }
      const std::vector<Algorithm> all = test::every_algorithm();
      const auto algorithm =
          std::find_if(all.begin(), all.end(), [&](auto& one) { return one.id == id; });
      const Step expected{
          .kind = Kind::kRetreat, .digit = static_cast<std::uint8_t>(digit), .unit = 0};
      EXPECT_EQ(algorithm->make(board_of(text))->next(), expected) << id;
    }
  }
}

}  // namespace
}  // namespace sudoku
