// Locked candidates. All places of a digit in one unit (the base) also lie in a second unit (the
// cover), so the digit is eliminated from the rest of the cover. If the base is a box and the cover
// a row or column, the technique is called pointing. If the base is a row or column and the cover a
// box, it is called claiming.

#include "finders.h"
#include "masks.h"
#include "sudoku/cell_set.h"
#include "sudoku/deduction.h"
#include "sudoku/notes.h"
#include "sudoku/technique.h"

namespace sudoku::logic {
namespace {

bool report_locked(const Notes& notes, DeductionSink& sink, Technique technique, int digit,
                   int base, int cover) {
  const CellSet locked = notes.cells(digit) & notes.sight().of_unit(base);
  Deduction found(technique);
  found.eliminations[digit] =
      (notes.cells(digit) & notes.sight().of_unit(cover)) - notes.sight().of_unit(base);
  mark_unit(found, base, UnitRole::kBase);
  mark_unit(found, cover, UnitRole::kCover);
  mark_each(found, locked, digit, Role::kIn);
  return sink.accept(found);
}

// Returns true if `digit` is a locked candidate: all its places in unit `base` also lie in unit
// `cover`, and `cover` has further places of the digit, which can be eliminated.
bool is_locked(const Notes& notes, int digit, int base, int cover) {
  const CellSet places = notes.cells(digit) & notes.sight().of_unit(base);
  const CellSet meeting = notes.sight().of_unit(cover);
  return meeting.contains(places) && !((notes.cells(digit) & meeting) - places).empty();
}

bool find_locked(const Notes& notes, DeductionSink& sink, Technique technique, int base) {
  const bool box = technique == Technique::kPointing;
  for (int digit = 1; digit <= notes.side(); ++digit) {
    const unsigned places = notes.places(base, digit);
    if (places == 0 || has_one(places)) continue;
    const auto units = notes.geometry().units_of(notes.geometry().cell(base, lowest_of(places)));
    for (const int cover : units.subspan(box ? 0 : 2, box ? 2 : 1)) {
      if (!is_locked(notes, digit, base, cover)) continue;
      if (report_locked(notes, sink, technique, digit, base, cover)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_pointing(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  for (int box = 2 * notes.side(); box < 3 * notes.side(); ++box) {
    if (find_locked(notes, sink, Technique::kPointing, box)) return true;
  }
  return false;
}

bool find_claiming(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  for (int line = 0; line < 2 * notes.side(); ++line) {
    if (find_locked(notes, sink, Technique::kClaiming, line)) return true;
  }
  return false;
}

}  // namespace sudoku::logic
