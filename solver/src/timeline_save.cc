// Saves the part of a run (the steps of a search) that a timeline has gone through or explored, as
// bytes, and adds such bytes to another timeline of the same puzzle. The other timeline may belong
// to another Web Worker or to a later visit of the page.
//
//   4 bytes     "Step"
//   1 byte      version of this format
//   1 byte      version of the order in which the algorithm takes its steps
//   text        id of the algorithm, with a zero byte at the end
//   N*N bytes   givens, row by row; 0 is an empty cell
//   3 numbers   the position after which the saved part begins; the number of steps between two
//               checkpoints (copies of the search); the number of entries that follow
//   entries     one for each checkpoint in the saved part, and one for the end of the part, the
//               furthest position reached or explored; each entry is the state of the search there,
//               then two bytes, the lowest and the highest depth (number of digits placed and not
//               erased) since the checkpoint before it
//   4 bytes     FNV-1a hash of all bytes before it, low byte first
//
// A number is stored as LEB128: seven bits per byte, low bits first.

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sudoku/bytes.h"
#include "sudoku/search.h"
#include "sudoku/step.h"
#include "sudoku/timeline.h"

namespace sudoku {
namespace {

constexpr unsigned kFormat = 3;
// Maximum distance between two successive checkpoints (copies of the search) in a saved run, in
// multiples of Spacing::stride. One stride is the number of steps that a search can leap over,
// without reporting them, in about 16 ms. merge() refuses a save whose checkpoints are further
// apart. A lookup in a run leaps over one or two distances between checkpoints, so the limit keeps
// lookups fast.
constexpr std::uint64_t kMostStrides = 4;
constexpr std::size_t kHashBytes = 4;

// Returns the 32-bit FNV-1a hash of `bytes`. It detects accidental damage, but not forgery.
std::uint32_t hash_of(std::span<const std::uint8_t> bytes) noexcept {
  std::uint32_t hash = 2166136261U;
  for (const std::uint8_t byte : bytes) hash = (hash ^ byte) * 16777619U;
  return hash;
}

void write_header(Writer& writer, const Search& start) {
  for (const char character : {'S', 't', 'e', 'p'}) writer.byte(static_cast<unsigned>(character));
  writer.byte(kFormat);
  writer.byte(start.algorithm().grammar);
  for (const char character : start.id()) writer.byte(static_cast<unsigned>(character));
  writer.byte(0);
  for (const std::uint8_t digit : start.board().digits()) writer.byte(digit);
}

void write_stretch(Writer& writer, const Search& end, Extent depths) {
  end.save(writer);
  writer.byte(depths.low);
  writer.byte(depths.high);
}

// Returns true if `search` can be a state of the same run as `before`, at the same position or a
// later one. For each kind of step, `search` must have done at least as many steps as `before`. If
// the run ends at `before`, both must be at the same position.
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
  std::vector<Stretch> stretches;
};

std::vector<std::uint8_t> Timeline::save(std::uint64_t since) const {
  since = std::min(since, known());
  const auto first = static_cast<std::size_t>(since / distance_ + 1);
  Writer writer;
  write_header(writer, *stretches_.front().end);
  writer.number(since);
  writer.number(distance_);
  writer.number(stretches_.size() - first + 1);
  for (std::size_t i = first; i < stretches_.size(); ++i) {
    write_stretch(writer, *stretches_[i].end, stretches_[i].depths);
  }
  write_stretch(writer, furthest(), last_depths_);
  const std::uint32_t hash = hash_of(writer.bytes());
  for (std::size_t i = 0; i < kHashBytes; ++i) writer.byte(hash >> 8 * i & 255);
  return writer.take();
}

bool Timeline::merge(std::span<const std::uint8_t> bytes) {
  Piece piece;
  if (!read_piece(bytes, piece)) return false;
  if (piece.stretches.back().end->position() <= known()) return true;
  if (complete()) return false;
  append(piece);
  return true;
}

bool Timeline::read_piece(std::span<const std::uint8_t> bytes, Piece& piece) const {
  Writer header;
  write_header(header, *stretches_.front().end);
  const std::size_t start = header.bytes().size();
  if (bytes.size() < start + kHashBytes ||
      !std::equal(header.bytes().begin(), header.bytes().end(), bytes.begin())) {
    return false;
  }
  const auto body = bytes.first(bytes.size() - kHashBytes);
  const std::uint32_t hash = hash_of(body);
  for (std::size_t i = 0; i < kHashBytes; ++i) {
    if (bytes[body.size() + i] != (hash >> 8 * i & 255)) return false;
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
  piece.stretches = std::vector<Stretch>(static_cast<std::size_t>(count));
  const Search* before = stretches_.front().end.get();
  for (auto& [end, depths] : piece.stretches) {
    end = stretches_.front().end->clone();
    if (!end->restore(reader) || !can_follow(*end, *before)) return false;
    depths = {.low = reader.byte(), .high = reader.byte()};
    if (depths.low > end->depth() || depths.high < end->depth() ||
        depths.high > end->board().geometry().cells()) {
      return false;
    }
    before = end.get();
    const std::uint64_t position = before->position();
    if (position > known() && !can_follow(*before, furthest())) return false;
    const bool is_end = end == piece.stretches.back().end;
    if (is_end ? position / piece.distance != stretch : position != ++stretch * piece.distance) {
      return false;
    }
  }
  return reader.left() == 0 && before->position() >= piece.since;
}

// Adds the checkpoints (copies of the search) of `piece`, a saved part of the run, to this
// timeline. If the distance between checkpoints differs in `piece` and in this timeline, only
// checkpoints at multiples of the greater distance are kept. Allocates memory before it changes
// anything, so that the timeline stays as it was if memory runs out. Requires: `piece` is valid and
// goes beyond the furthest position reached or explored so far.
void Timeline::append(Piece& piece) {
  stretches_.reserve(std::min(stretches_.size() + piece.stretches.size(), spacing_.checkpoints));
  while (distance_ < piece.distance) thin_out();
  for (auto& [end, depths] : piece.stretches) {
    const std::uint64_t position = end->position();
    if (position > stretches_.back().end->position()) last_depths_.include(depths);
    if (end == piece.stretches.back().end) {
      ahead_ = std::move(end);
    } else if (position == next_checkpoint()) {
      add_checkpoint(std::move(end));
    }
  }
}

}  // namespace sudoku
