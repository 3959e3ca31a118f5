// The module `logic`: human-style solving, that is, deductions, grades, and runs of the search
// `logic`. The module has no JavaScript glue: its functions are bare exports, which take and return
// numbers. web/app/solver/logic-module.js is the JavaScript side and repeats the offsets in the
// shared buffer. Techniques, families and roles cross as the values of their C++ enumerations.
//
// In the comments below, "In" and "Out" say what a call reads from and writes to the shared buffer
// (`words` in run.h).
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

#define EXPORT(name) __attribute__((export_name(#name)))

// `search`: what the search for one deduction allocates. Chains allocate 1.2 MB: the links of 1,215
// nodes, and four sets of nodes for each node. Almost locked sets allocate 5.7 MB: at most 381 sets
// in each of 27 units, in five growing vectors. `beside_runs`: the first list of deductions
// (kListed).
const wasm::MemoryNeeds wasm::memory_needs{
    .search = 6'000'000, .at_each_step = true, .beside_runs = 1'000'000};

namespace {

using sudoku::Board;
using sudoku::Deduction;
using wasm::kNoMemory;
using wasm::Run;
using wasm::words;

// Candidates of the cells of a board, row by row. Bit d - 1 stands for digit d. JavaScript reads
// and writes them by their address.
std::array<std::uint16_t, sudoku::kMaxCells> candidates;

bool can_look() { return wasm::can_allocate(wasm::memory_to_look()); }

std::vector<Deduction> listed;
// Initial capacity of `listed`. Few boards have more deductions.
constexpr std::size_t kListed = 512;
static_assert(kListed * sizeof(Deduction) < 1'000'000);

// Frees the memory of `listed`. `listed = {}` would keep its capacity.
void forget_list() { listed = std::vector<Deduction>(); }

// Empties `listed` and reserves memory for `most` deductions. Returns false, with no memory
// reserved, if there is too little for them and for the search.
bool make_room_to_list(std::size_t most) {
  forget_list();
  if (!wasm::can_allocate(wasm::memory_to_look() + most * sizeof(Deduction))) return false;
  listed.reserve(most);
  return true;
}

// Returns the set of all techniques t with bit t set in the 64-bit number high:low.
sudoku::TechniqueSet techniques_of(std::uint32_t low, std::uint32_t high) {
  sudoku::TechniqueSet set;
  const std::uint64_t bits = std::uint64_t{high} << 32U | low;
  for (int number = 0; number < sudoku::kTechniques; ++number) {
    if ((bits >> number & 1U) != 0) set.insert(static_cast<sudoku::Technique>(number));
  }
  return set;
}

// Returns the board in the buffer with all candidates that it allows or, if `thinned`, with only
// those of them that `candidates` contains.
sudoku::Notes notes_in_buffer(int cells, bool thinned) {
  sudoku::Notes notes(wasm::board_in_buffer(cells));
  if (!thinned) return notes;
  // The library has bit d for digit d.
  std::array<std::uint16_t, sudoku::kMaxCells> masks;
  std::transform(candidates.begin(), candidates.end(), masks.begin(),
                 [](std::uint16_t mask) { return static_cast<std::uint16_t>(mask << 1U); });
  notes.keep_only(std::span(masks).first(cells));
  return notes;
}

std::uint32_t packed(const sudoku::Placement& placement) {
  return placement.cell | placement.digit << 8U | placement.unit << 16U;
}

// Writes a deduction to the buffer and returns the number of words:
//
//   word 0     technique
//        1     rating, in tenths
//        2     digits: bit d for digit d
//        3     dead end, as a placement
//        4..9  lengths of the six lists: units, marks, links, places, eliminations, steps
//       10..   the lists in this order, one word for each item
//
//   bits            0..7   8..15  16..23  24..31
//   unit            unit   role
//   mark            cell   digit  role    node
//   link            from   to     strong
//   placement       cell   digit  unit            (places, steps, dead end)
//   elimination     cell   digit
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
static_assert(10 + 12 + 3 * sudoku::kMostNodes + sudoku::kMostNodes + 1 +
                  sudoku::kMaxCells * (sudoku::kMaxSide + 1) <=
              wasm::kBufferWords);

}  // namespace

namespace exports {

// Addresses of the shared buffer and of the candidates.
EXPORT(buffer) void* buffer() { return words.data(); }
EXPORT(candidates) void* candidates_of_cells() { return candidates.data(); }

// Out: the id of technique `index`; its family, grade and rating (in tenths) in words 16 to 18.
// Returns the length of the id in bytes, or 0 if `index` is past the last technique.
EXPORT(technique) int technique(int index) {
  if (index >= sudoku::kTechniques) return 0;
  const auto& facts = sudoku::facts_of(static_cast<sudoku::Technique>(index));
  std::copy(facts.id.begin(), facts.id.end(), wasm::bytes());
  words[16] = static_cast<std::uint32_t>(facts.family);
  words[17] = facts.grade;
  words[18] = facts.rating;
  return static_cast<int>(facts.id.size());
}

// Out: the name of family `index`. Returns its length in bytes, or 0 if `index` is past the last
// family.
EXPORT(family) int family(int index) {
  if (index >= sudoku::kFamilies) return 0;
  const std::string_view name = sudoku::name_of(static_cast<sudoku::Family>(index));
  std::copy(name.begin(), name.end(), wasm::bytes());
  return static_cast<int>(name.size());
}

// In: a board. Returns true if no unit contains a digit twice.
EXPORT(obeysRules) bool obeys_rules(int cells) {
  return sudoku::obeys_rules(wasm::board_in_buffer(cells));
}

// In: a board without conflicts and, if `thinned`, its `candidates`. Out: the first deduction by
// the given techniques (see techniques_of()), in the format of put(). Uniqueness techniques are
// used only if the board is known to have one solution. Returns the number of words, 0 if there is
// no deduction, or kNoMemory.
EXPORT(deduce) int deduce(int cells, bool thinned, std::uint32_t low, std::uint32_t high) {
  if (!can_look()) return kNoMemory;
  const auto notes = notes_in_buffer(cells, thinned);
  const auto found = sudoku::first_deduction(
      notes,
      {.techniques = techniques_of(low, high), .unique = sudoku::has_one_solution(notes.board())});
  return found ? put(*found) : 0;
}

// Finds all deductions by the given techniques. Input as for deduce(). Returns their number, or
// kNoMemory. deduction() then writes each one; forget() frees the list.
EXPORT(deductions) int deductions(int cells, bool thinned, std::uint32_t low, std::uint32_t high) {
  const auto notes = notes_in_buffer(cells, thinned);
  const sudoku::Repertoire repertoire{.techniques = techniques_of(low, high),
                                      .unique = sudoku::has_one_solution(notes.board())};
  for (std::size_t most = kListed; make_room_to_list(most); most *= 2) {
    if (sudoku::all_deductions(notes, repertoire, listed)) return static_cast<int>(listed.size());
  }
  return kNoMemory;
}

// Out: deduction `index` of the list that deductions() made, in the format of put(). Returns the
// number of words.
EXPORT(deduction) int deduction(int index) { return put(listed[index]); }

// Frees the list that deductions() made.
EXPORT(forget) void forget() { forget_list(); }

// In: a board without conflicts. Out, one word each: status (sudoku::Status), grade, rating in
// tenths, hardest technique, number of guesses made, sum of all ratings. Then one word for each
// technique: how often it was used. `guesses` limits the check for a unique solution.
// Returns 0, or kNoMemory.
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

// In: a board without conflicts. Opens a run of the search `logic`. Returns its address, or 0 if
// there is too little memory. JavaScript must delete() the run.
EXPORT(run) Run* run(int cells) { return Run::open(sudoku::kLogic, wasm::board_in_buffer(cells)); }
EXPORT(delete) void destroy(Run* run) { delete run; }

// The methods of Run (run.h). An array crosses as its address; its length follows from the board,
// from depth() or from the number of kinds of steps.
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

// Writes the candidates that are left at the present position of a run into `candidates`.
EXPORT(notes) void notes(const Run& run) {
  const auto left = sudoku::notes_of(run.search());
  for (int cell = 0; cell < left.geometry().cells(); ++cell) {
    candidates[cell] = static_cast<std::uint16_t>(left.digits(cell) >> 1U);
  }
}

// Out: the deduction that the run carries out at its present position, in the format of put().
// Returns the number of words, 0 if there is no such deduction, or kNoMemory.
EXPORT(pattern) int pattern(const Run& run) {
  if (!can_look()) return kNoMemory;
  const auto seen = sudoku::pattern_of(run.search());
  return seen ? put(*seen) : 0;
}

}  // namespace exports
