// The state machine of every search: choose a cell, try its digits, write one, go on; where no
// digit is left, go back.
//
//   choose --> solution
//     ^ |----> branch ------> select --> try --> place --.
//     | |----> forced digit --> select --------> place --+--> eliminate ... --.
//     | `----> dead end ----> retreat                    |                    |
//     `--------------------------------------------------+--------------------'
//   try -----> no digit is left --> retreat
//   retreat -> erase ... erase the last guess --> try; or exhausted, where no guess is left
//
// An algorithm is a class that derives from Cloned<..., Driver> and overrides choose(). It
// overrides another move only where it does something else there. The rest stands here once: the
// phases, the candidates, the guesses, what a saved state has, and the check of a state that is
// restored.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "sudoku/cell_set.h"
#include "sudoku/search.h"
#include "unit_masks.h"

namespace sudoku {

class Driver : public Search {
 protected:
  // What the next step does. Every search has the first five phases.
  enum class Phase : std::uint8_t {
    kChoose,
    kTry,
    kPlace,
    kErase,
    kExhausted,
    kEliminate,  // of searches that report each candidate that is struck out
    kCheck,      // of searches that read units to test a digit
    kConflict,
  };

  Driver(const Algorithm& algorithm, const Board& board) noexcept
      : Search(algorithm, board), masks_(board) {}

  // Decides what to do at the present board. Returns: solution(), retreat(), branch() or force().
  virtual Step choose() = 0;
  // Tries the next digit of the branch. Returns: attempt(), or retreat() if no digit is left. Takes
  // the candidates of the cell in ascending order, unless a search overrides it.
  virtual Step try_next();
  // Writes the digit that was forced or tried.
  virtual Step place();
  // Reports that one candidate is struck out. Phase::kEliminate calls it, which a search enters by
  // itself.
  virtual Step eliminate();
  // Erases the digit on top of the stack. After a guess try_next() follows.
  virtual Step erase();

  // True if the search places digits by a rule. If not, every digit on its stack is a guess.
  virtual bool can_force() const noexcept { return false; }

  // Does the move of phase_.
  Step advance() override;

  // The answers of choose(). Each sets the phase that follows and returns the step to report.

  // No cell is empty: the search is done.
  Step solution() noexcept;
  // A dead end. `dead_end` has the cell without a digit, or the unit and the digit without a place.
  Step retreat(Step dead_end) noexcept;
  // The digits of the cell are tried one by one.
  Step branch(int cell) noexcept;
  // The digit is the only one for the cell, by a rule and, if it has one, in a unit.
  Step force(Rule rule, int unit, int cell, int digit) noexcept;

  // Tries the lowest of `digits` above digit_ in cell_; bit d stands for digit d. retreat() if
  // none.
  Step try_among(unsigned digits) noexcept;
  // Tries the digit in the cell; `then` is the phase that follows.
  Step attempt(int cell, int digit, Phase then) noexcept;

  // A step about cell_, with the rule and the unit that force its digit.
  Step at_cell(Kind kind, int digit) const noexcept {
    return {.kind = kind,
            .rule = rule_,
            .cell = cell_,
            .digit = static_cast<std::uint8_t>(digit),
            .unit = unit_};
  }

  const Geometry& geometry() const noexcept { return board().geometry(); }
  // The digits of each unit of the board.
  const UnitMasks& masks() const noexcept { return masks_; }
  // The digits that no peer of the empty cell holds; bit d stands for digit d.
  unsigned candidates(int cell) const noexcept { return masks_.candidates(geometry(), cell); }
  // True if a digit on the stack was guessed.
  bool has_guess() const noexcept { return !guesses_.empty(); }

  // Writes a digit and pushes its cell on the stack, as a guess or as a forced digit.
  void push(int cell, int digit, bool guess) noexcept;
  // Erases the digit on top of the stack. Returns: true if it was a guess.
  bool pop() noexcept;

  // Writes what a derived class adds to the saved state.
  virtual void save_own(Writer& writer) const;
  // Reads that. Called when all members of this class are restored and sound. Returns: false if a
  // value is wrong, or if the search has no such phase.
  virtual bool restore_own(Reader& reader) noexcept;

  Phase phase_ = Phase::kChoose;
  // The branch, with the digit tried last (0: none); or the placement under way. The rule and the
  // unit force its digit; a branch has none.
  Rule rule_ = Rule::kNone;
  std::uint8_t unit_ = kNoUnit;
  std::uint8_t cell_ = 0;
  std::uint8_t digit_ = 0;

 private:
  void save_rest(Writer& writer) const final;
  bool restore_rest(Reader& reader) noexcept final;
  void save_guesses(Writer& writer) const;
  bool restore_guesses(Reader& reader) noexcept;
  // True if the phase can go on from the values that were restored.
  bool is_sound() const noexcept;
  // True if the phase uses rule_, unit_, cell_ and digit_.
  bool is_under_way() const noexcept;
  // True if these four have the values of a fresh search.
  bool is_idle() const noexcept;
  // True if rule_ and unit_ exist; without a rule there is no unit.
  bool has_reason() const noexcept;

  UnitMasks masks_;
  CellSet guesses_;  // the cells whose digit was guessed
};

// What a search computes from its state and keeps while it goes on. A copy of the search starts
// without it, so that clones stay small.
template <class Value>
class Cache {
 public:
  Cache() = default;
  Cache(const Cache&) noexcept {}
  Cache(Cache&&) noexcept = default;
  Cache& operator=(const Cache&) noexcept {
    value_.reset();
    return *this;
  }
  Cache& operator=(Cache&&) noexcept = default;
  ~Cache() = default;

  explicit operator bool() const noexcept { return value_ != nullptr; }
  Value* operator->() const noexcept { return value_.get(); }
  Value& operator*() const noexcept { return *value_; }
  void set(std::unique_ptr<Value> value) noexcept { value_ = std::move(value); }
  void clear() noexcept { value_.reset(); }

 private:
  std::unique_ptr<Value> value_;
};

// Makes a search of a class, for the `make` of its Algorithm.
template <class Derived>
std::unique_ptr<Search> make(const Board& board) {
  return std::make_unique<Derived>(board);
}

}  // namespace sudoku
