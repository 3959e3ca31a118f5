// The matrix of Algorithm X with its dancing links: every cell needs a digit, every row, column and
// box needs each digit.
//
//     Links links(board.geometry());
//     const int item = links.smallest();       // -1: all items are covered
//     const int option = links.first(item);    // -1: there is no way
//     links.choose(option);                    // and, in reverse order:
//     links.release(option);
//
// Items (columns of the matrix), and options (rows) that each cover four of them:
//     0..N*N-1      cell c is filled                 option c*N+d-1: digit d in cell c
//     then          row r has digit d
//     then          column k has digit d
//     then          box b has digit d
//
// Source: D. E. Knuth, "Dancing Links", 2000.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/geometry.h"

namespace sudoku {

// Which of the four items of an option: 0 the cell, 1 the row, 2 the column, 3 the box.
int item_of(const Geometry& geometry, int option, int kind) noexcept;

// The links of a board, at first with nothing covered.
class Links {
 public:
  explicit Links(const Geometry& geometry);

  // The item with the fewest options, the first of them; -1 if all items are covered.
  int smallest() const noexcept;

  // The first option of an item that is not covered; -1 if it has none.
  int first(int item) const noexcept { return option_of(nodes_[item + 1].down); }
  // The next option of the item; -1 if there is none, or if `option` does not have the item.
  int after(int item, int option) const noexcept;

  // Covers the items of an option. Requires: none of them is covered.
  void choose(int option) noexcept;

  // Undoes the last choose(). Requires: the same option.
  void release(int option) noexcept;

  // The bytes of memory that the links hold.
  std::size_t bytes() const noexcept;

 private:
  struct Node {
    std::uint16_t left = 0;   // of items only
    std::uint16_t right = 0;  // of items only
    std::uint16_t up = 0;
    std::uint16_t down = 0;
    std::uint16_t item = 0;
  };

  int first_node() const noexcept { return 1 + 4 * geometry_.cells(); }
  int option_of(int node) const noexcept {
    return node < first_node() ? -1 : (node - first_node()) / 4;
  }

  // The four nodes of an option stand side by side, and go round.
  int next_in_option(int node) const noexcept {
    return (node - first_node()) % 4 == 3 ? node - 3 : node + 1;
  }
  int previous_in_option(int node) const noexcept {
    return (node - first_node()) % 4 == 0 ? node + 3 : node - 1;
  }

  void append(int option);
  void cover(int item) noexcept;
  void uncover(int item) noexcept;

  const Geometry& geometry_;
  std::vector<Node> nodes_;  // 0 is the head, then the items, then four for each option
  std::vector<std::uint16_t> sizes_;
};

}  // namespace sudoku
