// Uniqueness: what would leave the puzzle a second solution is not so. Only for puzzles that are
// known to have one.

#include <array>

#include "choose.h"
#include "finders.h"

namespace sudoku {
namespace {

// Four cells in two rows, two columns and two boxes that all have the same two candidates: if they
// had only these, the two could change places. The corners go around.
struct Rectangle {
  std::array<int, 4> corners{};
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
  if (found.eliminations.empty() || !sink.wants(found.eliminations)) return false;
  mark_corners(found, notes, rectangle);
  return sink.take(found);
}

// Calls visit() with the rectangle of these corners for each pair that they all have, if one of
// them has nothing else.
template <class Visit>
bool each_pair(const Notes& notes, const std::array<int, 4>& corners, const Visit& visit) {
  unsigned common = notes.all_digits();
  for (const int corner : corners) common &= notes.digits(corner);
  if (common == 0 || has_one(common)) return false;
  unsigned tried = 0;
  for (const int corner : corners) {
    const unsigned pair = notes.digits(corner);
    if (!has_two(pair) || pair == tried) continue;
    tried = pair;
    Rectangle rectangle{.corners = corners, .pair = pair, .floor = {}, .roof = {}};
    for (const int other : corners) {
      (notes.digits(other) == pair ? rectangle.floor : rectangle.roof).insert(other);
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
      if ((notes.digits(a) & notes.digits(b)) == 0) continue;
      for (int down = side; a + down < cells; down += side) {
        const bool same_boxes = geometry.box(a) == geometry.box(b);
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
  for (const int digit : Digits(rectangle.pair)) found.eliminations[digit] = rectangle.roof;
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
  if (found.eliminations.empty() || !sink.wants(found.eliminations)) return false;
  mark_corners(found, notes, rectangle);
  mark_each(found, rectangle.roof, digit, Role::kFin);
  return sink.take(found);
}

// Type 3: what two corners have more makes a naked set with other cells of their unit.
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
        found.eliminations[digit] = (notes.cells(digit) & others) - cells;
      }
      if (found.eliminations.empty() || !sink.wants(found.eliminations)) return false;
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
      if (!has_two(notes.places(unit, digit))) continue;
      Deduction found(Technique::kUniqueRectangle4);
      mark_unit(found, unit, UnitRole::kBase);
      found.eliminations[lowest_of(rectangle.pair & ~(1U << digit))] = rectangle.roof;
      if (tell_corners(notes, sink, found, rectangle)) return true;
    }
    return false;
  });
}

// Whether the two cells of a line hold its only two places of a digit.
bool is_strong(const Notes& notes, int a, int b, int digit) {
  const int kind = notes.geometry().row(a) == notes.geometry().row(b) ? 0 : 1;
  return has_two(notes.places(notes.geometry().units_of(a)[kind], digit));
}

// From the corner opposite to one of the floor, one digit is strong along both sides: if it held
// the other digit, the rectangle would be forced.
bool hidden(const Notes& notes, Sink& sink, const Rectangle& rectangle) {
  for (int i = 0; i < 4; ++i) {
    if (!rectangle.floor.contains(rectangle.corners[i])) continue;
    const int opposite = rectangle.corners[(i + 2) % 4];
    if (rectangle.floor.contains(opposite)) continue;
    const int left = rectangle.corners[(i + 1) % 4];
    const int right = rectangle.corners[(i + 3) % 4];
    for (const int digit : Digits(rectangle.pair)) {
      if (!is_strong(notes, opposite, left, digit) || !is_strong(notes, opposite, right, digit)) {
        continue;
      }
      Deduction found(Technique::kHiddenRectangle);
      mark_unit(found, notes.geometry().units_of(opposite)[0], UnitRole::kBase);
      mark_unit(found, notes.geometry().units_of(opposite)[1], UnitRole::kBase);
      found.eliminations.insert(opposite, lowest_of(rectangle.pair & ~(1U << digit)));
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
