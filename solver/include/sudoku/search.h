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

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "sudoku/board.h"
#include "sudoku/step.h"

namespace sudoku {

// How many steps of each kind have been taken, by kind number.
using Counters = std::array<std::uint64_t, kKinds>;

class Search {
 public:
  virtual ~Search() = default;
  Search& operator=(const Search&) = delete;

  // Does one step and reports it. Must not be called when done().
  Step next() noexcept;

  // Does up to `steps` steps without reporting them; returns how many, which is less only where
  // the search came to its end. Leaves the same search as so many calls of next().
  virtual std::uint64_t leap(std::uint64_t steps) noexcept;

  // Does up to words.size() steps and reports each as pack() does; returns how many, which is less
  // only where the search came to its end. Leaves the same search as so many calls of next().
  virtual std::size_t read(std::span<std::uint32_t> words) noexcept;

  virtual std::unique_ptr<Search> clone() const = 0;
  // The memory that a clone takes, at most 512.
  virtual std::size_t bytes() const noexcept = 0;

  // True when the terminal step (solution or exhausted) has been taken.
  bool done() const noexcept { return done_; }
  // Steps taken so far.
  std::uint64_t position() const noexcept { return position_; }
  const Counters& counters() const noexcept { return counters_; }
  // Givens and the digits written so far; never a digit that is only tried.
  const Board& board() const noexcept { return board_; }
  // The cells written and not taken back, the oldest first.
  std::span<const std::uint8_t> stack() const noexcept { return {stack_.data(), depth_}; }

 protected:
  explicit Search(const Board& board) noexcept : board_(board) { assert(conflicts(board).empty()); }
  Search(const Search&) = default;

  // One step of the algorithm. Sets done_ with the terminal step; the rest is next()'s.
  virtual Step advance() noexcept = 0;

  // Counts steps that were taken without next().
  void credit(const Counters& counters) noexcept;
  void write(int cell, int digit) noexcept;
  // Empties the cell written last and returns it.
  int take_back() noexcept;
  std::size_t depth() const noexcept { return depth_; }
  int top() const noexcept { return stack_[depth_ - 1]; }

  bool done_ = false;

 private:
  Board board_;
  std::size_t depth_ = 0;
  std::uint64_t position_ = 0;
  Counters counters_{};
  std::array<std::uint8_t, kMaxCells> stack_{};
};

}  // namespace sudoku
