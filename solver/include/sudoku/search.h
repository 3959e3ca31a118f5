// One algorithm at work on one board, as a value: each call of next() does one step of it.
//
//   std::unique_ptr<sudoku::Search> search = sudoku::kBacktracking.make(board);
//   while (!search->done()) {
//     sudoku::Step step = search->next();
//     if (step.kind == sudoku::Kind::kPlace) ...   // search->board() has the digit now
//   }
//
// A search has no recursion and no thread. All its state is in its members, so a clone continues
// exactly as the original would, and independently of it. A search reports through its steps alone:
// it prints nothing and calls nothing back.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "sudoku/board.h"
#include "sudoku/bytes.h"
#include "sudoku/step.h"

namespace sudoku {

class Search;

// The name of an algorithm, the function that makes its searches, and what its steps cost.
struct Algorithm {
  std::string_view id;
  // Makes a search at its first position. Requires: the board has no conflicts.
  std::unique_ptr<Search> (*make)(const Board& board);
  // The version of the frozen order of its steps: what a position of a run means.
  unsigned grammar = kGrammar;
  // The number of steps that leap() does within about one frame (16 ms).
  std::uint64_t stride = 1 << 16;
  // The number of steps between two checkpoints of a new run, a power of two. Closer together,
  // copying a search would cost more than stepping.
  std::uint64_t distance = 4096;
  // True if leap() is much faster than the same number of calls of next().
  bool leaps = false;
  // True if any step may allocate memory, and so may throw std::bad_alloc.
  bool allocates = false;
};

// The number of steps of each kind, indexed by the number of the kind.
using Counters = std::array<std::uint64_t, kKinds>;

// The lowest and the highest depth of the positions of a stretch of a run, both ends included.
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

// A search at any of its positions. The timeline needs nothing else of an algorithm, so a class
// that derives from Search may hold its state in any way that can be cloned, saved and stepped.
class Search {
 public:
  virtual ~Search() = default;

  const Algorithm& algorithm() const noexcept { return *algorithm_; }
  std::string_view id() const noexcept { return algorithm_->id; }

  // Allocates the memory that the search needs to go on. Without prepare() the first next(), leap()
  // or read() does that. Throws: std::bad_alloc, and the search is unchanged. After prepare() none
  // of these throws, unless algorithm().allocates.
  virtual void prepare() {}

  // Does one step and returns it. Requires: !done(). The last step, which sets done(), carries
  // nothing but its kind.
  Step next();

  // Does up to `steps` steps without reporting them. Leaves the search as the same number of calls
  // of next() would. Returns: the number of steps done, less than `steps` only at the end of the
  // search. Extends `passed` to the depths of all positions on the way.
  virtual std::uint64_t leap(std::uint64_t steps, Extent& passed);
  std::uint64_t leap(std::uint64_t steps);

  // Does up to words.size() steps and writes each into `words` as pack() packs it. Leaves the
  // search as the same number of calls of next() would. Returns: the number of steps done, less
  // than words.size() only at the end of the search. Extends `passed` like leap().
  virtual std::size_t read(std::span<std::uint32_t> words, Extent& passed);
  std::size_t read(std::span<std::uint32_t> words);

  virtual std::unique_ptr<Search> clone() const = 0;
  // The bytes of memory that the search holds.
  virtual std::size_t bytes() const noexcept = 0;
  // The most that bytes() returns for a clone that has not been stepped.
  static constexpr std::size_t kMostBytes = 744;

  // Writes all state that differs from that of a search at its start.
  void save(Writer& writer) const;
  // Reads what save() wrote. Requires: position() == 0, and the puzzle and the algorithm of save().
  // Checks each value, so that no input can make the search break the rules or leave its arrays.
  // Returns: false if a value is wrong; then the search must not be used any more.
  bool restore(Reader& reader) noexcept;

  // True after the terminal step (solution or exhausted).
  bool done() const noexcept { return done_; }
  // The number of steps done so far.
  std::uint64_t position() const noexcept { return position_; }
  const Counters& counters() const noexcept { return counters_; }
  // The givens and the digits written so far, without a digit that is only tried.
  const Board& board() const noexcept { return board_; }
  // The cells written and not erased, the oldest first.
  std::span<const std::uint8_t> stack() const noexcept { return {stack_.data(), depth_}; }
  // The size of stack().
  std::uint8_t depth() const noexcept { return depth_; }

 protected:
  Search(const Algorithm& algorithm, const Board& board) noexcept
      : algorithm_(&algorithm), board_(board) {
    assert(obeys_rules(board));
  }
  Search(const Search&) = default;
  Search& operator=(const Search&) = default;

  // Does one step of the algorithm and returns it without its depth. Calls finish() with the
  // terminal step. next() counts the step.
  virtual Step advance() = 0;
  // Writes and reads the state of a derived class. When restore_rest() is called, board and stack
  // are restored.
  virtual void save_rest(Writer& writer) const = 0;
  virtual bool restore_rest(Reader& reader) noexcept = 0;

  void finish() noexcept { done_ = true; }
  // Adds steps that were done without next().
  void count(const Counters& counters) noexcept;
  // Writes a digit into an empty cell and pushes the cell on the stack.
  void write(int cell, int digit) noexcept;
  // Empties the cell on top of the stack, pops it and returns it.
  int erase_top() noexcept;
  // The cell written last. Requires: depth() > 0.
  int top() const noexcept { return stack_[depth_ - 1]; }

 private:
  bool restore_stack(Reader& reader) noexcept;

  const Algorithm* algorithm_;
  Board board_;
  bool done_ = false;
  std::uint8_t depth_ = 0;
  std::uint64_t position_ = 0;
  Counters counters_{};
  std::array<std::uint8_t, kMaxCells> stack_{};
};

// Adds clone() and bytes() to `Base` for a class whose copy constructor makes a clone.
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
