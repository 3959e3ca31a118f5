// The module `sudoku`: the solver and its runs as JavaScript objects, by embind. web/app/solver.js
// is the only caller.
//
// A call by embind takes about 0.2 microseconds under a Content-Security-Policy that forbids
// `new Function`. So next(), read() and search() are exports of their own, which take a tenth of
// that. In JavaScript they are called _next, _read and _search.
//
// In the comments below, "In" and "Out" say what a call reads from and writes to the shared buffer
// (`words` in run.h). No function throws.

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

#define EXPORT(name) __attribute__((export_name(#name)))

// `search`: dancing links, which a search makes before its first step. `beside_runs`: the tokens of
// a text of 4,096 characters.
const wasm::MemoryNeeds wasm::memory_needs{
    .search = 34'000, .at_each_step = false, .beside_runs = 170'000};

namespace {

using emscripten::val;
using sudoku::Board;
using wasm::bytes;
using wasm::Run;
using wasm::words;

// Byte offset of a second board in the buffer.
constexpr std::size_t kSecondBoard = 128;

// Returns a typed array that shows memory of the module. It is detached when the memory grows.
template <class Item>
val view(std::span<const Item> items) {
  return val(emscripten::typed_memory_view(items.size(), items.data()));
}

val buffer() { return view(std::span<const std::uint8_t>(bytes(), sizeof words)); }

// Out: the digits of a board, from byte `offset` on, as the characters '0' to '9'.
void put_text(std::size_t offset, const Board& board) {
  for (const int digit : board.digits()) bytes()[offset++] = static_cast<std::uint8_t>('0' + digit);
}

// In: `length` bytes of text. Out: the digits of the board. Returns their number. If the text is
// not a board, returns 0, and the words 0 to 5 are: code (sudoku::ParseError::Code), index, line,
// column, found, expected.
int parse(int length) {
  const std::string_view text(reinterpret_cast<const char*>(bytes()), length);
  const auto result = sudoku::parse(text);
  if (const auto* board = std::get_if<Board>(&result)) {
    wasm::put_board(0, *board);
    return board->geometry().cells();
  }
  const auto& error = std::get<sudoku::ParseError>(result);
  words[0] = static_cast<std::uint32_t>(error.code);
  const std::array<int, 5> rest = {error.index, error.line, error.column, error.found,
                                   error.expected};
  std::copy(rest.begin(), rest.end(), words.begin() + 1);
  return 0;
}

// In: `cells` characters, one for each cell: a digit, or a dot for an empty cell. Out: their
// digits. Returns false if a character is neither a dot nor a digit of this board.
bool read_line(int cells) {
  const int side = sudoku::Geometry::of_cells(cells)->side();
  for (int cell = 0; cell < cells; ++cell) {
    std::uint8_t& byte = bytes()[cell];
    // A character below '0' becomes a number above every side.
    byte = byte == '.' ? 0 : static_cast<std::uint8_t>(byte - '0');
    if (byte > side) return false;
  }
  return true;
}

// In: a board. Out: why it has no solution. Word 64: a cell without a candidate, else kNoCell.
// Words 65 and 66: a unit and a digit that has no place in it, else kNoUnit and 0. From word 67:
// two cells and a unit for each pair of cells that breaks a rule. Returns the number of pairs.
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
// A board of equal digits has the most conflicts: 27 units of 36 pairs.
static_assert(64 + 3 + 3 * 27 * 36 <= wasm::kBufferWords);

// In: a board. Returns whether no unit contains a digit twice.
bool obeys_rules(int cells) { return sudoku::obeys_rules(wasm::board_in_buffer(cells)); }

// Returns the ids of all algorithms of this module, separated by blanks.
std::string algorithms() {
  std::string ids;
  for (const sudoku::Algorithm* algorithm : sudoku::algorithms()) {
    ids.append(ids.empty() ? "" : " ").append(algorithm->id);
  }
  return ids;
}

// In: a board without conflicts. Returns a run of algorithm `index`, or null if there is too little
// memory. JavaScript must delete() the run.
Run* open(int cells, int index) {
  return Run::open(*sudoku::algorithms()[index], wasm::board_in_buffer(cells));
}

// Returns the address by which _next and _read know a run.
std::uintptr_t address(const Run& run) { return reinterpret_cast<std::uintptr_t>(&run); }

val transfer(const Run& run) { return view(run.transfer()); }
val board(const Run& run) { return view(run.board()); }
val stack(const Run& run) { return view(run.stack()); }
val counters(const Run& run) { return view(run.counters()); }
val totals(const Run& run) { return view(run.totals()); }

}  // namespace

namespace exports {

EXPORT(next) int next(Run& run) { return run.next(); }
EXPORT(read) int read(Run& run, int count) { return run.read(count); }

// In: a board as `cells` characters, like those of read_line(). Returns the number of its
// solutions, at most `wanted`. Returns kNone if `guesses` guesses did not suffice to know it, or
// kNoBoard. Out: the first solution as text, and the second from byte 128 on. If there is none or
// the number is not known, the digits of the board.
EXPORT(search) double search(int cells, double wanted, double guesses) {
  if (!read_line(cells)) return wasm::kNoBoard;
  const auto found =
      sudoku::find_solutions(wasm::board_in_buffer(cells), static_cast<std::uint64_t>(wanted),
                             static_cast<std::uint64_t>(guesses));
  if (!found.complete && found.count != wanted) return wasm::kNone;
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
  emscripten::function("run", &open, allow_raw_pointers());
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
