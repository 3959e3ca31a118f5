// What all finders share: to whom they tell what they find, and how they describe it.
//
// A finder goes through the instances of one technique in a fixed order (boxes, rows, columns; then
// digits; then cells), and tells each that changes something to a sink, until that has enough. It
// knows nothing but the notes, and keeps nothing.
#pragma once

#include <cstdint>

#include "masks.h"
#include "sudoku/deduction.h"

namespace sudoku {

// Takes the instances that a finder tells.
class Sink {
 public:
  // Whether an instance with this outcome is of any use: else it need not be described. Those who
  // find many of the same outcome, by chains and almost locked sets, ask first.
  virtual bool wants(const CandidateSet& /*eliminations*/) { return true; }
  // True: that is enough.
  virtual bool take(const Deduction& deduction) = 0;

 protected:
  ~Sink() = default;
};

// Tells all instances of its technique to the sink; true if that had enough. The notes are not
// broken.
using Finder = bool (*)(const Notes& notes, Sink& sink);
// nullptr for the guess.
Finder finder_of(Technique technique) noexcept;

// Describing.

// Marks a candidate, as a node of its own; returns the number of the node.
int mark(Deduction& deduction, int cell, int digit, Role role) noexcept;
// Marks these candidates of one digit, as one node; returns its number.
int mark_group(Deduction& deduction, CellSet cells, int digit, Role role) noexcept;
// Marks each of these candidates of one digit.
void mark_each(Deduction& deduction, CellSet cells, int digit, Role role) noexcept;
// Marks all candidates of these cells that are in `digits`.
void mark_all(Deduction& deduction, const Notes& notes, CellSet cells, unsigned digits,
              Role role) noexcept;
void mark_unit(Deduction& deduction, int unit, UnitRole role) noexcept;
void link(Deduction& deduction, int from, int to, bool strong) noexcept;

// Cells with candidates.

// The candidates of all these cells together.
unsigned digits_of(const Notes& notes, CellSet cells) noexcept;
// What sees every one of these cells that has the digit, and has it too.
CellSet seen_by_all(const Notes& notes, CellSet cells, int digit) noexcept;
// The cells of a unit at these places.
CellSet cells_at(const Notes& notes, int unit, unsigned places) noexcept;
// The empty cells with exactly so many candidates.
CellSet cells_with(const Notes& notes, int count) noexcept;

// By file.

bool find_full_house(const Notes& notes, Sink& sink);
bool find_hidden_single(const Notes& notes, Sink& sink);
bool find_naked_single(const Notes& notes, Sink& sink);

bool find_pointing(const Notes& notes, Sink& sink);
bool find_claiming(const Notes& notes, Sink& sink);

bool find_naked_pair(const Notes& notes, Sink& sink);
bool find_naked_triple(const Notes& notes, Sink& sink);
bool find_naked_quad(const Notes& notes, Sink& sink);
bool find_hidden_pair(const Notes& notes, Sink& sink);
bool find_hidden_triple(const Notes& notes, Sink& sink);
bool find_hidden_quad(const Notes& notes, Sink& sink);

bool find_x_wing(const Notes& notes, Sink& sink);
bool find_swordfish(const Notes& notes, Sink& sink);
bool find_jellyfish(const Notes& notes, Sink& sink);
bool find_finned_x_wing(const Notes& notes, Sink& sink);
bool find_sashimi_x_wing(const Notes& notes, Sink& sink);
bool find_finned_swordfish(const Notes& notes, Sink& sink);
bool find_sashimi_swordfish(const Notes& notes, Sink& sink);

bool find_skyscraper(const Notes& notes, Sink& sink);
bool find_two_string_kite(const Notes& notes, Sink& sink);
bool find_turbot_fish(const Notes& notes, Sink& sink);
bool find_empty_rectangle(const Notes& notes, Sink& sink);

bool find_xy_wing(const Notes& notes, Sink& sink);
bool find_xyz_wing(const Notes& notes, Sink& sink);
bool find_w_wing(const Notes& notes, Sink& sink);

bool find_unique_rectangle_1(const Notes& notes, Sink& sink);
bool find_unique_rectangle_2(const Notes& notes, Sink& sink);
bool find_unique_rectangle_3(const Notes& notes, Sink& sink);
bool find_unique_rectangle_4(const Notes& notes, Sink& sink);
bool find_hidden_rectangle(const Notes& notes, Sink& sink);
bool find_bug_plus_one(const Notes& notes, Sink& sink);

bool find_als_xz(const Notes& notes, Sink& sink);

bool find_x_chain(const Notes& notes, Sink& sink);
bool find_xy_chain(const Notes& notes, Sink& sink);
bool find_aic(const Notes& notes, Sink& sink);
bool find_grouped_aic(const Notes& notes, Sink& sink);

bool find_nishio(const Notes& notes, Sink& sink);

}  // namespace sudoku
