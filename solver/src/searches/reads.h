// What an algorithm reads to test a digit in a cell, as tables: nothing of it changes in a run.
//
//   const Reads& reads = reads_of(board.geometry(), ReadOf::kCell);
//   reads.all;            // 27: so many reads that find nothing allow a digit
//   reads.checks[40][9];  // the tenth of them at cell 40, packed: cell 4 of its column
//
// The tables of the three geometries are made when the first is asked for, and live for ever.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/geometry.h"
#include "sudoku/step.h"

namespace sudoku {

// What one read looks at: one cell of a unit, or the table of the digits in a whole unit.
enum class ReadOf : std::uint8_t { kCell, kUnit };

// A cell's three units and what a digit in the cell costs in each.
struct CellCosts {
  std::array<std::uint8_t, 3> units;
  std::array<std::uint8_t, 3> reads;
};

struct Reads {
  static constexpr int kBlock = 4;  // words that are copied at once
  static constexpr int kMost = (3 * kMaxSide + kBlock - 1) / kBlock * kBlock;

  Reads(const Geometry& geometry, ReadOf read_of) noexcept;

  int side;
  int all;  // reads that find nothing
  std::array<CellCosts, kMaxCells> costs{};
  // The `check` of each read, in their order, packed without its digit; more than `all` of them are
  // no steps.
  std::array<std::array<std::uint32_t, kMost>, kMaxCells> checks{};
};

const Reads& reads_of(const Geometry& geometry, ReadOf read_of) noexcept;

}  // namespace sudoku
