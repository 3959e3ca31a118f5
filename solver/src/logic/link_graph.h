// A graph of the strong and weak links between candidates, stored as an adjacency matrix of bits.
// At least one end of a strong link is true; at most one end of a weak link is true. Chains are
// paths in this graph.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/cell_set.h"
#include "sudoku/geometry.h"
#include "sudoku/notes.h"

namespace sudoku::logic {

// Selects which links and nodes a graph of candidates contains. Every graph contains the weak links
// between the places of one digit in a unit.
struct LinkKinds {
  // If true, the graph has strong links between the only two places of a digit in a unit.
  bool in_units = false;
  // If true, the graph has strong links between the only two candidates of a cell.
  bool in_cells = false;
  // If true, the graph has weak links between all candidates of a cell.
  bool mixed = false;
  // If true, the graph has nodes for groups. A group is two or three candidates of one digit in the
  // cells that a box shares with a row or column.
  bool groups = false;
};

// A set of graph nodes, stored as a bitset: node n is bit n % 64 of word n / 64.
using NodeRow = std::span<std::uint64_t>;
using ConstNodeRow = std::span<const std::uint64_t>;

// Calls visit(node) for each node in a bitset of nodes, in ascending order. Node n is bit n % 64 of
// word n / 64. Returns true as soon as visit() returns true.
template <class Visit>
bool each_node(ConstNodeRow row, const Visit& visit) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    for (std::uint64_t left = row[i]; left != 0; left &= left - 1) {
      if (visit(static_cast<int>(64 * i) + std::countr_zero(left))) return true;
    }
  }
  return false;
}

// The graph of the strong and weak links between candidates. Its nodes are single candidates and
// groups of candidates. The single candidates have the lowest node numbers, ordered by digit and
// then by cell. The groups follow.
class LinkGraph {
 public:
  // A candidate, or a group of candidates of one digit. A group is true if one of its candidates is
  // true.
  struct Node {
    CellSet cells;
    int digit = 0;
  };

  LinkGraph(const Notes& notes, LinkKinds kinds);

  int size() const noexcept { return static_cast<int>(nodes_.size()); }
  const Node& operator[](int node) const noexcept { return nodes_[node]; }
  bool is_group(int node) const noexcept { return node >= candidates_; }
  std::size_t words() const noexcept { return words_; }
  // Returns the nodes that have a strong link to `node`. They must be true if `node` is false.
  ConstNodeRow strong(int node) const noexcept { return row(strong_, node); }
  // Returns the nodes that have a weak link to `node`. They must be false if `node` is true.
  ConstNodeRow weak(int node) const noexcept { return row(weak_, node); }
  // Returns the single candidates that have weak links to both nodes `a` and `b`. They must be
  // false if `a` or `b` is true.
  CandidateSet seen_by_both(int a, int b) const;
  // Returns true if some single candidate has weak links to both nodes `a` and `b`. This is faster
  // than collecting these candidates.
  bool sees_anything(int a, int b) const noexcept;

 private:
  ConstNodeRow row(const std::vector<std::uint64_t>& rows, int node) const noexcept {
    return std::span(rows).subspan(node * words_, words_);
  }
  void add_groups(const Notes& notes);
  void join(std::vector<std::uint64_t>& rows, int a, int b) noexcept;
  void join_cell(const Notes& notes, int cell, LinkKinds kinds);
  void join_places(const Notes& notes, int digit);
  void join_pairs(const Notes& notes);
  void join_groups(const Notes& notes);
  void join_group(const Notes& notes, int group, int other);

  std::vector<Node> nodes_;
  // number_[cell][digit] is the node number of candidate `digit` of `cell`.
  std::array<std::array<std::uint16_t, kMaxSide + 1>, kMaxCells> number_{};
  // Number of nodes that are single candidates. The groups have the node numbers from this number
  // on.
  int candidates_ = 0;
  // Number of 64-bit words in a bitset of all nodes.
  std::size_t words_ = 0;
  // The set of the nodes that are single candidates, as a bitset: bit n % 64 of word n / 64 stands
  // for node n.
  std::vector<std::uint64_t> candidate_row_;
  // The strong and the weak links as adjacency matrices. Row n is a bitset of the nodes linked to
  // node n. The rows lie one after the other.
  std::vector<std::uint64_t> strong_;
  std::vector<std::uint64_t> weak_;
};

}  // namespace sudoku::logic
