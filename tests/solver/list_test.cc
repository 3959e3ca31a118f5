#include "sudoku/list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>

#include "random_puzzles.h"
#include "sudoku/solve_many.h"
#include "support.h"

namespace sudoku {

void PrintTo(const LineError& error, std::ostream* out) {
  *out << "line " << error.line << " at " << error.offset << ", column " << error.column
       << ": code " << static_cast<int>(error.code) << ", " << error.found << " for "
       << error.expected;
}

namespace {

using Code = ParseError::Code;

constexpr std::string_view kFour = "1.....2..3.....4";
constexpr std::string_view kFourDigits = "1000002003000004";

// All that a list holds, read with little room at a time.
struct List {
  std::vector<std::string> puzzles{};
  std::vector<std::uint32_t> lines{};
  std::vector<LineError> errors{};
  int side = 0;
  bool operator==(const List&) const = default;
};

List read(std::string_view text, std::size_t room = 3, std::size_t error_room = 2, int side = 0) {
  ListReader reader(side);
  List list;
  std::vector<std::uint8_t> digits(room * kMaxCells);
  std::vector<std::uint32_t> lines(room);
  std::vector<LineError> errors(error_room);
  for (std::size_t at = 0; at < text.size();) {
    const auto taken = reader.read(text.substr(at), digits, lines, errors);
    EXPECT_GT(taken.bytes, 0U);
    const auto cells = static_cast<std::size_t>(reader.side() * reader.side());
    for (std::size_t i = 0; i < taken.puzzles; ++i) {
      std::string puzzle;
      for (std::size_t k = 0; k < cells; ++k) puzzle += std::to_string(digits[i * cells + k]);
      list.puzzles.push_back(puzzle);
      list.lines.push_back(lines[i]);
    }
    for (std::size_t i = 0; i < taken.errors; ++i) {
      list.errors.push_back(errors[i]);
      list.errors.back().offset += static_cast<std::uint32_t>(at);
    }
    at += taken.bytes;
  }
  list.side = reader.side();
  return list;
}

List one_of_four(std::uint32_t line = 1) {
  return {.puzzles = {std::string(kFourDigits)}, .lines = {line}, .side = 4};
}

std::string four(std::string_view before, std::string_view after) {
  return std::string(before) + std::string(kFour) + std::string(after);
}

TEST(List, ReadsAPuzzleWithWhateverMayStandAroundIt) {
  for (const std::string_view before : {"", " ", "\t ", "\"", "\xef\xbb\xbf"}) {
    for (const std::string_view after :
         {"", "\n", "\r\n", "\r", " ", " 12345", ",1234123412341234\n", ";x", "#x", "# ?\r\n\r\n",
          "\"", "\t,"}) {
      EXPECT_EQ(read(four(before, after)), one_of_four()) << before << '|' << after;
    }
  }
}

TEST(List, TakesEverySignForAnEmptyCell) {
  for (const char sign : std::string_view("0.*_Xx-")) {
    std::string text(kFour);
    std::ranges::replace(text, '.', sign);
    EXPECT_EQ(read(text), one_of_four()) << sign;
  }
}

TEST(List, SkipsEmptyLinesAndRemarksAndCountsThem) {
  EXPECT_EQ(read(four("# first\n\n  \r\n\r# x\n", "")), one_of_four(6));
  EXPECT_EQ(read("\n#\n \n\r\n"), List{});
  EXPECT_EQ(read(""), List{});
}

TEST(List, ReadsEveryLineWhateverItsEndAndHoweverLittleRoomThereIs) {
  std::string text;
  List expected{.side = 4};
  for (std::uint32_t line = 1; line <= 50; ++line) {
    text += kFour;
    text += line % 3 == 0 ? "\r\n" : line % 3 == 1 ? "\n" : "\r";
    expected.puzzles.emplace_back(kFourDigits);
    expected.lines.push_back(line);
  }
  for (const std::size_t room : {1, 2, 7, 50, 100}) EXPECT_EQ(read(text, room), expected);
}

struct Bad {
  std::string_view line;
  LineError error;
};

TEST(List, SaysWhatIsWrongWithALineAndWhere) {
  const Bad bad[] = {
      {"123", {.column = 1, .code = Code::kLength, .found = 3, .expected = 16}},
      {"  12.", {.column = 3, .code = Code::kLength, .found = 3, .expected = 16}},
      {",1234", {.column = 1, .code = Code::kLength, .found = 0, .expected = 16}},
      {"1.....2..3.....4.", {.column = 1, .code = Code::kLength, .found = 17, .expected = 16}},
      {"12a4", {.column = 3, .code = Code::kCharacter, .found = 'a', .expected = 0}},
      {"1.....2..3.....4|", {.column = 17, .code = Code::kCharacter, .found = '|', .expected = 0}},
      {"\xc3\xa4", {.column = 1, .code = Code::kCharacter, .found = 0xc3, .expected = 0}},
      {std::string_view("\0", 1),
       {.column = 1, .code = Code::kCharacter, .found = 0, .expected = 0}},
      {" 1.....2..3.9...4", {.column = 13, .code = Code::kDigit, .found = 9, .expected = 4}},
  };
  for (const auto& [line, expected] : bad) {
    const std::string text = "\n" + std::string(line) + " \n" + std::string(kFour);
    List list = one_of_four(3);
    list.errors = {expected};
    list.errors[0].line = 2;
    list.errors[0].offset = 1;
    EXPECT_EQ(read(text), list) << line;
    EXPECT_EQ(read(text, 3, 2, 4), list) << line;
  }
}

TEST(List, HasTheSideOfItsFirstPuzzleThatCanBeRead) {
  const std::string nine(81, '.');
  const std::string six(36, '.');
  const List list = read("12\n" + six + "\n" + nine + "\n" + six + "\n");
  EXPECT_EQ(list.side, 6);
  EXPECT_EQ(list.lines, (std::vector<std::uint32_t>{2, 4}));
  ASSERT_EQ(list.errors.size(), 2U);
  EXPECT_EQ(list.errors[1], (LineError{.line = 3,
                                       .offset = 3 + 37,
                                       .column = 1,
                                       .code = Code::kLength,
                                       .found = 81,
                                       .expected = 36}));
  EXPECT_EQ(read(nine, 3, 2, 6).errors.size(), 1U);
}

TEST(List, ExpectsTheBoardThatIsNearestToTheLengthOfALine) {
  for (const auto& [found, expected] :
       {std::pair{15, 16}, {26, 16}, {27, 36}, {58, 36}, {59, 81}, {90, 81}}) {
    const List list = read(std::string(static_cast<std::size_t>(found), '.'));
    ASSERT_EQ(list.errors.size(), 1U);
    EXPECT_EQ(list.errors[0].expected, static_cast<std::uint32_t>(expected)) << found << " cells";
  }
}

// Most lines are read sixteen bytes at a time: a sign in any place of them is what it is elsewhere.
TEST(List, TakesASignInEveryPlaceOfALineForTheSame) {
  for (std::size_t at = 0; at < 81; ++at) {
    for (const char sign : {'0', '*', '_', 'X', 'x', '-'}) {
      std::string line(81, '.');
      line[at] = sign;
      EXPECT_EQ(read(line).puzzles, std::vector<std::string>{std::string(81, '0')}) << sign << at;
    }
    for (const char sign : {':', '/', '+', 'a', '~'}) {
      std::string line(81, '5');
      line[at] = sign;
      const List list = read(line);
      ASSERT_EQ(list.errors.size(), 1U) << sign << at;
      EXPECT_EQ(list.errors[0].code, Code::kCharacter) << sign << at;
      EXPECT_EQ(list.errors[0].column, at + 1) << sign;
    }
  }
}

TEST(List, CountsTheCellsOfALineThatFitsNoBoard) {
  const List list = read(std::string(100'000, '1') + "\n" + std::string(kFour), 1);
  EXPECT_EQ(list.puzzles.size(), 1U);
  ASSERT_EQ(list.errors.size(), 1U);
  EXPECT_EQ(list.errors[0].found, 100'000U);
  EXPECT_EQ(list.errors[0].expected, 81U);
}

// Whatever the bytes: each line is a puzzle, an error or skipped, and nothing is written elsewhere.
TEST(List, EndsOnAnyBytes) {
  test::Random random(50);
  const std::string_view alphabet("12349..0-*# ,;\t\"a\xff\0|", 20);
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (auto left = random.below(400); left > 0; --left) {
      if (random.one_in(12)) {
        text += kFour;
      } else if (random.one_in(9)) {
        text += random.one_in(2) ? "\n" : "\r";
      } else {
        text += alphabet[random.below(alphabet.size())];
      }
    }
    const List list = read(text, 1 + random.below(4), 1 + random.below(3));
    EXPECT_EQ(list, read(text, 500, 500)) << ::testing::PrintToString(text);
  }
}

TEST(List, WritesAnswersThatItReadsAgain) {
  test::Random random(51);
  for (const int side : {4, 6, 9}) {
    const auto cells = static_cast<std::size_t>(side * side);
    std::vector<std::uint8_t> digits;
    std::string puzzles;
    for (int i = 0; i < 20; ++i) {
      const test::Grid grid = test::random_spoiled_puzzle(random, side, side * side / 2);
      for (const int digit : grid.digits) digits.push_back(static_cast<std::uint8_t>(digit));
    }
    std::vector<std::uint8_t> counts(20);
    std::vector<std::uint8_t> solutions(digits.size());
    solve_many(side, digits, 2, 1'000'000, counts, solutions);
    std::vector<char> out(20 * kLongestAnswer);
    const std::size_t size = format_answers(side, digits, counts, solutions, 2, out);
    const List list = read({out.data(), size});
    EXPECT_TRUE(list.errors.empty());
    ASSERT_EQ(list.puzzles.size(), 20U);
    for (std::size_t i = 0; i < 20; ++i) {
      for (std::size_t k = 0; k < cells; ++k) {
        EXPECT_EQ(list.puzzles[i][k] - '0', digits[i * cells + k]);
      }
    }
  }
}

TEST(List, WritesACountAsItIsKnown) {
  struct Case {
    int count;
    int limit;
    std::string_view text;
  };
  const std::vector<std::uint8_t> digits(kFourDigits.begin(), kFourDigits.end());
  std::vector<std::uint8_t> puzzle(digits);
  for (std::uint8_t& digit : puzzle) digit -= '0';
  const std::vector<std::uint8_t> solution(16, 3);
  for (const auto& [count, limit, text] :
       {Case{0, 2, "0"}, Case{1, 2, "1"}, Case{2, 2, "2+"}, Case{1, 1, "1"}, Case{2, 3, "2"},
        Case{254, 254, "254+"}, Case{kNotKnown, 2, "?"}}) {
    std::vector<char> out(kLongestAnswer);
    const std::vector<std::uint8_t> counts{static_cast<std::uint8_t>(count)};
    const std::vector<std::uint8_t> found = count == 0 ? std::vector<std::uint8_t>(16) : solution;
    const std::size_t size = format_answers(4, puzzle, counts, found, limit, out);
    EXPECT_EQ(std::string_view(out.data(), size),
              std::string(kFour) + "," + std::string(text) + "," +
                  (count == 0 ? "" : std::string(16, '3')) + "\n");
  }
}

}  // namespace
}  // namespace sudoku
