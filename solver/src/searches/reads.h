// Tables of the reads by which a search tests whether a digit can go into a cell. A read looks for
// the digit in one cell of a unit, or in a whole unit. The reads go through the row of the tested
// cell, then through its column, then through its box. If no read finds the digit, the tested cell
// can take it. The tables depend only on the size of the board. An example on 9x9:
//
//   const Reads& reads = reads_of(board.geometry(), ReadOf::kCell);
//   reads.all;            // 27: 9 reads in each of the row, the column and the box
//   reads.checks[40][9];  // the tenth read for cell 40, a packed step: reads the top of its column
//
// The first call of reads_of() builds the tables of all three board sizes. The tables live until
// the program ends.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/geometry.h"

namespace sudoku::searches {

// How a search looks for a digit in a unit (row, column or box). kCell: it reads the cells of the
// unit one by one. kUnit: a single read looks the digit up in the set of digits of the unit.
enum class ReadOf : std::uint8_t { kCell, kUnit };

// The reads that find the digit of one filled cell. `units` are the row, the column and the box of
// the cell, as unit numbers. When a search tests the digit in another cell of units[k], read number
// reads[k] (from 1) of this test looks at the filled cell, or at units[k] as a whole.
struct CellCosts {
  std::array<std::uint8_t, 3> units;
  std::array<std::uint8_t, 3> reads;
};

struct Reads {
  static constexpr int kBlock = 4;  // number of packed steps that a search copies at once
  // Maximum number of reads that test one digit in a cell (27), rounded up to a multiple of kBlock.
  static constexpr int kMost = (3 * kMaxSide + kBlock - 1) / kBlock * kBlock;

  Reads(const Geometry& geometry, ReadOf read_of);

  int side;
  // Number of reads that look for a digit in the row, the column and the box of a cell. If none of
  // them finds the digit, the cell can take it.
  int all;
  std::array<CellCosts, kMaxCells> costs{};
  // checks[cell][i] is the step of kind `check` that reports read i (from 0) of a test in `cell`.
  // The step is packed into 32 bits by pack(), with 0 in place of the tested digit. Only the first
  // `all` elements of a cell are steps.
  std::array<std::array<std::uint32_t, kMost>, kMaxCells> checks{};
};

const Reads& reads_of(const Geometry& geometry, ReadOf read_of);

}  // namespace sudoku::searches
