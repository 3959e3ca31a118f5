// Reads lists of puzzles, one puzzle per line, and writes their solutions in the same format.
//
//   sudoku::ListReader reader;
//   std::vector<std::uint8_t> digits(1000 * sudoku::kMaxCells);
//   std::vector<std::uint32_t> lines(1000);
//   std::vector<sudoku::LineError> errors(100);
//   auto taken = reader.read("# mine\n1.....2..3.....4 hard\n12a\n", digits, lines, errors);
//   taken.puzzles;  // 1: a 4x4 puzzle from line lines[0] == 2; its digits are digits[0..15]
//   taken.errors;   // 1: errors[0] is kCharacter, the 'a' in line 3, column 3
//
// Format:
// - A line holds one puzzle, alone or in one of several columns, as in
//   `17,53..7....6..195,534678912,easy`.
// - 1..N are givens; 0 . * _ X x - are empty cells. Quotes around the puzzle are ignored.
// - The first line whose puzzle can be located fixes the column for all lines after it. A grid with
//   empty cells is a puzzle; a full grid beside it is its solution.
// - A line with two puzzles is an error.
// - Blank lines, lines that start with `#`, and a heading in the first line are skipped.
// - Lines end with LF, CR LF or CR.
// - All puzzles have the side of the first puzzle that can be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "sudoku/puzzle.h"

namespace sudoku {

// Why a line could not be read as a puzzle of the list's side.
struct LineError {
  std::uint32_t line = 0;    // line number, from 1, over all texts read so far
  std::uint32_t offset = 0;  // start of the line, in bytes of the text passed to read()
  std::uint32_t column = 0;  // position of the error in the line, from 1, in bytes
  // Meaning of `found` and `expected` by code:
  //
  //   kLength     number of cells, and the right number or the closest one
  //   kCharacter  the illegal byte, and 0
  //   kDigit      the digit that is too large, and the side
  //   kMany       number of puzzles in the line, and 0; `column` is the second puzzle
  ParseError::Code code = ParseError::Code::kLength;
  std::uint32_t found = 0;
  std::uint32_t expected = 0;
  bool operator==(const LineError&) const noexcept = default;
};

// What a reader has learned about its list. Another reader can continue from it.
struct ListLayout {
  int side = 0;          // side of all puzzles; 0: not known yet
  bool begun = false;    // a line has been read, so later lines cannot be a heading
  bool decided = false;  // `separator` and `column` apply to all further lines
  // The puzzle of a line follows after `column` separators. A separator is one of , ; : | = # or a
  // tab; ' ' stands for any run of blanks. If the puzzle comes first in its line, `separator` is 0.
  char separator = 0;
  std::uint32_t column = 0;
  bool operator==(const ListLayout&) const noexcept = default;
};

// Reads a list of puzzles, in one or several pieces.
class ListReader {
 public:
  // Starts at the first line of a list. `side` is 4, 6 or 9; 0 takes the side of the first puzzle.
  explicit ListReader(int side = 0) noexcept { layout_.side = side; }
  // Continues a list whose first part was read by another reader. `layout` is that reader's
  // layout(). Lines are counted from 1 again.
  explicit ListReader(const ListLayout& layout) noexcept : layout_(layout) {}

  // Bytes consumed, puzzles stored and errors stored by one call of read().
  struct Taken {
    std::size_t bytes = 0;
    std::size_t puzzles = 0;
    std::size_t errors = 0;
  };

  // Reads lines from the start of `text` until the text ends or `lines` or `errors` is full. Stores
  // the digits of the puzzles back to back in `digits`, and their line numbers in `lines`. The end
  // of `text` also ends a line, so a list that is read in pieces must be cut between lines.
  // Requires: digits.size() >= kMaxCells * lines.size().
  Taken read(std::string_view text, std::span<std::uint8_t> digits, std::span<std::uint32_t> lines,
             std::span<LineError> errors) noexcept;

  // Side of the list's puzzles, or 0 if it is not known yet.
  int side() const noexcept { return layout_.side; }
  const ListLayout& layout() const noexcept { return layout_; }
  // Number of lines read, including skipped lines.
  std::uint32_t lines() const noexcept { return line_; }

 private:
  ListLayout layout_;
  std::uint32_t line_ = 0;
};

// Maximum number of bytes that format_answers() writes per puzzle.
inline constexpr std::size_t kLongestAnswer = 2 * kMaxCells + 7;

// Writes one line "puzzle,count,solution" per puzzle, ended by LF. ListReader can read the result.
// `counts` and `solutions` are those of solve_many(). A count equal to `limit` is followed by `+`
// if `limit` > 1; kNotKnown is written as `?`. The solution is left empty if none was found.
// Returns: the number of bytes written.
// Requires: out.size() >= kLongestAnswer * counts.size().
std::size_t format_answers(int side, std::span<const std::uint8_t> digits,
                           std::span<const std::uint8_t> counts,
                           std::span<const std::uint8_t> solutions, int limit,
                           std::span<char> out) noexcept;

}  // namespace sudoku
