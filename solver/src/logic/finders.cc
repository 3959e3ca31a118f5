#include "finders.h"

#include <cstdint>

#include "masks.h"
#include "sudoku/cell_set.h"
#include "sudoku/notes.h"

namespace sudoku::logic {

namespace {

int next_node(const Deduction& deduction) {
  return deduction.marks.empty() ? 0 : deduction.marks[deduction.marks.size() - 1].node + 1;
}

void push_mark(Deduction& deduction, int cell, int digit, Role role, int node) {
  deduction.digits = static_cast<std::uint16_t>(deduction.digits | 1U << digit);
  deduction.marks.push({.cell = static_cast<std::uint8_t>(cell),
                        .digit = static_cast<std::uint8_t>(digit),
                        .role = role,
                        .node = static_cast<std::uint8_t>(node)});
}

}  // namespace

int mark(Deduction& deduction, int cell, int digit, Role role) {
  const int node = next_node(deduction);
  push_mark(deduction, cell, digit, role, node);
  return node;
}

int mark_group(Deduction& deduction, CellSet cells, int digit, Role role) {
  const int node = next_node(deduction);
  for (const int cell : cells) push_mark(deduction, cell, digit, role, node);
  return node;
}

void mark_each(Deduction& deduction, CellSet cells, int digit, Role role) {
  for (const int cell : cells) mark(deduction, cell, digit, role);
}

void mark_all(Deduction& deduction, const Notes& notes, CellSet cells, unsigned digits, Role role) {
  for (const int cell : cells) {
    for (const int digit : SetBits(notes.digits(cell) & digits)) mark(deduction, cell, digit, role);
  }
}

void mark_unit(Deduction& deduction, int unit, UnitRole role) {
  deduction.units.push({.unit = static_cast<std::uint8_t>(unit), .role = role});
}

void link(Deduction& deduction, int from, int to, bool strong) {
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
  for (const int place : SetBits(places)) cells.insert(notes.geometry().cell(unit, place));
  return cells;
}

CellSet cells_with(const Notes& notes, int count) noexcept {
  CellSet cells;
  for (const int cell : notes.empty()) {
    if (bits_in(notes.digits(cell)) == count) cells.insert(cell);
  }
  return cells;
}

}  // namespace sudoku::logic
