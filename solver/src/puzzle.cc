#include "sudoku/puzzle.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace sudoku {
namespace {

// A character that is a cell, or a blank that may be one.
struct Token {
  int digit = 0;   // 1..9; 0: empty cell; kNoDigit: blank
  int index = 0;   // in the text
  int line = 0;    // from 0, without frame lines
  int column = 0;  // from 0, without bars
};
constexpr int kNoDigit = -1;

struct Tokens {
  std::vector<Token> all;
  int lines = 0;  // number of lines, without frame lines
};

// The cells of a puzzle in one reading of the text. A token is null if its line ends before the
// cell. count == 0 means that the text does not fit this reading.
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

// Returns true for a line of a frame, such as "+---+---+", "------+------", or "*-----*" in .ss
// files. Such a line has a corner: + or =. Without a corner, a line with dashes is a frame only if
// the text has bars; otherwise each - and * is an empty cell.
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

// Appends the tokens of `line`, which starts at index `start` of the text. Returns the position in
// the line of the first illegal character, or -1.
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
    } else if (!is_any_of(c, "0.*_Xx?-")) {
      return static_cast<int>(i);
    }
    tokens.all.push_back(token);
  }
  ++tokens.lines;
  return -1;
}

// Appends the tokens of all lines. Returns the index of the first illegal character, or -1.
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

// Reads every token that is not blank as a cell. `count` may exceed kMaxCells; further tokens are
// counted but not stored.
Cells without_blanks(const Tokens& tokens) {
  Cells cells;
  for (const Token& token : tokens.all) {
    if (token.digit == kNoDigit) continue;
    if (cells.count < kMaxCells) cells.token[cells.count] = &token;
    ++cells.count;
  }
  return cells;
}

// Returns the number of lines that are not blank.
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

// Reads N lines of at most N characters in which blanks are empty cells. Blanks at the right end of
// a line may be missing. If the text has more than N lines, blank lines around the puzzle are
// skipped. Rejects a text with explicit empty cells, such as '.': a short line is then a mistake.
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
  // N full lines of N cells have no blank cells. Blank lines between them are only separators.
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

// Reads a text with a single non-blank line. Every character of that line is a cell, even a blank.
// Requires: the text has a token that is not blank.
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

// Returns the text index of the last token that is not blank.
int last_cell(const Tokens& tokens) {
  int index = 0;
  for (const Token& token : tokens.all) {
    if (token.digit != kNoDigit) index = token.index;
  }
  return index;
}

// A line with too few or too many cells.
struct Ragged {
  int cells = 0;
  const Token* place = nullptr;  // first surplus cell, or last cell of a short line; null: none
};

// Returns the first line that is not blank and does not have `side` cells.
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

ParseError with_counts(ParseError error, int found, int expected) {
  error.found = found;
  error.expected = expected;
  return error;
}

// Checks the number of cells of a text in which blanks only separate cells. Returns kRow if the
// text has as many lines as the closest board has rows and one has the wrong length. Otherwise
// returns kLength if `count` is not 16, 36 or 81.
std::optional<ParseError> length_error(std::string_view text, const Tokens& tokens, int count) {
  const int expected = nearest_size(count);
  const int side = Geometry::of_cells(expected)->side();
  if (filled_lines(tokens) == side) {
    const Ragged line = ragged_line(tokens, side);
    if (line.place != nullptr) {
      return with_counts(error_at(text, ParseError::Code::kRow, line.place->index), line.cells,
                         side);
    }
  }
  if (count == expected) return std::nullopt;
  return with_counts(error_at(text, ParseError::Code::kLength, last_cell(tokens)), count, expected);
}

// Returns true if `line` reads 1, 2, 3 ... or 0, 1, 2 ..., like column numbers.
bool counts_up(std::string_view text, const Tokens& tokens, int line) {
  int expected = -1;
  for (const Token& token : tokens.all) {
    if (token.line != line || token.digit == kNoDigit) continue;
    const int digit = text[token.index] == '0' || token.digit > 0 ? token.digit : kNoDigit;
    if (expected >= 0 ? digit != expected : digit != 0 && digit != 1) return false;
    expected = digit + 1;
  }
  return expected > 0;
}

// Returns true if a cell outside `row` is empty.
bool has_empty_outside(const Board& board, int row) {
  for (int cell = 0; cell < board.side() * board.side(); ++cell) {
    if (cell / board.side() != row && board[cell] == 0) return true;
  }
  return false;
}

// Returns true if a cell of `row` is part of a conflict.
bool breaks_rules(const Board& board, int row) {
  const auto found = conflicts(board);
  return std::any_of(found.begin(), found.end(), [&](const Conflict& conflict) {
    return conflict.first / board.side() == row || conflict.second / board.side() == row;
  });
}

// Returns the line that holds column numbers, or -1. Checks the first and the last of nine lines. A
// line that counts up holds column numbers if one of its digits breaks a rule and a cell outside
// the line is empty. Of all headings above eight rows, 19 of 20 break a rule. Smaller boards are
// not checked: there a line that counts up is just as likely to be a row.
int heading_line(std::string_view text, const Tokens& tokens, const Board& board) {
  const int side = board.side();
  if (side != 9 || filled_lines(tokens) != side) return -1;
  if (ragged_line(tokens, side).place != nullptr) return -1;
  int row = -1;
  int line = -1;
  for (const Token& token : tokens.all) {
    if (token.digit == kNoDigit || token.line == line) continue;
    line = token.line;
    ++row;
    if ((row != 0 && row != side - 1) || !counts_up(text, tokens, line)) continue;
    if (has_empty_outside(board, row) && breaks_rules(board, row)) return line;
  }
  return -1;
}

// Converts cells to a board. Returns kDigit for the first digit greater than the side.
std::variant<Board, ParseError> to_board(std::string_view text, const Cells& cells) {
  Board board(*Geometry::of_cells(cells.count));
  for (int cell = 0; cell < cells.count; ++cell) {
    const Token* token = cells.token[cell];
    if (token == nullptr || token->digit == kNoDigit) continue;
    if (token->digit > board.side()) {
      return with_counts(error_at(text, ParseError::Code::kDigit, token->index), token->digit,
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
    return with_counts(error_at(text, ParseError::Code::kCharacter, foreign),
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
  std::variant<Board, ParseError> result = to_board(text, cells);
  const auto* board = std::get_if<Board>(&result);
  const int heading = board != nullptr ? heading_line(text, tokens, *board) : -1;
  if (heading < 0) return result;
  std::erase_if(tokens.all, [heading](const Token& token) { return token.line == heading; });
  return with_counts(error_at(text, ParseError::Code::kLength, last_cell(tokens)),
                     without_blanks(tokens).count, board->side() * board->side());
}

std::string format(const Board& board) {
  std::string text;
  for (const int digit : board.digits()) {
    text.push_back(digit == 0 ? '.' : static_cast<char>('0' + digit));
  }
  return text;
}

}  // namespace sudoku
