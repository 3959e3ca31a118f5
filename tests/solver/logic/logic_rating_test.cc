// Tests the ratings of deductions and puzzles, and the marks and units that a deduction reports.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "logic_support.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::kEverything;

// Solves `puzzles` generated puzzles and returns all deductions by `techniques` at every position.
std::vector<Deduction> deductions_in(std::initializer_list<Technique> techniques, int puzzles) {
  Repertoire only{.techniques = TechniqueSet(), .unique = true};
  for (const Technique technique : techniques) only.techniques.insert(technique);
  std::vector<Deduction> found;
  for (int i = 0; i < puzzles; ++i) {
    for (const auto& moment : test::met_while_solving(test::made(9, 300 + i))) {
      for (const Deduction& deduction : all_deductions(moment.notes, only)) {
        found.push_back(deduction);
      }
    }
  }
  return found;
}

// Sukaku Explainer rates pointing, claiming and hidden subsets lower if they leave a single at
// once: a player sees them without notes. grade() does the same. The remaining puzzles differ
// because the two programs find singles in a different order; the order of this library is frozen.
TEST(Grade, IsThatOfSukakuExplainerWhereNoNotesAreNeeded) {
  std::ifstream in(std::string(TEST_DATA) + "/rated/natural.txt");
  int all = 0;
  int same = 0;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string puzzle;
    double rating = 0;
    words >> puzzle >> rating;
    if (rating < 1.6 || rating > 2.6) continue;
    ++all;
    same += grade(board_of(puzzle), kEverything).rating == static_cast<int>(10 * rating + 0.5);
  }
  EXPECT_GT(all, 80);
  EXPECT_GE(same, 72) << "of " << all;
}

TEST(Grade, HasTheSumOfAllRatingsAsItsScore) {
  const Board puzzle = test::made(9, 705).puzzle;
  unsigned sum = 0;
  test::each_deduction(puzzle, kEverything,
                       [&](const test::DeductionStep& found) { sum += found.deduction.rating; });
  EXPECT_EQ(grade(puzzle, kEverything).score, sum);
}

TEST(Deduction, HasNoPatternAndNoResultAtFirst) {
  const Deduction deduction;
  EXPECT_EQ(deduction.digits, 0U);
  EXPECT_EQ(deduction.rating, 0U);
  EXPECT_TRUE(deduction.units.empty());
  EXPECT_TRUE(deduction.marks.empty());
  EXPECT_TRUE(deduction.links.empty());
}

TEST(Chain, HasATenthMoreWithMoreThan4And6And8And12Nodes) {
  constexpr int kSteps[] = {4, 6, 8, 12, 16, 24, 32};
  int longest = 0;
  for (const Deduction& chain :
       deductions_in({Technique::kXChain, Technique::kXyChain, Technique::kAic}, 12)) {
    const int nodes = chain.marks[chain.marks.size() - 1].node + 1;
    const auto extra = std::ranges::count_if(kSteps, [&](int step) { return nodes > step; });
    EXPECT_EQ(chain.rating, facts_of(chain.technique).rating + extra) << nodes << " nodes";
    longest = std::max(longest, nodes);
  }
  EXPECT_GT(longest, 8);
}

TEST(Chain, IsFalseAndTrueInTurn) {
  const std::vector<Deduction> chains =
      deductions_in({Technique::kXChain, Technique::kGroupedAic}, 4);
  EXPECT_FALSE(chains.empty());
  for (const Deduction& chain : chains) {
    for (const Mark& mark : chain.marks) {
      EXPECT_EQ(mark.role, mark.node % 2 == 0 ? Role::kOff : Role::kOn);
    }
  }
}

TEST(AlsXz, HasFiveTenthsMoreForEachCellAboveFive) {
  std::size_t most = 0;
  for (const Deduction& found : deductions_in({Technique::kAlsXz}, 12)) {
    CellSet cells;
    for (const Mark& mark : found.marks) cells.insert(mark.cell);
    const std::size_t count = cells.size();
    const int extra = 5 * std::max(0, static_cast<int>(count) - 5);
    EXPECT_EQ(found.rating, facts_of(Technique::kAlsXz).rating + extra) << count << " cells";
    most = std::max(most, count);
  }
  EXPECT_GT(most, 5U);
}

TEST(HiddenRectangle, NamesTheRowAndTheColumnOfTheCellThatLosesADigit) {
  const std::vector<Deduction> rectangles = deductions_in({Technique::kHiddenRectangle}, 40);
  EXPECT_FALSE(rectangles.empty());
  for (const Deduction& rectangle : rectangles) {
    for (int digit = 1; digit <= 9; ++digit) {
      for (const int cell : rectangle.eliminations[digit]) {
        ASSERT_EQ(rectangle.units.size(), 2U);
        EXPECT_EQ(rectangle.units[0].unit, cell / 9);
        EXPECT_EQ(rectangle.units[1].unit, 9 + cell % 9);
      }
    }
  }
}

}  // namespace
}  // namespace sudoku
