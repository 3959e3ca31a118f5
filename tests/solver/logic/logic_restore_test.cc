// Every value of a solving by logic that is restored is checked, as in restore_test.cc.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "saved.h"
#include "sudoku/logic_search.h"

namespace sudoku {
namespace {

using test::Saved;
using test::saved;

constexpr std::string_view kEmptyFour = "................";
// Of this one logic strikes out candidates, and then it guesses.
constexpr std::string_view kStruckOut = "3......4.36..3.6...5........5....2..";

// Behind what is known of the stack: then come the masks of what is struck out and of what is
// pending, a number for each digit and row.
enum Field { kPhase, kTelling, kRule, kUnit, kCell, kDigit, kTold, kMasks };

// Whether a search is restored that was saved before its first step of that kind, with one field
// replaced.
bool restores_with(Kind kind, Field field, std::uint8_t value) {
  const auto search = test::before(kind, kLogic, kStruckOut);
  Saved bytes = saved(*search);
  bytes.rest[search->stack().size() + field] = value;
  return test::restored(kLogic, kStruckOut, bytes) != nullptr;
}

TEST(RestoreLogic, RefusesAGuessThatHasAReason) {
  EXPECT_TRUE(restores_with(Kind::kTry, kRule, 0));
  EXPECT_FALSE(restores_with(Kind::kTry, kRule, 1));
  EXPECT_TRUE(restores_with(Kind::kTry, kUnit, kNoUnit));
  EXPECT_FALSE(restores_with(Kind::kTry, kUnit, 0));
}

TEST(RestoreLogic, RefusesToTellOfADigitThatWasPlacedWhereNoneWas) {
  Saved bytes = saved(*kLogic.make(test::board_of(kEmptyFour)));
  ASSERT_NE(test::restored(kLogic, kEmptyFour, bytes), nullptr);
  bytes.rest[kTelling] = 1;
  EXPECT_NE(test::restored(kLogic, kEmptyFour, bytes), nullptr);
  bytes.rest[kTelling] = 2;
  EXPECT_EQ(test::restored(kLogic, kEmptyFour, bytes), nullptr);
}

TEST(RestoreLogic, RefusesToStrikeOutMoreThanIsPending) {
  const auto search = test::before(Kind::kEliminate, kLogic, kStruckOut);
  int pending = 0;
  for (const auto copy = search->clone(); copy->next().kind == Kind::kEliminate;) ++pending;
  ASSERT_GT(pending, 0);
  EXPECT_TRUE(restores_with(Kind::kEliminate, kTold, static_cast<std::uint8_t>(pending - 1)));
  EXPECT_FALSE(restores_with(Kind::kEliminate, kTold, static_cast<std::uint8_t>(pending)));
}

// What has been told of it is counted in a byte.
TEST(RestoreLogic, RefusesToStrikeOutMoreThanCanBeCounted) {
  const std::string empty(81, '.');
  const Saved start = saved(*kLogic.make(test::board_of(empty)));
  const Saved pending = saved(*test::before(Kind::kEliminate, kLogic, kStruckOut));
  const auto phase = pending.rest[pending.rest.size() - 2 * 36 - kMasks];
  const auto takes = [&](int candidates) {
    Saved bytes = start;
    bytes.rest.resize(kMasks + 81);  // nothing is struck out
    bytes.rest[kPhase] = phase;
    for (int row = 0; row < 81; ++row) {
      Writer mask;
      const int here = std::clamp(candidates - 9 * row, 0, 9);
      mask.number((std::uint64_t{1} << here) - 1);
      for (const std::uint8_t byte : mask.bytes()) bytes.rest.push_back(byte);
    }
    return test::restored(kLogic, empty, bytes) != nullptr;
  };
  EXPECT_TRUE(takes(255));
  EXPECT_FALSE(takes(256));
  EXPECT_FALSE(takes(0));
}

}  // namespace
}  // namespace sudoku
