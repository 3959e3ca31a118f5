// Timeline::save() and merge(): whole runs, pieces of runs, damaged bytes and forged bytes.
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

using Bytes = std::vector<std::uint8_t>;

// Replaces the last four bytes by the FNV-1a hash of the bytes before them.
void sign(Bytes& bytes) {
  std::uint32_t hash = 2166136261U;
  for (std::size_t i = 0; i + 4 < bytes.size(); ++i) hash = (hash ^ bytes[i]) * 16777619U;
  for (std::size_t i = 4; i > 0 && bytes.size() >= 4; --i, hash >>= 8) {
    bytes[bytes.size() - i] = hash & 255;
  }
}

class SaveOfEverySearch : public testing::TestWithParam<Algorithm> {
 protected:
  static Timeline timeline(const Board& board) { return Timeline(GetParam().make(board)); }

  // Returns puzzles with short and with long runs, with and without a solution.
  static std::vector<Board> boards() {
    Random random(71);
    return {board_of(test::kEmpty39.puzzle),
            board_of(test::kEmpty51.puzzle),
            board_of(test::kLongRun),
            board_of("12....3........."),
            board_of("1234341221434321"),
            board_of(test::random_puzzle(random, 6, 20)),
            board_of(test::random_spoiled_puzzle(random, 9, 40))};
  }
};
INSTANTIATE_TEST_SUITE_P(Searches, SaveOfEverySearch, testing::ValuesIn(test::every_algorithm()),
                         test::name_of_tests);

TEST_P(SaveOfEverySearch, IdIsTheNameInTheRegistry) {
  EXPECT_EQ(GetParam().make(board_of(test::kLongRun))->id(), GetParam().id);
}

TEST_P(SaveOfEverySearch, RestoredSearchGoesOnAsTheOriginalWould) {
  Random random(72);
  for (const Board& board : boards()) {
    const auto original = GetParam().make(board);
    for (int i = 0; i < 60 && !original->done(); ++i) {
      original->leap(random.below(i < 30 ? 5 : 3000));
      Writer writer;
      original->save(writer);
      const auto restored = GetParam().make(board);
      Reader reader(writer.bytes());
      ASSERT_TRUE(restored->restore(reader)) << original->position();
      ASSERT_EQ(reader.left(), 0U);
      ASSERT_EQ(snapshot_of(*restored), snapshot_of(*original));
      const auto clone = original->clone();
      ASSERT_EQ(test::steps_of(*restored, 200), test::steps_of(*clone, 200));
      clone->leap(3000);
      restored->leap(3000);
      ASSERT_EQ(snapshot_of(*restored), snapshot_of(*clone));
    }
  }
}

TEST_P(SaveOfEverySearch, MergedRunKnowsWhatTheOtherKnew) {
  Random random(73);
  for (const Board& board : boards()) {
    for (const std::uint64_t steps : {0, 1, 700, 2048, 60'000}) {
      Timeline other = timeline(board);
      other.measure(steps);
      Timeline mine = timeline(board);
      mine.seek(random.below(50));
      const auto before = snapshot_of(mine.now());
      const Step step = mine.step();
      const std::uint64_t known = mine.known();
      ASSERT_TRUE(mine.merge(other.save(0)));
      ASSERT_EQ(snapshot_of(mine.now()), before);
      ASSERT_EQ(mine.step(), step);
      if (known > other.known()) {
        ASSERT_EQ(mine.known(), known);
        continue;
      }
      ASSERT_EQ(mine.save(0), other.save(0));
      ASSERT_EQ(mine.known(), other.known());
      ASSERT_EQ(mine.complete(), other.complete());
      ASSERT_EQ(mine.solutions(), other.solutions());
      ASSERT_EQ(mine.shape(0, UINT64_MAX, 100), other.shape(0, UINT64_MAX, 100));
      for (int i = 0; i < 10; ++i) {
        const std::uint64_t position = random.below(other.known() + 3);
        ASSERT_EQ(mine.seek(position), other.seek(position));
        ASSERT_EQ(snapshot_of(mine.now()), snapshot_of(other.now()));
      }
    }
  }
}

TEST_P(SaveOfEverySearch, PiecesInTheirOrderAreTheWhole) {
  Random random(74);
  for (const Board& board : boards()) {
    Timeline other = timeline(board);
    Timeline mine = timeline(board);
    for (int i = 0; i < 8; ++i) {
      const std::uint64_t since = other.known();
      other.measure(random.below(20'000));
      mine.seek(random.below(mine.known() + 1));
      ASSERT_TRUE(mine.merge(other.save(since)));
      ASSERT_EQ(mine.known(), other.known());
    }
    ASSERT_EQ(mine.save(0), other.save(0));
  }
}

TEST_P(SaveOfEverySearch, DamagedBytesChangeNothing) {
  Random random(75);
  for (const Board& board : boards()) {
    Timeline other = timeline(board);
    other.measure(5000);
    const Bytes whole = other.save(0);
    Timeline mine = timeline(board);
    const Bytes before = mine.save(0);
    for (int i = 0; i < 200; ++i) {
      Bytes bytes = whole;
      switch (random.below(3)) {
        case 0:
          bytes.resize(random.below(bytes.size()));
          break;
        case 1:
          bytes.push_back(static_cast<std::uint8_t>(random.below(256)));
          break;
        default:
          bytes[random.below(bytes.size())] ^= static_cast<std::uint8_t>(1 + random.below(255));
      }
      ASSERT_FALSE(mine.merge(bytes));
      ASSERT_EQ(mine.save(0), before);
    }
  }
}

// Random changes with a correct hash. merge() may accept these bytes, but they must do no harm.
TEST_P(SaveOfEverySearch, ForgedBytesDoNoHarm) {
  Random random(76);
  int believed = 0;
  int refused = 0;
  for (const Board& board : boards()) {
    Timeline other = timeline(board);
    other.measure(6000);
    for (int i = 0; i < 400; ++i) {
      other.seek(random.below(other.known() + 1));
      Bytes bytes = other.save(random.one_in(2) ? 0 : other.position());
      for (std::uint64_t flips = 1 + random.below(3); flips > 0; --flips) {
        const std::uint64_t position = random.below(bytes.size());
        // merge() is more likely to accept small values.
        bytes[position] = static_cast<std::uint8_t>(random.below(random.one_in(2) ? 12 : 256));
      }
      if (random.one_in(10)) bytes.resize(random.below(bytes.size()));
      sign(bytes);
      Timeline mine = timeline(board);
      if (random.one_in(2)) mine.measure(random.below(5000));
      const Bytes before = mine.save(0);
      if (!mine.merge(bytes)) {
        ++refused;
        ASSERT_EQ(mine.save(0), before);
        continue;
      }
      ++believed;
      ASSERT_LT(mine.known(), Reader::kMost + 1);
      mine.shape(0, UINT64_MAX, 50);
      for (int j = 0; j < 6; ++j) {
        mine.seek(random.below(std::min<std::uint64_t>(mine.known(), 20'000) + 10));
        for (int k = 0; k < 100 && !mine.done(); ++k) mine.next();
        mine.previous();
        mine.find(set_of(Kind::kSolution) | set_of(Kind::kRetreat), random.one_in(2), 5000);
      }
      mine.measure(3000);
      mine.save(0);
    }
  }
  EXPECT_GT(believed, 20);
  EXPECT_GT(refused, 500);
}

TEST(Save, OfAnotherPuzzleOrAlgorithmIsRefused) {
  Timeline mine(kBacktracking.make(board_of(test::kEmpty39.puzzle)));
  Timeline puzzle(kBacktracking.make(board_of(test::kEmpty46.puzzle)));
  Timeline size(kBacktracking.make(board_of("12....3.........")));
  Timeline algorithm(kAllSolutions.make(board_of(test::kEmpty39.puzzle)));
  for (Timeline* other : {&puzzle, &size, &algorithm}) {
    other->measure(1000);
    EXPECT_FALSE(mine.merge(other->save(0)));
  }
  EXPECT_FALSE(mine.merge({}));
  EXPECT_EQ(mine.known(), 0U);
}

TEST(Save, OfAPieceThatLeavesAGapIsRefused) {
  Timeline other(kBacktracking.make(board_of(test::kLongRun)));
  other.measure(20'000);
  Timeline mine(kBacktracking.make(board_of(test::kLongRun)));
  mine.measure(9999);
  EXPECT_FALSE(mine.merge(other.save(10'000)));
  EXPECT_EQ(mine.known(), 9999U);
  mine.measure(1);
  EXPECT_TRUE(mine.merge(other.save(10'000)));
  EXPECT_EQ(mine.known(), 20'000U);
  EXPECT_EQ(mine.save(0), other.save(0));
}

TEST(Save, OfWhatIsKnownAlreadyChangesNothing) {
  Timeline other(kBacktracking.make(board_of(test::kLongRun)));
  other.measure(20'000);
  Timeline mine(kBacktracking.make(board_of(test::kLongRun)));
  mine.seek(30'000);
  const Bytes before = mine.save(0);
  EXPECT_TRUE(mine.merge(other.save(0)));
  EXPECT_EQ(mine.save(0), before);
  EXPECT_EQ(mine.position(), 30'000U);
}

// `few` has checkpoints 64 steps apart. `many` is longer and has dropped every second one twice, so
// its distance is 256. A timeline that merges both must take the greater distance.
TEST(Save, MeetsARunWithOtherDistancesAtTheGreaterOne) {
  constexpr Spacing kSpacing{.checkpoints = 16, .distance = 64};
  constexpr std::uint64_t kFirstLoss = (kSpacing.checkpoints - 1) * kSpacing.distance;
  constexpr std::uint64_t kFew = kFirstLoss - 159;
  constexpr std::uint64_t kMany = 2 * kFirstLoss + 503;
  const auto timeline_of = [](const Spacing& spacing, std::uint64_t steps) {
    Timeline timeline(kBacktracking.make(board_of(test::kLongRun)), spacing);
    timeline.measure(steps);
    return timeline;
  };
  // Checkpoints of a timeline of `known` steps, including the start.
  const auto at_distance = [](std::uint64_t known, std::uint64_t distance) {
    return known / distance + 1;
  };
  const Timeline few = timeline_of(kSpacing, kFew);
  ASSERT_EQ(few.checkpoints(), at_distance(kFew, kSpacing.distance));
  const Timeline many = timeline_of(kSpacing, kMany);
  ASSERT_EQ(many.checkpoints(), at_distance(kMany, 4 * kSpacing.distance));
  Timeline mine = timeline_of(kSpacing, 0);
  ASSERT_TRUE(mine.merge(few.save(0)));
  ASSERT_TRUE(mine.merge(many.save(kFew)));
  EXPECT_EQ(mine.save(0), many.save(0));

  // A piece may overlap what a timeline knows already, in whole or in part. The result must be the
  // same as without the overlap. `page` has just dropped checkpoints, `worker` not yet.
  Timeline worker = timeline_of(kSpacing, kFew);
  Timeline page = timeline_of(kSpacing, kFirstLoss);
  ASSERT_EQ(page.checkpoints(), at_distance(kFirstLoss, 2 * kSpacing.distance));
  EXPECT_TRUE(page.merge(worker.save(0)));
  EXPECT_EQ(page.known(), kFirstLoss);
  worker.measure(500);
  EXPECT_TRUE(page.merge(worker.save(kFew)));
  EXPECT_EQ(page.known(), kFew + 500);
  page.measure(kMany - page.known());
  EXPECT_EQ(page.save(0), many.save(0));

  // The piece may also be the one with the smaller distance.
  constexpr Spacing kSparse{.checkpoints = 8, .distance = 64};
  Timeline sparse = timeline_of(kSparse, 500);
  ASSERT_EQ(sparse.checkpoints(), at_distance(500, 2 * kSparse.distance));
  EXPECT_TRUE(sparse.merge(few.save(500)));
  EXPECT_EQ(sparse.save(0), timeline_of(kSparse, kFew).save(0));
}

TEST(Save, OfARunOfManyMillionStepsStaysSmall) {
  Timeline timeline(kBacktracking.make(board_of(test::kLongRun)));
  timeline.measure(9'000'000);
  EXPECT_LT(timeline.save(0).size(), 2U << 20);
  EXPECT_LT(timeline.save(timeline.known()).size(), 1000U);
}

}  // namespace
}  // namespace sudoku
