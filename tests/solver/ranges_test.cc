// CellSet and SetBits as ranges: for loops, the algorithms of the standard library, and <ranges>.
#include <gtest/gtest.h>

#include <algorithm>
#include <ranges>
#include <type_traits>
#include <vector>

#include "logic/masks.h"
#include "sudoku/cell_set.h"

namespace sudoku {
namespace {

using logic::SetBits;

static_assert(std::ranges::forward_range<CellSet>);
static_assert(std::ranges::forward_range<SetBits>);
static_assert(std::is_same_v<std::ranges::range_value_t<CellSet>, int>);
static_assert(std::is_same_v<std::ranges::range_value_t<SetBits>, int>);

template <class Range>
std::vector<int> listed(const Range& range) {
  std::vector<int> all;
  for (const int value : range) all.push_back(value);
  return all;
}

CellSet set_of_cells(const std::vector<int>& cells) {
  CellSet set;
  for (const int cell : cells) set.insert(cell);
  return set;
}

TEST(CellSet, ExampleOfTheHeaderHolds) {
  CellSet set;
  set.insert(3);
  set.insert(80);
  EXPECT_EQ(listed(set), (std::vector{3, 80}));
  EXPECT_EQ(set.size(), 2);
}

TEST(CellSet, VisitsItsCellsInAscendingOrder) {
  for (const std::vector<int>& cells :
       {std::vector<int>{}, {0}, {63}, {64}, {80}, {0, 1, 62, 63, 64, 65, 79, 80}}) {
    EXPECT_EQ(listed(set_of_cells(cells)), cells);
  }
}

TEST(SetBits, VisitTheSetBitsInAscendingOrder) {
  for (unsigned mask = 0; mask < 1024; ++mask) {
    std::vector<int> bits;
    for (int bit = 0; bit < 10; ++bit) {
      if ((mask >> bit & 1) != 0) bits.push_back(bit);
    }
    EXPECT_EQ(listed(SetBits(mask)), bits);
  }
}

TEST(Ranges, OfCellsAndDigitsWorkWithTheStandardAlgorithms) {
  const auto is_odd = [](int value) { return value % 2 == 1; };
  EXPECT_EQ(std::ranges::count_if(set_of_cells({1, 4, 63, 64, 77}), is_odd), 3);
  EXPECT_EQ(std::ranges::count_if(SetBits(0b1110), is_odd), 2);
  EXPECT_TRUE(std::ranges::equal(set_of_cells({2, 5}), SetBits(0b100100)));
}

// A copy of an iterator goes on by itself, which tells a forward iterator from an input iterator.
template <class Range>
void expect_two_passes(const Range& range) {
  auto it = range.begin();
  const auto copy = it;
  const int first = *it;
  EXPECT_EQ(*it++, first);
  EXPECT_NE(it, copy);
  EXPECT_EQ(*copy, first);
  EXPECT_EQ(++it, range.end());
}

TEST(Ranges, OfCellsAndDigitsCanBeReadTwice) {
  expect_two_passes(set_of_cells({7, 70}));
  expect_two_passes(SetBits(0b1010));
}

}  // namespace
}  // namespace sudoku
