// How well the fast searches choose: a wrong turn in what a sweep strikes out, or in what is split,
// leaves every answer right and costs only time. It shows in the number of guesses.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "fast/bands.h"
#include "fast/digit_lanes.h"
#include "fast/lanes.h"
#include "fast/plain.h"
#include "sudoku/solve_many.h"
#include "support.h"

namespace sudoku {
namespace {

using test::board_of;

constexpr std::uint64_t kWanted = 2;  // enough to know whether a solution is the only one

// 500 of the puzzles that the project keeps, or as many as there are.
std::vector<Board> puzzles_of(const std::string& name) {
  std::ifstream file(TEST_DATA "/puzzles/" + name + ".txt");
  std::vector<Board> boards;
  for (std::string line; boards.size() < 500 && std::getline(file, line);) {
    if (line.size() == kMaxCells) boards.push_back(board_of(line));
  }
  return boards;
}

// The fewest guesses with which a search comes to its end.
template <class Search>
std::uint64_t guesses_of(Search search, const Board& board) {
  const auto ends = [&](std::uint64_t guesses) { return search(board, guesses).complete; };
  if (ends(0)) return 0;
  std::uint64_t enough = 1;
  while (!ends(enough)) enough *= 2;
  std::uint64_t too_few = enough / 2;
  while (enough - too_few > 1) {
    const std::uint64_t middle = (too_few + enough) / 2;
    (ends(middle) ? enough : too_few) = middle;
  }
  return enough;
}

template <class Search>
std::uint64_t guesses_of_each(Search search, const std::vector<Board>& boards) {
  std::uint64_t sum = 0;
  for (const Board& board : boards) sum += guesses_of(search, board);
  return sum;
}

// Of a list that is solved at once: with each number of guesses more, fewer boards are left open.
std::uint64_t guesses_of_list(const std::vector<Board>& boards) {
  std::vector<std::uint8_t> digits;
  for (const Board& board : boards) {
    digits.insert(digits.end(), board.digits().begin(), board.digits().end());
  }
  std::vector<std::uint8_t> counts(boards.size()), solutions(digits.size());
  std::uint64_t sum = 0;
  for (std::uint64_t guesses = 0;; ++guesses) {
    solve_lanes(digits, kWanted, guesses, counts, solutions);
    const auto open = std::count(counts.begin(), counts.end(), kNotKnown);
    if (open == 0) return sum;
    sum += open;
  }
}

struct Guessing {
  const char* puzzles;
  std::uint64_t bands, digit_lanes, lanes, plain;  // as measured: a better choice lowers them
};

void PrintTo(const Guessing& guessing, std::ostream* out) { *out << guessing.puzzles; }

class GuessesOf : public ::testing::TestWithParam<Guessing> {
 protected:
  const std::vector<Board> boards = puzzles_of(GetParam().puzzles);
};

INSTANTIATE_TEST_SUITE_P(Each, GuessesOf,
                         ::testing::Values(Guessing{"easy", 11, 12, 13, 32},
                                           Guessing{"minimal", 534, 488, 525, 2064},
                                           Guessing{"hard", 2575, 1767, 1929, 18640},
                                           Guessing{"none", 43, 29, 32, 178},
                                           Guessing{"several", 3668, 3591, 3699, 4802}),
                         [](const auto& param) { return std::string(param.param.puzzles); });

TEST_P(GuessesOf, BandsAreNoMoreThanTheyWere) {
  const auto search = [](const Board& board, std::uint64_t guesses) {
    return search_bands(board, kWanted, guesses);
  };
  EXPECT_LE(guesses_of_each(search, boards), GetParam().bands);
}

TEST_P(GuessesOf, DigitLanesAreNoMoreThanTheyWere) {
  const auto search = [](const Board& board, std::uint64_t guesses) {
    return search_digit_lanes(board, kWanted, guesses);
  };
  EXPECT_LE(guesses_of_each(search, boards), GetParam().digit_lanes);
}

TEST_P(GuessesOf, LanesAreNoMoreThanTheyWere) {
  EXPECT_LE(guesses_of_list(boards), GetParam().lanes);
}

TEST_P(GuessesOf, ThePlainSearchAreNoMoreThanTheyWere) {
  const auto search = [](const Board& board, std::uint64_t guesses) {
    return search_plain(board, kWanted, guesses);
  };
  EXPECT_LE(guesses_of_each(search, boards), GetParam().plain);
}

}  // namespace
}  // namespace sudoku
