// Tests that every search must pass, independent of its algorithm.
#include "sudoku/search.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "random_puzzles.h"
#include "sudoku/searches.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::Random;
using test::Snapshot;
using test::snapshot_of;

TEST(Searches, AreFoundByTheirNames) {
  std::set<std::string_view> ids;
  for (const Algorithm* algorithm : algorithms()) {
    EXPECT_EQ(find_algorithm(algorithm->id), algorithm);
    EXPECT_TRUE(ids.insert(algorithm->id).second) << algorithm->id << " is there twice";
  }
  EXPECT_TRUE(ids.contains("backtracking"));
}

TEST(Searches, AreNotFoundByAnyOtherName) {
  for (const std::string_view id : {"", "Backtracking", "backtracking ", "__proto__"}) {
    EXPECT_EQ(find_algorithm(id), nullptr) << id;
  }
}

TEST(Searches, ExampleOfTheHeaderHolds) {
  const Algorithm* algorithm = find_algorithm("backtracking");
  ASSERT_NE(algorithm, nullptr);
  const std::unique_ptr<Search> search = algorithm->make(board_of(test::kEmpty39.puzzle));
  int placed = 0;
  while (!search->done()) {
    const Step step = search->next();
    if (step.kind != Kind::kPlace) continue;
    EXPECT_EQ(search->board()[step.cell], step.digit);
    ++placed;
  }
  EXPECT_EQ(placed, 69);
}

class EverySearch : public testing::TestWithParam<Algorithm> {
 protected:
  // Returns puzzles of all sizes that every algorithm finishes quickly. Some have no solution.
  static std::vector<Board> boards() {
    std::vector<Board> all = {board_of(test::kEmpty39.puzzle), board_of(test::kEmpty46.puzzle)};
    Random random(21);
    for (const int side : {4, 6, 9}) {
      const int cells = side * side;
      for (const int empties : {0, 1, cells / 4, cells / 3, cells / 2}) {
        all.push_back(board_of(test::random_puzzle(random, side, empties)));
        all.push_back(board_of(test::random_spoiled_puzzle(random, side, empties)));
      }
    }
    return all;
  }

  static std::unique_ptr<Search> make(const Board& board) { return GetParam().make(board); }
  static std::uint64_t length(const Board& board) { return make(board)->leap(UINT64_MAX); }
};
INSTANTIATE_TEST_SUITE_P(Searches, EverySearch, testing::ValuesIn(test::every_algorithm()),
                         test::name_of_tests);

TEST_P(EverySearch, StartsWithTheGivensAndNothingDone) {
  for (const Board& board : boards()) {
    EXPECT_EQ(snapshot_of(*make(board)), (Snapshot{board, {}, {}, 0, false}));
  }
}

TEST_P(EverySearch, IsDoneAfterItsTerminalStepAndNotBefore) {
  for (const Board& board : boards()) {
    const auto search = make(board);
    const auto steps = test::steps_of(*search);
    EXPECT_TRUE(steps.back().kind == Kind::kSolution || steps.back().kind == Kind::kExhausted);
    EXPECT_TRUE(search->done());
    EXPECT_EQ(search->position(), steps.size());
  }
}

TEST_P(EverySearch, CountsEachStepOnceByItsKind) {
  for (const Board& board : boards()) {
    const auto search = make(board);
    Counters counters{};
    while (!search->done()) {
      ++counters[static_cast<int>(search->next().kind)];
      const auto sum = std::accumulate(counters.begin(), counters.end(), std::uint64_t{0});
      ASSERT_EQ(search->counters(), counters);
      ASSERT_EQ(search->position(), sum);
    }
    EXPECT_EQ(counters[static_cast<int>(Kind::kNone)], 0U);
  }
}

TEST_P(EverySearch, TakesBackItsPlacementsInReverseOrderOrLeavesThemOnTheBoard) {
  for (const Board& start : boards()) {
    const auto search = make(start);
    Board board = start;
    std::vector<std::uint8_t> stack;
    while (!search->done()) {
      const Step step = search->next();
      if (step.kind == Kind::kPlace) {
        ASSERT_EQ(board[step.cell], 0);
        board.set(step.cell, step.digit);
        stack.push_back(step.cell);
      } else if (step.kind == Kind::kErase) {
        ASSERT_FALSE(stack.empty());
        ASSERT_EQ(step.cell, stack.back());
        ASSERT_EQ(step.digit, board[step.cell]);
        board.set(step.cell, 0);
        stack.pop_back();
      }
      // The board changes only with place and erase, so it never shows a digit that is only tried.
      ASSERT_EQ(search->board(), board) << "position " << search->position();
      ASSERT_EQ(snapshot_of(*search).stack, stack) << "position " << search->position();
      ASSERT_EQ(step.depth, stack.size()) << "position " << search->position();
    }
  }
}

TEST_P(EverySearch, FillsTheBoardByTheRulesWhenItReportsASolution) {
  for (const Board& board : boards()) {
    const auto search = make(board);
    while (!search->done()) {
      if (search->next().kind != Kind::kSolution) continue;
      EXPECT_TRUE(conflicts(search->board()).empty());
      for (const int digit : search->board().digits()) EXPECT_NE(digit, 0);
    }
  }
}

TEST_P(EverySearch, CloneGoesOnAsTheOriginalWould) {
  Random random(22);
  for (const Board& board : boards()) {
    const auto original = make(board);
    original->leap(random.below(length(board) + 1));
    const auto clone = original->clone();
    EXPECT_EQ(snapshot_of(*clone), snapshot_of(*original));
    EXPECT_EQ(test::steps_of(*clone), test::steps_of(*original));
    EXPECT_EQ(snapshot_of(*clone), snapshot_of(*original));
  }
}

TEST_P(EverySearch, CloneAndOriginalDoNotDisturbEachOther) {
  Random random(23);
  for (const Board& board : boards()) {
    const std::uint64_t steps = length(board);
    const auto original = make(board);
    original->leap(random.below(steps));
    const auto before = snapshot_of(*original);

    const auto clone = original->clone();
    clone->leap(1 + random.below(steps));
    EXPECT_EQ(snapshot_of(*original), before);
    const auto after = snapshot_of(*clone);
    EXPECT_NE(after, before);

    original->leap(steps);
    EXPECT_EQ(snapshot_of(*clone), after);
  }
}

TEST_P(EverySearch, CloneOutlivesTheOriginal) {
  auto original = make(board_of(test::kEmpty39.puzzle));
  original->leap(100);
  const auto clone = original->clone();
  const auto rest = test::steps_of(*original);
  original.reset();
  EXPECT_EQ(test::steps_of(*clone), rest);
}

// Logic may be larger than the other searches, because it stores two sets of candidates as well.
TEST_P(EverySearch, CloneTakesNoMoreThanHalfAKilobyte) {
  const auto clone = make(board_of(test::kEmpty39.puzzle))->clone();
  EXPECT_LE(clone->bytes(), clone->id() == "logic" ? Search::kMostBytes : 512U);
  EXPECT_GE(clone->bytes(), sizeof(Search));
  EXPECT_EQ(clone->clone()->bytes(), clone->bytes());
}

// A search may have computed something from its board before it is restored.
TEST_P(EverySearch, RestoresAfterItWasPrepared) {
  const auto original = make(board_of(test::kEmpty39.puzzle));
  original->leap(30);
  Writer writer;
  original->save(writer);
  const auto restored = make(board_of(test::kEmpty39.puzzle));
  restored->prepare();
  Reader reader(writer.bytes());
  ASSERT_TRUE(restored->restore(reader));
  EXPECT_EQ(test::steps_of(*restored), test::steps_of(*original));
}

TEST_P(EverySearch, LeapEqualsSoManyCallsOfNext) {
  Random random(24);
  for (const Board& board : boards()) {
    const std::uint64_t reach = 2 + random.below(length(board));
    const auto leaping = make(board);
    const auto walking = make(board);
    while (!walking->done()) {
      const std::uint64_t steps = random.below(reach);
      const auto walked = test::steps_of(*walking, steps).size();
      ASSERT_EQ(leaping->leap(steps), walked);
      ASSERT_EQ(snapshot_of(*leaping), snapshot_of(*walking));
    }
  }
}

// Tests long leaps on long runs, because a long leap may count steps in bulk.
TEST_P(EverySearch, LongLeapsEqualSoManyCallsOfNext) {
  Random random(26);
  const Board boards[] = {board_of(test::kEmpty51.puzzle),
                          board_of(test::kLongRun),
                          board_of(test::random_puzzle(random, 6, 30)),
                          Board(*Geometry::of_side(4)),
                          Board(*Geometry::of_side(6)),
                          Board(*Geometry::of_side(9))};
  for (const Board& board : boards) {
    const auto leaping = make(board);
    const auto walking = make(board);
    while (!walking->done() && walking->position() < 300'000) {
      const std::uint64_t steps = random.below(random.one_in(3) ? 40'000 : 3000);
      const auto walked = test::steps_of(*walking, steps).size();
      ASSERT_EQ(leaping->leap(steps), walked);
      ASSERT_EQ(snapshot_of(*leaping), snapshot_of(*walking)) << walking->position();
    }
  }
}

TEST_P(EverySearch, StepsAfterALeapAreTheSteps) {
  Random random(25);
  for (const Board& board : boards()) {
    const auto all = test::steps_of(*make(board));
    for (int i = 0; i < 20; ++i) {
      const auto search = make(board);
      const std::uint64_t start = random.below(all.size());
      search->leap(start);
      ASSERT_EQ(search->next(), all[start]) << "step " << start;
    }
  }
}

TEST_P(EverySearch, LeapStopsAtTheEndOfTheRun) {
  for (const Board& board : boards()) {
    const auto search = make(board);
    const std::uint64_t steps = length(board);
    EXPECT_EQ(search->leap(steps + 5), steps);
    EXPECT_EQ(search->leap(5), 0U);
    EXPECT_EQ(search->position(), steps);
  }
}

}  // namespace
}  // namespace sudoku
