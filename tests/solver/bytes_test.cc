// Writer and Reader: bytes and numbers survive a round trip.
#include "sudoku/bytes.h"

#include <gtest/gtest.h>

namespace sudoku {
namespace {

TEST(Bytes, ExampleOfTheHeaderHolds) {
  Writer writer;
  writer.byte(7);
  writer.number(1308);
  EXPECT_EQ(writer.bytes().size(), 3U);
  Reader reader(writer.bytes());
  EXPECT_EQ(reader.byte(), 7);
  EXPECT_EQ(reader.number(), 1308U);
  EXPECT_TRUE(reader.good() && reader.left() == 0);
}

TEST(Bytes, NumbersOfEachSizeComeBack) {
  for (int bits = 0; bits <= 53; ++bits) {
    const std::uint64_t number = (std::uint64_t{1} << bits) - 1;
    Writer writer;
    writer.number(number);
    Reader reader(writer.bytes());
    EXPECT_EQ(reader.number(), number);
    EXPECT_TRUE(reader.good() && reader.left() == 0);
  }
}

TEST(Bytes, NumbersThatJavaScriptDoesNotHaveAreRefused) {
  Writer writer;
  writer.number(std::uint64_t{1} << 53);
  Reader reader(writer.bytes());
  EXPECT_EQ(reader.number(), 0U);
  EXPECT_FALSE(reader.good());
  const std::vector<std::uint8_t> endless(20, 255);
  Reader other(endless);
  EXPECT_EQ(other.number(), 0U);
  EXPECT_FALSE(other.good());
}

TEST(Bytes, ReaderGivesZeroPastTheEnd) {
  Reader reader({});
  EXPECT_EQ(reader.byte(), 0);
  EXPECT_FALSE(reader.good());
}

}  // namespace
}  // namespace sudoku
