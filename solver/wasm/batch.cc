// The module for many puzzles: lists in, answers out; or wishes in, puzzles out. It has no glue and
// asks for no memory: all that crosses lies in buffers of a fixed size, whose places it tells.
// web/app/solver/batch-module.js is its other half; the numbers of `facts` are in the order in
// which they are read there.
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

std::optional<sudoku::Generator> generator;

// What is known of the best puzzle, or of why a wish cannot be granted.
struct Made {
  std::int32_t clues;
  std::int32_t minimal;
  std::int32_t complete;
  std::int32_t least;
  std::int32_t most;
  std::int32_t step;
} made;

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

EXPORT(made) void* facts_of_made() { return &made; }

// A new wish; `symmetry` counts as sudoku::Symmetry does. 0, or why it cannot be granted: the
// number of the code from 1, and its bounds in `made`.
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

// Goes on with the wish by so many questions; 1 once it is granted.
EXPORT(work) int work(double questions) {
  return generator->work(static_cast<std::uint64_t>(questions)) ? 1 : 0;
}

// Puts the best puzzle so far into the digits, its solution into the solutions, and the rest into
// `made`. 0 where there is none yet.
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
