// Reads lists of puzzles, one in a line, and writes what was found out about them the same way.
//
//   sudoku::ListReader reader;
//   std::vector<std::uint8_t> digits(1000 * sudoku::kMaxCells);
//   std::vector<std::uint32_t> lines(1000);
//   std::vector<sudoku::LineError> errors(100);
//   auto taken = reader.read("# mine\n1.....2..3.....4 hard\n12a\n", digits, lines, errors);
//   taken.puzzles;  // 1, of side 4, with its 16 digits at the front; it stood in lines[0] == 2
//   taken.errors;   // 1: errors[0] has 3 cells, or whatever else is wrong, in line 3
//
// A line holds a puzzle, and after a blank, a comma, a semicolon or `#` whatever else: it is not
// read. 1..N are givens; 0 . * _ X x - are empty cells. Quotes around the puzzle do not count.
// Empty lines, and those that start with `#`, are skipped. Lines end with LF, CR LF or CR. All
// puzzles of a list have the side of the first one that can be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "sudoku/puzzle.h"

namespace sudoku {

// A line that holds no puzzle of the list's side.
struct LineError {
  std::uint32_t line = 0;    // from 1
  std::uint32_t offset = 0;  // where the line starts in the text that was read
  std::uint32_t column = 0;  // from 1, in bytes: where the fault is
  // kLength: `found` cells, `expected` of them would be right, or nearest.
  // kCharacter: the byte `found`, `expected` is 0. kDigit: the digit `found` is larger than the
  // side `expected`.
  ParseError::Code code = ParseError::Code::kLength;
  std::uint32_t found = 0;
  std::uint32_t expected = 0;
  bool operator==(const LineError&) const noexcept = default;
};

// Reads the puzzles of a list, piece by piece.
class ListReader {
 public:
  // `side` is 4, 6 or 9, or 0: that of the first puzzle that can be read.
  explicit ListReader(int side = 0) noexcept : side_(side) {}

  // How much one call of read() took from the text.
  struct Taken {
    std::size_t bytes = 0;
    std::size_t puzzles = 0;
    std::size_t errors = 0;
  };

  // Reads lines from the front of `text`, whose end also ends a line, until `lines` or `errors` is
  // full. `digits` has room for kMaxCells times as many bytes as `lines` has entries; puzzles are
  // put there back to back. A text that comes in pieces must be cut between lines.
  Taken read(std::string_view text, std::span<std::uint8_t> digits, std::span<std::uint32_t> lines,
             std::span<LineError> errors) noexcept;

  // 0 until a puzzle could be read.
  int side() const noexcept { return side_; }
  // How many lines were read, skipped ones too.
  std::uint32_t lines() const noexcept { return line_; }

 private:
  int side_;
  std::uint32_t line_ = 0;
};

// What format_answers() writes of one puzzle at most.
inline constexpr std::size_t kLongestAnswer = 2 * kMaxCells + 7;

// Writes "puzzle,count,solution" and LF for each puzzle, for a list that read() reads again. A
// count that reached `limit` > 1 has a `+` after it, kNotKnown is `?`; what has no solution ends
// with the comma. `out` has room for kLongestAnswer bytes each. Returns how many were written.
std::size_t format_answers(int side, std::span<const std::uint8_t> digits,
                           std::span<const std::uint8_t> counts,
                           std::span<const std::uint8_t> solutions, int limit,
                           std::span<char> out) noexcept;

}  // namespace sudoku
