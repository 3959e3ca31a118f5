// The state machine that all searches share: choose an empty cell, try its digits, write one and
// continue. At a dead end, erase digits back to the last guess.
//
//   choose --> solution
//     ^ |----> branch ------> select --> try --> place --.
//     | |----> forced digit --> select --------> place --+--> eliminate ... --.
//     | `----> dead end ----> retreat                    |                    |
//     `--------------------------------------------------+--------------------'
//   try -----> no digit is left --> retreat
//   retreat -> erase ... erase the last guess --> try; or exhausted, where no guess is left
//
// An algorithm is a class that derives from Cloned<..., Driver> and overrides choose(), which picks
// what to do next. It overrides another function only where it differs from the default. The base
// class Driver keeps the phase of the search, the candidates and the set of guesses. It also saves
// this state, and validates it when it is restored.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "sudoku/board.h"
#include "sudoku/bytes.h"
#include "sudoku/cell_set.h"
#include "sudoku/geometry.h"
#include "sudoku/search.h"
#include "sudoku/step.h"
#include "unit_masks.h"

namespace sudoku::searches {

class Driver : public Search {
 protected:
  // What the next step of the search does. All searches use the first five phases, up to
  // kExhausted.
  enum class Phase : std::uint8_t {
    kChoose,
    kTry,
    kPlace,
    kErase,
    kExhausted,
    kEliminate,  // phase used only by searches that report each eliminated candidate
    kCheck,      // phase used only by searches that read rows, columns and boxes to test a digit
    kConflict,   // phase after the tested digit was found in the row, column or box of the cell
  };

  Driver(const Algorithm& algorithm, const Board& board)
      : Search(algorithm, board), masks_(board) {}

  // Decides how the search continues from the current board, and returns the step to report.
  // Usually this is the result of solution(), retreat() at a dead end, branch() for a guess, or
  // force() for a digit that a rule such as a naked single places.
  virtual Step choose() = 0;
  // Tries the next digit of the chosen cell. Returns a `try` step, or a `retreat` step if no digit
  // is left. By default, tries the candidates of the cell in ascending order.
  virtual Step try_next();
  // Writes the digit that was tried, or that a rule forces, into the chosen cell. Returns the
  // `place` step.
  virtual Step place();
  // Returns a step that reports one eliminated candidate. Called in Phase::kEliminate. The base
  // class Driver never enters that phase; a search that does must override this function.
  virtual Step eliminate();
  // Erases the digit that was written last. If it was a guess, the next step tries another digit in
  // the same cell.
  virtual Step erase();

  // Returns true if the search may place digits by a rule, such as naked singles. If false, every
  // digit that the search writes is a guess.
  virtual bool can_force() const noexcept { return false; }

  // Does the one step of the search that the current phase demands, and returns it.
  Step advance() override;

  // The following functions are for overrides of choose(), which decides what the search does next.
  // Each function stands for one decision. It sets the next phase and returns the step to report.

  // Ends the search with a `solution` step. Requires: no cell is empty.
  Step solution();
  // Reports a dead end; the next step erases a digit, or ends the search if there is none to erase.
  // `dead_end` holds either the cell that has no digit left, or a unit and the digit that has no
  // place left in the unit.
  Step retreat(Step dead_end);
  // Selects `cell`. The next steps try its digits one by one.
  Step branch(int cell);
  // Selects `cell` for `digit`, which is forced by the solving rule `rule`, such as a naked single.
  // The next step places the digit. For a hidden single, `unit` is the unit that has no other place
  // for the digit; otherwise it is kNoUnit.
  Step force(Rule rule, int unit, int cell, int digit);

  // Tries the lowest of `digits` that is greater than the digit tried last in the chosen cell.
  // `digits` is a bitmask: bit d stands for digit d. Returns a `try` step, or a `retreat` step if
  // there is no such digit.
  Step try_among(unsigned digits);
  // Sets the current cell to `cell`, the current digit to `digit`, and the next phase to `then`.
  // Returns a `try` step for the digit in the cell.
  Step attempt(int cell, int digit, Phase then);

  // Returns a step about the chosen cell, with the rule and the unit that force its digit, if any.
  Step at_cell(Kind kind, int digit) const noexcept {
    return {.kind = kind,
            .rule = rule_,
            .cell = cell_,
            .digit = static_cast<std::uint8_t>(digit),
            .unit = unit_};
  }

  const Geometry& geometry() const noexcept { return board().geometry(); }
  // Returns the digits that each unit of the board contains, as bitmasks: bit d stands for digit d.
  const UnitMasks& masks() const noexcept { return masks_; }
  // Returns the digits that no peer of the empty cell `cell` holds, as a bitmask: bit d stands for
  // digit d.
  unsigned candidates(int cell) const noexcept { return masks_.candidates(geometry(), cell); }
  // Returns true if any digit on the board was guessed.
  bool has_guess() const noexcept { return !guesses_.empty(); }

  // Writes `digit` into `cell` and pushes the cell on the stack of filled cells. `guess` is false
  // if a rule forces the digit.
  void push(int cell, int digit, bool guess);
  // Erases the digit that was written last. Returns true if it was a guess.
  bool pop();

  // Appends the state of a derived class to the saved state of the search. By default, appends
  // nothing.
  virtual void save_own(Writer& writer) const;
  // Restores the state of a derived class. Called after the base class Driver has restored and
  // validated its own members. Returns false if a value is invalid, or if the restored phase is one
  // that the derived class never uses.
  virtual bool restore_own(Reader& reader);

  Phase phase_ = Phase::kChoose;
  // The current work of the search. cell_ is the cell that it works on. While it tries digits
  // there, digit_ is the digit tried last, or 0 before the first. If a solving rule forces a digit,
  // digit_ is that digit and rule_ the rule; for a hidden single, unit_ is the unit that has no
  // other place for the digit. A guess has no rule and no unit.
  Rule rule_ = Rule::kNone;
  std::uint8_t unit_ = kNoUnit;
  std::uint8_t cell_ = 0;
  std::uint8_t digit_ = 0;

 private:
  void save_rest(Writer& writer) const final;
  bool restore_rest(Reader& reader) final;
  void save_guesses(Writer& writer) const;
  bool restore_guesses(Reader& reader);
  // Returns true if the restored members of class Driver are consistent with each other and with
  // the board.
  bool is_sound() const;
  // Returns true if the search is working on a chosen cell. Only then do rule_, unit_, cell_ and
  // digit_ have a meaning. They have none while the search chooses a cell or erases digits.
  bool is_under_way() const noexcept;
  // Returns true if the search has no current cell, digit, rule and unit, that is, if these members
  // have their initial values. Does not look at unit_: if rule_ is kNone, has_reason() implies that
  // unit_ is kNoUnit.
  // Requires: has_reason().
  bool is_idle() const noexcept;
  // Returns true if rule_ and unit_ can be the reason for placing a digit. rule_ must be one of the
  // solving rules, such as a hidden single, with or without a unit. Or both must be absent, which
  // means a guess.
  bool has_reason() const noexcept;

  UnitMasks masks_;
  CellSet guesses_;  // the filled cells whose digit was guessed
};

// Owns a value that a search can recompute from its other members. Copying a cache makes an empty
// one, so that copies of a search stay small.
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

// Creates a search of class `Derived` on `board`. Algorithm::make, the factory function of an
// algorithm, points to an instance of this template.
template <class Derived>
std::unique_ptr<Search> make(const Board& board) {
  return std::make_unique<Derived>(board);
}

}  // namespace sudoku::searches
