// Vectors as the compiler gives them: SSE, AVX, NEON or WebAssembly SIMD, whatever it compiles for.
//
//   Lanes a = ..., b = ...;        // 16 bits in each lane
//   a & (b >> 1);                  // in all lanes at once
//   bits(where_zero(a));           // bit l set: lane l of a is 0
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

// For what has to end up in one loop: no vector is passed through memory.
#define SUDOKU_INLINE inline __attribute__((always_inline))

namespace sudoku {

using Lane = std::uint16_t;

#if defined(__AVX512BW__)
inline constexpr int kLanes = 32;
#elif defined(__AVX2__)
inline constexpr int kLanes = 16;
#else
inline constexpr int kLanes = 8;
#endif

typedef Lane Lanes __attribute__((vector_size(sizeof(Lane) * kLanes)));
typedef std::uint8_t Bytes __attribute__((vector_size(16)));

// All bits of the lanes that are 0, no bit of the others.
SUDOKU_INLINE Lanes where_zero(Lanes v) { return reinterpret_cast<Lanes>(v == Lanes{}); }
SUDOKU_INLINE Lanes where_equal(Lanes a, Lanes b) { return reinterpret_cast<Lanes>(a == b); }
SUDOKU_INLINE Bytes where_equal(Bytes a, std::uint8_t byte) {
  return reinterpret_cast<Bytes>(a == Bytes{} + byte);
}
#if __has_builtin(__builtin_elementwise_min)  // to clang a choice by lanes would be a branch
SUDOKU_INLINE Lanes smaller(Lanes a, Lanes b) { return __builtin_elementwise_min(a, b); }
SUDOKU_INLINE Bytes larger(Bytes a, Bytes b) { return __builtin_elementwise_max(a, b); }
#else
SUDOKU_INLINE Lanes smaller(Lanes a, Lanes b) { return a < b ? a : b; }
SUDOKU_INLINE Bytes larger(Bytes a, Bytes b) { return a > b ? a : b; }
#endif
SUDOKU_INLINE Bytes where_larger(Bytes a, std::uint8_t byte) {
  return reinterpret_cast<Bytes>(a > Bytes{} + byte);
}

// Bit l is set where all bits of lane l are; each lane must have all bits or none.
SUDOKU_INLINE unsigned bits(Lanes mask) {
#if defined(__wasm_simd128__)
  return wasm_i16x8_bitmask(reinterpret_cast<v128_t>(mask));
#else
  unsigned result = 0;
  for (int lane = 0; lane < kLanes; ++lane) result |= (mask[lane] & 1U) << lane;
  return result;
#endif
}

SUDOKU_INLINE unsigned bits(Bytes mask) {
#if defined(__wasm_simd128__)
  return wasm_i8x16_bitmask(reinterpret_cast<v128_t>(mask));
#elif defined(__SSE2__)
  return static_cast<unsigned>(_mm_movemask_epi8(reinterpret_cast<__m128i>(mask)));
#else
  unsigned result = 0;
  for (int byte = 0; byte < 16; ++byte) result |= (mask[byte] & 1U) << byte;
  return result;
#endif
}

SUDOKU_INLINE Bytes bytes_at(const std::uint8_t* from) {
  Bytes result;
  std::memcpy(&result, from, sizeof result);
  return result;
}

}  // namespace sudoku
