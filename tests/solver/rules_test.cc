#include <gtest/gtest.h>

#include "random_puzzles.h"
#include "sudoku/board.h"
#include "support.h"

namespace sudoku {

void PrintTo(const Conflict& conflict, std::ostream* out) {
  *out << '{' << int{conflict.first} << ", " << int{conflict.second} << ", " << int{conflict.unit}
       << '}';
}

namespace {

using test::board_of;
using test::Grid;
using test::Random;

// Returns whether a cell is in a unit. Units are numbered from 0: rows, then columns, then boxes.
bool lies_in(int side, int cell, int unit) {
  if (unit < side) return cell / side == unit;
  if (unit < 2 * side) return cell % side == unit - side;
  return test::box_of(side, cell) == unit - 2 * side;
}

// Returns all conflicts, found by comparing every pair of cells in every unit.
std::vector<Conflict> conflicts_by_force(const Grid& grid) {
  std::vector<Conflict> found;
  const int cells = grid.side * grid.side;
  for (int unit = 0; unit < 3 * grid.side; ++unit) {
    for (int a = 0; a < cells; ++a) {
      for (int b = a + 1; b < cells; ++b) {
        if (grid.digits[a] == 0 || grid.digits[a] != grid.digits[b]) continue;
        if (!lies_in(grid.side, a, unit) || !lies_in(grid.side, b, unit)) continue;
        found.push_back({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                         static_cast<std::uint8_t>(unit)});
      }
    }
  }
  return found;
}

unsigned candidates_by_force(const Grid& grid, int cell) {
  unsigned allowed = 0;
  for (int digit = 1; digit <= grid.side; ++digit) {
    bool free = true;
    for (int peer = 0; peer < grid.side * grid.side; ++peer) {
      if (test::are_peers(grid.side, cell, peer) && grid.digits[peer] == digit) free = false;
    }
    if (free) allowed |= 1U << digit;
  }
  return allowed;
}

class RulesOnEverySide : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Board, RulesOnEverySide, testing::Values(4, 6, 9),
                         testing::PrintToStringParamName());

TEST(Board, ExampleOfTheHeaderHolds) {
  Board board(*Geometry::of_side(9));
  board.set(0, 5);
  board.set(8, 5);
  EXPECT_EQ(conflicts(board), (std::vector<Conflict>{{0, 8, 0}}));
  EXPECT_LE(sizeof board, 96U);
}

TEST(Board, CopiesAreIndependent) {
  Board board = board_of("1.....2..3.....4");
  const Board copy = board;
  EXPECT_EQ(board, copy);
  board.set(1, 3);
  EXPECT_NE(board, copy);
  EXPECT_EQ(copy[1], 0);
  board.set(1, 0);
  EXPECT_EQ(board, copy);
}

TEST(Board, BoardsOfDifferentSidesDiffer) {
  EXPECT_NE(Board(*Geometry::of_side(4)), Board(*Geometry::of_side(9)));
}

TEST(Board, APairInARowAndABoxConflictsTwice) {
  EXPECT_EQ(conflicts(board_of("33.. .... .... ....")),
            (std::vector<Conflict>{{0, 1, 0}, {0, 1, 8}}));
}

TEST(Board, ThreeEqualDigitsInAColumnConflictInThreePairs) {
  EXPECT_EQ(conflicts(board_of("2... .... 2... 2...")),
            (std::vector<Conflict>{{0, 8, 4}, {0, 12, 4}, {8, 12, 4}, {8, 12, 10}}));
}

TEST(Board, ABoardOfEqualDigitsHasAConflictForEachPairOfEachUnit) {
  EXPECT_EQ(conflicts(board_of(std::string(81, '7'))).size(), 27U * 36U);
}

TEST(Board, CandidatesAreTheDigitsThatNoPeerHolds) {
  const Board board = board_of("1... .2.. .... ...3");
  EXPECT_EQ(candidates(board, 1), 1U << 3 | 1U << 4);
  EXPECT_EQ(candidates(board, 15), 1U << 1 | 1U << 2 | 1U << 3 | 1U << 4);
}

TEST_P(RulesOnEverySide, ConflictsEqualThoseFoundByForce) {
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    const Grid grid = test::random_scribble(random, GetParam(), 1 + i % 6);
    ASSERT_EQ(conflicts(board_of(grid)), conflicts_by_force(grid));
  }
}

TEST_P(RulesOnEverySide, RandomPuzzlesHaveNoConflicts) {
  Random random(2);
  for (int i = 0; i < 100; ++i) {
    const int empties = static_cast<int>(random.below(GetParam() * GetParam() + 1));
    ASSERT_TRUE(conflicts(board_of(test::random_puzzle(random, GetParam(), empties))).empty());
    ASSERT_TRUE(
        conflicts(board_of(test::random_spoiled_puzzle(random, GetParam(), empties))).empty());
  }
}

TEST_P(RulesOnEverySide, CandidatesEqualThoseFoundByForce) {
  Random random(3);
  for (int i = 0; i < 100; ++i) {
    const Grid grid = test::random_scribble(random, GetParam(), 1 + i % 6);
    const Board board = board_of(grid);
    for (int cell = 0; cell < board.geometry().cells(); ++cell) {
      ASSERT_EQ(candidates(board, cell), candidates_by_force(grid, cell)) << cell;
    }
  }
}

}  // namespace
}  // namespace sudoku
