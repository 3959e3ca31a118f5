// WebAssembly module for solving with human techniques: deductions, grades of puzzles, and runs of
// the search `logic`. Emscripten generates no JavaScript for it. The functions for runs come from
// runs.h. web/app/solver/logic-module.js is the JavaScript side and repeats the offsets of data in
// the buffer that both sides share. Techniques, families and roles cross as the values of their C++
// enumerations.
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

// Upper bounds of the memory that calls need, in bytes. `step`: what it takes to find one
// deduction, freed afterwards. Chains need 1.2 MB: the links of 1,215 nodes, and four sets of nodes
// for each node. Almost locked sets need 5.7 MB: at most 381 sets in each of 27 units, in five
// growing vectors. `no_run`: a list of 512 deductions.
const runs::Rooms runs::rooms{.step = 6'000'000, .each = true, .no_run = 1'000'000};

namespace {

using runs::words;
using sudoku::Board;
using sudoku::Deduction;

// Byte offset of the notes (candidates) in the buffer, after the board. Each cell has a 16-bit mask
// of its candidates: bit d-1 stands for digit d.
constexpr std::size_t kNotesAt = 128;

// Returned in place of a length or a count if there is not enough memory for the call.
constexpr int kNoRoom = -1;

bool has_room_to_look() { return runs::has_room(runs::room_to_look()); }

std::vector<Deduction> listed;
// Initial capacity of the list of all deductions of a board. Few boards have more deductions.
constexpr std::size_t kListed = 512;
static_assert(kListed * sizeof(Deduction) < 1'000'000);

// Empties the vector `listed` and frees its memory. `listed = {}` would keep its capacity.
void forget_list() { listed = std::vector<Deduction>(); }

// Empties the vector `listed` and reserves memory for `most` deductions. Returns false, and
// reserves nothing, if the memory does not suffice for these and for finding them.
bool make_room_to_list(std::size_t most) {
  forget_list();
  if (!runs::has_room(runs::room_to_look() + most * sizeof(Deduction))) return false;
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

// Returns the board in the buffer, together with its candidates: all digits that no peer of a cell
// holds. If `thinned` is true, only those that are also in the candidate masks in the buffer.
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

// Writes a deduction to the buffer and returns its length in 32-bit words. sudoku::Deduction
// describes the parts.
//
//   word 0     technique
//        1     rating, in tenths
//        2     digits of the pattern: bit d stands for digit d
//        3     dead end, packed as a placement
//        4..9  lengths of the six lists: units, marks, links, places, eliminations, steps
//       10..   the lists in this order, one word for each item
//
//   bits of an item    0..7   8..15  16..23  24..31
//   unit               unit   role
//   mark               cell   digit  role    node
//   link               from   to     strong            (from and to are nodes, strong is 0 or 1)
//   placement          cell   digit  unit              (an item of places and steps)
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
static_assert(10 + 12 + 3 * sudoku::kMostNodes + sudoku::kMostNodes + 1 +
                  sudoku::kMaxCells * (sudoku::kMaxSide + 1) <=
              runs::kBufferWords);

}  // namespace

namespace logic {

EXPORT(buffer) void* buffer() { return words.data(); }
EXPORT(cargo) void* cargo() { return runs::cargo.data(); }
EXPORT(cargoSize) std::size_t cargo_size() { return runs::cargo.size(); }

// Writes facts about technique number `index` to the buffer: its name as ASCII from byte 0, and its
// family, grade and rating (in tenths) in words 16 to 18. Returns the length of the name in bytes,
// or 0 if `index` is past the last technique.
EXPORT(technique) int technique(int index) {
  if (index >= sudoku::kTechniques) return 0;
  const auto& facts = sudoku::facts_of(static_cast<sudoku::Technique>(index));
  std::copy(facts.id.begin(), facts.id.end(), runs::bytes());
  words[16] = static_cast<std::uint32_t>(facts.family);
  words[17] = facts.grade;
  words[18] = facts.rating;
  return static_cast<int>(facts.id.size());
}

// Writes the name of family number `index` of techniques to the buffer, as ASCII. Returns its
// length in bytes, or 0 if `index` is past the last family.
EXPORT(family) int family(int index) {
  if (index >= sudoku::kFamilies) return 0;
  const std::string_view name = sudoku::name_of(static_cast<sudoku::Family>(index));
  std::copy(name.begin(), name.end(), runs::bytes());
  return static_cast<int>(name.size());
}

// Returns true if no unit of the board in the buffer contains a digit twice.
EXPORT(obeysRules) bool obeys_rules(int cells) {
  return sudoku::obeys_rules(runs::board_in_buffer(cells));
}

// Finds the first deduction on the board in the buffer, which must have no conflicts. If `thinned`
// is true, uses only candidates that are also in the notes in the buffer. `low` and `high` are the
// halves of a 64-bit mask of the techniques to use, by their number. Techniques that rely on
// uniqueness are used only if the board is known to have one solution.
// Writes the deduction to the buffer by put() and returns its length in words. Returns 0 if there
// is no deduction, or -1 if there is not enough memory.
EXPORT(deduce) int deduce(int cells, bool thinned, std::uint32_t low, std::uint32_t high) {
  if (!has_room_to_look()) return kNoRoom;
  const auto notes = notes_in_buffer(cells, thinned);
  const auto found = sudoku::first_deduction(
      notes,
      {.techniques = techniques_of(low, high), .unique = sudoku::has_one_solution(notes.board())});
  return found ? put(*found) : 0;
}

// Finds all deductions on the board in the buffer, which must have no conflicts. If `thinned` is
// true, uses only candidates that are also in the notes in the buffer. `low` and `high` are the
// halves of a 64-bit mask of the techniques to use, by their number.
// Keeps the deductions in a list and returns their number, or -1 if there is not enough memory. The
// caller then gets each one by deduction(), and frees the list by forget().
EXPORT(deductions) int deductions(int cells, bool thinned, std::uint32_t low, std::uint32_t high) {
  const auto notes = notes_in_buffer(cells, thinned);
  const sudoku::Repertoire repertoire{.techniques = techniques_of(low, high),
                                      .unique = sudoku::has_one_solution(notes.board())};
  for (std::size_t most = kListed; make_room_to_list(most); most *= 2) {
    if (sudoku::all_deductions(notes, repertoire, listed)) return static_cast<int>(listed.size());
  }
  return kNoRoom;
}

// Writes the deduction with index `index` of the list that deductions() made to the buffer, by
// put(). Returns its length in words.
EXPORT(deduction) int deduction(int index) { return put(listed[index]); }

// Frees the list that deductions() made.
EXPORT(forget) void forget() { forget_list(); }

// Grades the puzzle in the buffer, which must have no conflicts. First checks, with at most
// `guesses` guesses, that it has one solution. Returns 0, or -1 if there is not enough memory.
// Writes to the buffer one word each for status (sudoku::Status), grade, rating in tenths, hardest
// technique, number of guesses made and sum of all ratings. Then follows one word for each
// technique: how often it was used.
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

// Opens a run of the search `logic` on the board in the buffer. Returns its handle, which the
// caller must close(), or 0 if the board has conflicts.
EXPORT(open) runs::Handle open(int cells) {
  const Board board = runs::board_in_buffer(cells);
  if (!sudoku::obeys_rules(board)) return 0;
  return reinterpret_cast<runs::Handle>(new sudoku::Timeline(sudoku::kLogic.make(board)));
}

// Writes the candidates that are left at the current position of a run to the buffer, from byte
// 128: for each cell a 16-bit mask, in which bit d-1 stands for digit d.
EXPORT(left) void left(runs::Handle run) {
  const auto notes = sudoku::notes_of(runs::at(run).now());
  auto* out = reinterpret_cast<std::uint16_t*>(runs::bytes() + kNotesAt);
  for (int cell = 0; cell < notes.geometry().cells(); ++cell) {
    *out++ = static_cast<std::uint16_t>(notes.digits(cell) >> 1U);
  }
}

// Writes the deduction whose consequences the run is reporting at its current position to the
// buffer, by put(). Returns its length in words, 0 if there is no such deduction, or -1 if there is
// not enough memory.
EXPORT(pattern) int pattern(runs::Handle run) {
  if (!has_room_to_look()) return kNoRoom;
  const auto seen = sudoku::pattern_of(runs::at(run).now());
  return seen ? put(*seen) : 0;
}

}  // namespace logic
