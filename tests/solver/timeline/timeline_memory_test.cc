// Long runs: a timeline must bound its memory by dropping checkpoints, and stay exact.
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

// Enough steps for a timeline to halve its number of checkpoints twice. With AddressSanitizer a
// step takes ten times as long, so the run is shorter and halves nothing.
#ifdef __SANITIZE_ADDRESS__
constexpr std::uint64_t kManySteps = 5'000'000;
#else
constexpr std::uint64_t kManySteps = 50'000'000;
#endif

Timeline long_timeline() { return Timeline(kBacktracking.make(board_of(test::kLongRun))); }

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

  const auto fresh = kBacktracking.make(board_of(test::kLongRun));
  fresh->leap(kManySteps / 2 - 1);
  const Step step = fresh->next();
  EXPECT_EQ(timeline.seek(kManySteps / 2), step);
  EXPECT_EQ(snapshot_of(timeline.now()), snapshot_of(*fresh));
}

// A timeline with these limits drops every second checkpoint four times within kThinnedSteps steps.
constexpr Spacing kThinning{.checkpoints = 32, .distance = 64};
constexpr std::uint64_t kThinnedSteps = 30'000;

Timeline thinning_timeline() {
  return Timeline(kBacktracking.make(board_of(test::kLongRun)), kThinning);
}

// Without any loss there is a checkpoint after every `distance` steps.
bool is_thinned_out(const Timeline& timeline) {
  return timeline.checkpoints() < timeline.known() / kThinning.distance;
}

TEST(LongTimeline, SeeksAndFindsExactlyAfterCheckpointsWereThinnedOut) {
  const auto steps = test::steps_of(*kBacktracking.make(board_of(test::kLongRun)), kThinnedSteps);
  Timeline timeline = thinning_timeline();
  timeline.measure(kThinnedSteps);
  ASSERT_TRUE(is_thinned_out(timeline));
  Random random(51);
  for (int i = 0; i < 200; ++i) {
    const std::uint64_t position = 2 + random.below(kThinnedSteps - 2);
    ASSERT_EQ(timeline.seek(position), steps[position - 1]) << position;
    std::uint64_t retreat = position - 1;
    while (retreat > 0 && steps[retreat - 1].kind != Kind::kRetreat) --retreat;
    const auto found = timeline.find(set_of(Kind::kRetreat), true, kThinnedSteps);
    ASSERT_EQ(found.value_or(0), retreat) << position;
  }
}

// previous() must work from checkpoints made by read() as it does from those made by measure().
TEST(LongTimeline, WalksBackAcrossThinnedCheckpoints) {
  Timeline timeline = thinning_timeline();
  std::vector<std::uint32_t> words(kThinnedSteps);
  EXPECT_EQ(timeline.read(words), kThinnedSteps);
  ASSERT_TRUE(is_thinned_out(timeline));
  for (const std::uint64_t start : {kThinnedSteps, std::uint64_t{2500}}) {
    timeline.seek(start);
    for (std::uint64_t position = start - 1; position > start - 2500; --position) {
      ASSERT_EQ(pack(timeline.previous()), words[position - 1]) << position;
    }
  }
}

constexpr Algorithm kEndless{.id = "endless", .make = nullptr};

// A search that never ends. The class counts its live objects and the steps of all of them.
class Endless final : public Search {
 public:
  Endless() : Search(kEndless, Board(*Geometry::of_side(4))) { ++alive; }
  Endless(const Endless& other) : Search(other) { ++alive; }
  ~Endless() override { --alive; }
  std::unique_ptr<Search> clone() const override { return std::make_unique<Endless>(*this); }
  std::size_t bytes() const noexcept override { return sizeof *this; }

  static inline int alive = 0;
  static inline std::uint64_t steps = 0;

 protected:
  Step advance() override {
    ++steps;
    return {.kind = Kind::kSelect, .cell = 0};
  }
  void save_rest(Writer&) const override {}
  bool restore_rest(Reader&) override { return true; }
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

// Callers reserve memory according to checkpoints_to(), so a timeline must never make more
// checkpoints than this function announced.
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

// The distance between checkpoints, and so the cost of seek() and previous(), must be the same
// after measure() and after read().
TEST(LongTimeline, GoesToAnyKnownPositionInFewSteps) {
  constexpr std::uint64_t kSteps = 3'000'000;
  const std::uint64_t kFew = std::max(2 * kSteps / Timeline::kCheckpoints, kBacktracking.distance);
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
