// Fish: the places of a digit in some base lines lie in as many cover lines, which lose it
// elsewhere. With fins, places of the base lines outside the covers, only what sees all fins does.

#include <algorithm>
#include <array>

#include "choose.h"
#include "finders.h"

namespace sudoku {
namespace {

// The cells of these lines; `first` is the unit of line 0: rows or columns.
CellSet cells_of_lines(const Notes& notes, int first, unsigned lines) {
  CellSet cells;
  for (const int line : Digits(lines)) cells |= notes.sight().of_unit(first + line);
  return cells;
}

// A fish of one digit. Lines are numbered from 0 in their own direction.
struct Fish {
  int digit = 0;
  int first_base = 0;  // the unit of base line 0
  int first_cover = 0;
  unsigned bases = 0;
  unsigned covers = 0;
};

bool tell_fish(const Notes& notes, Sink& sink, Technique technique, const Fish& fish) {
  const CellSet base = cells_of_lines(notes, fish.first_base, fish.bases);
  const CellSet cover = cells_of_lines(notes, fish.first_cover, fish.covers);
  const CellSet places = notes.cells(fish.digit) & base;
  const CellSet fins = places - cover;
  Deduction found(technique);
  found.eliminations[fish.digit] =
      (notes.cells(fish.digit) & cover & notes.sight().of_all(fins)) - base;
  if (found.eliminations.empty()) return false;
  for (const int line : Digits(fish.bases)) {
    mark_unit(found, fish.first_base + line, UnitRole::kBase);
  }
  for (const int line : Digits(fish.covers)) {
    mark_unit(found, fish.first_cover + line, UnitRole::kCover);
  }
  mark_each(found, places - fins, fish.digit, Role::kIn);
  mark_each(found, fins, fish.digit, Role::kFin);
  return sink.take(found);
}

// Calls visit(fish, places) for both directions and all digits; `places` are the masks of the base
// lines.
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

bool find_basic(const Notes& notes, Sink& sink, Technique technique, int size) {
  return each_direction(notes, [&](Fish fish, std::span<std::uint16_t> places) {
    for (std::uint16_t& mask : places) {
      if (has_one(mask)) mask = 0;
    }
    return choose(places, size, size, [&](unsigned bases, unsigned covers) {
      if (bits_in(covers) < size) return false;
      fish.bases = bases;
      fish.covers = covers;
      return tell_fish(notes, sink, technique, fish);
    });
  });
}

// The fewest places that one of the base lines has in the covers.
int fewest_covered(std::span<const std::uint16_t> places, const Fish& fish) {
  int fewest = kMaxSide;
  for (const int base : Digits(fish.bases)) {
    fewest = std::min(fewest, bits_in(places[base] & fish.covers));
  }
  return fewest;
}

// Lines and places of one direction by boxes: `lines` in the height of a box, `places` in its
// width.
struct BoxSize {
  int lines = 0;
  int places = 0;
  unsigned box_at(int place) const { return ((1U << places) - 1) << place / places * places; }
  unsigned band_at(int line) const { return ((1U << lines) - 1) << line / lines * lines; }
};

// Whether a cover loses the digit: the fins, at the places `fins`, lie in one box, and another line
// of that box has the digit where a cover crosses it.
bool bites(std::span<const std::uint16_t> places, const Fish& fish, unsigned fins, BoxSize size) {
  unsigned lines_with_fins = 0;
  for (const int base : Digits(fish.bases)) {
    if ((places[base] & fins) != 0) lines_with_fins |= 1U << base;
  }
  const unsigned band = size.band_at(lowest_of(lines_with_fins));
  if ((lines_with_fins & ~band) != 0) return false;
  unsigned bitten = 0;
  for (const int line : Digits(band & ~fish.bases)) bitten |= places[line];
  return (bitten & fish.covers & size.box_at(lowest_of(fins))) != 0;
}

// Calls visit(fins) for each choice of `extra` of the places that lies in one box and leaves it
// another.
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

// Sashimi: without its fins a base line would have one place left, and there were no fish.
bool find_finned(const Notes& notes, Sink& sink, Technique technique, int size) {
  const bool sashimi =
      technique == Technique::kSashimiXWing || technique == Technique::kSashimiSwordfish;
  const Geometry& geometry = notes.geometry();
  return each_direction(notes, [&](Fish fish, std::span<std::uint16_t> places) {
    const BoxSize box = fish.first_base == 0 ? BoxSize{geometry.box_height(), geometry.box_width()}
                                             : BoxSize{geometry.box_width(), geometry.box_height()};
    const int most = size + box.places - 1;
    return choose(places, size, most, [&](unsigned bases, unsigned together) {
      const int extra = bits_in(together) - size;
      if (extra <= 0) return false;
      fish.bases = bases;
      return each_fins(together, extra, notes.side(), box, [&](unsigned fins) {
        fish.covers = together & ~fins;
        if (!bites(places, fish, fins, box)) return false;
        const int fewest = fewest_covered(places, fish);
        return fewest >= 1 && (fewest < 2) == sashimi && tell_fish(notes, sink, technique, fish);
      });
    });
  });
}

}  // namespace

bool find_x_wing(const Notes& notes, Sink& sink) {
  return find_basic(notes, sink, Technique::kXWing, 2);
}
bool find_swordfish(const Notes& notes, Sink& sink) {
  return find_basic(notes, sink, Technique::kSwordfish, 3);
}
bool find_jellyfish(const Notes& notes, Sink& sink) {
  return find_basic(notes, sink, Technique::kJellyfish, 4);
}
bool find_finned_x_wing(const Notes& notes, Sink& sink) {
  return find_finned(notes, sink, Technique::kFinnedXWing, 2);
}
bool find_sashimi_x_wing(const Notes& notes, Sink& sink) {
  return find_finned(notes, sink, Technique::kSashimiXWing, 2);
}
bool find_finned_swordfish(const Notes& notes, Sink& sink) {
  return find_finned(notes, sink, Technique::kFinnedSwordfish, 3);
}
bool find_sashimi_swordfish(const Notes& notes, Sink& sink) {
  return find_finned(notes, sink, Technique::kSashimiSwordfish, 3);
}

}  // namespace sudoku
