#include "finders.h"

#include <array>

namespace sudoku {

// By Technique.
Finder finder_of(Technique technique) noexcept {
  static constexpr std::array<Finder, kTechniques> finders = {find_full_house,
                                                              find_hidden_single,
                                                              find_naked_single,
                                                              find_pointing,
                                                              find_claiming,
                                                              find_naked_pair,
                                                              find_hidden_pair,
                                                              find_naked_triple,
                                                              find_hidden_triple,
                                                              find_x_wing,
                                                              find_swordfish,
                                                              find_skyscraper,
                                                              find_two_string_kite,
                                                              find_turbot_fish,
                                                              find_empty_rectangle,
                                                              find_xy_wing,
                                                              find_xyz_wing,
                                                              find_w_wing,
                                                              find_finned_x_wing,
                                                              find_sashimi_x_wing,
                                                              find_unique_rectangle_1,
                                                              find_unique_rectangle_2,
                                                              find_unique_rectangle_3,
                                                              find_unique_rectangle_4,
                                                              find_hidden_rectangle,
                                                              find_bug_plus_one,
                                                              find_naked_quad,
                                                              find_hidden_quad,
                                                              find_jellyfish,
                                                              find_finned_swordfish,
                                                              find_sashimi_swordfish,
                                                              find_als_xz,
                                                              find_x_chain,
                                                              find_xy_chain,
                                                              find_aic,
                                                              find_grouped_aic,
                                                              find_nishio,
                                                              nullptr};
  return finders[static_cast<int>(technique)];
}

namespace {

int next_node(const Deduction& deduction) noexcept {
  return deduction.marks.empty() ? 0 : deduction.marks[deduction.marks.size() - 1].node + 1;
}

void push_mark(Deduction& deduction, int cell, int digit, Role role, int node) noexcept {
  deduction.digits = static_cast<std::uint16_t>(deduction.digits | 1U << digit);
  deduction.marks.push({.cell = static_cast<std::uint8_t>(cell),
                        .digit = static_cast<std::uint8_t>(digit),
                        .role = role,
                        .node = static_cast<std::uint8_t>(node)});
}

}  // namespace

int mark(Deduction& deduction, int cell, int digit, Role role) noexcept {
  const int node = next_node(deduction);
  push_mark(deduction, cell, digit, role, node);
  return node;
}

int mark_group(Deduction& deduction, CellSet cells, int digit, Role role) noexcept {
  const int node = next_node(deduction);
  for (const int cell : cells) push_mark(deduction, cell, digit, role, node);
  return node;
}

void mark_each(Deduction& deduction, CellSet cells, int digit, Role role) noexcept {
  for (const int cell : cells) mark(deduction, cell, digit, role);
}

void mark_all(Deduction& deduction, const Notes& notes, CellSet cells, unsigned digits,
              Role role) noexcept {
  for (const int cell : cells) {
    for (const int digit : Digits(notes.digits(cell) & digits)) mark(deduction, cell, digit, role);
  }
}

void mark_unit(Deduction& deduction, int unit, UnitRole role) noexcept {
  deduction.units.push({.unit = static_cast<std::uint8_t>(unit), .role = role});
}

void link(Deduction& deduction, int from, int to, bool strong) noexcept {
  deduction.links.push({.from = static_cast<std::uint8_t>(from),
                        .to = static_cast<std::uint8_t>(to),
                        .strong = strong});
}

unsigned digits_of(const Notes& notes, CellSet cells) noexcept {
  unsigned digits = 0;
  for (const int cell : cells) digits |= notes.digits(cell);
  return digits;
}

CellSet seen_by_all(const Notes& notes, CellSet cells, int digit) noexcept {
  const CellSet having = notes.cells(digit);
  return notes.sight().of_all(cells & having) & having;
}

CellSet cells_at(const Notes& notes, int unit, unsigned places) noexcept {
  CellSet cells;
  for (const int place : Digits(places)) cells.insert(notes.geometry().cell(unit, place));
  return cells;
}

CellSet cells_with(const Notes& notes, int count) noexcept {
  CellSet cells;
  for (const int cell : notes.empty()) {
    if (bits_in(notes.digits(cell)) == count) cells.insert(cell);
  }
  return cells;
}

}  // namespace sudoku
