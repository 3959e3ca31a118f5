// Numbers as bytes and back, for what one instance of a run hands to another.
//
//   sudoku::Writer writer;
//   writer.byte(7);
//   writer.number(1308);              // two bytes: seven bits each, the low ones first
//   sudoku::Reader reader(writer.bytes());
//   reader.byte();                    // 7
//   reader.number();                  // 1308
//   reader.good() && reader.left() == 0;
//
// A reader takes bytes from strangers: past the end it gives 0 and is not good() any more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace sudoku {

// Writes numbers as bytes.
class Writer {
 public:
  void byte(unsigned value) { bytes_.push_back(static_cast<std::uint8_t>(value)); }
  void number(std::uint64_t value) {
    for (; value > 127; value >>= 7) byte((value & 127) | 128);
    byte(static_cast<unsigned>(value));
  }

  std::span<const std::uint8_t> bytes() const noexcept { return bytes_; }
  // Leaves the writer empty.
  std::vector<std::uint8_t> take() noexcept { return std::exchange(bytes_, {}); }

 private:
  std::vector<std::uint8_t> bytes_;
};

// Reads what a Writer wrote, or whatever is handed over as such.
class Reader {
 public:
  // Numbers are exact in JavaScript, and sums of a few of them do not overflow here.
  static constexpr std::uint64_t kMost = (std::uint64_t{1} << 53) - 1;

  explicit Reader(std::span<const std::uint8_t> bytes) noexcept : bytes_(bytes) {}

  std::uint8_t byte() noexcept {
    if (bytes_.empty()) {
      good_ = false;
      return 0;
    }
    const std::uint8_t value = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return value;
  }
  // At most kMost; a larger one is no number.
  std::uint64_t number() noexcept {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 56; shift += 7) {
      const std::uint64_t bits = byte();
      value |= (bits & 127) << shift;
      if (bits < 128) return value <= kMost ? value : fail();
    }
    return fail();
  }

  bool good() const noexcept { return good_; }
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
