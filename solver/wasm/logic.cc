// The WebAssembly module `logic`, for solving with human techniques. It finds deductions, grades
// puzzles, and provides runs of the search `logic`. A run is a search with its history.
//
// Emscripten generates no JavaScript for the module. Its exported functions take and return only
// numbers. Boards and deductions cross in a buffer that JavaScript and the module share (`words` in
// run.h). web/app/solver/logic-module.js is the JavaScript side, and repeats the offsets of data in
// this buffer. Techniques, families and roles cross as the values of their C++ enumerations.
#include "sudoku/logic.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "codes.h"
#include "run.h"
#include "sudoku/board.h"
#include "sudoku/geometry.h"
#include "sudoku/logic_search.h"
#include "sudoku/notes.h"
#include "sudoku/technique.h"

// Exports a function from the WebAssembly module under `name`.
#define EXPORT(name) __attribute__((export_name(#name)))

// Upper bounds of the memory that calls into this module allocate, in bytes. `search` is the memory
// to find one deduction; it is freed afterwards. The techniques run one after another, so `search`
// is the need of the largest one. Chains need 1.2 MB: the links of 1,215 nodes, and four sets of
// nodes for each node. Almost locked sets need 5.7 MB: up to 381 sets in each of 27 units, in five
// vectors that grow and therefore allocate more than they hold. `beside_runs` is the memory of a
// call that has nothing to do with a run: a list of 512 deductions.
const wasm::MemoryNeeds wasm::memory_needs{
    .search = 6'000'000, .at_each_step = true, .beside_runs = 1'000'000};

namespace {

using sudoku::Board;
using sudoku::Deduction;
using wasm::kNoMemory;
using wasm::Run;
using wasm::words;

// The candidates of each cell of a board, row by row, for JavaScript to read and write. An element
// is a bitmask: bit d-1 stands for digit d.
std::array<std::uint16_t, sudoku::kMaxCells> candidates;

// Returns true if as much memory can be allocated as finding one deduction needs.
bool can_look() { return wasm::can_allocate(wasm::memory_to_look()); }

// All deductions of the board for which JavaScript last called deductions(). The list is empty
// after JavaScript has freed it.
std::vector<Deduction> listed;
// Initial capacity of the list of all deductions of a board. Few boards have more deductions.
constexpr std::size_t kListed = 512;
static_assert(kListed * sizeof(Deduction) < 1'000'000);

// Empties `listed`, the vector of all deductions of a board, and frees its memory. `listed = {}`
// would keep its capacity.
void forget_list() { listed = std::vector<Deduction>(); }

// Empties `listed`, the vector of all deductions of a board, and reserves memory for `most`
// deductions. Returns false, and reserves nothing, if the memory does not suffice for these
// deductions and for finding them.
bool make_room_to_list(std::size_t most) {
  forget_list();
  if (!wasm::can_allocate(wasm::memory_to_look() + most * sizeof(Deduction))) return false;
  listed.reserve(most);
  return true;
}

// Returns a set of techniques that is given as a 64-bit mask in two halves. Bit t of the mask
// stands for the technique with value t in sudoku::Technique.
sudoku::TechniqueSet techniques_of(std::uint32_t low, std::uint32_t high) {
  sudoku::TechniqueSet set;
  const std::uint64_t bits = std::uint64_t{high} << 32U | low;
  for (int number = 0; number < sudoku::kTechniques; ++number) {
    if ((bits >> number & 1U) != 0) set.insert(static_cast<sudoku::Technique>(number));
  }
  return set;
}

// Returns the board in the buffer shared with JavaScript, together with its candidates. The
// candidates of an empty cell are all digits that its row, column and box do not contain. If
// `own_candidates` is true, only those are kept that are also in the array `candidates`, which
// JavaScript has filled.
sudoku::Notes notes_in_buffer(int cells, bool own_candidates) {
  sudoku::Notes notes(wasm::board_in_buffer(cells));
  if (!own_candidates) return notes;
  // JavaScript uses bit d-1 of a mask for digit d, and sudoku::Notes uses bit d. So the masks are
  // shifted.
  std::array<std::uint16_t, sudoku::kMaxCells> masks;
  std::transform(candidates.begin(), candidates.end(), masks.begin(),
                 [](std::uint16_t mask) { return static_cast<std::uint16_t>(mask << 1U); });
  notes.keep_only(std::span(masks).first(cells));
  return notes;
}

// Packs a placement (a digit in a cell) into 32 bits: the cell in bits 0..7, the digit in bits
// 8..15 and the unit from bit 16 on. The unit is the row, column or box that forces the digit, or
// 63 (kNoUnit).
std::uint32_t packed(const sudoku::Placement& placement) {
  return placement.cell | placement.digit << 8U | placement.unit << 16U;
}

// Writes a deduction into the buffer shared with JavaScript, and returns its length in 32-bit
// words. The comments of sudoku::Deduction describe the parts.
//
//   word 0     technique
//        1     rating, in tenths
//        2     digits of the pattern: bit d stands for digit d
//        3     dead end (the contradiction that a nishio leads to), packed as a placement
//        4..9  lengths of the six lists: units, marks, links, places, eliminations, steps
//       10..   the lists in this order, one word for each item
//
//   bits of an item    0..7   8..15  16..23  24..31
//   unit               unit   role
//   mark               cell   digit  role    node
//   link               from   to     strong            (from and to are nodes, strong is 0 or 1)
//   placement          cell   digit  unit              (an item of places and of steps)
//   elimination        cell   digit
int put(const Deduction& deduction) {
  auto* out = words.data();
  *out++ = static_cast<std::uint32_t>(deduction.technique);
  *out++ = deduction.rating;
  *out++ = deduction.digits;
  *out++ = packed(deduction.dead_end);
  *out++ = static_cast<std::uint32_t>(deduction.units.size());
  *out++ = static_cast<std::uint32_t>(deduction.marks.size());
  *out++ = static_cast<std::uint32_t>(deduction.links.size());
  *out++ = static_cast<std::uint32_t>(deduction.places.size());
  *out++ = static_cast<std::uint32_t>(deduction.eliminations.size());
  *out++ = static_cast<std::uint32_t>(deduction.steps.size());
  for (const auto& [unit, role] : deduction.units) {
    *out++ = unit | static_cast<std::uint32_t>(role) << 8U;
  }
  for (const auto& mark : deduction.marks) {
    *out++ = mark.cell | mark.digit << 8U | static_cast<std::uint32_t>(mark.role) << 16U |
             mark.node << 24U;
  }
  for (const auto& link : deduction.links) {
    *out++ = link.from | link.to << 8U | static_cast<std::uint32_t>(link.strong) << 16U;
  }
  for (const auto& placement : deduction.places) *out++ = packed(placement);
  for (int digit = 1; digit <= sudoku::kMaxSide; ++digit) {
    for (const int cell : deduction.eliminations[digit]) *out++ = cell | digit << 8U;
  }
  for (const auto& placement : deduction.steps) *out++ = packed(placement);
  return static_cast<int>(out - words.data());
}
// Checks that the longest possible deduction, as put() writes it, fits into the buffer shared with
// JavaScript.
static_assert(10 + 12 + 3 * sudoku::kMostNodes + sudoku::kMostNodes + 1 +
                  sudoku::kMaxCells * (sudoku::kMaxSide + 1) <=
              wasm::kBufferWords);

}  // namespace

namespace exports {

// Returns the address of the buffer that JavaScript and the module share.
EXPORT(buffer) void* buffer() { return words.data(); }
// Returns the address of an array of 16-bit masks, one for each cell of a board, row by row. A mask
// has the candidates of the cell: bit d-1 stands for digit d. JavaScript reads and writes the
// array.
EXPORT(candidates) void* candidates_of_cells() { return candidates.data(); }

// Writes facts about solving technique number `index` into the buffer shared with JavaScript: its
// id as ASCII from byte 0 on, and its family, grade and rating (in tenths) in the 32-bit words 16
// to 18. Returns the length of the id in bytes, or 0 if `index` is past the last technique.
EXPORT(technique) int technique(int index) {
  if (index >= sudoku::kTechniques) return 0;
  const auto& facts = sudoku::facts_of(static_cast<sudoku::Technique>(index));
  std::copy(facts.id.begin(), facts.id.end(), wasm::bytes());
  words[16] = static_cast<std::uint32_t>(facts.family);
  words[17] = facts.grade;
  words[18] = facts.rating;
  return static_cast<int>(facts.id.size());
}

// Writes the name of family number `index` of solving techniques, as ASCII, into the buffer shared
// with JavaScript. Returns its length in bytes, or 0 if `index` is past the last family.
EXPORT(family) int family(int index) {
  if (index >= sudoku::kFamilies) return 0;
  const std::string_view name = sudoku::name_of(static_cast<sudoku::Family>(index));
  std::copy(name.begin(), name.end(), wasm::bytes());
  return static_cast<int>(name.size());
}

// Reads a board of `cells` cells from the buffer shared with JavaScript. Returns true if no row,
// column or box contains a digit twice.
EXPORT(obeysRules) bool obeys_rules(int cells) {
  return sudoku::obeys_rules(wasm::board_in_buffer(cells));
}

// Finds the first deduction on the board in the buffer shared with JavaScript, which must have no
// conflicts. If `own_candidates` is true, uses only candidates that are also in the array
// `candidates`, which JavaScript has filled. `low` and `high` are the halves of a 64-bit mask of
// the techniques to use: bit t stands for technique number t. Techniques that rely on uniqueness
// are used only if the board is known to have one solution.
//
// Writes the deduction into the buffer, in the format that put() describes, and returns its length
// in 32-bit words. Returns 0 if there is no deduction, or kNoMemory if there is too little memory.
EXPORT(deduce) int deduce(int cells, bool own_candidates, std::uint32_t low, std::uint32_t high) {
  if (!can_look()) return kNoMemory;
  const auto notes = notes_in_buffer(cells, own_candidates);
  const auto found = sudoku::first_deduction(
      notes,
      {.techniques = techniques_of(low, high), .unique = sudoku::has_one_solution(notes.board())});
  return found ? put(*found) : 0;
}

// Finds all deductions on the board in the buffer shared with JavaScript, which must have no
// conflicts. If `own_candidates` is true, uses only candidates that are also in the array
// `candidates`, which JavaScript has filled. `low` and `high` are the halves of a 64-bit mask of
// the techniques to use: bit t stands for technique number t. Techniques that rely on uniqueness
// are used only if the board is known to have one solution.
//
// Keeps the deductions in a list and returns their number, or kNoMemory if there is too little
// memory. JavaScript then gets each one by deduction(), and frees the list by forget().
EXPORT(deductions)
int deductions(int cells, bool own_candidates, std::uint32_t low, std::uint32_t high) {
  const auto notes = notes_in_buffer(cells, own_candidates);
  const sudoku::Repertoire repertoire{.techniques = techniques_of(low, high),
                                      .unique = sudoku::has_one_solution(notes.board())};
  for (std::size_t most = kListed; make_room_to_list(most); most *= 2) {
    if (sudoku::all_deductions(notes, repertoire, listed)) return static_cast<int>(listed.size());
  }
  return kNoMemory;
}

// Writes a deduction into the buffer shared with JavaScript, in the format that put() describes:
// element `index` of the list that deductions() has made. Returns its length in 32-bit words.
EXPORT(deduction) int deduction(int index) { return put(listed[index]); }

// Frees the list of all deductions of a board, which the export deductions() made.
EXPORT(forget) void forget() { forget_list(); }

// Grades the puzzle in the buffer shared with JavaScript, which must have no conflicts. First
// checks, with at most `guesses` guesses, that it has one solution. Returns 0, or kNoMemory if
// there is too little memory. Writes the result into the buffer, as 32-bit words:
//
//   word 0     status (a value of sudoku::Status)
//        1     grade
//        2     rating, in tenths
//        3     hardest technique (a value of sudoku::Technique)
//        4     number of guesses made
//        5     sum of the ratings of all uses of techniques
//        6..   for each technique, how often it was used
EXPORT(grade) int grade(int cells, double guesses) {
  if (!can_look()) return kNoMemory;
  const auto found = sudoku::grade(wasm::board_in_buffer(cells), {.unique = true},
                                   static_cast<std::uint64_t>(guesses));
  auto* out = words.data();
  *out++ = static_cast<std::uint32_t>(found.status);
  *out++ = found.grade;
  *out++ = found.rating;
  *out++ = static_cast<std::uint32_t>(found.hardest);
  *out++ = found.guesses;
  *out++ = found.score;
  std::copy(found.counts.begin(), found.counts.end(), out);
  return 0;
}

// Opens a run of the search `logic`, that is, a search with its history, on the board in the buffer
// shared with JavaScript. The board must have no conflicts. Returns the address of the run, or 0 if
// there is too little memory. JavaScript must free the run by the export `delete`.
EXPORT(run) Run* run(int cells) { return Run::open(sudoku::kLogic, wasm::board_in_buffer(cells)); }
EXPORT(delete) void destroy(Run* run) { delete run; }

// These functions call the methods of the class Run (run.h), a search with its history. JavaScript
// passes the address of a run. If the method returns an array, the function returns the address of
// the first element. The array of board() has one element for each cell, that of stack() has
// depth() elements, those of counters() and totals() have one element for each kind of step, and
// that of transfer() has transferSize() bytes.
EXPORT(next) int next(Run& run) { return run.next(); }
EXPORT(read) int read(Run& run, int count) { return run.read(count); }
EXPORT(step) std::uint32_t step(const Run& run) { return run.step(); }
EXPORT(position) double position(const Run& run) { return run.position(); }
EXPORT(depth) int depth(const Run& run) { return run.depth(); }
EXPORT(done) bool done(const Run& run) { return run.done(); }
EXPORT(known) double known(const Run& run) { return run.known(); }
EXPORT(complete) bool complete(const Run& run) { return run.complete(); }
EXPORT(solutions) double solutions(const Run& run) { return run.solutions(); }
EXPORT(memoryOf) double memory(const Run& run) { return run.memory(); }
EXPORT(seek) int seek(Run& run, double position) { return run.seek(position); }
EXPORT(advance) double advance(Run& run, double budget, std::uint32_t kinds, double count) {
  return run.advance(budget, kinds, count);
}
EXPORT(find) double find(const Run& run, std::uint32_t kinds, bool backward, double budget) {
  return run.find(kinds, backward, budget);
}
EXPORT(nth) double nth(const Run& run, int kind, double n) { return run.nth(kind, n); }
EXPORT(placedAt) double placed_at(const Run& run, int index) { return run.placed_at(index); }
EXPORT(measure) int measure(Run& run, double budget) { return run.measure(budget); }
EXPORT(shape) double shape(Run& run, double from, std::uint32_t columns, double to) {
  return run.shape(from, columns, to);
}
EXPORT(save) int save(Run& run, double since) { return run.save(since); }
EXPORT(merge) int merge(Run& run) { return run.merge(); }
EXPORT(transfer) const void* transfer(const Run& run) { return run.transfer().data(); }
EXPORT(transferSize) std::size_t transfer_size(const Run& run) { return run.transfer().size(); }
EXPORT(resizeTransfer) int resize_transfer(Run& run, int size) { return run.resize_transfer(size); }
EXPORT(board) const void* board(const Run& run) { return run.board().data(); }
EXPORT(stack) const void* stack(const Run& run) { return run.stack().data(); }
EXPORT(counters) const void* counters(const Run& run) { return run.counters().data(); }
EXPORT(totals) const void* totals(const Run& run) { return run.totals().data(); }

// Writes the candidates that are left at the present position of a run (a search with its history)
// into the array `candidates`, which JavaScript reads. Each cell has a 16-bit mask, in which bit
// d-1 stands for digit d.
EXPORT(notes) void notes(const Run& run) {
  const auto left = sudoku::notes_of(run.search());
  for (int cell = 0; cell < left.geometry().cells(); ++cell) {
    candidates[cell] = static_cast<std::uint16_t>(left.digits(cell) >> 1U);
  }
}

// Writes the present deduction of a run (a search with its history) into the buffer shared with
// JavaScript, in the format that put() describes. A deduction is present from the step that reports
// it to the last placement or elimination that follows from it. Returns its length in 32-bit words,
// 0 if no deduction is present, or kNoMemory if there is too little memory.
EXPORT(pattern) int pattern(const Run& run) {
  if (!can_look()) return kNoMemory;
  const auto seen = sudoku::pattern_of(run.search());
  return seen ? put(*seen) : 0;
}

}  // namespace exports
