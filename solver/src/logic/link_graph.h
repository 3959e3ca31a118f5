// Graph of the strong and weak links between candidates, as an adjacency matrix of bits. Chains are
// paths in this graph.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "finders.h"

namespace sudoku {

// Selects the links and nodes of a LinkGraph. Weak links between the places of one digit in a unit
// are always part of the graph.
struct LinkKinds {
  bool in_units = false;  // strong links between the only two places of a digit in a unit
  bool in_cells = false;  // strong links between the only two candidates of a cell
  bool mixed = false;     // weak links between the candidates of a cell
  bool groups = false;    // nodes of two or three places of a digit where a box and a line meet
};

// A set of nodes: node n is bit n % 64 of word n / 64.
using NodeRow = std::span<std::uint64_t>;
using ConstNodeRow = std::span<const std::uint64_t>;

// Calls visit(node) for each node of a row in ascending order. Returns true as soon as visit()
// returns true.
template <class Visit>
bool each_node(ConstNodeRow row, const Visit& visit) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    for (std::uint64_t left = row[i]; left != 0; left &= left - 1) {
      if (visit(static_cast<int>(64 * i) + std::countr_zero(left))) return true;
    }
  }
  return false;
}

// Nodes and their links. Single candidates have the lowest numbers, by digit and then by cell.
// Groups follow.
class LinkGraph {
 public:
  // A candidate, or a group of candidates of one digit. A group is true if one of them is.
  struct Node {
    CellSet cells;
    int digit = 0;
  };

  LinkGraph(const Notes& notes, LinkKinds kinds);

  int size() const noexcept { return static_cast<int>(nodes_.size()); }
  const Node& operator[](int node) const noexcept { return nodes_[node]; }
  bool is_group(int node) const noexcept { return node >= candidates_; }
  std::size_t words() const noexcept { return words_; }
  // The nodes that must be true if `node` is false.
  ConstNodeRow strong(int node) const noexcept { return row(strong_, node); }
  // The nodes that must be false if `node` is true.
  ConstNodeRow weak(int node) const noexcept { return row(weak_, node); }
  // Returns the candidates that have weak links to both nodes, so that they are false if either
  // node is true.
  CandidateSet seen_by_both(int a, int b) const noexcept;
  // Equivalent to !seen_by_both(a, b).empty(), but faster.
  bool sees_anything(int a, int b) const noexcept;

 private:
  ConstNodeRow row(const std::vector<std::uint64_t>& rows, int node) const noexcept {
    return std::span(rows).subspan(node * words_, words_);
  }
  void add_groups(const Notes& notes);
  void join(std::vector<std::uint64_t>& rows, int a, int b) noexcept;
  void join_cell(const Notes& notes, int cell, LinkKinds kinds) noexcept;
  void join_places(const Notes& notes, int digit) noexcept;
  void join_pairs(const Notes& notes) noexcept;
  void join_groups(const Notes& notes) noexcept;
  void join_group(const Notes& notes, int group, int other) noexcept;

  std::vector<Node> nodes_;
  // number_[cell][digit] is the node of a candidate.
  std::array<std::array<std::uint16_t, kMaxSide + 1>, kMaxCells> number_{};
  int candidates_ = 0;  // number of nodes that are not groups
  std::size_t words_ = 0;
  std::vector<std::uint64_t> candidate_row_;  // all nodes that are not groups
  std::vector<std::uint64_t> strong_;
  std::vector<std::uint64_t> weak_;
};

}  // namespace sudoku
