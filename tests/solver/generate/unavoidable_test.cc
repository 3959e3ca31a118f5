#include "generate/unavoidable.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

#include "fast/plain.h"
#include "random_puzzles.h"
#include "sudoku/generate.h"
#include "sudoku/sight.h"
#include "support.h"

namespace sudoku {
namespace {

using fast::search_plain;
using generator::UnavoidableSets;
using test::board_of;
using test::Random;

constexpr std::array kSides = {4, 6, 9};

Board random_grid(Random& random, int side) {
  return board_of(test::random_solution(random, side));
}

CellSet all_cells(const Board& grid) { return Sight::of(grid.geometry()).of_all({}); }

// Uses search_plain(), because the generator solves 9x9 boards with another search.
bool is_unique(const Board& grid, CellSet clues) {
  Board puzzle(grid.geometry());
  for (const int cell : clues) puzzle.set(cell, grid[cell]);
  return search_plain(puzzle, 2, UINT64_MAX).count == 1;
}

CellSet without(CellSet cells, int cell) {
  cells.erase(cell);
  return cells;
}

// Hides only cells of one exchange: two digits, two rows of a band, or two columns of a stack.
// Every other solution then swaps whole unavoidable sets of this exchange, so here UnavoidableSets
// must give exact answers.
void expect_to_know_all(Random& random, const Board& grid, const CellSet exchanged) {
  const UnavoidableSets sets(grid);
  CellSet clues = all_cells(grid);
  for (const int cell : exchanged) {
    if (!random.one_in(4)) clues.erase(cell);
  }
  ASSERT_EQ(sets.has_unhit_set(clues), !is_unique(grid, clues)) << testing::PrintToString(grid);
  if (sets.has_unhit_set(clues)) return;
  const CellSet left = exchanged & clues;
  for (const int cell : left) {
    ASSERT_EQ(sets.is_surely_needed(clues, cell), !is_unique(grid, without(clues, cell)))
        << testing::PrintToString(grid) << cell;
  }
}

TEST(Unavoidable, KnowsAllWhereCellsOfTwoDigitsAreHidden) {
  Random random(1);
  for (const int side : kSides) {
    for (int trial = 0; trial < 20; ++trial) {
      const Board grid = random_grid(random, side);
      for (int a = 1; a <= side; ++a) {
        for (int b = a + 1; b <= side; ++b) {
          CellSet exchanged;
          for (const int cell : all_cells(grid)) {
            if (grid[cell] == a || grid[cell] == b) exchanged.insert(cell);
          }
          ASSERT_NO_FATAL_FAILURE(expect_to_know_all(random, grid, exchanged));
        }
      }
    }
  }
}

TEST(Unavoidable, KnowsAllWhereCellsOfTwoRowsOfABandOrTwoColumnsOfAStackAreHidden) {
  Random random(2);
  for (const int side : kSides) {
    for (int trial = 0; trial < 50; ++trial) {
      const Board grid = random_grid(random, side);
      const Geometry& geometry = grid.geometry();
      for (int a = 0; a < 2 * side; ++a) {
        for (int b = a + 1; b < (a < side ? side : 2 * side); ++b) {
          if (geometry.box(geometry.cell(a, 0)) != geometry.box(geometry.cell(b, 0))) continue;
          const Sight& sight = Sight::of(geometry);
          const CellSet exchanged = sight.of_unit(a) | sight.of_unit(b);
          ASSERT_NO_FATAL_FAILURE(expect_to_know_all(random, grid, exchanged));
        }
      }
    }
  }
}

TEST(Unavoidable, SaysNothingUntrueOfAnyPuzzle) {
  Random random(3);
  int missed = 0;
  int needed = 0;
  for (const int side : kSides) {
    for (int trial = 0; trial < 200; ++trial) {
      const Board grid = random_grid(random, side);
      const UnavoidableSets sets(grid);
      CellSet clues = all_cells(grid);
      const auto shown = random.below(grid.geometry().cells());
      while (static_cast<std::uint64_t>(clues.size()) > shown) {
        clues.erase(static_cast<int>(random.below(grid.geometry().cells())));
      }
      if (sets.has_unhit_set(clues)) {
        ++missed;
        ASSERT_FALSE(is_unique(grid, clues)) << testing::PrintToString(grid);
      }
      for (const int cell : clues) {
        if (!sets.is_surely_needed(clues, cell)) continue;
        ++needed;
        ASSERT_FALSE(is_unique(grid, without(clues, cell))) << testing::PrintToString(grid) << cell;
      }
    }
  }
  EXPECT_GT(missed, 100);
  EXPECT_GT(needed, 100);
}

TEST(Unavoidable, KnowsOfAboutHalfOfTheCluesOfMinimalPuzzlesThatTheyAreNeeded) {
  int clues = 0;
  int needed = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Generator generator({.seed = seed, .minimal = true});
    while (!generator.work(1000)) {
    }
    const Generated& made = *generator.best();
    const UnavoidableSets sets(made.solution);
    CellSet shown;
    for (const int cell : all_cells(made.solution)) {
      if (made.puzzle[cell] != 0) shown.insert(cell);
    }
    ASSERT_FALSE(sets.has_unhit_set(shown));
    clues += shown.size();
    for (const int cell : shown) needed += sets.is_surely_needed(shown, cell) ? 1 : 0;
  }
  // The measured share is 48 % over 3,000 grids.
  EXPECT_GT(100 * needed, 45 * clues) << needed << " of " << clues;
}

}  // namespace
}  // namespace sudoku
