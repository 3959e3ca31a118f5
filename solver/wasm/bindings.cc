// WebAssembly module that reads puzzles, counts their solutions, and runs all searches but `logic`.
// web/app/solver.js is its only caller. Numbers cross as arguments and results, and longer data
// crosses through one buffer (see runs.h).
//
// The module uses embind, Emscripten's C++ binding. A call through embind costs about 0.2
// microseconds under a Content-Security-Policy that forbids `new Function`. So a step crosses as
// one packed integer, and many steps cross as words in the buffer.
//
// Nothing here throws. JavaScript finds the errors of a user in advance, when it parses and checks
// a puzzle.

#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <algorithm>
#include <utility>

#include "runs.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "sudoku/solve.h"

// Upper bounds of the memory that calls need, in bytes. `step`: the links of the search
// `dancing-links`, which it allocates with its first step and keeps. `no_run`: parsing a text of
// 4,096 characters, which has up to 4,096 tokens.
const runs::Rooms runs::rooms{.step = 34'000, .each = false, .no_run = 170'000};

namespace {

using sudoku::Board;
using namespace runs;  // NOLINT(google-build-using-namespace): this file exports all of it

emscripten::val buffer() {
  return emscripten::val(emscripten::typed_memory_view(sizeof words, bytes()));
}

emscripten::val view_of_cargo() {
  return emscripten::val(emscripten::typed_memory_view(cargo.size(), cargo.data()));
}

// Writes a board to the buffer as text, from byte `offset`: one ASCII digit for each cell, '0' for
// an empty cell.
void put_text(std::size_t offset, const Board& board) {
  for (const int digit : board.digits()) bytes()[offset++] = static_cast<std::uint8_t>('0' + digit);
}

// Parses the text in the first `length` bytes of the buffer. On success, writes the digit of each
// cell to the buffer, one byte each, and returns the number of cells. On failure, returns 0 and
// writes six words that describe the error: code, index, line, column, found, expected.
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

// Returned in place of a number of solutions if a text is not a board.
constexpr double kNoBoard = -2;

// Converts the first `cells` characters of the buffer to digits, in place. A dot becomes 0. Returns
// false if a character is neither a dot nor a digit from 0 to the side of the board.
bool read_line(int cells) {
  const int side = sudoku::Geometry::of_cells(cells)->side();
  for (int cell = 0; cell < cells; ++cell) {
    std::uint8_t& byte = bytes()[cell];
    // A character below '0' wraps around to a large number.
    byte = byte == '.' ? 0 : static_cast<std::uint8_t>(byte - '0');
    if (byte > side) return false;
  }
  return true;
}

// Counts the solutions of the board in the buffer, given as text with one character for each cell.
// Returns their number, at most `wanted`. Returns -1 if the number is not known after `guesses`
// guesses, or -2 if the text is not a board.
//
// Writes the first solution to the buffer as text from byte 0, and the second from byte 128. If the
// result is 0 or -1, the digits of the board are in the buffer from byte 0, as numbers.
double search_line(int cells, double wanted, double guesses) {
  if (!read_line(cells)) return kNoBoard;
  const auto found =
      sudoku::find_solutions(board_in_buffer(cells), static_cast<std::uint64_t>(wanted),
                             static_cast<std::uint64_t>(guesses));
  if (!found.complete && found.count != wanted) return -1;
  for (std::size_t i = 0; i < std::min<std::uint64_t>(found.count, 2); ++i) {
    put_text(128 * i, found.boards[i]);
  }
  return static_cast<double>(found.count);
}

// Finds errors of the board in the buffer that need no search. Returns the number of conflicts,
// that is, pairs of equal digits in a unit. Writes to the buffer:
//
//   words 64..66    cell, unit and digit of a contradiction, as in sudoku::Impossible
//   from word 67    for each conflict three words: one cell, the other cell, the unit
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
// The conflicts of any board fit into the buffer. A board with the same digit in all cells has the
// most: 36 pairs in each of its 27 units, three words each.
static_assert(64 + 3 + 3 * 27 * 36 <= kBufferWords);

// Opens a run of algorithm number `algorithm` on the board in the buffer. Returns its handle, which
// the caller must close(), or 0 if the board has conflicts.
Handle open(int cells, int algorithm) {
  const Board board = board_in_buffer(cells);
  if (!sudoku::obeys_rules(board)) return 0;
  return reinterpret_cast<Handle>(new Timeline(sudoku::algorithms()[algorithm]->make(board)));
}

// Writes the name of algorithm number `index` to the buffer, as ASCII. Returns its length in bytes,
// or 0 if `index` is past the last algorithm.
int algorithm_name(int index) {
  if (index >= static_cast<int>(sudoku::algorithms().size())) return 0;
  const auto id = sudoku::algorithms()[index]->id;
  std::copy(id.begin(), id.end(), bytes());
  return static_cast<int>(id.size());
}

}  // namespace

// The functions that are called most often: for each step, for some thousand steps, and for each
// puzzle. They are exported directly, which makes a call cost a tenth of one through embind,
// Emscripten's C++ binding. JavaScript sees them as _next, _read and _search.
extern "C" {
EMSCRIPTEN_KEEPALIVE std::uint32_t next(Handle run) { return runs::next(run); }
EMSCRIPTEN_KEEPALIVE int read(Handle run, int count) { return runs::read(run, count); }
EMSCRIPTEN_KEEPALIVE double search(int cells, double wanted, double guesses) {
  return search_line(cells, wanted, guesses);
}
}

EMSCRIPTEN_BINDINGS(sudoku) {
  emscripten::function("buffer", &buffer);
  emscripten::function("cargo", &view_of_cargo);
  emscripten::function("hasRoomTo", &has_room_to);
  emscripten::function("load", &load);
  emscripten::function("parse", &parse);
  emscripten::function("obstacles", &obstacles);
  emscripten::function("algorithmName", &algorithm_name);
  emscripten::function("open", &open);
  emscripten::function("close", &close);
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
  emscripten::function("placedAt", &placed_at);
  emscripten::function("measure", &measure);
  emscripten::function("solutions", &solutions);
  emscripten::function("shape", &shape);
  emscripten::function("save", &save);
  emscripten::function("merge", &merge);
  emscripten::function("snapshot", &snapshot);
  emscripten::function("totals", &totals);
  emscripten::function("memoryOf", &memory);
}
