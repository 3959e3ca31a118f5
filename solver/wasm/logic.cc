// The module for solving as a person does: deductions, grades, and runs of the search `logic`. Like
// that for many puzzles it has no glue; its runs are those of bindings.cc (runs.h).
// web/app/solver/logic-module.js is its other half: what lies where in the buffer is written there
// too, and numbers of techniques, families and roles are those of the C++ headers.
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

// What a deduction takes while it is looked for. Chains: the links of 1,215 nodes, and from each of
// them four sets of nodes, 1.2 MB. Almost locked sets: no more than 381 in each of 27 units, in
// five lists that grow, 5.7 MB. Beside that the first list of deductions.
const runs::Rooms runs::rooms{.step = 6'000'000, .each = true, .no_run = 1'000'000};

namespace {

using runs::words;
using sudoku::Board;
using sudoku::Deduction;

// Where the notes stand in the buffer, in bytes: a mask for each cell, behind the board.
constexpr std::size_t kNotesAt = 128;

// In place of a number: there is no memory for what was asked for.
constexpr int kNoRoom = -1;

bool has_room_to_look() { return runs::has_room(runs::room_to_look()); }

std::vector<Deduction> listed;
// So many there is room for at first: few boards have more.
constexpr std::size_t kListed = 512;
static_assert(kListed * sizeof(Deduction) < 1'000'000);

// Gives their memory back, which `= {}` would keep.
void forget_list() { listed = std::vector<Deduction>(); }

// Has room for so many of them; false, and none are kept, if there is no memory.
bool make_room_to_list(std::size_t most) {
  forget_list();
  if (!runs::has_room(runs::room_to_look() + most * sizeof(Deduction))) return false;
  listed.reserve(most);
  return true;
}

sudoku::TechniqueSet techniques_of(std::uint32_t low, std::uint32_t high) {
  sudoku::TechniqueSet set;
  const std::uint64_t bits = std::uint64_t{high} << 32U | low;
  for (int number = 0; number < sudoku::kTechniques; ++number) {
    if ((bits >> number & 1U) != 0) set.insert(static_cast<sudoku::Technique>(number));
  }
  return set;
}

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

// Out: technique, rating, digits (bit d), the cell, digit and unit of the dead end in one word,
// then how many there are of each, and of each one word: units, candidates, links, places,
// eliminations, steps. The number of words is returned.
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

// Out: the id of a technique; its length is returned, 0 past the last. Its family, grade and rating
// in tenths are in the words from the 16th on.
EXPORT(technique) int technique(int index) {
  if (index >= sudoku::kTechniques) return 0;
  const auto& facts = sudoku::facts_of(static_cast<sudoku::Technique>(index));
  std::copy(facts.id.begin(), facts.id.end(), runs::bytes());
  words[16] = static_cast<std::uint32_t>(facts.family);
  words[17] = facts.grade;
  words[18] = facts.rating;
  return static_cast<int>(facts.id.size());
}

// Out: the name of a family; its length is returned, 0 past the last.
EXPORT(family) int family(int index) {
  if (index >= sudoku::kFamilies) return 0;
  const std::string_view name = sudoku::name_of(static_cast<sudoku::Family>(index));
  std::copy(name.begin(), name.end(), runs::bytes());
  return static_cast<int>(name.size());
}

// In: a board. Whether no digit stands twice in a unit.
EXPORT(obeysRules) bool obeys_rules(int cells) {
  return sudoku::obeys_rules(runs::board_in_buffer(cells));
}

// In: a board, and where they are `thinned` its notes. Out: the first deduction by these
// techniques, as put() writes it; 0 if there is none, -1 if there is no memory.
EXPORT(deduce) int deduce(int cells, bool thinned, std::uint32_t low, std::uint32_t high) {
  if (!has_room_to_look()) return kNoRoom;
  const auto notes = notes_in_buffer(cells, thinned);
  const auto found = sudoku::first_deduction(
      notes,
      {.techniques = techniques_of(low, high), .unique = sudoku::has_one_solution(notes.board())});
  return found ? put(*found) : 0;
}

// The same for all deductions: how many there are is returned, and deduction() tells each.
EXPORT(deductions) int deductions(int cells, bool thinned, std::uint32_t low, std::uint32_t high) {
  const auto notes = notes_in_buffer(cells, thinned);
  const sudoku::Repertoire repertoire{.techniques = techniques_of(low, high),
                                      .unique = sudoku::has_one_solution(notes.board())};
  for (std::size_t most = kListed; make_room_to_list(most); most *= 2) {
    if (sudoku::all_deductions(notes, repertoire, listed)) return static_cast<int>(listed.size());
  }
  return kNoRoom;
}

// Out: one of those, as put() writes it.
EXPORT(deduction) int deduction(int index) { return put(listed[index]); }

// Gives the memory of deductions() back.
EXPORT(forget) void forget() { forget_list(); }

// In: a board without conflicts. Out: whether it was solved, grade, rating in tenths, technique,
// guesses, the sum of all ratings; then how often each technique was used. -1: there is no memory.
EXPORT(grade) int grade(int cells) {
  if (!has_room_to_look()) return kNoRoom;
  const Board board = runs::board_in_buffer(cells);
  const auto found = sudoku::grade(board, {.unique = sudoku::has_one_solution(board)});
  auto* out = words.data();
  *out++ = static_cast<std::uint32_t>(found.solved);
  *out++ = found.grade;
  *out++ = found.rating;
  *out++ = static_cast<std::uint32_t>(found.hardest);
  *out++ = found.guesses;
  *out++ = found.score;
  std::copy(found.counts.begin(), found.counts.end(), out);
  return 0;
}

// In: a board. The caller closes the run. 0: the board has conflicts, and there is no run.
EXPORT(open) runs::Handle open(int cells) {
  const Board board = runs::board_in_buffer(cells);
  if (!sudoku::obeys_rules(board)) return 0;
  return reinterpret_cast<runs::Handle>(new sudoku::Timeline(sudoku::make_logic(board)));
}

// Out: a mask for each cell, where notes stand: the candidates that a run has left.
EXPORT(left) void left(runs::Handle run) {
  const auto notes = sudoku::notes_of(runs::at(run).now());
  auto* out = reinterpret_cast<std::uint16_t*>(runs::bytes() + kNotesAt);
  for (int cell = 0; cell < notes.geometry().cells(); ++cell) {
    *out++ = static_cast<std::uint16_t>(notes.digits(cell) >> 1U);
  }
}

// Out: what the present deduction of a run sees, as put() writes it; 0 where there is none, -1 if
// there is no memory.
EXPORT(pattern) int pattern(runs::Handle run) {
  if (!has_room_to_look()) return kNoRoom;
  const auto seen = sudoku::pattern_of(runs::at(run).now());
  return seen ? put(*seen) : 0;
}

}  // namespace logic
