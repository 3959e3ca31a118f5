// Forged saves with the right hash, and what the calls of a run cost that restores them.
//
//   bench_forged measure COUNT
//     prints the CPU time as JSON.
//   bench_forged write COUNT
//     prints lines "algorithm puzzle save". The save is in hexadecimal digits.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "forged.h"
#include "sudoku/logic_search.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "sudoku/timeline.h"

namespace {

using sudoku::Board;
using sudoku::Kind;
using sudoku::Search;
using sudoku::Timeline;
using sudoku::test::Bytes;
using sudoku::test::Random;

constexpr std::array kPuzzles = {
    std::string_view("................"),
    std::string_view("1.....2..3.....4"),
    std::string_view("..4.6....3....61.4......6.2.1..3...2"),
    std::string_view(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
    std::string_view(
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
    std::string_view(
        "................................................................................."),
};

std::vector<sudoku::Algorithm> every_algorithm() {
  std::vector<sudoku::Algorithm> all;
  for (const sudoku::Algorithm* algorithm : sudoku::algorithms()) all.push_back(*algorithm);
  all.push_back(sudoku::kLogic);
  return all;
}

struct Forgery {
  sudoku::Algorithm algorithm;
  std::string_view puzzle;
  std::unique_ptr<Search> start;
  Bytes bytes;
};

// An honest save with some bytes replaced, left out and put in.
Bytes edited(Random& random, const Search& start) {
  Timeline honest(start.clone());
  honest.measure(random.below(20'000));
  Bytes bytes = honest.save(random.one_in(2) ? 0 : random.below(honest.known() + 1));
  bytes.resize(bytes.size() - 4);
  for (std::uint64_t edits = 1 + random.below(4); edits > 0; --edits) {
    const auto at = bytes.begin() + static_cast<std::ptrdiff_t>(random.below(bytes.size()));
    const auto byte = static_cast<std::uint8_t>(random.below(256));
    const std::uint64_t way = random.below(6);
    if (way == 0) {
      bytes.erase(at);
    } else if (way == 1) {
      bytes.insert(at, byte);
    } else {
      *at = byte;
    }
  }
  sudoku::test::sign(bytes);
  return bytes;
}

Forgery forge(Random& random) {
  static const auto algorithms = every_algorithm();
  const auto& algorithm = algorithms[random.below(algorithms.size())];
  const std::string_view puzzle = kPuzzles[random.below(kPuzzles.size())];
  auto start = algorithm.make(std::get<Board>(sudoku::parse(puzzle)));
  Bytes bytes;
  if (random.one_in(3)) {
    bytes = edited(random, *start);
  } else {
    const std::uint64_t distance = start->algorithm().distance
                                   << random.below(random.one_in(4) ? 24 : 3);
    const std::uint64_t searches = 1 + random.below(random.one_in(50) ? 2000 : 5);
    bytes = sudoku::test::forge_consistent(random, *start, distance, searches);
  }
  return {algorithm, puzzle, std::move(start), std::move(bytes)};
}

double milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

// What the calls took.
class Costs {
 public:
  template <class Call>
  void measure(const Forgery& forgery, const char* name, const Call& call) {
    const double before = milliseconds();
    call();
    const double took = milliseconds() - before;
    ++calls_;
    over_ += took > 100;
    double& slowest = slowest_[std::string(name) + ' ' + std::string(forgery.algorithm.id)];
    slowest = std::max(slowest, took);
  }

  void print(int made, int accepted) const {
    const auto worst = std::max_element(slowest_.begin(), slowest_.end(),
                                        [](auto& a, auto& b) { return a.second < b.second; });
    std::printf(
        "{\"bench\":\"forged\",\"what\":\"native\",\"made\":%d,\"accepted\":%d,\"refused\":%d,"
        "\"calls\":%ld,\"over100ms\":%ld,\"slowest\":%.1f,\"unit\":\"ms\",\"of\":\"%s\"}\n",
        made, accepted, made - accepted, calls_, over_, worst->second, worst->first.c_str());
    for (const auto& [name, took] : slowest_) {
      if (took > 20) std::fprintf(stderr, "%s %.1f\n", name.c_str(), took);
    }
  }

 private:
  std::map<std::string, double> slowest_;
  long calls_ = 0;
  long over_ = 0;
};

// Every call that a run has, with arguments as large as they come. Only what a budget bounds has
// one: a caller's.
void use(const Forgery& forgery, Timeline& timeline, Random& random, Costs& costs) {
  constexpr std::uint64_t kBudget = 5000;
  const auto anywhere = [&] { return random.below(timeline.known() + 1); };
  const auto measure = [&](const char* name, const auto& call) {
    costs.measure(forgery, name, call);
  };
  std::array<std::uint32_t, 4096> words;
  for (int i = 0; i < 2; ++i) {
    measure("seek", [&] { timeline.seek(anywhere()); });
    const std::size_t depth = timeline.now().stack().size();
    if (depth > 0) measure("placed_at", [&] { timeline.placed_at(random.below(depth)); });
    measure("previous", [&] { timeline.previous(); });
    measure("next", [&] { timeline.next(); });
    measure("find", [&] { timeline.find(sudoku::set_of(Kind::kSolution), i == 0, kBudget); });
    measure("shape", [&] { timeline.shape(anywhere(), anywhere(), 4096); });
    measure("pattern", [&] { (void)sudoku::pattern_of(timeline.now()); });
  }
  measure("nth", [&] { timeline.nth(Kind::kCheck, std::uint64_t{1} << 40); });
  for (const Kind kind : {Kind::kPlace, Kind::kCheck, Kind::kSolution}) {
    const std::uint64_t total = timeline.totals()[static_cast<int>(kind)];
    measure("nth", [&] { timeline.nth(kind, 1 + random.below(total + 1)); });
  }
  measure("shape", [&] { timeline.shape(0, UINT64_MAX, 4096); });
  Bytes saved;
  measure("save", [&] { saved = timeline.save(0); });
  measure("merge", [&] { timeline.merge(saved); });
  measure("read", [&] { timeline.read(words); });
  measure("advance", [&] { timeline.advance(kBudget, sudoku::set_of(Kind::kSolution), 1); });
  measure("measure", [&] { timeline.measure(kBudget); });
  measure("seek far", [&] { timeline.seek(std::uint64_t{1} << 45); });
}

void measure_all(int count) {
  Random random(1);
  Costs costs;
  int accepted = 0;
  for (int i = 0; i < count; ++i) {
    const Forgery forgery = forge(random);
    Timeline timeline(forgery.start->clone());
    if (random.one_in(4)) timeline.measure(random.below(10'000));
    bool is_taken = false;
    costs.measure(forgery, "merge", [&] { is_taken = timeline.merge(forgery.bytes); });
    if (!is_taken) continue;
    ++accepted;
    use(forgery, timeline, random, costs);
  }
  costs.print(count, accepted);
}

void write_all(int count) {
  Random random(2);
  for (int i = 0; i < count; ++i) {
    const Forgery forgery = forge(random);
    std::printf("%s %s ", std::string(forgery.algorithm.id).c_str(),
                std::string(forgery.puzzle).c_str());
    for (const std::uint8_t byte : forgery.bytes) std::printf("%02x", byte);
    std::printf("\n");
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const std::string_view what = argv[1];
  const int count = std::atoi(argv[2]);
  if (what == "measure") {
    measure_all(count);
  } else if (what == "write") {
    write_all(count);
  } else {
    return 2;
  }
}
