// Compares random calls on short runs with a model that stores every step and every board.
#include <gtest/gtest.h>

#include <algorithm>

#include "random_puzzles.h"
#include "sudoku/searches.h"
#include "sudoku/timeline.h"
#include "support.h"

namespace sudoku {
namespace {

using test::Random;

class Walk {
 public:
  Walk(const Board& board, std::uint32_t seed)
      : timeline_(kBacktracking.make(board)), random_(seed) {
    const auto search = kBacktracking.make(board);
    boards_.push_back(board);
    while (!search->done()) {
      steps_.push_back(search->next());
      boards_.push_back(search->board());
    }
  }

  void take_one() {
    switch (random_.below(8)) {
      case 0:
      case 1:
        return next();
      case 2:
        return previous();
      case 3:
        return seek();
      case 4:
        return advance();
      case 5:
        return find();
      case 6:
        return read();
      default:
        return measure();
    }
  }

  void expect_agreement() const {
    ASSERT_EQ(timeline_.position(), position_);
    ASSERT_EQ(timeline_.step(), step_at(position_));
    ASSERT_EQ(timeline_.now().board(), boards_[position_]);
    ASSERT_EQ(timeline_.done(), position_ == end());
    ASSERT_EQ(timeline_.known(), known_);
    ASSERT_EQ(timeline_.complete(), known_ == end());
    const bool solved = known_ == end() && steps_.back().kind == Kind::kSolution;
    ASSERT_EQ(timeline_.solutions(), solved ? 1U : 0U);
  }

 private:
  std::uint64_t end() const { return steps_.size(); }
  Step step_at(std::uint64_t position) const {
    return position == 0 ? Step{} : steps_[position - 1];
  }
  bool is_one_of(KindSet kinds, std::uint64_t position) const {
    return set_of(step_at(position).kind) & kinds;
  }
  void move_to(std::uint64_t position) {
    position_ = position;
    known_ = std::max(known_, position);
  }

  // Returns a budget of steps: mostly short, sometimes longer than the run, sometimes 0.
  std::uint64_t random_budget() {
    return random_.below(random_.one_in(10) ? 2 * end() + 2 : end() / 8 + 2);
  }
  KindSet random_kinds() {
    const KindSet one = 2U << random_.below(kKinds - 1);
    return random_.one_in(2) ? one : one | 2U << random_.below(kKinds - 1);
  }

  void next() {
    const bool moves = position_ < end();
    if (moves) move_to(position_ + 1);
    EXPECT_EQ(timeline_.next(), moves ? step_at(position_) : Step{});
  }

  void previous() {
    if (position_ > 0) --position_;
    EXPECT_EQ(timeline_.previous(), step_at(position_));
  }

  void seek() {
    const std::uint64_t target = random_.below(end() + 20);
    move_to(std::min(target, end()));
    EXPECT_EQ(timeline_.seek(target), step_at(position_)) << "seek " << target;
  }

  void advance() {
    const std::uint64_t budget = random_budget();
    const KindSet kinds = random_kinds();
    const std::uint64_t count = random_.below(random_.below(2) == 0 ? 5 : 300);
    std::uint64_t met = 0;
    std::uint64_t position = position_;
    while (met < count && position < end() && position - position_ < budget) {
      met += is_one_of(kinds, ++position);
    }
    move_to(position);
    EXPECT_EQ(timeline_.advance(budget, kinds, count), met);
  }

  void find() {
    const std::uint64_t budget = random_budget();
    const KindSet kinds = random_kinds();
    std::optional<std::uint64_t> later;
    for (std::uint64_t i = 1; i <= budget && position_ + i <= end() && !later; ++i) {
      if (is_one_of(kinds, position_ + i)) later = position_ + i;
    }
    std::optional<std::uint64_t> earlier;
    for (std::uint64_t i = 1; i <= budget && i < position_ && !earlier; ++i) {
      if (is_one_of(kinds, position_ - i)) earlier = position_ - i;
    }
    EXPECT_EQ(timeline_.find(kinds, false, budget), later);
    EXPECT_EQ(timeline_.find(kinds, true, budget), earlier);
  }

  void read() {
    std::vector<std::uint32_t> words(random_budget());
    const std::uint64_t count = std::min<std::uint64_t>(words.size(), end() - position_);
    EXPECT_EQ(timeline_.read(words), count);
    for (std::uint64_t i = 0; i < count; ++i) {
      EXPECT_EQ(words[i], pack(step_at(position_ + i + 1)));
    }
    move_to(position_ + count);
  }

  void measure() {
    const std::uint64_t budget = random_budget();
    known_ = std::min(known_ + budget, end());
    EXPECT_EQ(timeline_.measure(budget), known_ == end());
  }

  Timeline timeline_;
  Random random_;
  std::vector<Step> steps_;
  std::vector<Board> boards_;  // boards_[k]: the board after k steps
  std::uint64_t position_ = 0;
  std::uint64_t known_ = 0;
};

void walk(const Board& board, int walks, int moves) {
  SCOPED_TRACE(testing::PrintToString(board));
  for (int seed = 0; seed < walks; ++seed) {
    Walk walk(board, seed);
    for (int i = 0; i < moves; ++i) {
      walk.take_one();
      walk.expect_agreement();
      ASSERT_FALSE(testing::Test::HasFailure()) << "walk " << seed << ", move " << i;
    }
  }
}

TEST(TimelineModel, AgreesOnARunOfOneStep) { walk(test::board_of("1234341221434321"), 20, 50); }

TEST(TimelineModel, AgreesOnRunsOfSomeDozenSteps) {
  Random random(41);
  for (int i = 0; i < 20; ++i) {
    walk(test::board_of(test::random_puzzle(random, 4, 1 + i % 16)), 5, 60);
  }
}

TEST(TimelineModel, AgreesOnRunsWithoutASolution) {
  walk(test::board_of("12....3........."), 10, 200);
  walk(test::board_of("..4.6....3....62.4......6.2.1..3...2"), 10, 200);
}

TEST(TimelineModel, AgreesOnRunsOfSomeThousandSteps) {
  walk(test::board_of(test::kEmpty39.puzzle), 10, 300);
  walk(test::board_of(test::kEmpty46.puzzle), 5, 300);
}

}  // namespace
}  // namespace sudoku
