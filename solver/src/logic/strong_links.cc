// Skyscraper, two-string kite, turbot fish and empty rectangle. Each of these techniques has two
// strong links of one digit, joined by a weak link. At least one end of a strong link is true; at
// most one end of a weak link is true. So at least one of the two outer ends is true, and the digit
// is eliminated from the cells that see both outer ends.

#include <array>
#include <cstddef>

#include "finders.h"
#include "masks.h"
#include "sudoku/cell_set.h"
#include "sudoku/deduction.h"
#include "sudoku/geometry.h"
#include "sudoku/notes.h"
#include "sudoku/sight.h"
#include "sudoku/technique.h"

namespace sudoku::logic {
namespace {

// A conjugate pair: the only two places of a digit in a unit. One of the two cells holds the digit.
struct Pair {
  int unit = 0;
  std::array<int, 2> cells{};
};

using Pairs = ShortList<Pair, kMaxUnits>;

Pairs pairs_of(const Notes& notes, int digit) {
  Pairs pairs;
  for (int unit = 0; unit < notes.geometry().units(); ++unit) {
    const unsigned places = notes.places(unit, digit);
    if (!has_two(places)) continue;
    pairs.push({.unit = unit,
                .cells = {notes.geometry().cell(unit, lowest_of(places)),
                          notes.geometry().cell(unit, lowest_of(places & (places - 1)))}});
  }
  return pairs;
}

// Two conjugate pairs of a digit, linked into one chain:
//
//   outer_first == joint_first -- joint_second == outer_second
//
// The link == is a conjugate pair, so one of its two cells holds the digit. The link -- is weak, so
// at most one of its two cells holds the digit.
struct Chain {
  const Pair* first = nullptr;
  const Pair* second = nullptr;
  int outer_first = 0;
  int joint_first = 0;
  int joint_second = 0;
  int outer_second = 0;
};

// Returns 0 if `unit` is a row, 1 if it is a column, and 2 if it is a box.
int kind_of(const Notes& notes, int unit) { return unit / notes.side(); }

// Returns true if the units of two conjugate pairs suit the technique. A skyscraper has its pairs
// in two rows or in two columns. A two-string kite has one in a row and one in a column. For a
// turbot fish, any units will do.
bool units_fit(const Notes& notes, Technique technique, const Pair& first, const Pair& second) {
  if (technique == Technique::kTurbotFish) return true;
  const int kind = kind_of(notes, first.unit);
  const int other = kind_of(notes, second.unit);
  return technique == Technique::kSkyscraper ? kind < 2 && kind == other : kind == 0 && other == 1;
}

// Returns true if the cells `a` and `b` share a unit that can join two conjugate pairs. `a` is an
// end of the first pair, whose unit is `unit`, and `b` an end of the second. In a skyscraper, pairs
// in rows are joined by a column and pairs in columns by a row. In a two-string kite, the pairs are
// joined by a box. In a turbot fish, any unit can join them.
bool joint_fits(const Notes& notes, Technique technique, int unit, int a, int b) {
  const auto of_a = notes.geometry().units_of(a);
  const auto of_b = notes.geometry().units_of(b);
  if (technique == Technique::kSkyscraper) {
    const int across = 1 - kind_of(notes, unit);
    return of_a[across] == of_b[across];
  }
  return of_a[2] == of_b[2] ||
         (technique == Technique::kTurbotFish && (of_a[0] == of_b[0] || of_a[1] == of_b[1]));
}

bool report_chain(const Notes& notes, DeductionSink& sink, Technique technique, int digit,
                  const Chain& chain) {
  const Sight& sight = notes.sight();
  CellSet cells =
      notes.cells(digit) & sight.of_cell(chain.outer_first) & sight.of_cell(chain.outer_second);
  cells.erase(chain.joint_first);
  cells.erase(chain.joint_second);
  if (cells.empty()) return false;
  Deduction found(technique);
  found.eliminations[digit] = cells;
  mark_unit(found, chain.first->unit, UnitRole::kBase);
  mark_unit(found, chain.second->unit, UnitRole::kBase);
  const int start = mark(found, chain.outer_first, digit, Role::kOff);
  const int on = mark(found, chain.joint_first, digit, Role::kOn);
  const int off = mark(found, chain.joint_second, digit, Role::kOff);
  const int end = mark(found, chain.outer_second, digit, Role::kOn);
  link(found, start, on, true);
  link(found, on, off, false);
  link(found, off, end, true);
  return sink.accept(found);
}

// Tries all four ways to join an end of one conjugate pair (the only two places of a digit in a
// unit) to an end of another by a weak link. Reports each chain that eliminates a candidate.
// Returns true as soon as the receiver of the deductions asks to stop.
bool join(const Notes& notes, DeductionSink& sink, Technique technique, int digit,
          const Pair& first, const Pair& second) {
  for (const int a : {0, 1}) {
    for (const int b : {0, 1}) {
      const Chain chain{.first = &first,
                        .second = &second,
                        .outer_first = first.cells[1 - a],
                        .joint_first = first.cells[a],
                        .joint_second = second.cells[b],
                        .outer_second = second.cells[1 - b]};
      if (chain.joint_first == chain.joint_second || chain.outer_first == chain.outer_second ||
          chain.outer_first == chain.joint_second || chain.joint_first == chain.outer_second ||
          !joint_fits(notes, technique, first.unit, chain.joint_first, chain.joint_second)) {
        continue;
      }
      if (report_chain(notes, sink, technique, digit, chain)) return true;
    }
  }
  return false;
}

// A box that has the cross of an empty rectangle: all places of `digit` in the box lie in one row
// and one column, but not all in the row and not all in the column. The two arms of the cross are
// the parts of the row and the column inside the box. If the digit is false everywhere in one arm,
// it is true in the other arm.
struct Cross {
  int digit = 0;
  int box = 0;
  CellSet places;
};

// Reports an empty rectangle. In a box, all places of the digit lie in two arms: a part of the row
// or column `along`, and a part of the line `across` that crosses it. A strong link has one end,
// `near`, on `along` and the other end, `far`, on the line `crossing`, which is parallel to
// `along`:
//
//           across
//       +-----|-----+
//       | .   x   . |                      x  the digit may be here
//   box | x   x   x |---- near   along     .  the digit is not a candidate
//       | .   x   . |      ||
//       +-----|-----+      ||  strong link
//             *  -------- far    crossing
//
// If `far` is false, `near` is true. Then the digit is false in the arm on `along`, and true in the
// arm on `across`. So the digit is false at *, where `across` meets `crossing`, because this cell
// sees both `far` and the arm on `across`.
bool report_empty_rectangle(const Notes& notes, DeductionSink& sink, const Cross& cross,
                            const Pair& pair, int near, int along, int across) {
  const int digit = cross.digit;
  const int far = pair.cells[0] == near ? pair.cells[1] : pair.cells[0];
  const int kind = kind_of(notes, along);
  const int crossing = notes.geometry().units_of(far)[kind];
  const CellSet cells =
      (notes.cells(digit) & notes.sight().of_unit(crossing) & notes.sight().of_unit(across)) -
      notes.sight().of_unit(cross.box);
  if (cells.empty()) return false;
  Deduction found(Technique::kEmptyRectangle);
  found.eliminations[digit] = cells;
  mark_unit(found, cross.box, UnitRole::kBase);
  mark_unit(found, pair.unit, UnitRole::kBase);
  mark_unit(found, across, UnitRole::kCover);
  const int end = mark(found, far, digit, Role::kOff);
  const int joint = mark(found, near, digit, Role::kOn);
  const CellSet arm = notes.sight().of_unit(along);
  const int off = mark_group(found, cross.places & arm, digit, Role::kOff);
  const int on = mark_group(found, cross.places - arm, digit, Role::kOn);
  link(found, end, joint, true);
  link(found, joint, off, false);
  link(found, off, on, true);
  return sink.accept(found);
}

// Searches for empty rectangles. All places of the digit in a box lie in two arms, one in the row
// or column `along`, the other in the line `across`. Tries every strong link that starts at a cell
// of `along` outside the box and is perpendicular to `along`.
bool follow_arm(const Notes& notes, DeductionSink& sink, const Cross& cross, int along,
                int across) {
  const CellSet near_cells =
      (notes.cells(cross.digit) & notes.sight().of_unit(along)) - notes.sight().of_unit(cross.box);
  const int other_kind = 1 - kind_of(notes, along);
  for (const int near : near_cells) {
    const int unit = notes.geometry().units_of(near)[other_kind];
    const unsigned places = notes.places(unit, cross.digit);
    if (!has_two(places)) continue;
    const Pair pair{.unit = unit,
                    .cells = {notes.geometry().cell(unit, lowest_of(places)),
                              notes.geometry().cell(unit, lowest_of(places & (places - 1)))}};
    if (report_empty_rectangle(notes, sink, cross, pair, near, along, across)) return true;
  }
  return false;
}

// Two bitmasks of cells of a box: `row` has the cells in the row of the cell with index `place`,
// and `column` has the cells in its column. Bit p stands for the cell with index p (from 0) within
// the box, row by row.
struct Arms {
  Arms(const Geometry& geometry, int place) {
    const int width = geometry.box_width();
    row = ((1U << width) - 1) << place / width * width;
    for (int i = place % width; i < geometry.side(); i += width) column |= 1U << i;
  }
  // Returns true if all cells of the bitmask `places` are in `row` or `column`, but not all in
  // `row` and not all in `column`. Bit p stands for the cell with index p within the box.
  bool hold(unsigned places) const {
    return (places & ~(row | column)) == 0 && (places & ~row) != 0 && (places & ~column) != 0;
  }
  unsigned row = 0;
  unsigned column = 0;
};

bool search_cross(const Notes& notes, DeductionSink& sink, int digit, int box, int row,
                  int column) {
  const CellSet places = notes.cells(digit) & notes.sight().of_unit(box);
  const Cross cross{.digit = digit, .box = box, .places = places};
  return follow_arm(notes, sink, cross, row, column) || follow_arm(notes, sink, cross, column, row);
}

}  // namespace

bool find_two_links(const Notes& notes, DeductionSink& sink, FinderArgs wanted) {
  for (int digit = 1; digit <= notes.side(); ++digit) {
    const Pairs pairs = pairs_of(notes, digit);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      for (std::size_t j = i + 1; j < pairs.size(); ++j) {
        if (units_fit(notes, wanted.technique, pairs[i], pairs[j]) &&
            join(notes, sink, wanted.technique, digit, pairs[i], pairs[j]))
          return true;
      }
    }
  }
  return false;
}

bool find_empty_rectangle(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  const Geometry& geometry = notes.geometry();
  for (int box = 2 * notes.side(); box < geometry.units(); ++box) {
    for (int digit = 1; digit <= notes.side(); ++digit) {
      const unsigned places = notes.places(box, digit);
      if (places == 0 || has_one(places)) continue;
      for (int place = 0; place < notes.side(); ++place) {
        if (!Arms(geometry, place).hold(places)) continue;
        const auto lines = geometry.units_of(geometry.cell(box, place));
        if (search_cross(notes, sink, digit, box, lines[0], lines[1])) return true;
      }
    }
  }
  return false;
}

}  // namespace sudoku::logic
