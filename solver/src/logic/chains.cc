// Alternating inference chains (AIC). A chain is a path of nodes (candidates, or groups of
// candidates of one digit) in which strong and weak links alternate. The first and the last link
// are strong. At least one end of a strong link is true; at most one end of a weak link is true.
//
// So if the first node of a chain is false, the last node is true. At least one of these two is
// true, and each candidate with weak links to both is false. A chain that returns to its first node
// proves that node true. If a weak link joins the two ends of a chain, the chain is a loop. In a
// loop, exactly one end of each weak link is true.
//
// Method: a breadth-first search from every node that has a strong link. All searches advance
// together, level by level, so that the shortest chain is found first. In each level, a search
// follows strong links and then weak links. Sets of nodes are stored as bitsets.

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "finders.h"
#include "link_graph.h"
#include "sudoku/deduction.h"
#include "sudoku/notes.h"
#include "sudoku/technique.h"

namespace sudoku::logic {
namespace {

constexpr int kMostLevels = static_cast<int>(kMostNodes) / 2;

bool contains(ConstNodeRow row, int node) { return (row[node / 64] >> node % 64 & 1) != 0; }

// Returns the lowest node that is in both sets `a` and `b`. The sets are bitsets: node n is
// bit n % 64 of word n / 64.
// Requires: the sets have a common node.
int first_common(ConstNodeRow a, ConstNodeRow b) {
  std::size_t i = 0;
  while ((a[i] & b[i]) == 0) ++i;
  return static_cast<int>(64 * i) + std::countr_zero(a[i] & b[i]);
}

// Breadth-first search for chains from one start node that is assumed to be false. "On" nodes are
// those that must then be true, "off" nodes those that must then be false. The functions on() and
// off() return only the nodes that were first reached in the latest level of the search.
class Frontier {
 public:
  // One search needs four bitsets of nodes: the nodes found to be true in the latest level, those
  // found to be false in it, all nodes found to be true so far, and all nodes found to be false so
  // far. The constructor divides `memory` into these bitsets, in this order. `words` is the number
  // of 64-bit words of each bitset.
  // Requires: `memory` has 4 * `words` elements, all 0.
  static constexpr std::size_t kRows = 4;
  Frontier(std::span<std::uint64_t> memory, std::size_t words)
      : on_(memory.subspan(0, words)),
        off_(memory.subspan(words, words)),
        seen_on_(memory.subspan(2 * words, words)),
        seen_off_(memory.subspan(3 * words, words)) {}

  void start(int node) {
    off_[node / 64] |= std::uint64_t{1} << node % 64;
    seen_off_[node / 64] |= std::uint64_t{1} << node % 64;
  }
  // Follows strong links from the nodes that the previous level of the search found to be false, or
  // from the start node in the first level.
  // Replaces the set `on` by the nodes that must therefore be true and were not found to be true
  // before. Returns false if there are none.
  bool follow_strong(const LinkGraph& graph) {
    return spread(off_, on_, seen_on_, [&](int node) { return graph.strong(node); });
  }
  // Follows weak links from the nodes that the latest level of the search found to be true.
  // Replaces the set `off` by the nodes that must therefore be false and were not found to be false
  // before. Returns false if there are none.
  bool follow_weak(const LinkGraph& graph) {
    return spread(on_, off_, seen_off_, [&](int node) { return graph.weak(node); });
  }
  ConstNodeRow on() const { return on_; }
  ConstNodeRow off() const { return off_; }

 private:
  template <class Links>
  static bool spread(NodeRow from, NodeRow to, NodeRow seen, const Links& links) {
    // The two bitsets `from` and `to` have the same length, so std::min() has no effect here. It
    // only silences a false compiler warning about an overflow.
    std::fill_n(to.begin(), std::min(to.size(), from.size()), 0);
    each_node(from, [&](int node) {
      const ConstNodeRow row = links(node);
      for (std::size_t i = 0; i < to.size(); ++i) to[i] |= row[i];
      return false;
    });
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < to.size(); ++i) {
      to[i] &= ~seen[i];
      seen[i] |= to[i];
      any |= to[i];
    }
    return any != 0;
  }

  NodeRow on_;
  NodeRow off_;
  NodeRow seen_on_;
  NodeRow seen_off_;
};

using Path = ShortList<int, kMostNodes>;

class ChainSearch {
 public:
  ChainSearch(const Notes& notes, DeductionSink& sink, Technique technique, LinkKinds kinds)
      : sink_(sink),
        technique_(technique),
        graph_(notes, kinds),
        memory_(graph_.size() * Frontier::kRows * graph_.words()) {}

  bool run() {
    std::vector<int> starts;
    for (int node = 0; node < graph_.size(); ++node) {
      if (each_node(graph_.strong(node), [](int) { return true; })) starts.push_back(node);
    }
    for (const int start : starts) wave(start).start(start);
    for (int level = 1; level <= kMostLevels && !starts.empty(); ++level) {
      for (const int start : starts) {
        if (wave(start).follow_strong(graph_) && report_reached(start, level)) return true;
      }
      std::erase_if(starts, [&](int start) { return !wave(start).follow_weak(graph_); });
    }
    return false;
  }

 private:
  Frontier wave(int node) {
    const std::size_t size = Frontier::kRows * graph_.words();
    return {std::span(memory_).subspan(node * size, size), graph_.words()};
  }

  // Reports the chains from node `start` to each node that the latest level of the search found to
  // be true. Skips chains that eliminate nothing. The search from the other end of a chain finds
  // the same chain, so only the end with the lower node number reports it. Returns true as soon as
  // the receiver of the chains asks to stop.
  bool report_reached(int start, int level) {
    return each_node(wave(start).on(), [&](int end) {
      if (end < start || !graph_.sees_anything(start, end)) return false;
      return report(start, end, level);
    });
  }

  bool report(int start, int end, int level) {
    Deduction found(technique_);
    found.eliminations = graph_.seen_by_both(start, end);
    if (!sink_.wants(found.eliminations)) return false;
    describe(found, path(start, end, level));
    if (start == end && !graph_.is_group(start)) {
      found.eliminations = {};
      found.places.push({.cell = static_cast<std::uint8_t>(graph_[start].cells.first()),
                         .digit = static_cast<std::uint8_t>(graph_[start].digit)});
    }
    return sink_.accept(found);
  }

  // Returns the nodes of the shortest chain from node `start` to node `end`. The chain was found in
  // level `level` (from 1) of the search, so it has 2 * level nodes. Repeats the search, this time
  // with a record (`history`) of the nodes reached, and then goes back from `end`:
  //
  //   row of `history`     0        1       2        3    ...  2 * level - 2
  //   nodes reached       off  ==  on  --  off  ==  on         off               == `end`
  //
  // Here == is a strong link and -- is a weak link. "Off" nodes must be false and "on" nodes must
  // be true if `start` is false.
  Path path(int start, int end, int level) const {
    const std::size_t words = graph_.words();
    std::vector<std::uint64_t> memory(Frontier::kRows * words);
    std::vector<std::uint64_t> history;
    Frontier replay(memory, words);
    replay.start(start);
    history.insert(history.end(), replay.off().begin(), replay.off().end());
    for (int i = 1; i < level; ++i) {
      replay.follow_strong(graph_);
      history.insert(history.end(), replay.on().begin(), replay.on().end());
      replay.follow_weak(graph_);
      history.insert(history.end(), replay.off().begin(), replay.off().end());
    }
    std::array<int, kMostNodes> nodes{};
    int at = end;
    for (int i = 2 * level - 1; i > 0; --i) {
      nodes[i] = at;
      const ConstNodeRow before = std::span(history).subspan((i - 1) * words, words);
      at = first_common(i % 2 == 1 ? graph_.strong(at) : graph_.weak(at), before);
    }
    nodes[0] = at;
    Path path;
    for (int i = 0; i < 2 * level; ++i) path.push(nodes[i]);
    return path;
  }

  void describe(Deduction& found, const Path& path) const {
    const int count = static_cast<int>(path.size());
    const bool loop = contains(graph_.weak(path[0]), path[count - 1]);
    for (int i = 0; i < count; ++i) {
      const LinkGraph::Node& node = graph_[path[i]];
      mark_group(found, node.cells, node.digit, i % 2 == 0 ? Role::kOff : Role::kOn);
      if (i > 0) link(found, i - 1, i, i % 2 == 1);
      if (loop && i % 2 == 0 && i > 0) {
        found.eliminations |= graph_.seen_by_both(path[i - 1], path[i]);
      }
    }
    if (loop) link(found, count - 1, 0, false);
    found.rating = static_cast<std::uint8_t>(found.rating + extra_rating(count));
  }

  // Returns what the length of a chain, its number of nodes, adds to its rating, in tenths: how
  // many of the thresholds 4, 6, 8, 12, 16, 24, 32 ... the length exceeds. Sukaku Explainer uses
  // the same scale.
  static int extra_rating(int nodes) {
    int extra = 0;
    for (int step = 4; nodes > step; ++extra) step = extra % 2 == 0 ? step * 3 / 2 : step * 4 / 3;
    return extra;
  }

  DeductionSink& sink_;
  Technique technique_;
  LinkGraph graph_;
  std::vector<std::uint64_t> memory_;
};

// Returns which links between candidates a chain technique may use. An X-chain stays within one
// digit, and an XY-chain uses only cells with two candidates. An alternating inference chain (AIC)
// may mix both. A grouped AIC also has groups of candidates as nodes.
LinkKinds links_for(Technique technique) {
  switch (technique) {
    case Technique::kXChain:
      return {.in_units = true};
    case Technique::kXyChain:
      return {.in_cells = true};
    case Technique::kAic:
      return {.in_units = true, .in_cells = true, .mixed = true};
    default:
      assert(technique == Technique::kGroupedAic);
      return {.in_units = true, .in_cells = true, .mixed = true, .groups = true};
  }
}

}  // namespace

bool find_chain(const Notes& notes, DeductionSink& sink, FinderArgs wanted) {
  return ChainSearch(notes, sink, wanted.technique, links_for(wanted.technique)).run();
}

}  // namespace sudoku::logic
