// Counts the guesses of the fast searches. A bug in the eliminations of a sweep, or in the choice
// of the branch, can leave every answer correct and only cost time; it shows in this number.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "fast/digit_lanes.h"
#include "fast/lanes.h"
#include "fast/plain.h"
#include "sudoku/solve_many.h"
#include "support.h"

namespace sudoku {
namespace {

using fast::search_digit_lanes;
using fast::search_plain;
using fast::solve_lanes;
using test::board_of;

constexpr std::uint64_t kWanted = 2;  // enough to decide whether a solution is unique

// Returns the first 500 puzzles of a list in tests/data/puzzles, or all if the list is shorter.
std::vector<Board> puzzles_of(const std::string& name) {
  std::ifstream file(TEST_DATA "/puzzles/" + name + ".txt");
  std::vector<Board> boards;
  for (std::string line; boards.size() < 500 && std::getline(file, line);) {
    if (line.size() == kMaxCells) boards.push_back(board_of(line));
  }
  return boards;
}

// Returns the smallest number of guesses with which a search completes, found by bisection.
template <class Search>
std::uint64_t guesses_of(Search search, const Board& board) {
  const auto ends = [&](std::uint64_t guesses) { return search(board, guesses).complete; };
  if (ends(0)) return 0;
  std::uint64_t enough = 1;
  while (!ends(enough)) enough *= 2;
  std::uint64_t too_few = enough / 2;
  while (enough - too_few > 1) {
    const std::uint64_t middle = (too_few + enough) / 2;
    if (ends(middle)) {
      enough = middle;
    } else {
      too_few = middle;
    }
  }
  return enough;
}

template <class Search>
std::uint64_t guesses_of_each(Search search, const std::vector<Board>& boards) {
  std::uint64_t sum = 0;
  for (const Board& board : boards) sum += guesses_of(search, board);
  return sum;
}

// Returns the total number of guesses for boards that are solved as one list. Repeats the list with
// 0, 1, 2 ... guesses per board and adds up the boards that are still undecided.
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
  std::uint64_t digit_lanes, lanes, plain;  // as measured; lower them when a choice improves
};

void PrintTo(const Guessing& guessing, std::ostream* out) { *out << guessing.puzzles; }

class GuessesOf : public ::testing::TestWithParam<Guessing> {
 protected:
  const std::vector<Board> boards = puzzles_of(GetParam().puzzles);
};

INSTANTIATE_TEST_SUITE_P(Each, GuessesOf,
                         ::testing::Values(Guessing{"easy", 12, 13, 32},
                                           Guessing{"minimal", 488, 525, 2064},
                                           Guessing{"hard", 1767, 1929, 18640},
                                           Guessing{"none", 29, 32, 178},
                                           Guessing{"several", 3591, 3699, 4802}),
                         [](const auto& param) { return std::string(param.param.puzzles); });

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
