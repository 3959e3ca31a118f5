#include "sudoku/puzzle.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace sudoku {
namespace {

// One character of the text that stands, or may stand, for a cell.
struct Token {
  int digit = 0;  // kBlank for a blank
  int index = 0;
};
constexpr int kBlank = -1;

using Line = std::vector<Token>;

bool is_any_of(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

ParseError error_at(std::string_view text, ParseError::Code code, int index) {
  ParseError error{.code = code, .index = index};
  for (int i = 0; i < index; ++i) {
    const bool lone_return = text[i] == '\r' && text.substr(i + 1, 1) != "\n";
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
    if (!is_any_of(c, " \t\r+-=|*")) return false;
    corner |= c == '+' || c == '=';
    dash |= c == '-';
    bar |= c == '|';
  }
  return corner || (text_has_bars && dash && !bar);
}

std::optional<int> foreign_character(std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (!is_any_of(line[i], "0123456789.*_Xx- \t\r|")) return static_cast<int>(i);
  }
  return std::nullopt;
}

Line tokens_of(std::string_view line, int start) {
  Line tokens;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    const int index = start + static_cast<int>(i);
    if (c >= '1' && c <= '9') {
      tokens.push_back({c - '0', index});
    } else if (is_any_of(c, "0.*_Xx-")) {
      tokens.push_back({0, index});
    } else if (c == ' ' || c == '\t') {
      tokens.push_back({kBlank, index});
    }
  }
  return tokens;
}

bool is_blank(const Line& line) {
  return std::all_of(line.begin(), line.end(), [](const Token& t) { return t.digit == kBlank; });
}

void trim_right(Line& line) {
  while (!line.empty() && line.back().digit == kBlank) line.pop_back();
}

// N lines of at most N characters, in which blanks are empty cells and the right end may be
// missing. Blank lines around them are left out as far as more than N lines are there. A text
// that writes its empty cells has no reason to leave any out: there a short line is a mistake.
std::optional<Line> read_rows(std::vector<Line> lines) {
  std::size_t width = 0;
  for (Line& line : lines) {
    trim_right(line);
    width = std::max(width, line.size());
    for (const Token& token : line) {
      if (token.digit == 0) return std::nullopt;
    }
  }
  for (const std::size_t side : {4, 6, 9}) {
    auto first = lines.begin();
    auto last = lines.end();
    while (last - first > static_cast<int>(side) && first->empty()) ++first;
    while (last - first > static_cast<int>(side) && (last - 1)->empty()) --last;
    if (last - first != static_cast<int>(side) || width > side) continue;
    Line cells;
    for (auto line = first; line != last; ++line) {
      cells.insert(cells.end(), line->begin(), line->end());
      cells.resize(cells.size() + side - line->size(), Token{});
    }
    return cells;
  }
  return std::nullopt;
}

// One line in which every character, blanks too, is a cell.
std::optional<Line> read_one_line(const std::vector<Line>& lines) {
  const Line* only = nullptr;
  for (const Line& line : lines) {
    if (is_blank(line)) continue;
    if (only != nullptr) return std::nullopt;
    only = &line;
  }
  if (only == nullptr || !Geometry::of_cells(static_cast<int>(only->size()))) return std::nullopt;
  return *only;
}

Line without_blanks(const std::vector<Line>& lines) {
  Line cells;
  for (const Line& line : lines) {
    std::copy_if(line.begin(), line.end(), std::back_inserter(cells),
                 [](const Token& t) { return t.digit != kBlank; });
  }
  return cells;
}

int nearest_size(int cells) {
  int best = 81;
  for (const int size : {16, 36}) {
    if (std::abs(cells - size) < std::abs(cells - best)) best = size;
  }
  return best;
}

// In a text of N lines that is meant to be N by N: the first line that is too short or too long.
std::optional<Line> ragged_line(const std::vector<Line>& lines, int cells) {
  std::vector<Line> filled;
  for (const Line& line : lines) {
    if (!is_blank(line)) filled.push_back(without_blanks({line}));
  }
  const std::size_t side = filled.size();
  if (!Geometry::of_side(static_cast<int>(side))) return std::nullopt;
  if (nearest_size(cells) != static_cast<int>(side * side)) return std::nullopt;
  for (const Line& line : filled) {
    if (line.size() != side) return line;
  }
  return std::nullopt;
}

using Lines = std::variant<std::vector<Line>, ParseError>;
using Cells = std::variant<Line, ParseError>;

Lines read_lines(std::string_view text) {
  const bool bars = text.find('|') != std::string_view::npos;
  std::vector<Line> lines;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\n\r", start), text.size());
    const std::string_view line = text.substr(start, end - start);
    if (!is_frame(line, bars)) {
      if (const auto foreign = foreign_character(line)) {
        const int index = static_cast<int>(start) + *foreign;
        ParseError error = error_at(text, ParseError::Code::kCharacter, index);
        error.found = static_cast<unsigned char>(text[index]);
        return error;
      }
      lines.push_back(tokens_of(line, static_cast<int>(start)));
    }
    start = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
  }
  return lines;
}

// Exactly 16, 36 or 81 cells, or why there are not.
Cells read_cells(std::string_view text, const std::vector<Line>& lines) {
  Line cells = without_blanks(lines);
  if (cells.empty()) return ParseError{};
  if (auto rows = read_rows(lines)) return *std::move(rows);
  if (auto line = read_one_line(lines)) return *std::move(line);

  const int count = static_cast<int>(cells.size());
  const int expected = nearest_size(count);
  if (const auto ragged = ragged_line(lines, count)) {
    const auto side = static_cast<std::size_t>(Geometry::of_cells(expected)->side());
    const Token& last = (*ragged)[std::min(ragged->size() - 1, side)];
    ParseError error = error_at(text, ParseError::Code::kRow, last.index);
    error.found = static_cast<int>(ragged->size());
    error.expected = static_cast<int>(side);
    return error;
  }
  if (count != expected) {
    ParseError error = error_at(text, ParseError::Code::kLength, cells.back().index);
    error.found = count;
    error.expected = expected;
    return error;
  }
  return cells;
}

}  // namespace

std::variant<Board, ParseError> parse(std::string_view text) {
  const Lines lines = read_lines(text);
  if (const auto* error = std::get_if<ParseError>(&lines)) return *error;
  const Cells cells = read_cells(text, std::get<0>(lines));
  if (const auto* error = std::get_if<ParseError>(&cells)) return *error;

  const Line& tokens = std::get<0>(cells);
  Board board(*Geometry::of_cells(static_cast<int>(tokens.size())));
  for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
    if (tokens[cell].digit > board.side()) {
      ParseError error = error_at(text, ParseError::Code::kDigit, tokens[cell].index);
      error.found = tokens[cell].digit;
      error.expected = board.side();
      return error;
    }
    board.set(static_cast<int>(cell), std::max(tokens[cell].digit, 0));
  }
  return board;
}

std::string format(const Board& board) {
  std::string text;
  for (const int digit : board.digits()) {
    text.push_back(digit == 0 ? '.' : static_cast<char>('0' + digit));
  }
  return text;
}

}  // namespace sudoku
