#include "sudoku/list.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cstring>
#include <optional>

#include "fast/vectors.h"
#include "sudoku/solve_many.h"

namespace sudoku {
namespace {

// What a byte means: 0..9 a cell, or one of these.
enum Class : std::uint8_t { kForeignByte = 10, kBlank, kSeparator, kLineEnd };

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

// The cells of a line.
struct Row {
  std::size_t length = 0;  // what does not fit on any board is counted too
  unsigned largest = 0;    // digit
  bool clean = true;       // nothing follows, or what may follow a puzzle
};

// As many whole vectors of digits and full stops as `text` starts with: how nearly every puzzle is
// written. `digits` takes kMaxCells.
Row scan_plain(std::string_view text, std::uint8_t* digits) noexcept {
  constexpr std::size_t kWidth = sizeof(Bytes);
  Row row;
  Bytes largest = {};
  for (; row.length + kWidth <= std::min<std::size_t>(text.size(), kMaxCells);
       row.length += kWidth) {
    Bytes bytes;
    std::memcpy(&bytes, text.data() + row.length, kWidth);
    const Bytes cells = (bytes - '0') & ~where_equal(bytes, '.');
    if (bits(where_larger(cells, 9)) != 0) break;
    std::memcpy(digits + row.length, &cells, kWidth);
    largest = larger(largest, cells);
  }
  for (std::size_t i = 0; i < kWidth; ++i)
    row.largest = std::max<unsigned>(row.largest, largest[i]);
  return row;
}

// `digits` takes the first kMaxCells cells.
Row scan(std::string_view text, std::uint8_t* digits) noexcept {
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

const Geometry* geometry_of(std::size_t cells) noexcept {
  return cells > kMaxCells ? nullptr : Geometry::of_cells(static_cast<int>(cells));
}

std::size_t cells_of_side(int side) noexcept {
  const auto width = static_cast<std::size_t>(side);
  return width * width;
}

std::size_t nearest_cells(std::size_t found) noexcept {
  return found <= (16 + 36) / 2 ? 16 : found <= (36 + 81) / 2 ? 36 : 81;
}

// What keeps a line from being a puzzle of that side (0: any). `column` counts from its first cell.
std::optional<LineError> fault_of(const Row& row, std::string_view text, int side,
                                  const std::uint8_t* digits) noexcept {
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

std::size_t skip_blanks(std::string_view text, std::size_t at) noexcept {
  while (at < text.size() && class_of(text[at]) == kBlank) ++at;
  return at;
}

// The start of the next line.
std::size_t skip_line(std::string_view text, std::size_t at) noexcept {
  while (at < text.size() && class_of(text[at]) != kLineEnd) ++at;
  if (at == text.size()) return at;
  const bool two = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
  return at + (two ? 2 : 1);
}

char* put(char* out, std::span<const std::uint8_t> digits, char empty) noexcept {
  return std::transform(digits.begin(), digits.end(), out, [empty](std::uint8_t digit) {
    return digit == 0 ? empty : static_cast<char>('0' + digit);
  });
}

char* put_count(char* out, int count, int limit) noexcept {
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
                                   std::span<std::uint32_t> lines,
                                   std::span<LineError> errors) noexcept {
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
      std::uint8_t* const board = digits.data() + taken.puzzles * side_ * side_;
      const Row row = scan(text.substr(at), board);
      taken.bytes += row.length;
      if (auto error = fault_of(row, text.substr(at), side_, board)) {
        error->line = line_;
        error->offset = static_cast<std::uint32_t>(start);
        error->column += static_cast<std::uint32_t>(at - start);
        errors[taken.errors++] = *error;
      } else {
        side_ = geometry_of(row.length)->side();
        lines[taken.puzzles++] = line_;
      }
    }
    taken.bytes = skip_line(text, taken.bytes);
  }
  return taken;
}

std::size_t format_answers(int side, std::span<const std::uint8_t> digits,
                           std::span<const std::uint8_t> counts,
                           std::span<const std::uint8_t> solutions, int limit,
                           std::span<char> out) noexcept {
  assert(out.size() >= counts.size() * kLongestAnswer);
  const std::size_t cells = cells_of_side(side);
  char* end = out.data();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto solution = solutions.subspan(i * cells, cells);
    end = put(end, digits.subspan(i * cells, cells), '.');
    *end++ = ',';
    end = put_count(end, counts[i], limit);
    *end++ = ',';
    if (solution[0] != 0) end = put(end, solution, '.');
    *end++ = '\n';
  }
  return static_cast<std::size_t>(end - out.data());
}

}  // namespace sudoku
