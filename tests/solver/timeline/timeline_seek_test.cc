// Compares random positions in a run of 422,480 steps with a search that reached them by next().
#include <gtest/gtest.h>

#include <algorithm>

#include "random_puzzles.h"
#include "sudoku/searches.h"
#include "sudoku/timeline.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::kEmpty51;
using test::Random;
using test::Snapshot;
using test::snapshot_of;

constexpr std::uint64_t kLength51 = 422'480;

// The step that leads to a position, and the state of the search there.
struct Mark {
  Step step;
  Snapshot snapshot;
};

// Returns the marks of these positions, made by next(). Requires: the positions are in ascending
// order.
std::vector<Mark> marks_at(const std::vector<std::uint64_t>& positions) {
  const auto search = kBacktracking.make(board_of(kEmpty51.puzzle));
  std::vector<Mark> marks;
  Step step;
  for (const std::uint64_t position : positions) {
    while (search->position() < position) step = search->next();
    marks.push_back({step, snapshot_of(*search)});
  }
  return marks;
}

class TimelineOfALongerRun : public testing::Test {
 protected:
  TimelineOfALongerRun() {
    Random random(31);
    for (int i = 0; i < 1000; ++i) positions_.push_back(random.below(kLength51));
    std::sort(positions_.begin(), positions_.end());
    marks_ = marks_at(positions_);
    random.shuffle(marks_);
  }

  void expect_at(const Mark& mark) const {
    ASSERT_EQ(snapshot_of(timeline_.now()), mark.snapshot);
    ASSERT_EQ(timeline_.step(), mark.step);
  }

  std::vector<std::uint64_t> positions_;
  std::vector<Mark> marks_;
  Timeline timeline_{kBacktracking.make(board_of(kEmpty51.puzzle))};
};

TEST_F(TimelineOfALongerRun, SeekEqualsSoManyCallsOfNext) {
  for (const Mark& mark : marks_) {
    ASSERT_EQ(timeline_.seek(mark.snapshot.position), mark.step);
    expect_at(mark);
    if (HasFailure()) return;
  }
}

TEST_F(TimelineOfALongerRun, PreviousFromOneFurtherEqualsSoManyCallsOfNext) {
  for (const Mark& mark : marks_) {
    timeline_.seek(mark.snapshot.position + 1);
    ASSERT_EQ(timeline_.previous(), mark.step);
    expect_at(mark);
    if (HasFailure()) return;
  }
}

TEST_F(TimelineOfALongerRun, SeekIsTheSameAfterTheRunWasMeasured) {
  timeline_.measure(UINT64_MAX);
  for (const Mark& mark : marks_) {
    ASSERT_EQ(timeline_.seek(mark.snapshot.position), mark.step);
    expect_at(mark);
    if (HasFailure()) return;
  }
}

TEST_F(TimelineOfALongerRun, FindEqualsALinearScan) {
  const auto steps = test::steps_of(*kBacktracking.make(board_of(kEmpty51.puzzle)));
  Random random(32);
  for (int i = 0; i < 300; ++i) {
    const auto from = static_cast<std::int64_t>(random.below(kLength51 + 1));
    const auto budget = static_cast<std::int64_t>(1 + random.below(i % 2 == 0 ? 2000 : 20));
    const auto kind = static_cast<Kind>(1 + random.below(kKinds - 1));
    timeline_.seek(from);

    std::optional<std::uint64_t> later;
    for (auto p = std::min<std::int64_t>(kLength51, from + budget); p > from; --p) {
      if (steps[p - 1].kind == kind) later = p;
    }
    EXPECT_EQ(timeline_.find(set_of(kind), false, budget), later) << from << " " << budget;

    std::optional<std::uint64_t> earlier;
    for (auto p = std::max<std::int64_t>(1, from - budget); p < from; ++p) {
      if (steps[p - 1].kind == kind) earlier = p;
    }
    EXPECT_EQ(timeline_.find(set_of(kind), true, budget), earlier) << from << " " << budget;
    EXPECT_EQ(timeline_.position(), static_cast<std::uint64_t>(from));
  }
}

}  // namespace
}  // namespace sudoku
