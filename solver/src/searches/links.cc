#include "links.h"

namespace sudoku::searches {
namespace {

std::uint16_t index(int i) noexcept { return static_cast<std::uint16_t>(i); }

}  // namespace

int item_of(const Geometry& geometry, int option, int kind) noexcept {
  const int side = geometry.side();
  const int cell = option / side;
  if (kind == 0) return cell;
  return geometry.cells() + geometry.units_of(cell)[kind - 1] * side + option % side;
}

Links::Links(const Geometry& geometry) : geometry_(geometry) {
  const int cells = geometry.cells();
  const int items = 4 * cells;
  nodes_.resize(1 + items + 4 * cells * geometry.side());
  for (int i = 0; i <= items; ++i) {
    nodes_[i] = {.left = index(i == 0 ? items : i - 1),
                 .right = index(i == items ? 0 : i + 1),
                 .up = index(i),
                 .down = index(i),
                 .item = index(i)};
  }
  sizes_.resize(1 + items);
  for (int option = 0; option < cells * geometry.side(); ++option) append(option);
}

int Links::smallest() const {
  int best = -1;
  for (int item = nodes_[0].right; item != 0; item = nodes_[item].right) {
    if (best < 0 || sizes_[item] < sizes_[best]) best = item;
  }
  return best < 0 ? -1 : best - 1;
}

int Links::after(int item, int option) const {
  const int first = first_node() + 4 * option;
  for (int node = first; node < first + 4; ++node) {
    if (nodes_[node].item == item + 1) return option_of(nodes_[node].down);
  }
  return -1;
}

void Links::choose(int option) {
  const int first = first_node() + 4 * option;
  for (int node = first; node < first + 4; ++node) cover(nodes_[node].item);
}

void Links::release(int option) {
  const int first = first_node() + 4 * option;
  for (int node = first + 3; node >= first; --node) uncover(nodes_[node].item);
}

std::size_t Links::bytes() const noexcept {
  return sizeof *this + nodes_.capacity() * sizeof nodes_[0] + sizes_.capacity() * sizeof sizes_[0];
}

void Links::append(int option) {
  for (int kind = 0; kind < 4; ++kind) {
    const int node = first_node() + 4 * option + kind;
    const int item = item_of(geometry_, option, kind) + 1;
    const int last = nodes_[item].up;
    nodes_[node] = {.up = index(last), .down = index(item), .item = index(item)};
    nodes_[last].down = index(node);
    nodes_[item].up = index(node);
    ++sizes_[item];
  }
}

void Links::cover(int item) {
  nodes_[nodes_[item].right].left = nodes_[item].left;
  nodes_[nodes_[item].left].right = nodes_[item].right;
  for (int row = nodes_[item].down; row != item; row = nodes_[row].down) {
    for (int node = next_in_option(row); node != row; node = next_in_option(node)) {
      nodes_[nodes_[node].down].up = nodes_[node].up;
      nodes_[nodes_[node].up].down = nodes_[node].down;
      --sizes_[nodes_[node].item];
    }
  }
}

void Links::uncover(int item) {
  for (int row = nodes_[item].up; row != item; row = nodes_[row].up) {
    for (int node = previous_in_option(row); node != row; node = previous_in_option(node)) {
      ++sizes_[nodes_[node].item];
      nodes_[nodes_[node].down].up = index(node);
      nodes_[nodes_[node].up].down = index(node);
    }
  }
  nodes_[nodes_[item].right].left = index(item);
  nodes_[nodes_[item].left].right = index(item);
}

}  // namespace sudoku::searches
