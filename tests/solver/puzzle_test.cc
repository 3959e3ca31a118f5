// Checks the error that parse() returns for each mistake, and that it survives any text.
#include "sudoku/puzzle.h"

#include <gtest/gtest.h>

#include <ostream>

#include "random_puzzles.h"
#include "support.h"

namespace sudoku {

void PrintTo(const ParseError& error, std::ostream* out) {
  *out << "code " << static_cast<int>(error.code) << " index " << error.index << " line "
       << error.line << " column " << error.column << " found " << error.found << " expected "
       << error.expected;
}

namespace {

using test::Random;
using Code = ParseError::Code;
using namespace std::string_view_literals;

struct ErrorCase {
  std::string_view text;
  ParseError error;  // code, index, line, column, found, expected
};

constexpr auto kNineDots = "........."sv;

// clang-format off
const ErrorCase kErrors[] = {
    {"", {Code::kEmpty, 0, 1, 1, 0, 0}},
    {" ", {Code::kEmpty, 0, 1, 1, 0, 0}},
    {"\n\r\n\r\t \n", {Code::kEmpty, 0, 1, 1, 0, 0}},
    {"                ", {Code::kEmpty, 0, 1, 1, 0, 0}},
    {"+---+\n|   |\n+---+", {Code::kEmpty, 0, 1, 1, 0, 0}},
    {"=====", {Code::kEmpty, 0, 1, 1, 0, 0}},

    {"1", {Code::kLength, 0, 1, 1, 1, 16}},
    {"1234123412341234.", {Code::kLength, 16, 1, 17, 17, 16}},
    {"1234 1234\n1234 123", {Code::kLength, 17, 2, 8, 15, 16}},
    {"12345678901234567890123456", {Code::kLength, 25, 1, 26, 26, 16}},
    {"123456789012345678901234567", {Code::kLength, 26, 1, 27, 27, 36}},
    {"1.........2.........3.........4.........5.........12345678", {Code::kLength, 57, 1, 58, 58, 36}},
    {"1.........2.........3.........4.........5.........123456789", {Code::kLength, 58, 1, 59, 59, 81}},
    {"..7..9.4593.7.826.6...5...7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31.3..64.",
     {Code::kLength, 79, 1, 80, 80, 81}},
    {"..7..9.4593.7.826.6...5...7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31.3..64...",
     {Code::kLength, 81, 1, 82, 82, 81}},
    {"1234123412341234.\r\n \r\n", {Code::kLength, 16, 1, 17, 17, 16}},

    {"12.4\n123\n1234\n1234", {Code::kRow, 7, 2, 3, 3, 4}},
    {"1234\r\n1234\r\n12341\r\n1234", {Code::kRow, 16, 3, 5, 5, 4}},
    {"12.4\n123456\n1234\n1234", {Code::kRow, 9, 2, 5, 6, 4}},
    {"1234\r1234\r1234\r.", {Code::kRow, 15, 4, 1, 1, 4}},
    {"12|34\n--+--\n12|34\n12|3.4\n12|34", {Code::kRow, 23, 4, 6, 5, 4}},
    {"1 2 3 .\n1 2 3 .\n\n1 2 3 . 4\n1 2 3", {Code::kRow, 25, 4, 9, 5, 4}},
    {"123456\n123456\n123456\n123456\n123456\n12345.6", {Code::kRow, 41, 6, 7, 7, 6}},
    {".........\n.........\n.........\n........\n.........\n"
     ".........\n.........\n.........\n.........",
     {Code::kRow, 37, 4, 8, 8, 9}},

    {"12a", {Code::kCharacter, 2, 1, 3, 'a', 0}},
    {"a", {Code::kCharacter, 0, 1, 1, 'a', 0}},
    {"1234\n12\x7f""4", {Code::kCharacter, 7, 2, 3, kForeign, 0}},
    {"1234\r\n34x1\r\nz", {Code::kCharacter, 12, 3, 1, 'z', 0}},
    {"1234\r34x1\rz\r", {Code::kCharacter, 10, 3, 1, 'z', 0}},
    {"1234\n\r34\0x1"sv, {Code::kCharacter, 8, 3, 3, 0, 0}},
    {"\0"sv, {Code::kCharacter, 0, 1, 1, 0, 0}},
    {"1234123412341234\0"sv, {Code::kCharacter, 16, 1, 17, 0, 0}},
    {"\xEF\xBB\xBF""1234123412341234", {Code::kCharacter, 0, 1, 1, 0xEF, 0}},
    {"12+34", {Code::kCharacter, 2, 1, 3, '+', 0}},
    {"1=", {Code::kCharacter, 1, 1, 2, '=', 0}},
    {"-1, 1.5", {Code::kCharacter, 2, 1, 3, ',', 0}},
    {"__proto__", {Code::kCharacter, 2, 1, 3, 'p', 0}},
    {"[[1,2],[3,4]]", {Code::kCharacter, 0, 1, 1, '[', 0}},
    {"12341234\v12341234", {Code::kCharacter, 8, 1, 9, '\v', 0}},
    {"!\n?", {Code::kCharacter, 0, 1, 1, '!', 0}},
    {"?", {Code::kLength, 0, 1, 1, 1, 16}},

    {"1234123412341235", {Code::kDigit, 15, 1, 16, 5, 4}},
    {"12 34\n12 34\n12 39\n52 34", {Code::kDigit, 16, 3, 5, 9, 4}},
    {"1\r\n 2\r\n  3\r\n   5", {Code::kDigit, 15, 4, 4, 5, 4}},
    {"...........7........................", {Code::kDigit, 11, 1, 12, 7, 6}},
    {"......\n......\n......\n......\n......\n.....8", {Code::kDigit, 40, 6, 6, 8, 6}},
};
// clang-format on

TEST(Parse, NamesTheCodeThePlaceAndTheCulpritOfEachMistake) {
  for (const auto& [text, error] : kErrors) {
    SCOPED_TRACE(testing::PrintToString(text));
    const auto result = parse(text);
    if (const auto* board = std::get_if<Board>(&result)) {
      ADD_FAILURE() << "was read as " << format(*board);
    } else {
      EXPECT_EQ(std::get<ParseError>(result), error);
    }
  }
}

TEST(Parse, ExampleOfTheHeaderHolds) {
  const auto result = parse("1... ..2. .3.. ...4");
  const auto* board = std::get_if<Board>(&result);
  ASSERT_NE(board, nullptr);
  EXPECT_EQ(format(*board), "1.....2..3.....4");
  EXPECT_EQ(std::get<ParseError>(parse("12a")), (ParseError{Code::kCharacter, 2, 1, 3, 'a', 0}));
}

TEST(Parse, DoesNotReadTheNamesOfColumnsAsARow) {
  const std::string spaced = "7 2 . . . . . . 6\n4 . . 8 . 3 . 8 1\n";
  const std::string eight = spaced + spaced + spaced + spaced;
  const ParseError missing{Code::kLength, 0, 0, 0, 72, 81};
  for (const std::string& text : {"1 2 3 4 5 6 7 8 9\n" + eight, "0 1 2 3 4 5 6 7 8\n" + eight,
                                  eight + "1 2 3 4 5 6 7 8 9"}) {
    ASSERT_TRUE(std::holds_alternative<ParseError>(parse(text))) << text;
    const auto error = std::get<ParseError>(parse(text));
    EXPECT_EQ(std::pair(error.code, error.found), std::pair(missing.code, missing.found)) << text;
  }
  std::string joined = "123456789\n1........\n";
  for (int row = 0; row < 7; ++row) joined += "....5....\n";
  EXPECT_TRUE(std::holds_alternative<ParseError>(parse(joined)));
}

TEST(Parse, ReadsARowThatCountsWhereItCanBeOne) {
  const std::string rest =
      "456789123789123456214365897365897214897214365531642978642978531978531642";
  std::string full = "1 2 3 4 5 6 7 8 9";
  for (std::size_t i = 0; i < rest.size(); ++i) full += {i % 9 == 0 ? '\n' : ' ', rest[i]};
  EXPECT_EQ(format(std::get<Board>(parse(full))), "123456789" + rest);
  EXPECT_TRUE(std::holds_alternative<Board>(parse("1 2 3 4\n3 . . .\n. . . 2\n. . . .")));
  EXPECT_TRUE(std::holds_alternative<Board>(parse("1234\n1...\n....\n....")));
  EXPECT_TRUE(std::holds_alternative<Board>(parse("1 2 3 4\n1 . . .\n. . . 2\n. . . .")));
}

TEST(Parse, DoesNotLookAtTheRules) {
  EXPECT_TRUE(std::holds_alternative<Board>(parse("1111111111111111")));
}

TEST(Parse, NamesTheByteOfEachForeignCharacter) {
  constexpr std::string_view known = "0123456789.*_Xx?- \t\r\n|";
  for (int byte = 0; byte < 256; ++byte) {
    const std::string text = {'1', static_cast<char>(byte), '1'};
    const auto error = std::get<ParseError>(parse(text));
    if (known.find(text[1]) != std::string_view::npos) {
      EXPECT_EQ(error.code, Code::kLength) << byte;
    } else {
      EXPECT_EQ(error, (ParseError{Code::kCharacter, 1, 1, 2, byte, 0}));
    }
  }
}

// Returns the line and the column of a byte, both from 1. Lines end with LF, CR LF or CR.
std::pair<int, int> line_and_column(std::string_view text, int index) {
  int line = 1;
  int start = 0;
  for (int i = 0; i < index; ++i) {
    const bool half =
        text[i] == '\r' && i + 1 < static_cast<int>(text.size()) && text[i + 1] == '\n';
    if ((text[i] == '\r' && !half) || text[i] == '\n') {
      ++line;
      start = i + 1;
    }
  }
  return {line, index - start + 1};
}

void expect_sound(std::string_view text) {
  const auto result = parse(text);
  if (const auto* board = std::get_if<Board>(&result)) {
    EXPECT_EQ(std::get<Board>(parse(format(*board))), *board) << testing::PrintToString(text);
    return;
  }
  const auto& error = std::get<ParseError>(result);
  EXPECT_GE(error.index, 0);
  EXPECT_LT(error.index, static_cast<int>(text.size()) + (error.code == Code::kEmpty));
  EXPECT_EQ(std::pair(error.line, error.column), line_and_column(text, error.index))
      << testing::PrintToString(text);
}

std::string random_text(Random& random, std::string_view alphabet, std::size_t length) {
  std::string text;
  for (std::size_t i = 0; i < length; ++i) {
    text += alphabet.empty() ? static_cast<char>(random.below(256))
                             : alphabet[random.below(alphabet.size())];
  }
  return text;
}

TEST(Parse, LivesThroughAHundredThousandRandomTexts) {
  constexpr std::string_view alphabets[] = {
      "", "0123456789.*_Xx- \t\r\n|+=", "1234.", "12.\n", "1 \n", "1|-+ \r\n", "\r\n1.", "."};
  Random random(61);
  for (int i = 0; i < 100'000; ++i) {
    const auto alphabet = alphabets[i % std::size(alphabets)];
    expect_sound(random_text(random, alphabet, random.below(i % 10 == 0 ? 300 : 40)));
    ASSERT_FALSE(testing::Test::HasFailure());
  }
}

TEST(Parse, LivesThroughPuzzlesWithSomeBytesChanged) {
  Random random(62);
  const std::string_view puzzles[] = {test::kEmpty39.puzzle, "1...|..2.\n.3..|...4",
                                      "1  3\n 2\n  4\n   1\n", kNineDots};
  for (int i = 0; i < 20'000; ++i) {
    std::string text(puzzles[i % std::size(puzzles)]);
    for (std::uint64_t changes = 1 + random.below(3); changes > 0; --changes) {
      text[random.below(text.size())] = static_cast<char>(random.below(256));
    }
    expect_sound(text);
    ASSERT_FALSE(testing::Test::HasFailure());
  }
}

TEST(Parse, ReadsALongTextInOneGo) {
  const std::string text(1'000'000, '1');
  const auto error = std::get<ParseError>(parse(text));
  EXPECT_EQ(error, (ParseError{Code::kLength, 999'999, 1, 1'000'000, 1'000'000, 81}));
}

}  // namespace
}  // namespace sudoku
