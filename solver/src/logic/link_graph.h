// The strong and weak links between candidates, as rows of bits: what chains are made of.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "finders.h"

namespace sudoku {

// Which links a kind of chain goes along.
struct LinkKinds {
  bool in_units = false;  // strong: two places of a digit in a unit
  bool in_cells = false;  // strong: two candidates of a cell
  bool mixed = false;     // weak: candidates of one cell; else only places of one digit
  bool groups = false;    // nodes of two or three places of a digit in a box and a line
};

// A set of nodes, as words of bits.
using NodeRow = std::span<std::uint64_t>;
using ConstNodeRow = std::span<const std::uint64_t>;

// Calls visit(node) for each node of a row, until it returns true: then true.
template <class Visit>
bool each_node(ConstNodeRow row, const Visit& visit) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    for (std::uint64_t left = row[i]; left != 0; left &= left - 1) {
      if (visit(static_cast<int>(64 * i) + std::countr_zero(left))) return true;
    }
  }
  return false;
}

// Nodes and their links. The candidates come first, by digit and then by cell, then the groups.
class LinkGraph {
 public:
  // A candidate, or several of one digit of which one is true or none.
  struct Node {
    CellSet cells;
    int digit = 0;
  };

  LinkGraph(const Notes& notes, LinkKinds kinds);

  int size() const noexcept { return static_cast<int>(nodes_.size()); }
  const Node& operator[](int node) const noexcept { return nodes_[node]; }
  bool is_group(int node) const noexcept { return node >= candidates_; }
  std::size_t words() const noexcept { return words_; }
  // What is true if this node is false, and what is false if it is true.
  ConstNodeRow strong(int node) const noexcept { return row(strong_, node); }
  ConstNodeRow weak(int node) const noexcept { return row(weak_, node); }
  // The candidates, without groups, that are false if either of two nodes is true.
  CandidateSet seen_by_both(int a, int b) const noexcept;
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
  std::array<std::array<std::uint16_t, kMaxSide + 1>, kMaxCells> number_{};  // of a candidate
  int candidates_ = 0;
  std::size_t words_ = 0;
  std::vector<std::uint64_t> candidate_row_;
  std::vector<std::uint64_t> strong_;
  std::vector<std::uint64_t> weak_;
};

}  // namespace sudoku
