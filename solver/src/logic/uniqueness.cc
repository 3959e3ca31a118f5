// Uniqueness: what would leave the puzzle a second solution is not so. Only for puzzles that are
// known to have one.
//
// Rectangles: if four empty cells in two rows, two columns and two boxes held nothing but two
// digits, these could change places. That speaks of the solution and not of the notes: the digits
// on the board must leave both to every corner, but a corner that has lost one of them to an
// earlier deduction still counts. One that has lost both does not: then nothing can change places.

#include <algorithm>
#include <array>

#include "choose.h"
#include "finders.h"

namespace sudoku {
namespace {

// Four cells, going around.
using Corners = std::array<int, 4>;

// Four corners, and two digits that could change places if the corners held nothing else.
struct Rectangle {
  Corners corners{};
  unsigned pair = 0;  // the two digits
  CellSet floor;      // corners with nothing else
  CellSet roof;       // corners with more
};

using RectangleRule = bool (*)(const Notes& notes, Sink& sink, const Rectangle& rectangle);

void mark_corners(Deduction& found, const Notes& notes, const Rectangle& rectangle) {
  for (const int corner : rectangle.corners) {
    mark_all(found, notes, CellSet::of(corner), rectangle.pair, Role::kIn);
  }
}

bool tell_corners(const Notes& notes, Sink& sink, Deduction& found, const Rectangle& rectangle) {
  if (found.eliminations.empty()) return false;
  mark_corners(found, notes, rectangle);
  return sink.take(found);
}

// The other digit of a pair.
int other_of(unsigned pair, int digit) { return lowest_of(pair & ~(1U << digit)); }

// Whether the two digits could change places in these corners: the board leaves both to each, and
// the notes at least one.
bool may_change_places(const Notes& notes, const Corners& corners, unsigned pair) {
  for (const int corner : corners) {
    if ((notes.digits(corner) & pair) == 0) return false;
  }
  // Two opposite corners lie in all six units of the four.
  unsigned taken = 0;
  for (const int corner : {corners[0], corners[2]}) {
    for (const int unit : notes.geometry().units_of(corner)) taken |= notes.filled(unit);
  }
  return (taken & pair) == 0;
}

// Calls visit() with the rectangle of these corners for each pair that one of them has alone and
// that could change places in all four.
template <class Visit>
bool each_pair(const Notes& notes, const Corners& corners, const Visit& visit) {
  for (auto corner = corners.begin(); corner != corners.end(); ++corner) {
    const unsigned pair = notes.digits(*corner);
    if (!has_two(pair) || !may_change_places(notes, corners, pair)) continue;
    const auto has_it_too = [&](int other) { return notes.digits(other) == pair; };
    if (std::any_of(corners.begin(), corner, has_it_too)) continue;
    Rectangle rectangle{.corners = corners, .pair = pair, .floor = {}, .roof = {}};
    for (const int other : corners) {
      ((notes.digits(other) & ~pair) == 0 ? rectangle.floor : rectangle.roof).insert(other);
    }
    if (visit(rectangle)) return true;
  }
  return false;
}

// Goes through all rectangles, by their first row, first column, second row and second column.
bool each_rectangle(const Notes& notes, Sink& sink, RectangleRule rule) {
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

// Type 1: one corner has more, and so is neither of the two.
bool type_1(const Notes& notes, Sink& sink, const Rectangle& rectangle) {
  if (rectangle.roof.size() != 1) return false;
  Deduction found(Technique::kUniqueRectangle1);
  for (const int digit : Digits(rectangle.pair)) {
    found.eliminations[digit] = rectangle.roof & notes.cells(digit);
  }
  return tell_corners(notes, sink, found, rectangle);
}

// Type 2: two corners have the same third digit, which one of them must hold.
bool type_2(const Notes& notes, Sink& sink, const Rectangle& rectangle) {
  if (rectangle.roof.size() != 2) return false;
  const unsigned extra = digits_of(notes, rectangle.roof) & ~rectangle.pair;
  if (!has_one(extra)) return false;
  const int digit = lowest_of(extra);
  Deduction found(Technique::kUniqueRectangle2);
  found.eliminations[digit] = seen_by_all(notes, rectangle.roof, digit);
  if (found.eliminations.empty()) return false;
  mark_corners(found, notes, rectangle);
  mark_each(found, rectangle.roof, digit, Role::kFin);
  return sink.take(found);
}

// Type 3: what two corners have more makes a naked set with other cells of their unit, in which the
// two stand for one cell. Each of its digits goes wherever all its places in the set are seen, but
// for the two corners.
bool type_3_in(const Notes& notes, Sink& sink, const Rectangle& rectangle, int unit) {
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
      for (const int digit : Digits(digits)) {
        const bool is_extra = (extra >> digit & 1) != 0;
        const CellSet set = is_extra ? cells | rectangle.roof : cells;
        found.eliminations[digit] = seen_by_all(notes, set, digit) - rectangle.roof;
      }
      if (found.eliminations.empty()) return false;
      mark_unit(found, unit, UnitRole::kBase);
      mark_corners(found, notes, rectangle);
      mark_all(found, notes, rectangle.roof, extra, Role::kFin);
      mark_all(found, notes, cells, digits, Role::kFin);
      return sink.take(found);
    };
    if (choose({masks.data(), static_cast<std::size_t>(notes.side())}, size - 1, size, visit,
               extra)) {
      return true;
    }
  }
  return false;
}

// Calls visit(unit) for each unit in which the two roof corners lie.
template <class Visit>
bool each_roof_unit(const Notes& notes, const Rectangle& rectangle, const Visit& visit) {
  if (rectangle.roof.size() != 2) return false;
  for (const int unit : notes.geometry().units_of(rectangle.roof.first())) {
    if (notes.sight().of_unit(unit).contains(rectangle.roof) && visit(unit)) return true;
  }
  return false;
}

bool type_3(const Notes& notes, Sink& sink, const Rectangle& rectangle) {
  return each_roof_unit(notes, rectangle,
                        [&](int unit) { return type_3_in(notes, sink, rectangle, unit); });
}

// Type 4: one of the two digits has no other place in a unit of the two corners, so they lose the
// other.
bool type_4(const Notes& notes, Sink& sink, const Rectangle& rectangle) {
  return each_roof_unit(notes, rectangle, [&](int unit) {
    for (const int digit : Digits(rectangle.pair)) {
      const CellSet places = notes.cells(digit) & notes.sight().of_unit(unit);
      if (!rectangle.roof.contains(places)) continue;
      Deduction found(Technique::kUniqueRectangle4);
      mark_unit(found, unit, UnitRole::kBase);
      const int other = other_of(rectangle.pair, digit);
      found.eliminations[other] = rectangle.roof & notes.cells(other);
      if (tell_corners(notes, sink, found, rectangle)) return true;
    }
    return false;
  });
}

// Whether the two cells of a line hold its only two places of a digit.
bool is_strong(const Notes& notes, int a, int b, int digit) {
  const int kind = notes.geometry().row(a) == notes.geometry().row(b) ? 0 : 1;
  return notes.has(a, digit) && notes.has(b, digit) &&
         has_two(notes.places(notes.geometry().units_of(a)[kind], digit));
}

// From the corner opposite to one that has nothing else, one digit is strong along both sides: if
// it held the other digit, the rectangle would be forced.
bool hidden(const Notes& notes, Sink& sink, const Rectangle& rectangle) {
  for (int i = 0; i < 4; ++i) {
    if (notes.digits(rectangle.corners[i]) != rectangle.pair) continue;
    const int opposite = rectangle.corners[(i + 2) % 4];
    const int left = rectangle.corners[(i + 1) % 4];
    const int right = rectangle.corners[(i + 3) % 4];
    for (const int digit : Digits(rectangle.pair)) {
      const int other = other_of(rectangle.pair, digit);
      if (!notes.has(opposite, other) || !is_strong(notes, opposite, left, digit) ||
          !is_strong(notes, opposite, right, digit)) {
        continue;
      }
      Deduction found(Technique::kHiddenRectangle);
      mark_unit(found, notes.geometry().units_of(opposite)[0], UnitRole::kBase);
      mark_unit(found, notes.geometry().units_of(opposite)[1], UnitRole::kBase);
      found.eliminations.insert(opposite, other);
      if (tell_corners(notes, sink, found, rectangle)) return true;
    }
  }
  return false;
}

// In each unit each digit has two places or none, but for this digit in the units of this cell,
// where it has three.
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

bool find_unique_rectangle_1(const Notes& notes, Sink& sink) {
  return each_rectangle(notes, sink, type_1);
}
bool find_unique_rectangle_2(const Notes& notes, Sink& sink) {
  return each_rectangle(notes, sink, type_2);
}
bool find_unique_rectangle_3(const Notes& notes, Sink& sink) {
  return each_rectangle(notes, sink, type_3);
}
bool find_unique_rectangle_4(const Notes& notes, Sink& sink) {
  return each_rectangle(notes, sink, type_4);
}
bool find_hidden_rectangle(const Notes& notes, Sink& sink) {
  return each_rectangle(notes, sink, hidden);
}

// If the cell lost that digit, every cell and unit would have two ways, and any solution a twin.
bool find_bug_plus_one(const Notes& notes, Sink& sink) {
  const CellSet triple = notes.empty() - cells_with(notes, 2);
  if (triple.size() != 1 || bits_in(notes.digits(triple.first())) != 3) return false;
  const int cell = triple.first();
  for (const int digit : Digits(notes.digits(cell))) {
    if (!would_be_bug(notes, cell, digit)) continue;
    Deduction found(Technique::kBugPlusOne);
    mark_all(found, notes, triple, notes.digits(cell), Role::kIn);
    for (const int unit : notes.geometry().units_of(cell)) {
      mark_unit(found, unit, UnitRole::kBase);
    }
    found.places.push(
        {.cell = static_cast<std::uint8_t>(cell), .digit = static_cast<std::uint8_t>(digit)});
    if (sink.take(found)) return true;
  }
  return false;
}

}  // namespace sudoku
