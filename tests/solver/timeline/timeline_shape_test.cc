// Compares Timeline::shape() with a list of all steps of the run.
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "random_puzzles.h"
#include "sudoku/searches.h"
#include "sudoku/timeline.h"
#include "support.h"

namespace sudoku {

void PrintTo(const Column& column, std::ostream* out) {
  *out << "depth " << int{column.depth.low} << ".." << int{column.depth.high} << ", "
       << column.placements << " placed, " << column.retreats << " retreats, " << column.solutions
       << " solutions";
}

namespace {

using test::board_of;
using test::Random;

// All steps of a run; column() computes from them what shape() must return for a range.
class Record {
 public:
  Record(Search& search, std::uint64_t limit) : steps_(test::steps_of(search, limit)) {}

  std::uint64_t length() const { return steps_.size(); }

  Column column(std::uint64_t from, std::uint64_t to) const {
    Column column;
    column.depth = {.low = depth(from), .high = depth(from)};
    for (std::uint64_t position = from + 1; position <= to; ++position) {
      column.depth.include({.low = depth(position), .high = depth(position)});
      const Kind kind = steps_[position - 1].kind;
      column.placements += kind == Kind::kPlace;
      column.retreats += kind == Kind::kRetreat;
      column.solutions += kind == Kind::kSolution;
    }
    return column;
  }

 private:
  std::uint8_t depth(std::uint64_t position) const {
    return position == 0 ? std::uint8_t{0} : steps_[position - 1].depth;
  }

  std::vector<Step> steps_;
};

void expect_exact(const Timeline& timeline, const Record& record, std::uint64_t from,
                  std::uint64_t to, std::size_t columns) {
  const auto shape = timeline.shape(from, to, columns);
  const std::uint64_t count = std::min<std::uint64_t>(columns, to - from);
  ASSERT_EQ(shape.size(), count);
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t start = from + i * (to - from) / count;
    const std::uint64_t end = from + (i + 1) * (to - from) / count;
    ASSERT_EQ(shape[i], record.column(start, end))
        << "column " << i << ", " << start << ".." << end;
  }
}

class ShapeOfEverySearch : public testing::TestWithParam<Algorithm> {};
INSTANTIATE_TEST_SUITE_P(Searches, ShapeOfEverySearch, testing::ValuesIn(test::every_algorithm()),
                         test::name_of_tests);

TEST_P(ShapeOfEverySearch, EqualsWhatItsStepsShow) {
  Random random(61);
  std::vector<Board> boards = {board_of(test::kEmpty39.puzzle), board_of(test::kEmpty51.puzzle)};
  for (const int side : {4, 6, 9}) {
    for (const int part : {6, 3, 2}) {
      boards.push_back(board_of(test::random_puzzle(random, side, side * side / part)));
      boards.push_back(board_of(test::random_spoiled_puzzle(random, side, side * side / part)));
    }
  }
  for (const Board& board : boards) {
    SCOPED_TRACE(testing::PrintToString(board));
    const Record record(*GetParam().make(board), 40'000);
    Timeline timeline(GetParam().make(board));
    timeline.measure(record.length());
    const std::uint64_t length = record.length();
    expect_exact(timeline, record, 0, length, 1);
    expect_exact(timeline, record, 0, length, 300);
    for (int i = 0; i < 10; ++i) {
      const std::uint64_t from = random.below(length + 1);
      const std::uint64_t to = from + random.below(length - from + 1);
      expect_exact(timeline, record, from, to, random.below(i % 2 == 0 ? 2000 : 20));
    }
    if (HasFailure()) return;
  }
}

// The steps of a run become known by measure(), seek() or read(), called in any order. The shape
// must include each step exactly once.
TEST_P(ShapeOfEverySearch, IsTheSameHoweverTheRunBecameKnown) {
  constexpr std::uint64_t kSteps = 30'000;
  Random random(62);
  std::vector<std::uint32_t> words(3000);
  for (const Board& board : {board_of(test::kEmpty46.puzzle), board_of(test::kLongRun)}) {
    Timeline measured(GetParam().make(board));
    measured.measure(kSteps);
    for (int i = 0; i < 5; ++i) {
      Timeline timeline(GetParam().make(board));
      while (timeline.known() < measured.known()) {
        const std::uint64_t budget = std::min<std::uint64_t>(random.below(words.size()),
                                                             measured.known() - timeline.known());
        switch (random.below(4)) {
          case 0:
            timeline.measure(budget);
            break;
          case 1:
            timeline.seek(timeline.known() + budget);
            break;
          case 2:
            timeline.seek(timeline.known());
            timeline.read(std::span(words).first(budget));
            break;
          default:
            timeline.seek(random.below(timeline.known() + 1));
        }
      }
      ASSERT_EQ(timeline.save(0), measured.save(0));
    }
  }
}

TEST(Shape, HasNoColumnsWhereThereAreNoSteps) {
  Timeline timeline(kBacktracking.make(board_of(test::kEmpty39.puzzle)));
  EXPECT_TRUE(timeline.shape(0, 0, 10).empty());
  EXPECT_TRUE(timeline.shape(0, 100, 10).empty());
  timeline.measure(50);
  EXPECT_TRUE(timeline.shape(20, 20, 10).empty());
  EXPECT_TRUE(timeline.shape(30, 20, 10).empty());
  EXPECT_TRUE(timeline.shape(0, 50, 0).empty());
  EXPECT_EQ(timeline.shape(0, UINT64_MAX, 100), timeline.shape(0, 50, 50));
}

TEST(Shape, OfALongRangeIsMadeOfStretches) {
  constexpr std::uint64_t kSteps = 3'000'000;
  const std::uint64_t kDistance = kBacktracking.distance;
  const Record record(*kBacktracking.make(board_of(test::kLongRun)), kSteps);
  Timeline timeline(kBacktracking.make(board_of(test::kLongRun)));
  timeline.measure(kSteps);
  struct Range {
    std::uint64_t from, to;
    std::size_t columns;
  };
  for (const auto& [from, to, columns] :
       {Range{0, kSteps, 700}, {0, kSteps, 10'000}, {123'457, 2'990'001, 311}, {1, kSteps, 1}}) {
    const auto shape = timeline.shape(from, to, columns);
    ASSERT_GT(to - from, kBacktracking.stride);
    const std::uint64_t count = std::min<std::uint64_t>(columns, (to - from) / kDistance);
    ASSERT_EQ(shape.size(), count);
    std::uint64_t start = from;
    for (std::uint64_t i = 1; i <= count; ++i) {
      const std::uint64_t border = from + i * (to - from) / count;
      const std::uint64_t end = i == count ? to : border / kDistance * kDistance;
      ASSERT_EQ(shape[i - 1], record.column(start, end)) << start << ".." << end;
      start = end;
    }
  }
}

// After the last loss of checkpoints, each column of the shape is one stretch, which was made of
// shorter ones.
TEST(Shape, KeepsAllExtremesWhenCheckpointsAreThinnedOut) {
  constexpr std::size_t kStretches = 12;
  constexpr std::uint64_t kStretch = 4096;
  constexpr std::uint64_t kSteps = kStretches * kStretch;
  const Record record(*kBacktracking.make(board_of(test::kLongRun)), kSteps);
  // An odd number of checkpoints is thinned out in another way than an even one.
  for (const std::size_t checkpoints : {15, 16}) {
    Timeline timeline(kBacktracking.make(board_of(test::kLongRun)),
                      {.checkpoints = checkpoints, .distance = 64, .stride = 64});
    timeline.measure(kSteps);
    ASSERT_EQ(timeline.checkpoints(), kStretches + 1);
    for (const std::size_t columns : {kStretches, std::size_t{1}}) {
      const auto shape = timeline.shape(0, kSteps, columns);
      ASSERT_EQ(shape.size(), columns);
      for (std::size_t i = 0; i < columns; ++i) {
        EXPECT_EQ(shape[i], record.column(i * kSteps / columns, (i + 1) * kSteps / columns)) << i;
      }
    }
  }
}

}  // namespace
}  // namespace sudoku
