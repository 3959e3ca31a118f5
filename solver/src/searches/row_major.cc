// The searches `backtracking`, `all-solutions` and `lookup-tables`. They fill the first empty cell,
// row by row, and try its digits in ascending order. To test a digit, they read the row, the column
// and the box of the cell. If a read finds the digit, the next digit is tried. If no read finds it,
// the digit is placed.
//
//   try --> check ... check --> place
//            `-> conflict --> try
//
// Invariant: every cell before the current one is filled, so the next empty cell comes after it.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "driver.h"
#include "read_costs.h"
#include "reads.h"
#include "sudoku/board.h"
#include "sudoku/bytes.h"
#include "sudoku/search.h"
#include "sudoku/searches.h"
#include "sudoku/step.h"
#include "walk.h"

namespace sudoku {
namespace searches {
namespace {

// Returns the table of read costs of a board that holds only the givens of `board`. The table tells
// how many reads (of cells or units) a search needs to find a digit among the peers of a cell. The
// function is not inlined: its two callers share one copy of the code, which makes the WebAssembly
// module 150 bytes smaller.
[[gnu::noinline]] ReadCosts costs_of_givens(const Walk& walk, const Board& board) {
  ReadCosts costs;
  int empty = 0;
  for (int cell = 0; cell < board.geometry().cells(); ++cell) {
    if (empty < walk.cells && walk.cell[empty] == cell) {
      ++empty;
    } else {
      costs.put(walk.reads->costs[cell], board[cell]);
    }
  }
  return costs;
}

void add(Counters& counters, const Counters& more) noexcept {
  for (int kind = 0; kind < kKinds; ++kind) counters[kind] += more[kind];
}

// Advances the search state `walk` and writes its steps into `words`, one packed step per word.
// Stops before the first digit for which the steps that test and place it do not all fit into
// `words`. Returns the number of steps written, by kind. `costs` is the table of read costs: how
// many reads (of cells or units) a search needs to find a digit among the peers of a cell. The
// table is invalid afterwards, because it may reflect steps that were not written.
// Requires: words.size() >= kLongestDigit.
Counters write_steps(Walk& walk, ReadCosts& costs, std::span<std::uint32_t> words) {
  Counters counters = write_digits(walk, costs, words);
  while (!walk.done) {
    const auto rest = words.subspan(steps_in(counters));
    std::array<std::uint32_t, kLongestDigit> next;
    const Walk before = walk;
    const Counters more = write_digits(walk, costs, next);
    const auto end = next.begin() + steps_in(more);
    if (steps_in(more) > rest.size()) {
      walk = before;
      break;
    }
    std::copy(next.begin(), end, rest.begin());
    add(counters, more);
  }
  return counters;
}

// Advances the search state `walk` by at most `steps` steps without reporting them. Stops after the
// last digit for which the steps that test and place it all fit within this limit. Returns the
// number of steps done, by kind.
Counters walk_cells(Walk& walk, const Board& board, std::uint64_t steps) {
  ReadCosts costs = costs_of_givens(walk, board);
  Counters counters = visit_cells(walk, board, costs, steps);
  if (walk.done) return counters;
  // Too few steps are left for visit_cells(), which tests all digits of a cell at once. Writing
  // these steps into a buffer that nobody reads is faster than doing them one by one with next().
  std::array<std::uint32_t, kLongestCell + kLongestDigit> words;
  add(counters, write_steps(walk, costs, {words.data(), static_cast<std::size_t>(steps)}));
  return counters;
}

// Advances the search state `walk` and writes its steps into `words`, one packed step per word.
// Stops after the last digit for which the steps that test and place it all fit. Returns the number
// of steps written, by kind.
Counters read_digits(Walk& walk, const Board& board, std::span<std::uint32_t> words) {
  ReadCosts costs = costs_of_givens(walk, board);
  for (int depth = 0; depth < walk.depth; ++depth)
    costs.put(walk.reads->costs[walk.cell[depth]], walk.digit[depth]);
  return write_steps(walk, costs, words);
}

// The number of steps that leap(), which does many steps without reporting them, can do within one
// frame of the screen (about 16 ms).
constexpr std::uint64_t kStride = 1 << 21;

// The properties in which `backtracking`, `all-solutions` and `lookup-tables` differ: what one read
// looks at, and whether the search continues after a solution.
struct Textbook {
  ReadOf read_of;
  bool all_solutions;
};

class RowMajor final : public Cloned<RowMajor, Driver> {
 public:
  RowMajor(const Algorithm& algorithm, const Board& board, const Textbook& textbook)
      : Cloned(algorithm, board),
        reads_(reads_of(board.geometry(), textbook.read_of)),
        all_solutions_(textbook.all_solutions) {}

  // Does up to `steps` steps without reporting them. First does single steps until the next step
  // tries a digit. Then handles all steps of a cell at once, and takes their number from the table
  // of read costs. When few steps are left, handles all steps of a digit at once. Does the last
  // steps one by one. If `steps` is less than kShortestLeap, does all steps one by one.
  std::uint64_t leap(std::uint64_t steps, Extent& depths) override {
    std::uint64_t taken = 0;
    if (steps >= kShortestLeap) {
      while (!done() && phase_ != Phase::kTry) taken += Search::leap(1, depths);
      if (!done()) taken += leap_cells(steps - taken, depths);
    }
    return taken + Search::leap(steps - taken, depths);
  }

  // Does up to words.size() steps and writes each, packed, into a word of `words`. First does
  // single steps until the next step tries a digit. Then handles all steps of a digit (test and
  // placement) at once, and copies its `check` steps from a table. Does the last steps one by one.
  std::size_t read(std::span<std::uint32_t> words, Extent& depths) override {
    std::size_t count = 0;
    if (words.size() >= kShortestRead) {
      while (!done() && phase_ != Phase::kTry) {
        count += Search::read(words.subspan(count, 1), depths);
      }
      if (!done()) count += read_ahead(words.subspan(count), depths);
    }
    return count + Search::read(words.subspan(count), depths);
  }

 protected:
  // Does checks, tries and conflicts here, because nearly all steps are of these kinds. If they
  // went through the virtual functions of the base class, next() would lose a quarter of its speed.
  Step advance() override {
    if (phase_ == Phase::kCheck) return check();
    if (phase_ == Phase::kTry) return RowMajor::try_next();
    if (phase_ == Phase::kConflict) {
      phase_ = Phase::kTry;
      return reading(Kind::kConflict, read_);
    }
    return Driver::advance();
  }

  Step choose() override {
    const int cell = first_empty();
    if (cell < geometry().cells()) return branch(cell);
    if (!all_solutions_) return solution();
    phase_ = depth() == 0 ? Phase::kExhausted : Phase::kErase;
    return {.kind = Kind::kSolution};
  }

  Step try_next() override {
    if (digit_ == board().side()) return retreat({.cell = cell_});
    ++digit_;
    read_ = 0;
    phase_ = Phase::kCheck;
    return {.kind = Kind::kTry, .cell = cell_, .digit = digit_};
  }

  void save_own(Writer& writer) const override {
    writer.byte(phase_ == Phase::kCheck || phase_ == Phase::kConflict ? read_ : 0U);
  }

  bool restore_own(Reader& reader) override {
    read_ = reader.byte();
    const bool is_in_order = std::is_sorted(stack().begin(), stack().end());
    if (!is_in_order || (depth() > 0 && top() > first_empty())) return false;
    switch (phase_) {
      case Phase::kTry:
      case Phase::kPlace:
        return cell_ == first_empty() && read_ == 0;
      case Phase::kCheck:
        return can_read();
      case Phase::kConflict:
        return can_read() && finds(reading(Kind::kConflict, read_));
      default:
        return phase_ <= Phase::kExhausted && read_ == 0;
    }
  }

 private:
  // Minimum numbers of steps for which doing many steps at once is faster than doing them one by
  // one. For fewer steps, building the table of read costs takes longer than it saves.
  static constexpr std::uint64_t kShortestLeap = 4 * kLongestCell;
  static constexpr std::size_t kShortestRead = 8 * kLongestDigit;

  // Returns the first empty cell, or the number of cells if none is empty.
  int first_empty() const {
    const auto digits = board().digits();
    return static_cast<int>(std::find(digits.begin(), digits.end(), 0) - digits.begin());
  }

  // Returns true if a restored search can be in the middle of the test of its current digit. For
  // this, the current cell must be the first empty one, and the digit must not be where the search
  // has looked for it so far.
  bool can_read() const {
    if (cell_ != first_empty() || digit_ == 0 || read_ >= reads_.all) return false;
    for (int read = 0; read < read_; ++read) {
      if (finds(reading(Kind::kCheck, read))) return false;
    }
    return true;
  }

  // Returns the step of `kind` (kCheck or kConflict) that reports read number `read` of the test of
  // the current digit in the current cell. The reads of a test are numbered from 0 and go through
  // the row, the column and the box of the cell. Depending on the algorithm, a read looks at one
  // cell of such a unit, or at the whole unit.
  Step reading(Kind kind, int read) const {
    const Step check = unpack(reads_.checks[cell_][read]);
    return {.kind = kind, .cell = cell_, .digit = digit_, .unit = check.unit, .place = check.place};
  }

  // Returns true if the digit that is being tested is found where the step `read` looks for it: in
  // one cell, or in a whole unit (row, column or box) if the step names no cell.
  bool finds(const Step& read) const {
    if (read.place != kNoPlace) return board()[read.peer(geometry())] == digit_;
    return masks().has(read.unit, digit_);
  }

  Step check() {
    const Step step = reading(Kind::kCheck, read_);
    if (finds(step)) {
      phase_ = Phase::kConflict;
    } else if (++read_ == reads_.all) {
      phase_ = Phase::kPlace;
    }
    return step;
  }

  std::uint64_t leap_cells(std::uint64_t steps, Extent& depths) {
    Walk walk = walk_from_here();
    const Counters counters = walk_cells(walk, board(), steps);
    return arrive(walk, counters, depths);
  }

  std::size_t read_ahead(std::span<std::uint32_t> words, Extent& depths) {
    Walk walk = walk_from_here();
    const Counters counters = read_digits(walk, board(), words);
    return static_cast<std::size_t>(arrive(walk, counters, depths));
  }

  // Returns the state of this search in the form that walk_cells() and read_digits() use.
  // Requires: the next step tries a digit (phase_ is Phase::kTry).
  Walk walk_from_here() const {
    Walk walk{.reads = &reads_, .all_solutions = all_solutions_};
    for (const std::uint8_t cell : stack()) {
      walk.digit[walk.cells] = static_cast<std::uint8_t>(board()[cell]);
      walk.cell[walk.cells++] = cell;
    }
    walk.depth = walk.cells;
    walk.seen.low = walk.seen.high = depth();
    walk.digit[walk.depth] = digit_;
    for (int cell = cell_; cell < geometry().cells(); ++cell) {
      if (board()[cell] == 0) walk.cell[walk.cells++] = static_cast<std::uint8_t>(cell);
    }
    return walk;
  }

  // Moves this search to the state `walk`, which walk_cells() or read_digits() has computed by
  // doing many steps at once. `counters` has the number of these steps for each kind. Returns their
  // sum. Widens the range `depths` to include the depths that these steps reached; the depth is the
  // number of digits written and not erased. Erases and writes only the digits above the lowest
  // depth reached, because the others did not change.
  std::uint64_t arrive(const Walk& walk, const Counters& counters, Extent& depths) {
    count(counters);
    depths.include(walk.seen);
    while (depth() > walk.seen.low) pop();
    while (depth() < walk.depth) push(walk.cell[depth()], walk.digit[depth()], true);
    cell_ = walk.cell[walk.depth];
    digit_ = walk.digit[walk.depth];
    if (walk.done) finish();
    return steps_in(counters);
  }

  const Reads& reads_;
  bool all_solutions_;
  // Number of reads of the current test so far that did not find the digit. The test tells whether
  // the current cell can take the current digit.
  std::uint8_t read_ = 0;
};

}  // namespace
}  // namespace searches

namespace {
using searches::kStride;
using searches::ReadOf;
using searches::RowMajor;
using searches::Textbook;
}  // namespace

constexpr Algorithm kBacktracking{
    .id = "backtracking",
    .make = [](const Board& board) -> std::unique_ptr<Search> {
      constexpr Textbook kTextbook{.read_of = ReadOf::kCell, .all_solutions = false};
      return std::make_unique<RowMajor>(kBacktracking, board, kTextbook);
    },
    .stride = kStride,
    .leaps = true};

constexpr Algorithm kAllSolutions{
    .id = "all-solutions",
    .make = [](const Board& board) -> std::unique_ptr<Search> {
      constexpr Textbook kTextbook{.read_of = ReadOf::kCell, .all_solutions = true};
      return std::make_unique<RowMajor>(kAllSolutions, board, kTextbook);
    },
    .stride = kStride,
    .leaps = true};

constexpr Algorithm kLookupTables{
    .id = "lookup-tables",
    .make = [](const Board& board) -> std::unique_ptr<Search> {
      constexpr Textbook kTextbook{.read_of = ReadOf::kUnit, .all_solutions = false};
      return std::make_unique<RowMajor>(kLookupTables, board, kTextbook);
    },
    .stride = kStride,
    .leaps = true};

}  // namespace sudoku
