// Finders of all techniques, the sink they report to, and helpers that describe deductions.
//
// A finder enumerates the instances of one technique in a fixed order (solver/README.md lists the
// orders). It reports each instance that places or eliminates something to a sink, until the sink
// asks to stop. Finders are stateless: the result depends on the notes alone.
#pragma once

#include <cstdint>

#include "masks.h"
#include "sudoku/deduction.h"
#include "sudoku/logic.h"

namespace sudoku {

// Receives the instances that a finder reports.
class Sink {
 public:
  // Returns false if the sink would ignore an instance with these eliminations. Finders of chains
  // and almost locked sets meet many instances with equal eliminations; they call wants() first and
  // skip the costly description of unwanted ones.
  virtual bool wants(const CandidateSet& /*eliminations*/) { return true; }
  // Accepts an instance. Returns true if the finder should stop.
  virtual bool take(const Deduction& deduction) = 0;

 protected:
  ~Sink() = default;
};

// Selects the technique for a finder that serves several of them.
struct Wanted {
  Technique technique;
  // Size of the pattern: number of cells of a subset, of base lines of a fish, or of candidates of
  // a wing's pivot. 0 for techniques that come in one size only.
  int size;
};

// Reports the instances of a technique to `sink`. Returns true as soon as the sink asks to stop.
// Requires: !notes.broken(), and `technique` is not kGuess.
bool find(Technique technique, const Notes& notes, Sink& sink);

// Helpers that describe a deduction. A node is one end of a link: a candidate, or a group of
// candidates of one digit.

// Marks a candidate as a new node. Returns the node's number.
int mark(Deduction& deduction, int cell, int digit, Role role) noexcept;
// Marks the candidates `digit` of `cells` as one new node. Returns the node's number.
int mark_group(Deduction& deduction, CellSet cells, int digit, Role role) noexcept;
// Marks the candidates `digit` of `cells`, each as a node of its own.
void mark_each(Deduction& deduction, CellSet cells, int digit, Role role) noexcept;
// Marks all candidates of `cells` that are in the mask `digits`, each as a node of its own.
void mark_all(Deduction& deduction, const Notes& notes, CellSet cells, unsigned digits,
              Role role) noexcept;
// Appends a unit to the deduction.
void mark_unit(Deduction& deduction, int unit, UnitRole role) noexcept;
// Appends a link between two nodes.
void link(Deduction& deduction, int from, int to, bool strong) noexcept;

// Queries of the notes.

// Returns the union of the candidates of `cells`, as a mask.
unsigned digits_of(const Notes& notes, CellSet cells) noexcept;
// Returns the cells with candidate `digit` that see every cell of `cells` with candidate `digit`.
CellSet seen_by_all(const Notes& notes, CellSet cells, int digit) noexcept;
// Returns the cells of a unit at the places in the mask `places`.
CellSet cells_at(const Notes& notes, int unit, unsigned places) noexcept;
// Returns the empty cells that have exactly `count` candidates.
CellSet cells_with(const Notes& notes, int count) noexcept;

// Writes the first deduction in the order of the techniques into `found`. Returns false if there is
// none; `found` is unspecified then.
// Throws: std::bad_alloc.
bool find_first(const Notes& notes, const Repertoire& repertoire, Deduction& found);

// Finders, grouped by source file. find() calls them through the table in technique.cc.

bool find_full_house(const Notes& notes, Sink& sink, Wanted wanted);
bool find_hidden_single(const Notes& notes, Sink& sink, Wanted wanted);
bool find_naked_single(const Notes& notes, Sink& sink, Wanted wanted);

bool find_pointing(const Notes& notes, Sink& sink, Wanted wanted);
bool find_claiming(const Notes& notes, Sink& sink, Wanted wanted);

bool find_naked_subset(const Notes& notes, Sink& sink, Wanted wanted);
bool find_hidden_subset(const Notes& notes, Sink& sink, Wanted wanted);

bool find_fish(const Notes& notes, Sink& sink, Wanted wanted);
bool find_finned_fish(const Notes& notes, Sink& sink, Wanted wanted);

bool find_two_links(const Notes& notes, Sink& sink, Wanted wanted);
bool find_empty_rectangle(const Notes& notes, Sink& sink, Wanted wanted);

bool find_wing(const Notes& notes, Sink& sink, Wanted wanted);
bool find_w_wing(const Notes& notes, Sink& sink, Wanted wanted);

bool find_rectangle(const Notes& notes, Sink& sink, Wanted wanted);
bool find_bug_plus_one(const Notes& notes, Sink& sink, Wanted wanted);

bool find_als_xz(const Notes& notes, Sink& sink, Wanted wanted);

bool find_chain(const Notes& notes, Sink& sink, Wanted wanted);

bool find_nishio(const Notes& notes, Sink& sink, Wanted wanted);

}  // namespace sudoku
