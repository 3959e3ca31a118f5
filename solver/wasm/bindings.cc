// The door to JavaScript: numbers in, numbers out, everything longer through one buffer.
//
// web/app/solver.js is the only caller. Embind calls cost about 0.2 microseconds each under a
// Content-Security-Policy that forbids `new Function`, so a step crosses as one packed integer and
// many steps as words in the buffer. Counts cross as doubles: exact up to 2^53, where int is not.
// A memory view is stale once the memory has grown: the caller takes a new one after each call.
//
// Nothing here throws. What a user can get wrong has been found out before (parse, check).

#include <emscripten/bind.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "sudoku/solve.h"
#include "sudoku/timeline.h"

namespace {

using sudoku::Board;
using sudoku::Timeline;

constexpr std::size_t kBufferWords = 4096;
alignas(8) std::array<std::uint32_t, kBufferWords> words;

std::uint8_t* bytes() { return reinterpret_cast<std::uint8_t*>(words.data()); }
double* doubles() { return reinterpret_cast<double*>(words.data()); }

emscripten::val buffer() {
  return emscripten::val(emscripten::typed_memory_view(sizeof words, bytes()));
}

void put_board(std::size_t offset, const Board& board) {
  std::copy(board.digits().begin(), board.digits().end(), bytes() + offset);
}

// The board whose digits stand in the first `cells` bytes of the buffer.
Board board_in_buffer(int cells) {
  Board board(*sudoku::Geometry::of_cells(cells));
  for (int cell = 0; cell < cells; ++cell) board.set(cell, bytes()[cell]);
  return board;
}

// In: `length` bytes of text. Out: the digits, and their number is returned; or 0, and the words
// are code, index, line, column, found, expected.
int parse(int length) {
  const std::string text(reinterpret_cast<const char*>(bytes()), length);
  const auto result = sudoku::parse(text);
  if (const auto* board = std::get_if<Board>(&result)) {
    put_board(0, *board);
    return board->geometry().cells();
  }
  const auto& error = std::get<sudoku::ParseError>(result);
  words[0] = static_cast<std::uint32_t>(error.code);
  const std::array<int, 5> rest = {error.index, error.line, error.column, error.found,
                                   error.expected};
  std::copy(rest.begin(), rest.end(), words.begin() + 1);
  return 0;
}

// In: a board. Out: the status is returned; from byte 0 the first and from byte 128 the second
// solution; words 64.. are cell, unit and digit of an impossible place and the number of
// conflicts; three words for each conflict follow.
int check(int cells, double limit) {
  const auto verdict = sudoku::check(board_in_buffer(cells), static_cast<std::uint64_t>(limit));
  if (verdict.solution) put_board(0, *verdict.solution);
  if (verdict.second) put_board(128, *verdict.second);
  const auto impossible = verdict.impossible.value_or(sudoku::Impossible{});
  auto out = words.begin() + 64;
  *out++ = impossible.cell;
  *out++ = impossible.unit;
  *out++ = impossible.digit;
  *out++ = static_cast<std::uint32_t>(verdict.conflicts.size());
  for (const auto& conflict : verdict.conflicts) {
    *out++ = conflict.first;
    *out++ = conflict.second;
    *out++ = conflict.unit;
  }
  return static_cast<int>(verdict.status);
}
// A board of equal digits has the most conflicts: 27 units of 36 pairs.
static_assert(64 + 4 + 3 * 27 * 36 <= kBufferWords);

// In: a board without conflicts. The caller owns the timeline.
Timeline* make_timeline(int cells, int algorithm) {
  return new Timeline(sudoku::algorithms()[algorithm].make(board_in_buffer(cells)));
}

// Out: the name of an algorithm; its length is returned, 0 past the last.
int algorithm_name(int index) {
  if (index >= static_cast<int>(sudoku::algorithms().size())) return 0;
  const auto id = sudoku::algorithms()[index].id;
  std::copy(id.begin(), id.end(), bytes());
  return static_cast<int>(id.size());
}

std::uint32_t next(Timeline& run) { return sudoku::pack(run.next()); }
std::uint32_t step(const Timeline& run) { return sudoku::pack(run.step()); }
void seek(Timeline& run, double position) { run.seek(static_cast<std::uint64_t>(position)); }
double position(const Timeline& run) { return static_cast<double>(run.position()); }
bool done(const Timeline& run) { return run.done(); }
bool complete(const Timeline& run) { return run.complete(); }
double known(const Timeline& run) { return static_cast<double>(run.known()); }
int depth(const Timeline& run) { return static_cast<int>(run.now().stack().size()); }
double solutions(const Timeline& run) { return static_cast<double>(run.solutions()); }
double memory(const Timeline& run) { return static_cast<double>(run.memory()); }

double advance(Timeline& run, double budget, std::uint32_t kinds, double count) {
  return static_cast<double>(
      run.advance(static_cast<std::uint64_t>(budget), kinds, static_cast<std::uint64_t>(count)));
}

double find(const Timeline& run, std::uint32_t kinds, bool backward, double budget) {
  const auto found = run.find(kinds, backward, static_cast<std::uint64_t>(budget));
  return found ? static_cast<double>(*found) : -1;
}

int read(Timeline& run, int count) {
  return static_cast<int>(run.read(std::span(words).first(count)));
}

bool measure(Timeline& run, double budget) {
  return run.measure(static_cast<std::uint64_t>(budget));
}

// Out: the board from byte 0, the cells of the stack from byte 128, the counters as doubles from
// byte 256; the depth is returned.
int snapshot(const Timeline& run) {
  put_board(0, run.now().board());
  const auto stack = run.now().stack();
  std::copy(stack.begin(), stack.end(), bytes() + 128);
  std::copy(run.now().counters().begin(), run.now().counters().end(), doubles() + 32);
  return static_cast<int>(stack.size());
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku) {
  emscripten::function("buffer", &buffer);
  emscripten::function("parse", &parse);
  emscripten::function("check", &check);
  emscripten::function("algorithmName", &algorithm_name);
  emscripten::class_<Timeline>("Timeline")
      .constructor(&make_timeline, emscripten::allow_raw_pointers())
      .function("next", &next)
      .function("step", &step)
      .function("seek", &seek)
      .function("position", &position)
      .function("done", &done)
      .function("depth", &depth)
      .function("known", &known)
      .function("complete", &complete)
      .function("advance", &advance)
      .function("find", &find)
      .function("read", &read)
      .function("measure", &measure)
      .function("solutions", &solutions)
      .function("snapshot", &snapshot)
      .function("memory", &memory);
}
