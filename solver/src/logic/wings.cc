// XY-wing, XYZ-wing and W-wing. Two cells with two candidates each (the pincers) are connected
// through a third cell (the pivot) or, in a W-wing, through a strong link. Both pincers have the
// candidate z. In a W-wing, z is not the digit of the strong link. In an XY-wing and a W-wing, at
// least one pincer holds z; in an XYZ-wing, a pincer or the pivot holds z. So z is eliminated from
// the cells that see both pincers and, in an XYZ-wing, also the pivot.

#include "finders.h"
#include "masks.h"
#include "sudoku/cell_set.h"
#include "sudoku/deduction.h"
#include "sudoku/notes.h"
#include "sudoku/technique.h"

namespace sudoku::logic {
namespace {

// Adds to a deduction the links from the pivot of a wing to the pincer in `cell`. The pincer has
// two candidates: `common`, which the other pincer also has, and a second one, which the pivot also
// has. If the pivot holds the second one, the pincer must hold `common`.
void mark_pincer(Deduction& found, const Notes& notes, int pivot, int cell, int common) {
  const int shared = lowest_of(notes.digits(cell) & ~(1U << common));
  const int from = mark(found, pivot, shared, Role::kPivot);
  const int off = mark(found, cell, shared, Role::kOff);
  const int on = mark(found, cell, common, Role::kOn);
  link(found, from, off, false);
  link(found, off, on, true);
}

// Reports an XY-wing, whose pivot has two candidates, or an XYZ-wing, whose pivot has three. The
// digit that both pincers have as a candidate is eliminated from the cells that see all cells of
// the wing with that candidate.
bool report_wing(const Notes& notes, DeductionSink& sink, Technique technique, int pivot, int first,
                 int second) {
  const int common = lowest_of(notes.digits(first) & notes.digits(second));
  CellSet sources = CellSet::of(first) | CellSet::of(second);
  const bool third = notes.has(pivot, common);
  if (third) sources.insert(pivot);
  const CellSet cells = notes.sight().of_all(sources) & notes.cells(common);
  if (cells.empty()) return false;
  Deduction found(technique);
  found.eliminations[common] = cells;
  mark_pincer(found, notes, pivot, first, common);
  mark_pincer(found, notes, pivot, second, common);
  if (third) mark(found, pivot, common, Role::kPivot);
  return sink.accept(found);
}

// Returns true if three cells form an XY-wing or XYZ-wing. The parameters are the candidates of the
// pivot and of the two pincers: bit d stands for digit d. The pincers have exactly one common
// digit, and each shares its other digit with the pivot. A pivot of three candidates also has the
// common digit.
bool is_wing(unsigned pivot, unsigned first, unsigned second) {
  const unsigned common = first & second;
  return has_one(common) && ((first | second) & ~common) == (pivot & ~common);
}

// W-wing: two cells with the same two candidates, `joint` and `common`. They are connected by a
// strong link of `joint`, that is, by the only two places of that digit in a unit. One cell sees
// one of these places, and the other cell sees the other place. So `joint` is false in at least one
// of the two cells, which then holds `common`.
struct WWing {
  int first = 0;
  int second = 0;
  int joint = 0;
  // The second candidate of both cells of the W-wing, besides `joint`.
  int common = 0;
};

bool report_w_wing(const Notes& notes, DeductionSink& sink, const WWing& wing, int unit,
                   int near_first, int near_second) {
  Deduction found(Technique::kWWing);
  const CellSet cells = CellSet::of(wing.first) | CellSet::of(wing.second);
  found.eliminations[wing.common] = notes.sight().of_all(cells) & notes.cells(wing.common);
  mark_unit(found, unit, UnitRole::kBase);
  const int nodes[] = {mark(found, wing.first, wing.common, Role::kOff),
                       mark(found, wing.first, wing.joint, Role::kOn),
                       mark(found, near_first, wing.joint, Role::kOff),
                       mark(found, near_second, wing.joint, Role::kOn),
                       mark(found, wing.second, wing.joint, Role::kOff),
                       mark(found, wing.second, wing.common, Role::kOn)};
  for (int i = 0; i < 5; ++i) link(found, nodes[i], nodes[i + 1], i % 2 == 0);
  return sink.accept(found);
}

// Searches for strong links that can connect the two cells of a W-wing, and reports the W-wing for
// each. A strong link is a pair of cells that are the only two places of the digit `wing.joint` in
// a unit. One of them must see the first cell of the W-wing, and the other must see the second
// cell. Returns true as soon as the receiver of the deductions asks to stop.
bool find_bridges(const Notes& notes, DeductionSink& sink, const WWing& wing) {
  const CellSet ends = CellSet::of(wing.first) | CellSet::of(wing.second);
  if ((notes.sight().of_all(ends) & notes.cells(wing.common)).empty()) return false;
  for (const int unit : notes.sight().units()) {
    const unsigned places = notes.places(unit, wing.joint);
    if (!has_two(places)) continue;
    const int a = notes.geometry().cell(unit, lowest_of(places));
    const int b = notes.geometry().cell(unit, lowest_of(places & (places - 1)));
    if (ends.contains(a) || ends.contains(b)) continue;
    const CellSet near_first = notes.sight().of_cell(wing.first);
    const CellSet near_second = notes.sight().of_cell(wing.second);
    if (near_first.contains(a) && near_second.contains(b)) {
      if (report_w_wing(notes, sink, wing, unit, a, b)) return true;
    } else if (near_first.contains(b) && near_second.contains(a)) {
      if (report_w_wing(notes, sink, wing, unit, b, a)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_wing(const Notes& notes, DeductionSink& sink, FinderArgs wanted) {
  const CellSet bivalue = cells_with(notes, 2);
  for (const int pivot : cells_with(notes, wanted.size)) {
    for (CellSet rest = bivalue & notes.sight().of_cell(pivot); !rest.empty();) {
      const int first = rest.first();
      rest.erase(first);
      for (const int second : rest) {
        if (!is_wing(notes.digits(pivot), notes.digits(first), notes.digits(second))) continue;
        if (report_wing(notes, sink, wanted.technique, pivot, first, second)) return true;
      }
    }
  }
  return false;
}

bool find_w_wing(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  for (CellSet rest = cells_with(notes, 2); !rest.empty();) {
    const int first = rest.first();
    rest.erase(first);
    for (const int second : rest - notes.sight().of_cell(first)) {
      if (notes.digits(second) != notes.digits(first)) continue;
      const int low = lowest_of(notes.digits(first));
      const int high = lowest_of(notes.digits(first) & ~(1U << low));
      if (find_bridges(notes, sink, {first, second, low, high}) ||
          find_bridges(notes, sink, {first, second, high, low})) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace sudoku::logic
