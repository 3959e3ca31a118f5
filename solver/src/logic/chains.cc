// Chains: strong and weak links in turn, a strong one at both ends. If the first node is false the
// last one is true: so one of both is, and what is weak to both is false. A chain that comes back
// to its start shows that the start is true; one whose ends are weakly linked is a loop, in which
// every weak link holds one true node.
//
// Method: from every node at once, level by level, so that the shortest chain is found first. A
// level is a strong and a weak link; all nodes reached are rows of bits.

#include <algorithm>

#include "link_graph.h"

namespace sudoku {
namespace {

constexpr int kMostLevels = static_cast<int>(kMostNodes) / 2;

bool contains(ConstNodeRow row, int node) { return (row[node / 64] >> node % 64 & 1) != 0; }

// The two have a node in common.
int first_common(ConstNodeRow a, ConstNodeRow b) {
  std::size_t i = 0;
  while ((a[i] & b[i]) == 0) ++i;
  return static_cast<int>(64 * i) + std::countr_zero(a[i] & b[i]);
}

// How far all that follows from one false node has been followed.
class Wave {
 public:
  // `memory` has kRows rows of `words` words.
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
  // Along the strong links from what went off last; false if nothing new comes on.
  bool go_on(const LinkGraph& graph) {
    return spread(off_, on_, seen_on_, [&](int node) { return graph.strong(node); });
  }
  // Along the weak links from what came on last.
  bool go_off(const LinkGraph& graph) {
    return spread(on_, off_, seen_off_, [&](int node) { return graph.weak(node); });
  }
  ConstNodeRow on() const { return on_; }
  ConstNodeRow off() const { return off_; }

 private:
  template <class Links>
  static bool spread(NodeRow from, NodeRow to, NodeRow seen, const Links& links) {
    std::fill_n(to.begin(), std::min(to.size(), from.size()), 0);  // all rows are equally long
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
        if (wave(start).go_on(graph_) && look(start, level)) return true;
      }
      std::erase_if(starts, [&](int start) { return !wave(start).go_off(graph_); });
    }
    return false;
  }

 private:
  Wave wave(int node) {
    const std::size_t size = Wave::kRows * graph_.words();
    return {std::span(memory_).subspan(node * size, size), graph_.words()};
  }

  // Tells the chains that end where the wave from a start has come to. Each is met from both ends:
  // it counts from its lower one.
  bool look(int start, int level) {
    return each_node(wave(start).on(), [&](int end) {
      if (end < start || !graph_.sees_anything(start, end)) return false;
      return tell(start, end, level);
    });
  }

  bool tell(int start, int end, int level) {
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

  // The nodes of a chain of so many levels, from its start to its end.
  Path path(int start, int end, int level) const {
    const std::size_t words = graph_.words();
    std::vector<std::uint64_t> memory(Wave::kRows * words);
    std::vector<std::uint64_t> history;  // for each level what came on, then what went off
    Wave again(memory, words);
    again.start(start);
    history.insert(history.end(), again.off().begin(), again.off().end());
    for (int i = 1; i < level; ++i) {
      again.go_on(graph_);
      history.insert(history.end(), again.on().begin(), again.on().end());
      again.go_off(graph_);
      history.insert(history.end(), again.off().begin(), again.off().end());
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

  // A tenth more at 5, 7, 9, 13, 17, 25 ... nodes, as Sukaku Explainer counts them.
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

}  // namespace

bool find_x_chain(const Notes& notes, Sink& sink) {
  return ChainSearch(notes, sink, Technique::kXChain, {.in_units = true}).run();
}
bool find_xy_chain(const Notes& notes, Sink& sink) {
  return ChainSearch(notes, sink, Technique::kXyChain, {.in_cells = true}).run();
}
bool find_aic(const Notes& notes, Sink& sink) {
  return ChainSearch(notes, sink, Technique::kAic,
                     {.in_units = true, .in_cells = true, .mixed = true})
      .run();
}
bool find_grouped_aic(const Notes& notes, Sink& sink) {
  return ChainSearch(notes, sink, Technique::kGroupedAic,
                     {.in_units = true, .in_cells = true, .mixed = true, .groups = true})
      .run();
}

}  // namespace sudoku
