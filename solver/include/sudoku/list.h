// Reads lists of puzzles, one puzzle per line, and writes lists of their solutions.
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
// - Blank lines and lines that start with `#` are skipped. The first of the remaining lines is also
//   skipped if it is a heading, such as `puzzle,solution`.
// - Lines end with LF, CR LF or CR.
// - All puzzles have the side of the first puzzle that can be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "sudoku/geometry.h"
#include "sudoku/puzzle.h"

namespace sudoku {

// Why a line of a list of puzzles could not be read as a puzzle, and where the error is. All
// puzzles of a list have the same side.
struct LineError {
  // Line number, from 1. It counts the lines of all texts that the reader has read.
  std::uint32_t line = 0;
  // Offset of the start of the line, in bytes of the text passed to read().
  std::uint32_t offset = 0;
  // Position of the error in the line, from 1, in bytes.
  std::uint32_t column = 0;
  // The kind of error. It determines the meaning of `found` and `expected`:
  //
  //               found                            expected
  //   kLength     number of cells                  number of cells of the side of the list or, if
  //                                                the side is not known yet, the closest of 16,
  //                                                36 and 81
  //   kCharacter  the illegal byte                 0
  //   kDigit      the digit that is too large      the side of the board
  //   kMany       number of puzzles in the line    0
  //
  // With kMany, `column` is the position of the second puzzle.
  ParseError::Code code = ParseError::Code::kLength;
  std::uint32_t found = 0;
  std::uint32_t expected = 0;
  bool operator==(const LineError&) const noexcept = default;
};

// What a ListReader has learned about the layout of a list of puzzles from the lines that it has
// read. Another ListReader that is created with this layout can continue the list.
struct ListLayout {
  // Side of all puzzles of the list, or 0 if it is not known yet.
  int side = 0;
  // True if the first line of the list that is not blank or a comment has been read. Only that line
  // can be a heading.
  bool begun = false;
  // True if the reader has found out which column of a line, such as the second in `17,53..7,easy`,
  // holds the puzzle. Then `separator` and `column` describe that column, for all further lines.
  bool decided = false;
  // The puzzle of a line comes after `column` separators. `separator` is the character between two
  // columns: one of , ; : | = # or a tab, or a blank, which stands for any run of blanks.
  // `separator` is 0 if the puzzle comes first in its line.
  char separator = 0;
  std::uint32_t column = 0;
  bool operator==(const ListLayout&) const noexcept = default;
};

// Reads a list of puzzles, in one or several pieces.
class ListReader {
 public:
  // Creates a reader for a new list. `side` is the side of its puzzles, 4, 6 or 9. With 0, the
  // first puzzle determines the side.
  explicit ListReader(int side = 0) noexcept { layout_.side = side; }
  // Creates a reader that continues a list whose first part was read by another reader. `layout` is
  // the layout() of that reader. Lines are counted from 1 again.
  explicit ListReader(const ListLayout& layout) noexcept : layout_(layout) {}

  // How many bytes one call of read() consumed, and how many puzzles and errors it stored.
  struct Taken {
    std::size_t bytes = 0;
    std::size_t puzzles = 0;
    std::size_t errors = 0;
  };

  // Reads lines from the start of `text` until the text ends, or until one of the output arrays
  // `lines` and `errors` is full. Stores the digits of the puzzles back to back in `digits`, their
  // line numbers in `lines`, and the lines that cannot be read as a puzzle in `errors`. The end of
  // `text` also ends a line, so a list that is read in pieces must be cut between lines. Requires:
  // digits.size() >= kMaxCells * lines.size().
  Taken read(std::string_view text, std::span<std::uint8_t> digits, std::span<std::uint32_t> lines,
             std::span<LineError> errors);

  // Returns the side of the puzzles of the list, or 0 if it is not known yet.
  int side() const noexcept { return layout_.side; }
  const ListLayout& layout() const noexcept { return layout_; }
  // Returns the number of lines read so far, including skipped lines.
  std::uint32_t lines() const noexcept { return line_; }

 private:
  ListLayout layout_;
  std::uint32_t line_ = 0;
};

// Maximum number of bytes that format_answers() writes for one puzzle: the puzzle, the number of
// its solutions, and one solution.
inline constexpr std::size_t kLongestAnswer = 2 * kMaxCells + 7;

// Writes one line "puzzle,count,solution", ended by LF, to `out` for each puzzle in `digits`. All
// puzzles have the side `side`. `counts` and `solutions` are the results of solve_many(), which
// counts at most `limit` solutions of each puzzle. If `limit` > 1, a `+` follows a count equal to
// `limit`, because the puzzle may have more solutions. If `limit` is 1, the count only says whether
// there is a solution, and no `+` follows. The count kNotKnown is written as `?`. The solution is
// left empty if none was found. ListReader can read the result.
// Returns: the number of bytes written.
// Requires: out.size() >= kLongestAnswer * counts.size().
std::size_t format_answers(int side, std::span<const std::uint8_t> digits,
                           std::span<const std::uint8_t> counts,
                           std::span<const std::uint8_t> solutions, int limit, std::span<char> out);

}  // namespace sudoku
