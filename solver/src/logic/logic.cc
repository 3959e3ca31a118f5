#include "sudoku/logic.h"

#include <cstddef>

#include "finders.h"
#include "sudoku/notes.h"
#include "sudoku/technique.h"

namespace sudoku {
namespace logic {
namespace {

class First final : public DeductionSink {
 public:
  explicit First(Deduction& found) : found_(found) {}
  bool accept(const Deduction& deduction) override {
    found_ = deduction;
    return true;
  }

 private:
  Deduction& found_;
};

// Collects the deductions of all techniques, one technique after the other. If several deductions
// of a technique have the same placements and eliminations, only the first is collected. The
// finders of chains and almost locked sets ask first whether a deduction is wanted. It is not
// wanted if the earlier deductions of the same technique together already have all its
// eliminations.
class All final : public DeductionSink {
 public:
  All(std::vector<Deduction>& found, std::size_t most) : found_(found), most_(most) {}

  // Starts the next technique. A deduction is compared only with earlier deductions of the same
  // technique.
  void begin() {
    first_ = found_.size();
    eliminated_ = {};
  }

  bool wants(const CandidateSet& eliminations) override {
    return !eliminated_.contains(eliminations);
  }

  bool accept(const Deduction& deduction) override {
    eliminated_ |= deduction.eliminations;
    for (std::size_t i = first_; i < found_.size(); ++i) {
      if (same_outcome(found_[i], deduction)) return false;
    }
    if (found_.size() == most_) return true;
    found_.push_back(deduction);
    return false;
  }

 private:
  std::vector<Deduction>& found_;
  std::size_t most_;
  // Index of the first deduction of the current technique in the list of all deductions.
  std::size_t first_ = 0;
  // Union of the eliminations of all deductions found so far for the current technique.
  CandidateSet eliminated_;
};

TechniqueSet usable(const Repertoire& repertoire) {
  return repertoire.unique ? repertoire.techniques
                           : repertoire.techniques - TechniqueSet::of_uniqueness();
}

// Collects in `found`, which is empty at first, all deductions that the notes (a board and its
// candidates) allow. Returns false if there are more than `most`; then `found` has the first `most`
// of them. Notes with a contradiction allow no deduction.
bool find_all(const Notes& notes, const Repertoire& repertoire, std::vector<Deduction>& found,
              std::size_t most) {
  if (notes.broken()) return true;
  All all(found, most);
  for (const Technique technique : order_of_trying()) {
    if (!usable(repertoire).contains(technique)) continue;
    all.begin();
    if (find(technique, notes, all)) return false;
  }
  return true;
}

}  // namespace

bool find_first(const Notes& notes, const Repertoire& repertoire, Deduction& found) {
  if (notes.broken()) return false;
  const TechniqueSet techniques = usable(repertoire);
  First first(found);
  for (const Technique technique : order_of_trying()) {
    if (techniques.contains(technique) && find(technique, notes, first)) return true;
  }
  return false;
}

}  // namespace logic

std::optional<Deduction> first_deduction(const Notes& notes, const Repertoire& repertoire) {
  std::optional<Deduction> found(std::in_place);
  if (!logic::find_first(notes, repertoire, *found)) found.reset();
  return found;
}

std::vector<Deduction> all_deductions(const Notes& notes, const Repertoire& repertoire) {
  std::vector<Deduction> found;
  logic::find_all(notes, repertoire, found, SIZE_MAX);
  return found;
}

bool all_deductions(const Notes& notes, const Repertoire& repertoire,
                    std::vector<Deduction>& found) {
  found.clear();
  return logic::find_all(notes, repertoire, found, found.capacity());
}

}  // namespace sudoku
