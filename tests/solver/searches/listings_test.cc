// Compiles the C++ listings of the web page unchanged and runs them. The listings are templates
// over the board type. Their board here counts its operations, which must equal those of the
// stepped searches.
#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "sudoku/searches.h"
#include "support.h"

namespace sudoku {
namespace {

// Counts the operations of a listing, named after the steps that a search reports for them.
struct Counts {
  std::uint64_t select = 0, tries = 0, check = 0, place = 0, erase = 0;
  bool operator==(const Counts&) const = default;
};
Counts counts;

class Cell {
 public:
  Cell(int digit) : digit_(digit) {}
  Cell& operator=(int digit) {
    if (digit == 0) {
      ++counts.erase;
    } else {
      ++counts.place;
    }
    digit_ = digit;
    return *this;
  }
  Cell(const Cell&) = default;
  Cell& operator=(const Cell&) = default;
  operator int() const { return digit_; }
  bool operator==(int digit) const {
    counts.check += digit != 0;
    return digit_ == digit;
  }

 private:
  int digit_;
};

// The board of the listings. Since this class belongs to namespace sudoku, argument-dependent
// lookup lets a listing find the counting functions below.
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
    ++counts.check;
    return used_;
  }

 private:
  bool used_ = false;
};
using Table = std::vector<std::vector<Used>>;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"
namespace backtracking_listing {
#include "../../../web/listings/backtracking.cc"
}
namespace all_solutions_listing {
#include "../../../web/listings/all-solutions.cc"
}
namespace lookup_tables_listing {
#include "../../../web/listings/lookup-tables.cc"
}
namespace mrv_listing {
#include "../../../web/listings/mrv.cc"
}
#pragma GCC diagnostic pop

// Functions that count calls. Overload resolution prefers them to the templates of the listings.
bool isValid(const Sudoku& sudoku, int row, int column, int number) {
  ++counts.tries;
  return backtracking_listing::isValid<Sudoku>(sudoku, row, column, number);
}
std::optional<std::pair<int, int>> nextEmptyField(const Sudoku& sudoku) {
  ++counts.select;
  return backtracking_listing::nextEmptyField<Sudoku>(sudoku);
}
std::optional<std::pair<int, int>> fieldWithFewest(const Sudoku& sudoku) {
  ++counts.select;
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

// Returns the counts that a listing must reach, taken from its search. A listing also looks for an
// empty field when it finds a solution, so solutions count as `select`.
Counts counts_of(std::unique_ptr<Search> search) {
  while (!search->done()) search->next();
  const auto count = [&](Kind kind) { return search->counters()[static_cast<std::size_t>(kind)]; };
  return {count(Kind::kSelect) + count(Kind::kSolution), count(Kind::kTry), count(Kind::kCheck),
          count(Kind::kPlace), count(Kind::kErase)};
}

std::ostream& operator<<(std::ostream& out, const Counts& d) {
  return out << d.select << " select, " << d.tries << " try, " << d.check << " check, " << d.place
             << " place, " << d.erase << " erase";
}

struct Case {
  std::string_view puzzle;
  std::string_view solution;  // equal to `puzzle`: there is none; empty: not compared
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
    counts = {};
    const bool solved = backtracking_listing::backtracking(sudoku);
    EXPECT_EQ(counts, counts_of(kBacktracking.make(test::board_of(known.puzzle))));
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
    counts = {};
    all_solutions_listing::allSolutions(sudoku, solutions);
    const auto search = kAllSolutions.make(test::board_of(puzzle));
    EXPECT_EQ(counts, counts_of(search->clone()));
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

// The listing of lookup-tables has no function that is called once per try, so the test does not
// compare tries.
TEST(Listings, LookupTablesDoesWhatItsSearchDoes) {
  for (const Case& known : kCases) {
    SCOPED_TRACE(known.puzzle);
    Sudoku sudoku = sudoku_of(known.puzzle);
    Table rows(sudoku.size(), std::vector<Used>(sudoku.size() + 1));
    Table columns = rows;
    Table boxes = rows;
    lookup_tables_listing::fillTables(sudoku, rows, columns, boxes);
    counts = {};
    const bool solved = lookup_tables_listing::lookupTables(sudoku, rows, columns, boxes);
    Counts expected = counts_of(kLookupTables.make(test::board_of(known.puzzle)));
    expected.tries = 0;
    EXPECT_EQ(counts, expected);
    expect_solved(known, solved, sudoku);
  }
}

// The listing of mrv finds candidates with isValid(). The search does not count these calls, so the
// test does not compare tries and checks.
TEST(Listings, MrvDoesWhatItsSearchDoes) {
  for (const Case& known : kCases) {
    SCOPED_TRACE(known.puzzle);
    Sudoku sudoku = sudoku_of(known.puzzle);
    counts = {};
    const bool solved = mrv_listing::mrv(sudoku);
    const Counts expected = counts_of(kMrv.make(test::board_of(known.puzzle)));
    counts.tries = expected.tries;
    counts.check = expected.check;
    EXPECT_EQ(counts, expected);
    expect_solved(known, solved, sudoku);
  }
}

}  // namespace
}  // namespace sudoku
