// Every value of a search that is restored is checked: one that no search could have there is
// refused, so that the search cannot leave its arrays or break the rules. And in whatever phase a
// search was saved, it goes on.
#include <gtest/gtest.h>

#include <memory>

#include "saved.h"
#include "sudoku/searches.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::restored;
using test::Saved;
using test::saved;

constexpr std::string_view kEmptyFour = "................";
constexpr std::string_view kFullFour = "1234341221434321";
// Every algorithm goes back in it, and none is long about it.
constexpr std::string_view kOneSolution = "......145.......3......64....1..3...";
// Propagation and logic have to guess in it, and every guess fails.
constexpr std::string_view kNoSolution = "1..6..3........153.............24...";
// Logic strikes out candidates in it before it guesses.
constexpr std::string_view kStruckOut = "3......4.36..3.6...5........5....2..";

std::unique_ptr<Search> before(Kind kind, std::string_view id, std::string_view puzzle) {
  return test::before(kind, *find_algorithm(id), puzzle);
}

bool restores(std::string_view id, std::string_view puzzle, const Saved& bytes) {
  return restored(*find_algorithm(id), puzzle, bytes) != nullptr;
}

class RestoreOfEverySearch : public testing::TestWithParam<Algorithm> {};
INSTANTIATE_TEST_SUITE_P(Searches, RestoreOfEverySearch, testing::ValuesIn(test::every_algorithm()),
                         test::name_of_tests);

TEST_P(RestoreOfEverySearch, GoesOnFromEachPositionOfARun) {
  for (const std::string_view puzzle : {kOneSolution, kNoSolution, kStruckOut}) {
    const auto search = GetParam().make(board_of(puzzle));
    while (!search->done() && search->position() < 1500) {
      const auto copy = restored(GetParam(), puzzle, saved(*search));
      ASSERT_NE(copy, nullptr) << "position " << search->position();
      ASSERT_EQ(test::snapshot_of(*copy), test::snapshot_of(*search));
      const auto clone = search->clone();
      ASSERT_EQ(test::steps_of(*copy, 12), test::steps_of(*clone, 12));
      search->next();
    }
  }
}

TEST_P(RestoreOfEverySearch, RefusesAPhaseThatThereIsNot) {
  // At the start of a run nothing is on the stack, so the phase comes first.
  Saved bytes = saved(*GetParam().make(board_of(kEmptyFour)));
  ASSERT_NE(restored(GetParam(), kEmptyFour, bytes), nullptr);
  for (const std::uint8_t phase : {7, 8, 255}) {
    bytes.rest[0] = phase;
    EXPECT_EQ(restored(GetParam(), kEmptyFour, bytes), nullptr) << int{phase};
  }
}

TEST_P(RestoreOfEverySearch, RefusesAPositionThatIsNotExactInJavaScript) {
  Saved bytes = saved(*GetParam().make(board_of(kEmptyFour)));
  bytes.count(Kind::kSelect) = Reader::kMost;
  EXPECT_NE(restored(GetParam(), kEmptyFour, bytes), nullptr);
  bytes.count(Kind::kTry) = 1;
  EXPECT_EQ(restored(GetParam(), kEmptyFour, bytes), nullptr);
}

class RestoreRowByRow : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Searches, RestoreRowByRow,
                         testing::Values("backtracking", "all-solutions", "lookup-tables"),
                         [](const auto& instance) {
                           std::string name(instance.param);
                           std::erase(name, '-');
                           return name;
                         });

// The rest is phase, digit and read.
TEST_P(RestoreRowByRow, RefusesToTryReadOrWriteWhereNoCellIsEmpty) {
  Saved bytes = saved(*find_algorithm(GetParam())->make(board_of(kFullFour)));
  ASSERT_TRUE(restores(GetParam(), kFullFour, bytes));
  for (const Kind kind : {Kind::kTry, Kind::kCheck, Kind::kConflict, Kind::kPlace}) {
    bytes.rest = saved(*before(kind, GetParam(), kEmptyFour)).rest;
    EXPECT_FALSE(restores(GetParam(), kFullFour, bytes)) << name_of(kind);
  }
}

TEST_P(RestoreRowByRow, TakesAsManyReadsAsADigitHas) {
  const int all = GetParam() == "lookup-tables" ? 3 : 12;
  for (const Kind kind : {Kind::kCheck, Kind::kConflict}) {
    Saved bytes = saved(*before(kind, GetParam(), kEmptyFour));
    bytes.rest[2] = static_cast<std::uint8_t>(all);
    EXPECT_FALSE(restores(GetParam(), kEmptyFour, bytes)) << name_of(kind);
  }
  Saved bytes = saved(*before(Kind::kCheck, GetParam(), kEmptyFour));
  bytes.rest[2] = static_cast<std::uint8_t>(all - 1);
  EXPECT_TRUE(restores(GetParam(), kEmptyFour, bytes));
}

TEST_P(RestoreRowByRow, RefusesAConflictWithACellThatHasAnotherDigit) {
  Saved bytes = saved(*before(Kind::kConflict, GetParam(), kEmptyFour));
  ASSERT_TRUE(restores(GetParam(), kEmptyFour, bytes));
  // Digit 1 stands in the row and the box of the cell, not in its column.
  bytes.rest[2] = GetParam() == "lookup-tables" ? 1 : 4;
  EXPECT_FALSE(restores(GetParam(), kEmptyFour, bytes));
}

TEST_P(RestoreRowByRow, RefusesToReadForNoDigit) {
  for (const Kind kind : {Kind::kCheck, Kind::kConflict}) {
    Saved bytes = saved(*before(kind, GetParam(), kEmptyFour));
    ASSERT_TRUE(restores(GetParam(), kEmptyFour, bytes));
    bytes.rest[1] = 0;
    EXPECT_FALSE(restores(GetParam(), kEmptyFour, bytes)) << name_of(kind);
  }
}

TEST_P(RestoreRowByRow, RefusesToWriteADigitThatStandsInTheRow) {
  constexpr std::string_view kPuzzle = "1...............";
  Saved bytes = saved(*before(Kind::kPlace, GetParam(), kPuzzle));
  ASSERT_TRUE(restores(GetParam(), kPuzzle, bytes));
  ASSERT_EQ(bytes.rest[1], 2);
  bytes.rest[1] = 1;
  EXPECT_FALSE(restores(GetParam(), kPuzzle, bytes));
}

TEST_P(RestoreRowByRow, RefusesToTakeBackWhereNothingIsWritten) {
  Saved bytes = saved(*find_algorithm(GetParam())->make(board_of(kOneSolution)));
  ASSERT_TRUE(restores(GetParam(), kOneSolution, bytes));
  bytes.rest = saved(*before(Kind::kErase, GetParam(), kOneSolution)).rest;
  EXPECT_FALSE(restores(GetParam(), kOneSolution, bytes));
}

TEST_P(RestoreRowByRow, RefusesAStackThatSkipsAnEmptyCell) {
  const auto search = before(Kind::kPlace, GetParam(), kEmptyFour);
  search->next();
  Saved bytes = saved(*search);
  ASSERT_TRUE(restores(GetParam(), kEmptyFour, bytes));
  ASSERT_EQ(bytes.state[2], 0);  // the cell written first
  bytes.state[2] = 1;
  EXPECT_FALSE(restores(GetParam(), kEmptyFour, bytes));
}

// Those that do not go row by row.
std::vector<Algorithm> in_own_order() {
  std::vector<Algorithm> algorithms = test::every_algorithm();
  std::erase_if(algorithms, [](const Algorithm& algorithm) {
    return algorithm.id == "backtracking" || algorithm.id == "all-solutions" ||
           algorithm.id == "lookup-tables";
  });
  return algorithms;
}

class RestoreInOwnOrder : public testing::TestWithParam<Algorithm> {};
INSTANTIATE_TEST_SUITE_P(Searches, RestoreInOwnOrder, testing::ValuesIn(in_own_order()),
                         test::name_of_tests);

// Nothing of what is read is dropped or replaced: a changed byte is refused, or it is there again
// when the search is saved. What goes on for several bytes is left as it is, since there are
// several ways to write a number.
TEST_P(RestoreInOwnOrder, KeepsWhateverItTakes) {
  for (const std::string_view puzzle : {kOneSolution, kNoSolution, kStruckOut}) {
    const auto search = GetParam().make(board_of(puzzle));
    for (; !search->done() && search->position() < 1500; search->next()) {
      if (search->position() % 29 != 0) continue;
      const Saved bytes = saved(*search);
      for (std::size_t i = 0; i < bytes.rest.size(); ++i) {
        if (bytes.rest[i] > 127 || (i > 0 && bytes.rest[i - 1] > 127)) continue;
        for (const int value : {0, 1, 2, 3, 7, 40, 127}) {
          Saved other = bytes;
          other.rest[i] = static_cast<std::uint8_t>(value);
          const auto copy = restored(GetParam(), puzzle, other);
          if (copy) {
            ASSERT_EQ(saved(*copy).rest, other.rest) << "byte " << i << ": " << value;
          }
        }
      }
    }
  }
}

// The rest is phase, cell and digit.
TEST(Restore, OfMrvRefusesACellThatIsFilled) {
  Saved bytes = saved(*find_algorithm("mrv")->make(board_of(kFullFour)));
  ASSERT_TRUE(restores("mrv", kFullFour, bytes));
  for (const Kind kind : {Kind::kTry, Kind::kPlace}) {
    bytes.rest = saved(*before(kind, "mrv", kEmptyFour)).rest;
    EXPECT_FALSE(restores("mrv", kFullFour, bytes)) << name_of(kind);
  }
}

// The rest is an item for each digit on the stack, phase, item and option from 1.
TEST(Restore, OfDancingLinksRefusesAnOptionThatCannotBeChosen) {
  const auto search = before(Kind::kPlace, "dancing-links", kEmptyFour);
  search->next();  // digit 1 in cell 0
  while (search->clone()->next().kind != Kind::kPlace) search->next();
  const Saved bytes = saved(*search);
  ASSERT_TRUE(restores("dancing-links", kEmptyFour, bytes));
  ASSERT_EQ(bytes.rest.size(), 4U);
  const auto takes = [&](int item, int option) {
    Saved other = bytes;
    other.rest[2] = static_cast<std::uint8_t>(item);
    other.rest[3] = static_cast<std::uint8_t>(option + 1);
    return restores("dancing-links", kEmptyFour, other);
  };
  const auto option = [](int cell, int digit) { return 4 * cell + digit - 1; };
  EXPECT_TRUE(takes(1, option(1, 2)));
  EXPECT_FALSE(takes(2, option(1, 2))) << "it does not have that item";
  EXPECT_FALSE(takes(0, option(0, 2))) << "its cell is filled";
  EXPECT_FALSE(takes(1, option(1, 1))) << "its digit stands in the row";
  EXPECT_FALSE(takes(1, -1)) << "there is none to be placed";
}

TEST(Restore, OfDancingLinksRefusesToTryWhatItCannotChoose) {
  Saved bytes = saved(*before(Kind::kTry, "dancing-links", kEmptyFour));
  ASSERT_EQ(bytes.rest.size(), 3U);
  bytes.rest[2] = 0;
  EXPECT_TRUE(restores("dancing-links", kEmptyFour, bytes)) << "no option is left";
  bytes.rest[2] = 1 + 4;
  EXPECT_FALSE(restores("dancing-links", kEmptyFour, bytes)) << "item 0 is that of cell 0";
}

// Behind what is known of the stack, in propagation.
enum PropagationField { kPhase, kRule, kUnit, kCell, kDigit, kOpen };

// Whether propagation is restored that was saved before its first step of that kind, with one field
// replaced.
bool restores_with(Kind kind, PropagationField field, std::uint8_t value) {
  const auto search = before(kind, "propagation", kOneSolution);
  Saved bytes = saved(*search);
  bytes.rest[search->stack().size() + field] = value;
  if (field == kOpen) bytes.rest.resize(search->stack().size() + field + 1);
  return restores("propagation", kOneSolution, bytes);
}

TEST(Restore, OfPropagationRefusesAGuessThatHasAReason) {
  EXPECT_TRUE(restores_with(Kind::kTry, kRule, 0));
  EXPECT_FALSE(restores_with(Kind::kTry, kRule, 1));
  EXPECT_TRUE(restores_with(Kind::kTry, kUnit, kNoUnit));
  EXPECT_FALSE(restores_with(Kind::kTry, kUnit, 0));
}

TEST(Restore, OfPropagationRefusesToWriteWhatTheRulesForbid) {
  EXPECT_FALSE(restores_with(Kind::kPlace, kCell, 6)) << "that holds a given";
  EXPECT_FALSE(restores_with(Kind::kPlace, kDigit, 0));
  EXPECT_FALSE(restores_with(Kind::kTry, kCell, 6)) << "that holds a given";
}

TEST(Restore, OfPropagationRefusesToStrikeOutWhatFollowsFromNothing) {
  const auto search = before(Kind::kEliminate, "propagation", kOneSolution);
  const int cell = search->stack().back();
  const int digit = search->board()[cell];
  const auto takes = [](PropagationField field, int value) {
    return restores_with(Kind::kEliminate, field, static_cast<std::uint8_t>(value));
  };
  EXPECT_TRUE(takes(kCell, cell));
  EXPECT_FALSE(takes(kCell, cell == 0 ? 1 : 0));
  EXPECT_TRUE(takes(kDigit, digit));
  EXPECT_FALSE(takes(kDigit, digit == 1 ? 2 : 1));
}

// Bit i of the candidates that are still to be struck out stands for the i-th of 18 reads.
TEST(Restore, OfPropagationTakesOneCandidateThatIsOpenAndRefusesNone) {
  EXPECT_TRUE(restores_with(Kind::kEliminate, kOpen, 1));
  EXPECT_TRUE(restores_with(Kind::kEliminate, kOpen, 2));
  EXPECT_FALSE(restores_with(Kind::kEliminate, kOpen, 0));
}

TEST(Restore, OfPropagationRefusesACandidateBeyondTheLastRead) {
  const auto search = before(Kind::kEliminate, "propagation", kOneSolution);
  Saved bytes = saved(*search);
  bytes.rest.resize(search->stack().size() + kOpen);
  const auto takes = [&](int read) {
    Writer writer;
    writer.number(std::uint64_t{1} << read);
    Saved other = bytes;
    for (const std::uint8_t byte : writer.bytes()) other.rest.push_back(byte);
    return restores("propagation", kOneSolution, other);
  };
  EXPECT_TRUE(takes(17));
  EXPECT_FALSE(takes(18));
  EXPECT_FALSE(takes(32)) << "that is cut to nothing";
}

// Where each cell to guess in has run out of digits, the search goes back over several guesses.
TEST(Propagation, GoesBackWhereEveryGuessInACellHasFailed) {
  const auto search = find_algorithm("propagation")->make(board_of(kNoSolution));
  int run_out = 0;
  Step last;
  while (!search->done()) {
    const Step step = search->next();
    if (last.kind == Kind::kErase && step.kind == Kind::kRetreat) {
      EXPECT_EQ(step.cell, last.cell);
      ++run_out;
    }
    last = step;
  }
  EXPECT_EQ(last.kind, Kind::kExhausted);
  EXPECT_EQ(run_out, 1);
}

}  // namespace
}  // namespace sudoku
