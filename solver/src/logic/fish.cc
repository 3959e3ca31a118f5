// Fish. A line is a row or a column. In a fish, all places of a digit in n base lines lie in n
// cover lines that cross them. The digit is eliminated from the cover lines, except where they
// cross the base lines.
//
// Fins are places of the digit in the base lines outside the cover lines. A fish with fins
// eliminates only candidates that see all fins.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

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

// Returns the cells of several rows or several columns. Bit i of `lines` is row or column i, from
// 0. `first` is the unit number of line 0: 0 selects rows, and the side of the board selects
// columns.
CellSet cells_of_lines(const Notes& notes, int first, unsigned lines) {
  CellSet cells;
  for (const int line : SetBits(lines)) cells |= notes.sight().of_unit(first + line);
  return cells;
}

// A fish of one digit. Its base lines are rows and its cover lines are columns, or the reverse. If
// the base lines are rows, bit i of `bases` is set if row i is a base line, and bit i of `covers`
// is set if column i is a cover line (i from 0). If the base lines are columns, bit i of `bases` is
// about column i, and bit i of `covers` about row i.
struct Fish {
  int digit = 0;
  // Unit number of the first line in the direction of the base lines: 0 for rows, the side of the
  // board for columns.
  int first_base = 0;
  // Unit number of the first line in the direction of the cover lines: 0 for rows, the side of the
  // board for columns.
  int first_cover = 0;
  unsigned bases = 0;
  unsigned covers = 0;
};

bool report_fish(const Notes& notes, DeductionSink& sink, Technique technique, const Fish& fish) {
  const CellSet base = cells_of_lines(notes, fish.first_base, fish.bases);
  const CellSet cover = cells_of_lines(notes, fish.first_cover, fish.covers);
  const CellSet places = notes.cells(fish.digit) & base;
  const CellSet fins = places - cover;
  const CellSet cells = (notes.cells(fish.digit) & cover & notes.sight().of_all(fins)) - base;
  if (cells.empty()) return false;
  Deduction found(technique);
  found.eliminations[fish.digit] = cells;
  for (const int line : SetBits(fish.bases)) {
    mark_unit(found, fish.first_base + line, UnitRole::kBase);
  }
  for (const int line : SetBits(fish.covers)) {
    mark_unit(found, fish.first_cover + line, UnitRole::kCover);
  }
  mark_each(found, places - fins, fish.digit, Role::kIn);
  mark_each(found, fins, fish.digit, Role::kFin);
  return sink.accept(found);
}

// Calls visit(fish, places) for each digit twice: with the rows and then with the columns as base
// lines. The `fish` has a digit and a direction (rows or columns as base lines), but no lines yet.
// Bit p of places[i] is set if the digit is a candidate of the cell with index p in base line i.
// Returns true as soon as visit() returns true.
template <class Visit>
bool each_direction(const Notes& notes, const Visit& visit) {
  const int side = notes.side();
  for (int digit = 1; digit <= side; ++digit) {
    for (const int first : {0, side}) {
      std::array<std::uint16_t, kMaxSide> places{};
      for (int line = 0; line < side; ++line) {
        places[line] = static_cast<std::uint16_t>(notes.places(first + line, digit));
      }
      const Fish fish{.digit = digit, .first_base = first, .first_cover = side - first};
      if (visit(fish, std::span(places).first(static_cast<std::size_t>(side)))) return true;
    }
  }
  return false;
}

// For each base line of the fish, counts the places of its digit that also lie in a cover line.
// Returns the smallest of these counts. Bit p of places[i] is set if the digit is a candidate of
// the cell with index p in base line i.
int fewest_covered(std::span<const std::uint16_t> places, const Fish& fish) {
  int fewest = kMaxSide;
  for (const int base : SetBits(fish.bases)) {
    fewest = std::min(fewest, bits_in(places[base] & fish.covers));
  }
  return fewest;
}

// Size of a box, seen in the direction of the base lines of a fish: `lines` base lines cross a box,
// and each of them has `places` cells in it. On a 9x9 board both numbers are 3. On a 6x6 board,
// where boxes have two rows of three cells, they are 2 and 3 for rows, and 3 and 2 for columns.
//
// box_at(place) returns the mask of the cells of a line that lie in the same box as the cell with
// index `place` in the line; bit p stands for the cell with index p. band_at(line) returns the mask
// of the lines that cross the same boxes as line number `line`; bit i stands for line i.
struct BoxSize {
  int lines = 0;
  int places = 0;
  unsigned box_at(int place) const { return ((1U << places) - 1) << place / places * places; }
  unsigned band_at(int line) const { return ((1U << lines) - 1) << line / lines * lines; }
};

// Returns true if a finned fish eliminates a candidate. For this, all fins must lie in one box, and
// in that box some cover line must have the digit outside the base lines.
// Bit p of places[i] is set if the digit is a candidate of the cell with index p in base line i.
// Bit p of `fins` is set if some base line has a fin at index p.
// Requires: the places in `fins` lie within the width of one box.
bool can_eliminate(std::span<const std::uint16_t> places, const Fish& fish, unsigned fins,
                   BoxSize size) {
  unsigned lines_with_fins = 0;
  for (const int base : SetBits(fish.bases)) {
    if ((places[base] & fins) != 0) lines_with_fins |= 1U << base;
  }
  const unsigned band = size.band_at(lowest_of(lines_with_fins));
  if ((lines_with_fins & ~band) != 0) return false;
  unsigned bitten = 0;
  for (const int line : SetBits(band & ~fish.bases)) bitten |= places[line];
  return (bitten & fish.covers & size.box_at(lowest_of(fins))) != 0;
}

// Chooses the fins of a fish. Bit p of `places` is set if the digit is a candidate of the cell with
// index p in some base line. Each choice splits these indexes into `extra` indexes for fins and the
// rest, which become the cover lines. The fins of a choice lie within the width of one box,
// together with at least one cover line. Without a cover line in the box of the fins, the fish
// would eliminate nothing.
// Calls visit(fins) for each choice; bit p of `fins` is set if index p is for fins. Returns true as
// soon as visit() returns true.
template <class Visit>
bool each_fins(unsigned places, int extra, int side, BoxSize size, const Visit& visit) {
  for (int first = 0; first < side; first += size.places) {
    const unsigned in_box = places & size.box_at(first);
    if (bits_in(in_box) <= extra) continue;
    for (unsigned fins = (in_box - 1) & in_box; fins != 0; fins = (fins - 1) & in_box) {
      if (bits_in(fins) == extra && visit(fins)) return true;
    }
  }
  return false;
}

}  // namespace

bool find_fish(const Notes& notes, DeductionSink& sink, FinderArgs wanted) {
  return each_direction(notes, [&](Fish fish, std::span<std::uint16_t> places) {
    for (std::uint16_t& mask : places) {
      if (has_one(mask)) mask = 0;
    }
    return choose(places, wanted.size, wanted.size, [&](unsigned bases, unsigned covers) {
      if (bits_in(covers) < wanted.size) return false;
      fish.bases = bases;
      fish.covers = covers;
      return report_fish(notes, sink, wanted.technique, fish);
    });
  });
}

// Finds either the sashimi fish or the finned fish that are not sashimi, as `wanted` says. In a
// sashimi fish, some base line has only one place of the digit in the cover lines. In a finned fish
// that is not sashimi, every base line has two or more.
bool find_finned_fish(const Notes& notes, DeductionSink& sink, FinderArgs wanted) {
  const bool sashimi = wanted.technique == Technique::kSashimiXWing ||
                       wanted.technique == Technique::kSashimiSwordfish;
  const Geometry& geometry = notes.geometry();
  return each_direction(notes, [&](Fish fish, std::span<std::uint16_t> places) {
    const BoxSize box = fish.first_base == 0 ? BoxSize{geometry.box_height(), geometry.box_width()}
                                             : BoxSize{geometry.box_width(), geometry.box_height()};
    const int most = wanted.size + box.places - 1;
    return choose(places, wanted.size, most, [&](unsigned bases, unsigned together) {
      const int extra = bits_in(together) - wanted.size;
      if (extra <= 0) return false;
      fish.bases = bases;
      return each_fins(together, extra, notes.side(), box, [&](unsigned fins) {
        fish.covers = together & ~fins;
        if (!can_eliminate(places, fish, fins, box)) return false;
        const int fewest = fewest_covered(places, fish);
        return fewest >= 1 && (fewest < 2) == sashimi &&
               report_fish(notes, sink, wanted.technique, fish);
      });
    });
  });
}

}  // namespace sudoku::logic
