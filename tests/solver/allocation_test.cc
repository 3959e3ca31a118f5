// Out-of-memory tests: the n-th allocation fails, for every n. A call must then either throw
// std::bad_alloc or do without the memory. A call that throws must leak nothing and leave its
// object unchanged, so that the caller can try again.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "failing_memory.h"
#include "sudoku/generate.h"
#include "sudoku/list.h"
#include "sudoku/logic.h"
#include "sudoku/logic_search.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "sudoku/solve.h"
#include "sudoku/solve_many.h"
#include "sudoku/timeline.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::fail_at_each;
using test::fail_from;
using test::is_done;

TEST(Allocation, MayFailAnywhereInSolvingAndReading) {
  const Board board = board_of(test::kEmpty51.puzzle);
  const std::vector<std::uint8_t> digits(board.digits().begin(), board.digits().end());
  std::vector<std::uint8_t> counts(1);
  std::vector<std::uint8_t> solution(81);
  fail_at_each([&] { (void)solve(board); });
  fail_at_each([&] { (void)check(board, 10'000); });
  fail_at_each([&] { solve_many(9, digits, 2, 20'000, counts, solution); });
  EXPECT_GT(fail_at_each([&] { (void)conflicts(board_of("11..............")); }), 0);
  EXPECT_GT(fail_at_each([&] { (void)format(board); }), 0);
}

TEST(Allocation, MayFailAnywhereInMakingAPuzzle) {
  const int failed = fail_at_each([] {
    Generator generator({.side = 6, .seed = 3, .symmetry = Symmetry::kHalfTurn});
    while (!generator.work(50)) {
    }
  });
  EXPECT_GT(failed, 0);
}

TEST(Allocation, MayFailAnywhereInLogic) {
  const Board board = board_of(test::kEmpty46.puzzle);
  const Notes notes(board);
  const Repertoire repertoire{.unique = true};
  fail_at_each([&] { (void)first_deduction(notes, repertoire); });
  EXPECT_GT(fail_at_each([&] { (void)all_deductions(notes, repertoire); }), 0);
  fail_at_each([&] { (void)grade(board, repertoire); });
}

class AllocationOf : public testing::TestWithParam<Algorithm> {};
INSTANTIATE_TEST_SUITE_P(Searches, AllocationOf, testing::ValuesIn(test::every_algorithm()),
                         test::name_of_tests);

// Checkpoints at every step, and at most five of them, so that even a short run has to drop some.
constexpr Spacing kClose{.checkpoints = 5, .distance = 1};

TEST_P(AllocationOf, ARunMayFailAnywhere) {
  const Board board = board_of("1.....2..3.....4");
  Timeline whole(GetParam().make(board), kClose);
  whole.measure(1000);
  const auto saved = whole.save(0);
  const std::uint64_t end = whole.known();
  const int failed = fail_at_each([&] {
    Timeline timeline(GetParam().make(board), kClose);
    timeline.measure(20);
    timeline.seek(end / 2);
    timeline.previous();
    (void)timeline.find(set_of(Kind::kPlace), true, 100);
    (void)timeline.nth(Kind::kPlace, 2);
    (void)timeline.shape(0, timeline.known(), 5);
    std::array<std::uint32_t, 10> words;
    timeline.read(words);
    (void)timeline.save(0);
    timeline.merge(saved);
  });
  EXPECT_GT(failed, 10);
}

TEST_P(AllocationOf, ASearchThatFailedHasNotMoved) {
  std::array<std::uint32_t, 4> words{};
  const std::vector<std::function<void(Search&)>> calls = {
      [](Search& search) { search.next(); },
      [](Search& search) { search.leap(4); },
      [&](Search& search) { search.read(words); },
      [](Search& search) { search.prepare(); },
  };
  const auto original = GetParam().make(board_of("1.....2..3.....4"));
  original->leap(12);
  const std::vector<Step> rest = test::steps_of(*original->clone());
  for (const auto& call : calls) {
    bool done = false;
    for (int n = 0; !done; ++n) {
      const auto search = original->clone();
      done = is_done(n, [&] { call(*search); });
      if (done) continue;
      ASSERT_EQ(test::snapshot_of(*search), test::snapshot_of(*original));
      ASSERT_EQ(test::steps_of(*search), rest);
    }
  }
}

// The observable state of a timeline: its position, and how much of the run it knows.
struct TimelineState {
  explicit TimelineState(const Timeline& timeline)
      : position(timeline.position()),
        step(timeline.step()),
        known(timeline.known()),
        complete(timeline.complete()) {}
  bool operator==(const TimelineState&) const = default;

  std::uint64_t position;
  Step step;
  std::uint64_t known;
  bool complete;
};

constexpr std::uint64_t kStart = 12;

// A call that throws must leave the timeline unchanged. A call that returns must have the same
// result as with unlimited memory. After either, measure() and seek() must work as usual.
TEST_P(AllocationOf, ARunThatFailedHasNotChanged) {
  const Board board = board_of("1.....2..3.....4");
  const std::vector<Step> steps = test::steps_of(*GetParam().make(board));
  Timeline further(GetParam().make(board), kClose);
  further.measure(25);
  const auto saved = further.save(0);
  const std::vector<std::function<void(Timeline&)>> calls = {
      [](Timeline& timeline) { timeline.next(); },
      [](Timeline& timeline) { timeline.seek(0); },
      [](Timeline& timeline) { timeline.seek(25); },
      [](Timeline& timeline) { timeline.seek(UINT64_MAX); },
      [](Timeline& timeline) { timeline.measure(30); },
      [](Timeline& timeline) { timeline.previous(); },
      [](Timeline& timeline) {
        std::array<std::uint32_t, 10> words;
        timeline.read(words);
      },
      [](Timeline& timeline) { timeline.advance(10, set_of(Kind::kPlace), 2); },
      [](Timeline& timeline) { timeline.advance(2000, set_of(Kind::kPlace), 20); },
      [&](Timeline& timeline) { timeline.merge(saved); },
  };
  for (const auto& call : calls) {
    const auto started = [&] {
      auto timeline = std::make_unique<Timeline>(GetParam().make(board), kClose);
      timeline->seek(kStart);
      return timeline;
    };
    const TimelineState before(*started());
    const auto with_memory = started();
    call(*with_memory);
    bool done = false;
    for (int n = 0; !done; ++n) {
      const auto timeline = started();
      done = is_done(n, [&] { call(*timeline); });
      ASSERT_EQ(TimelineState(*timeline), done ? TimelineState(*with_memory) : before)
          << "failure " << n;
      const std::uint64_t known = timeline->known();
      timeline->measure(1);
      ASSERT_EQ(timeline->known(), std::min<std::uint64_t>(known + 1, steps.size()));
      for (const std::uint64_t position :
           {timeline->position() + 1, std::uint64_t{3}, steps.size()}) {
        const std::uint64_t target = std::min<std::uint64_t>(position, steps.size());
        ASSERT_EQ(timeline->seek(target), steps[target - 1]) << "failure " << n;
        ASSERT_EQ(timeline->position(), target);
      }
      ASSERT_EQ(timeline->known(), steps.size());
    }
  }
}

// A timeline that cannot allocate a checkpoint drops every second one. Its positions, its shape and
// its saves must stay exact.
TEST_P(AllocationOf, ARunWithoutMemoryForCopiesIsExact) {
  const Board board = board_of("1.....2..3.....4");
  const std::vector<Step> steps = test::steps_of(*GetParam().make(board));
  for (std::size_t length = 1; length <= steps.size(); ++length) {
    Timeline timeline(GetParam().make(board), {.checkpoints = 64, .distance = 1});
    timeline.next();
    fail_from(0);
    while (timeline.position() < length) timeline.next();
    fail_from(-1);
    ASSERT_EQ(timeline.known(), length);
    Timeline whole(GetParam().make(board), kClose);
    ASSERT_TRUE(whole.merge(timeline.save(0)));
    ASSERT_EQ(whole.known(), length);
    const auto shape = timeline.shape(0, length, 1);
    std::uint64_t placements = 0;
    for (std::size_t i = 0; i < length; ++i) placements += steps[i].kind == Kind::kPlace;
    ASSERT_EQ(shape[0].placements, placements);
    for (std::size_t position = length; position > 0; --position) {
      ASSERT_EQ(timeline.seek(position), steps[position - 1]) << position << " of " << length;
    }
  }
}

}  // namespace
}  // namespace sudoku
