// Compares Timeline::nth() with runs of which every step is recorded.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "random_puzzles.h"
#include "sudoku/searches.h"
#include "sudoku/timeline.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::Random;
using test::steps_of;

// For each kind, the positions right after its steps.
using Positions = std::map<Kind, std::vector<std::uint64_t>>;

Positions positions_of(Search& search) {
  Positions positions;
  std::uint64_t position = 0;
  for (const Step& step : steps_of(search)) positions[step.kind].push_back(++position);
  return positions;
}

TEST(TimelineNth, IsThePositionOfThatStepWhereverTheRunStands) {
  Random random(41);
  for (const auto& algorithm : test::every_algorithm()) {
    const auto board = board_of(test::kEmpty46.puzzle);
    const auto positions = positions_of(*algorithm.make(board));
    Timeline timeline(algorithm.make(board));
    timeline.measure(UINT64_MAX);
    for (const auto& [kind, expected] : positions) {
      for (int i = 0; i < 60; ++i) {
        const auto n = 1 + random.below(expected.size());
        timeline.seek(random.below(timeline.known() + 1));
        const auto before = timeline.position();
        ASSERT_EQ(timeline.nth(kind, n), expected[n - 1]) << algorithm.id << " from " << before;
        ASSERT_EQ(timeline.position(), before);
      }
      EXPECT_EQ(timeline.nth(kind, expected.size()), expected.back());
      EXPECT_EQ(timeline.nth(kind, expected.size() + 1), std::nullopt);
    }
  }
}

TEST(TimelineNth, KnowsNoMoreThanIsMeasured) {
  Timeline timeline(kBacktracking.make(board_of(test::kEmpty39.puzzle)));
  EXPECT_EQ(timeline.nth(Kind::kCheck, 1), std::nullopt);
  EXPECT_EQ(timeline.totals(), Counters{});
  timeline.measure(2);  // the steps select and try
  EXPECT_EQ(timeline.nth(Kind::kTry, 1), 2U);
  EXPECT_EQ(timeline.nth(Kind::kCheck, 1), std::nullopt);
  timeline.measure(1);
  EXPECT_EQ(timeline.nth(Kind::kCheck, 1), 3U);
  EXPECT_EQ(timeline.nth(Kind::kCheck, 0), std::nullopt);
  EXPECT_EQ(timeline.position(), 0U);
}

TEST(TimelineNth, CountsFromTheStartInARunOfBillionsOfSteps) {
  Timeline timeline(kBacktracking.make(board_of(test::kLongRun)));
  timeline.measure(20'000'000);
  Random random(43);
  for (int i = 0; i < 100; ++i) {
    const auto n = 1 + random.below(timeline.totals()[static_cast<int>(Kind::kPlace)]);
    const auto position = timeline.nth(Kind::kPlace, n);
    ASSERT_TRUE(position);
    ASSERT_EQ(timeline.seek(*position).kind, Kind::kPlace);
    ASSERT_EQ(timeline.now().counters()[static_cast<int>(Kind::kPlace)], n);
  }
}

TEST(TimelineTotals, AreTheCountersAtTheFurthestPositionKnown) {
  Timeline timeline(kBacktracking.make(board_of(test::kEmpty51.puzzle)));
  timeline.seek(300'000);
  const auto there = timeline.now().counters();
  timeline.seek(5);
  EXPECT_EQ(timeline.totals(), there);
  timeline.measure(UINT64_MAX);
  timeline.seek(1000);
  const auto totals = timeline.totals();
  timeline.seek(timeline.known());
  EXPECT_EQ(timeline.now().counters(), totals);
}

}  // namespace
}  // namespace sudoku
