#include "logic_reference.h"

#include <algorithm>
#include <functional>

#include "reference.h"

namespace sudoku::test {
namespace {

using Cells = std::vector<int>;
using Outcomes = std::set<Outcome>;

// A board with the queries that definitions of techniques use: units, places of a digit, peers.
class CandidateGrid {
 public:
  explicit CandidateGrid(const Pencil& pencil) : pencil_(pencil), side_(pencil.side) {
    for (int i = 0; i < side_; ++i) {
      rows_.push_back(cells_where([&](int cell) { return cell / side_ == i; }));
      columns_.push_back(cells_where([&](int cell) { return cell % side_ == i; }));
      boxes_.push_back(cells_where([&](int cell) { return box_of(side_, cell) == i; }));
    }
    for (const auto* kind : {&rows_, &columns_, &boxes_}) {
      units_.insert(units_.end(), kind->begin(), kind->end());
    }
  }

  int side() const { return side_; }
  int cells() const { return side_ * side_; }
  const std::vector<Cells>& rows() const { return rows_; }
  const std::vector<Cells>& columns() const { return columns_; }
  const std::vector<Cells>& boxes() const { return boxes_; }
  const std::vector<Cells>& units() const { return units_; }

  const std::set<int>& digits(int cell) const { return pencil_.digits[cell]; }
  bool has(int cell, int digit) const { return digits(cell).contains(digit); }
  bool empty(int cell) const { return !digits(cell).empty(); }
  // Returns true if `digit` is placed in `cell` or in one of its peers.
  bool is_taken(int cell, int digit) const {
    for (int other = 0; other < cells(); ++other) {
      if (pencil_.values[other] == digit && (other == cell || sees(other, cell))) return true;
    }
    return false;
  }
  bool sees(int a, int b) const { return a != b && are_peers(side_, a, b); }
  Cells places(const Cells& unit, int digit) const {
    Cells places;
    for (const int cell : unit) {
      if (has(cell, digit)) places.push_back(cell);
    }
    return places;
  }
  std::set<int> digits_of(const Cells& cells) const {
    std::set<int> all;
    for (const int cell : cells) all.insert(digits(cell).begin(), digits(cell).end());
    return all;
  }
  bool sees_all(int cell, const Cells& cells) const {
    return std::ranges::all_of(cells, [&](int other) { return sees(cell, other); });
  }
  // Eliminates `digit` from every cell that has it as a candidate and satisfies fits(cell).
  template <class Fits>
  void eliminate(Outcome& outcome, int digit, const Fits& fits) const {
    for (int cell = 0; cell < cells(); ++cell) {
      if (has(cell, digit) && fits(cell)) outcome.eliminated.emplace(cell, digit);
    }
  }

 private:
  Cells cells_where(const std::function<bool(int)>& fits) const {
    Cells cells;
    for (int cell = 0; cell < side_ * side_; ++cell) {
      if (fits(cell)) cells.push_back(cell);
    }
    return cells;
  }

  const Pencil& pencil_;
  int side_;
  std::vector<Cells> rows_;
  std::vector<Cells> columns_;
  std::vector<Cells> boxes_;
  std::vector<Cells> units_;
};

bool is_in(const Cells& cells, int cell) { return std::ranges::find(cells, cell) != cells.end(); }

Outcome placing(int cell, int digit) { return {{}, {std::pair(cell, digit)}}; }

Outcome striking(const Cells& cells, int digit) {
  Outcome outcome;
  for (const int cell : cells) outcome.eliminated.emplace(cell, digit);
  return outcome;
}

void add(Outcomes& outcomes, const Outcome& outcome) {
  if (!outcome.eliminated.empty() || !outcome.placed.empty()) outcomes.insert(outcome);
}

// Calls visit(subset) for each subset of `count` items. `chosen` and `from` are for recursion only.
template <class Item, class Visit>
void each_choice(const std::vector<Item>& items, std::size_t count, const Visit& visit,
                 std::vector<Item> chosen = {}, std::size_t from = 0) {
  if (chosen.size() == count) return visit(chosen);
  for (std::size_t i = from; i < items.size(); ++i) {
    chosen.push_back(items[i]);
    each_choice(items, count, visit, chosen, i + 1);
    chosen.pop_back();
  }
}

template <class Visit>
void each_pair(const Cells& cells, const Visit& visit) {
  each_choice(cells, 2, [&](const Cells& pair) {
    visit(pair[0], pair[1]);
    visit(pair[1], pair[0]);
  });
}

Outcomes full_house(const CandidateGrid& grid) {
  Outcomes outcomes;
  for (const Cells& unit : grid.units()) {
    Cells open;
    std::ranges::copy_if(unit, std::back_inserter(open), [&](int c) { return grid.empty(c); });
    if (open.size() == 1) outcomes.insert(placing(open[0], *grid.digits(open[0]).begin()));
  }
  return outcomes;
}

Outcomes hidden_single(const CandidateGrid& grid) {
  Outcomes outcomes;
  for (const Cells& unit : grid.units()) {
    for (int digit = 1; digit <= grid.side(); ++digit) {
      const Cells places = grid.places(unit, digit);
      if (places.size() == 1) outcomes.insert(placing(places[0], digit));
    }
  }
  return outcomes;
}

Outcomes naked_single(const CandidateGrid& grid) {
  Outcomes outcomes;
  for (int cell = 0; cell < grid.cells(); ++cell) {
    if (grid.digits(cell).size() == 1) outcomes.insert(placing(cell, *grid.digits(cell).begin()));
  }
  return outcomes;
}

Outcomes locked(const CandidateGrid& grid, const std::vector<Cells>& bases,
                const std::vector<Cells>& covers) {
  Outcomes outcomes;
  for (const Cells& base : bases) {
    for (const Cells& cover : covers) {
      for (int digit = 1; digit <= grid.side(); ++digit) {
        const Cells places = grid.places(base, digit);
        if (places.size() < 2 ||
            !std::ranges::all_of(places, [&](int cell) { return is_in(cover, cell); })) {
          continue;
        }
        Outcome outcome;
        grid.eliminate(outcome, digit,
                       [&](int cell) { return is_in(cover, cell) && !is_in(base, cell); });
        add(outcomes, outcome);
      }
    }
  }
  return outcomes;
}

std::vector<Cells> lines_of(const CandidateGrid& grid) {
  std::vector<Cells> lines = grid.rows();
  lines.insert(lines.end(), grid.columns().begin(), grid.columns().end());
  return lines;
}

Outcomes naked_subset(const CandidateGrid& grid, std::size_t size) {
  Outcomes outcomes;
  for (const Cells& unit : grid.units()) {
    Cells open;
    for (const int cell : unit) {
      if (grid.digits(cell).size() > 1) open.push_back(cell);
    }
    each_choice(open, size, [&](const Cells& cells) {
      const std::set<int> digits = grid.digits_of(cells);
      if (digits.size() != size) return;
      Outcome outcome;
      for (const int digit : digits) {
        const Cells holders = grid.places(cells, digit);
        grid.eliminate(outcome, digit, [&](int cell) { return grid.sees_all(cell, holders); });
      }
      add(outcomes, outcome);
    });
  }
  return outcomes;
}

Outcomes hidden_subset(const CandidateGrid& grid, std::size_t size) {
  Outcomes outcomes;
  for (const Cells& unit : grid.units()) {
    std::vector<int> missing;
    for (int digit = 1; digit <= grid.side(); ++digit) {
      if (grid.places(unit, digit).size() > 1) missing.push_back(digit);
    }
    each_choice(missing, size, [&](const std::vector<int>& digits) {
      std::set<int> places;
      for (const int digit : digits) {
        for (const int cell : grid.places(unit, digit)) places.insert(cell);
      }
      if (places.size() != size) return;
      Outcome outcome;
      for (const int cell : places) {
        for (const int digit : grid.digits(cell)) {
          if (!is_in(digits, digit)) outcome.eliminated.emplace(cell, digit);
        }
      }
      add(outcomes, outcome);
    });
  }
  return outcomes;
}

enum class Fins { kNone, kFinned, kSashimi };

// Tests one choice of base and cover lines for a fish on `digit`. Adds the eliminations if the fins
// are of the `wanted` kind. Sashimi: a base line has only one place in the cover lines.
void fish_of(const CandidateGrid& grid, int digit, const std::vector<Cells>& bases,
             const std::vector<Cells>& covers, Fins wanted, Outcomes& outcomes) {
  const auto covered = [&](int cell) {
    return std::ranges::any_of(covers, [&](const Cells& line) { return is_in(line, cell); });
  };
  Cells fins;
  Cells body;
  std::size_t fewest = 9;
  for (const Cells& base : bases) {
    std::size_t inside = 0;
    for (const int cell : grid.places(base, digit)) {
      (covered(cell) ? body : fins).push_back(cell);
      inside += covered(cell);
    }
    fewest = std::min(fewest, inside);
  }
  const bool all_used = std::ranges::all_of(covers, [&](const Cells& line) {
    return std::ranges::any_of(body, [&](int cell) { return is_in(line, cell); });
  });
  const Fins kind = fins.empty() ? Fins::kNone : fewest == 1 ? Fins::kSashimi : Fins::kFinned;
  if (kind != wanted || !all_used || fewest < (wanted == Fins::kSashimi ? 1U : 2U)) return;
  Outcome outcome;
  grid.eliminate(outcome, digit, [&](int cell) {
    return covered(cell) && grid.sees_all(cell, fins) && !is_in(body, cell) && !is_in(fins, cell);
  });
  add(outcomes, outcome);
}

Outcomes fish(const CandidateGrid& grid, std::size_t size, Fins wanted) {
  Outcomes outcomes;
  for (const bool by_rows : {true, false}) {
    const auto& bases = by_rows ? grid.rows() : grid.columns();
    const auto& covers = by_rows ? grid.columns() : grid.rows();
    for (int digit = 1; digit <= grid.side(); ++digit) {
      std::vector<Cells> open;
      std::vector<Cells> crossed;
      for (const Cells& line : bases) {
        const std::size_t places = grid.places(line, digit).size();
        if (places > 0 && places <= size + 2) open.push_back(line);
      }
      for (const Cells& line : covers) {
        if (!grid.places(line, digit).empty()) crossed.push_back(line);
      }
      each_choice(open, size, [&](const std::vector<Cells>& chosen) {
        std::set<int> across;
        for (const Cells& line : chosen) {
          for (const int cell : grid.places(line, digit)) {
            across.insert(by_rows ? cell % grid.side() : cell / grid.side());
          }
        }
        // All fins share a box with the eliminated cell, so they span at most two further lines.
        if (across.size() > size + 2) return;
        each_choice(crossed, size, [&](const std::vector<Cells>& over) {
          fish_of(grid, digit, chosen, over, wanted, outcomes);
        });
      });
    }
  }
  return outcomes;
}

enum class Lines { kAny, kParallel, kCrossing };

// Skyscraper, two-string kite and turbot fish: two strong links on one digit, each a unit with two
// places. One end of the first link sees one end of the second. Every cell that sees both other
// ends loses the digit.
Outcomes joined_links(const CandidateGrid& grid, Lines lines) {
  Outcomes outcomes;
  const int side = grid.side();
  for (int digit = 1; digit <= side; ++digit) {
    for (int u = 0; u < 3 * side; ++u) {
      for (int v = 0; v < 3 * side; ++v) {
        const Cells a = grid.places(grid.units()[u], digit);
        const Cells b = grid.places(grid.units()[v], digit);
        if (u == v || a.size() != 2 || b.size() != 2) continue;
        if (is_in(b, a[0]) || is_in(b, a[1])) continue;
        const int kinds[] = {u / side, v / side};
        if (lines == Lines::kParallel && (kinds[0] != kinds[1] || kinds[0] == 2)) continue;
        if (lines == Lines::kCrossing && (kinds[0] != 0 || kinds[1] != 1)) continue;
        for (const int i : {0, 1}) {
          for (const int j : {0, 1}) {
            const bool same_row = a[i] / side == b[j] / side;
            const bool same_column = a[i] % side == b[j] % side;
            const bool same_box = box_of(side, a[i]) == box_of(side, b[j]);
            const bool joined = lines == Lines::kParallel ? (kinds[0] == 0 ? same_column : same_row)
                                : lines == Lines::kCrossing ? same_box
                                                            : same_row || same_column || same_box;
            if (!joined) continue;
            Outcome outcome;
            grid.eliminate(outcome, digit, [&](int cell) {
              return cell != a[i] && cell != b[j] && grid.sees(cell, a[1 - i]) &&
                     grid.sees(cell, b[1 - j]);
            });
            add(outcomes, outcome);
          }
        }
      }
    }
  }
  return outcomes;
}

Outcomes empty_rectangle(const CandidateGrid& grid) {
  Outcomes outcomes;
  const int side = grid.side();
  for (int digit = 1; digit <= side; ++digit) {
    for (const Cells& box : grid.boxes()) {
      const Cells places = grid.places(box, digit);
      for (const int crossing : box) {
        const int row = crossing / side;
        const int column = crossing % side;
        const auto in_row = [&](int cell) { return cell / side == row; };
        const auto in_column = [&](int cell) { return cell % side == column; };
        if (places.empty() || std::ranges::all_of(places, in_row) ||
            std::ranges::all_of(places, in_column) ||
            !std::ranges::all_of(places, [&](int c) { return in_row(c) || in_column(c); })) {
          continue;
        }
        for (int near = 0; near < grid.cells(); ++near) {
          if (!grid.has(near, digit) || is_in(box, near)) continue;
          if (in_row(near)) {
            const Cells link = grid.places(grid.columns()[near % side], digit);
            if (link.size() != 2) continue;
            const int far = link[0] == near ? link[1] : link[0];
            Outcome outcome;
            grid.eliminate(outcome, digit, [&](int cell) {
              return in_column(cell) && cell / side == far / side && !is_in(box, cell);
            });
            add(outcomes, outcome);
          }
          if (in_column(near)) {
            const Cells link = grid.places(grid.rows()[near / side], digit);
            if (link.size() != 2) continue;
            const int far = link[0] == near ? link[1] : link[0];
            Outcome outcome;
            grid.eliminate(outcome, digit, [&](int cell) {
              return in_row(cell) && cell % side == far % side && !is_in(box, cell);
            });
            add(outcomes, outcome);
          }
        }
      }
    }
  }
  return outcomes;
}

Cells cells_with(const CandidateGrid& grid, std::size_t count) {
  Cells cells;
  for (int cell = 0; cell < grid.cells(); ++cell) {
    if (grid.digits(cell).size() == count) cells.push_back(cell);
  }
  return cells;
}

// XY-wing and XYZ-wing; `size` is the number of candidates of the pivot, 2 or 3. Whatever the pivot
// holds, the common digit z is in a pincer or, in an XYZ-wing, in the pivot. So every cell that
// sees all of these cells loses z.
Outcomes pivot_wing(const CandidateGrid& grid, std::size_t size) {
  Outcomes outcomes;
  for (const int pivot : cells_with(grid, size)) {
    each_choice(cells_with(grid, 2), 2, [&](const Cells& pincers) {
      if (!grid.sees(pivot, pincers[0]) || !grid.sees(pivot, pincers[1])) return;
      if (grid.digits(pincers[0]) == grid.digits(pincers[1])) return;
      for (const int z : grid.digits(pincers[0])) {
        if (!grid.has(pincers[1], z)) continue;
        std::set<int> expected;
        for (const int pincer : pincers) {
          for (const int digit : grid.digits(pincer)) {
            if (digit != z) expected.insert(digit);
          }
        }
        Cells holders = pincers;
        if (size == 3) {
          expected.insert(z);
          holders.push_back(pivot);
        }
        if (expected != grid.digits(pivot)) continue;
        Outcome outcome;
        grid.eliminate(outcome, z, [&](int cell) { return grid.sees_all(cell, holders); });
        add(outcomes, outcome);
      }
    });
  }
  return outcomes;
}

Outcomes w_wing(const CandidateGrid& grid) {
  Outcomes outcomes;
  each_pair(cells_with(grid, 2), [&](int first, int second) {
    if (grid.digits(first) != grid.digits(second) || grid.sees(first, second)) return;
    for (const int joint : grid.digits(first)) {
      const int common = joint == *grid.digits(first).begin() ? *grid.digits(first).rbegin()
                                                              : *grid.digits(first).begin();
      for (const Cells& unit : grid.units()) {
        const Cells link = grid.places(unit, joint);
        if (link.size() != 2 || !grid.sees(first, link[0]) || !grid.sees(second, link[1])) continue;
        if (is_in(link, first) || is_in(link, second)) continue;
        Outcome outcome;
        grid.eliminate(outcome, common,
                       [&](int cell) { return grid.sees(cell, first) && grid.sees(cell, second); });
        add(outcomes, outcome);
      }
    }
  });
  return outcomes;
}

// Calls visit(corners, x, y) for each possible unique rectangle: four empty cells in two rows, two
// columns and two boxes. No placed digit excludes x or y from a corner, every corner still has x or
// y as a candidate, and one corner has exactly x and y. Each rectangle is visited four times,
// starting at each corner:
//
//   corners[0]  corners[1]
//   corners[3]  corners[2]
template <class Visit>
void each_rectangle(const CandidateGrid& grid, const Visit& visit) {
  const int side = grid.side();
  for (int a = 0; a < grid.cells(); ++a) {
    for (int c = 0; c < grid.cells(); ++c) {
      if (a / side == c / side || a % side == c % side) continue;
      const int b = a / side * side + c % side;
      const int d = c / side * side + a % side;
      const Cells corners = {a, b, c, d};
      const std::set<int> boxes = {box_of(side, a), box_of(side, b), box_of(side, c),
                                   box_of(side, d)};
      if (boxes.size() != 2) continue;
      for (int x = 1; x <= side; ++x) {
        for (int y = x + 1; y <= side; ++y) {
          const auto may_change = [&](int cell) {
            return (grid.has(cell, x) || grid.has(cell, y)) && !grid.is_taken(cell, x) &&
                   !grid.is_taken(cell, y);
          };
          const auto has_only_both = [&](int cell) {
            return grid.digits(cell) == std::set<int>{x, y};
          };
          if (std::ranges::all_of(corners, may_change) &&
              std::ranges::any_of(corners, has_only_both)) {
            visit(corners, x, y);
          }
        }
      }
    }
  }
}

bool has_more(const CandidateGrid& grid, int cell, int x, int y) {
  return std::ranges::any_of(grid.digits(cell),
                             [&](int digit) { return digit != x && digit != y; });
}

// Eliminates `digit` from each of the `cells` that has it as a candidate.
void strike_in(const CandidateGrid& grid, Outcome& outcome, const Cells& cells, int digit) {
  grid.eliminate(outcome, digit, [&](int cell) { return is_in(cells, cell); });
}

Outcomes unique_rectangle_1(const CandidateGrid& grid) {
  Outcomes outcomes;
  each_rectangle(grid, [&](const Cells& q, int x, int y) {
    if (!has_more(grid, q[0], x, y) || has_more(grid, q[1], x, y) || has_more(grid, q[2], x, y) ||
        has_more(grid, q[3], x, y)) {
      return;
    }
    Outcome outcome;
    strike_in(grid, outcome, {q[0]}, x);
    strike_in(grid, outcome, {q[0]}, y);
    add(outcomes, outcome);
  });
  return outcomes;
}

// Calls visit(roof, extras, x, y) for each unique rectangle with two roof corners, which have
// candidates besides x and y. `extras` are these other candidates.
template <class Visit>
void each_roof(const CandidateGrid& grid, const Visit& visit) {
  each_rectangle(grid, [&](const Cells& corners, int x, int y) {
    Cells roof;
    for (const int cell : corners) {
      if (has_more(grid, cell, x, y)) roof.push_back(cell);
    }
    if (roof.size() != 2) return;
    std::set<int> extras = grid.digits_of(roof);
    extras.erase(x);
    extras.erase(y);
    visit(roof, extras, x, y);
  });
}

Outcomes unique_rectangle_2(const CandidateGrid& grid) {
  Outcomes outcomes;
  each_roof(grid, [&](const Cells& roof, const std::set<int>& extras, int, int) {
    if (extras.size() != 1) return;
    Outcome outcome;
    grid.eliminate(outcome, *extras.begin(), [&](int cell) { return grid.sees_all(cell, roof); });
    add(outcomes, outcome);
  });
  return outcomes;
}

Outcomes unique_rectangle_3(const CandidateGrid& grid) {
  Outcomes outcomes;
  each_roof(grid, [&](const Cells& roof, const std::set<int>& extras, int, int) {
    for (const Cells& unit : grid.units()) {
      if (!is_in(unit, roof[0]) || !is_in(unit, roof[1])) continue;
      Cells others;
      for (const int cell : unit) {
        if (grid.empty(cell) && !is_in(roof, cell)) others.push_back(cell);
      }
      for (std::size_t count = 1; count <= 3; ++count) {
        each_choice(others, count, [&](const Cells& chosen) {
          std::set<int> digits = grid.digits_of(chosen);
          digits.insert(extras.begin(), extras.end());
          if (digits.size() != count + 1) return;
          Outcome outcome;
          for (const int digit : digits) {
            Cells holders = grid.places(chosen, digit);
            if (extras.contains(digit)) {
              for (const int cell : grid.places(roof, digit)) holders.push_back(cell);
            }
            grid.eliminate(outcome, digit, [&](int cell) {
              return grid.sees_all(cell, holders) && !is_in(roof, cell);
            });
          }
          add(outcomes, outcome);
        });
      }
    }
  });
  return outcomes;
}

Outcomes unique_rectangle_4(const CandidateGrid& grid) {
  Outcomes outcomes;
  each_roof(grid, [&](const Cells& roof, const std::set<int>&, int x, int y) {
    for (const Cells& unit : grid.units()) {
      if (!is_in(unit, roof[0]) || !is_in(unit, roof[1])) continue;
      for (const auto& [kept, lost] : {std::pair(x, y), std::pair(y, x)}) {
        if (!std::ranges::all_of(grid.places(unit, kept),
                                 [&](int cell) { return is_in(roof, cell); })) {
          continue;
        }
        Outcome outcome;
        strike_in(grid, outcome, roof, lost);
        add(outcomes, outcome);
      }
    }
  });
  return outcomes;
}

Outcomes hidden_rectangle(const CandidateGrid& grid) {
  Outcomes outcomes;
  const int side = grid.side();
  each_rectangle(grid, [&](const Cells& q, int x, int y) {
    if (grid.digits(q[2]) != std::set<int>{x, y}) return;
    const Cells in_row = {std::min(q[0], q[1]), std::max(q[0], q[1])};
    const Cells in_column = {std::min(q[0], q[3]), std::max(q[0], q[3])};
    for (const auto& [kept, lost] : {std::pair(x, y), std::pair(y, x)}) {
      if (grid.places(grid.rows()[q[0] / side], kept) != in_row ||
          grid.places(grid.columns()[q[0] % side], kept) != in_column) {
        continue;
      }
      Outcome outcome;
      strike_in(grid, outcome, {q[0]}, lost);
      add(outcomes, outcome);
    }
  });
  return outcomes;
}

// BUG+1: one empty cell has three candidates, every other one has two. A digit is placed in
// that cell if, without this candidate, every digit has two places or none in every unit.
Outcomes bug_plus_one(const CandidateGrid& grid) {
  Outcomes outcomes;
  const Cells triples = cells_with(grid, 3);
  if (triples.size() != 1) return outcomes;
  for (int cell = 0; cell < grid.cells(); ++cell) {
    if (grid.empty(cell) && cell != triples[0] && grid.digits(cell).size() != 2) return outcomes;
  }
  for (const int digit : grid.digits(triples[0])) {
    bool even = true;
    for (const Cells& unit : grid.units()) {
      for (int other = 1; other <= grid.side(); ++other) {
        const Cells places = grid.places(unit, other);
        const bool less = other == digit && is_in(places, triples[0]);
        const std::size_t count = places.size() - (less ? 1 : 0);
        even = even && (count == 2 || (count == 0 && places.empty()));
      }
    }
    if (even) outcomes.insert(placing(triples[0], digit));
  }
  return outcomes;
}

struct LockedSet {
  Cells cells;
  std::set<int> digits;
};

std::vector<LockedSet> almost_locked_sets(const CandidateGrid& grid) {
  std::set<Cells> known;
  std::vector<LockedSet> sets;
  for (const Cells& unit : grid.units()) {
    Cells open;
    for (const int cell : unit) {
      if (grid.empty(cell)) open.push_back(cell);
    }
    for (std::size_t size = 1; size <= 5; ++size) {
      each_choice(open, size, [&](const Cells& cells) {
        const std::set<int> digits = grid.digits_of(cells);
        if (digits.size() == size + 1 && known.insert(cells).second)
          sets.push_back({cells, digits});
      });
    }
  }
  return sets;
}

bool is_restricted(const CandidateGrid& grid, const LockedSet& a, const LockedSet& b, int digit) {
  return std::ranges::all_of(grid.places(a.cells, digit), [&](int cell) {
    return grid.sees_all(cell, grid.places(b.cells, digit));
  });
}

void strike_common(const CandidateGrid& grid, const LockedSet& a, const LockedSet& b, int digit,
                   Outcome& outcome) {
  Cells holders = grid.places(a.cells, digit);
  for (const int cell : grid.places(b.cells, digit)) holders.push_back(cell);
  grid.eliminate(outcome, digit, [&](int cell) { return grid.sees_all(cell, holders); });
}

Outcomes als_xz(const CandidateGrid& grid) {
  Outcome all;
  const std::vector<LockedSet> sets = almost_locked_sets(grid);
  for (const LockedSet& a : sets) {
    for (const LockedSet& b : sets) {
      if (std::ranges::any_of(a.cells, [&](int cell) { return is_in(b.cells, cell); })) continue;
      std::vector<int> common;
      std::ranges::set_intersection(a.digits, b.digits, std::back_inserter(common));
      if (common.size() < 2) continue;
      std::vector<int> restricted;
      std::ranges::copy_if(common, std::back_inserter(restricted),
                           [&](int digit) { return is_restricted(grid, a, b, digit); });
      for (const int x : restricted) {
        for (const int z : common) {
          if (z != x) strike_common(grid, a, b, z, all);
        }
      }
      if (restricted.size() < 2) continue;
      for (const int digit : a.digits) {
        if (is_in(restricted, digit)) continue;
        const Cells holders = grid.places(a.cells, digit);
        grid.eliminate(all, digit, [&](int cell) { return grid.sees_all(cell, holders); });
      }
    }
  }
  Outcomes outcomes;
  add(outcomes, all);
  return outcomes;
}

// A node of a chain: one candidate, or a group of two or more candidates for one digit in the
// intersection of a box and a line. At most one candidate of a group is true.
struct Node {
  int digit = 0;
  Cells cells;
};

// The links and nodes that a kind of chain may use.
struct ChainKinds {
  bool in_units = false;  // strong links between the only two places of a digit in a unit
  bool in_cells = false;  // strong links between the only two candidates of a cell
  bool mixed = false;     // weak links between different digits of a cell
  bool groups = false;    // nodes of several candidates
};

std::vector<Node> nodes_of(const CandidateGrid& grid, bool groups) {
  std::vector<Node> nodes;
  for (int digit = 1; digit <= grid.side(); ++digit) {
    for (int cell = 0; cell < grid.cells(); ++cell) {
      if (grid.has(cell, digit)) nodes.push_back({digit, {cell}});
    }
    if (!groups) continue;
    for (const Cells& box : grid.boxes()) {
      for (const Cells& line : lines_of(grid)) {
        Cells both;
        for (const int cell : grid.places(box, digit)) {
          if (is_in(line, cell)) both.push_back(cell);
        }
        if (both.size() > 1) nodes.push_back({digit, both});
      }
    }
  }
  return nodes;
}

bool not_both_true(const CandidateGrid& grid, const Node& a, const Node& b, ChainKinds kinds) {
  if (a.digit != b.digit) {
    return kinds.mixed && a.cells.size() == 1 && a.cells == b.cells;
  }
  return std::ranges::all_of(a.cells, [&](int cell) { return grid.sees_all(cell, b.cells); });
}

bool not_both_false(const CandidateGrid& grid, const Node& a, const Node& b, ChainKinds kinds) {
  if (a.digit != b.digit) {
    return kinds.in_cells && a.cells.size() == 1 && a.cells == b.cells &&
           grid.digits(a.cells[0]).size() == 2;
  }
  if (!kinds.in_units) return false;
  std::set<int> both(a.cells.begin(), a.cells.end());
  both.insert(b.cells.begin(), b.cells.end());
  if (both.size() != a.cells.size() + b.cells.size()) return false;
  return std::ranges::any_of(grid.units(), [&](const Cells& unit) {
    const Cells places = grid.places(unit, a.digit);
    return std::set<int>(places.begin(), places.end()) == both;
  });
}

using Links = std::vector<std::vector<bool>>;

// Returns the nodes that are true if the node `start` is false, by following strong and weak links
// in turn.
std::vector<bool> true_if_false(std::size_t start, const Links& strong, const Links& weak) {
  const std::size_t count = strong.size();
  std::vector<bool> on(count);
  std::vector<bool> off(count);
  std::vector<std::pair<std::size_t, bool>> open = {{start, false}};
  off[start] = true;
  while (!open.empty()) {
    const auto [node, is_on] = open.back();
    open.pop_back();
    for (std::size_t next = 0; next < count; ++next) {
      std::vector<bool>& reached = is_on ? off : on;
      if (reached[next] || !(is_on ? weak : strong)[node][next]) continue;
      reached[next] = true;
      open.emplace_back(next, !is_on);
    }
  }
  return on;
}

Outcomes chains(const CandidateGrid& grid, ChainKinds kinds) {
  const std::vector<Node> nodes = nodes_of(grid, kinds.groups);
  const std::size_t count = nodes.size();
  Links strong(count, std::vector<bool>(count));
  Links weak(count, std::vector<bool>(count));
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = 0; b < count; ++b) {
      if (a == b) continue;
      strong[a][b] = not_both_false(grid, nodes[a], nodes[b], kinds);
      weak[a][b] = not_both_true(grid, nodes[a], nodes[b], kinds);
    }
  }
  Outcome all;
  for (std::size_t a = 0; a < count; ++a) {
    const std::vector<bool> on = true_if_false(a, strong, weak);
    for (std::size_t b = 0; b < count; ++b) {
      if (!on[b]) continue;
      for (std::size_t c = 0; c < count; ++c) {
        if (nodes[c].cells.size() == 1 && weak[a][c] && weak[b][c]) {
          all.eliminated.emplace(nodes[c].cells[0], nodes[c].digit);
        }
      }
    }
  }
  Outcomes outcomes;
  add(outcomes, all);
  return outcomes;
}

void write(Pencil& pencil, std::set<std::pair<int, int>>& written, int cell, int digit) {
  pencil.values[cell] = digit;
  pencil.digits[cell].clear();
  written.emplace(cell, digit);
  for (int other = 0; other < pencil.side * pencil.side; ++other) {
    if (are_peers(pencil.side, cell, other)) pencil.digits[other].erase(digit);
  }
}

// Returns true at a dead end: an empty cell has no candidate, or a unit has no place for a digit.
// `before` is the board at the start, `written` are the digits placed since.
bool is_dead_end(const CandidateGrid& now, const CandidateGrid& before,
                 const std::set<std::pair<int, int>>& written) {
  std::set<int> filled;
  for (const auto& [cell, digit] : written) filled.insert(cell);
  for (int cell = 0; cell < before.cells(); ++cell) {
    if (before.empty(cell) && !filled.contains(cell) && !now.empty(cell)) return true;
  }
  for (const Cells& unit : before.units()) {
    std::set<int> open = before.digits_of(unit);
    for (const int digit : now.digits_of(unit)) open.erase(digit);
    for (const int cell : unit) {
      for (const auto& [where, digit] : written) {
        if (where == cell) open.erase(digit);
      }
    }
    if (!open.empty()) return true;
  }
  return false;
}

bool leads_to_dead_end(Pencil pencil, int cell, int digit) {
  const Pencil start = pencil;
  const CandidateGrid before(start);
  const CandidateGrid now(pencil);
  std::set<std::pair<int, int>> written;
  write(pencil, written, cell, digit);
  while (!is_dead_end(now, before, written)) {
    Outcomes singles = naked_single(now);
    if (singles.empty()) singles = hidden_single(now);
    if (singles.empty()) return false;
    const auto [next, value] = *singles.begin()->placed.begin();
    write(pencil, written, next, value);
  }
  return true;
}

Outcomes nishio(const CandidateGrid& grid, const Pencil& pencil) {
  Outcomes outcomes;
  for (int cell = 0; cell < grid.cells(); ++cell) {
    for (const int digit : grid.digits(cell)) {
      if (leads_to_dead_end(pencil, cell, digit)) outcomes.insert(striking({cell}, digit));
    }
  }
  return outcomes;
}

}  // namespace

bool is_summed(Technique technique) {
  return technique >= Technique::kAlsXz && technique <= Technique::kGroupedAic;
}

std::size_t count_almost_locked_sets(const Pencil& pencil) {
  return almost_locked_sets(CandidateGrid(pencil)).size();
}

// A long function on purpose: one case per technique is easier to check in one piece.
Outcomes reference_outcomes(Technique technique, const Pencil& pencil) {
  const CandidateGrid grid(pencil);
  switch (technique) {
    case Technique::kFullHouse:
      return full_house(grid);
    case Technique::kHiddenSingle:
      return hidden_single(grid);
    case Technique::kNakedSingle:
      return naked_single(grid);
    case Technique::kPointing:
      return locked(grid, grid.boxes(), lines_of(grid));
    case Technique::kClaiming:
      return locked(grid, lines_of(grid), grid.boxes());
    case Technique::kNakedPair:
      return naked_subset(grid, 2);
    case Technique::kNakedTriple:
      return naked_subset(grid, 3);
    case Technique::kNakedQuad:
      return naked_subset(grid, 4);
    case Technique::kHiddenPair:
      return hidden_subset(grid, 2);
    case Technique::kHiddenTriple:
      return hidden_subset(grid, 3);
    case Technique::kHiddenQuad:
      return hidden_subset(grid, 4);
    case Technique::kXWing:
      return fish(grid, 2, Fins::kNone);
    case Technique::kSwordfish:
      return fish(grid, 3, Fins::kNone);
    case Technique::kJellyfish:
      return fish(grid, 4, Fins::kNone);
    case Technique::kFinnedXWing:
      return fish(grid, 2, Fins::kFinned);
    case Technique::kSashimiXWing:
      return fish(grid, 2, Fins::kSashimi);
    case Technique::kFinnedSwordfish:
      return fish(grid, 3, Fins::kFinned);
    case Technique::kSashimiSwordfish:
      return fish(grid, 3, Fins::kSashimi);
    case Technique::kSkyscraper:
      return joined_links(grid, Lines::kParallel);
    case Technique::kTwoStringKite:
      return joined_links(grid, Lines::kCrossing);
    case Technique::kTurbotFish:
      return joined_links(grid, Lines::kAny);
    case Technique::kEmptyRectangle:
      return empty_rectangle(grid);
    case Technique::kXyWing:
      return pivot_wing(grid, 2);
    case Technique::kXyzWing:
      return pivot_wing(grid, 3);
    case Technique::kWWing:
      return w_wing(grid);
    case Technique::kUniqueRectangle1:
      return unique_rectangle_1(grid);
    case Technique::kUniqueRectangle2:
      return unique_rectangle_2(grid);
    case Technique::kUniqueRectangle3:
      return unique_rectangle_3(grid);
    case Technique::kUniqueRectangle4:
      return unique_rectangle_4(grid);
    case Technique::kHiddenRectangle:
      return hidden_rectangle(grid);
    case Technique::kBugPlusOne:
      return bug_plus_one(grid);
    case Technique::kAlsXz:
      return als_xz(grid);
    case Technique::kXChain:
      return chains(grid, {.in_units = true});
    case Technique::kXyChain:
      return chains(grid, {.in_cells = true});
    case Technique::kAic:
      return chains(grid, {.in_units = true, .in_cells = true, .mixed = true});
    case Technique::kGroupedAic:
      return chains(grid, {.in_units = true, .in_cells = true, .mixed = true, .groups = true});
    case Technique::kNishio:
      return nishio(grid, pencil);
    case Technique::kGuess:
      break;
  }
  return {};
}

}  // namespace sudoku::test
