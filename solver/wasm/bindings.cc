// The WebAssembly module `sudoku`. It parses, checks and solves puzzles, and has runs, that is,
// searches with their history. embind, Emscripten's library for binding C++ to JavaScript, makes
// its functions and its class Run callable. web/app/solver.js is the only caller.
//
// A call by embind takes about 0.2 microseconds under a Content-Security-Policy that forbids
// `new Function`. So next(), read() and search() are exported without embind. Calling them takes a
// tenth of that time. In JavaScript they are called _next, _read and _search.
//
// JavaScript and the module exchange boards and texts in a shared buffer (`words` in run.h). No
// function throws.

#include <emscripten/bind.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "codes.h"
#include "run.h"
#include "sudoku/board.h"
#include "sudoku/geometry.h"
#include "sudoku/puzzle.h"
#include "sudoku/search.h"
#include "sudoku/searches.h"
#include "sudoku/solve.h"

// Exports a function from the WebAssembly module under `name`.
#define EXPORT(name) __attribute__((export_name(#name)))

// Upper bounds of the memory that calls into this module allocate, in bytes. `search` is the size
// of the dancing links (linked lists) that the algorithm `dancing-links` builds before its first
// step. `beside_runs` is the memory to parse a text of 4,096 characters, which is split into
// tokens.
const wasm::MemoryNeeds wasm::memory_needs{
    .search = 34'000, .at_each_step = false, .beside_runs = 170'000};

namespace {

using emscripten::val;
using sudoku::Board;
using wasm::bytes;
using wasm::Run;
using wasm::words;

// Byte offset, in the buffer shared with JavaScript, of the second solution of a puzzle. The first
// solution begins at byte 0.
constexpr std::size_t kSecondBoard = 128;

// Returns a JavaScript typed array that is a view of `items` in the memory of the WebAssembly
// module, not a copy. When this memory grows, the array is detached and can no longer be used.
template <class Item>
val view(std::span<const Item> items) {
  return val(emscripten::typed_memory_view(items.size(), items.data()));
}

// Returns a JavaScript typed array that is a view of the buffer shared with JavaScript. The array
// is detached when the memory of the module grows.
val buffer() { return view(std::span<const std::uint8_t>(bytes(), sizeof words)); }

// Writes a board into the buffer shared with JavaScript, from byte `offset` on, as text: for each
// cell, row by row, a character '0' to '9'.
void put_text(std::size_t offset, const Board& board) {
  for (const int digit : board.digits()) bytes()[offset++] = static_cast<std::uint8_t>('0' + digit);
}

// Parses a text of `length` bytes in the buffer shared with JavaScript. Writes the digits of the
// board into the buffer, one byte for each cell with 0 for an empty cell, and returns the number of
// cells. If the text is not a board, returns 0 and writes a sudoku::ParseError into the buffer, one
// member in each 32-bit word:
//
//   word    0      1       2      3        4       5
//           code   index   line   column   found   expected
int parse(int length) {
  const std::string_view text(reinterpret_cast<const char*>(bytes()), length);
  const auto result = sudoku::parse(text);
  if (const auto* board = std::get_if<Board>(&result)) {
    std::copy(board->digits().begin(), board->digits().end(), bytes());
    return board->geometry().cells();
  }
  const auto& error = std::get<sudoku::ParseError>(result);
  words[0] = static_cast<std::uint32_t>(error.code);
  const std::array<int, 5> rest = {error.index, error.line, error.column, error.found,
                                   error.expected};
  std::copy(rest.begin(), rest.end(), words.begin() + 1);
  return 0;
}

// Converts a board in the buffer shared with JavaScript, in place, from text to numbers. The text
// has `cells` characters, one for each cell: a digit, with a dot or 0 for an empty cell. Each byte
// becomes the number 0..N, where N is the side of the board. Returns false if a character is
// neither a dot nor a digit up to N.
bool read_line(int cells) {
  const int side = sudoku::Geometry::of_cells(cells)->side();
  for (int cell = 0; cell < cells; ++cell) {
    std::uint8_t& byte = bytes()[cell];
    // The subtraction of '0' is modulo 256. So a character below '0' becomes a large number, and
    // the comparison with the side of the board rejects it too.
    byte = byte == '.' ? 0 : static_cast<std::uint8_t>(byte - '0');
    if (byte > side) return false;
  }
  return true;
}

// Reads a board from the first `cells` bytes of the buffer shared with JavaScript: the digit of
// each cell as a number, 0 for an empty cell. Writes into the buffer why the board has no solution,
// as far as this is found without a search. Returns the number of conflicts, that is, of pairs of
// cells that hold the same digit in the same unit (row, column or box). The 32-bit words of the
// buffer are then:
//
//   word 64     a cell into which no digit fits, or 255 (kNoCell)
//        65     a unit in which a digit has no place left, or 63 (kNoUnit)
//        66     this digit, or 0
//        67..   three words for each conflict: the two cells and the unit
int obstacles(int cells) {
  const Board board = wasm::board_in_buffer(cells);
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
// Checks that the largest output of obstacles() fits into the buffer. It is that of a 9x9 board on
// which all digits are equal: 27 units have 36 pairs of equal digits each. From word 64 on, there
// are three words for other facts, and then three words for each pair.
static_assert(64 + 3 + 3 * 27 * 36 <= wasm::kBufferWords);

// Reads a board from the first `cells` bytes of the buffer shared with JavaScript: the digit of
// each cell as a number, 0 for an empty cell. Returns true if no row, column or box contains a
// digit twice.
bool obeys_rules(int cells) { return sudoku::obeys_rules(wasm::board_in_buffer(cells)); }

// Returns the ids of all search algorithms of this module, such as "backtracking", separated by
// blanks. The position of an id in this list, from 0, is the `index` that open() takes.
std::string algorithms() {
  std::string ids;
  for (const sudoku::Algorithm* algorithm : sudoku::algorithms()) {
    ids.append(ids.empty() ? "" : " ").append(algorithm->id);
  }
  return ids;
}

// Reads a board from the first `cells` bytes of the buffer shared with JavaScript: the digit of
// each cell as a number, 0 for an empty cell. Returns a new run on this board, that is, a search
// with its history, or null if there is too little memory. `index` is the index of the algorithm in
// sudoku::algorithms(). JavaScript must call delete() of the run.
// Requires: no row, column or box contains a digit twice.
Run* open(int cells, int index) {
  return Run::open(*sudoku::algorithms()[index], wasm::board_in_buffer(cells));
}

// Returns the address of a run (a search with its history) in the memory of the module. JavaScript
// passes this address to the exports _next and _read, which take steps of the run.
std::uintptr_t address(const Run& run) { return reinterpret_cast<std::uintptr_t>(&run); }

// These functions return JavaScript typed arrays that are views of data of a run (a search with its
// history), not copies.
val transfer(const Run& run) { return view(run.transfer()); }
val board(const Run& run) { return view(run.board()); }
val stack(const Run& run) { return view(run.stack()); }
val counters(const Run& run) { return view(run.counters()); }
val totals(const Run& run) { return view(run.totals()); }

}  // namespace

namespace exports {

// next() takes one step of a run (a search with its history), and read() takes up to `count` steps.
// Run::next() and Run::read() in run.h describe the results. The two functions are exported without
// embind, the library of Emscripten that binds C++ to JavaScript, because calls through embind are
// slower.
EXPORT(next) int next(Run& run) { return run.next(); }
EXPORT(read) int read(Run& run, int count) { return run.read(count); }

// Reads a board as text from the buffer shared with JavaScript. The text has `cells` characters,
// one for each cell: a digit, with a dot or 0 for an empty cell. Returns the number of solutions of
// the board, but at most `wanted`. Returns kNotFound (-1) if `guesses` guesses do not suffice to
// find this number, and kNoBoard (-3) if the text is not a board.
//
// Writes the first solution into the buffer as text, from byte 0 on. Writes the second one, if it
// was found, from byte 128 on. If the result is 0 or kNotFound, the buffer has instead the digits
// of the given board, as numbers, one byte for each cell.
EXPORT(search) double search(int cells, double wanted, double guesses) {
  if (!read_line(cells)) return wasm::kNoBoard;
  const auto found =
      sudoku::find_solutions(wasm::board_in_buffer(cells), static_cast<std::uint64_t>(wanted),
                             static_cast<std::uint64_t>(guesses));
  if (!found.complete && found.count != wanted) return wasm::kNotFound;
  for (std::size_t i = 0; i < std::min<std::uint64_t>(found.count, 2); ++i) {
    put_text(kSecondBoard * i, found.boards[i]);
  }
  return static_cast<double>(found.count);
}

}  // namespace exports

EMSCRIPTEN_BINDINGS(sudoku) {
  using emscripten::allow_raw_pointers;
  emscripten::function("algorithms", &algorithms);
  emscripten::function("buffer", &buffer);
  emscripten::function("parse", &parse);
  emscripten::function("obstacles", &obstacles);
  emscripten::function("obeysRules", &obeys_rules);
  emscripten::function("open", &open, allow_raw_pointers());
  emscripten::class_<Run>("Run")
      .property("address", &address)
      .property("step", &Run::step)
      .property("position", &Run::position)
      .property("depth", &Run::depth)
      .property("done", &Run::done)
      .property("known", &Run::known)
      .property("complete", &Run::complete)
      .property("solutions", &Run::solutions)
      .property("memory", &Run::memory)
      .function("seek", &Run::seek)
      .function("advance", &Run::advance)
      .function("find", &Run::find)
      .function("nth", &Run::nth)
      .function("placedAt", &Run::placed_at)
      .function("measure", &Run::measure)
      .function("shape", &Run::shape)
      .function("save", &Run::save)
      .function("merge", &Run::merge)
      .function("transfer", &transfer)
      .function("resizeTransfer", &Run::resize_transfer)
      .function("board", &board)
      .function("stack", &stack)
      .function("counters", &counters)
      .function("totals", &totals);
}
