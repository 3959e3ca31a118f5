// Bytes that somebody made up, with the right hash: a run that takes them over may believe what is
// not so, but each of its calls still comes back after a bounded number of steps.
#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "pendulum.h"
#include "random_puzzles.h"
#include "saved.h"
#include "sudoku/searches.h"
#include "sudoku/timeline.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::Bytes;
using test::forged;
using test::lie;
using test::Pendulum;
using test::Random;
using test::Saved;
using test::saved;

constexpr std::string_view kEmptyFour = "................";

// Each call that a run has, on positions all over it. `expect` is called after each.
template <typename Expect>
void use(Timeline& timeline, Random& random, const Expect& expect) {
  const auto anywhere = [&] { return random.below(timeline.known() + 1); };
  timeline.seek(std::uint64_t{1} << 45);
  expect("seek beyond the end");
  for (int i = 0; i < 3; ++i) {
    timeline.seek(anywhere());
    expect("seek");
    for (std::size_t depth = timeline.now().stack().size(); depth > 0; --depth) {
      timeline.placed_at(depth - 1);
      expect("placed_at");
      if (depth > 3) depth = 3;
    }
    timeline.previous();
    expect("previous");
    timeline.find(set_of(Kind::kSolution), i == 0, 5000);
    expect("find");
    timeline.shape(anywhere(), anywhere(), 20);
    expect("shape");
  }
  timeline.nth(Kind::kCheck, std::uint64_t{1} << 40);
  expect("nth beyond the end");
  for (const Kind kind : {Kind::kCheck, Kind::kPlace, Kind::kSolution, Kind::kExhausted}) {
    timeline.nth(kind, 1 + random.below(timeline.totals()[static_cast<int>(kind)] + 1));
    expect("nth");
  }
  timeline.shape(0, UINT64_MAX, 200);
  expect("shape of all");
  timeline.measure(5000);
  expect("measure");
}

// The most that a call may have to do: some leaps over the longest stretch that is believed.
constexpr std::uint64_t kMostWork = 4 * (4U << 21U);

TEST(Forged, DistanceThatNoRunHasIsRefused) {
  const Pendulum start(board_of(kEmptyFour), UINT64_MAX);
  Saved end = saved(start);
  end.count(Kind::kCheck) = std::uint64_t{1} << 50;
  Timeline timeline(start.clone());
  EXPECT_FALSE(timeline.merge(forged(start, 0, std::uint64_t{1} << 52, {end})));
  EXPECT_EQ(timeline.known(), 0U);
  Pendulum::work = 0;
  timeline.seek(std::uint64_t{1} << 45);
  timeline.nth(Kind::kCheck, std::uint64_t{1} << 40);
  EXPECT_LT(Pendulum::work, kMostWork);
}

// A save of a run that does nothing but read, with this number of searches.
Bytes forged_reads(const Search& start, std::size_t searches) {
  std::vector<Saved> all;
  for (std::size_t i = 1; i <= searches; ++i) {
    const std::uint64_t position = i < searches ? i * start.distance() : i * start.distance() - 96;
    all.push_back(saved(start));
    all.back().count(Kind::kCheck) = position;
  }
  return forged(start, 0, start.distance(), all);
}

TEST(Forged, MoreSearchesThanARunKeepsAreRefused) {
  const Pendulum start(board_of(kEmptyFour), UINT64_MAX);
  Timeline timeline(start.clone());
  EXPECT_FALSE(timeline.merge(forged_reads(start, Timeline::kCheckpoints + 1)));
  EXPECT_EQ(timeline.known(), 0U);
  EXPECT_TRUE(timeline.merge(forged_reads(start, Timeline::kCheckpoints)));
  EXPECT_EQ(timeline.known(), Timeline::kCheckpoints * start.distance() - 96);
}

TEST(Forged, RunThatHasEndedBeforeWhatIsSaidOfItIsToldNoMore) {
  const Pendulum start(board_of(kEmptyFour), 100);
  Timeline timeline(start.clone());
  ASSERT_TRUE(timeline.merge(forged_reads(start, 1)));
  EXPECT_EQ(timeline.known(), 4000U);
  while (!timeline.done()) timeline.next();
  EXPECT_EQ(timeline.position(), 100U);
  EXPECT_FALSE(timeline.merge(forged_reads(start, 2)));
  EXPECT_EQ(timeline.known(), 4000U);
}

// The run has gone past a checkpoint that says more reads than there were.
TEST(Forged, NthIsNotLookedForBehindTheCheckpointThatHasIt) {
  const Pendulum start(board_of(kEmptyFour), UINT64_MAX);
  Timeline timeline(start.clone());
  ASSERT_TRUE(timeline.merge(forged_reads(start, 2)));
  while (timeline.position() < 4500) timeline.next();
  EXPECT_LT(timeline.now().counters()[static_cast<int>(Kind::kCheck)], 2000U);
  Pendulum::work = 0;
  EXPECT_EQ(timeline.nth(Kind::kCheck, 2000), 4096U);
  EXPECT_LT(Pendulum::work, kMostWork);
}

TEST(Forged, LiesCostNoCallMoreThanABoundedNumberOfSteps) {
  Random random(81);
  int believed = 0;
  int long_runs = 0;
  for (int i = 0; i < 2'500; ++i) {
    const bool long_run = random.one_in(100);
    const bool short_run = !long_run && random.one_in(2);
    const Pendulum start(board_of(kEmptyFour), 1 + random.below(short_run ? 50'000 : 1U << 30));
    const std::uint64_t distance = Search::kShortestDistance
                                   << random.below(long_run           ? 16
                                                   : random.one_in(3) ? 30
                                                                      : 2);
    Timeline timeline(start.clone());
    if (random.one_in(4)) timeline.measure(random.below(10'000));
    const std::size_t searches = long_run ? 2040 + random.below(16) : 1 + random.below(6);
    if (!timeline.merge(lie(random, start, distance, searches))) continue;
    ++believed;
    if (long_run) ++long_runs;
    std::uint64_t before = Pendulum::work;
    use(timeline, random, [&](const char* call) {
      ASSERT_LT(Pendulum::work - before, kMostWork) << call << ", distance " << distance;
      before = Pendulum::work;
    });
    if (testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GT(believed, 500);
  EXPECT_GT(long_runs, 3);
}

class ForgedSaveOfEverySearch : public testing::TestWithParam<Algorithm> {};
INSTANTIATE_TEST_SUITE_P(Searches, ForgedSaveOfEverySearch,
                         testing::ValuesIn(test::every_algorithm()), test::name_of_tests);

TEST_P(ForgedSaveOfEverySearch, LiesThatHangTogetherDoNoHarm) {
  Random random(82);
  int believed = 0;
  for (int i = 0; i < 400; ++i) {
    const auto start = GetParam().make(board_of(i % 2 == 0 ? kEmptyFour : test::kLongRun));
    Timeline timeline(start->clone());
    if (random.one_in(4)) timeline.measure(random.below(10'000));
    const std::uint64_t distance = start->distance() << (random.one_in(3) ? 1 : 0);
    if (!timeline.merge(lie(random, *start, distance, 1 + random.below(4)))) continue;
    ++believed;
    use(timeline, random, [](const char*) {});
  }
  EXPECT_GT(believed, 50);
}

TEST(Forged, HonestSavesOfBillionsOfStepsAreTaken) {
  for (const std::uint64_t length :
       {std::uint64_t{10'000}, std::uint64_t{16'773'120}, std::uint64_t{16'773'121},
        std::uint64_t{7'074'378'785}, std::uint64_t{30'000'000'000}}) {
    const Pendulum start(board_of(kEmptyFour), length);
    Timeline other(start.clone());
    Timeline whole(start.clone());
    Timeline pieces(start.clone());
    for (std::uint64_t since = 0; !other.complete(); since = other.known()) {
      other.measure(length / 7 + 1);
      ASSERT_TRUE(pieces.merge(other.save(since))) << length << " since " << since;
    }
    ASSERT_TRUE(whole.merge(other.save(0))) << length;
    EXPECT_EQ(whole.known(), length);
    EXPECT_EQ(pieces.known(), length);
    EXPECT_TRUE(pieces.complete());
    std::uint64_t before = Pendulum::work;
    Random random(83);
    use(whole, random, [&](const char* call) {
      ASSERT_LT(Pendulum::work - before, kMostWork) << call << ", length " << length;
      before = Pendulum::work;
    });
  }
}

}  // namespace
}  // namespace sudoku
