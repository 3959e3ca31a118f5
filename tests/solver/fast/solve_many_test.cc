#include "sudoku/solve_many.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "random_puzzles.h"
#include "sudoku/logic.h"
#include "sudoku/solve.h"
#include "support.h"

namespace sudoku {
namespace {

using test::Grid;
using test::Random;

constexpr std::uint64_t kEnough = 1'000'000;

struct Answers {
  std::vector<std::uint8_t> counts;
  std::vector<std::uint8_t> solutions;
  bool operator==(const Answers&) const = default;
};

Answers solve(int side, const std::vector<Grid>& grids, int limit,
              std::uint64_t guesses = kEnough) {
  std::vector<std::uint8_t> digits;
  for (const Grid& grid : grids) {
    for (const int digit : grid.digits) digits.push_back(static_cast<std::uint8_t>(digit));
  }
  // The buffers are filled with 77, so that a byte that solve_many() fails to write is noticed.
  Answers answers{.counts = std::vector<std::uint8_t>(grids.size(), 77),
                  .solutions = std::vector<std::uint8_t>(digits.size(), 77)};
  solve_many(side, digits, limit, guesses, answers.counts, answers.solutions);
  return answers;
}

Grid solution_of(int side, const Answers& answers, std::size_t index) {
  const auto start = answers.solutions.begin() + static_cast<std::ptrdiff_t>(index * side * side);
  return {.side = side, .digits = {start, start + side * side}};
}

bool is_empty(const Grid& grid) {
  return std::ranges::all_of(grid.digits, [](int digit) { return digit == 0; });
}

bool completes(const Grid& solution, const Grid& puzzle) {
  for (std::size_t cell = 0; cell < puzzle.digits.size(); ++cell) {
    if (solution.digits[cell] == 0) return false;
    if (puzzle.digits[cell] != 0 && solution.digits[cell] != puzzle.digits[cell]) return false;
  }
  return test::obeys_rules(solution);
}

// Returns a mix of puzzles. About one in three has a changed given and mostly no solution. One in
// 16 has random digits that may break a rule. The others have one or more solutions.
std::vector<Grid> mixed(Random& random, int side, int count) {
  std::vector<Grid> grids;
  const int cells = side * side;
  for (int i = 0; i < count; ++i) {
    const int empties = cells * 2 / 5 + i % (cells / 3);
    if (i % 16 == 5) {
      grids.push_back(test::random_scribble(random, side, 4));
    } else if (i % 3 == 0) {
      grids.push_back(test::random_spoiled_puzzle(random, side, empties));
    } else {
      grids.push_back(test::random_puzzle(random, side, empties));
    }
  }
  return grids;
}

TEST(SolveMany, CountsAsTheTextbookDoesAndFindsASolutionOfEach) {
  for (const int side : {4, 6}) {
    Random random(30 + side);
    for (const int limit : {1, 2, 7, 254}) {
      const std::vector<Grid> grids = mixed(random, side, 101);
      const Answers answers = solve(side, grids, limit);
      for (std::size_t i = 0; i < grids.size(); ++i) {
        const auto most = static_cast<std::size_t>(limit);
        const std::size_t expected =
            test::obeys_rules(grids[i]) ? test::reference_solutions(grids[i], most).size() : 0;
        ASSERT_EQ(answers.counts[i], expected) << "limit " << limit << ", puzzle " << i;
        const Grid solution = solution_of(side, answers, i);
        EXPECT_TRUE(expected == 0 ? is_empty(solution) : completes(solution, grids[i]));
      }
    }
  }
}

TEST(SolveMany, AgreesWithCheckOnTheLargeBoard) {
  Random random(39);
  const std::vector<Grid> grids = mixed(random, 9, 601);
  const Answers answers = solve(9, grids, 2);
  std::array<int, 3> seen{};
  for (std::size_t i = 0; i < grids.size(); ++i) {
    const Verdict verdict = check(test::board_of(grids[i]), kEnough);
    const int expected = verdict.status == Status::kUnique     ? 1
                         : verdict.status == Status::kMultiple ? 2
                                                               : 0;
    ASSERT_EQ(answers.counts[i], expected) << "puzzle " << i;
    ++seen[expected];
    const Grid solution = solution_of(9, answers, i);
    if (expected == 0) {
      EXPECT_TRUE(is_empty(solution));
    } else {
      EXPECT_TRUE(completes(solution, grids[i]));
    }
    if (expected == 1) {
      EXPECT_EQ(solution, test::grid_of(*verdict.solution));
    }
  }
  for (const int count : seen) EXPECT_GT(count, 50);
}

// The answer for a board must not depend on the other boards of the list or on its place there.
TEST(SolveMany, AnswersEachBoardAsIfItWereAlone) {
  Random random(40);
  for (const int side : {4, 6, 9}) {
    const std::vector<Grid> grids = mixed(random, side, 70);
    const Answers together = solve(side, grids, 2);
    for (std::size_t count = 0; count < 20; ++count) {
      const std::vector<Grid> few(grids.end() - static_cast<std::ptrdiff_t>(count), grids.end());
      const Answers answers = solve(side, few, 2);
      EXPECT_TRUE(std::ranges::equal(answers.counts,
                                     std::span(together.counts).last(answers.counts.size())));
      for (std::size_t i = 0; i < count; ++i) {
        if (answers.counts[i] != 1) continue;
        EXPECT_EQ(solution_of(side, answers, i),
                  solution_of(side, together, grids.size() - count + i));
      }
    }
  }
}

TEST(SolveMany, SaysWhereTheGuessesWereUsedUp) {
  const Grid empty{.side = 9, .digits = std::vector<int>(81)};
  const Grid solved = test::grid_of(test::board_of(test::kEmpty51.solution));
  const Answers answers = solve(9, {empty, solved, empty}, 2, 0);
  EXPECT_EQ(answers.counts, (std::vector<std::uint8_t>{kNotKnown, 1, kNotKnown}));
  EXPECT_EQ(solution_of(9, answers, 1), solved);
  EXPECT_TRUE(is_empty(solution_of(9, answers, 0)));
}

TEST(SolveMany, CountsTheGuessesDown) {
  for (const int side : {4, 6, 9}) {
    const Grid empty{.side = side, .digits = std::vector<int>(side * side)};
    EXPECT_EQ(solve(side, {empty}, 254, 20).counts, std::vector<std::uint8_t>{kNotKnown});
  }
}

// solve_many() and check() must solve a puzzle of naked and hidden singles without a guess.
TEST(SolveMany, GuessesNothingWhereSinglesLeadToTheEnd) {
  const Repertoire singles{.techniques = TechniqueSet::up_to_grade(2)};
  Random random(88);
  int solved = 0;
  for (const int side : {4, 6, 9}) {
    for (int i = 0; i < 120; ++i) {
      const Grid grid = test::random_puzzle(random, side, side * side * (5 + i % 3) / 10);
      if (!grade(test::board_of(grid), singles).solved) continue;
      ++solved;
      EXPECT_EQ(solve(side, {grid}, 2, 0).counts, std::vector<std::uint8_t>{1}) << side;
      EXPECT_EQ(check(test::board_of(grid), 0).status, Status::kUnique) << side;
    }
  }
  EXPECT_GT(solved, 100);
}

TEST(SolveMany, ReachesTheLimitOnAnEmptyBoard) {
  for (const int side : {4, 6, 9}) {
    const Grid empty{.side = side, .digits = std::vector<int>(side * side)};
    const Answers answers = solve(side, {empty}, 254);
    EXPECT_EQ(answers.counts, std::vector<std::uint8_t>{254});
    EXPECT_TRUE(completes(solution_of(side, answers, 0), empty));
  }
}

}  // namespace
}  // namespace sudoku
