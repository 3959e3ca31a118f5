#include "link_graph.h"

#include <cstddef>

#include "masks.h"
#include "sudoku/cell_set.h"
#include "sudoku/notes.h"

namespace sudoku::logic {

LinkGraph::LinkGraph(const Notes& notes, LinkKinds kinds) {
  nodes_.reserve(512);
  for (int digit = 1; digit <= notes.side(); ++digit) {
    for (const int cell : notes.cells(digit)) {
      number_[cell][digit] = static_cast<std::uint16_t>(nodes_.size());
      nodes_.push_back({CellSet::of(cell), digit});
    }
  }
  candidates_ = static_cast<int>(nodes_.size());
  if (kinds.groups) add_groups(notes);
  words_ = (nodes_.size() + 63) / 64;
  strong_.resize(nodes_.size() * words_);
  weak_.resize(nodes_.size() * words_);
  candidate_row_.resize(words_);
  for (int node = 0; node < candidates_; ++node) {
    candidate_row_[node / 64] |= std::uint64_t{1} << node % 64;
  }
  for (int digit = 1; digit <= notes.side(); ++digit) join_places(notes, digit);
  for (const int cell : notes.empty()) join_cell(notes, cell, kinds);
  if (kinds.in_units) join_pairs(notes);
  if (kinds.groups) join_groups(notes);
}

bool LinkGraph::sees_anything(int a, int b) const noexcept {
  std::uint64_t seen = 0;
  const ConstNodeRow one = weak(a);
  const ConstNodeRow other = weak(b);
  for (std::size_t i = 0; i < words_; ++i) seen |= one[i] & other[i] & candidate_row_[i];
  return seen != 0;
}

CandidateSet LinkGraph::seen_by_both(int a, int b) const {
  CandidateSet seen;
  each_node(weak(a), [&](int node) {
    if ((weak(b)[node / 64] >> node % 64 & 1) != 0 && !is_group(node)) {
      seen.insert(nodes_[node].cells.first(), nodes_[node].digit);
    }
    return false;
  });
  return seen;
}

void LinkGraph::join(std::vector<std::uint64_t>& rows, int a, int b) noexcept {
  rows[a * words_ + b / 64] |= std::uint64_t{1} << b % 64;
  rows[b * words_ + a / 64] |= std::uint64_t{1} << a % 64;
}

void LinkGraph::join_places(const Notes& notes, int digit) {
  for (const int cell : notes.cells(digit)) {
    for (const int peer : notes.cells(digit) & notes.sight().of_cell(cell)) {
      if (peer > cell) join(weak_, number_[cell][digit], number_[peer][digit]);
    }
  }
}

void LinkGraph::join_cell(const Notes& notes, int cell, LinkKinds kinds) {
  const unsigned digits = notes.digits(cell);
  for (const int digit : SetBits(digits)) {
    for (const int other : SetBits(digits & ~((2U << digit) - 1))) {
      const int a = number_[cell][digit];
      const int b = number_[cell][other];
      if (kinds.mixed) join(weak_, a, b);
      if (kinds.in_cells && has_two(digits)) join(strong_, a, b);
    }
  }
}

void LinkGraph::join_pairs(const Notes& notes) {
  for (int unit = 0; unit < notes.geometry().units(); ++unit) {
    for (int digit = 1; digit <= notes.side(); ++digit) {
      const unsigned places = notes.places(unit, digit);
      if (!has_two(places)) continue;
      const int a = notes.geometry().cell(unit, lowest_of(places));
      const int b = notes.geometry().cell(unit, lowest_of(places & (places - 1)));
      join(strong_, number_[a][digit], number_[b][digit]);
    }
  }
}

void LinkGraph::add_groups(const Notes& notes) {
  const int side = notes.side();
  for (int digit = 1; digit <= side; ++digit) {
    for (int box = 2 * side; box < 3 * side; ++box) {
      const CellSet places = notes.cells(digit) & notes.sight().of_unit(box);
      for (int line = 0; line < 2 * side; ++line) {
        const CellSet group = places & notes.sight().of_unit(line);
        if (group.has_several()) nodes_.push_back({group, digit});
      }
    }
  }
}

void LinkGraph::join_groups(const Notes& notes) {
  for (int group = candidates_; group < size(); ++group) {
    const int digit = nodes_[group].digit;
    for (const int cell : notes.cells(digit) - nodes_[group].cells) {
      join_group(notes, group, number_[cell][digit]);
    }
    for (int other = candidates_; other < group; ++other) {
      if (nodes_[other].digit == digit) join_group(notes, group, other);
    }
  }
}

// Links the node `group`, which is a group, to the node `other`, a group or a single candidate of
// the same digit. A group is two or three candidates of one digit in the cells that a box shares
// with a row or column. The nodes get a weak link if one unit contains all cells of both. They get
// a strong link too if the digit has no other place in that unit. Nodes that share a cell are not
// linked.
void LinkGraph::join_group(const Notes& notes, int group, int other) {
  const Node& a = nodes_[group];
  const Node& b = nodes_[other];
  if (!(a.cells & b.cells).empty()) return;
  for (const int unit : notes.geometry().units_of(a.cells.first())) {
    const CellSet places = notes.cells(a.digit) & notes.sight().of_unit(unit);
    const CellSet both = a.cells | b.cells;
    if (!places.contains(both)) continue;
    join(weak_, group, other);
    if (places == both) join(strong_, group, other);
  }
}

}  // namespace sudoku::logic
