// A fake search of any length whose steps cost almost nothing. It repeats select, check, place and
// erase in one cell, and ends with a solution. The class counts all steps that are asked of it,
// including those that leap() adds in bulk. So a test can bound the work of one call in a run of
// billions of steps.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "sudoku/search.h"

namespace sudoku::test {

// The stride is that of the row-by-row searches, which have the longest runs.
inline constexpr Algorithm kPendulum{.id = "pendulum", .make = nullptr, .stride = 1 << 21};

class Pendulum final : public Cloned<Pendulum> {
 public:
  Pendulum(const Board& board, std::uint64_t length) : Cloned(kPendulum, board), length_(length) {}

  // The steps of all objects of this class, taken by next() or leap().
  static inline std::uint64_t work = 0;

  std::uint64_t leap(std::uint64_t steps, Extent& depths) override {
    const std::uint64_t before = work;
    const std::uint64_t start = position();
    const std::uint64_t left = length_ > start ? length_ - start - 1 : 0;
    // Runs to the end of a cycle with next(). Two of these runs include a whole cycle, so that the
    // extent gets its depths. leap() adds the cycles after that to the counters in bulk.
    const auto swing = [&] {
      do depths.include(next().depth);
      while (!done() && phase_ != Phase::kSelect);
    };
    if (!done() && std::min(steps, left) > 3 * kPhases) {
      swing();
      swing();
      const std::uint64_t swings = (std::min(steps, left) - (position() - start)) / kPhases;
      Counters counters{};
      for (const Kind kind : {Kind::kSelect, Kind::kCheck, Kind::kPlace, Kind::kErase}) {
        counters[static_cast<int>(kind)] = swings;
      }
      count(counters);
    }
    while (!done() && position() - start < steps) depths.include(next().depth);
    work = before + (position() - start);
    return position() - start;
  }

 protected:
  Step advance() override {
    ++work;
    if (position() + 1 >= length_) {
      finish();
      return {.kind = Kind::kSolution};
    }
    switch (phase_) {
      case Phase::kSelect:
        phase_ = Phase::kCheck;
        return {.kind = Kind::kSelect, .cell = kCell};
      case Phase::kCheck:
        phase_ = Phase::kPlace;
        return {.kind = Kind::kCheck, .cell = kCell, .digit = 1};
      case Phase::kPlace:
        phase_ = Phase::kErase;
        write(kCell, 1);
        return {.kind = Kind::kPlace, .cell = kCell, .digit = 1};
      case Phase::kErase:
        break;
    }
    phase_ = Phase::kSelect;
    erase_top();
    return {.kind = Kind::kErase, .cell = kCell, .digit = 1};
  }

  void save_rest(Writer& writer) const override { writer.byte(static_cast<unsigned>(phase_)); }

  bool restore_rest(Reader& reader) override {
    phase_ = static_cast<Phase>(reader.byte());
    return phase_ <= Phase::kErase && depth() == (phase_ == Phase::kErase ? 1 : 0) &&
           (depth() == 0 || top() == kCell);
  }

 private:
  enum class Phase : std::uint8_t { kSelect, kCheck, kPlace, kErase };
  static constexpr std::uint64_t kPhases = 4;
  static constexpr std::uint8_t kCell = 0;

  std::uint64_t length_;
  Phase phase_ = Phase::kSelect;
};

}  // namespace sudoku::test
