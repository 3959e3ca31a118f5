// One algorithm at work on one board, as a value: each call of next() does one step of it.
//
//   std::unique_ptr<sudoku::Search> search = sudoku::make_backtracking(board);
//   while (!search->done()) {
//     sudoku::Step step = search->next();
//     if (step.kind == sudoku::Kind::kPlace) ...   // search->board() has the digit now
//   }
//
// There is no recursion and no thread behind it. All that a search knows is in its members, so a
// clone at any point goes on exactly as the original would, and independently of it.
// A search speaks through its steps alone: it prints nothing and calls nobody back.
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

// How many steps of each kind have been taken, by kind number.
using Counters = std::array<std::uint64_t, kKinds>;

// The lowest and the highest depth in a stretch of a run, its first and last position included.
struct Extent {
  std::uint8_t low = 0;
  std::uint8_t high = 0;

  void include(Extent other) noexcept {
    low = std::min(low, other.low);
    high = std::max(high, other.high);
  }
  bool operator==(const Extent&) const noexcept = default;
};

// A search at any of its positions.
class Search {
 public:
  virtual ~Search() = default;
  Search& operator=(const Search&) = delete;

  // The name of its algorithm in the registry.
  virtual std::string_view id() const noexcept = 0;
  // The version of the grammar by which its positions are to be read.
  virtual unsigned grammar() const noexcept { return kGrammar; }

  // Gets the memory that it needs to go on, where it has not got it. Who does not ask for that gets
  // it with the first step: next(), leap() and read() throw std::bad_alloc where there is none, and
  // then no step was done; after prepare() they never throw.
  virtual void prepare() {}

  // Does one step and reports it. Must not be called when done(). The last step, which sets done(),
  // tells nothing but its kind.
  Step next();

  // Does up to `steps` steps without reporting them; returns how many, which is less only where
  // the search came to its end. Leaves the same search as so many calls of next().
  virtual std::uint64_t leap(std::uint64_t steps);
  // Whether leap() takes much less time than so many calls of next().
  virtual bool leaps() const noexcept { return false; }

  // Does up to words.size() steps and reports each as pack() does; returns how many, which is less
  // only where the search came to its end. Leaves the same search as so many calls of next().
  virtual std::size_t read(std::span<std::uint32_t> words);

  virtual std::unique_ptr<Search> clone() const = 0;
  // The memory that it holds; at most kMostBytes for a clone that has not gone on. The search that
  // needs the most is logic, for the candidates that were struck out and those that are about to
  // be.
  static constexpr std::size_t kMostBytes = 704;
  virtual std::size_t bytes() const noexcept = 0;
  // How many steps leap() may be trusted with inside a frame where nobody set a budget.
  virtual std::uint64_t stride() const noexcept { return 1 << 16; }
  // How many steps apart copies of it are kept at least, a power of two: closer together, copying
  // would cost more than stepping.
  static constexpr std::uint64_t kShortestDistance = 4096;
  virtual std::uint64_t distance() const noexcept { return kShortestDistance; }

  // Writes all that tells it from a search of the same algorithm at the start of the same puzzle.
  void save(Writer& writer) const;
  // Becomes what was saved. Only for a search that stands at its start. Each value is checked, so
  // that nobody's bytes can make it break the rules or leave its arrays: false if one is wrong, and
  // then the search must not be used any more.
  bool restore(Reader& reader) noexcept;

  // True when the terminal step (solution or exhausted) has been taken.
  bool done() const noexcept { return done_; }
  // Steps taken so far.
  std::uint64_t position() const noexcept { return position_; }
  const Counters& counters() const noexcept { return counters_; }
  // Givens and the digits written so far; never a digit that is only tried.
  const Board& board() const noexcept { return board_; }
  // The cells written and not taken back, the oldest first.
  std::span<const std::uint8_t> stack() const noexcept { return {stack_.data(), depth_}; }
  // The depths since its start, or since the extent was set to a stretch that ends here.
  Extent extent() const noexcept { return extent_; }
  void set_extent(Extent extent) noexcept { extent_ = extent; }
  void forget_extent() noexcept { extent_.low = extent_.high = static_cast<std::uint8_t>(depth_); }

 protected:
  explicit Search(const Board& board) noexcept : board_(board) { assert(conflicts(board).empty()); }
  Search(const Search&) = default;

  // One step of the algorithm. Sets done_ with the terminal step; the rest is next()'s.
  virtual Step advance() = 0;
  // What an algorithm adds to save() and restore(). When it restores, board and stack are there.
  virtual void save_rest(Writer& writer) const = 0;
  virtual bool restore_rest(Reader& reader) noexcept = 0;

  // Counts steps that were taken without next().
  void credit(const Counters& counters) noexcept;
  void write(int cell, int digit) noexcept;
  // Empties the cell written last and returns it.
  int take_back() noexcept;
  // Makes these the stack, after steps without write() and take_back(); `seen` are their depths, so
  // that what lies below stands already.
  void restack(std::span<const std::uint8_t> cells, std::span<const std::uint8_t> digits,
               Extent seen) noexcept;
  std::size_t depth() const noexcept { return depth_; }
  int top() const noexcept { return stack_[depth_ - 1]; }

  bool done_ = false;

 private:
  bool restore_stack(Reader& reader) noexcept;

  Board board_;
  Extent extent_;
  std::size_t depth_ = 0;
  std::uint64_t position_ = 0;
  Counters counters_{};
  std::array<std::uint8_t, kMaxCells> stack_{};
};

// A search whose copy constructor makes a clone.
template <class Derived>
class Cloned : public Search {
 public:
  std::unique_ptr<Search> clone() const override {
    static_assert(sizeof(Derived) <= kMostBytes, "a checkpoint must stay small");
    return std::make_unique<Derived>(static_cast<const Derived&>(*this));
  }
  std::size_t bytes() const noexcept override { return sizeof(Derived); }

 protected:
  using Search::Search;
};

}  // namespace sudoku
