// The C++ listings of the page are compiled as they are and run. They take any kind of board: here
// one whose cells count what is done to them, so that it can be held against the searches.
#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "sudoku/searches.h"
#include "support.h"

namespace sudoku {
namespace {

// What a listing did, by what the searches call it.
struct Deeds {
  std::uint64_t select = 0, tries = 0, check = 0, place = 0, erase = 0;
  bool operator==(const Deeds&) const = default;
};
Deeds deeds;

class Cell {
 public:
  Cell(int digit) : digit_(digit) {}
  Cell& operator=(int digit) {
    ++(digit == 0 ? deeds.erase : deeds.place);
    digit_ = digit;
    return *this;
  }
  Cell(const Cell&) = default;
  Cell& operator=(const Cell&) = default;
  operator int() const { return digit_; }
  bool operator==(int digit) const {
    deeds.check += digit != 0;
    return digit_ == digit;
  }

 private:
  int digit_;
};

// A class of this namespace, so that a listing finds the functions below beside its own.
struct Sudoku : std::vector<std::vector<Cell>> {
  using std::vector<std::vector<Cell>>::vector;
};

class Used {
 public:
  Used& operator=(bool used) {
    used_ = used;
    return *this;
  }
  operator bool() const {
    ++deeds.check;
    return used_;
  }

 private:
  bool used_ = false;
};
using Table = std::vector<std::vector<Used>>;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
namespace backtracking_listing {
#include "../../web/listings/backtracking.cc"
}
namespace all_solutions_listing {
#include "../../web/listings/all-solutions.cc"
}
namespace lookup_tables_listing {
#include "../../web/listings/lookup-tables.cc"
}
namespace mrv_listing {
#include "../../web/listings/mrv.cc"
}
#pragma GCC diagnostic pop

// Preferred to the templates of the listings, whose calls they count.
bool isValid(const Sudoku& sudoku, int row, int column, int number) {
  ++deeds.tries;
  return backtracking_listing::isValid<Sudoku>(sudoku, row, column, number);
}
std::optional<std::pair<int, int>> nextEmptyField(const Sudoku& sudoku) {
  ++deeds.select;
  return backtracking_listing::nextEmptyField<Sudoku>(sudoku);
}
std::optional<std::pair<int, int>> fieldWithFewest(const Sudoku& sudoku) {
  ++deeds.select;
  return mrv_listing::fieldWithFewest<Sudoku>(sudoku);
}

Sudoku sudoku_of(std::string_view puzzle) {
  const auto size = static_cast<std::size_t>(std::sqrt(puzzle.size()));
  Sudoku sudoku;
  for (std::size_t row = 0; row < size; ++row) {
    std::vector<Cell> cells;
    for (char c : puzzle.substr(row * size, size)) cells.emplace_back(c == '.' ? 0 : c - '0');
    sudoku.push_back(cells);
  }
  return sudoku;
}

std::string text_of(const Sudoku& sudoku) {
  std::string text;
  for (const auto& row : sudoku) {
    for (int digit : row) text += digit == 0 ? '.' : static_cast<char>('0' + digit);
  }
  return text;
}

// What the search does on the puzzle. A listing looks for the next field once more at a solution.
Deeds deeds_of(std::unique_ptr<Search> search) {
  while (!search->done()) search->next();
  const auto count = [&](Kind kind) { return search->counters()[static_cast<std::size_t>(kind)]; };
  return {count(Kind::kSelect) + count(Kind::kSolution), count(Kind::kTry), count(Kind::kCheck),
          count(Kind::kPlace), count(Kind::kErase)};
}

std::ostream& operator<<(std::ostream& out, const Deeds& d) {
  return out << d.select << " select, " << d.tries << " try, " << d.check << " check, " << d.place
             << " place, " << d.erase << " erase";
}

struct Case {
  std::string_view puzzle;
  std::string_view solution;  // as it was where there is none
};
constexpr std::string_view kDead4 = "12....3.........";
constexpr std::string_view kDead6 = "..4.6....3....62.4......6.2.1..3...2";
constexpr std::string_view kSix = "..4.6....3....61.4......6.2.1..3...2";
const Case kCases[] = {
    {test::kEmpty39.puzzle, test::kEmpty39.solution},
    {test::kEmpty46.puzzle, test::kEmpty46.solution},
    {test::kEmpty51.puzzle, test::kEmpty51.solution},
    {"1.....2..3.....4", ""},
    {kSix, ""},
    {kDead4, kDead4},
    {kDead6, kDead6},
};

void expect_solved(const Case& known, bool solved, const Sudoku& sudoku) {
  EXPECT_EQ(solved, known.solution != known.puzzle);
  if (!known.solution.empty()) {
    EXPECT_EQ(text_of(sudoku), known.solution);
  }
}

TEST(Listings, BacktrackingDoesWhatItsSearchDoes) {
  for (const Case& known : kCases) {
    SCOPED_TRACE(known.puzzle);
    Sudoku sudoku = sudoku_of(known.puzzle);
    deeds = {};
    const bool solved = backtracking_listing::backtracking(sudoku);
    EXPECT_EQ(deeds, deeds_of(make_backtracking(test::board_of(known.puzzle))));
    expect_solved(known, solved, sudoku);
  }
}

TEST(Listings, AllSolutionsFindsAllAndEmptiesTheBoardAgain) {
  for (const std::string_view puzzle :
       {kCases[0].puzzle, kCases[1].puzzle, kCases[2].puzzle, kDead4, kDead6, kSix,
        std::string_view("................")}) {
    SCOPED_TRACE(puzzle);
    Sudoku sudoku = sudoku_of(puzzle);
    std::vector<Sudoku> solutions;
    deeds = {};
    all_solutions_listing::allSolutions(sudoku, solutions);
    const auto search = make_all_solutions(test::board_of(puzzle));
    EXPECT_EQ(deeds, deeds_of(search->clone()));
    while (!search->done()) search->next();
    EXPECT_EQ(solutions.size(), search->counters()[static_cast<std::size_t>(Kind::kSolution)]);
    EXPECT_EQ(text_of(sudoku), puzzle);
  }
  Sudoku sudoku = sudoku_of(test::kEmpty46.puzzle);
  std::vector<Sudoku> solutions;
  all_solutions_listing::allSolutions(sudoku, solutions);
  ASSERT_EQ(solutions.size(), 1u);
  EXPECT_EQ(text_of(solutions[0]), test::kEmpty46.solution);
}

// The listing has no function for a try: its first look-up is one.
TEST(Listings, LookupTablesDoesWhatItsSearchDoes) {
  for (const Case& known : kCases) {
    SCOPED_TRACE(known.puzzle);
    Sudoku sudoku = sudoku_of(known.puzzle);
    Table rows(sudoku.size(), std::vector<Used>(sudoku.size() + 1));
    Table columns = rows;
    Table boxes = rows;
    lookup_tables_listing::fillTables(sudoku, rows, columns, boxes);
    deeds = {};
    const bool solved = lookup_tables_listing::lookupTables(sudoku, rows, columns, boxes);
    Deeds expected = deeds_of(make_lookup_tables(test::board_of(known.puzzle)));
    expected.tries = 0;
    EXPECT_EQ(deeds, expected);
    expect_solved(known, solved, sudoku);
  }
}

// It asks isValid() for candidates, which the search does not count.
TEST(Listings, MrvDoesWhatItsSearchDoes) {
  for (const Case& known : kCases) {
    SCOPED_TRACE(known.puzzle);
    Sudoku sudoku = sudoku_of(known.puzzle);
    deeds = {};
    const bool solved = mrv_listing::mrv(sudoku);
    const Deeds expected = deeds_of(make_mrv(test::board_of(known.puzzle)));
    deeds.tries = expected.tries;
    deeds.check = expected.check;
    EXPECT_EQ(deeds, expected);
    expect_solved(known, solved, sudoku);
  }
}

}  // namespace
}  // namespace sudoku
