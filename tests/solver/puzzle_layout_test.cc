// Writes boards in many text layouts and checks that parse() reads each back unchanged.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>

#include "random_puzzles.h"
#include "sudoku/puzzle.h"
#include "support.h"

namespace sudoku {
namespace {

using test::Grid;
using test::Random;

// How to write a board as text.
struct Layout {
  std::string_view name;
  std::string_view line_end = {};        // empty: the whole board is one line
  std::string_view between_cells = {};   // inside a box
  std::string_view between_boxes = {};   // inside a line
  std::string_view left_and_right = {};  // at both ends of a line
  char rule = 0;                         // character of frame lines around bands; 0: none
  char crossing = 0;                     // character where a frame line meets a bar
  bool trim = false;                     // omit blanks at the right end of a line
  bool blanks_may_be_empty = false;      // a blank may stand for an empty cell
};

// clang-format off
constexpr Layout kLayouts[] = {
    {.name = "OneLine", .blanks_may_be_empty = true},
    {.name = "OneLineSpaced", .between_cells = " ", .between_boxes = " "},
    {.name = "OneLineWithBars", .between_boxes = "|"},
    {.name = "Rows", .line_end = "\n", .blanks_may_be_empty = true},
    {.name = "RowsWithCrLf", .line_end = "\r\n", .blanks_may_be_empty = true},
    {.name = "RowsWithCr", .line_end = "\r", .blanks_may_be_empty = true},
    {.name = "RowsTrimmed", .line_end = "\n", .trim = true, .blanks_may_be_empty = true},
    {.name = "RowsTrimmedWithCrLf", .line_end = "\r\n", .trim = true, .blanks_may_be_empty = true},
    {.name = "RowsTrimmedWithCr", .line_end = "\r", .trim = true, .blanks_may_be_empty = true},
    {.name = "RowsSpaced", .line_end = "\n", .between_cells = " ", .between_boxes = " "},
    {.name = "RowsTabbed", .line_end = "\n", .between_cells = "\t", .between_boxes = "\t\t"},
    {.name = "RowsIndented", .line_end = "\n", .left_and_right = "    "},
    {.name = "Boxes", .line_end = "\n", .between_boxes = " "},
    {.name = "Bars", .line_end = "\n", .between_boxes = "|", .blanks_may_be_empty = true},
    {.name = "Frame", .line_end = "\n", .between_boxes = "|", .left_and_right = "|",
     .rule = '-', .crossing = '+', .blanks_may_be_empty = true},
    {.name = "FrameWithCr", .line_end = "\r", .between_boxes = "|", .left_and_right = "|",
     .rule = '-', .crossing = '+', .blanks_may_be_empty = true},
    {.name = "FrameSpaced", .line_end = "\r\n", .between_cells = " ", .between_boxes = " | ",
     .left_and_right = "| ", .rule = '-', .crossing = '+'},
    {.name = "FrameWithoutCorners", .line_end = "\n", .between_boxes = "|", .left_and_right = "|",
     .rule = '-', .crossing = '-', .blanks_may_be_empty = true},
    {.name = "FrameDouble", .line_end = "\n", .between_boxes = "||", .left_and_right = "|",
     .rule = '=', .crossing = '+', .blanks_may_be_empty = true},
    {.name = "FrameWithStars", .line_end = "\n", .between_boxes = "|", .left_and_right = "|",
     .rule = '-', .crossing = '*', .blanks_may_be_empty = true},
};
// clang-format on

class Writer {
 public:
  Writer(const Layout& layout, const Grid& grid, char empty)
      : layout_(layout), grid_(grid), empty_(empty) {}

  std::string text() const {
    std::string text;
    for (int row = 0; row < grid_.side; ++row) {
      if (layout_.rule != 0 && row % test::box_height(grid_.side) == 0) text += rule();
      text += line(row) + std::string(layout_.line_end);
    }
    return layout_.rule == 0 ? text : text + rule();
  }

 private:
  std::string line(int row) const {
    std::string line(layout_.left_and_right);
    for (int column = 0; column < grid_.side; ++column) {
      if (column > 0) line += gap_before(column);
      const int digit = grid_.digits[row * grid_.side + column];
      line += digit == 0 ? empty_ : static_cast<char>('0' + digit);
    }
    line += layout_.left_and_right;
    if (layout_.trim) line.erase(line.find_last_not_of(' ') + 1);
    return line;
  }

  std::string_view gap_before(int column) const {
    const bool new_box = column % test::box_width(grid_.side) == 0;
    return new_box ? layout_.between_boxes : layout_.between_cells;
  }

  std::string rule() const {
    std::string rule = line(0);
    for (char& c : rule) c = c == '|' ? layout_.crossing : layout_.rule;
    return rule + std::string(layout_.line_end);
  }

  const Layout& layout_;
  const Grid& grid_;
  char empty_;
};

void expect_round_trip(const Layout& layout, const Grid& grid, char empty) {
  const std::string text = Writer(layout, grid, empty).text();
  const auto result = parse(text);
  const auto* board = std::get_if<Board>(&result);
  ASSERT_NE(board, nullptr) << text;
  EXPECT_EQ(*board, test::board_of(grid)) << text;
}

TEST(Parse, ReadsEachLayoutWithEachSignForAnEmptyCell) {
  Random random(71);
  for (const Layout& layout : kLayouts) {
    for (const char empty : std::string_view("0.*_Xx-")) {
      for (int i = 0; i < 60; ++i) {
        const int side = std::array{4, 6, 9}[i % 3];
        expect_round_trip(layout, test::random_scribble(random, side, 1 + i % 7), empty);
        ASSERT_FALSE(testing::Test::HasFailure()) << layout.name << " with " << empty;
      }
    }
  }
}

TEST(Parse, ReadsEachLayoutWithoutAnyEmptyCell) {
  Random random(72);
  for (const Layout& layout : kLayouts) {
    for (const int side : {4, 6, 9}) {
      expect_round_trip(layout, test::random_solution(random, side), '.');
      ASSERT_FALSE(testing::Test::HasFailure()) << layout.name;
    }
  }
}

TEST(Parse, ReadsBlanksAsEmptyCellsWhereNoBlankSeparates) {
  Random random(73);
  for (const Layout& layout : kLayouts) {
    if (!layout.blanks_may_be_empty) continue;
    for (int i = 0; i < 60; ++i) {
      Grid grid = test::random_scribble(random, std::array{4, 6, 9}[i % 3], 1 + i % 7);
      // Put givens into the first and the last cell, because parse() drops blank lines at both ends
      // and refuses a text without givens.
      grid.digits.front() = grid.digits.back() = 1;
      expect_round_trip(layout, grid, ' ');
      ASSERT_FALSE(testing::Test::HasFailure()) << layout.name;
    }
  }
}

TEST(Parse, ReadsNineRowsWithBlanksAsNineByNineWhateverTheNumberOfGivens) {
  Random random(74);
  const Layout* layouts[] = {&kLayouts[3], &kLayouts[6], &kLayouts[14]};
  for (const int givens : {16, 36}) {
    for (int i = 0; i < 100; ++i) {
      const Grid grid = test::random_puzzle(random, 9, 81 - givens);
      for (const Layout* layout : layouts) expect_round_trip(*layout, grid, ' ');
      ASSERT_FALSE(testing::Test::HasFailure());
    }
  }
}

TEST(Parse, FormatIsOneCharacterPerCell) {
  Random random(75);
  for (const int side : {4, 6, 9}) {
    const Board board = test::board_of(test::random_scribble(random, side, 2));
    const std::string text = format(board);
    ASSERT_EQ(text.size(), static_cast<std::size_t>(side * side));
    for (int cell = 0; cell < side * side; ++cell) {
      EXPECT_EQ(text[cell], board[cell] == 0 ? '.' : '0' + board[cell]);
    }
  }
}

// Column numbers above a puzzle break a rule of Sudoku nearly always. A line that counts up and
// breaks none is a row of the puzzle.
TEST(Parse, TakesARowThatCountsUpForARowWhereItBreaksNoRule) {
  const std::string counting = "123456789";
  // In the last case another row breaks a rule, and the row that counts up breaks none.
  for (const std::string& others : {std::string(72, '.'), "456789123" + std::string(63, '.'),
                                    std::string(63, '.') + "3.......3"}) {
    std::string first = counting;
    std::string last;
    for (std::size_t at = 0; at < others.size(); at += 9) {
      first += "\n" + others.substr(at, 9);
      last.insert(0, others.substr(at, 9) + "\n");
    }
    last += counting;
    for (const std::string& text : {first, last}) {
      const auto result = parse(text);
      const auto* board = std::get_if<Board>(&result);
      ASSERT_NE(board, nullptr) << text;
      std::string cells;
      std::ranges::copy_if(text, std::back_inserter(cells), [](char c) { return c != '\n'; });
      EXPECT_EQ(format(*board), cells) << text;
    }
  }
}

TEST(Parse, ReadsBlankLinesAroundAPuzzle) {
  const Board board = test::board_of("1.....2..3.....4");
  EXPECT_EQ(test::board_of("\n\n1...\n..2.\n.3..\n...4\n\n\n"), board);
  EXPECT_EQ(test::board_of("\n\n1\n  2\n 3\n   4\n\n\n"), board);
  EXPECT_EQ(test::board_of("\r\n  \r\n1.....2..3.....4  \r\n"), board);
}

// Four rows of four digits and two blank lines are six lines. parse() must not read them as a 6x6
// board whose rows were cut off at the right.
TEST(Parse, ReadsFullBandsWithBlankLinesBetweenAndAroundAsWhatTheyAre) {
  EXPECT_EQ(format(test::board_of("\n1234\n3412\n\n2143\n4321")), "1234341221434321");
  EXPECT_EQ(format(test::board_of("1234\n3412\n\n2143\n4321\n\n")), "1234341221434321");
}

TEST(Parse, ReadsRowsThatAreCutOffAtTheRight) {
  EXPECT_EQ(format(test::board_of("1234\n123\n1234\n1234")), "1234123.12341234");
  EXPECT_EQ(format(test::board_of("1\n\n\n   4")), "1..............4");
  EXPECT_EQ(format(test::board_of("    \n  2 \n    \n    \n")), "......2.........");
}

}  // namespace
}  // namespace sudoku
