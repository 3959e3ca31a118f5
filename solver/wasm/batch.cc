// The module for many puzzles: lists in, answers out. It has no glue and asks for no memory: all
// that crosses lies in buffers of a fixed size, whose places it tells. web/app/batch.js is its
// other half; the numbers of `facts` are in the order in which they are read there.
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "sudoku/list.h"
#include "sudoku/solve_many.h"

#define EXPORT(name) __attribute__((export_name(#name)))

namespace {

// Puzzles that fit in at once, and bytes of text.
constexpr std::size_t kRoom = 2048;
constexpr std::size_t kText = 1U << 18U;
constexpr std::size_t kErrors = 256;

struct {
  std::array<char, kText> text;
  std::array<std::uint8_t, kRoom * sudoku::kMaxCells> digits;
  std::array<std::uint8_t, kRoom * sudoku::kMaxCells> solutions;
  std::array<std::uint8_t, kRoom> counts;
  std::array<std::uint32_t, kRoom> lines;
  std::array<sudoku::LineError, kErrors> errors;
  std::array<char, kRoom * sudoku::kLongestAnswer> answers;
} buffers;

// What read() found out.
struct Facts {
  std::uint32_t bytes;
  std::uint32_t puzzles;
  std::uint32_t errors;
  std::uint32_t lines;  // of the whole list so far
  std::uint32_t side;
} facts;

sudoku::ListReader reader;

template <class Buffer>
auto first_puzzles(Buffer& buffer, int side, std::size_t count) {
  return std::span(buffer).first(count * static_cast<std::size_t>(side * side));
}

}  // namespace

namespace batch {

EXPORT(room) std::size_t room() { return kRoom; }
EXPORT(text_room) std::size_t text_room() { return kText; }

EXPORT(text) void* text() { return buffers.text.data(); }
EXPORT(digits) void* digits() { return buffers.digits.data(); }
EXPORT(solutions) void* solutions() { return buffers.solutions.data(); }
EXPORT(counts) void* counts() { return buffers.counts.data(); }
EXPORT(lines) void* lines() { return buffers.lines.data(); }
EXPORT(errors) void* errors() { return buffers.errors.data(); }
EXPORT(answers) void* answers() { return buffers.answers.data(); }
EXPORT(facts) void* facts_of_read() { return &facts; }

// A new list. `side` 0: that of its first puzzle.
EXPORT(open) void open(int side) { reader = sudoku::ListReader(side); }

// Reads lines from the first `length` bytes of the text into digits, lines, errors and facts.
EXPORT(read) void read(std::size_t length) {
  const auto taken = reader.read(std::string_view(buffers.text.data(), length), buffers.digits,
                                 buffers.lines, buffers.errors);
  facts = {.bytes = static_cast<std::uint32_t>(taken.bytes),
           .puzzles = static_cast<std::uint32_t>(taken.puzzles),
           .errors = static_cast<std::uint32_t>(taken.errors),
           .lines = reader.lines(),
           .side = static_cast<std::uint32_t>(reader.side())};
}

// Solves `count` puzzles from the digits, from the `first` on, into counts and solutions.
EXPORT(solve)
void solve(int side, std::size_t first, std::size_t count, int limit, double guesses) {
  const std::size_t cells = static_cast<std::size_t>(side * side);
  const std::size_t start = first * cells;
  const std::size_t size = count * cells;
  sudoku::solve_many(side, std::span(buffers.digits).subspan(start, size), limit,
                     static_cast<std::uint64_t>(guesses),
                     std::span(buffers.counts).subspan(first, count),
                     std::span(buffers.solutions).subspan(start, size));
}

// Writes the answers to the first `count` puzzles; returns how many bytes they take.
EXPORT(format) std::size_t format(int side, std::size_t count, int limit) {
  return sudoku::format_answers(
      side, first_puzzles(buffers.digits, side, count), std::span(buffers.counts).first(count),
      first_puzzles(buffers.solutions, side, count), limit, buffers.answers);
}

}  // namespace batch
