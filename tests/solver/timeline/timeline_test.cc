#include "sudoku/timeline.h"

#include <gtest/gtest.h>

#include "sudoku/searches.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::kEmpty39;

constexpr std::uint64_t kLength39 = 5547;

Timeline timeline_of(std::string_view puzzle) {
  return Timeline(kBacktracking.make(board_of(puzzle)));
}

const std::vector<Step>& steps39() {
  static const auto steps = test::steps_of(*kBacktracking.make(board_of(kEmpty39.puzzle)));
  return steps;
}

TEST(Timeline, ExampleOfTheHeaderHolds) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  timeline.next();
  EXPECT_EQ(timeline.position(), 1U);
  EXPECT_EQ(timeline.seek(1308), steps39()[1307]);
  EXPECT_EQ(timeline.position(), 1308U);
  EXPECT_EQ(timeline.previous(), steps39()[1306]);
  EXPECT_EQ(timeline.position(), 1307U);
}

TEST(Timeline, StartsAtPositionZeroWithNoStep) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  EXPECT_EQ(timeline.position(), 0U);
  EXPECT_EQ(timeline.step(), Step{});
  EXPECT_EQ(timeline.known(), 0U);
  EXPECT_FALSE(timeline.done());
  EXPECT_FALSE(timeline.complete());
  EXPECT_EQ(timeline.previous(), Step{});
  EXPECT_EQ(timeline.position(), 0U);
}

TEST(Timeline, NextReportsEachStepAndThenNone) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  for (const Step& step : steps39()) {
    ASSERT_EQ(timeline.next(), step);
    ASSERT_EQ(timeline.step(), step);
  }
  EXPECT_TRUE(timeline.done());
  EXPECT_EQ(timeline.next(), Step{});
  EXPECT_EQ(timeline.position(), kLength39);
  EXPECT_EQ(timeline.step(), steps39().back());
}

TEST(Timeline, PreviousReportsTheStepsInReverseOrder) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  timeline.seek(kLength39);
  for (std::uint64_t position = kLength39 - 1; position > 0; --position) {
    ASSERT_EQ(timeline.previous(), steps39()[position - 1]);
    ASSERT_EQ(timeline.position(), position);
  }
  EXPECT_EQ(timeline.previous(), Step{});
  EXPECT_EQ(timeline.now().board(), board_of(kEmpty39.puzzle));
}

TEST(Timeline, FindsFromOneEndOfTheRunToTheOther) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  timeline.seek(2);
  EXPECT_EQ(timeline.find(set_of(Kind::kSelect), true, UINT64_MAX), 1U);
  EXPECT_EQ(timeline.find(set_of(Kind::kSolution), false, UINT64_MAX), kLength39);
  timeline.seek(kLength39);
  EXPECT_EQ(timeline.find(set_of(Kind::kExhausted), true, UINT64_MAX), std::nullopt);
}

TEST(Timeline, FindsNothingWithoutABudget) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  timeline.seek(100);
  EXPECT_EQ(timeline.find(~KindSet{0}, false, 0), std::nullopt);
  EXPECT_EQ(timeline.find(~KindSet{0}, true, 0), std::nullopt);
}

TEST(Timeline, SeekStopsAtTheEndAndReportsTheTerminalStep) {
  for (const bool measured : {false, true}) {
    for (const std::uint64_t target : {kLength39, kLength39 + 1, kLength39 + 1000, UINT64_MAX}) {
      Timeline timeline = timeline_of(kEmpty39.puzzle);
      if (measured) timeline.measure(UINT64_MAX);
      EXPECT_EQ(timeline.seek(target), steps39().back()) << target;
      EXPECT_EQ(timeline.step(), steps39().back()) << target;
      EXPECT_EQ(timeline.position(), kLength39);
      EXPECT_TRUE(timeline.done());
    }
  }
}

TEST(Timeline, SeekPastARunOfOneStepReportsThatStep) {
  Timeline timeline = timeline_of("1234341221434321");
  EXPECT_EQ(timeline.seek(7), Step{.kind = Kind::kSolution});
  EXPECT_EQ(timeline.seek(0), Step{});
  EXPECT_EQ(timeline.seek(7), Step{.kind = Kind::kSolution});
}

TEST(Timeline, GoesOnFromTheEndAfterGoingBack) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  timeline.seek(kLength39);
  timeline.previous();
  EXPECT_FALSE(timeline.done());
  EXPECT_EQ(timeline.next(), steps39().back());
  EXPECT_TRUE(timeline.done());
}

TEST(Timeline, ForgetsNothingWhenItGoesBack) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  timeline.seek(3000);
  timeline.seek(10);
  EXPECT_EQ(timeline.known(), 3000U);
  timeline.seek(kLength39);
  timeline.seek(0);
  EXPECT_EQ(timeline.known(), kLength39);
  EXPECT_TRUE(timeline.complete());
  EXPECT_EQ(timeline.solutions(), 1U);
}

TEST(Timeline, MeasureFindsTheLengthAndTheSolutionsWithoutMoving) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  const Step step = timeline.seek(1308);
  EXPECT_FALSE(timeline.measure(1000));
  EXPECT_EQ(timeline.known(), 2308U);
  EXPECT_FALSE(timeline.complete());
  EXPECT_EQ(timeline.solutions(), 0U);
  EXPECT_TRUE(timeline.measure(UINT64_MAX));
  EXPECT_EQ(timeline.known(), kLength39);
  EXPECT_TRUE(timeline.complete());
  EXPECT_EQ(timeline.solutions(), 1U);
  EXPECT_EQ(timeline.position(), 1308U);
  EXPECT_EQ(timeline.step(), step);
  EXPECT_TRUE(timeline.measure(1));
}

TEST(Timeline, AdvanceStopsAfterSoManyStepsOfTheKinds) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  const KindSet kinds = set_of(Kind::kPlace) | set_of(Kind::kErase);
  EXPECT_EQ(timeline.advance(UINT64_MAX, kinds, 54), 54U);
  EXPECT_TRUE(set_of(timeline.step().kind) & kinds);
  const auto& counters = timeline.now().counters();
  EXPECT_EQ(counters[static_cast<int>(Kind::kPlace)] + counters[static_cast<int>(Kind::kErase)],
            54U);
  // The whole run has 69 steps of kind place and 30 of kind erase.
  EXPECT_EQ(timeline.advance(UINT64_MAX, kinds, 54), 45U);
  EXPECT_TRUE(timeline.done());
}

// advance() may leap over steps, but must end where single steps end.
TEST(Timeline, AdvanceToManyStepsOfTheKindsEndsWhereSingleStepsDo) {
  const KindSet kinds = set_of(Kind::kPlace) | set_of(Kind::kRetreat);
  for (const std::uint64_t budget : {300ULL, 4'000ULL, 50'000ULL, 1'000'000ULL}) {
    for (const std::uint64_t count : {15ULL, 16ULL, 40ULL, 1'700ULL, 100'000ULL}) {
      for (const std::string_view puzzle : {std::string_view(kEmpty39.puzzle), test::kLongRun}) {
        Timeline timeline = timeline_of(puzzle);
        timeline.seek(777);
        Timeline single = timeline_of(puzzle);
        single.seek(777);
        std::uint64_t met = 0;
        for (std::uint64_t i = 0; i < budget && met < count && !single.done(); ++i) {
          met += (set_of(single.next().kind) & kinds) != 0;
        }
        EXPECT_EQ(timeline.advance(budget, kinds, count), met);
        EXPECT_EQ(timeline.position(), single.position()) << budget << ' ' << count;
        EXPECT_EQ(timeline.known(), single.known());
        EXPECT_EQ(timeline.step(), single.step());
        EXPECT_EQ(timeline.checkpoints(), single.checkpoints());
      }
    }
  }
}

TEST(Timeline, AdvanceTakesNoMoreStepsThanItsBudget) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  EXPECT_EQ(timeline.advance(100, set_of(Kind::kSolution), 1), 0U);
  EXPECT_EQ(timeline.position(), 100U);
  EXPECT_EQ(timeline.advance(100, set_of(Kind::kSelect), 0), 0U);
  EXPECT_EQ(timeline.position(), 100U);
}

TEST(Timeline, ReadPacksTheStepsOfNext) {
  Timeline timeline = timeline_of(kEmpty39.puzzle);
  std::vector<std::uint32_t> words(2000);
  std::size_t position = 0;
  while (const std::size_t count = timeline.read(words)) {
    for (std::size_t i = 0; i < count; ++i) {
      ASSERT_EQ(words[i], pack(steps39()[position++])) << "position " << position;
    }
    ASSERT_EQ(timeline.position(), position);
    ASSERT_EQ(timeline.step(), steps39()[position - 1]);
  }
  EXPECT_EQ(position, kLength39);
}

}  // namespace
}  // namespace sudoku
