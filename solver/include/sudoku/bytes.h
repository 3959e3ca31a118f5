// Converts numbers to bytes and back. Saved runs of a search are stored in this format.
//
//   sudoku::Writer writer;
//   writer.byte(7);
//   writer.number(1308);              // two bytes, 0x9c 0x0a
//   sudoku::Reader reader(writer.bytes());
//   reader.byte();                    // 7
//   reader.number();                  // 1308
//   reader.good() && reader.left() == 0;
//
// number() uses unsigned LEB128: seven bits per byte, low bits first. The top bit of a byte is set
// if another byte follows:
//
//   1308 = 0b1010'0011100  ->  1 0011100 | 0 0001010
//
// Reader is safe on untrusted bytes. The first error makes good() false for ever; values read after
// an error are meaningless.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace sudoku {

// Appends numbers to a byte buffer.
class Writer {
 public:
  // Appends the low eight bits of `value`.
  void byte(unsigned value) { bytes_.push_back(static_cast<std::uint8_t>(value)); }
  // Appends `value` in the format LEB128: seven bits per byte, low bits first. Reader::number()
  // reads values up to 2^53 - 1.
  void number(std::uint64_t value) {
    for (; value > 127; value >>= 7) byte((value & 127) | 128);
    byte(static_cast<unsigned>(value));
  }

  std::span<const std::uint8_t> bytes() const noexcept { return bytes_; }
  // Returns the bytes written so far, and leaves the writer empty.
  std::vector<std::uint8_t> take() noexcept { return std::exchange(bytes_, {}); }

 private:
  std::vector<std::uint8_t> bytes_;
};

// Reads numbers from bytes that a Writer produced. Any other input is safe too.
class Reader {
 public:
  // The largest number that number() accepts: 2^53 - 1, which is JavaScript's
  // Number.MAX_SAFE_INTEGER. Sums of a few such numbers cannot overflow 64 bits.
  static constexpr std::uint64_t kMost = (std::uint64_t{1} << 53) - 1;

  explicit Reader(std::span<const std::uint8_t> bytes) noexcept : bytes_(bytes) {}

  // Reads one byte. If no byte is left, returns 0, and good() is false from then on.
  std::uint8_t byte() noexcept {
    if (bytes_.empty()) {
      good_ = false;
      return 0;
    }
    const std::uint8_t value = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return value;
  }
  // Reads one number in the format LEB128: seven bits per byte, low bits first. If the number is
  // truncated, longer than eight bytes or greater than kMost, good() is false from then on.
  std::uint64_t number() noexcept {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 56; shift += 7) {
      const std::uint64_t bits = byte();
      value |= (bits & 127) << shift;
      if (bits < 128) return value <= kMost ? value : fail();
    }
    return fail();
  }

  // Returns true until an attempt to read a byte or a number has failed, and false from then on.
  bool good() const noexcept { return good_; }
  // Returns the number of bytes that have not been read yet.
  std::size_t left() const noexcept { return bytes_.size(); }

 private:
  std::uint64_t fail() noexcept {
    good_ = false;
    return 0;
  }

  std::span<const std::uint8_t> bytes_;
  bool good_ = true;
};

}  // namespace sudoku
