// Measures how boards are solved as a person does. Prints lines "name value". A FILE has a puzzle
// at the start of each line. Files with ratings lie in tests/data/rated.
//
//   bench_logic speed KIND COUNT
//     prints how many puzzles per second are generated and graded, and how many deductions per
//     second are made. KIND is random, half-turn (no pair of clues can be removed) or strict (no
//     clue can be removed).
//   bench_logic search GRADE COUNT
//     prints the milliseconds until a half-turn puzzle of that grade is found.
//   bench_logic shares FILE
//     prints the share of puzzles, in %, that the techniques up to each one solve.
//   bench_logic agreement FILE
//     prints the rank correlation with the ratings of Sukaku Explainer, and how often the level is
//     that of HoDoKu, which has five levels.
//   bench_logic slowest FILE
//     prints the milliseconds of the slowest first deduction on the way.
//   bench_logic needed FILE
//     prints, for each technique, a puzzle that needs it.
//   bench_logic renaming COUNT
//     prints the share of generated puzzles, in %, whose grade and whose rating change when digits
//     are renamed, lines are moved, or the board is mirrored, and when all of this is done.
//   bench_logic list FILE
//     prints grade, rating, score, hardest technique and the uses of each technique.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "sudoku/generate.h"
#include "sudoku/logic.h"
#include "sudoku/puzzle.h"

namespace {

using sudoku::Board;
using sudoku::Grading;
using sudoku::Technique;
using sudoku::TechniqueSet;

constexpr sudoku::Repertoire kEverything{.unique = true};

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

sudoku::Generated make(std::string_view kind, std::uint64_t seed) {
  sudoku::Wish wish{.seed = seed};
  if (kind != "random") wish.symmetry = sudoku::Symmetry::kHalfTurn;
  wish.minimal = kind == "strict";
  sudoku::Generator generator(wish);
  while (!generator.work(1000)) {
  }
  return *generator.best();
}

std::vector<Board> make_many(std::string_view kind, int count) {
  std::vector<Board> puzzles;
  for (int seed = 0; seed < count; ++seed) puzzles.push_back(make(kind, seed).puzzle);
  return puzzles;
}

unsigned deductions_of(const Grading& grading) {
  unsigned sum = 0;
  for (const unsigned count : grading.counts) sum += count;
  return sum;
}

int speed(std::string_view kind, int count) {
  const double start = seconds();
  const std::vector<Board> puzzles = make_many(kind, count);
  const double made = seconds();
  std::uint64_t deductions = 0;
  for (const Board& puzzle : puzzles) deductions += deductions_of(grade(puzzle, kEverything));
  const double graded = seconds() - made;
  std::printf("made %.0f\ngraded %.0f\ndeductions %.0f\nratio %.2f\n", count / (made - start),
              count / graded, static_cast<double>(deductions) / graded, (made - start) / graded);
  return EXIT_SUCCESS;
}

// A line of a file of ratings.
struct Rated {
  Board puzzle;
  std::string line;
  double rating = 0;  // of Sukaku Explainer; 0: none
  int level = 0;      // of HoDoKu, 1 easy to 5 extreme; 0: none
};

std::vector<Rated> read_rated(const char* file) {
  static const std::map<std::string, int> levels = {
      {"Easy", 1}, {"Medium", 2}, {"Hard", 3}, {"Unfair", 4}, {"Extreme", 5}};
  std::vector<Rated> rated;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    std::istringstream words(line);
    std::string puzzle;
    std::string rating;
    std::string level;
    words >> puzzle >> rating >> level;
    const auto parsed = sudoku::parse(puzzle);
    if (line.starts_with('#') || !std::holds_alternative<Board>(parsed)) continue;
    const auto known = levels.find(level);
    rated.push_back(
        {.puzzle = std::get<Board>(parsed),
         .line = line,
         .rating = rating.find('-') == std::string::npos ? std::atof(rating.c_str()) : 0,
         .level = known == levels.end() ? 0 : known->second});
  }
  return rated;
}

// Without guesses, by one technique more each time.
int shares(const char* file) {
  std::vector<Board> left;
  for (const Rated& rated : read_rated(file)) left.push_back(rated.puzzle);
  const auto count = static_cast<double>(left.size());
  TechniqueSet techniques;
  for (int i = 0; i + 1 < sudoku::kTechniques; ++i) {
    const auto technique = static_cast<Technique>(i);
    techniques.insert(technique);
    std::erase_if(left, [&](const Board& puzzle) {
      return grade(puzzle, {.techniques = techniques, .unique = true}).solved;
    });
    std::printf("%s %.1f\n", facts_of(technique).id.data(),
                100. - 100. * static_cast<double>(left.size()) / count);
  }
  return EXIT_SUCCESS;
}

// The rank of each value, the mean rank where values are equal.
std::vector<double> ranks(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
  std::vector<double> ranks(values.size());
  for (std::size_t i = 0; i < order.size();) {
    std::size_t end = i;
    while (end < order.size() && values[order[end]] == values[order[i]]) ++end;
    for (std::size_t k = i; k < end; ++k) ranks[order[k]] = static_cast<double>(i + end - 1) / 2;
    i = end;
  }
  return ranks;
}

double correlation(const std::vector<double>& a, const std::vector<double>& b) {
  double mean_a = 0;
  double mean_b = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    mean_a += a[i] / static_cast<double>(a.size());
    mean_b += b[i] / static_cast<double>(a.size());
  }
  double both = 0;
  double square_a = 0;
  double square_b = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    both += (a[i] - mean_a) * (b[i] - mean_b);
    square_a += (a[i] - mean_a) * (a[i] - mean_a);
    square_b += (b[i] - mean_b) * (b[i] - mean_b);
  }
  return both / std::sqrt(square_a * square_b);
}

int agreement(const char* file) {
  std::vector<double> theirs;
  std::vector<double> ours;
  std::vector<double> equal;
  int levels = 0;
  int same = 0;
  int near = 0;
  for (const Rated& rated : read_rated(file)) {
    const Grading grading = grade(rated.puzzle, kEverything);
    if (rated.rating > 0) {
      theirs.push_back(rated.rating);
      ours.push_back(grading.rating);
      equal.push_back(std::abs(10 * rated.rating - grading.rating) < 0.5);
    }
    if (rated.level == 0) continue;
    const int level = std::max(1, grading.grade - 1);  // easy and medium are one level of HoDoKu
    ++levels;
    same += level == rated.level;
    near += std::abs(level - rated.level) <= 1;
  }
  const auto hits = std::ranges::count(equal, 1);
  std::printf("puzzles %zu\nspearman %.4f\nequal %.3f\nlevel %.3f\nwithin-one %.3f\n",
              theirs.size(), correlation(ranks(theirs), ranks(ours)),
              static_cast<double>(hits) / static_cast<double>(theirs.size()),
              static_cast<double>(same) / levels, static_cast<double>(near) / levels);
  return EXIT_SUCCESS;
}

int slowest(const char* file) {
  double slowest = 0;
  for (const Rated& rated : read_rated(file)) {
    sudoku::Notes notes(rated.puzzle);
    for (;;) {
      const double start = seconds();
      const auto deduction = first_deduction(notes, kEverything);
      slowest = std::max(slowest, seconds() - start);
      if (!deduction) break;
      apply(*deduction, notes);
    }
  }
  std::printf("milliseconds %.3f\n", 1000 * slowest);
  return EXIT_SUCCESS;
}

int search(int wanted, int count) {
  std::vector<double> times;
  std::uint64_t seed = 0;
  for (int i = 0; i < count; ++i) {
    const double start = seconds();
    while (grade(make("half-turn", seed++).puzzle, kEverything).grade != wanted) {
    }
    times.push_back(1000 * (seconds() - start));
  }
  std::ranges::sort(times);
  std::printf("median %.1f\nmost %.1f\n", times[times.size() / 2], times.back());
  return EXIT_SUCCESS;
}

// The technique tried last of those that a puzzle was solved with.
std::size_t last_used(const Grading& grading) {
  const auto order = sudoku::order_of_trying();
  std::size_t last = order.size() - 1;
  while (last > 0 && grading.counts[static_cast<int>(order[last])] == 0) --last;
  return last;
}

// For each technique the first puzzle that cannot be solved without it by those up to it.
int needed(const char* file) {
  TechniqueSet seen;
  for (const Rated& rated : read_rated(file)) {
    const std::size_t last = last_used(grade(rated.puzzle, kEverything));
    const Technique technique = sudoku::order_of_trying()[last];
    TechniqueSet easier;
    for (const Technique other : sudoku::order_of_trying().first(last)) easier.insert(other);
    if (seen.contains(technique)) continue;
    if (grade(rated.puzzle, {.techniques = easier, .unique = true}).solved) continue;
    seen.insert(technique);
    std::printf("%s %s\n", sudoku::format(rated.puzzle).c_str(), facts_of(technique).id.data());
  }
  return EXIT_SUCCESS;
}

// The numbers from 0 to 8, in another order within each three and of the threes.
std::array<int, 9> moved(std::mt19937& random) {
  std::array<int, 3> bands = {0, 1, 2};
  std::array<int, 9> lines{};
  std::ranges::shuffle(bands, random);
  for (int band = 0; band < 3; ++band) {
    std::array<int, 3> places = {0, 1, 2};
    std::ranges::shuffle(places, random);
    for (int i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + places[i];
  }
  return lines;
}

// The same puzzle, looked at in another way.
Board changed(const Board& puzzle, bool rename, bool move, bool mirror, std::mt19937& random) {
  std::array<int, 10> digits = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  std::array<int, 9> rows = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  std::array<int, 9> columns = rows;
  if (rename) std::shuffle(digits.begin() + 1, digits.end(), random);
  if (move) rows = moved(random);
  if (move) columns = moved(random);
  Board other(puzzle.geometry());
  for (int cell = 0; cell < 81; ++cell) {
    const int from = 9 * rows[cell / 9] + columns[cell % 9];
    const int to = mirror ? cell % 9 * 9 + cell / 9 : cell;
    other.set(to, digits[puzzle[from]]);
  }
  return other;
}

int renaming(int count) {
  struct Way {
    const char* name;
    bool rename, move, mirror;
    int grades = 0, ratings = 0;
  };
  std::array<Way, 4> ways = {{{"renamed", true, false, false},
                              {"moved", false, true, false},
                              {"mirrored", false, false, true},
                              {"all", true, true, true}}};
  std::mt19937 random(1);
  for (int seed = 0; seed < count; ++seed) {
    const Board puzzle = make("random", seed).puzzle;
    const Grading before = grade(puzzle, kEverything);
    for (Way& way : ways) {
      const Board other = changed(puzzle, way.rename, way.move, way.mirror, random);
      const Grading after = grade(other, kEverything);
      way.grades += after.grade != before.grade;
      way.ratings += after.rating != before.rating;
    }
  }
  for (const Way& way : ways) {
    std::printf("%s-grade %.3f\n%s-rating %.3f\n", way.name, 100. * way.grades / count, way.name,
                100. * way.ratings / count);
  }
  return EXIT_SUCCESS;
}

int list(const char* file) {
  for (const Rated& rated : read_rated(file)) {
    const Grading grading = grade(rated.puzzle, kEverything);
    std::printf("%s | %d %.1f %u %s |", rated.line.c_str(), grading.grade, grading.rating / 10.,
                grading.score, facts_of(grading.hardest).id.data());
    for (int i = 0; i < sudoku::kTechniques; ++i) {
      if (grading.counts[i] == 0) continue;
      std::printf(" %s %d", facts_of(static_cast<Technique>(i)).id.data(), grading.counts[i]);
    }
    std::printf("\n");
  }
  return EXIT_SUCCESS;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view way = argc > 2 ? argv[1] : "";
  if (argc == 4 && way == "speed") return speed(argv[2], std::atoi(argv[3]));
  if (argc == 4 && way == "search") return search(std::atoi(argv[2]), std::atoi(argv[3]));
  if (argc == 3 && way == "shares") return shares(argv[2]);
  if (argc == 3 && way == "agreement") return agreement(argv[2]);
  if (argc == 3 && way == "slowest") return slowest(argv[2]);
  if (argc == 3 && way == "needed") return needed(argv[2]);
  if (argc == 3 && way == "renaming") return renaming(std::atoi(argv[2]));
  if (argc == 3 && way == "list") return list(argv[2]);
  std::fputs(
      "usage: bench_logic speed|search WHAT COUNT, renaming COUNT or "
      "shares|agreement|slowest|needed|list FILE\n",
      stderr);
  return 2;
}
