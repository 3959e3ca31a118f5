#include "sudoku/list.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cstring>
#include <optional>

#include "sudoku/geometry.h"
#include "sudoku/solve_many.h"
#include "vectors.h"

namespace sudoku {
namespace {

// The class of a byte in a list of puzzles. The classes 0..9 are the bytes that stand for a cell
// with this digit, where 0 is an empty cell. The other classes are bytes without a meaning for a
// puzzle (foreign bytes), blanks and quotes, separators (, ; #) and ends of lines.
enum ByteClass : std::uint8_t { kForeignByte = 10, kBlank, kSeparator, kLineEnd };

consteval std::array<std::uint8_t, 256> make_classes() {
  std::array<std::uint8_t, 256> classes{};
  classes.fill(kForeignByte);
  const auto set = [&classes](std::string_view bytes, std::uint8_t value) {
    for (const char byte : bytes) classes[static_cast<unsigned char>(byte)] = value;
  };
  set("0.*_Xx-", 0);
  for (int digit = 1; digit <= 9; ++digit) classes['0' + digit] = static_cast<std::uint8_t>(digit);
  set(" \t\"'", kBlank);
  set(",;#", kSeparator);
  set("\n\r", kLineEnd);
  return classes;
}

constexpr std::array<std::uint8_t, 256> kClasses = make_classes();
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

std::uint8_t class_of(char byte) noexcept { return kClasses[static_cast<unsigned char>(byte)]; }

// The cells at the start of a text. A cell is one byte: a digit, or a sign for an empty cell such
// as a full stop. The cells end at the first other byte.
struct Row {
  // Number of cells at the start of the text. It may exceed kMaxCells (81), the number of cells of
  // the largest board.
  std::size_t length = 0;
  // The largest digit in the cells at the start of the text, 0 if all are empty.
  unsigned largest = 0;
  // True if a blank, a quote, a comma, a semicolon, a `#`, the end of the line or the end of the
  // text follows the last cell. False if any other byte follows.
  bool clean = true;
};

// Reads cells from the start of `text` in whole SIMD vectors of 16 bytes, and stores their digits
// in `digits`, with 0 for an empty cell. This is the fast path of scan(), which reads all cells at
// the start of a text. It knows only digits and full stops, with which nearly all puzzles are
// written. Stops before a vector that contains another byte, reaches beyond the end of `text`, or
// would make more than 81 cells. Requires: `digits` has room for kMaxCells (81) digits.
Row scan_plain(std::string_view text, std::uint8_t* digits) {
  constexpr std::size_t kWidth = sizeof(simd::Bytes);
  Row row;
  simd::Bytes largest = {};
  for (; row.length + kWidth <= std::min<std::size_t>(text.size(), kMaxCells);
       row.length += kWidth) {
    simd::Bytes bytes;
    std::memcpy(&bytes, text.data() + row.length, kWidth);
    const simd::Bytes cells = (bytes - '0') & ~simd::where_equal(bytes, '.');
    if (simd::bits(simd::where_larger(cells, 9)) != 0) break;
    std::memcpy(digits + row.length, &cells, kWidth);
    largest = simd::larger(largest, cells);
  }
  for (std::size_t i = 0; i < kWidth; ++i)
    row.largest = std::max<unsigned>(row.largest, largest[i]);
  return row;
}

// Reads the cells at the start of `text`: digits and signs for empty cells. Stores the digits of
// the first kMaxCells (81) cells in `digits`, with 0 for an empty cell.
Row scan(std::string_view text, std::uint8_t* digits) {
  Row row = scan_plain(text, digits);
  text.remove_prefix(row.length);
  for (const char byte : text) {
    const std::uint8_t kind = class_of(byte);
    if (kind > 9) {
      row.clean = kind != kForeignByte;
      break;
    }
    if (row.length < kMaxCells) digits[row.length] = kind;
    row.largest = std::max<unsigned>(row.largest, kind);
    ++row.length;
  }
  return row;
}

const Geometry* geometry_of(std::size_t cells) {
  return cells > kMaxCells ? nullptr : Geometry::of_cells(static_cast<int>(cells));
}

std::size_t cells_of_side(int side) noexcept {
  const auto width = static_cast<std::size_t>(side);
  return width * width;
}

std::size_t nearest_cells(std::size_t found) noexcept {
  return found <= (16 + 36) / 2 ? 16 : found <= (36 + 81) / 2 ? 36 : 81;
}

bool ends_line(std::string_view text, std::size_t at) noexcept {
  return at >= text.size() || class_of(text[at]) == kLineEnd;
}

// Returns why the cells in `row` are not a puzzle of side `side`, or nullopt if they are one. If
// `side` is 0, the puzzle may have any side (4, 6 or 9). `row` and `digits` are the results of
// scan(), which reads the cells at the start of `text`. The column of the error counts from the
// first cell.
std::optional<LineError> fault_of(const Row& row, std::string_view text, int side,
                                  const std::uint8_t* digits) {
  using Code = ParseError::Code;
  LineError error;
  if (!row.clean) {
    error.column = static_cast<std::uint32_t>(row.length + 1);
    error.code = Code::kCharacter;
    error.found = static_cast<unsigned char>(text[row.length]);
    return error;
  }
  const Geometry* const geometry = geometry_of(row.length);
  if (geometry == nullptr || (side != 0 && geometry->side() != side)) {
    error.column = 1;
    error.code = Code::kLength;
    error.found = static_cast<std::uint32_t>(row.length);
    error.expected =
        static_cast<std::uint32_t>(side == 0 ? nearest_cells(row.length) : cells_of_side(side));
    return error;
  }
  const auto most = static_cast<unsigned>(geometry->side());
  if (row.largest <= most) return std::nullopt;
  const std::uint8_t* const large = std::find_if(
      digits, digits + row.length, [most](std::uint8_t digit) { return digit > most; });
  error.column = static_cast<std::uint32_t>(large - digits + 1);
  error.code = Code::kDigit;
  error.found = *large;
  error.expected = most;
  return error;
}

// Returns the offset in `text` of the end of the line that contains offset `at`, if fewer than
// `most` bytes lie between the two offsets. Otherwise returns npos.
std::size_t line_end_within(std::string_view text, std::size_t at, std::size_t most) {
  for (std::size_t end = at; end < at + most; ++end) {
    if (ends_line(text, end)) return end;
  }
  return std::string_view::npos;
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  while (at < text.size() && class_of(text[at]) == kBlank) ++at;
  return at;
}

// Returns the offset in `text` of the line after the one that contains offset `at`.
std::size_t skip_line(std::string_view text, std::size_t at) {
  while (at < text.size() && class_of(text[at]) != kLineEnd) ++at;
  if (at == text.size()) return at;
  const bool two = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
  return at + (two ? 2 : 1);
}

// Bytes that may separate the columns of a line in a list of puzzles.
constexpr std::string_view kBetween = ",;\t:|=#";
// If a line has at least this many consecutive cells (digits or signs for empty cells), they are
// probably meant to be a puzzle.
constexpr std::size_t kLikely = 12;
constexpr std::size_t kNowhere = std::string_view::npos;

bool is_cell(char byte) noexcept { return class_of(byte) <= 9; }
bool is_space(char byte) noexcept { return byte == ' ' || byte == '\t'; }
bool is_quote(char byte) noexcept { return byte == '"' || byte == '\''; }
bool is_edge(char byte) noexcept {
  return class_of(byte) != kForeignByte || kBetween.find(byte) != std::string_view::npos;
}

std::string_view line_at(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (!ends_line(text, end)) ++end;
  return text.substr(at, end - at);
}

// A maximal run of cells within a line. A cell is a byte: a digit or a sign for an empty cell.
struct Word {
  // Offset in the line of the first cell of this run of cells.
  std::size_t at = 0;
  // Number of cells in this run of consecutive cells.
  std::size_t length = 0;
  // The column separator before this run of cells. It is ' ' if there is no separator, and 0 if the
  // run starts the line.
  char before = 0;
  // True if this run of cells may be a whole column of the line: on each side it has a separator, a
  // blank, a quote, or the start or end of the line.
  bool closed = false;
};

// Returns the first run of cells in `line` that starts at offset `at` or later. Its length is 0 if
// there is none. A cell is a digit or a sign for an empty cell. `first` is the offset of the first
// byte of the line that is not a blank or a quote. A run at this offset starts the line.
Word next_word(std::string_view line, std::size_t first, std::size_t at) {
  while (at < line.size() && !is_cell(line[at])) ++at;
  Word word{.at = at};
  while (at < line.size() && is_cell(line[at])) ++at;
  word.length = at - word.at;
  const bool right = at == line.size() || is_edge(line[at]);
  word.closed = right && (word.at == 0 || is_edge(line[word.at - 1]));
  std::size_t left = word.at;
  while (left > 0 && (line[left - 1] == ' ' || is_quote(line[left - 1]))) --left;
  if (first < word.at)
    word.before = kBetween.find(line[left - 1]) != std::string_view::npos ? line[left - 1] : ' ';
  // If a bar, colon or equals sign follows the run of cells, it counts as a column separator only
  // if the same byte also precedes the run.
  const bool foreign = at < line.size() && class_of(line[at]) == kForeignByte;
  if (foreign && line[at] != word.before) word.closed = false;
  return word;
}

// Returns true if the byte at offset `at` ends a column of `line`. `separator` is the byte that
// separates columns. If it is ' ', a column ends at the last blank of a run of blanks.
bool ends_field(std::string_view line, std::size_t at, char separator) {
  if (separator != ' ') return line[at] == separator;
  return is_space(line[at]) && (at + 1 == line.size() || !is_space(line[at + 1]));
}

// Returns the number of column separators in `line` before offset `at`. The byte `separator`
// separates columns, except inside double quotes. If `separator` is ' ', each run of blanks counts
// as one separator.
std::uint32_t count_before(std::string_view line, std::size_t at, char separator) {
  std::uint32_t count = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < at; ++i) {
    if (line[i] == '"') quoted = !quoted;
    if (!quoted && ends_field(line, i, separator)) ++count;
  }
  return count;
}

// Returns the offset in `line` of the column with index `column` (from 0), that is, of the text
// after `column` separators. Leading blanks and quotes of the column are skipped. Separators inside
// double quotes do not count. Returns kNowhere if the line has fewer separators.
std::size_t field_after(std::string_view line, char separator, std::uint32_t column) {
  std::uint32_t count = 0;
  bool quoted = false;
  std::size_t at = 0;
  for (; at < line.size() && count < column; ++at) {
    if (line[at] == '"') quoted = !quoted;
    if (!quoted && ends_field(line, at, separator)) ++count;
  }
  if (count < column) return kNowhere;
  if (column == 0) return skip_blanks(line, 0);
  while (at < line.size() && (line[at] == ' ' || is_quote(line[at]))) ++at;
  return at;
}

// Returns true if `cells` can be a puzzle of side `side`: some cells are empty, some are not, and
// no digit exceeds the side.
bool is_open(std::string_view cells, int side) {
  bool has_empty = false;
  bool has_digit = false;
  for (const char byte : cells) {
    const std::uint8_t digit = class_of(byte);
    if (digit > side) return false;
    has_empty |= digit == 0;
    has_digit |= digit != 0;
  }
  return has_empty && has_digit;
}

// The grids of one side within a line of text. A grid is a run of as many cells as a board of this
// side has. On each side of the run is a separator, a blank, a quote, or the start or end of the
// line. An open grid is a grid with digits and empty cells. A full grid has no empty cell.
struct LineSummary {
  // The first grid with digits and empty cells (an open grid). If there is none, the first grid
  // without empty cells (a full grid).
  Word puzzle{};
  // Number of grids with digits and empty cells (open grids) in the line.
  std::size_t open = 0;
  // Number of grids without empty cells (full grids) in the line.
  std::size_t full = 0;
  // Offset in the line of the second grid with digits and empty cells.
  std::size_t second = 0;
  // Number of cells in the longest run of cells in the line.
  std::size_t longest = 0;
  // Number of runs of cells that are long enough to be meant as a puzzle.
  std::size_t likely = 0;
  // Offset in the line of the first run of cells that has at least half the cells of a board but is
  // not a grid. kNowhere if there is no such run.
  std::size_t misfit = kNowhere;

  // Returns true if a grid of the line can be taken for its puzzle: an open grid, or a full grid
  // that starts the line, or a full grid if no other run of cells is long enough for a puzzle.
  bool has_puzzle() const { return open > 0 || (full > 0 && (likely == 1 || puzzle.before == 0)); }
};

// Finds the grids of side `side` in `line`. A grid is a run of as many cells as a board of this
// side has. On each side of the run is a separator, a blank, a quote, or the start or end of the
// line.
LineSummary summarize(std::string_view line, int side) {
  LineSummary summary;
  const std::size_t cells = cells_of_side(side);
  const std::size_t first = skip_blanks(line, 0);
  for (Word word = next_word(line, first, 0); word.length > 0;
       word = next_word(line, first, word.at + word.length)) {
    if (word.length >= kLikely) ++summary.likely;
    summary.longest = std::max(summary.longest, word.length);
    const std::string_view signs = line.substr(word.at, word.length);
    const bool fits = word.length == cells && word.closed;
    if (!fits) {
      if (2 * word.length >= cells) summary.misfit = std::min(summary.misfit, word.at);
    } else if (is_open(signs, side)) {
      if (++summary.open == 2) summary.second = word.at;
      if (summary.open == 1) summary.puzzle = word;
    } else if (signs.find_first_of("0.*_Xx-") == std::string_view::npos) {
      if (++summary.full == 1 && summary.open == 0) summary.puzzle = word;
    }
  }
  return summary;
}

// Finds the grids of side `side` in `line`, that is, runs of as many cells as a board of this side
// has. If `side` is 0, tries the sides 9, 6 and 4 in this order, and sets `side` to the first one
// for which a grid can be taken for the puzzle of the line. If no side has a puzzle, returns a
// summary without grids.
LineSummary summarize_best(std::string_view line, int& side) {
  if (side != 0) return summarize(line, side);
  for (const int each : {9, 6, 4}) {
    const LineSummary summary = summarize(line, each);
    if (!summary.has_puzzle()) continue;
    // Skip this side if the line has a run of cells that is too long for it. Such a run is probably
    // a larger puzzle with a mistake. A run of the right length for this side is then just a
    // number.
    if (summary.longest > cells_of_side(each)) continue;
    side = each;
    return summary;
  }
  return {};
}

// First bytes of UTF-8 characters that other puzzle formats use as cells or frames: digits of other
// scripts, dots and bars. A character with such a first byte does not count as a letter.
constexpr std::string_view kOtherCells = "\xc2\xd9\xdb\xe0\xe2\xef";

bool is_alphanumeric(char byte) noexcept {
  return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
         (byte >= 'A' && byte <= 'Z');
}

// Returns true if `line` may be a puzzle in an unsupported format. Such a line contains at least
// nine digits from 1 to 9, or at least four such digits that have no letter or digit beside them.
bool has_digits(std::string_view line) {
  constexpr std::size_t kDigits = 9;
  constexpr std::size_t kAlone = 4;
  std::size_t digits = 0;
  std::size_t alone = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] < '1' || line[at] > '9') continue;
    ++digits;
    const bool left = at > 0 && is_alphanumeric(line[at - 1]);
    const bool right = at + 1 < line.size() && is_alphanumeric(line[at + 1]);
    if (!left && !right) ++alone;
  }
  return digits >= kDigits || alone >= kAlone;
}

// Returns true if `line` is a heading of a list of puzzles. A heading has three consecutive
// letters, or two consecutive characters of a script such as Chinese, and nothing that looks like a
// puzzle.
bool is_heading(std::string_view line) {
  // A line with one of these characters is probably JSON or a URL, not a heading.
  if (line.find_first_of("{}[]<>/?:=") != std::string_view::npos) return false;
  if (has_digits(line)) return false;
  int letters = 0;
  int longest = 0;
  std::size_t cells = 0;
  for (const char byte : line) {
    const auto code = static_cast<unsigned char>(byte);
    cells = is_cell(byte) ? cells + 1 : 0;
    if (cells >= kLikely) return false;
    // Skip the continuation bytes of UTF-8 characters.
    if (code >= 0x80 && code < 0xc0) continue;
    // True if the byte is the first byte, in UTF-8, of a letter that is not ASCII.
    const bool other =
        code >= 0xc0 && code < 0xf0 && kOtherCells.find(byte) == std::string_view::npos;
    // True if the letter takes three bytes in UTF-8, as Chinese ones do. It counts as two letters.
    const bool wide = other && code >= 0xe0;
    const bool letter = other || (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z');
    letters = letter ? letters + (wide ? 2 : 1) : 0;
    longest = std::max(longest, letters);
  }
  return longest >= 3;
}

// Returns the offset in `line` of the text that is most likely meant as a puzzle. An error is
// reported at this offset. The text is the column with the most cells, among the columns that have
// at least kLikely (12) cells and do not consist of digits 1..9 alone. If there is no such column,
// returns the offset of the first byte that is not a blank or a quote.
std::size_t likely_start(std::string_view line) {
  const auto is_between = [](char byte) { return is_edge(byte) && class_of(byte) > 9; };
  std::size_t likely = skip_blanks(line, 0);
  std::size_t most = kLikely - 1;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const std::size_t start = at;
    std::size_t cells = 0;
    bool full = true;
    for (; at < line.size() && class_of(line[at]) != kBlank && class_of(line[at]) != kSeparator;
         ++at) {
      if (is_cell(line[at])) ++cells;
      if (class_of(line[at]) == 0 || class_of(line[at]) > 9) full = false;
    }
    if (cells <= most || full || is_between(line[start])) continue;
    likely = start;
    most = cells;
  }
  return likely;
}

LineError too_many(const LineSummary& summary) {
  LineError error;
  error.column = static_cast<std::uint32_t>(summary.second + 1);
  error.code = ParseError::Code::kMany;
  error.found = static_cast<std::uint32_t>(summary.open);
  return error;
}

// Reads the puzzle at offset `at` of `line` and stores its digits in `digits`. The byte `separator`
// may follow the puzzle. Returns the error if there is one. Otherwise sets `side` to the side of
// the puzzle and returns nullopt.
std::optional<LineError> fault_at(std::string_view line, std::size_t at, int& side, char separator,
                                  std::uint8_t* digits) {
  const std::string_view rest = line.substr(at);
  Row row = scan(rest, digits);
  if (!row.clean && separator != 0 && rest[row.length] == separator) row.clean = true;
  auto error = fault_of(row, rest, side, digits);
  if (error) error->column += static_cast<std::uint32_t>(at);
  if (!error) side = geometry_of(row.length)->side();
  return error;
}

// Stores in `layout` in which column of `line` the puzzle is. The puzzles of all further lines are
// expected in the same column. If the column is ambiguous, stores only the side of the puzzle.
// Returns false if no grid of the line can be taken for its puzzle, or if a run that is not a grid
// but has at least half as many cells comes before that grid. `summary` describes the grids.
bool decide_layout(std::string_view line, const LineSummary& summary, int side,
                   ListLayout& layout) {
  if (!summary.has_puzzle() || summary.misfit < summary.puzzle.at) return false;
  layout.side = side;
  layout.decided = summary.open == 1 || summary.likely == 1;
  if (!layout.decided) return true;
  layout.separator = summary.puzzle.before;
  if (layout.separator != 0)
    layout.column = count_before(line, summary.puzzle.at, layout.separator);
  return true;
}

enum class Found : std::uint8_t { kHeading, kPuzzle, kError };

// Reads a line of a list that may have other text beside the puzzle, such as further columns.
// Stores the digits of the puzzle in `digits`, or sets `error`. Returns whether the line is a
// heading, a puzzle or an error.
Found read_columns(std::string_view line, ListLayout& layout, std::uint8_t* digits,
                   LineError& error) {
  int side = layout.side;
  const LineSummary summary = summarize_best(line, side);
  if (summary.open > 1) {
    error = too_many(summary);
    return Found::kError;
  }
  std::size_t at = 0;
  char separator = layout.separator;
  if (layout.decided) {
    at = std::min(field_after(line, layout.separator, layout.column), line.size());
  } else if (decide_layout(line, summary, side, layout)) {
    at = summary.puzzle.at;
    separator = summary.puzzle.before;
  } else if (!layout.begun && is_heading(line)) {
    return Found::kHeading;
  } else {
    at = likely_start(line);
  }
  const auto fault = fault_at(line, at, layout.side, separator, digits);
  if (!fault) return Found::kPuzzle;
  error = *fault;
  return Found::kError;
}

// Reads the line of a list that starts at offset `start` of `text`. On entry, `at` is the offset of
// the first byte of the line that is not a blank or a quote. On return, `at` is the offset of the
// end of the line. Stores the digits of the puzzle in `digits`, or sets `error`.
// Returns whether the line is a heading, a puzzle or an error.
Found read_line(std::string_view text, std::size_t start, std::size_t& at, ListLayout& layout,
                std::uint8_t* digits, LineError& error) {
  // A line that starts with a puzzle, followed by fewer bytes than the puzzle has, is read here
  // directly. The search for the column of the puzzle, which takes longer, is left out.
  if (layout.column == 0) {
    const Row row = scan(text.substr(at), digits);
    const std::size_t cells_end = at + row.length;
    const bool clean = row.length > 0 && row.clean;
    const std::size_t end = clean ? line_end_within(text, cells_end, row.length) : kNowhere;
    if (end != kNowhere) {
      const auto fault = fault_of(row, text.substr(at), layout.side, digits);
      if (!fault) {
        layout.side = geometry_of(row.length)->side();
        layout.decided = true;
        at = end;
        return Found::kPuzzle;
      }
      if (end == cells_end) {
        error = *fault;
        error.column += static_cast<std::uint32_t>(at - start);
        at = end;
        return Found::kError;
      }
    }
  }
  const std::string_view line = line_at(text, start);
  at = start + line.size();
  return read_columns(line, layout, digits, error);
}

// Writes `digits` to `out` as characters, with the character `empty` for 0. Returns a pointer to
// the byte after the last character written.
char* append_digits(char* out, std::span<const std::uint8_t> digits, char empty) {
  return std::transform(digits.begin(), digits.end(), out, [empty](std::uint8_t digit) {
    return digit == 0 ? empty : static_cast<char>('0' + digit);
  });
}

// Appends a number of solutions to `out`, as decimal digits. A `+` follows if the number equals
// `limit`, at which counting stopped, and `limit` is greater than 1. If the number is kNotKnown,
// which means that the solver gave up, appends `?` instead. Returns a pointer to the byte after the
// last character written.
char* append_count(char* out, int count, int limit) {
  if (count == kNotKnown) {
    *out++ = '?';
    return out;
  }
  out = std::to_chars(out, out + 3, count).ptr;
  if (count == limit && limit > 1) *out++ = '+';
  return out;
}

}  // namespace

ListReader::Taken ListReader::read(std::string_view text, std::span<std::uint8_t> digits,
                                   std::span<std::uint32_t> lines, std::span<LineError> errors) {
  assert(digits.size() >= lines.size() * kMaxCells);
  Taken taken;
  if (line_ == 0 && text.starts_with(kByteOrderMark)) taken.bytes = kByteOrderMark.size();
  while (taken.bytes < text.size() && taken.puzzles < lines.size() &&
         taken.errors < errors.size()) {
    ++line_;
    const std::size_t start = taken.bytes;
    const std::size_t at = skip_blanks(text, start);
    taken.bytes = at;
    if (at < text.size() && text[at] != '#' && class_of(text[at]) != kLineEnd) {
      std::uint8_t* const board = digits.data() + taken.puzzles * cells_of_side(layout_.side);
      LineError error;
      const Found found = read_line(text, start, taken.bytes, layout_, board, error);
      layout_.begun = true;
      if (found == Found::kPuzzle) lines[taken.puzzles++] = line_;
      if (found == Found::kError) {
        error.line = line_;
        error.offset = static_cast<std::uint32_t>(start);
        errors[taken.errors++] = error;
      }
    }
    taken.bytes = skip_line(text, taken.bytes);
  }
  return taken;
}

std::size_t format_answers(int side, std::span<const std::uint8_t> digits,
                           std::span<const std::uint8_t> counts,
                           std::span<const std::uint8_t> solutions, int limit,
                           std::span<char> out) {
  assert(out.size() >= counts.size() * kLongestAnswer);
  const std::size_t cells = cells_of_side(side);
  char* end = out.data();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto solution = solutions.subspan(i * cells, cells);
    end = append_digits(end, digits.subspan(i * cells, cells), '.');
    *end++ = ',';
    end = append_count(end, counts[i], limit);
    *end++ = ',';
    if (solution[0] != 0) end = append_digits(end, solution, '.');
    *end++ = '\n';
  }
  return static_cast<std::size_t>(end - out.data());
}

}  // namespace sudoku
