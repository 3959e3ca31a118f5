// WebAssembly module that solves lists of puzzles and generates puzzles. The module has no
// JavaScript glue and its memory never grows. Data crosses in static buffers, whose addresses are
// exported. web/app/solver/batch-module.js is the JavaScript side: it reads Facts, Made and
// LineError as arrays of words in the order of their members.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "sudoku/generate.h"
#include "sudoku/list.h"
#include "sudoku/solve_many.h"

#define EXPORT(name) __attribute__((export_name(#name)))

namespace {

// Capacity of the buffers.
constexpr std::size_t kRoom = 2048;       // puzzles
constexpr std::size_t kText = 1U << 18U;  // bytes of text
constexpr std::size_t kErrors = 256;      // errors of one read()

struct {
  std::array<char, kText> text;
  std::array<std::uint8_t, kRoom * sudoku::kMaxCells> digits;
  std::array<std::uint8_t, kRoom * sudoku::kMaxCells> solutions;
  std::array<std::uint8_t, kRoom> counts;
  std::array<std::uint32_t, kRoom> lines;
  std::array<sudoku::LineError, kErrors> errors;
  std::array<char, kRoom * sudoku::kLongestAnswer> answers;
} buffers;

// Result of read().
struct Facts {
  std::uint32_t bytes;    // bytes of text that this read() consumed
  std::uint32_t puzzles;  // puzzles that this read() found
  std::uint32_t errors;   // errors that this read() found
  std::uint32_t lines;    // lines read since open(), skipped ones included
  std::uint32_t side;     // side of the puzzles; 0: none could be read yet
  std::uint32_t layout;   // see number_of()
} facts;

sudoku::ListReader reader;
sudoku::ListReader reader_before;  // `reader` before the last read(), for unread()

// Packs a layout, without its side, into a number for open():
//
//   bit   0      1        2..9       10..
//         begun  decided  separator  column
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

// Result of best() (the first three members) or of a rejected wish() (the last three).
struct Made {
  std::int32_t clues;     // number of clues of the puzzle
  std::int32_t minimal;   // 1: every clue is needed for a unique solution
  std::int32_t complete;  // 1: the puzzle fulfils the whole wish
  std::int32_t least;     // bounds that the wish violates, as in sudoku::WishError
  std::int32_t most;
  std::int32_t step;
} made;

// Returns the part of a buffer that its first `count` puzzles occupy.
template <class Buffer>
auto first_puzzles(Buffer& buffer, int side, std::size_t count) {
  return std::span(buffer).first(count * static_cast<std::size_t>(side * side));
}

}  // namespace

namespace batch {

// Capacity: of the puzzle buffers in puzzles, of the text buffer in bytes.
EXPORT(room) std::size_t room() { return kRoom; }
EXPORT(text_room) std::size_t text_room() { return kText; }

// Addresses of the buffers.
EXPORT(text) void* text() { return buffers.text.data(); }
EXPORT(digits) void* digits() { return buffers.digits.data(); }
EXPORT(solutions) void* solutions() { return buffers.solutions.data(); }
EXPORT(counts) void* counts() { return buffers.counts.data(); }
EXPORT(lines) void* lines() { return buffers.lines.data(); }
EXPORT(errors) void* errors() { return buffers.errors.data(); }
EXPORT(answers) void* answers() { return buffers.answers.data(); }
EXPORT(facts) void* facts_of_read() { return &facts; }

// Starts a list (side 0, layout 0), or continues one with the side and the layout that Facts
// reported after its first part.
EXPORT(open) void open(int side, std::uint32_t layout) {
  reader = sudoku::ListReader(layout_of(side, layout));
}

// Reads lines from the first `length` bytes of the text buffer, until the puzzles or the errors
// fill their buffers. The end of the text also ends a line. Writes `digits`, `lines`, `errors` and
// `facts`.
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

// Restores the reader to its state before the last read(). The buffers keep their contents.
EXPORT(unread) void unread() { reader = reader_before; }

// Solves the `count` puzzles of the buffer `digits` that start with puzzle `first`, and fills the
// buffers `counts` and `solutions`. `limit` (1..254) bounds the number of solutions that are
// counted. A puzzle that needs more than `guesses` guesses gets the count sudoku::kNotKnown.
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
// `answers`. Returns the number of bytes written. `limit` is the limit that solve() had.
EXPORT(format) std::size_t format(int side, std::size_t count, int limit) {
  return sudoku::format_answers(
      side, first_puzzles(buffers.digits, side, count), std::span(buffers.counts).first(count),
      first_puzzles(buffers.solutions, side, count), limit, buffers.answers);
}

// Address of `made`.
EXPORT(made) void* facts_of_made() { return &made; }

// Starts to generate a puzzle, and drops the one before. `symmetry` is a value of sudoku::Symmetry,
// `clues` the exact number of clues, or 0 for any number.
// Returns: 0, or WishError::Code + 1 if no such puzzle can exist. Then `made` holds the violated
// bounds, and the puzzle before is kept.
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

// Continues the generation for about `questions` solver queries of one or two microseconds each (on
// 9x9). Returns 1 once the wish is fulfilled, otherwise 0. Requires: wish() has returned 0.
EXPORT(work) int work(double questions) {
  return generator->work(static_cast<std::uint64_t>(questions)) ? 1 : 0;
}

// Copies the puzzle closest to the wish so far into the buffer `digits` and its solution into
// `solutions`, and describes it in `made`. Returns 1, or 0 if there is no puzzle yet.
// Requires: wish() has returned 0.
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
