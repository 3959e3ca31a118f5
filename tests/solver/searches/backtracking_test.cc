#include <gtest/gtest.h>

#include <array>

#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::kEmpty39;
using test::kEmpty46;
using test::kEmpty51;
using test::steps_of;

std::vector<Step> run(std::string_view puzzle) {
  return steps_of(*kBacktracking.make(board_of(puzzle)));
}

constexpr std::string_view kEmptyGrid4 = "................";
constexpr std::string_view kEmptyGrid6 = "....................................";
constexpr std::string_view kEmptyGrid9 =
    ".................................................................................";

struct CountCase {
  std::string_view puzzle;
  // By Kind: none, select, try, check, conflict, place, eliminate, retreat, erase, solution,
  // exhausted.
  Counters counters;
  std::uint64_t steps;
};

// clang-format off
constexpr CountCase kCounts[] = {
    {kEmpty39.puzzle, {0, 69, 452, 4513, 383, 69, 0, 30, 30, 1, 0}, 5547},
    {kEmpty46.puzzle, {0, 181, 1445, 14069, 1264, 181, 0, 135, 135, 1, 0}, 17411},
    {kEmpty51.puzzle, {0, 4208, 37652, 334653, 33444, 4208, 0, 4157, 4157, 1, 0}, 422480},
    {kEmptyGrid9, {0, 391, 3195, 28062, 2804, 391, 0, 310, 310, 1, 0}, 35464},
    {kEmptyGrid4, {0, 16, 40, 287, 24, 16, 0, 0, 0, 1, 0}, 384},
    {"1.....2..3.....4", {0, 15, 42, 262, 27, 15, 0, 3, 3, 1, 0}, 368},
    {"1...2...3.......", {0, 13, 34, 237, 21, 13, 0, 0, 0, 1, 0}, 319},
    {".234............", {0, 13, 31, 241, 18, 13, 0, 0, 0, 1, 0}, 317},
    {"1234341221434321", {0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0}, 1},
    {"123...4.........", {0, 1, 4, 17, 4, 0, 0, 1, 0, 0, 1}, 28},
    {"12....3.........", {0, 2, 8, 38, 7, 1, 0, 2, 1, 0, 1}, 60},
    {kEmptyGrid6, {0, 36, 126, 1170, 90, 36, 0, 0, 0, 1, 0}, 1459},
    {"1.....2.....3.....4.....5...........", {0, 31, 111, 1014, 80, 31, 0, 0, 0, 1, 0}, 1268},
    {"12345.......6.......................", {0, 40, 165, 1349, 125, 40, 0, 10, 10, 1, 0}, 1740},
    {"12345......6........................", {0, 1, 6, 23, 6, 0, 0, 1, 0, 0, 1}, 38},
    {"..4.6....3....62.4......6.2.1..3...2", {0, 48, 288, 1993, 241, 47, 0, 48, 47, 0, 1}, 2713},
};
// clang-format on

TEST(Backtracking, TakesExactlySoManyStepsOfEachKind) {
  for (const auto& [puzzle, counters, steps] : kCounts) {
    SCOPED_TRACE(puzzle);
    const auto search = kBacktracking.make(board_of(puzzle));
    while (!search->done()) search->next();
    EXPECT_EQ(search->counters(), counters);
    EXPECT_EQ(search->position(), steps);
  }
}

TEST(Backtracking, FindsTheSolutionsOfTheKnownPuzzles) {
  for (const auto& known : {kEmpty39, kEmpty46, kEmpty51}) {
    const auto search = kBacktracking.make(board_of(known.puzzle));
    search->leap(UINT64_MAX);
    EXPECT_EQ(format(search->board()), known.solution);
  }
}

// Returns the 64-bit FNV-1a hash of the packed steps. Shared links refer to positions in a run, so
// the order of the steps must never change. The runs with these hashes were once compared with an
// external log.
std::uint64_t fingerprint(const std::vector<Step>& steps) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const Step& step : steps) {
    for (int shift = 0; shift < 32; shift += 8) {
      hash = (hash ^ (pack(step) >> shift & 255)) * 0x100000001b3;
    }
  }
  return hash;
}

TEST(Backtracking, OrderOfItsStepsIsFrozen) {
  EXPECT_EQ(fingerprint(run(kEmpty39.puzzle)), 0xe5f08a6f2442c814);
  EXPECT_EQ(fingerprint(run(kEmpty46.puzzle)), 0xdab126b590890d11);
  EXPECT_EQ(fingerprint(run(kEmpty51.puzzle)), 0xd3b7311e0e571a45);
}

using Three = std::array<int, 3>;

// Returns the number of conflicts found in rows, in columns and in boxes of a 9x9 board.
Three conflicts_found_in(const std::vector<Step>& steps) {
  Three found{};
  for (const Step& step : steps) {
    if (step.kind == Kind::kConflict) ++found[step.unit / 9];
  }
  return found;
}

TEST(Backtracking, FindsConflictsInRowsThenColumnsThenBoxes) {
  EXPECT_EQ(conflicts_found_in(run(kEmpty39.puzzle)), (Three{300, 71, 12}));
  EXPECT_EQ(conflicts_found_in(run(kEmpty46.puzzle)), (Three{962, 223, 79}));
  EXPECT_EQ(conflicts_found_in(run(kEmpty51.puzzle)), (Three{26125, 5918, 1401}));
}

// Counts the retreats from cells in which no digit was placed since they were selected.
int retreats_without_any_placement(const std::vector<Step>& steps) {
  int count = 0;
  std::array<bool, kMaxCells> placed{};
  for (const Step& step : steps) {
    if (step.kind == Kind::kSelect) placed[step.cell] = false;
    if (step.kind == Kind::kPlace) placed[step.cell] = true;
    if (step.kind == Kind::kRetreat && !placed[step.cell]) ++count;
  }
  return count;
}

TEST(Backtracking, RetreatsWithoutAnyPlacementAreExact) {
  EXPECT_EQ(retreats_without_any_placement(run(kEmpty39.puzzle)), 8);
  EXPECT_EQ(retreats_without_any_placement(run(kEmpty46.puzzle)), 38);
  EXPECT_EQ(retreats_without_any_placement(run(kEmpty51.puzzle)), 1246);
}

TEST(Backtracking, ReadsTheRowTheColumnAndTheBoxOfACellTheCellItselfIncluded) {
  // 4 3 | 2 1
  // 2 1 | 4 3
  // ----+----
  // 1 2 | 3 4
  // 3 4 | 1 .      Cell 15: digit 1 is in its row already, at place 2. Digit 2 fits.
  const auto steps = run("4321 2143 1234 341.");
  ASSERT_EQ(steps.size(), 21U);
  EXPECT_EQ(steps[0], (Step{.kind = Kind::kSelect, .cell = 15}));
  EXPECT_EQ(steps[1], (Step{.kind = Kind::kTry, .cell = 15, .digit = 1}));
  EXPECT_EQ(steps[5],
            (Step{.kind = Kind::kConflict, .cell = 15, .digit = 1, .unit = 3, .place = 2}));
  EXPECT_EQ(steps[6], (Step{.kind = Kind::kTry, .cell = 15, .digit = 2}));
  const int units[] = {3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11};
  const int peers[] = {12, 13, 14, 15, 3, 7, 11, 15, 10, 11, 14, 15};
  for (int i = 0; i < 12; ++i) {
    const Step& check = steps[7 + i];
    EXPECT_EQ(check.kind, Kind::kCheck);
    EXPECT_EQ(check.unit, units[i]);
    EXPECT_EQ(check.peer(*Geometry::of_side(4)), peers[i]);
  }
  EXPECT_EQ(steps[19], (Step{.kind = Kind::kPlace, .cell = 15, .digit = 2, .depth = 1}));
  EXPECT_EQ(steps[20], (Step{.kind = Kind::kSolution, .depth = 1}));
}

TEST(Backtracking, EndsWithTheRetreatOfTheFirstCellWhereThereIsNoSolution) {
  struct Case {
    std::string_view puzzle;
    int first;
  };
  for (const auto& [puzzle, first] :
       {Case{"123...4.........", 3},  //
        Case{"12....3.........", 2}, Case{"12345......6........................", 5},
        Case{"..4.6....3....62.4......6.2.1..3...2", 0}}) {
    const auto steps = run(puzzle);
    const Step retreat{.kind = Kind::kRetreat, .cell = static_cast<std::uint8_t>(first)};
    EXPECT_EQ(steps[steps.size() - 2], retreat) << puzzle;
    EXPECT_EQ(steps.back(), Step{.kind = Kind::kExhausted}) << puzzle;
  }
}

TEST(Backtracking, LeavesTheGivensWhereThereIsNoSolution) {
  const Board board = board_of("..4.6....3....62.4......6.2.1..3...2");
  const auto search = kBacktracking.make(board);
  search->leap(UINT64_MAX);
  EXPECT_EQ(search->board(), board);
  EXPECT_TRUE(search->stack().empty());
}

TEST(Backtracking, FindsTheSolutionOfAFullBoardAtOnce) {
  for (const std::string_view puzzle :
       {std::string_view("1234341221434321"),
        std::string_view("123456456123231564564231312645645312"), kEmpty39.solution}) {
    EXPECT_EQ(run(puzzle), (std::vector<Step>{{.kind = Kind::kSolution}})) << puzzle;
  }
}

}  // namespace
}  // namespace sudoku
