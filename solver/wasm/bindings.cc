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
#include <cstdlib>
#include <utility>
#include <vector>

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
// What is too long for the buffer, for as long as it takes to cross.
std::vector<std::uint8_t> cargo;

double* doubles() { return reinterpret_cast<double*>(words.data()); }

emscripten::val buffer() {
  return emscripten::val(emscripten::typed_memory_view(sizeof words, bytes()));
}

emscripten::val view_of_cargo() {
  return emscripten::val(emscripten::typed_memory_view(cargo.size(), cargo.data()));
}

// Whether so many bytes can be had. Where there are none, the module ends in the middle of what it
// does, and all runs with it: so a caller that is about to need some asks first.
bool has_room(double size) {
  void* const volatile block = std::malloc(static_cast<std::size_t>(size));
  std::free(block);
  return block != nullptr;
}

// Makes room for so many bytes of cargo; 0 gives the memory back.
void load(int size) { cargo = std::vector<std::uint8_t>(size); }

void put_board(std::size_t offset, const Board& board) {
  std::copy(board.digits().begin(), board.digits().end(), bytes() + offset);
}

// Readable: what JavaScript makes a string of at once.
void put_text(std::size_t offset, const Board& board) {
  for (const int digit : board.digits()) bytes()[offset++] = static_cast<std::uint8_t>('0' + digit);
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
  const std::string_view text(reinterpret_cast<const char*>(bytes()), length);
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

// In: a board. Out: the number of solutions is returned, at most `wanted`, or -1: not known after
// so many guesses; the first from byte 0 and the second from byte 128, as text. Where there is none
// the board is left as it is.
double search(int cells, double wanted, double guesses) {
  const auto found =
      sudoku::find_solutions(board_in_buffer(cells), static_cast<std::uint64_t>(wanted),
                             static_cast<std::uint64_t>(guesses));
  for (std::size_t i = 0; i < std::min<std::uint64_t>(found.count, 2); ++i) {
    put_text(128 * i, found.boards[i]);
  }
  return found.complete || found.count == wanted ? static_cast<double>(found.count) : -1;
}

// In: a board. Out: cell, unit and digit of an impossible place from word 64; from word 67 three
// words for each conflict, the number of which is returned.
int obstacles(int cells) {
  const Board board = board_in_buffer(cells);
  const auto impossible = sudoku::find_impossible(board).value_or(sudoku::Impossible{});
  auto out = words.begin() + 64;
  *out++ = impossible.cell;
  *out++ = impossible.unit;
  *out++ = impossible.digit;
  const auto conflicts = sudoku::conflicts(board);
  for (const auto& conflict : conflicts) {
    *out++ = conflict.first;
    *out++ = conflict.second;
    *out++ = conflict.unit;
  }
  return static_cast<int>(conflicts.size());
}
// A board of equal digits has the most conflicts: 27 units of 36 pairs.
static_assert(64 + 3 + 3 * 27 * 36 <= kBufferWords);

// A run crosses as its address: embind's classes would double the glue, and handle.js owns each run
// anyway.
using Handle = std::uintptr_t;
Timeline& at(Handle run) { return *reinterpret_cast<Timeline*>(run); }

// In: a board. The caller closes the run. 0: the board has conflicts, and there is no run.
Handle open(int cells, int algorithm) {
  const Board board = board_in_buffer(cells);
  if (!sudoku::obeys_rules(board)) return 0;
  return reinterpret_cast<Handle>(new Timeline(sudoku::algorithms()[algorithm].make(board)));
}

void close(Handle run) { delete &at(run); }

// Out: the name of an algorithm; its length is returned, 0 past the last.
int algorithm_name(int index) {
  if (index >= static_cast<int>(sudoku::algorithms().size())) return 0;
  const auto id = sudoku::algorithms()[index].id;
  std::copy(id.begin(), id.end(), bytes());
  return static_cast<int>(id.size());
}

std::uint32_t next(Handle run) { return sudoku::pack(at(run).next()); }
std::uint32_t step(Handle run) { return sudoku::pack(at(run).step()); }
void seek(Handle run, double position) { at(run).seek(static_cast<std::uint64_t>(position)); }
double position(Handle run) { return static_cast<double>(at(run).position()); }
bool done(Handle run) { return at(run).done(); }
bool complete(Handle run) { return at(run).complete(); }
double known(Handle run) { return static_cast<double>(at(run).known()); }
int depth(Handle run) { return static_cast<int>(at(run).now().stack().size()); }
double solutions(Handle run) { return static_cast<double>(at(run).solutions()); }
double memory(Handle run) { return static_cast<double>(at(run).memory()); }

double advance(Handle run, double budget, std::uint32_t kinds, double count) {
  return static_cast<double>(at(run).advance(static_cast<std::uint64_t>(budget), kinds,
                                             static_cast<std::uint64_t>(count)));
}

double find(Handle run, std::uint32_t kinds, bool backward, double budget) {
  const auto found = at(run).find(kinds, backward, static_cast<std::uint64_t>(budget));
  return found ? static_cast<double>(*found) : -1;
}

double nth(Handle run, int kind, double n) {
  const auto found = at(run).nth(static_cast<sudoku::Kind>(kind), static_cast<std::uint64_t>(n));
  return found ? static_cast<double>(*found) : -1;
}

int read(Handle run, int count) {
  return static_cast<int>(at(run).read(std::span(words).first(count)));
}

double placed_at(Handle run, int index) {
  return static_cast<double>(at(run).placed_at(static_cast<std::size_t>(index)));
}

bool measure(Handle run, double budget) {
  return at(run).measure(static_cast<std::uint64_t>(budget));
}

// Out: cargo; three doubles for each column, placements, retreats and solutions, then two bytes for
// each, the lowest and the highest depth. The number of columns is returned.
double shape(Handle run, double from, std::uint32_t columns, double to) {
  const auto shape =
      at(run).shape(static_cast<std::uint64_t>(from), static_cast<std::uint64_t>(to), columns);
  load(static_cast<int>(shape.size() * (3 * sizeof(double) + 2)));
  auto* counts = reinterpret_cast<double*>(cargo.data());
  std::uint8_t* depths = cargo.data() + shape.size() * 3 * sizeof(double);
  for (const sudoku::Column& column : shape) {
    *counts++ = static_cast<double>(column.placements);
    *counts++ = static_cast<double>(column.retreats);
    *counts++ = static_cast<double>(column.solutions);
    *depths++ = column.depth.low;
    *depths++ = column.depth.high;
  }
  return static_cast<double>(shape.size());
}

// Out: cargo.
void save(Handle run, double since) { cargo = at(run).save(static_cast<std::uint64_t>(since)); }

// In: cargo.
bool merge(Handle run) { return at(run).merge(cargo); }

// Out: the board from byte 0, the cells of the stack from byte 128, the counters as doubles from
// byte 256; the depth is returned.
int snapshot(Handle run) {
  put_board(0, at(run).now().board());
  const auto stack = at(run).now().stack();
  std::copy(stack.begin(), stack.end(), bytes() + 128);
  std::copy(at(run).now().counters().begin(), at(run).now().counters().end(), doubles() + 32);
  return static_cast<int>(stack.size());
}

// Out: the counters of all that is known, as doubles from byte 256.
void totals(Handle run) {
  std::copy(at(run).totals().begin(), at(run).totals().end(), doubles() + 32);
}

}  // namespace

EMSCRIPTEN_BINDINGS(sudoku) {
  emscripten::function("buffer", &buffer);
  emscripten::function("cargo", &view_of_cargo);
  emscripten::function("hasRoom", &has_room);
  emscripten::function("load", &load);
  emscripten::function("parse", &parse);
  emscripten::function("search", &search);
  emscripten::function("obstacles", &obstacles);
  emscripten::function("algorithmName", &algorithm_name);
  emscripten::function("open", &open);
  emscripten::function("close", &close);
  emscripten::function("next", &next);
  emscripten::function("step", &step);
  emscripten::function("seek", &seek);
  emscripten::function("position", &position);
  emscripten::function("depth", &depth);
  emscripten::function("done", &done);
  emscripten::function("known", &known);
  emscripten::function("complete", &complete);
  emscripten::function("advance", &advance);
  emscripten::function("find", &find);
  emscripten::function("nth", &nth);
  emscripten::function("read", &read);
  emscripten::function("placedAt", &placed_at);
  emscripten::function("measure", &measure);
  emscripten::function("solutions", &solutions);
  emscripten::function("shape", &shape);
  emscripten::function("save", &save);
  emscripten::function("merge", &merge);
  emscripten::function("snapshot", &snapshot);
  emscripten::function("totals", &totals);
  emscripten::function("memory", &memory);
}
