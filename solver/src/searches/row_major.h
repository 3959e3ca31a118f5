// The search that the textbook algorithms share: take the first empty cell, row by row, try the
// digits in turn, read until one is found to be allowed, write it and go on; where nothing fits,
// go back.
//
//             .--------- no empty cell --> solution ( --> erase, where all are wanted)
//   select --+--> try --> check ... check --> place --> select
//                  ^ |        `-> conflict --> try
//                  | `-- no digit left --> retreat --> erase --> try
//                  |                          `- nothing to take back --> exhausted
//
// `Reading` says what one read is:
//   static std::string_view id(bool all_solutions);         // the algorithm
//   static int number(int kind, int place, int side);       // see ReadNumber
//   static int all(int side);                               // reads that find nothing
//   static Step look(const Geometry&, int cell, int read);  // see Look
//   static bool finds(const Board&, const Step&, int digit);
//
// Invariant: every cell before cell_ is filled, so the next empty cell lies behind it.
#pragma once

#include <algorithm>

#include "sudoku/search.h"
#include "walk.h"

namespace sudoku {

// Walks from cell to cell, and at last from digit to digit, up to the last digit that fits into
// `steps` whole. Returns the steps taken, by kind: few less than wanted.
Counters walk_cells(Walk& walk, const Board& board, std::uint64_t steps) noexcept;

// Writes the steps of digit after digit into `words`, up to the last digit that fits whole. Returns
// them by kind.
Counters read_digits(Walk& walk, const Board& board, std::span<std::uint32_t> words) noexcept;

template <class Reading, bool kAllSolutions>
class RowMajor final : public Search {
 public:
  explicit RowMajor(const Board& board) noexcept : Search(board) {}

  std::string_view id() const noexcept override { return Reading::id(kAllSolutions); }
  // Not Cloned: in a template, each name of such a base would have to be qualified.
  std::unique_ptr<Search> clone() const override { return std::make_unique<RowMajor>(*this); }
  std::size_t bytes() const noexcept override { return sizeof *this; }
  std::uint64_t stride() const noexcept override { return 1 << 21; }

  bool leaps() const noexcept override { return true; }

  // Reads are not walked through but counted from a table, a whole cell at a time, as long as no
  // cell can overshoot the goal; next() does what is left.
  std::uint64_t leap(std::uint64_t steps) noexcept override {
    const std::uint64_t start = position();
    if (steps >= kShortestLeap) {
      while (!done_ && phase_ != Phase::kTry) next();
      if (!done_) leap_cells(steps - (position() - start));
    }
    while (!done_ && position() - start < steps) next();
    return position() - start;
  }

  // The steps of a digit are copied from a table; next() does what is left at both ends.
  std::size_t read(std::span<std::uint32_t> words) noexcept override {
    std::size_t count = 0;
    if (words.size() >= kShortestRead) {
      while (!done_ && phase_ != Phase::kTry) words[count++] = pack(next());
      if (!done_) count += read_ahead(words.subspan(count));
    }
    return count + Search::read(words.subspan(count));
  }

 protected:
  Step advance() noexcept override {
    switch (phase_) {
      case Phase::kSelect:
        return select();
      case Phase::kTry:
        return digit_ < board().side() ? put_up() : retreat();
      case Phase::kCheck:
        return check();
      case Phase::kConflict:
        phase_ = Phase::kTry;
        return reading(Kind::kConflict);
      case Phase::kPlace:
        return place();
      case Phase::kErase:
        return erase();
      case Phase::kExhausted:
        break;
    }
    done_ = true;
    return {.kind = Kind::kExhausted};
  }

  void save_rest(Writer& writer) const override {
    // What does not matter any more depends on whether the search leapt: it stays behind.
    const bool reads = phase_ == Phase::kCheck || phase_ == Phase::kConflict;
    writer.byte(static_cast<unsigned>(done_ ? Phase::kSelect : phase_));
    writer.byte(done_ ? 0U : digit_);
    writer.byte(reads ? read_ : 0U);
  }

  bool restore_rest(Reader& reader) noexcept override {
    phase_ = static_cast<Phase>(reader.byte());
    digit_ = reader.byte();
    read_ = reader.byte();
    return take_first_empty() && digit_ <= board().side() &&
           read_ <= Reading::all(board().side()) && fits();
  }

 private:
  enum class Phase : std::uint8_t { kSelect, kTry, kCheck, kConflict, kPlace, kErase, kExhausted };

  // Sets cell_. False if the stack does not have the empty cells in their order.
  bool take_first_empty() noexcept {
    const int cells = board().geometry().cells();
    for (cell_ = 0; cell_ < cells && board()[cell_] != 0;) ++cell_;
    return std::is_sorted(stack().begin(), stack().end()) && (depth() == 0 || top() < cell_);
  }

  // Whether the phase that was restored can go on from the rest.
  bool fits() const noexcept {
    const bool empty = cell_ < board().geometry().cells();
    switch (phase_) {
      case Phase::kSelect:
        return true;
      case Phase::kTry:
        return empty;
      case Phase::kCheck:
        return empty && digit_ > 0 && read_ < Reading::all(board().side());
      case Phase::kConflict:
        return empty && digit_ > 0 && read_ < Reading::all(board().side()) &&
               Reading::finds(board(), reading(Kind::kConflict), digit_);
      case Phase::kPlace:
        return empty && (candidates(board(), cell_) & 1U << digit_) != 0;
      case Phase::kErase:
        return depth() > 0;
      case Phase::kExhausted:
        return depth() == 0;
    }
    return false;
  }

  // Below this the table costs more than it saves.
  static constexpr std::uint64_t kShortestLeap = 4 * kLongestCell;
  static constexpr std::size_t kShortestRead = 8 * kLongestDigit;

  Step at_cell(Kind kind, int digit) const noexcept {
    return {.kind = kind, .cell = cell_, .digit = static_cast<std::uint8_t>(digit)};
  }

  Step reading(Kind kind) const noexcept {
    Step step = Reading::look(board().geometry(), cell_, read_);
    step.kind = kind;
    step.cell = cell_;
    step.digit = digit_;
    return step;
  }

  Step select() noexcept {
    const int cells = board().geometry().cells();
    while (cell_ < cells && board()[cell_] != 0) ++cell_;
    if (cell_ == cells) {
      done_ = !kAllSolutions;
      phase_ = depth() == 0 ? Phase::kExhausted : Phase::kErase;
      return {.kind = Kind::kSolution};
    }
    digit_ = 0;
    phase_ = Phase::kTry;
    return at_cell(Kind::kSelect, 0);
  }

  Step put_up() noexcept {
    ++digit_;
    read_ = 0;
    phase_ = Phase::kCheck;
    return at_cell(Kind::kTry, digit_);
  }

  Step check() noexcept {
    const Step step = reading(Kind::kCheck);
    if (Reading::finds(board(), step, digit_)) {
      phase_ = Phase::kConflict;
    } else if (++read_ == Reading::all(board().side())) {
      phase_ = Phase::kPlace;
    }
    return step;
  }

  Step place() noexcept {
    write(cell_, digit_);
    phase_ = Phase::kSelect;
    return at_cell(Kind::kPlace, digit_);
  }

  Step retreat() noexcept {
    phase_ = depth() == 0 ? Phase::kExhausted : Phase::kErase;
    return at_cell(Kind::kRetreat, 0);
  }

  Step erase() noexcept {
    digit_ = static_cast<std::uint8_t>(board()[top()]);
    cell_ = static_cast<std::uint8_t>(take_back());
    phase_ = Phase::kTry;
    return at_cell(Kind::kErase, digit_);
  }

  void leap_cells(std::uint64_t steps) noexcept {
    Walk walk = walk_from_here();
    const Counters counters = walk_cells(walk, board(), steps);
    arrive(walk, counters);
  }

  std::size_t read_ahead(std::span<std::uint32_t> words) noexcept {
    const std::uint64_t start = position();
    Walk walk = walk_from_here();
    const Counters counters = read_digits(walk, board(), words);
    arrive(walk, counters);
    return static_cast<std::size_t>(position() - start);
  }

  Walk walk_from_here() const noexcept;
  void arrive(const Walk& walk, const Counters& counters) noexcept;

  Phase phase_ = Phase::kSelect;
  std::uint8_t cell_ = 0;
  std::uint8_t digit_ = 0;
  std::uint8_t read_ = 0;  // reads of this digit so far
};

template <class Reading, bool kAllSolutions>
Walk RowMajor<Reading, kAllSolutions>::walk_from_here() const noexcept {
  Walk walk{.reads = &reads_of<Reading>(board().geometry()), .all_solutions = kAllSolutions};
  for (const std::uint8_t cell : stack()) {
    walk.digit[walk.cells] = static_cast<std::uint8_t>(board()[cell]);
    walk.cell[walk.cells++] = cell;
  }
  walk.depth = walk.cells;
  walk.seen.low = walk.seen.high = static_cast<std::uint8_t>(walk.depth);
  walk.digit[walk.depth] = digit_;
  for (int cell = cell_; cell < board().geometry().cells(); ++cell) {
    if (board()[cell] == 0) walk.cell[walk.cells++] = static_cast<std::uint8_t>(cell);
  }
  return walk;
}

template <class Reading, bool kAllSolutions>
void RowMajor<Reading, kAllSolutions>::arrive(const Walk& walk, const Counters& counters) noexcept {
  credit(counters);
  const auto size = static_cast<std::size_t>(walk.depth);
  restack({walk.cell.data(), size}, {walk.digit.data(), size}, walk.seen);
  cell_ = walk.cell[walk.depth];
  digit_ = walk.digit[walk.depth];
  done_ = walk.done;
}

}  // namespace sudoku
