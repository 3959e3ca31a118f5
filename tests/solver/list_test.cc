#include "sudoku/list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
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

// The puzzles, line numbers, errors and side that a ListReader finds in a whole list.
struct List {
  std::vector<std::string> puzzles{};
  std::vector<std::uint32_t> lines{};
  std::vector<LineError> errors{};
  int side = 0;
  bool operator==(const List&) const = default;
};

// Reads the whole `text`. Each call of the reader has room for `room` puzzles and `error_room`
// errors.
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

TEST(List, TakesNoNumberBesideALargerPuzzleWithAMistake) {
  const std::string spoilt = std::string(40, '.') + "a1" + std::string(39, '.');
  const List list = read("0000000000000012," + spoilt + "\n");
  EXPECT_EQ(list.puzzles, std::vector<std::string>{});
  ASSERT_EQ(list.errors.size(), 1U);
  EXPECT_EQ(list.errors[0].code, Code::kCharacter);
  EXPECT_EQ(list.errors[0].column, 58U);
}

TEST(List, TakesNoLineOfDigitsForAHeading) {
  for (const std::string_view line :
       {"1,null,null,null,null,null,2,null,null,3,null,null,null,null,null,4",
        "given(1,1,1). given(2,3,2). given(3,2,3). given(4,4,4)."}) {
    EXPECT_EQ(read(std::string(line) + "\n" + std::string(kFour)).errors.size(), 1U) << line;
  }
  for (const std::string_view heading : {"puzzle,solution", "Generated 2024-11-28"})
    EXPECT_EQ(read(std::string(heading) + "\n" + std::string(kFour)), one_of_four(2)) << heading;
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

TEST(List, NamesNoPlaceInAnErrorThatIsNotFilledIn) {
  const LineError error;
  EXPECT_EQ(error.line, 0U);
  EXPECT_EQ(error.offset, 0U);
  EXPECT_EQ(error.column, 0U);
}

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

// The reader scans digits and dots 16 bytes at a time. It must accept or refuse a character in the
// same way at every offset of a line.
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

constexpr std::string_view kOther = "..2.3.....4.1...";
constexpr std::string_view kFull = "1432321423414123";

std::vector<std::uint32_t> lines_of(std::string_view text) { return read(text).lines; }

// A list with several columns: its heading, if it has one, and a template of its rows.
struct Columns {
  std::string_view heading;
  std::string_view row;  // P: the puzzle, S: its solution, N: the row number
};

TEST(List, FindsThePuzzleInWhateverColumnItStands) {
  const Columns forms[] = {
      {"", "N\tP"},
      {"", "N P"},
      {"", "00N3b  P  1.2"},
      {"id,puzzle,solution,clues,difficulty", "N,P,S,4,1.5"},
      {"solution,quiz", "S,P"},
      {"source,question,answer,rating", "\"mr. x, J\",P,S,N"},
      {"\"id\";\"puzzle\"", "\"N\";\"P\""},
      {"quizzes,solutions", "P,S"},
      {"", ":0000:x:P:::"},
      {"", "N | P | S"},
      {"题目，数独", "N, P"},
  };
  for (const auto& [heading, row] : forms) {
    std::string text(heading);
    if (!heading.empty()) text += "\n";
    List expected{.side = 4};
    for (int i = 0; i < 9; ++i) {
      const std::string_view puzzle = i % 2 == 0 ? kFour : kOther;
      for (const char sign : row) {
        if (sign == 'P')
          text += puzzle;
        else if (sign == 'S')
          text += kFull;
        else if (sign == 'N')
          text += std::to_string(i);
        else
          text += sign;
      }
      text += "\n";
      std::string digits(puzzle);
      std::ranges::replace(digits, '.', '0');
      expected.puzzles.push_back(digits);
      expected.lines.push_back(static_cast<std::uint32_t>(i + (heading.empty() ? 1 : 2)));
    }
    for (const std::size_t room : {1, 3, 100}) EXPECT_EQ(read(text, room), expected) << text;
  }
}

TEST(List, KeepsToTheColumnOfItsFirstPuzzle) {
  const std::string good = "1," + std::string(kFull) + "," + std::string(kFour) + "\n";
  const List list = read(good + "2," + std::string(kFull) + ",1.....2..a.....4\n3\n" + good);
  EXPECT_EQ(list.lines, (std::vector<std::uint32_t>{1, 4}));
  ASSERT_EQ(list.errors.size(), 2U);
  EXPECT_EQ(list.errors[0].code, Code::kCharacter);
  EXPECT_EQ(list.errors[0].column, 29U);
  EXPECT_EQ(list.errors[1].code, Code::kLength);
  EXPECT_EQ(list.errors[1].found, 0U);
}

TEST(List, DoesNotTakeTheSolutionOfASpoiltPuzzleForOne) {
  const std::string bad = "1,1.....2..3....a," + std::string(kFull) + "\n";
  const List list = read(bad + "2," + four("", ",") + std::string(kFull) + "\n");
  EXPECT_EQ(list.lines, std::vector<std::uint32_t>{2});
  ASSERT_EQ(list.errors.size(), 1U);
  EXPECT_EQ(list.errors[0].code, Code::kCharacter);
  EXPECT_EQ(list.errors[0].column, 17U);
}

TEST(List, SaysThatALineHasTwoPuzzles) {
  for (const std::string_view between : {" ", ",", "\t", " # ", "\",\""}) {
    const std::string two = four("", between) + std::string(kOther) + "\n";
    for (const std::string& text : {two, four("", "\n") + two, "7," + two}) {
      const List list = read(text);
      ASSERT_EQ(list.errors.size(), 1U) << text;
      EXPECT_EQ(list.errors[0].code, Code::kMany) << text;
      EXPECT_EQ(list.errors[0].found, 2U);
    }
  }
}

TEST(List, TakesNamesInTheFirstLineAloneForAHeading) {
  EXPECT_EQ(lines_of(four("quizzes,solutions\n", "\n")), std::vector<std::uint32_t>{2});
  EXPECT_TRUE(read(four("# mine\n\nquizzes,solutions\n", "\n")).errors.empty());
  EXPECT_EQ(read(four("quizzes\nsolutions\n", "\n")).errors.size(), 1U);
  EXPECT_EQ(read(four("", "\nquizzes\n")).errors.size(), 1U);
  EXPECT_EQ(read("1.....2..3....abc\n").errors.size(), 1U);
}

// A heading has a word of at least three letters, in which a Chinese character counts as two. It
// has at most eight digits 1 to 9, and at most three of them without a letter or digit beside them.
TEST(List, KnowsTheNamesOfColumnsByTheirLetters) {
  for (const std::string_view heading :
       {"abc", "a,bcd", "Names 10 20 30 40", "Names 19 29 39 49", "Names 1 2 3", "-----------Names",
        "\xc3\x80\xc3\x80\xc3\x80,b", "\xe9\xa2\x98\xe7\x9b\xae"}) {
    EXPECT_EQ(read(std::string(heading) + "\n" + std::string(kFour)), one_of_four(2)) << heading;
  }
  for (const std::string_view other :
       {"ab", " ab,cd",
        "ab\x7f"
        "c",
        "Names 9 9 9 9", "Names 123456789", "------------Names", "abc:", "<abc>", "\xe9\xa2\x98"}) {
    EXPECT_EQ(read(std::string(other) + "\n" + std::string(kFour)).errors.size(), 1U) << other;
  }
}

TEST(List, TakesAFullGridWhereNothingElseLooksLikeAPuzzle) {
  const std::string full =
      "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
  for (const std::string& line : {full, "7," + full, "12345678901," + full}) {
    EXPECT_EQ(read(line).puzzles, std::vector<std::string>{full}) << line;
  }
  for (const std::string& line : {"123456789012," + full, full + "1," + full}) {
    EXPECT_EQ(read(line).puzzles, std::vector<std::string>{}) << line;
  }
}

// The first line starts with its puzzle, a full grid. The second one has two full grids behind a
// name, and either could be the puzzle.
TEST(List, TakesNoneOfTwoFullGridsBehindAName) {
  const std::string full =
      "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
  const std::string other = full.substr(27) + full.substr(0, 27);
  const std::string pair = full + "," + other;
  const List list = read(pair + "\nname," + pair);
  EXPECT_EQ(list.puzzles, std::vector<std::string>{full});
  ASSERT_EQ(list.errors.size(), 1U);
  EXPECT_EQ(list.errors[0].line, 2U);
}

TEST(List, TakesABarAfterThePuzzleForASeparatorWhereOneIsBefore) {
  EXPECT_EQ(read(four("7|", "|3")), one_of_four());
  EXPECT_EQ(read(four("7,", "|3")).errors.size(), 1U);
  EXPECT_EQ(read(four("7|", ":3")).errors.size(), 1U);
}

TEST(List, CountsAnEmptyFieldBeforeThePuzzle) {
  const List list = read(four(",", "\n,") + std::string(kFour) + "\n" + four("", ","));
  EXPECT_EQ(list.lines, (std::vector<std::uint32_t>{1, 2}));
  EXPECT_EQ(list.errors.size(), 1U);
}

TEST(List, FindsAnErrorFromTwelveCellsOn) {
  const auto column = [](std::string_view field) {
    return read("ab," + std::string(field)).errors.at(0).column;
  };
  EXPECT_EQ(column("1234.1234.12"), 4U);
  EXPECT_EQ(column("1234.1234.1"), 1U);
}

TEST(List, FindsAnErrorInWhatLooksLikeThePuzzle) {
  const List list = read("17,53..7....6..195a...98....6.8...6...34..8.3..17...2...6.6....28,5\n");
  ASSERT_EQ(list.errors.size(), 1U);
  EXPECT_EQ(list.errors[0].code, Code::kCharacter);
  EXPECT_EQ(list.errors[0].found, static_cast<std::uint32_t>('a'));
}

// Reads a list line by line, each line with a new reader that gets the layout from the reader
// before. The lines and errors must be those of a single reader.
TEST(List, ReadsTheSameHoweverItIsCut) {
  const std::string texts[] = {
      "id,solution,quiz\n\n1," + std::string(kFull) + "," + std::string(kFour) + "\n2," +
          std::string(kFull) + "," + std::string(kOther) + "\n3," + std::string(kFour) + "," +
          std::string(kFull) + "\n",
      "names\nmore names\n" + std::string(kFull) + " " + std::string(kFull) + "\n4 " +
          std::string(kFour) + "\n5 " + std::string(kOther) + "\n",
  };
  for (const std::string& text : texts) {
    const List whole = read(text);
    List parts;
    ListLayout layout;
    std::uint32_t before = 0;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = text.find('\n', at) + 1;
      ListReader reader(layout);
      std::array<std::uint8_t, 2 * kMaxCells> digits{};
      std::array<std::uint32_t, 2> lines{};
      std::array<LineError, 2> errors{};
      const auto taken =
          reader.read(std::string_view(text).substr(at, end - at), digits, lines, errors);
      for (std::size_t i = 0; i < taken.puzzles; ++i) parts.lines.push_back(before + lines[i]);
      parts.errors.insert(parts.errors.end(), errors.begin(),
                          errors.begin() + static_cast<std::ptrdiff_t>(taken.errors));
      layout = reader.layout();
      before += reader.lines();
      at = end;
    }
    EXPECT_EQ(parts.lines, whole.lines) << text;
    EXPECT_EQ(parts.errors.size(), whole.errors.size()) << text;
  }
}

// Random bytes must not stop the reader, and its results must not depend on the room per call.
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
