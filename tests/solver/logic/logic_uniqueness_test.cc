// Unique and hidden rectangles in edge cases: a corner that has lost a candidate of the pair, two
// opposite corners with the pair alone, eliminations outside the unit of the naked subset.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "logic_support.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;

constexpr int cell_at(int row, int column) { return (row - 1) * 9 + column - 1; }

// Returns the eliminations of each instance of a technique as text. "r2c9=5 r3c9=5" means that both
// cells lose 5. Sorted by digit, then by cell.
std::set<std::string> outcomes(Technique technique, const Notes& notes) {
  const Repertoire only{.techniques = TechniqueSet().insert(technique), .unique = true};
  std::set<std::string> outcomes;
  for (const Deduction& deduction : all_deductions(notes, only)) {
    std::string outcome;
    for (int digit = 1; digit <= 9; ++digit) {
      for (const int cell : deduction.eliminations[digit]) {
        outcome += (outcome.empty() ? "r" : " r") + std::to_string(cell / 9 + 1) + "c" +
                   std::to_string(cell % 9 + 1) + "=" + std::to_string(digit);
      }
    }
    outcomes.insert(outcome);
  }
  return outcomes;
}

//        c8   c9
//   r6   468  48    Type 1: r6c8 is neither 4 nor 8.
//   r9   48   48
TEST(UniqueRectangle1, CountsACornerThatHasLostOneOfTheTwo) {
  Notes notes(board_of(
      "26..1..933.9.6..15541938726.3649...145..813.991..73...623849157..41569321953276.."));
  EXPECT_TRUE(outcomes(Technique::kUniqueRectangle1, notes).contains("r6c8=4 r6c8=8"));
  notes.eliminate(cell_at(6, 8), 4);
  EXPECT_TRUE(outcomes(Technique::kUniqueRectangle1, notes).contains("r6c8=8"));
}

//        c3   c8
//   r8   289  289   Type 2: r8c3 or r8c8 is 8.
//   r9   29   29
TEST(UniqueRectangle2, CountsACornerThatHasLostOneOfTheTwo) {
  Notes notes(board_of(
      "7.5....4...1.47.52...153.7..2..71..51.6..5.3757.4.921.3.7....6..1.7..5..4...187.."));
  EXPECT_TRUE(outcomes(Technique::kUniqueRectangle2, notes).contains("r8c1=8 r8c9=8"));
  notes.eliminate(cell_at(8, 3), 9);
  EXPECT_TRUE(outcomes(Technique::kUniqueRectangle2, notes).contains("r8c1=8 r8c9=8"));
}

//        c4   c6
//   r1   17   17    Type 3: r6c4 or r6c6 is 2 or 4. Together they count as one cell of a naked quad
//   r6   127  147   2, 4, 5, 9 in r6, with r6c3 (45), r6c5 (59) and r6c8 (25). So r6c9 loses 2 and
//                   9. r6c5 is the only place for 9 in the quad, so its peer r5c5 loses 9 too.
constexpr std::string_view kType3 =
    "253.6.9..41892536767934821519....7..72....4..83....6..3615798..587432196942816573";

TEST(UniqueRectangle3, StrikesWhereverTheSetIsSeen) {
  const Notes notes(board_of(kType3));
  EXPECT_TRUE(outcomes(Technique::kUniqueRectangle3, notes).contains("r6c9=2 r5c5=9 r6c9=9"));
}

TEST(UniqueRectangle3, CountsACornerThatHasLostOneOfTheTwo) {
  Notes notes(board_of(kType3));
  notes.eliminate(cell_at(6, 4), 1);
  EXPECT_TRUE(outcomes(Technique::kUniqueRectangle3, notes).contains("r6c9=2 r5c5=9 r6c9=9"));
}

//        c1   c2
//   r4   123  139   Type 4: 1 has no other place in the box of r4c1 and r4c2, so neither is 3.
//   r7   13   13
TEST(UniqueRectangle4, CountsACornerThatHasLostOneOfTheTwo) {
  Notes notes(board_of(
      "..14.3752574.82..6.2.5.784...57.64.84678.5.2.....41675..2654987748..9563956378214"));
  EXPECT_TRUE(outcomes(Technique::kUniqueRectangle4, notes).contains("r4c1=3 r4c2=3"));
  notes.eliminate(cell_at(4, 1), 3);
  EXPECT_TRUE(outcomes(Technique::kUniqueRectangle4, notes).contains("r4c2=3"));
}

//        c3   c5
//   r8   156  56    5 has no other place in r8, and none in c5. So r8c5 is not 6.
//   r9   56   356
TEST(HiddenRectangle, MayHaveTwoOppositeCornersWithNothingElse) {
  const Notes notes(board_of(
      "..2394..6.9387..248.421..39..968745225.1493.74.7523.917..4.29.592.7.8.43.4.9.1278"));
  EXPECT_TRUE(outcomes(Technique::kHiddenRectangle, notes).contains("r8c5=6"));
}

//        c6   c8
//   r7   456  459   5 has no other place in r7, and none in c6. So r7c6 is not 4.
//   r8   56   45    r8c6 has lost its candidate 4.
TEST(HiddenRectangle, CountsACornerThatHasLostOneOfTheTwo) {
  Notes notes(board_of(
      "615283..9842971365379.5.8129371.258.26.5.8...58...7.2.1237....879831.2..456829137"));
  notes.eliminate(cell_at(8, 6), 4);
  EXPECT_TRUE(outcomes(Technique::kHiddenRectangle, notes).contains("r7c6=4"));
}

}  // namespace
}  // namespace sudoku
