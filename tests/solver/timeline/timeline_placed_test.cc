// Compares Timeline::placed_at() with runs of which every step is recorded.
#include <gtest/gtest.h>

#include "random_puzzles.h"
#include "sudoku/searches.h"
#include "sudoku/timeline.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::Random;

// For each position, the positions at which the digits on the stack were placed.
using Placed = std::vector<std::vector<std::uint64_t>>;

Placed placed_of(Search& search, std::uint64_t most) {
  Placed placed(1);
  while (!search.done() && search.position() < most) {
    const Step step = search.next();
    placed.push_back(placed.back());
    if (step.kind == Kind::kPlace) placed.back().push_back(search.position());
    if (step.kind == Kind::kErase) placed.back().pop_back();
  }
  return placed;
}

void expect_placed(Timeline& timeline, const Placed& placed, const char* about) {
  const auto& expected = placed[timeline.position()];
  ASSERT_EQ(timeline.now().stack().size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    ASSERT_EQ(timeline.placed_at(i), expected[i]) << about << " at " << timeline.position();
  }
}

TEST(TimelinePlaced, IsTheStepThatWroteTheDigitWhereverTheRunStands) {
  Random random(61);
  for (const auto& algorithm : test::every_algorithm()) {
    const std::string about(algorithm.id);
    const auto board = board_of(test::kEmpty51.puzzle);
    const auto placed = placed_of(*algorithm.make(board), 50'000);
    Timeline timeline(algorithm.make(board));
    timeline.measure(50'000);
    for (int i = 0; i < 40; ++i) {
      timeline.seek(random.below(placed.size()));
      expect_placed(timeline, placed, about.c_str());
    }
  }
}

TEST(TimelinePlaced, HoldsAtCheckpointsAndWhereNothingIsMeasured) {
  const auto board = board_of(test::kEmpty51.puzzle);
  const auto placed = placed_of(*kBacktracking.make(board), 100'000);
  Timeline timeline(kBacktracking.make(board));
  for (std::uint64_t i = 1; i < 20; ++i) {
    for (const int around : {-1, 0, 1}) {
      timeline.seek(i * kBacktracking.distance + around);
      expect_placed(timeline, placed, "around a checkpoint");
    }
  }
}

// Small puzzles with no, one and many solutions. Their runs empty the stack again and again.
TEST(TimelinePlaced, HoldsOnSmallBoardsOfAllKinds) {
  Random random(62);
  for (const auto& algorithm : test::every_algorithm()) {
    for (int i = 0; i < 12; ++i) {
      const auto board = board_of(i % 3 == 0 ? test::random_spoiled_puzzle(random, 4, 8)
                                             : test::random_puzzle(random, 4, 6 + i % 9));
      const auto placed = placed_of(*algorithm.make(board), 3000);
      Timeline timeline(algorithm.make(board));
      for (std::uint64_t position = 0; position < placed.size(); position += 1 + random.below(9)) {
        timeline.seek(position);
        expect_placed(timeline, placed, "a small board");
      }
    }
  }
}

}  // namespace
}  // namespace sudoku
