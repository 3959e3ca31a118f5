// Search::restore() must check every value and refuse those that no search can have. Otherwise a
// forged save could make the search break the rules or index out of bounds. A search that was saved
// in any phase must continue as the original does.
#include <gtest/gtest.h>

#include <memory>

#include "saved.h"
#include "sudoku/logic_search.h"
#include "sudoku/searches.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::Field;
using test::field;
using test::restored;
using test::Saved;
using test::saved;

constexpr std::string_view kEmptyFour = "................";
constexpr std::string_view kFullFour = "1234341221434321";
// A 6x6 puzzle with one solution. Every algorithm backtracks on it, and every run is short.
constexpr std::string_view kOneSolution = "......145.......3......64....1..3...";
// A puzzle without a solution. Propagation and logic have to guess, and every guess fails.
constexpr std::string_view kNoSolution = "1..6..3........153.............24...";
// Logic eliminates candidates of this puzzle before it guesses.
constexpr std::string_view kStruckOut = "3......4.36..3.6...5........5....2..";

std::unique_ptr<Search> before(Kind kind, std::string_view id, std::string_view puzzle) {
  return test::before(kind, id == kLogic.id ? kLogic : *find_algorithm(id), puzzle);
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

// 5: eliminate, 6: check, 7: conflict. No search has more phases.
TEST_P(RestoreOfEverySearch, RefusesAPhaseThatItDoesNotHave) {
  const std::string_view id = GetParam().id;
  const bool eliminates = id == "propagation" || id == "logic";
  const bool reads = id == "backtracking" || id == "all-solutions" || id == "lookup-tables";
  Saved bytes = saved(*before(Kind::kTry, id, kEmptyFour));
  ASSERT_NE(restored(GetParam(), kEmptyFour, bytes), nullptr);
  for (const std::uint8_t phase : {5, 6, 7, 8, 255}) {
    if ((phase == 5 && eliminates) || ((phase == 6 || phase == 7) && reads)) continue;
    field(bytes, Field::kPhase) = phase;
    EXPECT_EQ(restored(GetParam(), kEmptyFour, bytes), nullptr) << int{phase};
  }
}

TEST_P(RestoreOfEverySearch, RefusesToTryOrPlaceInACellThatIsFilled) {
  Saved bytes = saved(*GetParam().make(board_of(kFullFour)));
  ASSERT_NE(restored(GetParam(), kFullFour, bytes), nullptr);
  for (const Kind kind : {Kind::kTry, Kind::kPlace}) {
    bytes.rest = saved(*before(kind, GetParam().id, kEmptyFour)).rest;
    EXPECT_EQ(restored(GetParam(), kFullFour, bytes), nullptr) << name_of(kind);
  }
}

TEST_P(RestoreOfEverySearch, RefusesToPlaceADigitThatAPeerHolds) {
  constexpr std::string_view kPuzzle = "1...............";
  Saved bytes = saved(*before(Kind::kPlace, GetParam().id, kPuzzle));
  ASSERT_NE(restored(GetParam(), kPuzzle, bytes), nullptr);
  field(bytes, Field::kCell) = 1;
  for (int digit = 0; digit < 256; ++digit) {
    if (digit >= 2 && digit <= 4) continue;
    field(bytes, Field::kDigit) = static_cast<std::uint8_t>(digit);
    EXPECT_EQ(restored(GetParam(), kPuzzle, bytes), nullptr) << digit;
  }
}

TEST_P(RestoreOfEverySearch, RefusesToEraseWhereNothingIsWritten) {
  Saved bytes = saved(*GetParam().make(board_of(kOneSolution)));
  ASSERT_NE(restored(GetParam(), kOneSolution, bytes), nullptr);
  field(bytes, Field::kPhase) = 3;  // erase
  EXPECT_EQ(restored(GetParam(), kOneSolution, bytes), nullptr);
  field(bytes, Field::kPhase) = 4;  // exhausted
  EXPECT_NE(restored(GetParam(), kOneSolution, bytes), nullptr);
}

TEST_P(RestoreOfEverySearch, RefusesToBeExhaustedWithADigitOnTheStack) {
  const auto search = before(Kind::kErase, GetParam().id, kNoSolution);
  Saved bytes = saved(*search);
  ASSERT_NE(restored(GetParam(), kNoSolution, bytes), nullptr);
  field(bytes, Field::kPhase) = 4;
  EXPECT_EQ(restored(GetParam(), kNoSolution, bytes), nullptr);
}

TEST_P(RestoreOfEverySearch, RefusesABranchThatARuleForces) {
  Saved bytes = saved(*before(Kind::kTry, GetParam().id, kEmptyFour));
  ASSERT_NE(restored(GetParam(), kEmptyFour, bytes), nullptr);
  Saved other = bytes;
  field(other, Field::kRule) = 1;
  EXPECT_EQ(restored(GetParam(), kEmptyFour, other), nullptr);
  other = bytes;
  field(other, Field::kUnit) = 0;
  EXPECT_EQ(restored(GetParam(), kEmptyFour, other), nullptr);
}

TEST_P(RestoreOfEverySearch, RefusesARuleOrAUnitThatThereIsNot) {
  Saved bytes = saved(*before(Kind::kPlace, GetParam().id, kEmptyFour));
  const auto accepts = [&](Field which, int value) {
    Saved other = bytes;
    field(other, which) = static_cast<std::uint8_t>(value);
    return restored(GetParam(), kEmptyFour, other) != nullptr;
  };
  EXPECT_FALSE(accepts(Field::kUnit, 11)) << "without a rule there is no unit";
  EXPECT_FALSE(accepts(Field::kRule, kRules));
  EXPECT_FALSE(accepts(Field::kCell, 16));
  const bool can_force = GetParam().id == "propagation" || GetParam().id == "logic";
  EXPECT_EQ(accepts(Field::kRule, 2), can_force);
  field(bytes, Field::kRule) = 2;
  EXPECT_EQ(accepts(Field::kUnit, 11), can_force);
  EXPECT_FALSE(accepts(Field::kUnit, 12));
}

TEST_P(RestoreOfEverySearch, RefusesAForcedDigitWhereEveryDigitIsAGuess) {
  const auto search = before(Kind::kPlace, GetParam().id, kEmptyFour);
  search->next();
  Saved bytes = saved(*search);
  bytes.rest[0] = 0;
  const bool can_force = GetParam().id == "propagation" || GetParam().id == "logic";
  EXPECT_EQ(restored(GetParam(), kEmptyFour, bytes) != nullptr, can_force);
}

// Steps a search in its three ways. Expects that they agree and that no rule of Sudoku is broken.
void expect_sound(const Search& search, std::uint64_t steps) {
  const auto stepping = search.clone();
  const auto leaping = search.clone();
  const auto reading = search.clone();
  std::vector<std::uint32_t> expected;
  for (std::uint64_t i = 0; i < steps && !stepping->done(); ++i) {
    expected.push_back(pack(stepping->next()));
    ASSERT_TRUE(obeys_rules(stepping->board()));
    (void)pattern_of(*stepping);
  }
  ASSERT_EQ(leaping->leap(steps), expected.size());
  ASSERT_EQ(test::snapshot_of(*leaping), test::snapshot_of(*stepping));
  std::vector<std::uint32_t> words(steps);
  words.resize(reading->read(words));
  ASSERT_EQ(words, expected);
}

// Whatever one changed byte makes of a search: it is refused, or it keeps the rules and its arrays.
TEST_P(RestoreOfEverySearch, AcceptsNothingThatBreaksARule) {
  constexpr std::uint64_t kSteps = 60;
  for (const Kind kind : {Kind::kSelect, Kind::kTry, Kind::kCheck, Kind::kConflict, Kind::kPlace,
                          Kind::kEliminate, Kind::kRetreat, Kind::kErase}) {
    for (const std::string_view puzzle : {kEmptyFour, kNoSolution}) {
      const auto search = GetParam().make(board_of(puzzle));
      while (!search->done() && search->clone()->next().kind != kind) search->next();
      if (search->done()) continue;
      const Saved bytes = saved(*search);
      for (std::size_t i = 0; i < bytes.rest.size(); ++i) {
        for (int value = 0; value < 256; value += value < 40 ? 1 : 23) {
          Saved other = bytes;
          other.rest[i] = static_cast<std::uint8_t>(value);
          const auto copy = restored(GetParam(), puzzle, other);
          if (copy) expect_sound(*copy, kSteps);
          ASSERT_FALSE(HasFatalFailure())
              << name_of(kind) << ", byte " << i << " is " << value << " in " << puzzle;
        }
      }
    }
  }
}

TEST_P(RestoreOfEverySearch, RefusesTheCellOfAPlacementWhereNoneIsUnderWay) {
  const Saved bytes = saved(*GetParam().make(board_of(kEmptyFour)));
  for (const Field which : {Field::kRule, Field::kUnit, Field::kCell, Field::kDigit}) {
    Saved other = bytes;
    field(other, which) = 1;
    EXPECT_EQ(restored(GetParam(), kEmptyFour, other), nullptr);
  }
}

TEST_P(RestoreOfEverySearch, RefusesAGuessAboveTheStack) {
  const auto search = before(Kind::kPlace, GetParam().id, kEmptyFour);
  search->next();
  Saved bytes = saved(*search);
  ASSERT_EQ(bytes.rest[0], 1) << "one digit is on the stack, and it was guessed";
  ASSERT_NE(restored(GetParam(), kEmptyFour, bytes), nullptr);
  bytes.rest[0] = 3;
  EXPECT_EQ(restored(GetParam(), kEmptyFour, bytes), nullptr);
}

TEST_P(RestoreOfEverySearch, RefusesAPhaseAfterTheEnd) {
  const auto search = GetParam().make(board_of(kFullFour));
  search->leap(UINT64_MAX);
  Saved bytes = saved(*search);
  ASSERT_NE(restored(GetParam(), kFullFour, bytes), nullptr);
  field(bytes, Field::kPhase) = 4;
  EXPECT_EQ(restored(GetParam(), kFullFour, bytes), nullptr);
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

TEST_P(RestoreRowByRow, RefusesToReadWhereNoCellIsEmpty) {
  Saved bytes = saved(*find_algorithm(GetParam())->make(board_of(kFullFour)));
  for (const Kind kind : {Kind::kCheck, Kind::kConflict}) {
    bytes.rest = saved(*before(kind, GetParam(), kEmptyFour)).rest;
    EXPECT_FALSE(restores(GetParam(), kFullFour, bytes)) << name_of(kind);
  }
}

TEST_P(RestoreRowByRow, RefusesAnyCellButTheFirstEmptyOne) {
  for (const Kind kind : {Kind::kTry, Kind::kCheck, Kind::kConflict, Kind::kPlace}) {
    Saved bytes = saved(*before(kind, GetParam(), kEmptyFour));
    ASSERT_TRUE(restores(GetParam(), kEmptyFour, bytes)) << name_of(kind);
    ++field(bytes, Field::kCell);
    EXPECT_FALSE(restores(GetParam(), kEmptyFour, bytes)) << name_of(kind);
  }
}

// A read that comes after the one that finds the digit would let the digit pass.
TEST_P(RestoreRowByRow, RefusesAReadAfterTheOneThatFindsTheDigit) {
  Saved bytes = saved(*before(Kind::kConflict, GetParam(), kEmptyFour));
  field(bytes, Field::kPhase) = 6;  // check
  EXPECT_TRUE(restores(GetParam(), kEmptyFour, bytes));
  ++field(bytes, Field::kOwn);
  EXPECT_FALSE(restores(GetParam(), kEmptyFour, bytes));
}

// Its own field is the number of reads of the digit.
TEST_P(RestoreRowByRow, TakesAsManyReadsAsADigitHas) {
  const int all = GetParam() == "lookup-tables" ? 3 : 12;
  for (const Kind kind : {Kind::kCheck, Kind::kConflict}) {
    Saved bytes = saved(*before(kind, GetParam(), kEmptyFour));
    field(bytes, Field::kOwn) = static_cast<std::uint8_t>(all);
    EXPECT_FALSE(restores(GetParam(), kEmptyFour, bytes)) << name_of(kind);
  }
  Saved bytes = saved(*before(Kind::kCheck, GetParam(), kEmptyFour));
  field(bytes, Field::kOwn) = static_cast<std::uint8_t>(all - 1);
  EXPECT_TRUE(restores(GetParam(), kEmptyFour, bytes));
}

TEST_P(RestoreRowByRow, RefusesReadsWhereNoneIsUnderWay) {
  for (const Kind kind : {Kind::kSelect, Kind::kTry, Kind::kPlace}) {
    Saved bytes = saved(*before(kind, GetParam(), kEmptyFour));
    field(bytes, Field::kOwn) = 1;
    EXPECT_FALSE(restores(GetParam(), kEmptyFour, bytes)) << name_of(kind);
  }
}

TEST_P(RestoreRowByRow, RefusesAConflictWithACellThatHasAnotherDigit) {
  Saved bytes = saved(*before(Kind::kConflict, GetParam(), kEmptyFour));
  ASSERT_TRUE(restores(GetParam(), kEmptyFour, bytes));
  // Digit 1 is in the row and the box of the cell, but not in its column.
  field(bytes, Field::kOwn) = GetParam() == "lookup-tables" ? 1 : 4;
  EXPECT_FALSE(restores(GetParam(), kEmptyFour, bytes));
}

TEST_P(RestoreRowByRow, RefusesToReadForNoDigitOrByARule) {
  for (const Kind kind : {Kind::kCheck, Kind::kConflict}) {
    const Saved bytes = saved(*before(kind, GetParam(), kEmptyFour));
    ASSERT_TRUE(restores(GetParam(), kEmptyFour, bytes));
    Saved other = bytes;
    field(other, Field::kDigit) = 0;
    EXPECT_FALSE(restores(GetParam(), kEmptyFour, other)) << name_of(kind);
    other = bytes;
    field(other, Field::kRule) = 1;
    EXPECT_FALSE(restores(GetParam(), kEmptyFour, other)) << name_of(kind);
    other = bytes;
    field(other, Field::kUnit) = 1;
    EXPECT_FALSE(restores(GetParam(), kEmptyFour, other)) << name_of(kind);
  }
}

TEST_P(RestoreRowByRow, RefusesAStackThatSkipsAnEmptyCell) {
  const auto search = before(Kind::kPlace, GetParam(), kEmptyFour);
  search->next();
  Saved bytes = saved(*search);
  ASSERT_TRUE(restores(GetParam(), kEmptyFour, bytes));
  ASSERT_EQ(bytes.state[2], 0);  // the first cell on the stack
  bytes.state[2] = 1;
  EXPECT_FALSE(restores(GetParam(), kEmptyFour, bytes));
}

// restore() must not drop or replace a value. After one byte of `rest` is changed, restore() must
// refuse the save, or a new save must have the same byte. Bytes of multi-byte numbers are left
// alone, because a number has several encodings.
TEST_P(RestoreOfEverySearch, KeepsWhateverItTakes) {
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

TEST(Restore, OfDancingLinksRefusesToGoOnFromAnOptionThatCannotBeChosen) {
  const auto search = before(Kind::kErase, "dancing-links", kOneSolution);
  search->next();
  const Saved bytes = saved(*search);
  ASSERT_TRUE(restores("dancing-links", kOneSolution, bytes));
  Saved other = bytes;
  const auto board = search->board();
  const auto cell = field(other, Field::kCell);
  for (int digit = 0; digit <= board.side(); ++digit) {
    field(other, Field::kDigit) = static_cast<std::uint8_t>(digit);
    const bool can_be = digit == 0 || (candidates(board, cell) & 1U << digit) != 0;
    EXPECT_EQ(restores("dancing-links", kOneSolution, other), can_be) << digit;
  }
}

// An option that does not have the item of the branch is the last one of it.
TEST(Restore, OfDancingLinksRetreatsFromAnOptionOfAnotherItem) {
  Saved bytes = saved(*before(Kind::kTry, "dancing-links", kEmptyFour));
  field(bytes, Field::kCell) = 5;
  field(bytes, Field::kDigit) = 2;
  const auto search = restored(kDancingLinks, kEmptyFour, bytes);
  ASSERT_NE(search, nullptr);
  EXPECT_EQ(search->next(), (Step{.kind = Kind::kRetreat, .cell = 0}));
  EXPECT_EQ(search->next().kind, Kind::kExhausted);
}

// Returns true if propagation accepts the state before its first step of that kind with one field
// replaced.
bool restores_with(Kind kind, Field which, std::uint8_t value) {
  Saved bytes = saved(*before(kind, "propagation", kOneSolution));
  field(bytes, which) = value;
  return restores("propagation", kOneSolution, bytes);
}

// Its own field is the set of eliminations to report.
bool restores_with_open(Kind kind, std::uint64_t open) {
  Saved bytes = saved(*before(kind, "propagation", kOneSolution));
  bytes.rest.resize(static_cast<std::size_t>(&field(bytes, Field::kOwn) - bytes.rest.data()));
  Writer writer;
  writer.number(open);
  for (const std::uint8_t byte : writer.bytes()) bytes.rest.push_back(byte);
  return restores("propagation", kOneSolution, bytes);
}

TEST(Restore, OfPropagationRefusesToStrikeOutWhatFollowsFromNothing) {
  const auto search = before(Kind::kEliminate, "propagation", kOneSolution);
  const int cell = search->stack().back();
  const int digit = search->board()[cell];
  const auto accepts = [](Field which, int value) {
    return restores_with(Kind::kEliminate, which, static_cast<std::uint8_t>(value));
  };
  EXPECT_TRUE(accepts(Field::kCell, cell));
  EXPECT_FALSE(accepts(Field::kCell, cell == 0 ? 1 : 0));
  EXPECT_TRUE(accepts(Field::kDigit, digit));
  EXPECT_FALSE(accepts(Field::kDigit, digit == 1 ? 2 : 1));
}

// The set of eliminations to report is a bitmask. On a 6x6 board bit i stands for cell
// i of 18: the six cells of the row, then of the column, then of the box.
TEST(Restore, OfPropagationTakesOneCandidateThatIsOpenAndRefusesNone) {
  EXPECT_TRUE(restores_with_open(Kind::kEliminate, 1));
  EXPECT_TRUE(restores_with_open(Kind::kEliminate, 2));
  EXPECT_FALSE(restores_with_open(Kind::kEliminate, 0));
}

TEST(Restore, OfPropagationRefusesACandidateBeyondTheLastRead) {
  EXPECT_TRUE(restores_with_open(Kind::kEliminate, std::uint64_t{1} << 17));
  EXPECT_FALSE(restores_with_open(Kind::kEliminate, std::uint64_t{1} << 18));
  EXPECT_FALSE(restores_with_open(Kind::kEliminate, std::uint64_t{1} << 32))
      << "that is cut to nothing";
}

TEST(Restore, OfPropagationRefusesEliminationsBeforeThePlacement) {
  EXPECT_TRUE(restores_with_open(Kind::kPlace, 0));
  EXPECT_FALSE(restores_with_open(Kind::kPlace, 1));
}

// When every guess in a cell has failed, propagation must go back to the guess before it.
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
