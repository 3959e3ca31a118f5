#include "fast/lanes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <memory>

#include "fast/lane_boards.h"
#include "fast/permutations.h"
#include "fast/plain.h"
#include "random_puzzles.h"
#include "sudoku/solve_many.h"
#include "support.h"

namespace sudoku {
namespace {

using fast::kLanes;
using fast::kWays;
using fast::Lane;
using fast::LaneBoards;
using fast::Lanes;
using fast::search_plain;
using fast::solve_lanes;
using simd::bits;
using simd::where_zero;
using test::Grid;
using test::Random;

constexpr std::uint64_t kEnough = 1'000'000;

std::vector<std::uint8_t> bytes_of(const std::vector<Grid>& grids) {
  std::vector<std::uint8_t> digits;
  for (const Grid& grid : grids)
    digits.insert(digits.end(), grid.digits.begin(), grid.digits.end());
  return digits;
}

std::vector<std::uint8_t> counts_of(const std::vector<Grid>& grids, int limit,
                                    std::uint64_t guesses = kEnough) {
  const std::vector<std::uint8_t> digits = bytes_of(grids);
  std::vector<std::uint8_t> counts(grids.size(), 77);
  std::vector<std::uint8_t> solutions(digits.size());
  solve_lanes(digits, limit, guesses, counts, solutions);
  return counts;
}

void load(LaneBoards& boards, int lane, const Grid& grid) {
  for (int digit = 0; digit < 9; ++digit) {
    for (int row = 0; row < 9; ++row) {
      unsigned places = 0;
      for (int column = 0; column < 9; ++column) {
        const int there = grid.digits[9 * row + column];
        if (there == 0 || there == digit + 1) places |= 1U << column;
      }
      boards.places[9 * digit + row][lane] = static_cast<Lane>(places);
    }
  }
  for (Lanes& minis : boards.open_minis) minis[lane] = static_cast<Lane>(-1);
}

bool allows(const LaneBoards& boards, int lane, const Board& solution) {
  for (int cell = 0; cell < kMaxCells; ++cell) {
    const Lane places = boards.places[9 * (solution[cell] - 1) + cell / 9][lane];
    if ((places >> cell % 9 & 1) == 0) return false;
  }
  return true;
}

// Returns whether a permutation of 0, 1, 2 is rising: each value is the one before plus 1, modulo
// 3.
bool rises(const int (&thirds)[3]) { return (thirds[0] + 1) % 3 == thirds[1]; }

// Returns whether the permutations that a sweep found in one lane include those of the solution.
bool keeps_permutations(const LaneBoards& boards, int lane, const Board& solution) {
  for (int digit = 0; digit < 9; ++digit) {
    int column_of[9] = {};
    for (int cell = 0; cell < kMaxCells; ++cell) {
      if (solution[cell] == digit + 1) column_of[cell / 9] = cell % 9;
    }
    for (int i = 0; i < 3; ++i) {
      int boxes[3] = {};    // the box of the digit in each row of band i
      int columns[3] = {};  // the column of the digit in each band of stack i
      for (int row = 0; row < 9; ++row) {
        if (row / 3 == i) boxes[row % 3] = column_of[row] / 3;
        if (column_of[row] / 3 == i) columns[row / 3] = column_of[row] % 3;
      }
      const Lane of_band =
          (rises(boxes) ? boards.of_bands.rising : boards.of_bands.falling)[digit][lane];
      const Lane of_stack =
          (rises(columns) ? boards.of_stacks.rising : boards.of_stacks.falling)[digit][lane];
      if ((of_band >> (3 * boxes[0] + i) & 1) == 0) return false;
      if ((of_stack >> (3 * i + columns[0]) & 1) == 0) return false;
    }
  }
  return true;
}

std::vector<Grid> puzzles(Random& random, std::size_t count) {
  std::vector<Grid> grids;
  while (grids.size() < count) {
    grids.push_back(test::random_puzzle(random, 9, 35 + static_cast<int>(grids.size() % 22)));
  }
  return grids;
}

LaneBoards boards_of(const std::vector<Grid>& grids) {
  LaneBoards boards;
  for (int lane = 0; lane < kLanes; ++lane) load(boards, lane, grids[lane]);
  return boards;
}

std::vector<Solutions> solutions_of(const std::vector<Grid>& grids) {
  std::vector<Solutions> solutions;
  for (const Grid& grid : grids) {
    solutions.push_back(search_plain(test::board_of(grid), 2, kEnough));
  }
  return solutions;
}

// Returns whether holds(lane, solution) is true in every lane for its first two solutions.
template <class Holds>
bool holds_for_all(const std::vector<Solutions>& solutions, const Holds& holds) {
  for (int lane = 0; lane < kLanes; ++lane) {
    const Solutions& found = solutions[lane];
    if (!holds(lane, found.boards[0])) return false;
    if (found.count > 1 && !holds(lane, found.boards[1])) return false;
  }
  return true;
}

TEST(LaneBoards, KeepEverySolutionAndItsPermutationsWhateverTheySweepOut) {
  Random random(61);
  for (int round = 0; round < 12; ++round) {
    const std::vector<Grid> grids = puzzles(random, kLanes);
    const std::vector<Solutions> solutions = solutions_of(grids);
    LaneBoards boards = boards_of(grids);
    for (int sweep = 0; sweep < 20; ++sweep) {
      const LaneBoards::Sweep seen = boards.sweep();
      EXPECT_EQ(bits(where_zero(seen.bad)), (1ULL << kLanes) - 1);
      EXPECT_TRUE(holds_for_all(solutions, [&](int lane, const Board& solution) {
        return allows(boards, lane, solution) && keeps_permutations(boards, lane, solution);
      }));
    }
  }
}

// On a full board a digit has one permutation left in each of the three bands and three stacks.
TEST(LaneBoards, FindOnePermutationForEachDigitOfAFullBoard) {
  Random random(65);
  std::vector<Grid> grids = puzzles(random, kLanes);
  const std::vector<Solutions> solutions = solutions_of(grids);
  for (int lane = 0; lane < kLanes; ++lane) {
    for (int cell = 0; cell < kMaxCells; ++cell) {
      grids[lane].digits[cell] = solutions[lane].boards[0][cell];
    }
  }
  LaneBoards boards = boards_of(grids);
  boards.sweep();
  for (const auto& [rising, falling] : {boards.of_bands, boards.of_stacks}) {
    for (int digit = 0; digit < 9; ++digit) {
      for (int lane = 0; lane < kLanes; ++lane) {
        EXPECT_EQ(std::popcount(static_cast<unsigned>(rising[digit][lane])) +
                      std::popcount(static_cast<unsigned>(falling[digit][lane])),
                  3);
      }
    }
  }
}

TEST(LaneBoards, SweepEachLaneAsIfItWereAlone) {
  Random random(62);
  const std::vector<Grid> grids = puzzles(random, kLanes);
  LaneBoards mixed;
  for (int lane = 0; lane < kLanes; ++lane) load(mixed, lane, grids[lane]);
  LaneBoards alike;
  for (int lane = 0; lane < kLanes; ++lane) load(alike, lane, grids[3]);
  for (int sweep = 0; sweep < 6; ++sweep) {
    mixed.sweep();
    alike.sweep();
    for (int row = 0; row < LaneBoards::kRows; ++row) {
      ASSERT_EQ(mixed.places[row][3], alike.places[row][kLanes - 1]);
    }
  }
}

TEST(LaneBoards, FindAContradiction) {
  Random random(63);
  LaneBoards boards;
  for (int lane = 0; lane < kLanes; ++lane) load(boards, lane, test::random_puzzle(random, 9, 40));
  // Digit 7 becomes the only candidate of two cells in column 4.
  for (const int row : {1, 6}) {
    for (int digit = 0; digit < 9; ++digit) {
      Lane places = boards.places[9 * digit + row][2];
      places = digit == 6 ? Lane{1U << 4} : static_cast<Lane>(places & ~(1U << 4));
      boards.places[9 * digit + row][2] = places;
    }
  }
  bool found = false;
  for (int sweep = 0; sweep < 3; ++sweep) {
    found = found || (bits(where_zero(boards.sweep().bad)) >> 2 & 1) == 0;
  }
  EXPECT_TRUE(found);
}

TEST(Ways, AreThePermutationsOfAPattern) {
  for (unsigned pattern = 0; pattern < 512; ++pattern) {
    int j[] = {0, 1, 2};
    int count = 0;
    int with_apart = 0;
    do {
      const unsigned way = 1U << j[0] | 8U << j[1] | 64U << j[2];
      if ((pattern & way) != way) continue;
      ++count;
      with_apart += static_cast<int>(way >> kWays[pattern].apart & 1);
    } while (std::next_permutation(j, j + 3));
    EXPECT_EQ(kWays[pattern].count, count);
    if (count > 1) {  // `apart` is a bit of some permutations, not of all
      EXPECT_GT(with_apart, 0);
      EXPECT_LT(with_apart, count);
    }
  }
}

TEST(Lanes, CountAsThePlainSearchDoes) {
  Random random(64);
  for (const int limit : {1, 2, 9, 254}) {
    std::vector<Grid> grids;
    for (int i = 0; i < 150; ++i) {
      const int empties = 36 + i % 21;
      grids.push_back(i % 3 == 0 ? test::random_spoiled_puzzle(random, 9, empties)
                                 : test::random_puzzle(random, 9, empties));
    }
    const std::vector<std::uint8_t> counts = counts_of(grids, limit);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      const std::uint64_t wanted = static_cast<std::uint64_t>(limit);
      EXPECT_EQ(counts[i], search_plain(test::board_of(grids[i]), wanted, kEnough).count)
          << "puzzle " << i << ", limit " << limit;
    }
  }
}

TEST(Lanes, CountNoneWhereTwoGivensAreEqual) {
  for (const auto& [first, second] : {std::pair{0, 8}, std::pair{0, 72}, std::pair{40, 50},
                                      std::pair{72, 80}, std::pair{8, 80}, std::pair{60, 80}}) {
    Grid grid{.side = 9, .digits = std::vector<int>(81)};
    grid.digits[first] = grid.digits[second] = 5;
    EXPECT_EQ(counts_of({grid}, 2), std::vector<std::uint8_t>{0}) << first << ' ' << second;
  }
}

TEST(Lanes, FinishListsOfEveryLength) {
  Random random(65);
  const std::vector<Grid> grids = puzzles(random, 3 * kLanes);
  const std::vector<std::uint8_t> all = counts_of(grids, 2);
  for (std::size_t length = 0; length <= grids.size(); ++length) {
    const std::vector<Grid> some(grids.begin(),
                                 grids.begin() + static_cast<std::ptrdiff_t>(length));
    EXPECT_TRUE(std::ranges::equal(counts_of(some, 2), std::span(all).first(length)));
  }
}

// Boards for which a search with poor branching would take years.
TEST(Lanes, NeedFewGuessesForBoardsThatAreHardToOthers) {
  for (const std::string_view text :
       {"........5........6........7........8........................9...........1234.....",
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        "9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2.5"}) {
    const Grid grid = test::grid_of(test::board_of(text));
    EXPECT_EQ(counts_of({grid}, 2, 100), std::vector<std::uint8_t>{0}) << text;
  }
  const Grid sparse = test::grid_of(test::board_of(test::kLongRun));
  EXPECT_EQ(counts_of({sparse}, 2, 200), std::vector<std::uint8_t>{1});
}

// Boards with many solutions, on which a lane stacks up 58 and 67 frames. No more than 54 would do
// if it guessed in bands and stacks alone.
TEST(Lanes, HaveRoomForDeepSearches) {
  for (const std::string_view text :
       {".................................................................................",
        ".....................8..49.............................6...................97.2.."}) {
    const std::vector<Grid> grids(kLanes, test::grid_of(test::board_of(text)));
    EXPECT_EQ(counts_of(grids, 254), std::vector<std::uint8_t>(kLanes, 254)) << text;
  }
}

}  // namespace
}  // namespace sudoku
