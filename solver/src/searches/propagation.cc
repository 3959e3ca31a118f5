// The search `propagation` (constraint propagation). It places naked and hidden singles as long as
// there are any. If there is none, it guesses in the cell with the fewest candidates.
//
// The search stores no candidates: they follow from the board. A step of kind `eliminate` only
// reports a candidate that the last placement has removed, and backtracking restores nothing but
// the board.

#include <bit>
#include <cstdint>
#include <optional>

#include "driver.h"
#include "sudoku/board.h"
#include "sudoku/bytes.h"
#include "sudoku/search.h"
#include "sudoku/searches.h"
#include "sudoku/step.h"
#include "tightest_cell.h"

namespace sudoku {
namespace searches {
namespace {

class Propagation final : public Cloned<Propagation, Driver> {
 public:
  explicit Propagation(const Board& board) : Cloned(kPropagation, board) {}

 protected:
  // Decides how the search continues, by the first case that applies:
  // 1. No cell is empty: solution.
  // 2. A cell has no candidate: dead end.
  // 3. A unit has no cell left for one of its missing digits: dead end.
  // 4. A naked single, or otherwise a hidden single: place it.
  // 5. Otherwise: guess in the cell with the fewest candidates.
  Step choose() override {
    const auto [cell, count] = tightest_cell(board(), masks());
    if (cell == kNoCell) return solution();
    if (count == 0) return retreat({.cell = cell});
    if (const auto place = first_with_places(0)) {
      return retreat({.digit = place->digit, .unit = place->unit});
    }
    if (count == 1) {
      return force(Rule::kNakedSingle, kNoUnit, cell, std::countr_zero(candidates(cell)));
    }
    if (const auto place = first_with_places(1)) {
      return force(Rule::kHiddenSingle, place->unit, place->cell, place->digit);
    }
    return branch(cell);
  }

  Step place() override {
    pending_peers_ = open_peers();
    const Step step = Driver::place();
    if (pending_peers_ != 0) phase_ = Phase::kEliminate;
    return step;
  }

  // Reports that a peer of the cell filled last loses a candidate. In the returned step, `cell` is
  // the peer, and `unit` and `place` locate the cell filled last.
  Step eliminate() override {
    const int read = std::countr_zero(pending_peers_);
    const std::uint8_t unit = geometry().units_of(cell_)[read / board().side()];
    pending_peers_ &= pending_peers_ - 1;
    if (pending_peers_ == 0) phase_ = Phase::kChoose;
    return {.kind = Kind::kEliminate,
            .rule = rule_,
            .cell = static_cast<std::uint8_t>(peer(read)),
            .digit = digit_,
            .unit = unit,
            .place = static_cast<std::uint8_t>(geometry().place(unit, cell_))};
  }

  bool can_force() const noexcept override { return true; }

  void save_own(Writer& writer) const override {
    writer.number(phase_ == Phase::kEliminate ? pending_peers_ : 0U);
  }

  bool restore_own(Reader& reader) override {
    const std::uint64_t open = reader.number();
    pending_peers_ = static_cast<std::uint32_t>(open);
    if (rule_ > Rule::kHiddenSingle) return false;
    if (phase_ != Phase::kEliminate) return phase_ < Phase::kEliminate && open == 0;
    return depth() > 0 && top() == cell_ && board()[cell_] == digit_ && open != 0 &&
           open >> 3 * board().side() == 0;
  }

 private:
  struct Place {
    std::uint8_t unit;
    std::uint8_t digit;
    std::uint8_t cell;
  };

  // Finds the first unit in which a missing digit has exactly `count` possible cells; in this unit,
  // takes the lowest such digit. In the result, `cell` is the one possible cell, or kNoCell if
  // `count` is 0. Returns nullopt if there is no such unit.
  // Requires: `count` is 0 or 1.
  std::optional<Place> first_with_places(int count) const {
    for (int unit = 0; unit < geometry().units(); ++unit) {
      for (int digit = 1; digit <= board().side(); ++digit) {
        if (masks().has(unit, digit)) continue;
        int found = 0;
        Place place{.unit = static_cast<std::uint8_t>(unit),
                    .digit = static_cast<std::uint8_t>(digit),
                    .cell = kNoCell};
        for (const std::uint8_t cell : geometry().cells_of(unit)) {
          if (board()[cell] != 0 || !(candidates(cell) & 1U << digit)) continue;
          ++found;
          place.cell = cell;
        }
        if (found == count) return place;
      }
    }
    return std::nullopt;
  }

  // Returns the cell with number `read` among the cells of the row, the column and the box of the
  // current cell `cell_`. On a board of side N, the cells of the row have the numbers 0..N-1, those
  // of the column N..2N-1 and those of the box 2N..3N-1.
  int peer(int read) const noexcept {
    const int side = board().side();
    return geometry().cell(geometry().units_of(cell_)[read / side], read % side);
  }

  // Returns the peers of the current cell `cell_` that have `digit_` as a candidate, as a bitmask.
  // On a board of side N, bits 0..N-1 stand for the cells of the row, N..2N-1 for the column,
  // 2N..3N-1 for the box. A cell of the box that also lies in the row or the column has no bit for
  // the box.
  std::uint32_t open_peers() const {
    const int side = board().side();
    std::uint32_t open = 0;
    for (int read = 0; read < 3 * side; ++read) {
      const int other = peer(read);
      const bool counted =
          read >= 2 * side && (geometry().row(other) == geometry().row(cell_) ||
                               geometry().column(other) == geometry().column(cell_));
      if (other == cell_ || counted || board()[other] != 0) continue;
      if (candidates(other) & 1U << digit_) open |= 1U << read;
    }
    return open;
  }

  // Bitmask of the eliminations that no step has reported yet: the peers of the cell filled last
  // that lose its digit as a candidate. On a board of side N, bits 0..N-1 stand for the cells of
  // the row, N..2N-1 for the column, 2N..3N-1 for the box.
  std::uint32_t pending_peers_ = 0;
};

}  // namespace
}  // namespace searches

constexpr Algorithm kPropagation{.id = "propagation",
                                 .make = searches::make<searches::Propagation>};

}  // namespace sudoku
