// WebAssembly module for human-style solving: deductions, grades, and runs of the search `logic`.
// Like batch.cc the module has no JavaScript glue. Its functions for runs are those of bindings.cc
// (both come from runs.h). web/app/solver/logic-module.js is the JavaScript side and repeats the
// buffer offsets. Techniques, families and roles cross as the values of their C++ enumerations.
//
// In the comments below, "In" and "Out" say what a call reads from and writes to the buffer.
#define EXPORT(name) __attribute__((export_name(#name)))

#include "sudoku/logic.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <string_view>
#include <vector>

#include "runs.h"
#include "sudoku/logic_search.h"

// Upper bounds, in bytes. `step`: memory that the search for one deduction needs and then frees.
// Chains need 1.2 MB: the links of 1,215 nodes, and four sets of nodes for each node. Almost locked
// sets need 5.7 MB: at most 381 sets in each of 27 units, in five growing vectors. `no_run`: the
// first list of deductions (kListed).
const runs::Rooms runs::rooms{.step = 6'000'000, .each = true, .no_run = 1'000'000};

namespace {

using runs::words;
using sudoku::Board;
using sudoku::Deduction;

// Byte offset of the notes in the buffer, after the board. Each cell has a 16-bit mask of its
// candidates: bit 0 for digit 1.
constexpr std::size_t kNotesAt = 128;

// Returned in place of a length or a count if the call would run out of memory.
constexpr int kNoRoom = -1;

bool has_room_to_look() { return runs::has_room(runs::room_to_look()); }

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
  if (!runs::has_room(runs::room_to_look() + most * sizeof(Deduction))) return false;
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
// those of them that the notes in the buffer contain.
sudoku::Notes notes_in_buffer(int cells, bool thinned) {
  sudoku::Notes notes(runs::board_in_buffer(cells));
  if (!thinned) return notes;
  std::array<std::uint16_t, sudoku::kMaxCells> masks;
  const auto* from = reinterpret_cast<const std::uint16_t*>(runs::bytes() + kNotesAt);
  std::transform(from, from + cells, masks.begin(),
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
              runs::kBufferWords);

}  // namespace

namespace logic {

EXPORT(buffer) void* buffer() { return words.data(); }
EXPORT(cargo) void* cargo() { return runs::cargo.data(); }
EXPORT(cargoSize) std::size_t cargo_size() { return runs::cargo.size(); }

// Out: the id of technique `index`; its family, grade and rating (in tenths) in words 16 to 18.
// Returns the length of the id in bytes, or 0 if `index` is past the last technique.
EXPORT(technique) int technique(int index) {
  if (index >= sudoku::kTechniques) return 0;
  const auto& facts = sudoku::facts_of(static_cast<sudoku::Technique>(index));
  std::copy(facts.id.begin(), facts.id.end(), runs::bytes());
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
  std::copy(name.begin(), name.end(), runs::bytes());
  return static_cast<int>(name.size());
}

// In: a board. Returns true if no unit contains a digit twice.
EXPORT(obeysRules) bool obeys_rules(int cells) {
  return sudoku::obeys_rules(runs::board_in_buffer(cells));
}

// In: a board without conflicts and, if `thinned`, its notes. Out: the first deduction by the given
// techniques (see techniques_of()), in the format of put(). Uniqueness techniques are used only if
// the board is known to have one solution. Returns the number of words, 0 if there is no deduction,
// or -1 if there is too little memory.
EXPORT(deduce) int deduce(int cells, bool thinned, std::uint32_t low, std::uint32_t high) {
  if (!has_room_to_look()) return kNoRoom;
  const auto notes = notes_in_buffer(cells, thinned);
  const auto found = sudoku::first_deduction(
      notes,
      {.techniques = techniques_of(low, high), .unique = sudoku::has_one_solution(notes.board())});
  return found ? put(*found) : 0;
}

// Finds all deductions by the given techniques. Input as for deduce(). Returns their number, or -1
// if there is too little memory. deduction() then writes each one; forget() frees the list.
EXPORT(deductions) int deductions(int cells, bool thinned, std::uint32_t low, std::uint32_t high) {
  const auto notes = notes_in_buffer(cells, thinned);
  const sudoku::Repertoire repertoire{.techniques = techniques_of(low, high),
                                      .unique = sudoku::has_one_solution(notes.board())};
  for (std::size_t most = kListed; make_room_to_list(most); most *= 2) {
    if (sudoku::all_deductions(notes, repertoire, listed)) return static_cast<int>(listed.size());
  }
  return kNoRoom;
}

// Out: deduction `index` of the list that deductions() made, in the format of put(). Returns the
// number of words.
EXPORT(deduction) int deduction(int index) { return put(listed[index]); }

// Frees the list that deductions() made.
EXPORT(forget) void forget() { forget_list(); }

// In: a board without conflicts. Out, one word each: status (sudoku::Status), grade, rating in
// tenths, hardest technique, number of guesses made, sum of all ratings. Then one word for each
// technique: how often it was used. `guesses` limits the check for a unique solution.
// Returns 0, or -1 if there is too little memory.
EXPORT(grade) int grade(int cells, double guesses) {
  if (!has_room_to_look()) return kNoRoom;
  const auto found = sudoku::grade(runs::board_in_buffer(cells), {.unique = true},
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

// In: a board. Opens a run of the search `logic`. Returns its handle, which the caller must
// close(), or 0 if the board has conflicts.
EXPORT(open) runs::Handle open(int cells) {
  const Board board = runs::board_in_buffer(cells);
  if (!sudoku::obeys_rules(board)) return 0;
  return reinterpret_cast<runs::Handle>(new sudoku::Timeline(sudoku::kLogic.make(board)));
}

// Out: the candidates that are left at the current position of the run, in the format of the notes
// (see kNotesAt).
EXPORT(left) void left(runs::Handle run) {
  const auto notes = sudoku::notes_of(runs::at(run).now());
  auto* out = reinterpret_cast<std::uint16_t*>(runs::bytes() + kNotesAt);
  for (int cell = 0; cell < notes.geometry().cells(); ++cell) {
    *out++ = static_cast<std::uint16_t>(notes.digits(cell) >> 1U);
  }
}

// Out: the deduction that the run is carrying out at its current position, in the format of put().
// Returns the number of words, 0 if there is no such deduction, or -1 without enough memory.
EXPORT(pattern) int pattern(runs::Handle run) {
  if (!has_room_to_look()) return kNoRoom;
  const auto seen = sudoku::pattern_of(runs::at(run).now());
  return seen ? put(*seen) : 0;
}

}  // namespace logic
