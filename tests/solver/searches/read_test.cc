// Compares read() with next() and pack() for every algorithm, in any phase and for any length.
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

constexpr std::uint32_t kUntouched = 0xDEADBEEF;
constexpr std::uint64_t kLongest = 40'000;  // steps compared per run

// Returns a length that is short, near 256 words, or long. A row-by-row search reads in bulk from
// 256 words on.
std::size_t some_length(Random& random) {
  switch (random.below(4)) {
    case 0:
      return random.below(40);
    case 1:
      return 200 + random.below(120);
    default:
      return random.below(5000);
  }
}

// A buffer for read(), followed by 64 words that must stay untouched.
struct Words {
  explicit Words(std::size_t length) : words(length + 64, kUntouched), length_(length) {}

  std::span<std::uint32_t> span() { return std::span(words).first(length_); }
  bool guard_is_intact() const {
    return std::all_of(words.begin() + static_cast<std::ptrdiff_t>(length_), words.end(),
                       [](std::uint32_t word) { return word == kUntouched; });
  }

  std::vector<std::uint32_t> words;

 private:
  std::size_t length_;
};

std::vector<std::uint32_t> walk(Search& search, std::size_t length) {
  std::vector<std::uint32_t> words;
  while (words.size() < length && !search.done()) words.push_back(pack(search.next()));
  return words;
}

// Compares read() of one search with next() of another on the same puzzle. Random leaps between the
// reads change the phase in which a read starts.
void expect_same(const Algorithm& algorithm, const Board& board, Random& random) {
  SCOPED_TRACE(testing::PrintToString(board));
  const auto reading = algorithm.make(board);
  const auto walking = algorithm.make(board);
  while (!walking->done() && walking->position() < kLongest) {
    Words words(some_length(random));
    const std::size_t count = reading->read(words.span());
    const auto expected = walk(*walking, words.span().size());
    ASSERT_EQ(count, expected.size()) << "before " << walking->position();
    ASSERT_TRUE(std::equal(expected.begin(), expected.end(), words.words.begin()))
        << "before " << walking->position();
    ASSERT_TRUE(words.guard_is_intact());
    ASSERT_EQ(snapshot_of(*reading), snapshot_of(*walking));
    const std::uint64_t steps = random.below(60);
    ASSERT_EQ(reading->leap(steps), walking->leap(steps));
  }
}

class EveryRead : public testing::TestWithParam<Algorithm> {};
INSTANTIATE_TEST_SUITE_P(Searches, EveryRead, testing::ValuesIn(test::every_algorithm()),
                         test::name_of_tests);

TEST_P(EveryRead, PacksWhatNextReportsAndLeavesTheSameSearch) {
  Random random(51);
  for (const int side : {4, 6, 9}) {
    const int cells = side * side;
    for (int i = 0; i < 40; ++i) {
      const int empties = static_cast<int>(random.below(cells + 1));
      expect_same(GetParam(), board_of(test::random_puzzle(random, side, empties)), random);
      expect_same(GetParam(), board_of(test::random_spoiled_puzzle(random, side, empties)), random);
      if (HasFailure()) return;
    }
    expect_same(GetParam(), Board(*Geometry::of_side(side)), random);
  }
}

TEST_P(EveryRead, OfNothingDoesNothing) {
  const auto search = GetParam().make(board_of(test::kEmpty39.puzzle));
  search->leap(100);
  const auto before = snapshot_of(*search);
  EXPECT_EQ(search->read({}), 0U);
  EXPECT_EQ(snapshot_of(*search), before);
}

TEST_P(EveryRead, AfterTheEndReadsNothing) {
  const auto search = GetParam().make(board_of(test::kEmpty39.puzzle));
  const std::uint64_t steps = search->clone()->leap(UINT64_MAX);
  Words words(steps + 500);
  EXPECT_EQ(search->read(words.span()), steps);
  EXPECT_TRUE(search->done());
  EXPECT_EQ(search->read(words.span()), 0U);
}

// Reads of a timeline cross checkpoints, and start both inside and at the end of the known part.
TEST_P(EveryRead, OfATimelineLeavesTheSameTimeline) {
  Random random(52);
  const Board board = board_of(test::kEmpty51.puzzle);
  Timeline reading(GetParam().make(board));
  Timeline walking(GetParam().make(board));
  for (int i = 0; i < 200; ++i) {
    Words words(some_length(random));
    const std::size_t count = reading.read(words.span());
    for (std::size_t k = 0; k < count; ++k) {
      ASSERT_EQ(pack(walking.next()), words.words[k]) << "at " << walking.position();
    }
    ASSERT_EQ(reading.position(), walking.position());
    ASSERT_EQ(reading.step(), walking.step());
    ASSERT_EQ(reading.known(), walking.known());
    // A timeline of a search that allocates works on copies, which start without a cache.
    if (!GetParam().allocates) {
      ASSERT_EQ(reading.memory(), walking.memory());
    }
    ASSERT_EQ(snapshot_of(reading.now()), snapshot_of(walking.now()));
    const std::uint64_t target = random.below(walking.known() + 1);
    ASSERT_EQ(reading.seek(target), walking.seek(target));
  }
}

}  // namespace
}  // namespace sudoku
