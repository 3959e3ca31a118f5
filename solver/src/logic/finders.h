// The search functions of all solving techniques, and helpers for them.
//
// A finder is a function that searches for the instances of one technique in a fixed order
// (solver/README.md lists the orders). An instance is one occurrence of the technique's pattern on
// the board. The finder reports each instance that places a digit or eliminates a candidate to a
// sink, that is, a callback object, until the sink asks to stop. Finders keep no state. Their
// result depends only on the notes, that is, on the board and its candidates.
#pragma once

#include "sudoku/cell_set.h"
#include "sudoku/deduction.h"
#include "sudoku/logic.h"
#include "sudoku/notes.h"
#include "sudoku/technique.h"

namespace sudoku::logic {

// Receives the deductions that a technique's search function finds, one at a time.
class DeductionSink {
 public:
  // Returns false if the receiver would ignore a deduction with these eliminations. The searches
  // for chains and almost locked sets meet many deductions with equal eliminations. They call
  // wants() first and skip the costly description of a deduction that is not wanted.
  virtual bool wants(const CandidateSet& /*eliminations*/) { return true; }
  // Accepts a deduction. Returns true if the search should stop.
  virtual bool accept(const Deduction& deduction) = 0;

 protected:
  ~DeductionSink() = default;
};

// Tells a search function that serves several techniques which one to search for. For example, one
// function finds naked pairs, triples and quads.
struct FinderArgs {
  Technique technique;
  // Size of the pattern. For a naked or hidden subset this is the number of its cells, for a fish
  // the number of its base lines, for a wing the number of candidates of its pivot. 0 for
  // techniques that have no size.
  int size;
};

// Searches for the instances of `technique` and reports them to `sink`, a callback object. Returns
// true as soon as the sink asks to stop.
// Requires: the notes (the board and its candidates) have no contradiction, and `technique` is not
// kGuess (guessing).
bool find(Technique technique, const Notes& notes, DeductionSink& sink);

// Adds a candidate to the pattern of a deduction, as a new node. A node is a possible end of a
// strong or weak link. Returns the number of the node.
int mark(Deduction& deduction, int cell, int digit, Role role);
// Adds the candidates `digit` of all `cells` to the pattern of a deduction, together as one new
// node. Such a node is a possible end of a strong or weak link; it is true if one of the candidates
// is. Returns the number of the node.
int mark_group(Deduction& deduction, CellSet cells, int digit, Role role);
// Adds the candidates `digit` of `cells` to the pattern of a deduction. Each candidate becomes a
// node of its own, that is, a possible end of a strong or weak link.
void mark_each(Deduction& deduction, CellSet cells, int digit, Role role);
// Adds to the pattern of a deduction all candidates of `cells` whose digits are in the mask
// `digits` (bit d for digit d). Each candidate becomes a node of its own, that is, a possible end
// of a strong or weak link.
void mark_all(Deduction& deduction, const Notes& notes, CellSet cells, unsigned digits, Role role);
// Adds a unit (row, column or box) to the pattern of a deduction.
void mark_unit(Deduction& deduction, int unit, UnitRole role);
// Adds a link between two nodes to the pattern of a deduction. A node is a candidate or a group of
// candidates. `from` and `to` are node numbers. At least one end of a strong link is true; at most
// one end of a weak link is true.
void link(Deduction& deduction, int from, int to, bool strong);

// Returns the union of the candidates of `cells` as a bitmask: bit d stands for digit d.
unsigned digits_of(const Notes& notes, CellSet cells) noexcept;
// Returns the cells that have candidate `digit` and see every cell of `cells` that has this
// candidate. Two cells see each other if they share a row, column or box.
CellSet seen_by_all(const Notes& notes, CellSet cells, int digit) noexcept;
// Returns the cells of `unit` (a row, column or box) that the mask `places` selects. Bit p stands
// for the cell with index p, 0..8, within the unit.
CellSet cells_at(const Notes& notes, int unit, unsigned places) noexcept;
// Returns the empty cells that have exactly `count` candidates.
CellSet cells_with(const Notes& notes, int count) noexcept;

// Tries the techniques of `repertoire` in their fixed order, the easiest first, and writes the
// first deduction into `found`. Returns false if no technique applies; then the value of `found` is
// unspecified.
// Throws: std::bad_alloc if memory runs out.
bool find_first(const Notes& notes, const Repertoire& repertoire, Deduction& found);

// Functions that search for the instances of one solving technique, grouped by source file. Each
// one reports the instances to `sink`, a callback object, and returns true as soon as the sink asks
// to stop. A function that serves several techniques searches for the one that `wanted` names.

bool find_full_house(const Notes& notes, DeductionSink& sink, FinderArgs wanted);
bool find_hidden_single(const Notes& notes, DeductionSink& sink, FinderArgs wanted);
bool find_naked_single(const Notes& notes, DeductionSink& sink, FinderArgs wanted);

bool find_pointing(const Notes& notes, DeductionSink& sink, FinderArgs wanted);
bool find_claiming(const Notes& notes, DeductionSink& sink, FinderArgs wanted);

bool find_naked_subset(const Notes& notes, DeductionSink& sink, FinderArgs wanted);
bool find_hidden_subset(const Notes& notes, DeductionSink& sink, FinderArgs wanted);

bool find_fish(const Notes& notes, DeductionSink& sink, FinderArgs wanted);
bool find_finned_fish(const Notes& notes, DeductionSink& sink, FinderArgs wanted);

bool find_two_links(const Notes& notes, DeductionSink& sink, FinderArgs wanted);
bool find_empty_rectangle(const Notes& notes, DeductionSink& sink, FinderArgs wanted);

bool find_wing(const Notes& notes, DeductionSink& sink, FinderArgs wanted);
bool find_w_wing(const Notes& notes, DeductionSink& sink, FinderArgs wanted);

bool find_rectangle(const Notes& notes, DeductionSink& sink, FinderArgs wanted);
bool find_bug_plus_one(const Notes& notes, DeductionSink& sink, FinderArgs wanted);

bool find_als_xz(const Notes& notes, DeductionSink& sink, FinderArgs wanted);

bool find_chain(const Notes& notes, DeductionSink& sink, FinderArgs wanted);

bool find_nishio(const Notes& notes, DeductionSink& sink, FinderArgs wanted);

}  // namespace sudoku::logic
