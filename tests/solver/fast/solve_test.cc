#include "sudoku/solve.h"

#include <gtest/gtest.h>

#include <ostream>

#include "random_puzzles.h"
#include "sudoku/puzzle.h"
#include "support.h"

namespace sudoku {

void PrintTo(Status status, std::ostream* out) {
  constexpr std::string_view names[] = {"unique", "none", "multiple", "invalid", "unknown"};
  *out << names[static_cast<int>(status)];
}

namespace {

using test::board_of;
using test::Grid;
using test::Random;

constexpr std::uint64_t kLimit = 100'000;
constexpr std::string_view kLastCell =
    "........5........6........7........8........................9...........1234.....";
// A puzzle by Arto Inkala (2012). It has one solution, which sweeps do not find without a guess.
constexpr std::string_view kGuesses =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

bool solves(const Board& solution, const Board& puzzle) {
  for (int cell = 0; cell < puzzle.geometry().cells(); ++cell) {
    if (solution[cell] == 0) return false;
    if (puzzle[cell] != 0 && solution[cell] != puzzle[cell]) return false;
  }
  return test::obeys_rules(test::grid_of(solution));
}

// Returns whether `reason` is true: its cell has no candidate, or its digit is missing from its
// unit and has no place there.
bool is_impossible(const Board& board, const Impossible& reason) {
  if (reason.cell != kNoCell) {
    return reason.unit == kNoUnit && reason.digit == 0 && board[reason.cell] == 0 &&
           candidates(board, reason.cell) == 0;
  }
  for (const int cell : board.geometry().cells_of(reason.unit)) {
    if (board[cell] == reason.digit) return false;
    if (board[cell] == 0 && candidates(board, cell) >> reason.digit & 1) return false;
  }
  return reason.digit != 0;
}

bool has_impossible_place(const Board& board) {
  for (int cell = 0; cell < board.geometry().cells(); ++cell) {
    if (board[cell] == 0 && candidates(board, cell) == 0) return true;
  }
  for (int unit = 0; unit < board.geometry().units(); ++unit) {
    for (int digit = 1; digit <= board.side(); ++digit) {
      Impossible reason;
      reason.unit = static_cast<std::uint8_t>(unit);
      reason.digit = static_cast<std::uint8_t>(digit);
      if (is_impossible(board, reason)) return true;
    }
  }
  return false;
}

// Checks that the parts of a verdict agree with each other and with the board.
void expect_sound(const Board& board, const Verdict& verdict) {
  const bool multiple = verdict.status == Status::kMultiple;
  EXPECT_EQ(verdict.conflicts, conflicts(board));
  EXPECT_EQ(verdict.status == Status::kInvalid, !verdict.conflicts.empty());
  EXPECT_EQ(verdict.second.has_value(), multiple);
  if (verdict.status == Status::kUnique || multiple) {
    EXPECT_TRUE(verdict.solution && solves(*verdict.solution, board));
  }
  if (verdict.status == Status::kNone) {
    EXPECT_FALSE(verdict.solution);
    EXPECT_EQ(verdict.impossible.has_value(), has_impossible_place(board));
  } else {
    EXPECT_FALSE(verdict.impossible);
  }
  EXPECT_TRUE(!verdict.impossible || is_impossible(board, *verdict.impossible));
  if (multiple) {
    EXPECT_TRUE(solves(*verdict.second, board));
    EXPECT_NE(*verdict.solution, *verdict.second);
  }
}

void expect_agreement(const Grid& grid) {
  const Board board = board_of(grid);
  SCOPED_TRACE(format(board));
  const auto solutions = test::reference_solutions(grid, 2);
  const Verdict verdict = check(board, kLimit);
  expect_sound(board, verdict);
  constexpr Status by_count[] = {Status::kNone, Status::kUnique, Status::kMultiple};
  EXPECT_EQ(verdict.status, by_count[solutions.size()]);
  if (solutions.size() == 1 && verdict.solution) {
    EXPECT_EQ(test::grid_of(*verdict.solution), solutions[0]);
  }
}

struct Size {
  int side;
  int most_empties;
  int puzzles;
};
void PrintTo(const Size& size, std::ostream* out) { *out << size.side; }

class CheckOnEverySide : public testing::TestWithParam<Size> {};
INSTANTIATE_TEST_SUITE_P(Check, CheckOnEverySide,
                         testing::Values(Size{4, 16, 500}, Size{6, 30, 300}, Size{9, 45, 150}),
                         [](const auto& instance) { return std::to_string(instance.param.side); });

TEST_P(CheckOnEverySide, AgreesWithTheReference) {
  Random random(81);
  for (int i = 0; i < GetParam().puzzles; ++i) {
    const int empties = static_cast<int>(random.below(GetParam().most_empties + 1));
    expect_agreement(test::random_puzzle(random, GetParam().side, empties));
    expect_agreement(test::random_spoiled_puzzle(random, GetParam().side, empties));
    ASSERT_FALSE(HasFailure());
  }
}

TEST_P(CheckOnEverySide, NamesAllConflictsOfInvalidGivens) {
  Random random(82);
  for (int i = 0; i < 100; ++i) {
    const Board board = board_of(test::random_scribble(random, GetParam().side, 1 + i % 3));
    expect_sound(board, check(board, 0));
    ASSERT_FALSE(HasFailure());
  }
}

TEST_P(CheckOnEverySide, FindsManySolutionsOfTheEmptyGrid) {
  const Board empty(*Geometry::of_side(GetParam().side));
  const Verdict verdict = check(empty, kLimit);
  EXPECT_EQ(verdict.status, Status::kMultiple);
  expect_sound(empty, verdict);
}

TEST_P(CheckOnEverySide, FindsThatAFullBoardIsItsOwnOnlySolution) {
  Random random(83);
  const Board full = board_of(test::random_solution(random, GetParam().side));
  const Verdict verdict = check(full, 0);
  EXPECT_EQ(verdict.status, Status::kUnique);
  EXPECT_EQ(verdict.solution, full);
}

TEST(Check, FindsEachOfTheGridsOfFourByFourByItsFirstThreeRows) {
  for (const Grid& solution : test::reference_solutions({4, std::vector<int>(16, 0)}, 1000)) {
    Grid puzzle = solution;
    std::fill(puzzle.digits.begin() + 12, puzzle.digits.end(), 0);
    const Verdict verdict = check(board_of(puzzle), kLimit);
    EXPECT_EQ(verdict.status, Status::kUnique);
    EXPECT_EQ(verdict.solution, board_of(solution));
  }
}

TEST(Check, FindsTheOnlySolutionsOfTheKnownPuzzles) {
  for (const auto& known : {test::kEmpty39, test::kEmpty46, test::kEmpty51}) {
    const Verdict verdict = check(board_of(known.puzzle), kLimit);
    EXPECT_EQ(verdict.status, Status::kUnique);
    ASSERT_TRUE(verdict.solution);
    EXPECT_EQ(format(*verdict.solution), known.solution);
  }
}

// Puzzles for which row-by-row backtracking takes billions of steps each.
TEST(Check, DecidesPuzzlesThatAreHardForBacktracking) {
  struct Case {
    std::string_view puzzle;
    Status status;
  };
  // clang-format off
  const Case cases[] = {
      {test::kLongRun, Status::kUnique},
      {kGuesses, Status::kUnique},
      {"9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2.5", Status::kNone},
      {kLastCell, Status::kNone},
  };
  // clang-format on
  for (const auto& [puzzle, status] : cases) {
    const Verdict verdict = check(board_of(puzzle), kLimit);
    EXPECT_EQ(verdict.status, status) << puzzle;
    expect_sound(board_of(puzzle), verdict);
  }
}

// A board for which row-by-row backtracking needs 2.5 billion placements.
TEST(Check, ProvesWithFewGuessesThatAnOpenBoardHasNoSolution) {
  const Board board =
      board_of(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
  const Verdict verdict = check(board, 100);
  EXPECT_EQ(verdict.status, Status::kNone);
  EXPECT_FALSE(verdict.solution);
}

TEST(Check, SaysWhyThereIsNoSolutionWithoutASearch) {
  const Verdict verdict = check(board_of(kLastCell), 0);
  EXPECT_EQ(verdict.status, Status::kNone);
  ASSERT_TRUE(verdict.impossible);
  EXPECT_EQ(verdict.impossible->cell, 80);
  EXPECT_EQ(verdict.impossible->unit, kNoUnit);
}

TEST(Check, SaysWhichDigitHasNoPlaceInAUnit) {
  // The last three cells of row 1 can hold 7 and 8, but not 9.
  const Verdict verdict = check(board_of("123456.........9" + std::string(65, '.')), 0);
  EXPECT_EQ(verdict.status, Status::kNone);
  ASSERT_TRUE(verdict.impossible);
  EXPECT_EQ(verdict.impossible->cell, kNoCell);
  EXPECT_EQ(verdict.impossible->unit, 0);
  EXPECT_EQ(verdict.impossible->digit, 9);
}

// Regression test: the scan once stopped at the first cell with one candidate, and so missed a
// later cell with none.
TEST(Check, SaysWhichCellIsImpossibleThoughAnEarlierCellHasOneCandidate) {
  // Cell 8 can only hold 9. The peers of cell 79 have all nine digits.
  const Board board = board_of("12345678.........." + std::string(18, '.') + ".......9." +
                               std::string(27, '.') + "4567123..");
  const Verdict verdict = check(board, 0);
  EXPECT_EQ(verdict.status, Status::kNone);
  ASSERT_TRUE(verdict.impossible);
  EXPECT_EQ(verdict.impossible->cell, 79);
}

TEST(Check, NamesTheConflictsOfInvalidGivens) {
  const Verdict verdict = check(board_of("33.. .... .... 3..."), kLimit);
  EXPECT_EQ(verdict.status, Status::kInvalid);
  EXPECT_EQ(verdict.conflicts, (std::vector<Conflict>{{0, 1, 0}, {0, 12, 4}, {0, 1, 8}}));
  EXPECT_FALSE(verdict.solution);
}

TEST(Check, DoesNotKnowWhereItMayNotGuess) {
  EXPECT_EQ(check(board_of(kGuesses), 0).status, Status::kUnknown);
  EXPECT_EQ(check(Board(*Geometry::of_side(9)), 0).status, Status::kUnknown);
}

TEST(Check, GuessesNothingWhereSinglesAreEnough) {
  EXPECT_EQ(check(board_of(test::kEmpty39.puzzle), 0).status, Status::kUnique);
}

TEST(Check, KeepsItsAnswerOnceTheLimitIsLargeEnough) {
  const Board board = board_of(kGuesses);
  std::uint64_t limit = 0;
  while (check(board, limit).status == Status::kUnknown) ++limit;
  EXPECT_GT(limit, 0U);
  for (const std::uint64_t more : {limit, limit + 1, limit + 1000, UINT64_MAX}) {
    EXPECT_EQ(check(board, more).status, Status::kUnique) << more;
  }
}

TEST(Check, NeverCallsFewerThanSeventeenGivensUnique) {
  Random random(84);
  for (int i = 0; i < 50; ++i) {
    const Grid grid = test::random_puzzle(random, 9, 81 - 16);
    EXPECT_NE(check(board_of(grid), kLimit).status, Status::kUnique);
  }
}

}  // namespace
}  // namespace sudoku
