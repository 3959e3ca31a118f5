#include "sudoku/step.h"

#include <gtest/gtest.h>

#include <set>

#include "support.h"

namespace sudoku {
namespace {

TEST(Step, SaysNothingByDefault) {
  const Step step;
  EXPECT_EQ(step.kind, Kind::kNone);
  EXPECT_EQ(step.rule, Rule::kNone);
  EXPECT_EQ(step.cell, kNoCell);
  EXPECT_EQ(step.digit, 0);
  EXPECT_EQ(step.unit, kNoUnit);
  EXPECT_EQ(step.place, kNoPlace);
  EXPECT_EQ(step.depth, 0);
}

TEST(Step, EveryKindHasTheNameOfTheGlossary) {
  EXPECT_EQ(name_of(Kind::kNone), "");
  EXPECT_EQ(name_of(Kind::kSelect), "select");
  EXPECT_EQ(name_of(Kind::kTry), "try");
  EXPECT_EQ(name_of(Kind::kCheck), "check");
  EXPECT_EQ(name_of(Kind::kConflict), "conflict");
  EXPECT_EQ(name_of(Kind::kPlace), "place");
  EXPECT_EQ(name_of(Kind::kEliminate), "eliminate");
  EXPECT_EQ(name_of(Kind::kRetreat), "retreat");
  EXPECT_EQ(name_of(Kind::kErase), "erase");
  EXPECT_EQ(name_of(Kind::kSolution), "solution");
  EXPECT_EQ(name_of(Kind::kExhausted), "exhausted");
  EXPECT_EQ(name_of(Kind::kDeduce), "deduce");
}

TEST(Step, EveryKindHasItsOwnBitInASet) {
  KindSet all = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const KindSet bit = set_of(static_cast<Kind>(kind));
    EXPECT_EQ(all & bit, 0U);
    all |= bit;
  }
  EXPECT_EQ(all, (1U << kKinds) - 1);
}

TEST(Step, PeerIsTheCellAtThePlaceOfTheUnit) {
  const auto& geometry = *Geometry::of_side(9);
  // Digit 9 is tried in cell 24, but place 5 of unit 15 (column 6) already has a 9.
  const Step conflict{.kind = Kind::kConflict, .cell = 24, .digit = 9, .unit = 15, .place = 5};
  EXPECT_EQ(conflict.peer(geometry), 51);
}

TEST(Step, HasNoPeerWithoutAUnitOrWithoutAPlace) {
  const auto& geometry = *Geometry::of_side(9);
  EXPECT_EQ((Step{.kind = Kind::kTry, .cell = 24, .digit = 9}.peer(geometry)), kNoCell);
  EXPECT_EQ((Step{.kind = Kind::kCheck, .cell = 24, .digit = 9, .unit = 15}.peer(geometry)),
            kNoCell);
}

TEST(Step, PacksFromTheLowBitsKindRuleCellDigitUnitPlace) {
  const Step step{.kind = Kind::kPlace,
                  .rule = Rule::kHiddenSingle,
                  .cell = 80,
                  .digit = 9,
                  .unit = 26,
                  .place = 8};
  EXPECT_EQ(pack(step), 5U | 2U << 4 | 80U << 8 | 9U << 16 | 26U << 21 | 8U << 27);
}

TEST(Step, PacksNoneAsAllOnesInCellUnitAndPlace) {
  EXPECT_EQ(pack(Step{}), 0xFFE0FF00U);
  EXPECT_EQ(unpack(0xFFE0FF00U), Step{});
}

TEST(Step, PacksWithoutItsDepth) {
  const Step deep{.kind = Kind::kErase, .cell = 7, .digit = 3, .depth = 50};
  Step flat = deep;
  flat.depth = 0;
  EXPECT_EQ(pack(deep), pack(flat));
  EXPECT_EQ(unpack(pack(deep)), flat);
}

TEST(Step, UnpacksWhatWasPackedForAllValuesOfAllFields) {
  std::set<std::uint32_t> words;
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int rule = 0; rule < kRules; ++rule) {
      for (int digit = 0; digit <= 16; ++digit) {
        Step step;
        step.kind = static_cast<Kind>(kind);
        step.rule = static_cast<Rule>(rule);
        step.digit = static_cast<std::uint8_t>(digit);
        EXPECT_EQ(unpack(pack(step)), step);
        EXPECT_TRUE(words.insert(pack(step)).second);
      }
    }
  }
}

TEST(Step, UnpacksWhatWasPackedForAllCellsUnitsAndPlaces) {
  for (int cell = 0; cell <= kNoCell; ++cell) {
    for (int unit = 0; unit <= kNoUnit; ++unit) {
      for (int place = 0; place <= kNoPlace; ++place) {
        Step step{.kind = Kind::kExhausted, .rule = Rule::kHiddenSingle, .digit = 31};
        step.cell = static_cast<std::uint8_t>(cell);
        step.unit = static_cast<std::uint8_t>(unit);
        step.place = static_cast<std::uint8_t>(place);
        ASSERT_EQ(unpack(pack(step)), step);
      }
    }
  }
}

}  // namespace
}  // namespace sudoku
