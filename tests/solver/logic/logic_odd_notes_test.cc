// Notes that no puzzle leads to, or hardly any: what a person may have struck out, or what reaches
// the end of a table.
#include <gtest/gtest.h>

#include <algorithm>

#include "logic_support.h"

namespace sudoku {
namespace {

const Geometry& nine() { return *Geometry::of_side(9); }

// An empty board, all candidates on it.
Notes all_open() { return Notes(Board(nine())); }

// Leaves these digits alone to a cell.
void leave(Notes& notes, int row, int column, std::initializer_list<int> digits) {
  for (int digit = 1; digit <= 9; ++digit) {
    if (std::ranges::find(digits, digit) == digits.end()) {
      notes.strike(nine().cell(row, column), digit);
    }
  }
}

std::vector<Deduction> all_by(Technique technique, const Notes& notes) {
  EXPECT_FALSE(notes.broken());
  Repertoire repertoire{.unique = true};
  repertoire.techniques = TechniqueSet().insert(technique);
  return all_deductions(notes, repertoire);
}

// Nothing can stand in all three cells; still, each two of them are a pair.
TEST(OddNotes, ThreeCellsOfTwoDigitsAreNoTriple) {
  Notes notes = all_open();
  for (const int column : {0, 3, 6}) leave(notes, 0, column, {1, 2});
  EXPECT_TRUE(all_by(Technique::kNakedTriple, notes).empty());
  EXPECT_FALSE(all_by(Technique::kNakedPair, notes).empty());
}

TEST(OddNotes, ThreeRowsWithADigitInTwoColumnsAreNoSwordfish) {
  Notes notes = all_open();
  for (const int row : {0, 3, 6}) {
    for (int column = 0; column < 9; ++column) {
      if (column != 0 && column != 4) notes.strike(nine().cell(row, column), 1);
    }
  }
  EXPECT_TRUE(all_by(Technique::kSwordfish, notes).empty());
  EXPECT_FALSE(all_by(Technique::kXWing, notes).empty());
}

// What the two corners have more, 3, is all that the other cell of the set has: two cells of one
// digit.
TEST(OddNotes, ARectangleMakesNoSetWithASingle) {
  Notes notes = all_open();
  for (const int column : {0, 3}) {
    leave(notes, 0, column, {1, 2, 3});
    leave(notes, 1, column, {1, 2});
  }
  leave(notes, 0, 8, {3});
  EXPECT_TRUE(all_by(Technique::kUniqueRectangle3, notes).empty());
  leave(notes, 0, 7, {3, 4});
  Notes pair = all_open();
  for (const int column : {0, 3}) {
    leave(pair, 0, column, {1, 2, 3, 4});
    leave(pair, 1, column, {1, 2});
  }
  leave(pair, 0, 8, {3, 4});
  EXPECT_FALSE(all_by(Technique::kUniqueRectangle3, pair).empty());
}

// A chain through thirty cells of two digits, each with a digit of the one before. As many nodes of
// it are told as a deduction has room for.
TEST(OddNotes, AChainHasNoMoreNodesThanADeductionHasRoomFor) {
  struct Link {
    int cell;
    int from;
    int to;
  };
  constexpr Link kChain[] = {{49, 4, 5}, {67, 5, 2}, {22, 2, 7}, {18, 7, 4}, {10, 4, 8},
                             {64, 8, 6}, {73, 6, 7}, {77, 7, 8}, {79, 8, 4}, {78, 4, 3},
                             {60, 3, 6}, {33, 6, 7}, {43, 7, 2}, {38, 2, 9}, {42, 9, 5},
                             {44, 5, 1}, {41, 1, 3}, {40, 3, 6}, {48, 6, 7}, {47, 7, 3},
                             {11, 3, 1}, {0, 1, 5},  {19, 5, 9}, {23, 9, 6}, {14, 6, 5},
                             {16, 5, 9}, {8, 9, 4},  {3, 4, 8},  {21, 8, 3}, {25, 3, 1}};
  Notes notes = all_open();
  for (const auto& [cell, from, to] : kChain) {
    leave(notes, nine().row(cell), nine().column(cell), {from, to});
  }
  std::size_t most = 0;
  for (const Deduction& found : all_by(Technique::kXyChain, notes)) {
    most = std::max(most, found.marks.size());
  }
  EXPECT_EQ(most, kMostNodes);
}

}  // namespace
}  // namespace sudoku
