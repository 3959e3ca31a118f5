// A 9x9 board as bit masks, three bands of three rows side by side in one vector.
//
// Bit 9 * row + column of a band is a cell:      0  1  2 |  3  4  5 |  6  7  8
//                                                9 10 11 | 12 13 14 | 15 16 17
//                                               18 19 20 | 21 22 23 | 24 25 26
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace sudoku {

using Mask = std::uint32_t;  // 27 cells of a band

inline constexpr int kDigits = 9;
inline constexpr int kBands = 3;
inline constexpr Mask kBand = (1U << 27) - 1;
inline constexpr Mask kRow = 0777;           // nine cells
inline constexpr Mask kColumn = 0001001001;  // three cells
inline constexpr Mask kBox = 0007007007;     // nine cells

constexpr Mask lowest(Mask mask) { return mask & -mask; }

#if defined(__wasm__) && !defined(__wasm_simd128__)

// The compiler would take four numbers for a vector that it cannot have.
struct Bands {
  std::array<Mask, kBands> of;

  Mask& operator[](int band) { return of[band]; }
  Mask operator[](int band) const { return of[band]; }
  Bands operator~() const { return {~of[0], ~of[1], ~of[2]}; }
  Bands operator&(Bands o) const { return {of[0] & o[0], of[1] & o[1], of[2] & o[2]}; }
  Bands operator|(Bands o) const { return {of[0] | o[0], of[1] | o[1], of[2] | o[2]}; }
  Bands& operator&=(Bands o) { return *this = *this & o; }
  Bands& operator|=(Bands o) { return *this = *this | o; }
};

inline bool any(Bands bands) { return (bands[0] | bands[1] | bands[2]) != 0; }

#else

using Bands = Mask __attribute__((vector_size(16)));  // the fourth is always 0

inline bool any(Bands bands) {
  using Halves = std::uint64_t __attribute__((vector_size(16)));
  const auto halves = reinterpret_cast<Halves>(bands);
  return (halves[0] | halves[1]) != 0;
}

#endif

// Where each digit can go (0 stands for digit 1), and which cells are not settled yet.
struct Candidates {
  std::array<Bands, kDigits> of;
  Bands open;
};

}  // namespace sudoku
