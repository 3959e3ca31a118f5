#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "input.h"
#include "runs.h"
#include "sudoku/timeline.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

// Steps of a run that are kept at most; what lies beyond is not gone to.
constexpr std::size_t kMostSteps = 3000;

// Every step of the beginning of a run, and what the board was after it.
struct Model {
  std::vector<Step> steps;
  std::vector<Board> boards;
  bool ends = false;
};

Model model_of(const Search& start) {
  Model model;
  const auto search = start.clone();
  model.boards.push_back(search->board());
  while (!search->done() && model.steps.size() < kMostSteps) {
    model.steps.push_back(search->next());
    model.boards.push_back(search->board());
  }
  model.ends = search->done();
  return model;
}

// The same run is asked for often: it is gone through once.
const Model& known_model(std::pair<int, int> choice, const Search& start) {
  static std::map<std::pair<int, int>, Model> models;
  const auto found = models.find(choice);
  return found != models.end() ? found->second
                               : models.emplace(choice, model_of(start)).first->second;
}

// A timeline, and what it has to say by the model.
class Traced {
 public:
  Traced(const Search& start, const Model& model) : model_(&model), timeline_(start.clone()) {}

  void act(Input& input) {
    switch (input.below(9)) {
      case 0:
        return next();
      case 1:
        return previous();
      case 2:
        return seek(input.below(static_cast<std::uint32_t>(model_->steps.size() + 1)));
      case 3:
        return advance(input);
      case 4:
        return find(input);
      case 5:
        return nth(input);
      case 6:
        return read(input.below(300));
      case 7:
        return measure(input.below(2000));
      default:
        return placed_at(input.byte());
    }
  }

  // Takes over what another one of the same run knows beyond `since`.
  void merge(const Traced& other, std::uint64_t since) {
    since = std::min(since, other.known_);
    const bool fits = since <= known_;
    const bool is_taken = timeline_.merge(other.timeline_.save(since));
    insist(!is_taken || fits, "a gap is not taken over");
    if (is_taken) known_ = std::max(known_, other.known_);
  }

  void check() const {
    insist(timeline_.position() == position_, "the position");
    insist(timeline_.step() == step_at(position_), "the step");
    insist(timeline_.now().board() == model_->boards[position_], "the board");
    insist(timeline_.known() == known_, "what is known");
    insist(timeline_.done() == (model_->ends && position_ == end()), "whether it is done");
    insist(timeline_.complete() == (model_->ends && known_ == end()), "whether the end is known");
  }

 private:
  std::uint64_t end() const { return model_->steps.size(); }
  // A run that is longer than the model is gone through up to its end alone.
  std::uint64_t room() const { return end() - position_; }
  Step step_at(std::uint64_t position) const {
    return position == 0 ? Step{} : model_->steps[position - 1];
  }
  bool is_of(std::uint64_t position, KindSet kinds) const {
    return (set_of(step_at(position).kind) & kinds) != 0;
  }
  void move_to(std::uint64_t position) {
    position_ = position;
    known_ = std::max(known_, position);
  }
  static KindSet kinds_of(Input& input) {
    return 2U << input.below(kKinds - 1) | 2U << input.below(kKinds - 1);
  }

  void next() {
    if (room() == 0 && !model_->ends) return;
    if (room() > 0) move_to(position_ + 1);
    timeline_.next();
  }

  void previous() {
    if (position_ > 0) --position_;
    insist(timeline_.previous() == step_at(position_), "the step before");
  }

  void seek(std::uint64_t target) {
    move_to(target);
    insist(timeline_.seek(target) == step_at(target), "the step that was sought");
  }

  void advance(Input& input) {
    const std::uint64_t budget = std::min<std::uint64_t>(input.below(500), room());
    const KindSet kinds = kinds_of(input);
    const std::uint64_t count = input.below(5);
    std::uint64_t met = 0;
    std::uint64_t position = position_;
    while (met < count && position - position_ < budget) met += is_of(++position, kinds) ? 1 : 0;
    move_to(position);
    insist(timeline_.advance(budget, kinds, count) == met, "how many were met");
  }

  void find(Input& input) {
    const std::uint64_t budget = std::min<std::uint64_t>(input.below(500), room());
    const KindSet kinds = kinds_of(input);
    std::optional<std::uint64_t> later;
    std::optional<std::uint64_t> earlier;
    for (std::uint64_t i = 1; i <= budget && !later; ++i) {
      if (is_of(position_ + i, kinds)) later = position_ + i;
    }
    for (std::uint64_t i = 1; i <= budget && i < position_ && !earlier; ++i) {
      if (is_of(position_ - i, kinds)) earlier = position_ - i;
    }
    insist(timeline_.find(kinds, false, budget) == later, "the next one");
    insist(timeline_.find(kinds, true, budget) == earlier, "the one before");
  }

  void nth(Input& input) {
    const auto kind = static_cast<Kind>(1 + input.below(kKinds - 1));
    const std::uint64_t n = input.below(200);
    std::optional<std::uint64_t> wanted;
    std::uint64_t met = 0;
    for (std::uint64_t position = 1; position <= known_ && n > 0 && !wanted; ++position) {
      if (step_at(position).kind == kind && ++met == n) wanted = position;
    }
    insist(timeline_.nth(kind, n) == wanted, "the n-th of a kind");
  }

  void read(std::size_t count) {
    std::vector<std::uint32_t> words(std::min<std::uint64_t>(count, room()));
    insist(timeline_.read(words) == words.size(), "how many were read");
    for (std::size_t i = 0; i < words.size(); ++i) {
      insist(words[i] == pack(step_at(position_ + i + 1)), "what was read");
    }
    move_to(position_ + words.size());
  }

  void measure(std::uint64_t budget) {
    budget = std::min(budget, end() - known_);
    known_ += budget;
    insist(timeline_.measure(budget) == (model_->ends && known_ == end()), "whether that is all");
  }

  void placed_at(std::size_t choice) {
    const auto stack = timeline_.now().stack();
    if (stack.empty()) return;
    const std::size_t index = choice % stack.size();
    const std::uint64_t position = timeline_.placed_at(index);
    insist(position >= 1 && position <= position_, "it was placed on the way here");
    const Step step = step_at(position);
    insist(step.kind == Kind::kPlace && step.cell == stack[index] &&
               step.digit == timeline_.now().board()[step.cell],
           "that step placed it");
  }

  const Model* model_;
  Timeline timeline_;
  std::uint64_t position_ = 0;
  std::uint64_t known_ = 0;
};

}  // namespace

void follow_traces(Data data) {
  const std::pair<int, int> choice = {data.empty() ? 0 : data[0], data.size() < 2 ? 0 : data[1]};
  Input input(data);
  const auto start = chosen_search(input);
  const Model& model = known_model(choice, *start);
  std::array<Traced, 2> runs = {Traced(*start, model), Traced(*start, model)};
  for (int calls = 0; calls < 200 && !input.empty(); ++calls) {
    const int which = input.below(2);
    if (input.below(8) == 0) {
      runs[which].merge(runs[1 - which], input.word());
    } else {
      runs[which].act(input);
    }
    runs[which].check();
  }
}

}  // namespace sudoku::fuzz
