// Search: one algorithm that solves one board. Each call of next() does one step and returns it.
//
//   std::unique_ptr<sudoku::Search> search = sudoku::kBacktracking.make(board);
//   while (!search->done()) {
//     sudoku::Step step = search->next();
//     if (step.kind == sudoku::Kind::kPlace) ...   // search->board() now has the digit
//   }
//
// A search uses neither recursion nor threads. All its state is in its members, so a copy made by
// clone() continues exactly as the original would, and independently of it. A search reports only
// through the steps that it returns: it prints nothing and calls nothing back.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "sudoku/board.h"
#include "sudoku/bytes.h"
#include "sudoku/geometry.h"
#include "sudoku/step.h"

namespace sudoku {

class Search;

// A search algorithm: its name, the function that creates its searches, and properties of its
// searches, such as how many steps one can do in 16 ms.
struct Algorithm {
  std::string_view id;
  // Creates a search on `board` that has done no step yet. Requires: no row, column or box holds a
  // digit twice.
  std::unique_ptr<Search> (*make)(const Board& board);
  // Version of the order in which the algorithm takes its steps. The order is fixed within a
  // version, so that a saved position (a number of steps) always means the same state.
  unsigned grammar = kGrammar;
  // Number of steps that Search::leap(), which does many steps in one call, does in about 16 ms
  // (one display frame).
  std::uint64_t stride = 1 << 16;
  // Number of steps between two checkpoints at the start of a run; a power of two. A timeline
  // doubles the distance in long runs. A checkpoint is a copy of the search. With a shorter
  // distance, copying would cost more than doing the steps.
  std::uint64_t distance = 4096;
  // True if one call of Search::leap(), which does many steps, is much faster than calling
  // Search::next() for each of these steps.
  bool leaps = false;
  // True if any step of a search may allocate memory and throw std::bad_alloc. False: at most the
  // first step may.
  bool allocates = false;
};

// Numbers of steps by kind: element k is the number of steps whose Kind has the value k.
using Counters = std::array<std::uint64_t, kKinds>;

// The lowest and the highest depth in a part of a run. The depth is the number of digits placed and
// not erased.
struct Extent {
  std::uint8_t low = 0;
  std::uint8_t high = 0;

  void include(std::uint8_t depth) noexcept {
    low = std::min(low, depth);
    high = std::max(high, depth);
  }
  void include(Extent other) noexcept {
    low = std::min(low, other.low);
    high = std::max(high, other.high);
  }
  bool operator==(const Extent&) const noexcept = default;
};

// Base class of all searches. Other code, such as the timeline that goes back in a run, uses only
// this interface. So a derived class may store its state in any form that can be cloned, saved and
// stepped.
class Search {
 public:
  virtual ~Search() = default;

  const Algorithm& algorithm() const noexcept { return *algorithm_; }
  std::string_view id() const noexcept { return algorithm_->id; }

  // Allocates the memory that the search needs for its next steps. A call of prepare() is optional:
  // without it, the first call of next(), leap() or read() allocates the memory. After prepare(),
  // these three functions do not throw, unless algorithm().allocates is true. If memory runs out,
  // prepare() throws std::bad_alloc and leaves the search unchanged.
  virtual void prepare() {}

  // Does one step and returns it. The last step of a run has no cell, digit or unit, only its kind
  // and its depth. Requires: done() is false.
  Step next();

  // Does up to `steps` steps without reporting them. Afterwards the search is in the same state as
  // after that many calls of next(). Returns the number of steps done, which is less than `steps`
  // only at the end of the run. Widens `depths` so that it includes the depths (numbers of digits
  // placed and not erased) of all positions on the way.
  virtual std::uint64_t leap(std::uint64_t steps, Extent& depths);
  std::uint64_t leap(std::uint64_t steps);

  // Does up to words.size() steps and writes each into `words`, as 32 bits in the format of pack().
  // Afterwards the search is in the same state as after that many calls of next(). Returns the
  // number of steps done, which is less than words.size() only at the end of the run. Widens
  // `depths` so that it includes the depths (numbers of digits placed and not erased) of all
  // positions on the way.
  virtual std::size_t read(std::span<std::uint32_t> words, Extent& depths);
  std::size_t read(std::span<std::uint32_t> words);

  virtual std::unique_ptr<Search> clone() const = 0;
  // Returns the number of bytes of memory that the search holds.
  virtual std::size_t bytes() const noexcept = 0;
  // Maximum size in bytes of a copy made by clone(), as long as the copy has done no step. Its
  // first step may allocate more memory.
  static constexpr std::size_t kMostBytes = 744;

  // Writes the state of the search. Leaves out what a new search of the same algorithm on the same
  // puzzle has anyway, such as the givens.
  void save(Writer& writer) const;
  // Restores the state that save() wrote. Checks each value, so that no input can lead to a board
  // that breaks the Sudoku rules or to an access out of bounds. Returns false if a value is
  // invalid; the search must not be used after that. Requires: the search has done no step, and was
  // made by the same algorithm for the same puzzle as the saved search.
  bool restore(Reader& reader);

  // Returns true if the run has ended: at a solution, or because no possibility is left to try.
  bool done() const noexcept { return done_; }
  // Returns the number of steps done so far.
  std::uint64_t position() const noexcept { return position_; }
  const Counters& counters() const noexcept { return counters_; }
  // Returns the present board: the givens and the digits placed so far. A digit that the search is
  // still testing is not on the board.
  const Board& board() const noexcept { return board_; }
  // Returns the cells that the search has filled and not emptied again, in the order in which they
  // were filled. Cells are numbered row by row, from 0.
  std::span<const std::uint8_t> stack() const noexcept { return {stack_.data(), depth_}; }
  // Returns the number of digits that the search has placed and not erased.
  std::uint8_t depth() const noexcept { return depth_; }

 protected:
  Search(const Algorithm& algorithm, const Board& board) : algorithm_(&algorithm), board_(board) {
    assert(obeys_rules(board));
  }
  Search(const Search&) = default;
  Search& operator=(const Search&) = default;

  // Does one step of the algorithm and returns it. A derived class overrides it. In the last step
  // of the run, the override must call finish(), after which done() is true. The caller, next(),
  // adds the depth to the returned step and counts the step.
  virtual Step advance() = 0;
  // save_rest() writes the members of a derived class, and restore_rest() reads them. When
  // restore_rest() is called, the members of the base class, such as the board and the stack of
  // filled cells, are already restored.
  virtual void save_rest(Writer& writer) const = 0;
  virtual bool restore_rest(Reader& reader) = 0;

  void finish() noexcept { done_ = true; }
  // Counts steps that a derived class has done without calling next(), for example many steps in
  // one call. Element k of `counters` is the number of these steps whose Kind has the value k. Adds
  // these numbers to the counters of the search, and their sum to its position.
  void count(const Counters& counters) noexcept;
  // Writes `digit` into the empty cell `cell` and pushes the cell on the stack of filled cells.
  void write(int cell, int digit);
  // Empties the cell that was filled last and removes it from the stack of filled cells. Returns
  // the number of the cell.
  int erase_top();
  // Returns the cell that was filled last. Requires: depth() > 0, that is, a cell has been filled.
  int top() const noexcept { return stack_[depth_ - 1]; }

 private:
  bool restore_stack(Reader& reader);

  const Algorithm* algorithm_;
  Board board_;
  bool done_ = false;
  std::uint8_t depth_ = 0;
  std::uint64_t position_ = 0;
  Counters counters_{};
  std::array<std::uint8_t, kMaxCells> stack_{};
};

// Implements clone() and bytes() of a search class `Derived`, which derives from
// Cloned<Derived, Base>. clone() calls the copy constructor; bytes() returns sizeof(Derived).
template <class Derived, class Base = Search>
class Cloned : public Base {
 public:
  std::unique_ptr<Search> clone() const override {
    static_assert(sizeof(Derived) <= Search::kMostBytes, "a checkpoint must stay small");
    return std::make_unique<Derived>(static_cast<const Derived&>(*this));
  }
  std::size_t bytes() const noexcept override { return sizeof(Derived); }

 protected:
  using Base::Base;
};

}  // namespace sudoku
