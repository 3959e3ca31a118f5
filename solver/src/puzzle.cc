#include "sudoku/puzzle.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace sudoku {
namespace {

// One character of the text that stands, or may stand, for a cell. Frame lines do not count as
// lines here, and bars not as columns.
struct Token {
  int digit = 0;  // kNoDigit for a blank
  int index = 0;
  int line = 0;
  int column = 0;
};
constexpr int kNoDigit = -1;

struct Tokens {
  std::vector<Token> all;
  int lines = 0;
};

// The tokens of the cells; null where a line was cut off before the cell.
struct Cells {
  int count = 0;
  std::array<const Token*, kMaxCells> token{};
};

bool is_any_of(char c, std::string_view set) {
  return std::any_of(set.begin(), set.end(), [c](char other) { return other == c; });
}

ParseError error_at(std::string_view text, ParseError::Code code, int index) {
  ParseError error{.code = code, .index = index};
  for (int i = 0; i < index; ++i) {
    const bool lone_return = text[i] == '\r' && text[i + 1] != '\n';
    if (text[i] == '\n' || lone_return) {
      ++error.line;
      error.column = 1;
    } else {
      ++error.column;
    }
  }
  return error;
}

// "+---+---+", "------+------" beside rows with bars, "*-----*" of the .ss files.
bool is_frame(std::string_view line, bool text_has_bars) {
  bool corner = false;
  bool dash = false;
  bool bar = false;
  for (const char c : line) {
    if (!is_any_of(c, " \t+-=|*")) return false;
    corner |= c == '+' || c == '=';
    dash |= c == '-';
    bar |= c == '|';
  }
  return corner || (text_has_bars && dash && !bar);
}

// Appends the tokens of a line; returns the place in it of a character that means nothing, or -1.
int read_line(std::string_view line, int start, Tokens& tokens) {
  int column = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '|') continue;
    Token token{.index = start + static_cast<int>(i), .line = tokens.lines, .column = column++};
    if (c >= '1' && c <= '9') {
      token.digit = c - '0';
    } else if (c == ' ' || c == '\t') {
      token.digit = kNoDigit;
    } else if (!is_any_of(c, "0.*_Xx-")) {
      return static_cast<int>(i);
    }
    tokens.all.push_back(token);
  }
  ++tokens.lines;
  return -1;
}

// Reads all lines; returns the index of a character that means nothing, or -1.
int read_lines(std::string_view text, Tokens& tokens) {
  const bool bars = std::find(text.begin(), text.end(), '|') != text.end();
  for (std::size_t start = 0; start < text.size();) {
    std::size_t end = start;
    while (end < text.size() && text[end] != '\n' && text[end] != '\r') ++end;
    const std::string_view line = text.substr(start, end - start);
    if (!is_frame(line, bars)) {
      const int foreign = read_line(line, static_cast<int>(start), tokens);
      if (foreign >= 0) return static_cast<int>(start) + foreign;
    }
    const bool pair = end + 1 < text.size() && text[end] == '\r' && text[end + 1] == '\n';
    start = end + (pair ? 2 : 1);
  }
  return -1;
}

// All that is not blank. May count more cells than there is room for tokens.
Cells without_blanks(const Tokens& tokens) {
  Cells cells;
  for (const Token& token : tokens.all) {
    if (token.digit == kNoDigit) continue;
    if (cells.count < kMaxCells) cells.token[cells.count] = &token;
    ++cells.count;
  }
  return cells;
}

int filled_lines(const Tokens& tokens) {
  int lines = 0;
  int line = -1;
  for (const Token& token : tokens.all) {
    if (token.digit == kNoDigit || token.line == line) continue;
    line = token.line;
    ++lines;
  }
  return lines;
}

// N lines of at most N characters, in which blanks are empty cells and the right end may be
// missing. Blank lines around them are left out as far as more than N lines are there. A text
// that writes its empty cells has no reason to leave any out: there a short line is a mistake.
Cells read_rows(const Tokens& tokens) {
  int width = 0;
  int first = tokens.lines;
  int last = 0;
  for (const Token& token : tokens.all) {
    if (token.digit == 0) return {};
    if (token.digit == kNoDigit) continue;
    width = std::max(width, token.column + 1);
    first = std::min(first, token.line);
    last = token.line;
  }
  // N full lines of N need no such reading, whatever blank lines stand between them.
  if (filled_lines(tokens) == width && without_blanks(tokens).count == width * width) return {};
  for (const int side : {4, 6, 9}) {
    if (width > side || last - first >= side || tokens.lines < side) continue;
    const int top = std::min(first, tokens.lines - side);
    Cells cells{.count = side * side};
    for (const Token& token : tokens.all) {
      if (token.digit != kNoDigit) cells.token[(token.line - top) * side + token.column] = &token;
    }
    return cells;
  }
  return {};
}

// One line in which every character, blanks too, is a cell.
Cells read_one_line(const Tokens& tokens) {
  const Token* any = nullptr;
  for (const Token& token : tokens.all) {
    if (token.digit == kNoDigit) continue;
    if (any != nullptr && any->line != token.line) return {};
    any = &token;
  }
  Cells cells;
  for (const Token& token : tokens.all) {
    if (token.line != any->line) continue;
    if (cells.count < kMaxCells) cells.token[cells.count] = &token;
    ++cells.count;
  }
  return Geometry::of_cells(cells.count) ? cells : Cells{};
}

int nearest_size(int cells) {
  int best = 81;
  for (const int size : {16, 36}) {
    if (std::abs(cells - size) < std::abs(cells - best)) best = size;
  }
  return best;
}

int last_cell(const Tokens& tokens) {
  int index = 0;
  for (const Token& token : tokens.all) {
    if (token.digit != kNoDigit) index = token.index;
  }
  return index;
}

// The first line that has not `side` cells: how many it has, and the last of them or the first
// that is too much. No place: there is none.
struct Ragged {
  int cells = 0;
  const Token* place = nullptr;
};

Ragged ragged_line(const Tokens& tokens, int side) {
  Ragged line;
  for (const Token& token : tokens.all) {
    if (token.digit == kNoDigit) continue;
    if (line.place != nullptr && line.place->line != token.line) {
      if (line.cells != side) return line;
      line = {};
    }
    if (++line.cells <= side + 1) line.place = &token;
  }
  return line.cells == side ? Ragged{} : line;
}

ParseError with(ParseError error, int found, int expected) {
  error.found = found;
  error.expected = expected;
  return error;
}

// Cells that are neither N rows nor one line: 16, 36 or 81 of them, or what is wrong with them.
std::optional<ParseError> length_error(std::string_view text, const Tokens& tokens, int count) {
  const int expected = nearest_size(count);
  const int side = Geometry::of_cells(expected)->side();
  if (filled_lines(tokens) == side) {
    const Ragged line = ragged_line(tokens, side);
    if (line.place != nullptr) {
      return with(error_at(text, ParseError::Code::kRow, line.place->index), line.cells, side);
    }
  }
  if (count == expected) return std::nullopt;
  return with(error_at(text, ParseError::Code::kLength, last_cell(tokens)), count, expected);
}

std::variant<Board, ParseError> to_board(std::string_view text, const Cells& cells) {
  Board board(*Geometry::of_cells(cells.count));
  for (int cell = 0; cell < cells.count; ++cell) {
    const Token* token = cells.token[cell];
    if (token == nullptr || token->digit == kNoDigit) continue;
    if (token->digit > board.side()) {
      return with(error_at(text, ParseError::Code::kDigit, token->index), token->digit,
                  board.side());
    }
    board.set(cell, token->digit);
  }
  return board;
}

}  // namespace

std::variant<Board, ParseError> parse(std::string_view text) {
  Tokens tokens;
  if (const int foreign = read_lines(text, tokens); foreign >= 0) {
    return with(error_at(text, ParseError::Code::kCharacter, foreign),
                static_cast<unsigned char>(text[foreign]), 0);
  }
  const Cells written = without_blanks(tokens);
  if (written.count == 0) return ParseError{};
  Cells cells = read_rows(tokens);
  if (cells.count == 0) cells = read_one_line(tokens);
  if (cells.count == 0) {
    if (const auto error = length_error(text, tokens, written.count)) return *error;
    cells = written;
  }
  return to_board(text, cells);
}

std::string format(const Board& board) {
  std::string text;
  for (const int digit : board.digits()) {
    text.push_back(digit == 0 ? '.' : static_cast<char>('0' + digit));
  }
  return text;
}

}  // namespace sudoku
