// Reads a puzzle from text and writes it back.
//
//   auto result = sudoku::parse("1... ..2. .3.. ...4");
//   if (auto* board = std::get_if<sudoku::Board>(&result)) sudoku::format(*board);
//   // "1.....2..3.....4"
//   auto error = std::get<sudoku::ParseError>(sudoku::parse("12a"));
//   // code kCharacter, index 2, line 1, column 3, found 'a'
//
// Accepted: 16, 36 or 81 cells on one line or on many. 1..N are givens; 0 . * _ X x - are empty
// cells. A blank is an empty cell in one line of exactly N*N characters, and in N lines of at most
// N characters without any other sign for empty (there lines may be cut off at the right);
// everywhere else it only separates. '|' and frame lines of - + = * are dropped. Lines end with
// LF, CR LF or CR.
//
// One byte stands for one unit of the caller's text, so that index and column count in those
// units: the JavaScript side hands over one byte per UTF-16 unit, kForeign for what has no ASCII
// meaning.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "sudoku/board.h"

namespace sudoku {

// A byte that stands for a unit of text without any meaning in ASCII.
inline constexpr char kForeign = '\x7f';

// Why a text is no puzzle, and where.
struct ParseError {
  enum class Code : std::uint8_t {
    kEmpty = 1,  // no cell in the text at all
    kLength,     // `found` cells, `expected` of them would be the nearest size
    kRow,        // that line has `found` cells, its neighbours' length would be `expected`
    kCharacter,  // the byte `found` at the place is neither digit, empty cell nor frame
    kDigit,      // the digit `found` at the place is larger than the side `expected`
  };
  Code code = Code::kEmpty;
  int index = 0;   // from 0, in bytes of the text
  int line = 1;    // from 1
  int column = 1;  // from 1
  int found = 0;
  int expected = 0;
  bool operator==(const ParseError&) const noexcept = default;
};

// Never throws. Does not look at the rules: conflicts() does.
std::variant<Board, ParseError> parse(std::string_view text);

// N*N characters, '.' for an empty cell.
std::string format(const Board& board);

}  // namespace sudoku
