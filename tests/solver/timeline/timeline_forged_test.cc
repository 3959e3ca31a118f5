// Forged saves with a correct hash. A timeline that merges one may report false facts about its
// run, but each call must still return after a bounded number of steps.
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
using test::forge_consistent;
using test::forged;
using test::mark_done;
using test::Pendulum;
using test::Random;
using test::Saved;
using test::saved;

constexpr std::string_view kEmptyFour = "................";

// Calls the functions of a timeline at positions all over the run, and expect(name) after each
// call.
template <typename Expect>
void call_all(Timeline& timeline, Random& random, const Expect& expect) {
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

// Maximum number of steps per call. merge() accepts checkpoints up to 4 strides (4 << 21 steps)
// apart; this bound allows a call four such distances.
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

// Returns a forged save of `searches` searches, which claims that every step of the run is a check.
Bytes forged_reads(const Search& start, std::size_t searches) {
  std::vector<Saved> all;
  for (std::size_t i = 1; i <= searches; ++i) {
    const std::uint64_t position =
        i < searches ? i * start.algorithm().distance : i * start.algorithm().distance - 96;
    all.push_back(saved(start));
    all.back().count(Kind::kCheck) = position;
  }
  return forged(start, 0, start.algorithm().distance, all);
}

TEST(Forged, MoreSearchesThanARunKeepsAreRefused) {
  const Pendulum start(board_of(kEmptyFour), UINT64_MAX);
  Timeline timeline(start.clone());
  EXPECT_FALSE(timeline.merge(forged_reads(start, Timeline::kCheckpoints + 1)));
  EXPECT_EQ(timeline.known(), 0U);
  EXPECT_TRUE(timeline.merge(forged_reads(start, Timeline::kCheckpoints)));
  EXPECT_EQ(timeline.known(), Timeline::kCheckpoints * start.algorithm().distance - 96);
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

// The forged checkpoint at position 4096 claims 4,096 checks, but the search at position 4500 has
// counted fewer than 2,000. nth() must not look for check 2,000 beyond the checkpoint.
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
    const std::uint64_t distance = kBacktracking.distance << random.below(long_run           ? 16
                                                                          : random.one_in(3) ? 30
                                                                                             : 2);
    Timeline timeline(start.clone());
    if (random.one_in(4)) timeline.measure(random.below(10'000));
    const std::size_t searches = long_run ? 2040 + random.below(16) : 1 + random.below(6);
    if (!timeline.merge(forge_consistent(random, start, distance, searches))) continue;
    ++believed;
    if (long_run) ++long_runs;
    std::uint64_t before = Pendulum::work;
    call_all(timeline, random, [&](const char* call) {
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
  for (int i = 0; i < 800; ++i) {
    const auto start = GetParam().make(board_of(i % 2 == 0 ? kEmptyFour : test::kLongRun));
    Timeline timeline(start->clone());
    if (random.one_in(4)) timeline.measure(random.below(10'000));
    const std::uint64_t distance = start->algorithm().distance << (random.one_in(3) ? 1 : 0);
    if (!timeline.merge(forge_consistent(random, *start, distance, 1 + random.below(4)))) continue;
    ++believed;
    call_all(timeline, random, [](const char*) {});
  }
  EXPECT_GT(believed, 50);
}

// Tests forged saves of two searches: a checkpoint at step 4 and the end at step 6. merge() must
// refuse them unless the end can follow the checkpoint and both can follow what the timeline knows.
class ForgedOrder : public testing::Test {
 protected:
  static Saved saved_at(std::uint64_t position) {
    const auto search = kMrv.make(board_of(kEmptyFour));
    search->leap(position);
    return saved(*search);
  }
  // Turns all steps of this kind into checks, so that the number of steps stays the same.
  static void drop(Saved& search, Kind kind) {
    search.count(Kind::kCheck) += search.count(kind);
    search.count(kind) = 0;
  }
  bool merge(std::uint64_t since, const std::vector<Saved>& searches) {
    return timeline_.merge(forged(*kMrv.make(board_of(kEmptyFour)), since, 4, searches));
  }

  Timeline timeline_{kMrv.make(board_of(kEmptyFour)), {.checkpoints = 64, .distance = 4}};
  Saved checkpoint_ = saved_at(4);
  Saved end_ = saved_at(6);
};

TEST_F(ForgedOrder, AnHonestPieceIsTaken) {
  EXPECT_TRUE(merge(0, {checkpoint_, end_}));
  EXPECT_EQ(timeline_.known(), 6U);
}

TEST_F(ForgedOrder, NothingFollowsASearchThatIsDone) {
  mark_done(checkpoint_);
  EXPECT_FALSE(merge(0, {checkpoint_, end_}));
  EXPECT_EQ(timeline_.known(), 0U);
}

TEST_F(ForgedOrder, ARunMayBeDoneAtACheckpoint) {
  mark_done(checkpoint_);
  EXPECT_TRUE(merge(0, {checkpoint_, checkpoint_}));
  EXPECT_EQ(timeline_.known(), 4U);
  EXPECT_TRUE(timeline_.complete());
}

TEST_F(ForgedOrder, NoCounterFalls) {
  for (const Kind kind : {Kind::kSelect, Kind::kTry}) {
    Saved fallen = end_;
    drop(fallen, kind);
    EXPECT_FALSE(merge(0, {checkpoint_, fallen}));
  }
  EXPECT_EQ(timeline_.known(), 0U);
}

TEST_F(ForgedOrder, NoCounterIsBelowWhatIsKnown) {
  timeline_.measure(5);
  drop(end_, Kind::kTry);
  EXPECT_FALSE(merge(4, {end_}));
  EXPECT_EQ(timeline_.known(), 5U);
  EXPECT_TRUE(merge(4, {saved_at(6)}));
  EXPECT_EQ(timeline_.known(), 6U);
}

TEST_F(ForgedOrder, ALieAboutWhatIsKnownChangesNothing) {
  timeline_.measure(7);
  drop(end_, Kind::kTry);
  const Bytes before = timeline_.save(0);
  EXPECT_TRUE(merge(4, {end_}));
  EXPECT_EQ(timeline_.save(0), before);
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
    call_all(whole, random, [&](const char* call) {
      ASSERT_LT(Pendulum::work - before, kMostWork) << call << ", length " << length;
      before = Pendulum::work;
    });
  }
}

}  // namespace
}  // namespace sudoku
