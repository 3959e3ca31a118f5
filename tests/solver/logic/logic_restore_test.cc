// Restoring a saved `logic` search validates every value. searches/restore_test.cc tests the same
// for the other searches.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "saved.h"
#include "sudoku/logic_search.h"

namespace sudoku {
namespace {

using test::Field;
using test::field;
using test::Saved;
using test::saved;

constexpr std::string_view kEmptyFour = "................";
// A 6x6 puzzle on which `logic` first eliminates candidates and later guesses.
constexpr std::string_view kStruckOut = "3......4.36..3.6...5........5....2..";

// The bytes that `logic` adds from Field::kOwn on: what the pattern is of, the number of pending
// eliminations that have been reported, then the eliminated candidates and the pending ones. A set
// of candidates is one number for each digit and row, bit c for column c.
constexpr std::size_t kFields = static_cast<std::size_t>(Field::kOwn);
constexpr std::size_t kTold = 1;
constexpr std::size_t kMasks = 2;

std::uint8_t& own_field(Saved& search, std::size_t offset) {
  return *(&field(search, Field::kOwn) + offset);
}

TEST(RestoreLogic, RefusesToTellOfADigitThatWasPlacedWhereNoneWas) {
  Saved bytes = saved(*kLogic.make(test::board_of(kEmptyFour)));
  ASSERT_NE(test::restored(kLogic, kEmptyFour, bytes), nullptr);
  own_field(bytes, 0) = 1;
  EXPECT_NE(test::restored(kLogic, kEmptyFour, bytes), nullptr);
  own_field(bytes, 0) = 2;
  EXPECT_EQ(test::restored(kLogic, kEmptyFour, bytes), nullptr);
}

// A search that is done reports no deduction.
TEST(RestoreLogic, RefusesADeductionWhereTheSearchIsDone) {
  const auto search = kLogic.make(test::board_of(kStruckOut));
  while (!search->done()) search->next();
  Saved bytes = saved(*search);
  ASSERT_NE(test::restored(kLogic, kStruckOut, bytes), nullptr);
  for (const std::uint8_t pattern : {1, 2}) {
    own_field(bytes, 0) = pattern;
    EXPECT_EQ(test::restored(kLogic, kStruckOut, bytes), nullptr) << int{pattern};
  }
}

TEST(RestoreLogic, RefusesToStrikeOutMoreThanIsPending) {
  const auto search = test::before(Kind::kEliminate, kLogic, kStruckOut);
  int pending = 0;
  for (const auto copy = search->clone(); copy->next().kind == Kind::kEliminate;) ++pending;
  ASSERT_GT(pending, 0);
  Saved bytes = saved(*search);
  own_field(bytes, kTold) = static_cast<std::uint8_t>(pending - 1);
  EXPECT_NE(test::restored(kLogic, kStruckOut, bytes), nullptr);
  own_field(bytes, kTold) = static_cast<std::uint8_t>(pending);
  EXPECT_EQ(test::restored(kLogic, kStruckOut, bytes), nullptr);
}

// A saved search stores in one byte how many pending eliminations it has reported. So at most 255
// eliminations may be pending.
TEST(RestoreLogic, RefusesToStrikeOutMoreThanCanBeCounted) {
  const std::string empty(81, '.');
  const Saved start = saved(*kLogic.make(test::board_of(empty)));
  Saved pending = saved(*test::before(Kind::kEliminate, kLogic, kStruckOut));
  const auto phase = field(pending, Field::kPhase);
  const auto accepts = [&](int candidates) {
    Saved bytes = start;
    bytes.rest.resize(kFields + kMasks + 81);  // no candidate is eliminated yet
    field(bytes, Field::kPhase) = phase;
    for (int row = 0; row < 81; ++row) {
      Writer mask;
      const int here = std::clamp(candidates - 9 * row, 0, 9);
      mask.number((std::uint64_t{1} << here) - 1);
      for (const std::uint8_t byte : mask.bytes()) bytes.rest.push_back(byte);
    }
    return test::restored(kLogic, empty, bytes) != nullptr;
  };
  EXPECT_TRUE(accepts(255));
  EXPECT_FALSE(accepts(256));
  EXPECT_FALSE(accepts(0));
}

}  // namespace
}  // namespace sudoku
