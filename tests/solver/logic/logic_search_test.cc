#include "sudoku/logic_search.h"

#include <gtest/gtest.h>

#include "logic_support.h"
#include "sudoku/solve.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;

// "Golden Nugget", one of the hardest known puzzles. The techniques soon find nothing more, and the
// solver has to guess.
constexpr std::string_view kGoldenNugget =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

// Runs the `logic` search and applies its deductions to notes of its own. Expects that each is the
// first deduction that these notes have, that pattern_of() returns it at each of its steps, and
// that the steps carry out its outcome.
void expect_steps_match_deductions(const Board& puzzle) {
  const auto search = kLogic.make(puzzle);
  Notes notes(puzzle);
  std::optional<Deduction> seen;
  CandidateSet told;
  while (!search->done()) {
    const Step step = search->next();
    if (step.kind == Kind::kDeduce) {
      seen = first_deduction(notes, test::kEverything);
      told = {};
      ASSERT_TRUE(seen.has_value());
      apply(*seen, notes);
      EXPECT_EQ(step.place, number_in_family(seen->technique));
      EXPECT_EQ(static_cast<int>(step.rule),
                1 + static_cast<int>(facts_of(seen->technique).family));
    }
    if (step.kind == Kind::kSolution) break;
    ASSERT_TRUE(seen.has_value());
    const auto pattern = pattern_of(*search);
    ASSERT_TRUE(pattern.has_value());
    EXPECT_EQ(pattern->technique, seen->technique);
    EXPECT_TRUE(same_outcome(*pattern, *seen));
    if (step.kind == Kind::kPlace) {
      EXPECT_EQ(seen->places[0].digit, step.digit);
    }
    if (step.kind == Kind::kEliminate) {
      EXPECT_TRUE(seen->eliminations.contains(step.cell, step.digit));
      EXPECT_FALSE(told.contains(step.cell, step.digit));
      told.insert(step.cell, step.digit);
    }
  }
  EXPECT_FALSE(pattern_of(*search));
  EXPECT_TRUE(notes.solved());
}

TEST(LogicSearch, TellsEachDeductionAndThenWhatFollows) {
  for (const int side : {4, 6, 9}) {
    for (int i = 0; i < 25; ++i) expect_steps_match_deductions(test::made(side, 900 + i).puzzle);
  }
}

TEST(LogicSearch, GuessesWhereNoTechniqueHelps) {
  const Board puzzle = board_of(kGoldenNugget);
  const auto search = kLogic.make(puzzle);
  std::uint64_t eliminated = 0;
  while (!search->done()) {
    const Step step = search->next();
    eliminated += step.kind == Kind::kEliminate && step.rule == Rule::kAssume;
    if (step.kind == Kind::kTry) {
      EXPECT_FALSE(pattern_of(*search));
    }
  }
  EXPECT_EQ(search->board(), *solve(puzzle));
  EXPECT_GT(search->counters()[static_cast<int>(Kind::kTry)], 0U);
  EXPECT_GT(search->counters()[static_cast<int>(Kind::kErase)], 0U);
  EXPECT_GT(eliminated, 0U);
}

TEST(LogicSearch, EndsHonestlyWhereThereIsNoSolution) {
  test::Random random(9);
  for (int i = 0; i < 30; ++i) {
    const Board board = board_of(test::random_spoiled_puzzle(random, 9, 45));
    if (solve(board)) continue;
    const auto search = kLogic.make(board);
    Step last;
    while (!search->done()) last = search->next();
    EXPECT_EQ(last.kind, Kind::kExhausted);
    EXPECT_EQ(search->board(), board);
  }
}

TEST(LogicSearch, ConcludesNothingFromUniquenessWhereThereAreSeveralSolutions) {
  for (int i = 0; i < 10; ++i) {
    Board board = test::made(9, 950 + i).puzzle;
    int cell = 0;
    while (board[cell] == 0) ++cell;
    board.set(cell, 0);
    const auto search = kLogic.make(board);
    Step last;
    while (!search->done()) {
      last = search->next();
      EXPECT_NE(last.rule, Rule::kUnique);
    }
    EXPECT_EQ(last.kind, Kind::kSolution);
  }
}

TEST(LogicSearch, TakesNothingForUniqueThatItCannotGoThrough) {
  const Board board =
      board_of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  EXPECT_TRUE(has_one_solution(board));
  EXPECT_FALSE(has_one_solution(board, 3));
}

// The cache holds the notes and the last deduction. A clone has none until it needs one.
TEST(LogicSearch, CountsTheMemoryOfItsCache) {
  const auto search = kLogic.make(test::board_of(test::kEmpty51.puzzle));
  const auto clone = search->clone();
  EXPECT_GE(search->bytes(), clone->bytes() + sizeof(Notes) + sizeof(Deduction));
  clone->next();
  EXPECT_EQ(clone->bytes(), search->bytes());
}

TEST(LogicSearch, HasAPatternThatACloneSeesToo) {
  const auto search = kLogic.make(test::made(9, 32).puzzle);
  while (!search->done()) {
    search->next();
    const auto clone = search->clone();
    const auto pattern = pattern_of(*search);
    const auto same = pattern_of(*clone);
    ASSERT_EQ(pattern.has_value(), same.has_value());
    if (pattern) {
      EXPECT_TRUE(same_outcome(*pattern, *same));
    }
  }
}

// Expects that notes_of() reflects the steps exactly: a placement removes the digit from the peers,
// an elimination removes one candidate, and nothing else changes.
TEST(LogicSearch, LeavesTheCandidatesThatAPersonWouldHaveLeft) {
  for (const int side : {4, 6, 9}) {
    for (int i = 0; i < 10; ++i) {
      const Board puzzle = test::made(side, 700 + i).puzzle;
      const auto search = kLogic.make(puzzle);
      Notes own(puzzle);
      while (!search->done()) {
        const Step step = search->next();
        ASSERT_NE(step.kind, Kind::kTry) << "no guess is needed here";
        if (step.kind == Kind::kPlace) own.place(step.cell, step.digit);
        if (step.kind == Kind::kEliminate) own.eliminate(step.cell, step.digit);
        const Notes left = notes_of(*search);
        for (int cell = 0; cell < puzzle.geometry().cells(); ++cell) {
          ASSERT_EQ(left.digits(cell), own.digits(cell)) << side << ", " << i << ", cell " << cell;
        }
      }
    }
  }
}

TEST(LogicSearch, HasTheCandidatesOfTheBoardInAnotherSearch) {
  const Board board = board_of(test::kEmpty51.puzzle);
  const auto search = kPropagation.make(board);
  while (search->position() < 100) search->next();
  const Notes expected(search->board());
  for (int cell = 0; cell < kMaxCells; ++cell) {
    EXPECT_EQ(notes_of(*search).digits(cell), expected.digits(cell));
  }
}

TEST(LogicSearch, HasNoPatternOfAnotherSearch) {
  const auto search = kPropagation.make(board_of(test::kEmpty51.puzzle));
  search->next();
  EXPECT_FALSE(pattern_of(*search));
}

}  // namespace
}  // namespace sudoku
