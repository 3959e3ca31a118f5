// The door to JavaScript: numbers in, numbers out, everything longer through one buffer.
//
// web/app/solver.js is the only caller. Embind calls cost about 0.2 microseconds each under a
// Content-Security-Policy that forbids `new Function`, so a step crosses as one packed integer and
// many steps as words in the buffer (runs.h).
//
// Nothing here throws. What a user can get wrong has been found out before (parse, check).

#include <emscripten/bind.h>
#include <emscripten/emscripten.h>

#include <algorithm>
#include <utility>

#include "runs.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "sudoku/solve.h"

// Dancing links are made when a search first goes on; a text of 4,096 characters has 4,096 tokens.
const runs::Rooms runs::rooms{.step = 34'000, .each = false, .no_run = 170'000};

namespace {

using sudoku::Board;
using namespace runs;  // NOLINT(google-build-using-namespace): the door gives all of it

emscripten::val buffer() {
  return emscripten::val(emscripten::typed_memory_view(sizeof words, bytes()));
}

emscripten::val view_of_cargo() {
  return emscripten::val(emscripten::typed_memory_view(cargo.size(), cargo.data()));
}

// Readable: what JavaScript makes a string of at once.
void put_text(std::size_t offset, const Board& board) {
  for (const int digit : board.digits()) bytes()[offset++] = static_cast<std::uint8_t>('0' + digit);
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

// What a search says of a text that is not a board.
constexpr double kNoBoard = -2;

// Makes digits of a board's characters, one for each cell. False: there is a character that is
// neither a digit of this board nor a dot.
bool read_line(int cells) {
  const int side = sudoku::Geometry::of_cells(cells)->side();
  for (int cell = 0; cell < cells; ++cell) {
    std::uint8_t& byte = bytes()[cell];
    byte = byte == '.' ? 0 : static_cast<std::uint8_t>(byte - '0');  // what is less becomes large
    if (byte > side) return false;
  }
  return true;
}

// In: a line of text. Out: the number of solutions is returned, at most `wanted`, or -1: not known
// after so many guesses, or -2: the text is no board; the first from byte 0 and the second from
// byte 128, as text. Where there is none, or it is not known, the digits of the board stand there.
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

// In: a board. The caller closes the run. 0: the board has conflicts, and there is no run.
Handle open(int cells, int algorithm) {
  const Board board = board_in_buffer(cells);
  if (!sudoku::obeys_rules(board)) return 0;
  return reinterpret_cast<Handle>(new Timeline(sudoku::algorithms()[algorithm]->make(board)));
}

// Out: the name of an algorithm; its length is returned, 0 past the last.
int algorithm_name(int index) {
  if (index >= static_cast<int>(sudoku::algorithms().size())) return 0;
  const auto id = sudoku::algorithms()[index]->id;
  std::copy(id.begin(), id.end(), bytes());
  return static_cast<int>(id.size());
}

}  // namespace

// What is called for each step, for some thousand of them and for each puzzle does without embind:
// an export by itself costs a tenth of it. The glue gives them as _next, _read and _search.
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
