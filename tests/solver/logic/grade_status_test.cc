// grade() grades only puzzles with exactly one solution. For any other board it reports the status
// alone.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string_view>

#include "logic_support.h"
#include "puzzle_files.h"
#include "random_puzzles.h"
#include "sudoku/logic.h"
#include "sudoku/logic_search.h"
#include "sudoku/puzzle.h"
#include "sudoku/solve.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::kEverything;
using test::puzzles_in;
using test::Random;

// "Golden Nugget", one of the hardest known puzzles.
constexpr std::string_view kGoldenNugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

// Returns true if `grading` has this status and every other field is zero.
bool is_ungraded(const Grading& grading, Status status) {
  const std::array<std::uint16_t, kTechniques> none{};
  return grading.status == status && !grading.solved && grading.grade == 0 && grading.rating == 0 &&
         grading.guesses == 0 && grading.score == 0 && grading.counts == none;
}

TEST(Grade, IsOnlyOfWhatHasOneSolution) {
  for (const Board& puzzle : puzzles_in("puzzles/none.txt")) {
    EXPECT_TRUE(is_ungraded(grade(puzzle, kEverything), Status::kNone)) << format(puzzle);
  }
  for (const Board& puzzle : puzzles_in("puzzles/several.txt")) {
    EXPECT_TRUE(is_ungraded(grade(puzzle, kEverything), Status::kMultiple)) << format(puzzle);
  }
  const Board broken = board_of("11..............");
  EXPECT_TRUE(is_ungraded(grade(broken, kEverything), Status::kInvalid));
}

TEST(Grade, IsUnknownWhereTheCheckNeedsMoreGuesses) {
  const Board board = board_of(kGoldenNugget);
  EXPECT_TRUE(is_ungraded(grade(board, kEverything, 5), Status::kUnknown));
  EXPECT_EQ(grade(board, kEverything).status, Status::kUnique);
}

// check() needs 332 guesses for this puzzle, more than for any other puzzle with one solution that
// this project knows.
TEST(HasOneSolution, IsKnownOfThePuzzleThatNeedsTheMostGuesses) {
  const Board board =
      board_of("...5.......7..41...8..6...3.5..8..3.6..........9..72..4..9..........3.12..3....7.");
  EXPECT_EQ(check(board, 300).status, Status::kUnknown);
  EXPECT_TRUE(has_one_solution(board));
}

TEST(Grade, HasTheStatusOfACheckWhateverTheBoard) {
  Random random(31);
  std::array<int, 5> met{};
  for (const int side : {4, 6, 9}) {
    for (int i = 0; i < 200; ++i) {
      const int cells = side * side * (3 + i % 5) / 10;
      const Board board = board_of(i % 3 == 0 ? test::random_spoiled_puzzle(random, side, cells)
                                              : test::random_puzzle(random, side, cells));
      for (const std::uint64_t guesses : {0, 1, 10'000}) {
        const Status status = check(board, guesses).status;
        EXPECT_EQ(grade(board, kEverything, guesses).status, status) << format(board);
        ++met[static_cast<int>(status)];
      }
    }
  }
  for (const Status status : {Status::kUnique, Status::kNone, Status::kMultiple, Status::kUnknown})
    EXPECT_GT(met[static_cast<int>(status)], 10);
}

}  // namespace
}  // namespace sudoku
