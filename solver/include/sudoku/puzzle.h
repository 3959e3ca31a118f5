// Parses a puzzle from text, and formats a board as text.
//
//   auto result = sudoku::parse("1... ..2. .3.. ...4");
//   if (auto* board = std::get_if<sudoku::Board>(&result)) sudoku::format(*board);
//   // "1.....2..3.....4"
//   auto error = std::get<sudoku::ParseError>(sudoku::parse("12a"));
//   // code kCharacter, index 2, line 1, column 3, found 'a'
//
// Format:
// - A puzzle has 16, 36 or 81 cells, on one or more lines. Lines end with LF, CR LF or CR.
// - 1..N are givens; 0 . * _ X x ? - are empty cells.
// - A blank is an empty cell in two layouts: one line of exactly N*N characters, and N lines of at
//   most N characters that use no other sign for empty cells. In the second layout, blanks at the
//   right end of a line may be missing. In all other layouts blanks only separate cells.
// - '|' and frame lines made of - + = * are ignored.
// - Column numbers (1 2 3 ...) above or below eight rows of nine are not a ninth row. Such a text
//   has 72 cells, which is an error.
//
// ParseError positions count bytes. A JavaScript caller passes one byte per UTF-16 code unit, with
// kForeign for characters without an ASCII equivalent, so positions count UTF-16 code units too.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "sudoku/board.h"

namespace sudoku {

// Placeholder byte for a character without an ASCII equivalent. Rejected as kCharacter.
inline constexpr char kForeign = '\x7f';

// Why a text is not a puzzle, and where. `index`, `line` and `column` locate the error.
struct ParseError {
  enum class Code : std::uint8_t {
    kEmpty = 1,  // the text has no cells
    kLength,     // the text has `found` cells; `expected` is the closest valid number
    kRow,        // one of N lines has `found` cells in place of `expected`, the side N
    kCharacter,  // `found` is a byte that is not a digit, an empty cell or part of a frame
    kDigit,      // `found` is a digit greater than `expected`, the side
    kMany,       // lists only: a line has `found` puzzles; the position is that of the second
  };
  Code code = Code::kEmpty;
  int index = 0;   // from 0, in bytes of the text
  int line = 1;    // from 1
  int column = 1;  // from 1
  int found = 0;
  int expected = 0;
  bool operator==(const ParseError&) const noexcept = default;
};

// Parses a puzzle. Reports invalid text as a ParseError, not as an exception. Does not check the
// Sudoku rules; use conflicts() for that.
std::variant<Board, ParseError> parse(std::string_view text);

// Returns the N*N cells as characters, row by row, with '.' for an empty cell.
std::string format(const Board& board);

}  // namespace sudoku
