// Uniqueness techniques. They eliminate candidates that would give the puzzle a second solution. So
// they are valid only for puzzles that are known to have exactly one solution.
//
// Unique rectangles: four empty cells in two rows, two columns and two boxes. If these cells held
// only two different digits, swapping the two digits would give a second solution. This is called
// the deadly pattern. The argument is about the solution, not about the pencil marks. It only
// requires that the digits on the board allow both digits of the pattern in each corner. A corner
// that lost one of them to an earlier deduction still counts. If a corner has lost both, the deadly
// pattern is impossible and nothing follows.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "choose.h"
#include "finders.h"
#include "masks.h"
#include "sudoku/cell_set.h"
#include "sudoku/deduction.h"
#include "sudoku/geometry.h"
#include "sudoku/notes.h"
#include "sudoku/technique.h"

namespace sudoku::logic {
namespace {

// The corner cells of a rectangle in clockwise order. corners[i] and corners[(i + 2) % 4] are
// opposite corners.
using Corners = std::array<int, 4>;

// A rectangle of four cells, and a pair of digits. If the four cells held only these two digits,
// swapping the digits would give the puzzle a second solution (the deadly pattern).
struct Rectangle {
  Corners corners{};
  // The two digits of the deadly pattern. Bit d stands for digit d.
  unsigned pair = 0;
  // The corners that have no candidates other than the two digits of the deadly pattern.
  CellSet floor;
  // The corners that have other candidates besides the two digits of the deadly pattern.
  CellSet roof;
};

using RectangleRule = bool (*)(const Notes& notes, DeductionSink& sink, const Rectangle& rectangle);

void mark_corners(Deduction& found, const Notes& notes, const Rectangle& rectangle) {
  for (const int corner : rectangle.corners) {
    mark_all(found, notes, CellSet::of(corner), rectangle.pair, Role::kIn);
  }
}

bool report_corners(const Notes& notes, DeductionSink& sink, Deduction& found,
                    const Rectangle& rectangle) {
  if (found.eliminations.empty()) return false;
  mark_corners(found, notes, rectangle);
  return sink.accept(found);
}

int other_of(unsigned pair, int digit) { return lowest_of(pair & ~(1U << digit)); }

// Returns true if the two digits in the mask `pair` (bit d for digit d) can fill all four corners
// of a rectangle. In each corner, the digits on the board must allow both of them, and at least one
// of them must still be a candidate.
bool can_be_deadly(const Notes& notes, const Corners& corners, unsigned pair) {
  for (const int corner : corners) {
    if ((notes.digits(corner) & pair) == 0) return false;
  }
  // The four corners lie in six units: two rows, two columns and two boxes. Two opposite corners
  // together lie in all six, so it suffices to check the units of these two.
  unsigned taken = 0;
  for (const int corner : {corners[0], corners[2]}) {
    for (const int unit : notes.geometry().units_of(corner)) taken |= notes.filled(unit);
  }
  return (taken & pair) == 0;
}

// Finds the pairs of digits that can form a unique rectangle with the given corners. A pair must be
// able to fill all four corners, and some corner must have exactly this pair as its candidates.
// Calls visit(rectangle) for each pair. Returns true as soon as visit() returns true.
template <class Visit>
bool each_pair(const Notes& notes, const Corners& corners, const Visit& visit) {
  for (auto corner = corners.begin(); corner != corners.end(); ++corner) {
    const unsigned pair = notes.digits(*corner);
    if (!has_two(pair) || !can_be_deadly(notes, corners, pair)) continue;
    const auto has_same_pair = [&](int other) { return notes.digits(other) == pair; };
    if (std::any_of(corners.begin(), corner, has_same_pair)) continue;
    Rectangle rectangle{.corners = corners, .pair = pair, .floor = {}, .roof = {}};
    for (const int other : corners) {
      const bool has_extra = (notes.digits(other) & ~pair) != 0;
      CellSet& part = has_extra ? rectangle.roof : rectangle.floor;
      part.insert(other);
    }
    if (visit(rectangle)) return true;
  }
  return false;
}

// Calls `rule`, a function that searches for one type of unique rectangle, for every rectangle of
// four empty cells in two boxes, with every pair of digits that each_pair() finds for its corners.
// The rectangles are ordered by top row, left column, right column and bottom row. Returns true as
// soon as the receiver of the deductions asks to stop.
bool each_rectangle(const Notes& notes, DeductionSink& sink, RectangleRule rule) {
  const Geometry& geometry = notes.geometry();
  const int cells = geometry.cells();
  const int side = notes.side();
  for (int a = 0; a < cells; ++a) {
    if (notes.digits(a) == 0) continue;
    for (int b = a + 1; b < (geometry.row(a) + 1) * side; ++b) {
      if (notes.digits(b) == 0) continue;
      const bool same_boxes = geometry.box(a) == geometry.box(b);
      for (int down = side; a + down < cells; down += side) {
        if (notes.digits(a + down) == 0 || notes.digits(b + down) == 0) continue;
        if (same_boxes == (geometry.box(a) == geometry.box(a + down))) continue;
        const auto visit = [&](const Rectangle& rectangle) { return rule(notes, sink, rectangle); };
        if (each_pair(notes, {a, b, b + down, a + down}, visit)) return true;
      }
    }
  }
  return false;
}

// Unique rectangle, type 1: only one corner has candidates besides the two digits of the rectangle.
// That corner must hold one of these other candidates, so it loses both digits of the rectangle.
bool type_1(const Notes& notes, DeductionSink& sink, const Rectangle& rectangle) {
  if (rectangle.roof.size() != 1) return false;
  Deduction found(Technique::kUniqueRectangle1);
  for (const int digit : SetBits(rectangle.pair)) {
    found.eliminations[digit] = rectangle.roof & notes.cells(digit);
  }
  return report_corners(notes, sink, found, rectangle);
}

// Unique rectangle, type 2: two corners have the same third digit besides the two digits of the
// rectangle, and the other two corners have no other candidates. One of the first two corners must
// hold the third digit, so cells that see both lose that digit.
bool type_2(const Notes& notes, DeductionSink& sink, const Rectangle& rectangle) {
  if (rectangle.roof.size() != 2) return false;
  const unsigned extra = digits_of(notes, rectangle.roof) & ~rectangle.pair;
  if (!has_one(extra)) return false;
  const int digit = lowest_of(extra);
  const CellSet cells = seen_by_all(notes, rectangle.roof, digit);
  if (cells.empty()) return false;
  Deduction found(Technique::kUniqueRectangle2);
  found.eliminations[digit] = cells;
  mark_corners(found, notes, rectangle);
  mark_each(found, rectangle.roof, digit, Role::kFin);
  return sink.accept(found);
}

// Unique rectangle, type 3: two corners (the roof) have extra candidates besides the two digits of
// the rectangle. At least one of them must hold an extra digit, so the roof acts as a single cell
// whose candidates are the extra digits. Together with other cells of `unit`, a row, column or box
// that contains the roof, this cell forms a naked subset of size 2 to 4. Each digit of the subset
// is eliminated from every cell that sees all places of this digit in the subset. The roof itself
// loses no candidate.
bool type_3_in(const Notes& notes, DeductionSink& sink, const Rectangle& rectangle, int unit) {
  const unsigned extra = digits_of(notes, rectangle.roof) & ~rectangle.pair;
  std::array<std::uint16_t, kMaxSide> masks{};
  const CellSet others = notes.sight().of_unit(unit) - rectangle.roof;
  for (int place = 0; place < notes.side(); ++place) {
    const int cell = notes.geometry().cell(unit, place);
    masks[place] = static_cast<std::uint16_t>(others.contains(cell) ? notes.digits(cell) : 0);
  }
  for (int size = std::max(2, bits_in(extra)); size <= 4; ++size) {
    const auto visit = [&](unsigned places, unsigned digits) {
      if (bits_in(digits) != size) return false;
      const CellSet cells = cells_at(notes, unit, places);
      Deduction found(Technique::kUniqueRectangle3);
      for (const int digit : SetBits(digits)) {
        const bool is_extra = (extra >> digit & 1) != 0;
        const CellSet set = is_extra ? cells | rectangle.roof : cells;
        found.eliminations[digit] = seen_by_all(notes, set, digit) - rectangle.roof;
      }
      if (found.eliminations.empty()) return false;
      mark_unit(found, unit, UnitRole::kBase);
      mark_corners(found, notes, rectangle);
      mark_all(found, notes, rectangle.roof, extra, Role::kFin);
      mark_all(found, notes, cells, digits, Role::kFin);
      return sink.accept(found);
    };
    if (choose({masks.data(), static_cast<std::size_t>(notes.side())}, size - 1, size, visit,
               extra)) {
      return true;
    }
  }
  return false;
}

// The roof of a rectangle is the set of corners that have candidates besides the two digits of the
// rectangle. If there are exactly two such corners, calls visit(unit) for each row, column or box
// that contains both. Returns true as soon as visit() returns true.
template <class Visit>
bool each_roof_unit(const Notes& notes, const Rectangle& rectangle, const Visit& visit) {
  if (rectangle.roof.size() != 2) return false;
  for (const int unit : notes.geometry().units_of(rectangle.roof.first())) {
    if (notes.sight().of_unit(unit).contains(rectangle.roof) && visit(unit)) return true;
  }
  return false;
}

bool type_3(const Notes& notes, DeductionSink& sink, const Rectangle& rectangle) {
  return each_roof_unit(notes, rectangle,
                        [&](int unit) { return type_3_in(notes, sink, rectangle, unit); });
}

// Unique rectangle, type 4: two corners have extra candidates besides the two digits of the
// rectangle. In a row, column or box that contains both corners, one of the two digits has no place
// outside these corners. So one of the corners holds that digit, and both lose the other one of the
// two digits.
bool type_4(const Notes& notes, DeductionSink& sink, const Rectangle& rectangle) {
  return each_roof_unit(notes, rectangle, [&](int unit) {
    for (const int digit : SetBits(rectangle.pair)) {
      const CellSet places = notes.cells(digit) & notes.sight().of_unit(unit);
      if (!rectangle.roof.contains(places)) continue;
      Deduction found(Technique::kUniqueRectangle4);
      mark_unit(found, unit, UnitRole::kBase);
      const int other = other_of(rectangle.pair, digit);
      found.eliminations[other] = rectangle.roof & notes.cells(other);
      if (report_corners(notes, sink, found, rectangle)) return true;
    }
    return false;
  });
}

// Returns true if cells `a` and `b` are the only two places of `digit` in the row or column that
// they share.
// Requires: `a` and `b` share a row or a column.
bool is_strong(const Notes& notes, int a, int b, int digit) {
  const int kind = notes.geometry().row(a) == notes.geometry().row(b) ? 0 : 1;
  return notes.has(a, digit) && notes.has(b, digit) &&
         has_two(notes.places(notes.geometry().units_of(a)[kind], digit));
}

// Hidden rectangle, a kind of unique rectangle: one corner has only the two digits of the rectangle
// as candidates. In the row and in the column of the opposite corner, one of the two digits has no
// places except the corners of the rectangle. If the opposite corner held the other digit, all four
// corners would have to hold the two digits alternately (the deadly pattern), and swapping the
// digits would give a second solution. So the opposite corner loses the other digit.
bool hidden(const Notes& notes, DeductionSink& sink, const Rectangle& rectangle) {
  for (int i = 0; i < 4; ++i) {
    if (notes.digits(rectangle.corners[i]) != rectangle.pair) continue;
    const int opposite = rectangle.corners[(i + 2) % 4];
    const int left = rectangle.corners[(i + 1) % 4];
    const int right = rectangle.corners[(i + 3) % 4];
    for (const int digit : SetBits(rectangle.pair)) {
      const int other = other_of(rectangle.pair, digit);
      if (!notes.has(opposite, other) || !is_strong(notes, opposite, left, digit) ||
          !is_strong(notes, opposite, right, digit)) {
        continue;
      }
      Deduction found(Technique::kHiddenRectangle);
      mark_unit(found, notes.geometry().units_of(opposite)[0], UnitRole::kBase);
      mark_unit(found, notes.geometry().units_of(opposite)[1], UnitRole::kBase);
      found.eliminations.insert(opposite, other);
      if (report_corners(notes, sink, found, rectangle)) return true;
    }
  }
  return false;
}

RectangleRule rule_for(Technique technique) {
  switch (technique) {
    case Technique::kUniqueRectangle1:
      return type_1;
    case Technique::kUniqueRectangle2:
      return type_2;
    case Technique::kUniqueRectangle3:
      return type_3;
    case Technique::kUniqueRectangle4:
      return type_4;
    default:
      assert(technique == Technique::kHiddenRectangle);
      return hidden;
  }
}

// Returns true if the candidates have the BUG pattern (bivalue universal grave) once `digit` is
// eliminated from `cell`: in each row, column and box, every digit is a candidate of exactly two
// cells or of none.
bool would_be_bug(const Notes& notes, int cell, int digit) {
  for (int unit = 0; unit < notes.geometry().units(); ++unit) {
    for (int other = 1; other <= notes.side(); ++other) {
      unsigned places = notes.places(unit, other);
      if (other == digit && notes.sight().of_unit(unit).contains(cell)) {
        places &= ~(1U << notes.geometry().place(unit, cell));
      }
      if (places != 0 && !has_two(places)) return false;
    }
  }
  return true;
}

}  // namespace

bool find_rectangle(const Notes& notes, DeductionSink& sink, FinderArgs wanted) {
  return each_rectangle(notes, sink, rule_for(wanted.technique));
}

// BUG+1 (bivalue universal grave): all empty cells have two candidates, except one cell with three.
// Each of these three candidates is tested by assuming that it is false. Suppose that, without it,
// every missing digit of every unit has exactly two places. Then the puzzle would not have exactly
// one solution, so the tested candidate is true.
bool find_bug_plus_one(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  const CellSet triple = notes.empty() - cells_with(notes, 2);
  if (triple.size() != 1 || bits_in(notes.digits(triple.first())) != 3) return false;
  const int cell = triple.first();
  for (const int digit : SetBits(notes.digits(cell))) {
    if (!would_be_bug(notes, cell, digit)) continue;
    Deduction found(Technique::kBugPlusOne);
    mark_all(found, notes, triple, notes.digits(cell), Role::kIn);
    for (const int unit : notes.geometry().units_of(cell)) {
      mark_unit(found, unit, UnitRole::kBase);
    }
    found.places.push(
        {.cell = static_cast<std::uint8_t>(cell), .digit = static_cast<std::uint8_t>(digit)});
    if (sink.accept(found)) return true;
  }
  return false;
}

}  // namespace sudoku::logic
