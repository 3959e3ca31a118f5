// Out of memory in the `logic` search. Finding a deduction allocates, and any of these allocations
// may fail. The call must then throw std::bad_alloc and leave the search or timeline unchanged.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "../failing_memory.h"
#include "../support.h"
#include "sudoku/bytes.h"
#include "sudoku/logic.h"
#include "sudoku/logic_search.h"
#include "sudoku/timeline.h"

namespace sudoku {
namespace {

using test::board_of;
using test::fail_at_each;
using test::is_done;

struct PuzzleCase {
  std::string_view name;
  std::string_view puzzle;
};
void PrintTo(const PuzzleCase& puzzle_case, std::ostream* out) { *out << puzzle_case.name; }

class AllocationInLogic : public testing::TestWithParam<PuzzleCase> {
 protected:
  static Board board() { return board_of(GetParam().puzzle); }
};

// Every puzzle makes the search run finders that allocate: ALS, chains, groups.
INSTANTIATE_TEST_SUITE_P(
    Puzzles, AllocationInLogic,
    testing::Values(
        PuzzleCase{
            "almost_locked_sets",
            "9......5...3..29.1..5.8.7.....4.6.7.....2...9.16....3....8.5........3.1.7.....54."},
        PuzzleCase{
            "chains",
            "...1.83..9...2.1....8.......4...6.5..3.8.192....35....5......1..8.5....779......."},
        PuzzleCase{
            "groups",
            "..7......1..9.2...64.....9.9...4.82...86..4.......3..5...4...6....1.....7.3.....1"},
        PuzzleCase{
            "assumptions",
            "...63...4..17..8......4..7...4...1...93...42..16....53.2.8...6............8452..."},
        PuzzleCase{
            "several_solutions",
            "...1..3..9...2.1....8.......4...6.5..3.8.192....35....5......1..8.5....779......."},
        PuzzleCase{
            "no_solution",
            ".......27..8.3.9..6....1.....3...7....68....54.5..7.6.5...9...1..9.1.3...8....6.."}),
    [](const auto& instance) { return std::string(instance.param.name); });

// Returns the complete state of a search as bytes.
std::vector<std::uint8_t> saved(const Search& search) {
  Writer writer;
  search.save(writer);
  return writer.take();
}

// Calls is_done_with(n) with n = 0, 1, 2, 3, 5, 7, 10 ... allowed allocations until it returns
// true. Returns the number of calls that returned false. n grows by a third each time because one
// step may allocate ten thousand times.
int fail_at_growing_counts(const std::function<bool(long)>& is_done_with) {
  int failures = 0;
  for (long count = 0; !is_done_with(count); count += 1 + count / 3) ++failures;
  return failures;
}

TEST_P(AllocationInLogic, ASearchThatFailedHasNotMoved) {
  const auto search = kLogic.make(board());
  std::array<std::uint32_t, 6> words{};
  const std::vector<std::function<void(Search&)>> calls = {
      [](Search& copy) { copy.next(); },
      [](Search& copy) { copy.leap(6); },
      [&](Search& copy) { copy.read(words); },
      [](Search& copy) { (void)pattern_of(copy); },
  };
  int failures = 0;
  for (int step = 0; step < 150 && !search->done(); ++step, search->next()) {
    const auto before = saved(*search);
    const auto after = search->clone();
    after->next();
    for (const auto& call : calls) {
      failures += fail_at_growing_counts([&](long count) {
        const auto copy = search->clone();
        if (is_done(count, [&] { call(*copy); })) return true;
        EXPECT_EQ(saved(*copy), before) << "step " << step << ", allocation " << count;
        copy->next();
        EXPECT_EQ(saved(*copy), saved(*after)) << "step " << step << ", allocation " << count;
        return testing::Test::HasFailure();
      });
      ASSERT_FALSE(HasFailure());
    }
  }
  EXPECT_GT(failures, 100);
}

TEST_P(AllocationInLogic, ARunThatFailedHasNotChanged) {
  constexpr Spacing kClose{.checkpoints = 5, .distance = 1};
  Timeline whole(kLogic.make(board()), kClose);
  whole.measure(500);
  const std::uint64_t start = whole.known() / 3;
  const std::uint64_t end = whole.known();
  const auto piece = whole.save(0);
  std::array<std::uint32_t, 20> words{};
  const std::vector<std::function<void(Timeline&)>> calls = {
      [](Timeline& run) { run.next(); },
      [](Timeline& run) { run.previous(); },
      [&](Timeline& run) { run.seek(start / 2); },
      [&](Timeline& run) { run.seek(start + 40); },
      [](Timeline& run) { run.measure(50); },
      [&](Timeline& run) { run.read(words); },
      [](Timeline& run) { run.advance(50, set_of(Kind::kPlace), 10); },
      [](Timeline& run) { run.advance(50, set_of(Kind::kPlace), 1000); },
      [](Timeline& run) { (void)run.find(set_of(Kind::kPlace), true, 100); },
      [](Timeline& run) { (void)run.nth(Kind::kPlace, 2); },
      [](Timeline& run) { (void)run.shape(0, UINT64_MAX, 5); },
      [&](Timeline& run) { run.merge(piece); },
  };
  const auto begun = [&] {
    auto run = std::make_unique<Timeline>(kLogic.make(board()), kClose);
    run->seek(start);
    return run;
  };
  const auto before = begun();
  int failures = 0;
  for (std::size_t number = 0; number < calls.size(); ++number) {
    const auto with_memory = begun();
    calls[number](*with_memory);
    auto run = begun();
    failures += fail_at_growing_counts([&](long count) {
      const bool done = is_done(count, [&] { calls[number](*run); });
      const Timeline& expected = done ? *with_memory : *before;
      EXPECT_EQ(saved(run->now()), saved(expected.now())) << number << ", allocation " << count;
      EXPECT_EQ(run->step(), expected.step()) << number << ", allocation " << count;
      EXPECT_EQ(run->known(), expected.known()) << number << ", allocation " << count;
      EXPECT_EQ(run->shape(0, end, 7), expected.shape(0, end, 7)) << number << ' ' << count;
      return done || testing::Test::HasFailure();
    });
    ASSERT_FALSE(HasFailure());
    run->seek(end);
    EXPECT_EQ(run->position(), end);
  }
  EXPECT_GT(failures, 100);
}

TEST_P(AllocationInLogic, ADeductionMayFailAnywhere) {
  const auto search = kLogic.make(board());
  int failures = 0;
  for (int step = 0; step < 60 && !search->done(); ++step) {
    const Notes notes = notes_of(*search);
    failures += fail_at_growing_counts([&](long count) {
      return is_done(count, [&] { (void)first_deduction(notes, {.unique = true}); });
    });
    failures += fail_at_growing_counts([&](long count) {
      return is_done(count, [&] { (void)all_deductions(notes, {.unique = true}); });
    });
    search->leap(5);
  }
  failures += fail_at_growing_counts(
      [&](long count) { return is_done(count, [&] { (void)grade(board(), {.unique = true}); }); });
  EXPECT_GT(failures, 100);
}

}  // namespace
}  // namespace sudoku
