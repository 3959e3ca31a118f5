// Parses a puzzle from text, and formats a board as text.
//
//   auto result = sudoku::parse("1... ..2. .3.. ...4");
//   if (auto* board = std::get_if<sudoku::Board>(&result)) sudoku::format(*board);
//   // "1.....2..3.....4"
//   auto error = std::get<sudoku::ParseError>(sudoku::parse("12a"));
//   // code kCharacter, index 2, line 1, column 3, found 'a'
//
// Format, for a board of side N (4, 6 or 9):
//  - A puzzle has N*N cells, on one or more lines. Lines end with LF, CR LF or CR.
//  - The digits 1..N are givens. Each of 0 . * _ X x ? - is an empty cell.
//  - A blank (space or tab) is an empty cell in two layouts: one line of exactly N*N characters, or
//    N lines of at most N characters that use no other sign for empty cells. In the second layout,
//    blanks at the right end of a line may be missing. In all other layouts blanks only separate
//    cells.
//  - Each | is ignored, and so is each frame line. A frame line has only blanks and - + = * |, and
//    at least one + or =. In a text with |, a line of blanks, - and * with a - is a frame line too.
//  - A line of column numbers (1 2 3 ...) above or below eight rows of nine cells does not count as
//    the ninth row if it would break a rule there. Such a text has 72 cells, which is an error.
//
// The positions in a ParseError count bytes. A JavaScript caller passes one byte per UTF-16 code
// unit, with kForeign (0x7f) for a character that has no ASCII equivalent. So for such a caller the
// positions count UTF-16 code units.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "sudoku/board.h"

namespace sudoku {

// Byte that a caller passes for a character without an ASCII equivalent. No puzzle may contain this
// byte; parse() reports it as the error kCharacter.
inline constexpr char kForeign = '\x7f';

// Why a text is not a puzzle, and where in the text the error is.
struct ParseError {
  enum class Code : std::uint8_t {
    // The text has no cells.
    kEmpty = 1,
    // The text has the wrong number of cells, `found`. `expected` is the closest number of cells
    // that a board can have: 16, 36 or 81.
    kLength,
    // The text has N lines, the right number for a board of side N, but one of the lines has the
    // wrong number of cells. `found` is this wrong number, and `expected` is N.
    kRow,
    // The text has a byte that is neither a digit, nor an empty cell, nor part of a frame. `found`
    // is the value of this byte.
    kCharacter,
    // The text has a digit that is greater than the side of the board. `found` is the digit, and
    // `expected` is the side.
    kDigit,
    // In a list with one puzzle per line, a line has several puzzles. `found` is their number. The
    // position of the error is that of the second puzzle.
    kMany,
  };
  Code code = Code::kEmpty;
  // Position of the error in the text, in bytes, from 0.
  int index = 0;
  // Number of the line with the error, from 1.
  int line = 1;
  // Position of the error in its line, in bytes, from 1.
  int column = 1;
  int found = 0;
  int expected = 0;
  bool operator==(const ParseError&) const noexcept = default;
};

// Parses a puzzle. Reports invalid text as a ParseError, not as an exception. Does not check the
// Sudoku rules: a puzzle with two equal digits in one row is accepted.
std::variant<Board, ParseError> parse(std::string_view text);

// Returns the cells of a board as text, row by row: one character per cell, '.' for an empty cell,
// no line breaks.
std::string format(const Board& board);

}  // namespace sudoku
