// Techniques on candidates that solving hardly ever produces: eliminations that only a player would
// make by hand, and a chain that is longer than a Deduction can hold.
#include <gtest/gtest.h>

#include <algorithm>

#include "logic_support.h"

namespace sudoku {
namespace {

const Geometry& geometry_9x9() { return *Geometry::of_side(9); }

// Returns the notes of an empty 9x9 board, with all candidates.
Notes notes_of_empty_board() { return Notes(Board(geometry_9x9())); }

// Removes all candidates of a cell except `digits`.
void restrict_to(Notes& notes, int row, int column, std::initializer_list<int> digits) {
  for (int digit = 1; digit <= 9; ++digit) {
    if (std::ranges::find(digits, digit) == digits.end()) {
      notes.eliminate(geometry_9x9().cell(row, column), digit);
    }
  }
}

std::vector<Deduction> deductions_by(Technique technique, const Notes& notes) {
  EXPECT_FALSE(notes.broken());
  Repertoire repertoire{.unique = true};
  repertoire.techniques = TechniqueSet().insert(technique);
  return all_deductions(notes, repertoire);
}

// Three cells of a row have the same two candidates, so the row has no solution. Any two of the
// cells form a naked pair, but the three are no naked triple.
TEST(OddNotes, ThreeCellsOfTwoDigitsAreNoTriple) {
  Notes notes = notes_of_empty_board();
  for (const int column : {0, 3, 6}) restrict_to(notes, 0, column, {1, 2});
  EXPECT_TRUE(deductions_by(Technique::kNakedTriple, notes).empty());
  EXPECT_FALSE(deductions_by(Technique::kNakedPair, notes).empty());
}

// In a row, three digits have the same two places, so the row has no solution. Any two of the
// digits form a hidden pair, but the three are no hidden triple.
TEST(OddNotes, ThreeDigitsWithTwoPlacesAreNoTriple) {
  Notes notes = notes_of_empty_board();
  for (int column = 0; column < 9; ++column) {
    if (column == 0 || column == 4) continue;
    for (const int digit : {1, 2, 3}) notes.eliminate(geometry_9x9().cell(0, column), digit);
  }
  EXPECT_TRUE(deductions_by(Technique::kHiddenTriple, notes).empty());
  EXPECT_FALSE(deductions_by(Technique::kHiddenPair, notes).empty());
}

TEST(OddNotes, ThreeRowsWithADigitInTwoColumnsAreNoSwordfish) {
  Notes notes = notes_of_empty_board();
  for (const int row : {0, 3, 6}) {
    for (int column = 0; column < 9; ++column) {
      if (column != 0 && column != 4) notes.eliminate(geometry_9x9().cell(row, column), 1);
    }
  }
  EXPECT_TRUE(deductions_by(Technique::kSwordfish, notes).empty());
  EXPECT_FALSE(deductions_by(Technique::kXWing, notes).empty());
}

// A type 3 rectangle counts its two roof corners as one cell that holds their extra digits, here 3
// alone. With another cell that has only the candidate 3, this gives two cells for one digit, which
// is no naked subset.
TEST(OddNotes, ARectangleMakesNoSetWithASingle) {
  Notes notes = notes_of_empty_board();
  for (const int column : {0, 3}) {
    restrict_to(notes, 0, column, {1, 2, 3});
    restrict_to(notes, 1, column, {1, 2});
  }
  restrict_to(notes, 0, 8, {3});
  EXPECT_TRUE(deductions_by(Technique::kUniqueRectangle3, notes).empty());
  restrict_to(notes, 0, 7, {3, 4});
  Notes pair = notes_of_empty_board();
  for (const int column : {0, 3}) {
    restrict_to(pair, 0, column, {1, 2, 3, 4});
    restrict_to(pair, 1, column, {1, 2});
  }
  restrict_to(pair, 0, 8, {3, 4});
  EXPECT_FALSE(deductions_by(Technique::kUniqueRectangle3, pair).empty());
}

// Thirty bivalue cells, each sharing a digit with the cell before, form an XY-chain with two nodes
// in each cell. The longest chain that is reported has kMostNodes nodes, the limit of a Deduction.
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
  Notes notes = notes_of_empty_board();
  for (const auto& [cell, from, to] : kChain) {
    restrict_to(notes, geometry_9x9().row(cell), geometry_9x9().column(cell), {from, to});
  }
  std::size_t most = 0;
  for (const Deduction& found : deductions_by(Technique::kXyChain, notes)) {
    most = std::max(most, found.marks.size());
  }
  EXPECT_EQ(most, kMostNodes);
}

}  // namespace
}  // namespace sudoku
