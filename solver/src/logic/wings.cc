// Wings: two cells of two candidates that reach each other through a third cell or a strong link,
// so that one of them holds the digit that both have.

#include "finders.h"

namespace sudoku {
namespace {

// Marks a pincer: the digit that joins it to the pivot goes off, and the common one comes on.
void mark_pincer(Deduction& found, const Notes& notes, int pivot, int cell, int common) {
  const int shared = lowest_of(notes.digits(cell) & ~(1U << common));
  const int from = mark(found, pivot, shared, Role::kPivot);
  const int off = mark(found, cell, shared, Role::kOff);
  const int on = mark(found, cell, common, Role::kOn);
  link(found, from, off, false);
  link(found, off, on, true);
}

// XY-wing (pivot of two) or XYZ-wing (of three): the pincers have the common digit.
bool tell_wing(const Notes& notes, Sink& sink, Technique technique, int pivot, int first,
               int second) {
  const int common = lowest_of(notes.digits(first) & notes.digits(second));
  CellSet sources = CellSet::of(first) | CellSet::of(second);
  const bool third = notes.has(pivot, common);
  if (third) sources.insert(pivot);
  Deduction found(technique);
  found.eliminations[common] = notes.sight().of_all(sources) & notes.cells(common);
  if (found.eliminations.empty()) return false;
  mark_pincer(found, notes, pivot, first, common);
  mark_pincer(found, notes, pivot, second, common);
  if (third) mark(found, pivot, common, Role::kPivot);
  return sink.take(found);
}

// Each pincer shares one digit of its own with the pivot, and one with the other; so a pivot of
// three has that one too.
bool is_wing(unsigned pivot, unsigned first, unsigned second) {
  const unsigned common = first & second;
  return has_one(common) && ((first | second) & ~common) == (pivot & ~common);
}

bool find_with_pivot(const Notes& notes, Sink& sink, Technique technique, int size) {
  const CellSet bivalue = cells_with(notes, 2);
  for (const int pivot : cells_with(notes, size)) {
    for (CellSet rest = bivalue & notes.sight().of_cell(pivot); !rest.empty();) {
      const int first = rest.first();
      rest.erase(first);
      for (const int second : rest) {
        if (!is_wing(notes.digits(pivot), notes.digits(first), notes.digits(second))) continue;
        if (tell_wing(notes, sink, technique, pivot, first, second)) return true;
      }
    }
  }
  return false;
}

// Two cells with the same two candidates, and a strong link of `joint` that one end of sees each.
struct WWing {
  int first = 0;
  int second = 0;
  int joint = 0;
  int common = 0;  // the other digit, which one of the cells must hold
};

bool tell_w_wing(const Notes& notes, Sink& sink, const WWing& wing, int unit, int near_first,
                 int near_second) {
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
  return sink.take(found);
}

bool find_bridges(const Notes& notes, Sink& sink, const WWing& wing) {
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
      if (tell_w_wing(notes, sink, wing, unit, a, b)) return true;
    } else if (near_first.contains(b) && near_second.contains(a)) {
      if (tell_w_wing(notes, sink, wing, unit, b, a)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_xy_wing(const Notes& notes, Sink& sink) {
  return find_with_pivot(notes, sink, Technique::kXyWing, 2);
}
bool find_xyz_wing(const Notes& notes, Sink& sink) {
  return find_with_pivot(notes, sink, Technique::kXyzWing, 3);
}

bool find_w_wing(const Notes& notes, Sink& sink) {
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

}  // namespace sudoku
