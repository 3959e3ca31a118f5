#include "logic_reference.h"

#include <algorithm>
#include <functional>

#include "reference.h"

namespace sudoku::test {
namespace {

using Cells = std::vector<int>;
using Outcomes = std::set<Outcome>;

// Candidates with words for what techniques speak of.
class Paper {
 public:
  explicit Paper(const Pencil& pencil) : pencil_(pencil), side_(pencil.side) {
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
  // Whether the digit stands in the cell or in one that it sees.
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
  // Strikes the digit from each cell of the board that has it and fits.
  template <class Fits>
  void strike(Outcome& outcome, int digit, const Fits& fits) const {
    for (int cell = 0; cell < cells(); ++cell) {
      if (has(cell, digit) && fits(cell)) outcome.struck.emplace(cell, digit);
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
  for (const int cell : cells) outcome.struck.emplace(cell, digit);
  return outcome;
}

void add(Outcomes& outcomes, const Outcome& outcome) {
  if (!outcome.struck.empty() || !outcome.placed.empty()) outcomes.insert(outcome);
}

// Calls visit(chosen) for each choice of so many items.
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

Outcomes full_house(const Paper& paper) {
  Outcomes outcomes;
  for (const Cells& unit : paper.units()) {
    Cells open;
    std::ranges::copy_if(unit, std::back_inserter(open), [&](int c) { return paper.empty(c); });
    if (open.size() == 1) outcomes.insert(placing(open[0], *paper.digits(open[0]).begin()));
  }
  return outcomes;
}

Outcomes hidden_single(const Paper& paper) {
  Outcomes outcomes;
  for (const Cells& unit : paper.units()) {
    for (int digit = 1; digit <= paper.side(); ++digit) {
      const Cells places = paper.places(unit, digit);
      if (places.size() == 1) outcomes.insert(placing(places[0], digit));
    }
  }
  return outcomes;
}

Outcomes naked_single(const Paper& paper) {
  Outcomes outcomes;
  for (int cell = 0; cell < paper.cells(); ++cell) {
    if (paper.digits(cell).size() == 1) outcomes.insert(placing(cell, *paper.digits(cell).begin()));
  }
  return outcomes;
}

Outcomes locked(const Paper& paper, const std::vector<Cells>& bases,
                const std::vector<Cells>& covers) {
  Outcomes outcomes;
  for (const Cells& base : bases) {
    for (const Cells& cover : covers) {
      for (int digit = 1; digit <= paper.side(); ++digit) {
        const Cells places = paper.places(base, digit);
        if (places.size() < 2 ||
            !std::ranges::all_of(places, [&](int cell) { return is_in(cover, cell); })) {
          continue;
        }
        Outcome outcome;
        paper.strike(outcome, digit,
                     [&](int cell) { return is_in(cover, cell) && !is_in(base, cell); });
        add(outcomes, outcome);
      }
    }
  }
  return outcomes;
}

std::vector<Cells> lines_of(const Paper& paper) {
  std::vector<Cells> lines = paper.rows();
  lines.insert(lines.end(), paper.columns().begin(), paper.columns().end());
  return lines;
}

Outcomes naked_subset(const Paper& paper, std::size_t size) {
  Outcomes outcomes;
  for (const Cells& unit : paper.units()) {
    Cells open;
    for (const int cell : unit) {
      if (paper.digits(cell).size() > 1) open.push_back(cell);
    }
    each_choice(open, size, [&](const Cells& cells) {
      const std::set<int> digits = paper.digits_of(cells);
      if (digits.size() != size) return;
      Outcome outcome;
      for (const int digit : digits) {
        const Cells holders = paper.places(cells, digit);
        paper.strike(outcome, digit, [&](int cell) { return paper.sees_all(cell, holders); });
      }
      add(outcomes, outcome);
    });
  }
  return outcomes;
}

Outcomes hidden_subset(const Paper& paper, std::size_t size) {
  Outcomes outcomes;
  for (const Cells& unit : paper.units()) {
    std::vector<int> missing;
    for (int digit = 1; digit <= paper.side(); ++digit) {
      if (paper.places(unit, digit).size() > 1) missing.push_back(digit);
    }
    each_choice(missing, size, [&](const std::vector<int>& digits) {
      std::set<int> places;
      for (const int digit : digits) {
        for (const int cell : paper.places(unit, digit)) places.insert(cell);
      }
      if (places.size() != size) return;
      Outcome outcome;
      for (const int cell : places) {
        for (const int digit : paper.digits(cell)) {
          if (!is_in(digits, digit)) outcome.struck.emplace(cell, digit);
        }
      }
      add(outcomes, outcome);
    });
  }
  return outcomes;
}

enum class Fins { kNone, kFinned, kSashimi };

// One choice of base and cover lines.
void fish_of(const Paper& paper, int digit, const std::vector<Cells>& bases,
             const std::vector<Cells>& covers, Fins wanted, Outcomes& outcomes) {
  const auto covered = [&](int cell) {
    return std::ranges::any_of(covers, [&](const Cells& line) { return is_in(line, cell); });
  };
  Cells fins;
  Cells body;
  std::size_t fewest = 9;
  for (const Cells& base : bases) {
    std::size_t inside = 0;
    for (const int cell : paper.places(base, digit)) {
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
  paper.strike(outcome, digit, [&](int cell) {
    return covered(cell) && paper.sees_all(cell, fins) && !is_in(body, cell) && !is_in(fins, cell);
  });
  add(outcomes, outcome);
}

Outcomes fish(const Paper& paper, std::size_t size, Fins wanted) {
  Outcomes outcomes;
  for (const bool by_rows : {true, false}) {
    const auto& bases = by_rows ? paper.rows() : paper.columns();
    const auto& covers = by_rows ? paper.columns() : paper.rows();
    for (int digit = 1; digit <= paper.side(); ++digit) {
      std::vector<Cells> open;
      std::vector<Cells> crossed;
      for (const Cells& line : bases) {
        const std::size_t places = paper.places(line, digit).size();
        if (places > 0 && places <= size + 2) open.push_back(line);
      }
      for (const Cells& line : covers) {
        if (!paper.places(line, digit).empty()) crossed.push_back(line);
      }
      each_choice(open, size, [&](const std::vector<Cells>& chosen) {
        std::set<int> across;
        for (const Cells& line : chosen) {
          for (const int cell : paper.places(line, digit)) {
            across.insert(by_rows ? cell % paper.side() : cell / paper.side());
          }
        }
        if (across.size() > size + 2) return;  // fins lie in one box
        each_choice(crossed, size, [&](const std::vector<Cells>& over) {
          fish_of(paper, digit, chosen, over, wanted, outcomes);
        });
      });
    }
  }
  return outcomes;
}

enum class Lines { kAny, kParallel, kCrossing };

// Two units with two places each; one of each sees the other.
Outcomes joined_links(const Paper& paper, Lines lines) {
  Outcomes outcomes;
  const int side = paper.side();
  for (int digit = 1; digit <= side; ++digit) {
    for (int u = 0; u < 3 * side; ++u) {
      for (int v = 0; v < 3 * side; ++v) {
        const Cells a = paper.places(paper.units()[u], digit);
        const Cells b = paper.places(paper.units()[v], digit);
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
            paper.strike(outcome, digit, [&](int cell) {
              return cell != a[i] && cell != b[j] && paper.sees(cell, a[1 - i]) &&
                     paper.sees(cell, b[1 - j]);
            });
            add(outcomes, outcome);
          }
        }
      }
    }
  }
  return outcomes;
}

Outcomes empty_rectangle(const Paper& paper) {
  Outcomes outcomes;
  const int side = paper.side();
  for (int digit = 1; digit <= side; ++digit) {
    for (const Cells& box : paper.boxes()) {
      const Cells places = paper.places(box, digit);
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
        for (int near = 0; near < paper.cells(); ++near) {
          if (!paper.has(near, digit) || is_in(box, near)) continue;
          if (in_row(near)) {
            const Cells link = paper.places(paper.columns()[near % side], digit);
            if (link.size() != 2) continue;
            const int far = link[0] == near ? link[1] : link[0];
            Outcome outcome;
            paper.strike(outcome, digit, [&](int cell) {
              return in_column(cell) && cell / side == far / side && !is_in(box, cell);
            });
            add(outcomes, outcome);
          }
          if (in_column(near)) {
            const Cells link = paper.places(paper.rows()[near / side], digit);
            if (link.size() != 2) continue;
            const int far = link[0] == near ? link[1] : link[0];
            Outcome outcome;
            paper.strike(outcome, digit, [&](int cell) {
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

Cells cells_with(const Paper& paper, std::size_t count) {
  Cells cells;
  for (int cell = 0; cell < paper.cells(); ++cell) {
    if (paper.digits(cell).size() == count) cells.push_back(cell);
  }
  return cells;
}

// Whatever the pivot holds, the common digit is in it or in a pincer.
Outcomes pivot_wing(const Paper& paper, std::size_t size) {
  Outcomes outcomes;
  for (const int pivot : cells_with(paper, size)) {
    each_choice(cells_with(paper, 2), 2, [&](const Cells& pincers) {
      if (!paper.sees(pivot, pincers[0]) || !paper.sees(pivot, pincers[1])) return;
      if (paper.digits(pincers[0]) == paper.digits(pincers[1])) return;
      for (const int z : paper.digits(pincers[0])) {
        if (!paper.has(pincers[1], z)) continue;
        std::set<int> expected;
        for (const int pincer : pincers) {
          for (const int digit : paper.digits(pincer)) {
            if (digit != z) expected.insert(digit);
          }
        }
        Cells holders = pincers;
        if (size == 3) {
          expected.insert(z);
          holders.push_back(pivot);
        }
        if (expected != paper.digits(pivot)) continue;
        Outcome outcome;
        paper.strike(outcome, z, [&](int cell) { return paper.sees_all(cell, holders); });
        add(outcomes, outcome);
      }
    });
  }
  return outcomes;
}

Outcomes w_wing(const Paper& paper) {
  Outcomes outcomes;
  each_pair(cells_with(paper, 2), [&](int first, int second) {
    if (paper.digits(first) != paper.digits(second) || paper.sees(first, second)) return;
    for (const int joint : paper.digits(first)) {
      const int common = joint == *paper.digits(first).begin() ? *paper.digits(first).rbegin()
                                                               : *paper.digits(first).begin();
      for (const Cells& unit : paper.units()) {
        const Cells link = paper.places(unit, joint);
        if (link.size() != 2 || !paper.sees(first, link[0]) || !paper.sees(second, link[1]))
          continue;
        if (is_in(link, first) || is_in(link, second)) continue;
        Outcome outcome;
        paper.strike(outcome, common,
                     [&](int cell) { return paper.sees(cell, first) && paper.sees(cell, second); });
        add(outcomes, outcome);
      }
    }
  });
  return outcomes;
}

// Calls visit(corners, x, y), from each corner, for four empty cells in two rows, two columns and
// two boxes: the digits on the board leave x and y to each of them, the notes at least one, and one
// of them has no other candidate. The second and the fourth are next to the first.
template <class Visit>
void each_rectangle(const Paper& paper, const Visit& visit) {
  const int side = paper.side();
  for (int a = 0; a < paper.cells(); ++a) {
    for (int c = 0; c < paper.cells(); ++c) {
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
            return (paper.has(cell, x) || paper.has(cell, y)) && !paper.is_taken(cell, x) &&
                   !paper.is_taken(cell, y);
          };
          const auto has_only_both = [&](int cell) {
            return paper.digits(cell) == std::set<int>{x, y};
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

bool has_more(const Paper& paper, int cell, int x, int y) {
  return std::ranges::any_of(paper.digits(cell),
                             [&](int digit) { return digit != x && digit != y; });
}

// Strikes a digit from those of these cells that have it.
void strike_in(const Paper& paper, Outcome& outcome, const Cells& cells, int digit) {
  paper.strike(outcome, digit, [&](int cell) { return is_in(cells, cell); });
}

Outcomes unique_rectangle_1(const Paper& paper) {
  Outcomes outcomes;
  each_rectangle(paper, [&](const Cells& q, int x, int y) {
    if (!has_more(paper, q[0], x, y) || has_more(paper, q[1], x, y) ||
        has_more(paper, q[2], x, y) || has_more(paper, q[3], x, y)) {
      return;
    }
    Outcome outcome;
    strike_in(paper, outcome, {q[0]}, x);
    strike_in(paper, outcome, {q[0]}, y);
    add(outcomes, outcome);
  });
  return outcomes;
}

// Calls visit(roof, extras, x, y) for the rectangles with two corners that have more.
template <class Visit>
void each_roof(const Paper& paper, const Visit& visit) {
  each_rectangle(paper, [&](const Cells& corners, int x, int y) {
    Cells roof;
    for (const int cell : corners) {
      if (has_more(paper, cell, x, y)) roof.push_back(cell);
    }
    if (roof.size() != 2) return;
    std::set<int> extras = paper.digits_of(roof);
    extras.erase(x);
    extras.erase(y);
    visit(roof, extras, x, y);
  });
}

Outcomes unique_rectangle_2(const Paper& paper) {
  Outcomes outcomes;
  each_roof(paper, [&](const Cells& roof, const std::set<int>& extras, int, int) {
    if (extras.size() != 1) return;
    Outcome outcome;
    paper.strike(outcome, *extras.begin(), [&](int cell) { return paper.sees_all(cell, roof); });
    add(outcomes, outcome);
  });
  return outcomes;
}

Outcomes unique_rectangle_3(const Paper& paper) {
  Outcomes outcomes;
  each_roof(paper, [&](const Cells& roof, const std::set<int>& extras, int, int) {
    for (const Cells& unit : paper.units()) {
      if (!is_in(unit, roof[0]) || !is_in(unit, roof[1])) continue;
      Cells others;
      for (const int cell : unit) {
        if (paper.empty(cell) && !is_in(roof, cell)) others.push_back(cell);
      }
      for (std::size_t count = 1; count <= 3; ++count) {
        each_choice(others, count, [&](const Cells& chosen) {
          std::set<int> digits = paper.digits_of(chosen);
          digits.insert(extras.begin(), extras.end());
          if (digits.size() != count + 1) return;
          Outcome outcome;
          for (const int digit : digits) {
            Cells holders = paper.places(chosen, digit);
            if (extras.contains(digit)) {
              for (const int cell : paper.places(roof, digit)) holders.push_back(cell);
            }
            paper.strike(outcome, digit, [&](int cell) {
              return paper.sees_all(cell, holders) && !is_in(roof, cell);
            });
          }
          add(outcomes, outcome);
        });
      }
    }
  });
  return outcomes;
}

Outcomes unique_rectangle_4(const Paper& paper) {
  Outcomes outcomes;
  each_roof(paper, [&](const Cells& roof, const std::set<int>&, int x, int y) {
    for (const Cells& unit : paper.units()) {
      if (!is_in(unit, roof[0]) || !is_in(unit, roof[1])) continue;
      for (const auto& [kept, lost] : {std::pair(x, y), std::pair(y, x)}) {
        if (!std::ranges::all_of(paper.places(unit, kept),
                                 [&](int cell) { return is_in(roof, cell); })) {
          continue;
        }
        Outcome outcome;
        strike_in(paper, outcome, roof, lost);
        add(outcomes, outcome);
      }
    }
  });
  return outcomes;
}

Outcomes hidden_rectangle(const Paper& paper) {
  Outcomes outcomes;
  const int side = paper.side();
  each_rectangle(paper, [&](const Cells& q, int x, int y) {
    if (paper.digits(q[2]) != std::set<int>{x, y}) return;
    const Cells in_row = {std::min(q[0], q[1]), std::max(q[0], q[1])};
    const Cells in_column = {std::min(q[0], q[3]), std::max(q[0], q[3])};
    for (const auto& [kept, lost] : {std::pair(x, y), std::pair(y, x)}) {
      if (paper.places(paper.rows()[q[0] / side], kept) != in_row ||
          paper.places(paper.columns()[q[0] % side], kept) != in_column) {
        continue;
      }
      Outcome outcome;
      strike_in(paper, outcome, {q[0]}, lost);
      add(outcomes, outcome);
    }
  });
  return outcomes;
}

// Without one candidate every cell has two, and every digit two places in its units.
Outcomes bug_plus_one(const Paper& paper) {
  Outcomes outcomes;
  const Cells triples = cells_with(paper, 3);
  if (triples.size() != 1) return outcomes;
  for (int cell = 0; cell < paper.cells(); ++cell) {
    if (paper.empty(cell) && cell != triples[0] && paper.digits(cell).size() != 2) return outcomes;
  }
  for (const int digit : paper.digits(triples[0])) {
    bool even = true;
    for (const Cells& unit : paper.units()) {
      for (int other = 1; other <= paper.side(); ++other) {
        const Cells places = paper.places(unit, other);
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

std::vector<LockedSet> almost_locked_sets(const Paper& paper) {
  std::set<Cells> known;
  std::vector<LockedSet> sets;
  for (const Cells& unit : paper.units()) {
    Cells open;
    for (const int cell : unit) {
      if (paper.empty(cell)) open.push_back(cell);
    }
    for (std::size_t size = 1; size <= 5; ++size) {
      each_choice(open, size, [&](const Cells& cells) {
        const std::set<int> digits = paper.digits_of(cells);
        if (digits.size() == size + 1 && known.insert(cells).second)
          sets.push_back({cells, digits});
      });
    }
  }
  return sets;
}

bool is_restricted(const Paper& paper, const LockedSet& a, const LockedSet& b, int digit) {
  return std::ranges::all_of(paper.places(a.cells, digit), [&](int cell) {
    return paper.sees_all(cell, paper.places(b.cells, digit));
  });
}

void strike_common(const Paper& paper, const LockedSet& a, const LockedSet& b, int digit,
                   Outcome& outcome) {
  Cells holders = paper.places(a.cells, digit);
  for (const int cell : paper.places(b.cells, digit)) holders.push_back(cell);
  paper.strike(outcome, digit, [&](int cell) { return paper.sees_all(cell, holders); });
}

Outcomes als_xz(const Paper& paper) {
  Outcome all;
  const std::vector<LockedSet> sets = almost_locked_sets(paper);
  for (const LockedSet& a : sets) {
    for (const LockedSet& b : sets) {
      if (std::ranges::any_of(a.cells, [&](int cell) { return is_in(b.cells, cell); })) continue;
      std::vector<int> common;
      std::ranges::set_intersection(a.digits, b.digits, std::back_inserter(common));
      if (common.size() < 2) continue;
      std::vector<int> restricted;
      std::ranges::copy_if(common, std::back_inserter(restricted),
                           [&](int digit) { return is_restricted(paper, a, b, digit); });
      for (const int x : restricted) {
        for (const int z : common) {
          if (z != x) strike_common(paper, a, b, z, all);
        }
      }
      if (restricted.size() < 2) continue;
      for (const int digit : a.digits) {
        if (is_in(restricted, digit)) continue;
        const Cells holders = paper.places(a.cells, digit);
        paper.strike(all, digit, [&](int cell) { return paper.sees_all(cell, holders); });
      }
    }
  }
  Outcomes outcomes;
  add(outcomes, all);
  return outcomes;
}

// One or more places of a digit, of which at most one is true.
struct Node {
  int digit = 0;
  Cells cells;
};

struct ChainKinds {
  bool in_units = false;
  bool in_cells = false;
  bool mixed = false;
  bool groups = false;
};

std::vector<Node> nodes_of(const Paper& paper, bool groups) {
  std::vector<Node> nodes;
  for (int digit = 1; digit <= paper.side(); ++digit) {
    for (int cell = 0; cell < paper.cells(); ++cell) {
      if (paper.has(cell, digit)) nodes.push_back({digit, {cell}});
    }
    if (!groups) continue;
    for (const Cells& box : paper.boxes()) {
      for (const Cells& line : lines_of(paper)) {
        Cells both;
        for (const int cell : paper.places(box, digit)) {
          if (is_in(line, cell)) both.push_back(cell);
        }
        if (both.size() > 1) nodes.push_back({digit, both});
      }
    }
  }
  return nodes;
}

bool not_both_true(const Paper& paper, const Node& a, const Node& b, ChainKinds kinds) {
  if (a.digit != b.digit) {
    return kinds.mixed && a.cells.size() == 1 && a.cells == b.cells;
  }
  return std::ranges::all_of(a.cells, [&](int cell) { return paper.sees_all(cell, b.cells); });
}

bool not_both_false(const Paper& paper, const Node& a, const Node& b, ChainKinds kinds) {
  if (a.digit != b.digit) {
    return kinds.in_cells && a.cells.size() == 1 && a.cells == b.cells &&
           paper.digits(a.cells[0]).size() == 2;
  }
  if (!kinds.in_units) return false;
  std::set<int> both(a.cells.begin(), a.cells.end());
  both.insert(b.cells.begin(), b.cells.end());
  if (both.size() != a.cells.size() + b.cells.size()) return false;
  return std::ranges::any_of(paper.units(), [&](const Cells& unit) {
    const Cells places = paper.places(unit, a.digit);
    return std::set<int>(places.begin(), places.end()) == both;
  });
}

using Links = std::vector<std::vector<bool>>;

// What is true if a node is false.
std::vector<bool> follows(std::size_t start, const Links& strong, const Links& weak) {
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

Outcomes chains(const Paper& paper, ChainKinds kinds) {
  const std::vector<Node> nodes = nodes_of(paper, kinds.groups);
  const std::size_t count = nodes.size();
  Links strong(count, std::vector<bool>(count));
  Links weak(count, std::vector<bool>(count));
  for (std::size_t a = 0; a < count; ++a) {
    for (std::size_t b = 0; b < count; ++b) {
      if (a == b) continue;
      strong[a][b] = not_both_false(paper, nodes[a], nodes[b], kinds);
      weak[a][b] = not_both_true(paper, nodes[a], nodes[b], kinds);
    }
  }
  Outcome all;
  for (std::size_t a = 0; a < count; ++a) {
    const std::vector<bool> on = follows(a, strong, weak);
    for (std::size_t b = 0; b < count; ++b) {
      if (!on[b]) continue;
      for (std::size_t c = 0; c < count; ++c) {
        if (nodes[c].cells.size() == 1 && weak[a][c] && weak[b][c]) {
          all.struck.emplace(nodes[c].cells[0], nodes[c].digit);
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

// A cell without a digit, or a unit without a place.
bool is_stuck(const Paper& now, const Paper& before, const std::set<std::pair<int, int>>& written) {
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

bool leads_nowhere(Pencil pencil, int cell, int digit) {
  const Pencil start = pencil;
  const Paper before(start);
  const Paper now(pencil);
  std::set<std::pair<int, int>> written;
  write(pencil, written, cell, digit);
  while (!is_stuck(now, before, written)) {
    Outcomes singles = naked_single(now);
    if (singles.empty()) singles = hidden_single(now);
    if (singles.empty()) return false;
    const auto [next, value] = *singles.begin()->placed.begin();
    write(pencil, written, next, value);
  }
  return true;
}

Outcomes nishio(const Paper& paper, const Pencil& pencil) {
  Outcomes outcomes;
  for (int cell = 0; cell < paper.cells(); ++cell) {
    for (const int digit : paper.digits(cell)) {
      if (leads_nowhere(pencil, cell, digit)) outcomes.insert(striking({cell}, digit));
    }
  }
  return outcomes;
}

}  // namespace

bool is_summed(Technique technique) {
  return technique >= Technique::kAlsXz && technique <= Technique::kGroupedAic;
}

// One line for each: it is clearer whole.
Outcomes reference_outcomes(Technique technique, const Pencil& pencil) {
  const Paper paper(pencil);
  switch (technique) {
    case Technique::kFullHouse:
      return full_house(paper);
    case Technique::kHiddenSingle:
      return hidden_single(paper);
    case Technique::kNakedSingle:
      return naked_single(paper);
    case Technique::kPointing:
      return locked(paper, paper.boxes(), lines_of(paper));
    case Technique::kClaiming:
      return locked(paper, lines_of(paper), paper.boxes());
    case Technique::kNakedPair:
      return naked_subset(paper, 2);
    case Technique::kNakedTriple:
      return naked_subset(paper, 3);
    case Technique::kNakedQuad:
      return naked_subset(paper, 4);
    case Technique::kHiddenPair:
      return hidden_subset(paper, 2);
    case Technique::kHiddenTriple:
      return hidden_subset(paper, 3);
    case Technique::kHiddenQuad:
      return hidden_subset(paper, 4);
    case Technique::kXWing:
      return fish(paper, 2, Fins::kNone);
    case Technique::kSwordfish:
      return fish(paper, 3, Fins::kNone);
    case Technique::kJellyfish:
      return fish(paper, 4, Fins::kNone);
    case Technique::kFinnedXWing:
      return fish(paper, 2, Fins::kFinned);
    case Technique::kSashimiXWing:
      return fish(paper, 2, Fins::kSashimi);
    case Technique::kFinnedSwordfish:
      return fish(paper, 3, Fins::kFinned);
    case Technique::kSashimiSwordfish:
      return fish(paper, 3, Fins::kSashimi);
    case Technique::kSkyscraper:
      return joined_links(paper, Lines::kParallel);
    case Technique::kTwoStringKite:
      return joined_links(paper, Lines::kCrossing);
    case Technique::kTurbotFish:
      return joined_links(paper, Lines::kAny);
    case Technique::kEmptyRectangle:
      return empty_rectangle(paper);
    case Technique::kXyWing:
      return pivot_wing(paper, 2);
    case Technique::kXyzWing:
      return pivot_wing(paper, 3);
    case Technique::kWWing:
      return w_wing(paper);
    case Technique::kUniqueRectangle1:
      return unique_rectangle_1(paper);
    case Technique::kUniqueRectangle2:
      return unique_rectangle_2(paper);
    case Technique::kUniqueRectangle3:
      return unique_rectangle_3(paper);
    case Technique::kUniqueRectangle4:
      return unique_rectangle_4(paper);
    case Technique::kHiddenRectangle:
      return hidden_rectangle(paper);
    case Technique::kBugPlusOne:
      return bug_plus_one(paper);
    case Technique::kAlsXz:
      return als_xz(paper);
    case Technique::kXChain:
      return chains(paper, {.in_units = true});
    case Technique::kXyChain:
      return chains(paper, {.in_cells = true});
    case Technique::kAic:
      return chains(paper, {.in_units = true, .in_cells = true, .mixed = true});
    case Technique::kGroupedAic:
      return chains(paper, {.in_units = true, .in_cells = true, .mixed = true, .groups = true});
    case Technique::kNishio:
      return nishio(paper, pencil);
    case Technique::kGuess:
      break;
  }
  return {};
}

}  // namespace sudoku::test
