// Alternating inference chains (AIC): strong and weak links alternate, and both end links are
// strong. If the first node is false, the last node is true. So at least one end is true, and each
// candidate with weak links to both ends is false. A chain that returns to its first node proves
// that node true. A chain whose ends are weakly linked is a loop: exactly one end of each weak link
// in it is true.
//
// Method: breadth-first search from all nodes at once, level by level, so that the shortest chain
// is found first. A level adds a strong and a weak link. Sets of nodes are bitsets.

#include <algorithm>
#include <cassert>

#include "link_graph.h"

namespace sudoku {
namespace {

constexpr int kMostLevels = static_cast<int>(kMostNodes) / 2;

bool contains(ConstNodeRow row, int node) { return (row[node / 64] >> node % 64 & 1) != 0; }

// Returns the lowest node that both rows contain. Requires: the rows have a common node.
int first_common(ConstNodeRow a, ConstNodeRow b) {
  std::size_t i = 0;
  while ((a[i] & b[i]) == 0) ++i;
  return static_cast<int>(64 * i) + std::countr_zero(a[i] & b[i]);
}

// Breadth-first search of the nodes that become true ("on") and false ("off") if one start node is
// false. `on` and `off` hold the nodes first reached in the latest level.
class Wave {
 public:
  // Requires: `memory` holds kRows * `words` words, all 0.
  static constexpr std::size_t kRows = 4;
  Wave(std::span<std::uint64_t> memory, std::size_t words)
      : on_(memory.subspan(0, words)),
        off_(memory.subspan(words, words)),
        seen_on_(memory.subspan(2 * words, words)),
        seen_off_(memory.subspan(3 * words, words)) {}

  void start(int node) {
    off_[node / 64] |= std::uint64_t{1} << node % 64;
    seen_off_[node / 64] |= std::uint64_t{1} << node % 64;
  }
  // Replaces `on` by the nodes not reached before that have a strong link to a node of `off`.
  // Returns false if there are none.
  bool follow_strong(const LinkGraph& graph) {
    return spread(off_, on_, seen_on_, [&](int node) { return graph.strong(node); });
  }
  // Replaces `off` by the nodes not reached before that have a weak link to a node of `on`. Returns
  // false if there are none.
  bool follow_weak(const LinkGraph& graph) {
    return spread(on_, off_, seen_off_, [&](int node) { return graph.weak(node); });
  }
  ConstNodeRow on() const { return on_; }
  ConstNodeRow off() const { return off_; }

 private:
  template <class Links>
  static bool spread(NodeRow from, NodeRow to, NodeRow seen, const Links& links) {
    // All rows have the same length: std::min() only silences a false overflow warning.
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
  ChainSearch(const Notes& notes, Sink& sink, Technique technique, LinkKinds kinds)
      : sink_(sink),
        technique_(technique),
        graph_(notes, kinds),
        memory_(graph_.size() * Wave::kRows * graph_.words()) {}

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
  Wave wave(int node) {
    const std::size_t size = Wave::kRows * graph_.words();
    return {std::span(memory_).subspan(node * size, size), graph_.words()};
  }

  // Reports the chains from `start` to the latest on nodes. A chain is found from both of its ends,
  // so only the end with the lower number reports the chain.
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
    return sink_.take(found);
  }

  // Returns the nodes of the shortest chain from `start` to `end`, which has `level` levels.
  // Repeats the search with all levels recorded, and then goes back from `end`:
  //
  //   row of `history`     0        1       2        3    ...  2 * level - 2
  //   nodes reached       off  ==  on  --  off  ==  on         off               == `end`
  //
  // where == is a strong link and -- is a weak link.
  Path path(int start, int end, int level) const {
    const std::size_t words = graph_.words();
    std::vector<std::uint64_t> memory(Wave::kRows * words);
    std::vector<std::uint64_t> history;
    Wave replay(memory, words);
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

  // Returns the rating, in tenths, that a chain's length adds: one tenth for each of the lengths 4,
  // 6, 8, 12, 16, 24, ... that the number of nodes exceeds. Sukaku Explainer uses the same scale.
  static int extra_rating(int nodes) {
    int extra = 0;
    for (int step = 4; nodes > step; ++extra) step = extra % 2 == 0 ? step * 3 / 2 : step * 4 / 3;
    return extra;
  }

  Sink& sink_;
  Technique technique_;
  LinkGraph graph_;
  std::vector<std::uint64_t> memory_;
};

// Returns the kinds of links that a chain technique may use.
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

bool find_chain(const Notes& notes, Sink& sink, Wanted wanted) {
  return ChainSearch(notes, sink, wanted.technique, links_for(wanted.technique)).run();
}

}  // namespace sudoku
