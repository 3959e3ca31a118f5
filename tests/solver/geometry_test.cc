#include "sudoku/geometry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "reference.h"

namespace sudoku {
namespace {

class EverySide : public testing::TestWithParam<int> {
 protected:
  const int side_ = GetParam();
  const Geometry& geometry_ = *Geometry::of_side(side_);
};
INSTANTIATE_TEST_SUITE_P(Geometry, EverySide, testing::Values(4, 6, 9),
                         testing::PrintToStringParamName());

std::vector<int> cells_of(const Geometry& geometry, int unit) {
  const auto cells = geometry.cells_of(unit);
  return {cells.begin(), cells.end()};
}

TEST(Geometry, ExampleOfTheHeaderHolds) {
  const auto& geometry = *Geometry::of_side(9);
  EXPECT_EQ(geometry.row(30), 3);
  EXPECT_EQ(geometry.box(30), 4);
  EXPECT_EQ(geometry.cell(18 + 4, 0), 30);
  EXPECT_EQ(geometry.place(18 + 4, 30), 0);
}

TEST(Geometry, ThereIsOneForTheSidesFourSixAndNineOnly) {
  for (int side = -10; side <= 100; ++side) {
    const Geometry* geometry = Geometry::of_side(side);
    if (side == 4 || side == 6 || side == 9) {
      ASSERT_NE(geometry, nullptr);
      EXPECT_EQ(geometry->side(), side);
    } else {
      EXPECT_EQ(geometry, nullptr) << side;
    }
  }
}

TEST(Geometry, IsFoundByItsNumberOfCells) {
  for (int cells = -10; cells <= 300; ++cells) {
    const int side = cells == 16 ? 4 : cells == 36 ? 6 : cells == 81 ? 9 : 0;
    EXPECT_EQ(Geometry::of_cells(cells), Geometry::of_side(side)) << cells;
  }
}

TEST(Geometry, BoxesOfSixBySixAreTwoRowsByThreeColumns) {
  const auto& geometry = *Geometry::of_side(6);
  EXPECT_EQ(geometry.box_height(), 2);
  EXPECT_EQ(geometry.box_width(), 3);
  EXPECT_EQ(cells_of(geometry, 12), (std::vector{0, 1, 2, 6, 7, 8}));
  EXPECT_EQ(cells_of(geometry, 13), (std::vector{3, 4, 5, 9, 10, 11}));
  EXPECT_EQ(cells_of(geometry, 14), (std::vector{12, 13, 14, 18, 19, 20}));
  EXPECT_EQ(cells_of(geometry, 17), (std::vector{27, 28, 29, 33, 34, 35}));
}

TEST_P(EverySide, BoxesHaveAsManyCellsAsTheGridHasRows) {
  EXPECT_EQ(geometry_.box_height() * geometry_.box_width(), side_);
  EXPECT_EQ(geometry_.cells(), side_ * side_);
  EXPECT_EQ(geometry_.units(), 3 * side_);
}

TEST_P(EverySide, RowColumnAndBoxFollowFromTheNumberOfTheCell) {
  for (int cell = 0; cell < geometry_.cells(); ++cell) {
    EXPECT_EQ(geometry_.row(cell), cell / side_);
    EXPECT_EQ(geometry_.column(cell), cell % side_);
    EXPECT_EQ(geometry_.box(cell), test::box_of(side_, cell));
  }
}

TEST_P(EverySide, EachCellLiesInItsRowItsColumnItsBoxAndNoOtherUnit) {
  for (int cell = 0; cell < geometry_.cells(); ++cell) {
    const auto units = geometry_.units_of(cell);
    EXPECT_EQ(units[0], geometry_.row(cell));
    EXPECT_EQ(units[1], side_ + geometry_.column(cell));
    EXPECT_EQ(units[2], 2 * side_ + geometry_.box(cell));
    for (int unit = 0; unit < geometry_.units(); ++unit) {
      const auto cells = geometry_.cells_of(unit);
      const bool inside = std::find(cells.begin(), cells.end(), cell) != cells.end();
      EXPECT_EQ(inside, std::find(units.begin(), units.end(), unit) != units.end());
    }
  }
}

TEST_P(EverySide, CellsOfAUnitRunFromLeftToRightAndFromTopToBottom) {
  for (int unit = 0; unit < geometry_.units(); ++unit) {
    const auto cells = cells_of(geometry_, unit);
    EXPECT_EQ(cells.size(), static_cast<std::size_t>(side_));
    EXPECT_EQ(std::adjacent_find(cells.begin(), cells.end(), std::greater_equal<>()), cells.end());
  }
}

TEST_P(EverySide, PlaceIsTheInverseOfCell) {
  for (int unit = 0; unit < geometry_.units(); ++unit) {
    for (int place = 0; place < side_; ++place) {
      EXPECT_EQ(geometry_.place(unit, geometry_.cell(unit, place)), place);
    }
  }
}

TEST_P(EverySide, CellsAgreeWithTheReferenceOnWhoIsAPeer) {
  for (int a = 0; a < geometry_.cells(); ++a) {
    for (int b = 0; b < geometry_.cells(); ++b) {
      const bool peers = a != b && (geometry_.row(a) == geometry_.row(b) ||
                                    geometry_.column(a) == geometry_.column(b) ||
                                    geometry_.box(a) == geometry_.box(b));
      EXPECT_EQ(peers, test::are_peers(side_, a, b)) << a << " and " << b;
    }
  }
}

}  // namespace
}  // namespace sudoku
