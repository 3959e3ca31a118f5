// All solvers must count the same solutions: check(), count(), solve_many() and each stepped
// search, on random puzzles with no, one and several solutions.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <vector>

#include "random_puzzles.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "sudoku/solve.h"
#include "sudoku/solve_many.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;
using test::Grid;
using test::Random;

constexpr std::uint64_t kEnough = 1'000'000;

std::uint8_t count_in_list(const Board& board, int limit) {
  std::vector<std::uint8_t> solution(board.digits().size());
  std::uint8_t found = 0;
  solve_many(board.side(), board.digits(), limit, kEnough, {&found, 1}, solution);
  return found;
}

Status status_of(std::uint64_t solutions) {
  return solutions == 0 ? Status::kNone : solutions == 1 ? Status::kUnique : Status::kMultiple;
}

// Runs `algorithm` to its end and checks how many solutions it finds. all-solutions finds all of
// them. The other searches stop at the first solution. If it is the only one, their board must
// equal it.
void expect_agreement(const Algorithm& algorithm, const Board& board, const Verdict& verdict,
                      std::uint64_t solutions) {
  SCOPED_TRACE(algorithm.id);
  const auto search = algorithm.make(board);
  search->leap(UINT64_MAX);
  ASSERT_TRUE(search->done());
  const std::uint64_t found = search->counters()[static_cast<int>(Kind::kSolution)];
  if (algorithm.make == kAllSolutions.make) {
    EXPECT_EQ(found, solutions);
    return;
  }
  EXPECT_EQ(found, std::min<std::uint64_t>(solutions, 1));
  if (solutions == 1) {
    EXPECT_EQ(search->board(), *verdict.solution);
  }
}

struct Size {
  int side;
  int most_empties;
  int puzzles;
};
void PrintTo(const Size& size, std::ostream* out) { *out << size.side; }

class Counts : public testing::TestWithParam<Size> {};
INSTANTIATE_TEST_SUITE_P(EverySolver, Counts,
                         testing::Values(Size{4, 13, 400}, Size{6, 24, 400}, Size{9, 46, 400}),
                         [](const auto& instance) { return std::to_string(instance.param.side); });

TEST_P(Counts, AreThoseOfEverySearch) {
  const auto [side, most_empties, puzzles] = GetParam();
  Random random(71);
  std::array<int, 3> seen{};
  for (int i = 0; i < puzzles; ++i) {
    const int empties = most_empties - static_cast<int>(random.below(most_empties / 3));
    const Board board = board_of(i % 3 == 0 ? test::random_spoiled_puzzle(random, side, empties)
                                            : test::random_puzzle(random, side, empties));
    SCOPED_TRACE(format(board));
    const std::uint64_t solutions = count(board, UINT64_MAX);
    const Verdict verdict = check(board, kEnough);
    EXPECT_EQ(verdict.status, status_of(solutions));
    EXPECT_EQ(count_in_list(board, 254), std::min<std::uint64_t>(solutions, 254));
    for (const Algorithm* algorithm : algorithms()) {
      expect_agreement(*algorithm, board, verdict, solutions);
    }
    if (HasFailure()) return;
    ++seen[std::min<std::uint64_t>(solutions, 2)];
  }
  for (const int count : seen) EXPECT_GT(count, puzzles / 20);
}

// A symmetry of the grid: the content of cell c moves to cells[c], and digit d becomes digits[d].
struct Image {
  std::vector<int> cells;
  std::vector<int> digits;
};

// Returns a random order of the rows (or columns) in which each band (or stack) stays together.
// `group` is the number of lines in a band (or stack).
std::vector<int> shuffled_lines(Random& random, int side, int group) {
  std::vector<int> groups(side / group);
  for (std::size_t i = 0; i < groups.size(); ++i) groups[i] = static_cast<int>(i);
  random.shuffle(groups);
  std::vector<int> lines;
  for (const int first : groups) {
    std::vector<int> within(group);
    for (int i = 0; i < group; ++i) within[i] = first * group + i;
    random.shuffle(within);
    lines.insert(lines.end(), within.begin(), within.end());
  }
  return lines;
}

Image random_image(Random& random, int side) {
  const std::vector<int> rows = shuffled_lines(random, side, test::box_height(side));
  const std::vector<int> columns = shuffled_lines(random, side, test::box_width(side));
  const bool turn = test::box_height(side) == test::box_width(side) && random.one_in(2);
  Image image;
  for (int digit = 0; digit <= side; ++digit) image.digits.push_back(digit);
  std::vector<int> names(image.digits.begin() + 1, image.digits.end());
  random.shuffle(names);
  std::copy(names.begin(), names.end(), image.digits.begin() + 1);
  for (int cell = 0; cell < side * side; ++cell) {
    const int row = rows[cell / side];
    const int column = columns[cell % side];
    image.cells.push_back(turn ? column * side + row : row * side + column);
  }
  return image;
}

Board transformed(const Image& image, const Grid& grid) {
  Grid result = grid;
  for (std::size_t cell = 0; cell < grid.digits.size(); ++cell) {
    result.digits[image.cells[cell]] = image.digits[grid.digits[cell]];
  }
  return board_of(result);
}

// Renames the digits, permutes the bands and the rows in each band, does the same with stacks and
// columns, and may transpose the grid. The puzzle changes, its number of solutions does not.
TEST_P(Counts, AreTheSameForEveryImageOfAPuzzle) {
  const auto [side, most_empties, puzzles] = GetParam();
  Random random(72);
  for (int i = 0; i < puzzles; ++i) {
    const int empties = most_empties + most_empties / 4 - static_cast<int>(random.below(12));
    const Grid grid = i % 3 == 0 ? test::random_spoiled_puzzle(random, side, empties)
                                 : test::random_puzzle(random, side, empties);
    const Board board = board_of(grid);
    const Board image = transformed(random_image(random, side), grid);
    SCOPED_TRACE(format(board) + " " + format(image));
    const std::uint64_t solutions = count(board, 1000);
    EXPECT_EQ(count(image, 1000), solutions);
    EXPECT_EQ(check(image, kEnough).status, status_of(solutions));
    EXPECT_EQ(count_in_list(image, 254), std::min<std::uint64_t>(solutions, 254));
    ASSERT_FALSE(HasFailure());
  }
}

}  // namespace
}  // namespace sudoku
