// The exact cover matrix of a Sudoku board, stored as dancing links for Knuth's Algorithm X. A
// column of the matrix is an item, that is, a constraint. A row of the matrix is an option: a digit
// in a cell. Each option covers (satisfies) four items. A solution covers each item exactly once.
//
//     Links links(board.geometry());
//     const int item = links.smallest();     // the item with the fewest options; -1: none is left
//     const int option = links.first(item);  // its first option; -1: it has none
//     links.choose(option);                  // covers four items
//     links.release(option);                 // undoes the last choose()
//
// Numbers, for a board of side N, with cell c, row r, column k, box b from 0 and digit d from 1:
//
//     item      c                 cell c has a digit
//               N*N   + N*r+d-1   row r has digit d
//               2*N*N + N*k+d-1   column k has digit d
//               3*N*N + N*b+d-1   box b has digit d
//     option    N*c + d-1         digit d is in cell c
//
// Source: D. E. Knuth, "Dancing Links", 2000.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/geometry.h"

namespace sudoku::searches {

// Returns one of the four items (constraints) that `option` (a digit in a cell) satisfies. `kind`
// selects the item: 0 "the cell has a digit", 1 "the row has the digit", 2 "the column has the
// digit", 3 "the box has the digit".
int item_of(const Geometry& geometry, int option, int kind) noexcept;

// The exact cover matrix of a board of one size. At first no item (constraint) is covered.
class Links {
 public:
  explicit Links(const Geometry& geometry);

  // Returns the uncovered item (constraint) with the fewest options. Among equals, returns the one
  // with the lowest number. Returns -1 if all items are covered.
  int smallest() const;

  // Returns the first option (digit in a cell) that can still satisfy `item` (a constraint), or -1
  // if there is none. Requires: `item` is not covered.
  int first(int item) const noexcept { return option_of(nodes_[item + 1].down); }
  // Returns the next option (digit in a cell) after `option` that can still satisfy `item` (a
  // constraint). Returns -1 if `option` is the last one, or does not satisfy `item` at all.
  int after(int item, int option) const;

  // Covers the four items (constraints) that `option` (a digit in a cell) satisfies. All other
  // options of these items become unavailable. Requires: none of the four items is covered.
  void choose(int option);

  // Undoes choose(option): uncovers the four items (constraints) that `option` satisfies. Requires:
  // all later calls of choose() have been undone already.
  void release(int option);

  // Returns the size of the matrix in memory, in bytes.
  std::size_t bytes() const noexcept;

 private:
  // A node of the exact cover matrix: an entry, or the header of an item (a matrix column). Nodes
  // refer to each other by number. up and down link all nodes of an item in a circle, including its
  // header. left and right link the headers of the uncovered items in a circle; other nodes do not
  // use them. `item` is the node number of the header.
  struct Node {
    std::uint16_t left = 0;
    std::uint16_t right = 0;
    std::uint16_t up = 0;
    std::uint16_t down = 0;
    std::uint16_t item = 0;
  };

  int first_node() const noexcept { return 1 + 4 * geometry_.cells(); }
  int option_of(int node) const noexcept {
    return node < first_node() ? -1 : (node - first_node()) / 4;
  }

  // Returns the node that follows `node` among the four nodes of the same option (a digit in a
  // cell). The first follows the last. The numbers of the four nodes are consecutive.
  int next_in_option(int node) const noexcept {
    return (node - first_node()) % 4 == 3 ? node - 3 : node + 1;
  }
  int previous_in_option(int node) const noexcept {
    return (node - first_node()) % 4 == 0 ? node + 3 : node - 1;
  }

  void append(int option);
  void cover(int item);
  void uncover(int item);

  const Geometry& geometry_;
  // The nodes of the exact cover matrix. Node 0 is the head of the list of uncovered items
  // (constraints). Node i + 1 is the header of item i. Then follow four nodes for each option
  // (digit in a cell).
  std::vector<Node> nodes_;
  // The number of options (digits in cells) left for each item (constraint): sizes_[i + 1] for item
  // i.
  std::vector<std::uint16_t> sizes_;
};

}  // namespace sudoku::searches
