// Runs that are long enough for checkpoints to be thinned out, more than once.
#include <gtest/gtest.h>

#include <algorithm>

#include "random_puzzles.h"
#include "sudoku/searches.h"
#include "sudoku/timeline.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::Random;
using test::snapshot_of;

constexpr std::size_t kBound = 4 << 20;

// A sanitizer takes ten times as long for a step, and needs fewer to see what it can see.
#ifdef __SANITIZE_ADDRESS__
constexpr std::uint64_t kManySteps = 5'000'000;
#else
constexpr std::uint64_t kManySteps = 50'000'000;
#endif

Timeline long_timeline() { return Timeline(make_backtracking(board_of(test::kLongRun))); }

TEST(LongTimeline, SeekGoesNoFurtherThanItsReachBeyondWhatIsKnown) {
  Timeline timeline = long_timeline();
  timeline.seek(UINT64_MAX);
  EXPECT_EQ(timeline.position(), Timeline::kReach);
  timeline.seek(5);
  timeline.seek(5'000'000);
  EXPECT_EQ(timeline.position(), 2 * Timeline::kReach);
  timeline.measure(500'000);
  timeline.seek(0);
  timeline.seek(5'000'000);
  EXPECT_EQ(timeline.position(), 3 * Timeline::kReach + 500'000);
}

TEST(LongTimeline, StaysBoundedInMemoryAndExactOverManyMillionSteps) {
  Timeline timeline = long_timeline();
  while (timeline.known() < kManySteps) {
    EXPECT_FALSE(timeline.measure(2'500'000));
    ASSERT_LT(timeline.memory(), kBound);
  }
  EXPECT_EQ(timeline.known(), kManySteps);
  EXPECT_EQ(timeline.position(), 0U);

  const auto fresh = make_backtracking(board_of(test::kLongRun));
  fresh->leap(kManySteps / 2 - 1);
  const Step step = fresh->next();
  EXPECT_EQ(timeline.seek(kManySteps / 2), step);
  EXPECT_EQ(snapshot_of(timeline.now()), snapshot_of(*fresh));
}

TEST(LongTimeline, SeeksAndFindsExactlyAfterCheckpointsWereThinnedOut) {
  constexpr std::uint64_t kSteps = 3'000'000;
  const auto steps = test::steps_of(*make_backtracking(board_of(test::kLongRun)), kSteps);
  Timeline timeline = long_timeline();
  timeline.measure(kSteps);
  Random random(51);
  for (int i = 0; i < 200; ++i) {
    const std::uint64_t position = 2 + random.below(kSteps - 2);
    ASSERT_EQ(timeline.seek(position), steps[position - 1]) << position;
    std::uint64_t retreat = position - 1;
    while (retreat > 0 && steps[retreat - 1].kind != Kind::kRetreat) --retreat;
    const auto found = timeline.find(set_of(Kind::kRetreat), true, kSteps);
    ASSERT_EQ(found.value_or(0), retreat) << position;
  }
}

// Checkpoints that fell on walking forward, not on measuring, are the same.
TEST(LongTimeline, WalksBackAcrossThinnedCheckpoints) {
  constexpr std::uint64_t kSteps = 3'000'000;
  Timeline timeline = long_timeline();
  std::vector<std::uint32_t> words(kSteps);
  EXPECT_EQ(timeline.read(words), kSteps);
  for (std::uint64_t position = kSteps - 1; position > kSteps - 3000; --position) {
    ASSERT_EQ(pack(timeline.previous()), words[position - 1]) << position;
  }
}

// A search that never ends. Counts how many of its kind are alive, and the steps of them all.
class Endless final : public Search {
 public:
  Endless() : Search(Board(*Geometry::of_side(4))) { ++alive; }
  Endless(const Endless& other) : Search(other) { ++alive; }
  ~Endless() override { --alive; }
  std::unique_ptr<Search> clone() const override { return std::make_unique<Endless>(*this); }
  std::size_t bytes() const noexcept override { return sizeof *this; }
  std::string_view id() const noexcept override { return "endless"; }

  static inline int alive = 0;
  static inline std::uint64_t steps = 0;

 protected:
  Step advance() noexcept override {
    ++steps;
    return {.kind = Kind::kSelect, .cell = 0};
  }
  void save_rest(Writer&) const override {}
  bool restore_rest(Reader&) noexcept override { return true; }
};

TEST(LongTimeline, KeepsNoMoreCopiesThanItPromises) {
  {
    Timeline timeline(std::make_unique<Endless>());
    int most = 0;
    while (timeline.known() < 9'000'000) {
      timeline.measure(100'000);
      timeline.seek(timeline.known() / 2);
      most = std::max(most, Endless::alive);
      ASSERT_GE(timeline.memory(), Endless::alive * sizeof(Endless));
    }
    EXPECT_LE(most, static_cast<int>(Timeline::kCheckpoints) + 2);
    EXPECT_GT(most, static_cast<int>(Timeline::kCheckpoints) / 2);
  }
  EXPECT_EQ(Endless::alive, 0);
}

// Whoever has little memory claims it by these numbers.
TEST(LongTimeline, HasNoMoreCheckpointsOnItsWayThanItSaid) {
  Random random(53);
  for (int i = 0; i < 300; ++i) {
    Timeline timeline(std::make_unique<Endless>(),
                      {.checkpoints = 4 + random.below(9), .distance = 1U << random.below(4)});
    for (int leaps = 0; leaps < 20; ++leaps) {
      const std::size_t before = timeline.checkpoints();
      const std::uint64_t target = timeline.known() + random.below(30);
      const std::size_t most = before + timeline.checkpoints_to(target);
      for (std::uint64_t known = timeline.known(); known < target; ++known) {
        timeline.measure(1);
        ASSERT_LE(timeline.checkpoints(), most);
      }
      timeline.seek(target);
      const bool keeps = timeline.checkpoints_to(target + 1) > 0;
      const std::size_t count = timeline.checkpoints();
      timeline.next();
      ASSERT_EQ(timeline.checkpoints() != count, keeps);
    }
    EXPECT_EQ(timeline.checkpoints_to(timeline.known()), 0U);
  }
}

// Whichever way it came there: the checkpoints lie no further apart than they must.
TEST(LongTimeline, GoesToAnyKnownPositionInFewSteps) {
  constexpr std::uint64_t kSteps = 3'000'000;
  constexpr std::uint64_t kFew =
      std::max(2 * kSteps / Timeline::kCheckpoints, Search::kShortestDistance);
  std::vector<std::uint32_t> words(kSteps);
  for (const bool measured : {false, true}) {
    Timeline timeline(std::make_unique<Endless>());
    if (measured) {
      timeline.measure(kSteps);
      timeline.seek(kSteps);
    } else {
      timeline.read(words);
    }
    Random random(52);
    for (int i = 0; i < 1000; ++i) {
      Endless::steps = 0;
      timeline.previous();
      ASSERT_LE(Endless::steps, kFew);
      timeline.seek(random.below(kSteps));
      ASSERT_LE(Endless::steps, 2 * kFew);
    }
  }
}

}  // namespace
}  // namespace sudoku
