// WebAssembly module that solves lists of puzzles and generates puzzles. Emscripten generates no
// JavaScript for it, and its memory never grows. Data crosses in static buffers, whose addresses
// are exported. web/app/solver/batch-module.js is the JavaScript side. It reads the structs Facts,
// Made and LineError as arrays of 32-bit words, in the order of their members.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "sudoku/generate.h"
#include "sudoku/geometry.h"
#include "sudoku/list.h"
#include "sudoku/solve_many.h"

#define EXPORT(name) __attribute__((export_name(#name)))

namespace {

constexpr std::size_t kRoom = 2048;       // maximum number of puzzles in a buffer
constexpr std::size_t kText = 1U << 18U;  // capacity of the buffer of text, in bytes
constexpr std::size_t kErrors = 256;      // maximum number of errors in the buffer of errors

struct {
  std::array<char, kText> text;
  std::array<std::uint8_t, kRoom * sudoku::kMaxCells> digits;
  std::array<std::uint8_t, kRoom * sudoku::kMaxCells> solutions;
  std::array<std::uint8_t, kRoom> counts;
  std::array<std::uint32_t, kRoom> lines;
  std::array<sudoku::LineError, kErrors> errors;
  std::array<char, kRoom * sudoku::kLongestAnswer> answers;
} buffers;

// Result of one call of read(), which reads a part of a list of puzzles.
struct Facts {
  std::uint32_t bytes;    // number of bytes of text that read() consumed
  std::uint32_t puzzles;  // number of puzzles that read() found
  std::uint32_t errors;   // number of errors that read() found
  std::uint32_t lines;    // number of lines read since open(), skipped lines included
  std::uint32_t side;     // side of the puzzles (4, 6 or 9); 0: no puzzle could be read yet
  std::uint32_t layout;   // format of a line of the list, packed by number_of()
} facts;

sudoku::ListReader reader;
sudoku::ListReader reader_before;  // state of `reader` before the last call of read()

// Packs what a sudoku::ListReader has learned about the format of a list of puzzles, except the
// side of the puzzles, into 32 bits:
//
//   bit 0        begun: a line has been read
//   bit 1        decided: the separator and the column apply to all further lines
//   bits 2..9    separator of the columns of a line, as a character; 0 if there is none
//   bits 10..    column of the puzzle: the number of separators before it
std::uint32_t number_of(const sudoku::ListLayout& layout) noexcept {
  const auto separator = static_cast<unsigned char>(layout.separator);
  return (layout.begun ? 1U : 0U) | (layout.decided ? 2U : 0U) |
         static_cast<std::uint32_t>(separator) << 2U | layout.column << 10U;
}

sudoku::ListLayout layout_of(int side, std::uint32_t number) noexcept {
  return {.side = side,
          .begun = (number & 1U) != 0,
          .decided = (number & 2U) != 0,
          .separator = static_cast<char>(number >> 2U & 0xffU),
          .column = number >> 10U};
}

std::optional<sudoku::Generator> generator;

// What JavaScript can read about the generated puzzle, or about why there can be none. The first
// three members describe the puzzle that best() has copied. The last three are set when wish() has
// failed, and say which numbers of clues are possible with the other properties that the caller
// asked for.
struct Made {
  std::int32_t clues;     // number of clues of the generated puzzle
  std::int32_t minimal;   // 1 if the puzzle needs each clue for a unique solution, otherwise 0
  std::int32_t complete;  // 1 if the puzzle has all properties that were asked for, otherwise 0
  std::int32_t least;     // minimum number of clues that a caller may ask for; set if wish() fails
  std::int32_t most;      // maximum number of clues that a caller may ask for; set if wish() fails
  std::int32_t step;      // the number of clues must be a multiple of this; set if wish() fails
} made;

// Returns the part of `buffer` that holds its first `count` puzzles. The buffer has side * side
// values for each puzzle, one for each cell.
template <class Buffer>
auto first_puzzles(Buffer& buffer, int side, std::size_t count) {
  return std::span(buffer).first(count * static_cast<std::size_t>(side * side));
}

}  // namespace

namespace batch {

// room() returns the maximum number of puzzles that the buffers hold. text_room() returns the
// capacity of the buffer of text, in bytes.
EXPORT(room) std::size_t room() { return kRoom; }
EXPORT(text_room) std::size_t text_room() { return kText; }

// These functions return the addresses of the buffers that JavaScript reads and writes. facts()
// does the same for the struct with the result of read().
EXPORT(text) void* text() { return buffers.text.data(); }
EXPORT(digits) void* digits() { return buffers.digits.data(); }
EXPORT(solutions) void* solutions() { return buffers.solutions.data(); }
EXPORT(counts) void* counts() { return buffers.counts.data(); }
EXPORT(lines) void* lines() { return buffers.lines.data(); }
EXPORT(errors) void* errors() { return buffers.errors.data(); }
EXPORT(answers) void* answers() { return buffers.answers.data(); }
EXPORT(facts) void* facts_of_read() { return &facts; }

// Starts to read a list of puzzles if `side` and `layout` are 0. To continue a list whose first
// part was read before, pass the members `side` and `layout` of the struct `facts`, as read() set
// them for that part.
EXPORT(open) void open(int side, std::uint32_t layout) {
  reader = sudoku::ListReader(layout_of(side, layout));
}

// Reads puzzles, one per line, from the first `length` bytes of the buffer `text`. Stops early when
// the puzzles or the errors fill their buffers. The end of the text also ends a line. Fills the
// buffers `digits`, `lines` (the line number of each puzzle) and `errors`, and the struct `facts`,
// which has the numbers of puzzles and errors and the format of the list.
EXPORT(read) void read(std::size_t length) {
  reader_before = reader;
  const auto taken = reader.read(std::string_view(buffers.text.data(), length), buffers.digits,
                                 buffers.lines, buffers.errors);
  facts = {.bytes = static_cast<std::uint32_t>(taken.bytes),
           .puzzles = static_cast<std::uint32_t>(taken.puzzles),
           .errors = static_cast<std::uint32_t>(taken.errors),
           .lines = reader.lines(),
           .side = static_cast<std::uint32_t>(reader.side()),
           .layout = number_of(reader.layout())};
}

// Puts the reader of the list back to its state before the last call of read(), so that the same
// lines can be read again. The buffers keep their contents.
EXPORT(unread) void unread() { reader = reader_before; }

// Solves `count` puzzles of the buffer `digits`, beginning with puzzle number `first` (from 0).
// Writes the number of solutions of each puzzle into the buffer `counts`, and one solution, if any
// was found, into the buffer `solutions`. Counts at most `limit` (1..254) solutions of a puzzle. A
// puzzle that needs more than `guesses` guesses gets the count 255 (sudoku::kNotKnown).
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

// Writes a line "puzzle,count,solution" for each of the first `count` puzzles into the buffer
// `answers`. Returns the number of bytes written. `limit` must be the limit that was passed to
// solve().
EXPORT(format) std::size_t format(int side, std::size_t count, int limit) {
  return sudoku::format_answers(
      side, first_puzzles(buffers.digits, side, count), std::span(buffers.counts).first(count),
      first_puzzles(buffers.solutions, side, count), limit, buffers.answers);
}

// Returns the address of a struct of six 32-bit integers, which wish() and best() write. It
// describes the generated puzzle: its number of clues, whether it is minimal, and whether it has
// all properties that the caller asked for. Then come the limits of the number of clues: its
// minimum, its maximum, and the number of which it must be a multiple.
EXPORT(made) void* facts_of_made() { return &made; }

// Starts to generate a puzzle with the given properties, drops the previous puzzle, and returns 0.
// `symmetry` is a value of sudoku::Symmetry. `clues` is the exact number of clues, or 0 for any
// number. `minimal` is 1 if the puzzle must need each of its clues, otherwise 0. If no such puzzle
// can exist, keeps the previous puzzle and returns sudoku::WishError::Code + 1. The members
// `least`, `most` and `step` of `made` then say which numbers of clues are possible.
EXPORT(wish)
int wish(int side, std::uint32_t seed_low, std::uint32_t seed_high, int clues, int symmetry,
         int minimal) {
  const sudoku::Wish wish{.side = side,
                          .seed = std::uint64_t{seed_high} << 32U | seed_low,
                          .clues = clues,
                          .symmetry = static_cast<sudoku::Symmetry>(symmetry),
                          .minimal = minimal != 0};
  if (const auto fault = sudoku::find_fault(wish)) {
    made = {.clues = 0,
            .minimal = 0,
            .complete = 0,
            .least = fault->least,
            .most = fault->most,
            .step = fault->step};
    return static_cast<int>(fault->code) + 1;
  }
  generator.emplace(wish);
  return 0;
}

// Continues to generate a puzzle. Stops after about `questions` further questions to the solver,
// such as whether a clue can be removed. On 9x9 a question takes one or two microseconds. Returns 1
// once the puzzle has all properties that the caller asked for, otherwise 0. Requires: wish() has
// returned 0.
EXPORT(work) int work(double questions) {
  return generator->work(static_cast<std::uint64_t>(questions)) ? 1 : 0;
}

// Takes the generated puzzle that is closest so far to the properties asked for. Copies it into the
// buffer `digits`, and its solution into the buffer `solutions`. Writes its number of clues,
// whether it is minimal and whether it has all properties asked for into the struct `made`.
// Returns 1, or 0 if there is no puzzle yet. Requires: wish() has returned 0.
EXPORT(best) int best() {
  const sudoku::Generated* const found = generator->best();
  if (found == nullptr) return 0;
  const auto puzzle = found->puzzle.digits();
  const auto solution = found->solution.digits();
  std::copy(puzzle.begin(), puzzle.end(), buffers.digits.begin());
  std::copy(solution.begin(), solution.end(), buffers.solutions.begin());
  made = {.clues = found->clues,
          .minimal = found->minimal ? 1 : 0,
          .complete = found->complete ? 1 : 0,
          .least = 0,
          .most = 0,
          .step = 1};
  return 1;
}

}  // namespace batch
