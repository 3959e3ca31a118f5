// What one timeline knows, as bytes for another one: in a worker, before a crash, at the last
// visit.
//
//   header      magic, version of this format, version of the grammar, algorithm, puzzle
//   numbers     since, distance, how many searches follow
//   searches    the checkpoints after `since`, and the one that came furthest
//   4 bytes     a hash of all of them

#include <algorithm>
#include <bit>

#include "sudoku/timeline.h"

namespace sudoku {
namespace {

constexpr unsigned kFormat = 2;
// Whatever looks for something in a run leaps a stretch or two: none may be longer than that.
constexpr std::uint64_t kMostStrides = 4;
constexpr std::size_t kHashBytes = 4;

// FNV-1a. It finds damage, not malice.
std::uint32_t hash_of(std::span<const std::uint8_t> bytes) noexcept {
  std::uint32_t hash = 2166136261U;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 16777619U;
  return hash;
}

void write_header(Writer& writer, const Search& start) {
  for (const char character : {'S', 't', 'e', 'p'}) writer.byte(static_cast<unsigned>(character));
  writer.byte(kFormat);
  writer.byte(start.grammar());
  for (const char character : start.id()) writer.byte(static_cast<unsigned>(character));
  writer.byte(0);
  for (const std::uint8_t digit : start.board().digits()) writer.byte(digit);
}

// A run that is done at a checkpoint ends there.
bool can_follow(const Search& search, const Search& before) noexcept {
  if (before.done() && before.position() != search.position()) return false;
  for (int kind = 0; kind < kKinds; ++kind) {
    if (search.counters()[kind] < before.counters()[kind]) return false;
  }
  return true;
}

}  // namespace

struct Timeline::Piece {
  std::uint64_t since = 0;
  std::uint64_t distance = 0;
  std::vector<std::unique_ptr<Search>> searches;
};

std::vector<std::uint8_t> Timeline::save(std::uint64_t since) const {
  since = std::min(since, known());
  const auto first = static_cast<std::size_t>(since / distance_ + 1);
  Writer writer;
  write_header(writer, *checkpoints_.front());
  writer.number(since);
  writer.number(distance_);
  writer.number(checkpoints_.size() - first + 1);
  for (std::size_t i = first; i < checkpoints_.size(); ++i) checkpoints_[i]->save(writer);
  const auto end = furthest().clone();
  end->set_extent(extent_);
  end->save(writer);
  for (std::uint32_t hash = hash_of(writer.bytes()), i = 0; i < kHashBytes; ++i, hash >>= 8) {
    writer.byte(hash & 255);
  }
  return writer.take();
}

bool Timeline::merge(std::span<const std::uint8_t> bytes) {
  Piece piece;
  if (!read_piece(bytes, piece)) return false;
  if (piece.searches.back()->position() <= known()) return true;
  if (complete()) return false;
  append(piece);
  return true;
}

bool Timeline::read_piece(std::span<const std::uint8_t> bytes, Piece& piece) const {
  Writer header;
  write_header(header, *checkpoints_.front());
  const std::size_t start = header.bytes().size();
  if (bytes.size() < start + kHashBytes ||
      !std::equal(header.bytes().begin(), header.bytes().end(), bytes.begin())) {
    return false;
  }
  const auto body = bytes.first(bytes.size() - kHashBytes);
  std::uint32_t hash = hash_of(body);
  for (const std::uint8_t byte : bytes.last(kHashBytes)) {
    if (byte != (hash & 255)) return false;
    hash >>= 8;
  }

  Reader reader(body.subspan(start));
  piece.since = reader.number();
  piece.distance = reader.number();
  const std::uint64_t count = reader.number();
  if (piece.since > known() || piece.distance > kMostStrides * spacing_.stride ||
      piece.distance % spacing_.distance != 0 ||
      !std::has_single_bit(piece.distance / spacing_.distance) || count == 0 ||
      count > spacing_.checkpoints) {
    return false;
  }
  std::uint64_t stretch = piece.since / piece.distance;
  piece.searches = std::vector<std::unique_ptr<Search>>(static_cast<std::size_t>(count));
  const Search* before = checkpoints_.front().get();
  for (auto& search : piece.searches) {
    search = checkpoints_.front()->clone();
    if (!search->restore(reader) || !can_follow(*search, *before)) return false;
    before = search.get();
    const std::uint64_t position = before->position();
    if (position > known() && !can_follow(*before, furthest())) return false;
    const bool is_end = search == piece.searches.back();
    if (is_end ? position / piece.distance != stretch : position != ++stretch * piece.distance) {
      return false;
    }
  }
  return reader.left() == 0 && before->position() >= piece.since;
}

// Those checkpoints are kept that lie at the greater of the two distances. They have their places
// before anything changes.
void Timeline::append(Piece& piece) {
  checkpoints_.reserve(std::min(checkpoints_.size() + piece.searches.size(), spacing_.checkpoints));
  while (distance_ < piece.distance) thin_out();
  for (auto& search : piece.searches) {
    const std::uint64_t position = search->position();
    if (position > checkpoints_.back()->position()) extent_.include(search->extent());
    if (search == piece.searches.back()) {
      ahead_ = std::move(search);
    } else if (position == next_checkpoint()) {
      keep(std::move(search));
    }
  }
}

}  // namespace sudoku
