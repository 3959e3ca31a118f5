#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "input.h"
#include "sudoku/list.h"
#include "sudoku/puzzle.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

struct Entry {
  std::uint32_t line = 0;
  std::vector<std::uint8_t> digits;
  bool operator==(const Entry&) const = default;
};

// Everything that ListReader reported about a list: board side, lines, puzzles and errors.
struct ListContents {
  int side = 0;
  std::uint32_t lines = 0;
  std::vector<Entry> puzzles;
  std::vector<LineError> errors;
  bool operator==(const ListContents&) const = default;
};

// The number of puzzles and errors that one call of ListReader::read() may return.
struct Capacity {
  std::size_t puzzles;
  std::size_t errors;
};

// Passes `text` to `reader` and appends the results to `read`. `before` is the offset of `text` in
// the whole list; error offsets are converted to offsets in the list.
void read_part(ListReader& reader, std::string_view text, std::uint32_t before, Capacity room,
               ListContents& read) {
  std::vector<std::uint8_t> digits(room.puzzles * kMaxCells);
  std::vector<std::uint32_t> lines(room.puzzles);
  std::vector<LineError> errors(room.errors);
  while (!text.empty()) {
    const auto taken = reader.read(text, digits, lines, errors);
    check_that(taken.bytes > 0 && taken.bytes <= text.size(), "a call takes some of the text");
    check_that(taken.puzzles <= room.puzzles && taken.errors <= room.errors, "there was room");
    const std::size_t cells = reader.side() * reader.side();
    for (std::size_t i = 0; i < taken.puzzles; ++i) {
      const auto first = digits.begin() + static_cast<std::ptrdiff_t>(i * cells);
      read.puzzles.push_back({lines[i], {first, first + static_cast<std::ptrdiff_t>(cells)}});
    }
    for (std::size_t i = 0; i < taken.errors; ++i) {
      check_that(errors[i].offset < text.size(), "a fault lies in the text");
      read.errors.push_back(errors[i]);
      read.errors.back().offset += before;
    }
    before += static_cast<std::uint32_t>(taken.bytes);
    text.remove_prefix(taken.bytes);
  }
  read.side = reader.side();
  read.lines = reader.lines();
}

// Returns the offset after the first line break at or after `from`; text.size() if there is none.
// Counts "\r\n" as one line break.
std::size_t next_line_start(std::string_view text, std::size_t from) {
  const std::size_t end = text.find_first_of("\r\n", from);
  if (end == text.npos) return text.size();
  return end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
}

void check_list(std::string_view text, Input choices) {
  ListContents whole;
  ListReader reader;
  // Room for the whole list in one call: a puzzle has at least 16 characters.
  read_part(reader, text, 0, {text.size() / 16 + 1, text.size() + 1}, whole);
  for (const Entry& entry : whole.puzzles) {
    check_that(std::all_of(entry.digits.begin(), entry.digits.end(),
                           [&](int digit) { return digit <= whole.side; }),
               "a digit is one of the board");
  }

  ListContents pieces;
  ListReader again;
  const Capacity room = {1 + choices.below(4), 1 + choices.below(4)};
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end =
        next_line_start(text, std::min(start + choices.byte(), text.size() - 1));
    read_part(again, text.substr(start, end - start), static_cast<std::uint32_t>(start), room,
              pieces);
    start = end;
  }
  check_that(pieces == whole, "a list is the same however it is cut");
}

void check_puzzle(std::string_view text) {
  const auto result = parse(text);
  if (const auto* board = std::get_if<Board>(&result)) {
    const std::string written = format(*board);
    const auto again = parse(written);
    const auto* same = std::get_if<Board>(&again);
    check_that(same != nullptr && *same == *board, "what was read and written is read the same");
    return;
  }
  const auto& error = std::get<ParseError>(result);
  check_that(error.index >= 0 && static_cast<std::size_t>(error.index) <= text.size(),
             "a fault lies in the text");
  check_that(error.line >= 1 && error.column >= 1, "lines and columns count from 1");
  if (error.code == ParseError::Code::kCharacter) {
    check_that(static_cast<unsigned char>(text[error.index]) == error.found,
               "that is what stands there");
  }
}

}  // namespace

void read_texts(Data data) {
  const std::size_t choices = std::min<std::size_t>(data.size(), 8);
  const std::string_view text(reinterpret_cast<const char*>(data.data()) + choices,
                              data.size() - choices);
  check_puzzle(text);
  check_list(text, Input(data.first(choices)));
}

}  // namespace sudoku::fuzz
