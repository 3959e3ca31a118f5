#include "sudoku/puzzle.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <vector>

#include "sudoku/geometry.h"

namespace sudoku {
namespace {

// A character of the puzzle text: either a cell (a digit or a sign for an empty cell), or a blank.
// Depending on the layout of the text, a blank is an empty cell or only separates cells.
struct Token {
  // The digit of the cell: 1..9, 0 for an empty cell, or kNoDigit (-1) for a blank.
  int digit = 0;
  // Index of the character in the text, in bytes, from 0.
  int index = 0;
  // Number of the line that contains the character, from 0. Lines of a drawn frame, such as
  // "+---+---+", are not counted.
  int line = 0;
  // Position of the character within its line, from 0. Vertical bars are not counted.
  int column = 0;
};
constexpr int kNoDigit = -1;

struct Tokens {
  std::vector<Token> all;
  // Number of lines of the text. Lines of a drawn frame, such as "+---+---+", are not counted.
  int lines = 0;
};

// The cells of a puzzle, row by row, in one possible interpretation of the text. `token[i]` is the
// character that stands for cell i; it is null for an empty cell that is a blank or is missing at
// the end of its line. `count` is the number of cells; 0 means that the text cannot be interpreted
// in this way.
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

// Returns true if `line` is part of a frame that is drawn around the cells of a puzzle text. A
// frame line consists of blanks and the characters +-=|*. Either it has a corner (+ or =), as in
// "+---+---+" and "------+------". Or the text has bars (|), and the line has a dash but no bar, as
// in the line "*-----*" of .ss files. In all other lines, - and * are empty cells.
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

// Splits one line of a puzzle text into tokens (cells and blanks) and appends them to `tokens`.
// Vertical bars are skipped. The line begins at byte `start` of the text. Returns the index within
// the line of the first character that is not allowed in a puzzle, or -1 if there is none.
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

// Splits a puzzle text into tokens (cells and blanks) and appends them to `tokens`. Skips vertical
// bars and the lines of a drawn frame. Returns the index, in bytes, of the first character that is
// not allowed in a puzzle, or -1 if there is none.
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

// Interprets a puzzle text in which blanks (spaces and tabs) only separate cells. The number of
// cells in the result may exceed 81, the size of the largest board. Surplus cells are counted but
// not stored.
Cells without_blanks(const Tokens& tokens) {
  Cells cells;
  for (const Token& token : tokens.all) {
    if (token.digit == kNoDigit) continue;
    if (cells.count < kMaxCells) cells.token[cells.count] = &token;
    ++cells.count;
  }
  return cells;
}

// Returns the number of lines of the puzzle text that have at least one cell. Blanks do not count
// as cells.
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

// Interprets a puzzle text as N lines of at most N characters (N is 4, 6 or 9), in which every
// blank is an empty cell. Blanks at the right end of a line may be missing. If the text has more
// than N lines, blank lines before and after the puzzle are skipped.
// Returns no cells if the text has another layout, or if it marks empty cells by a character such
// as '.'. In a text with such marks, a short line is a mistake.
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
  // N lines of N digits each are a full board without empty cells. Blank lines between them only
  // separate the rows, so they are not rows of empty cells.
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

// Interprets a puzzle text as a single line in which every character is a cell and every blank is
// an empty cell. Returns no cells if more than one line has cells, or if the line does not have 16,
// 36 or 81 characters.
// Requires: the text has at least one cell that is not a blank.
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

// Returns the index, in bytes, of the last character of the puzzle text that is a cell. Blanks do
// not count as cells.
int last_cell(const Tokens& tokens) {
  int index = 0;
  for (const Token& token : tokens.all) {
    if (token.digit != kNoDigit) index = token.index;
  }
  return index;
}

// A line of a puzzle text that has too few or too many cells.
struct Ragged {
  int cells = 0;
  // The first surplus cell of the line or, if the line is too short, its last cell. Null if no line
  // has a wrong number of cells.
  const Token* place = nullptr;
};

// Returns the first line that has cells, but not exactly `side` of them. Blanks do not count as
// cells. If there is no such line, the result has a null `place`.
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

// Checks the number of cells of a puzzle text in which blanks only separate cells. `count` is the
// number of cells. The closest board is the one (4x4, 6x6 or 9x9) whose number of cells is closest
// to `count`. Returns the error kRow if the text has as many lines as the closest board has rows
// and one of these lines has the wrong length. Otherwise returns kLength if `count` is not 16, 36
// or 81, and nullopt if it is.
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

// Returns true if line number `line` of the puzzle text looks like column numbers: its cells read
// 1, 2, 3 ... or 0, 1, 2 ... from left to right.
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

// Returns true if the board has an empty cell outside row `row`.
bool has_empty_outside(const Board& board, int row) {
  for (int cell = 0; cell < board.side() * board.side(); ++cell) {
    if (cell / board.side() != row && board[cell] == 0) return true;
  }
  return false;
}

// Returns true if some digit in row `row` of the board occurs a second time in its row, column or
// box.
bool breaks_rules(const Board& board, int row) {
  const auto found = conflicts(board);
  return std::any_of(found.begin(), found.end(), [&](const Conflict& conflict) {
    return conflict.first / board.side() == row || conflict.second / board.side() == row;
  });
}

// Returns the number of the text line that holds column numbers (1 2 3 ...) instead of a row of the
// puzzle, or -1 if there is none. Only the first and the last of nine lines are checked. A line
// that counts up is taken for column numbers if one of its digits breaks a Sudoku rule and a cell
// outside the line is empty. Column numbers above eight rows of a puzzle break a rule in 19 of 20
// cases. Boards of side 4 and 6 are not checked, because there a line that counts up is just as
// likely to be a row of the puzzle.
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

// Converts the cells of a puzzle text to a board. Returns the error kDigit at the first digit that
// is greater than the side of the board.
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
