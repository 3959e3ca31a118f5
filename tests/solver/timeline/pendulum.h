// A search that can be of any length and costs nothing: it chooses a cell, reads, writes a digit
// and takes it back, again and again, and after so many steps it has its solution. It counts the
// work that is asked of it, so that a test can say how far a call may go in a run of billions of
// steps.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "sudoku/search.h"

namespace sudoku::test {

class Pendulum final : public Cloned<Pendulum> {
 public:
  Pendulum(const Board& board, std::uint64_t length) noexcept : Cloned(board), length_(length) {}

  // Steps that all of them have taken, by next() and by leap().
  static inline std::uint64_t work = 0;

  std::string_view id() const noexcept override { return "pendulum"; }
  // That of the searches that go row by row, which have the longest runs.
  std::uint64_t stride() const noexcept override { return 1 << 21; }

  std::uint64_t leap(std::uint64_t steps) noexcept override {
    const std::uint64_t before = work;
    const std::uint64_t start = position();
    const std::uint64_t left = length_ > start ? length_ - start - 1 : 0;
    // A swing by next(), so that its depths are seen, and then as many as there is room for.
    const auto swing = [&] {
      do next();
      while (!done_ && phase_ != Phase::kSelect);
    };
    if (!done_ && std::min(steps, left) > 3 * kPhases) {
      swing();
      swing();
      const std::uint64_t swings = (std::min(steps, left) - (position() - start)) / kPhases;
      Counters counters{};
      for (const Kind kind : {Kind::kSelect, Kind::kCheck, Kind::kPlace, Kind::kErase}) {
        counters[static_cast<int>(kind)] = swings;
      }
      credit(counters);
    }
    while (!done_ && position() - start < steps) next();
    work = before + (position() - start);
    return position() - start;
  }

 protected:
  Step advance() noexcept override {
    ++work;
    if (position() + 1 >= length_) {
      done_ = true;
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
    take_back();
    return {.kind = Kind::kErase, .cell = kCell, .digit = 1};
  }

  void save_rest(Writer& writer) const override { writer.byte(static_cast<unsigned>(phase_)); }

  bool restore_rest(Reader& reader) noexcept override {
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
