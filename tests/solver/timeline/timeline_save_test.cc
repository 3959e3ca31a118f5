// What one timeline knows, handed to another one as bytes: whole, in pieces, and damaged.
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

// The last four bytes are the hash of the others.
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

  // Short and long ones, with and without a solution.
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

// Lies that are signed as they should be: they may be believed, but must do no harm.
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
        // Small values are the likely ones.
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
  Timeline mine(make_backtracking(board_of(test::kEmpty39.puzzle)));
  Timeline puzzle(make_backtracking(board_of(test::kEmpty46.puzzle)));
  Timeline size(make_backtracking(board_of("12....3.........")));
  Timeline algorithm(make_all_solutions(board_of(test::kEmpty39.puzzle)));
  for (Timeline* other : {&puzzle, &size, &algorithm}) {
    other->measure(1000);
    EXPECT_FALSE(mine.merge(other->save(0)));
  }
  EXPECT_FALSE(mine.merge({}));
  EXPECT_EQ(mine.known(), 0U);
}

TEST(Save, OfAPieceThatLeavesAGapIsRefused) {
  Timeline other(make_backtracking(board_of(test::kLongRun)));
  other.measure(20'000);
  Timeline mine(make_backtracking(board_of(test::kLongRun)));
  mine.measure(9999);
  EXPECT_FALSE(mine.merge(other.save(10'000)));
  EXPECT_EQ(mine.known(), 9999U);
  mine.measure(1);
  EXPECT_TRUE(mine.merge(other.save(10'000)));
  EXPECT_EQ(mine.known(), 20'000U);
  EXPECT_EQ(mine.save(0), other.save(0));
}

TEST(Save, OfWhatIsKnownAlreadyChangesNothing) {
  Timeline other(make_backtracking(board_of(test::kLongRun)));
  other.measure(20'000);
  Timeline mine(make_backtracking(board_of(test::kLongRun)));
  mine.seek(30'000);
  const Bytes before = mine.save(0);
  EXPECT_TRUE(mine.merge(other.save(0)));
  EXPECT_EQ(mine.save(0), before);
  EXPECT_EQ(mine.position(), 30'000U);
}

// Each of the two has thinned out more than the other once.
TEST(Save, MeetsARunWithOtherDistancesAtTheGreaterOne) {
  constexpr std::uint64_t kFew = 3'000'001;
  constexpr std::uint64_t kMany = 20'000'003;
  Timeline few(make_backtracking(board_of(test::kLongRun)));
  few.measure(kFew);
  Timeline many(make_backtracking(board_of(test::kLongRun)));
  many.measure(kMany);
  Timeline mine(make_backtracking(board_of(test::kLongRun)));
  ASSERT_TRUE(mine.merge(few.save(0)));
  ASSERT_TRUE(mine.merge(many.save(kFew)));
  EXPECT_EQ(mine.save(0), many.save(0));

  // Since the page came to kFew, the worker's pieces are finer than what it has.
  Timeline worker(make_backtracking(board_of(test::kLongRun)));
  worker.measure(8'000'000);
  const Bytes piece = worker.save(0);
  Timeline page(make_backtracking(board_of(test::kLongRun)));
  page.measure(8'388'608);
  EXPECT_TRUE(page.merge(piece));
  EXPECT_EQ(page.known(), 8'388'608U);
  worker.measure(500'000);
  EXPECT_TRUE(page.merge(worker.save(8'000'000)));
  page.measure(kMany - page.known());
  EXPECT_EQ(page.save(0), many.save(0));
}

TEST(Save, OfARunOfManyMillionStepsStaysSmall) {
  Timeline timeline(make_backtracking(board_of(test::kLongRun)));
  timeline.measure(9'000'000);
  EXPECT_LT(timeline.save(0).size(), 2U << 20);
  EXPECT_LT(timeline.save(timeline.known()).size(), 1000U);
}

}  // namespace
}  // namespace sudoku
