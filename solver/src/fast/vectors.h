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

// Taken apart into numbers, vectors are slower than masks (bands.h).
#if defined(__wasm__) && !defined(__wasm_simd128__)
inline constexpr bool kHasVectors = false;
#else
inline constexpr bool kHasVectors = true;
#endif

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

// Eight lanes, whatever the machine has.
typedef Lane Eight __attribute__((vector_size(16)));

// What is in memory is read again from here on, instead of being kept in registers.
SUDOKU_INLINE void forget_registers() { asm volatile("" ::: "memory"); }

// All bits of the lanes that are 0, no bit of the others. V is Lanes or Eight.
template <class V>
SUDOKU_INLINE V where_zero(V v) {
  auto mask = reinterpret_cast<V>(v == V{});
#if defined(__wasm_simd128__)
  // For WebAssembly clang makes of `a & mask` a choice between `a` and 0, which engines compile to
  // three instructions. This hides from it that it is a mask.
  asm("" : "+r"(mask));
#endif
  return mask;
}
SUDOKU_INLINE Lanes where_less(Lanes a, Lane number) {
  return reinterpret_cast<Lanes>(a < Lanes{} + number);
}
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

// Is there a bit in any lane?
SUDOKU_INLINE bool any(Eight v) {
#if defined(__wasm_simd128__)
  return wasm_v128_any_true(reinterpret_cast<v128_t>(v));
#else
  using Halves = std::uint64_t __attribute__((vector_size(16)));
  const auto halves = reinterpret_cast<Halves>(v);
  return (halves[0] | halves[1]) != 0;
#endif
}

// Without the lowest bit of each lane. Written plainly, clang may take what follows for a count of
// bits, which has no instruction, and count in each lane by itself.
SUDOKU_INLINE Eight without_lowest(Eight v) {
#if defined(__wasm_simd128__)
  const auto one_less = wasm_u16x8_sub_sat(reinterpret_cast<v128_t>(v), wasm_i16x8_const_splat(1));
  return v & reinterpret_cast<Eight>(one_less);
#else
  return v & (v - 1);
#endif
}

// These lanes of two vectors, where those of `b` count from 8.
template <int... lanes>
SUDOKU_INLINE Eight pick(Eight a, Eight b) {
#if __has_builtin(__builtin_shufflevector)
  return __builtin_shufflevector(a, b, lanes...);
#else  // gcc before 12
  return __builtin_shuffle(a, b, Eight{lanes...});
#endif
}

SUDOKU_INLINE Bytes bytes_at(const std::uint8_t* from) {
  Bytes result;
  std::memcpy(&result, from, sizeof result);
  return result;
}

}  // namespace sudoku
