// What an algorithm reads to test a digit in a cell, as tables: nothing of it changes in a run.
//
//   const Reads& reads = reads_of<Scanning>(board.geometry());
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

// The number, from 1, of the read that finds a digit standing at `place` of a unit of N = `side`
// cells: kind 0 is the row, 1 the column, 2 the box.
using ReadNumber = int (*)(int kind, int place, int side);
// Unit and place of a read, from 0.
using Look = Step (*)(const Geometry& geometry, int cell, int read);

// A cell's three units and what a digit in the cell costs in each.
struct CellCosts {
  std::array<std::uint8_t, 3> units;
  std::array<std::uint8_t, 3> reads;
};

struct Reads {
  static constexpr int kBlock = 4;  // words that are copied at once
  static constexpr int kMost = (3 * kMaxSide + kBlock - 1) / kBlock * kBlock;

  Reads(const Geometry& geometry, int all_reads, ReadNumber number, Look look) noexcept;

  int side;
  int all;  // reads that find nothing
  std::array<CellCosts, kMaxCells> costs{};
  // The `check` of each read, in their order, packed without its digit; more than `all` of them are
  // no steps.
  std::array<std::array<std::uint32_t, kMost>, kMaxCells> checks{};
};

template <class Reading>
const Reads& reads_of(const Geometry& geometry) noexcept {
  static constexpr auto on = [](int side) {
    return Reads(*Geometry::of_side(side), Reading::all(side), Reading::number, Reading::look);
  };
  static const std::array<Reads, 3> reads = {on(4), on(6), on(9)};
  return reads[geometry.side() == 4 ? 0 : geometry.side() == 6 ? 1 : 2];
}

}  // namespace sudoku
