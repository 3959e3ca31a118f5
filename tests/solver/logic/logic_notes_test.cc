#include <gtest/gtest.h>

#include <vector>

#include "logic_support.h"
#include "sudoku/notes.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::Random;

// Expects that the tables of Notes by digit, by unit and of empty cells agree with the candidates
// of each cell.
void expect_tables_agree(const Notes& notes) {
  for (int digit = 1; digit <= notes.side(); ++digit) {
    for (int cell = 0; cell < notes.geometry().cells(); ++cell) {
      ASSERT_EQ(notes.cells(digit).contains(cell), notes.has(cell, digit));
    }
    for (int unit = 0; unit < notes.geometry().units(); ++unit) {
      for (int place = 0; place < notes.side(); ++place) {
        const int cell = notes.geometry().cell(unit, place);
        ASSERT_EQ((notes.places(unit, digit) >> place & 1) != 0, notes.has(cell, digit));
      }
    }
  }
  for (int cell = 0; cell < notes.geometry().cells(); ++cell) {
    ASSERT_EQ(notes.empty().contains(cell), notes.board()[cell] == 0);
  }
}

TEST(CellSet, IsASetOfCells) {
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    std::vector<bool> expected(kMaxCells);
    CellSet set;
    for (int k = 0; k < i; ++k) {
      const int cell = static_cast<int>(random.below(kMaxCells));
      const bool in = random.one_in(2);
      expected[cell] = in;
      if (in) set.insert(cell);
      if (!in) set.erase(cell);
    }
    int size = 0;
    std::vector<bool> walked(kMaxCells);
    for (const int cell : set) walked[cell] = true;
    for (int cell = 0; cell < kMaxCells; ++cell) {
      EXPECT_EQ(set.contains(cell), expected[cell]);
      size += expected[cell];
    }
    EXPECT_EQ(walked, expected);
    EXPECT_EQ(set.size(), size);
    EXPECT_EQ(set.has_several(), size > 1);
    if (!set.empty()) {
      EXPECT_EQ(set.without_first() | CellSet::of(set.first()), set);
    }
  }
}

TEST(Notes, BeginWithWhatTheDigitsAllow) {
  Random random(2);
  for (const int side : {4, 6, 9}) {
    for (int i = 0; i < 20; ++i) {
      const Board board = board_of(test::random_puzzle(random, side, side * side / 2));
      const Notes notes(board);
      for (int cell = 0; cell < side * side; ++cell) {
        EXPECT_EQ(notes.digits(cell), board[cell] == 0 ? candidates(board, cell) : 0);
      }
      expect_tables_agree(notes);
    }
  }
}

TEST(Notes, StayInAgreementWhileTheyAreStruckAndPlaced) {
  Random random(3);
  for (const int side : {4, 6, 9}) {
    const Generated puzzle = test::made(side, 5);
    Notes notes(puzzle.puzzle);
    while (!notes.solved()) {
      for (const int cell : notes.empty()) {
        const int digit = 1 + static_cast<int>(random.below(side));
        if (digit != puzzle.solution[cell] && random.one_in(4)) notes.eliminate(cell, digit);
      }
      const int cell = notes.empty().first();
      notes.place(cell, puzzle.solution[cell]);
      expect_tables_agree(notes);
      EXPECT_FALSE(notes.broken());
    }
    EXPECT_EQ(notes.board(), puzzle.solution);
  }
}

TEST(Notes, AreBrokenWhereACellHasNoCandidateOrAUnitNoPlace) {
  const Generated puzzle = test::made(9, 6);
  Notes by_cell(puzzle.puzzle);
  const int cell = by_cell.empty().first();
  for (int digit = 1; digit <= 9; ++digit) {
    EXPECT_EQ(by_cell.broken(), by_cell.digits(cell) == 0);
    by_cell.eliminate(cell, digit);
  }
  EXPECT_TRUE(by_cell.broken());

  Notes by_unit(puzzle.puzzle);
  const int digit = puzzle.solution[cell];
  for (const int peer : by_unit.cells(digit) & by_unit.sight().of_unit(0)) {
    by_unit.eliminate(peer, digit);
  }
  EXPECT_TRUE(by_unit.broken());
  // The first row lacks 8 and 9 in its first two cells. A 9 below, in the same box, leaves only 8
  // for both cells, and no place for 9 in the row.
  EXPECT_FALSE(Notes(board_of("..1234567" + std::string(72, '.'))).broken());
  EXPECT_TRUE(Notes(board_of("..1234567..9.8" + std::string(67, '.'))).broken());
}

TEST(Notes, KeepOnlyWhatAPersonHasLeft) {
  const Generated puzzle = test::made(9, 7);
  Notes notes(puzzle.puzzle);
  std::vector<std::uint16_t> masks(kMaxCells);
  for (const int cell : notes.empty()) {
    masks[cell] = static_cast<std::uint16_t>(1U << puzzle.solution[cell]);
  }
  notes.keep_only(masks);
  for (const int cell : notes.empty()) EXPECT_EQ(notes.digits(cell), masks[cell]);
  expect_tables_agree(notes);
  EXPECT_FALSE(notes.broken());
}

TEST(Notes, KnowWhoSeesWhom) {
  for (const int side : {4, 6, 9}) {
    const Sight& sight = Sight::of(*Geometry::of_side(side));
    for (int a = 0; a < side * side; ++a) {
      for (int b = 0; b < side * side; ++b) {
        EXPECT_EQ(sight.of_cell(a).contains(b), a != b && test::are_peers(side, a, b));
      }
    }
    EXPECT_EQ(sight.of_all({}).size(), side * side);
  }
}

}  // namespace
}  // namespace sudoku
