#include <algorithm>
#include <array>
#include <memory>

#include "checked_timeline.h"
#include "input.h"
#include "model.h"
#include "sudoku/generate.h"
#include "sudoku/puzzle.h"
#include "sudoku/searches.h"
#include "sudoku/solve.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

// Maximum number of steps of the all-solutions search that counts the solutions of a board.
constexpr std::uint64_t kMostSteps = 500;
// A trace ends after kMostCalls calls or kMostWork units of work. One unit is one step of a
// row-by-row search. The limits keep a trace to about half a millisecond under sanitizers, because
// many short traces find more than a few long ones.
constexpr int kMostCalls = 64;
constexpr std::uint64_t kMostWork = 10'000;
constexpr std::uint64_t kWorkOfSolving = 1000;
constexpr std::uint64_t kWorkOfGenerating = 4000;

bool is_solution(const Board& solution, const Board& board) {
  for (int cell = 0; cell < board.geometry().cells(); ++cell) {
    if (solution[cell] == 0 || (board[cell] != 0 && board[cell] != solution[cell])) return false;
  }
  return obeys_rules(solution);
}

// Checks that the fast solver and the all-solutions search agree on a board.
void solve_board(const Board& board, AnswerHash& answers) {
  const auto search = kAllSolutions.make(board);
  search->leap(kMostSteps);
  const std::uint64_t met = search->counters()[static_cast<int>(Kind::kSolution)];
  const std::uint64_t wanted = met + 1;
  const std::uint64_t found = count(board, wanted);
  check_that(search->done() ? found == met : found >= met, "how many solutions there are");
  const auto solution = solve(board);
  check_that(solution.has_value() == (found > 0), "whether there is one");
  check_that(!solution || is_solution(*solution, board), "a solution is one");
  answers.add(found);
  if (solution) answers.add(*solution);
}

// Runs the generator on a 4x4 or 6x6 wish, for at most about 100 questions to the solver. Checks
// the puzzle, finished or not.
void generate(Input& input, AnswerHash& answers) {
  const Wish wish{.side = input.below(4) == 0 ? 6 : 4,
                  .seed = input.byte(),
                  .clues = static_cast<int>(input.below(20)),
                  .symmetry = static_cast<Symmetry>(input.below(4)),
                  .minimal = input.below(2) == 1};
  const auto fault = find_fault(wish);
  answers.add(fault ? 1 + static_cast<std::uint64_t>(fault->code) : 0);
  if (fault) return;
  Generator generator(wish);
  const bool is_granted = generator.work(input.below(100));
  const Generated* const best = generator.best();
  check_that(best != nullptr || !is_granted, "what is granted is there");
  if (best == nullptr) return;
  check_that(best->complete == is_granted, "whether it is what was wished");
  check_that(count(best->puzzle, 2) == 1 && *solve(best->puzzle) == best->solution, "it is unique");
  check_that(!is_granted || wish.clues == 0 || best->clues == wish.clues,
             "as many clues as wished");
  answers.add(best->puzzle);
}

}  // namespace

std::uint64_t words_of_trace(Data data) {
  Input input(data);
  const Model& model = model_of(choose(input));
  const Spacing spacing = choose_spacing(input);
  AnswerHash answers;
  std::array<CheckedTimeline, 2> runs = {CheckedTimeline(model, spacing, answers),
                                         CheckedTimeline(model, spacing, answers)};
  std::uint64_t apart = 0;  // work of solving and generating, which neither run counts
  const auto work = [&] { return apart + runs[0].work() + runs[1].work(); };
  for (int calls = 0; calls < kMostCalls && work() < kMostWork && !input.empty(); ++calls) {
    const int which = input.below(2);
    switch (input.below(16)) {
      case 0:
      case 1:
        runs[which].merge(runs[1 - which], input.word());
        break;
      case 2:
        solve_board(runs[which].board(), answers);
        apart += kWorkOfSolving;
        break;
      case 3:
        generate(input, answers);
        apart += kWorkOfGenerating;
        break;
      default:
        runs[which].act(input);
    }
    runs[which].check();
  }
  return answers.hash();
}

void follow_traces(Data data) { words_of_trace(data); }

}  // namespace sudoku::fuzz
