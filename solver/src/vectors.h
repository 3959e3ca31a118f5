// Portable SIMD vectors, based on the vector extensions of GCC and Clang. They compile to SSE, AVX,
// NEON or WebAssembly SIMD, depending on the target. An element of a vector is called a lane.
//
//   Lanes a = ..., b = ...;        // 16 bits in each lane
//   a & (b >> 1);                  // in all lanes at once
//   bits(where_zero(a));           // bit l is set if lane l of a is 0
//
// A mask is a vector in which each lane has either all bits set or none.
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

// Forces inlining of a function that is part of a hot loop. A call would pass vectors through
// memory.
#define SUDOKU_INLINE inline __attribute__((always_inline))

namespace sudoku::simd {

using Lane = std::uint16_t;

#if defined(__AVX512BW__)
inline constexpr int kLanes = 32;
#elif defined(__AVX2__)
inline constexpr int kLanes = 16;
#else
inline constexpr int kLanes = 8;
#endif

// A vector of 16-bit lanes, the widest that the target supports: 8 lanes with SSE2, NEON and
// WebAssembly, 16 with AVX2, 32 with AVX-512.
typedef Lane Lanes __attribute__((vector_size(sizeof(Lane) * kLanes)));
// A vector of 16 bytes on every target.
typedef std::uint8_t Bytes __attribute__((vector_size(16)));

// A vector of eight 16-bit lanes on every target.
typedef Lane Eight __attribute__((vector_size(16)));

// Compiler barrier: after this point, the compiler must load values from memory again. This frees
// the registers that would otherwise keep the values across the point. Emits no instruction.
SUDOKU_INLINE void forget_registers() { asm volatile("" ::: "memory"); }

// Returns a vector in which all bits of a lane are set if this lane of `v` is 0, and no bit
// otherwise. V is a vector type: Lanes, Eight or Bytes.
template <class V>
SUDOKU_INLINE V where_zero(V v) {
  auto mask = reinterpret_cast<V>(v == V{});
#if defined(__wasm_simd128__)
  // On WebAssembly, Clang turns `a & mask` into a select between `a` and 0, which engines compile
  // to three instructions. The empty asm hides from Clang that each lane of `mask` has all bits set
  // or none.
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
// smaller() returns the lane-wise minimum of two vectors, and larger() the lane-wise maximum.
#if __has_builtin(__builtin_elementwise_min)  // Clang 14 and later have __builtin_elementwise_min.
SUDOKU_INLINE Lanes smaller(Lanes a, Lanes b) { return __builtin_elementwise_min(a, b); }
SUDOKU_INLINE Bytes larger(Bytes a, Bytes b) { return __builtin_elementwise_max(a, b); }
#else
SUDOKU_INLINE Lanes smaller(Lanes a, Lanes b) { return a < b ? a : b; }
SUDOKU_INLINE Bytes larger(Bytes a, Bytes b) { return a > b ? a : b; }
#endif
SUDOKU_INLINE Bytes where_larger(Bytes a, std::uint8_t byte) {
  return reinterpret_cast<Bytes>(a > Bytes{} + byte);
}

// Converts a vector to an integer: bit l is set if all bits of lane l are set. Requires: each lane
// has either all bits set or none.
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

// Returns true if any bit of any lane of the vector `v` is set.
SUDOKU_INLINE bool any(Eight v) {
#if defined(__wasm_simd128__)
  return wasm_v128_any_true(reinterpret_cast<v128_t>(v));
#else
  using Halves = std::uint64_t __attribute__((vector_size(16)));
  const auto halves = reinterpret_cast<Halves>(v);
  return (halves[0] | halves[1]) != 0;
#endif
}

// Clears the lowest set bit of each lane; a lane that is 0 stays 0.
//
// On WebAssembly, Clang may turn `v & (v - 1)` and a comparison with 0 into a population count.
// WebAssembly has no such instruction for 16-bit lanes, so Clang counts lane by lane. A saturating
// subtraction prevents this.
SUDOKU_INLINE Eight without_lowest(Eight v) {
#if defined(__wasm_simd128__)
  const auto one_less = wasm_u16x8_sub_sat(reinterpret_cast<v128_t>(v), wasm_i16x8_const_splat(1));
  return v & reinterpret_cast<Eight>(one_less);
#else
  return v & (v - 1);
#endif
}

// Shuffles two vectors of eight lanes. Lane i of the result is the lane with number `lanes[i]`,
// where 0 to 7 are the lanes of `a` and 8 to 15 are those of `b`.
template <int... lanes>
SUDOKU_INLINE Eight pick(Eight a, Eight b) {
#if __has_builtin(__builtin_shufflevector)
  return __builtin_shufflevector(a, b, lanes...);
#else  // GCC before version 12 lacks __builtin_shufflevector.
  return __builtin_shuffle(a, b, Eight{lanes...});
#endif
}

// Loads 16 bytes from memory into a vector. The address `from` needs no alignment.
SUDOKU_INLINE Bytes bytes_at(const std::uint8_t* from) {
  Bytes result;
  std::memcpy(&result, from, sizeof result);
  return result;
}

}  // namespace sudoku::simd
