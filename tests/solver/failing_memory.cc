#include "failing_memory.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <new>

namespace sudoku::test {
namespace {

// Number of allocations of this thread that still succeed; negative: all succeed.
thread_local long until_failure = -1;
// Blocks that this thread has allocated and not freed.
thread_local long alive = 0;

void* allocate(std::size_t size) {
  if (until_failure == 0) throw std::bad_alloc();
  if (until_failure > 0) --until_failure;
  void* const block = std::malloc(size);
  if (block == nullptr) throw std::bad_alloc();
  ++alive;
  return block;
}

void release(void* block) noexcept {
  if (block != nullptr) --alive;
  std::free(block);
}

}  // namespace

void fail_from(long count) noexcept { until_failure = count; }

bool is_done(long count, const std::function<void()>& call) {
  fail_from(count);
  bool done = true;
  try {
    call();
  } catch (const std::bad_alloc&) {
    done = false;
  }
  fail_from(-1);
  return done;
}

int fail_at_each(const std::function<void()>& work) {
  for (int count = 0;; ++count) {
    const long before = alive;
    const bool done = is_done(count, work);
    EXPECT_EQ(alive, before) << "at allocation " << count;
    if (done) return count;
  }
}

}  // namespace sudoku::test

void* operator new(std::size_t size) { return sudoku::test::allocate(size); }
void* operator new[](std::size_t size) { return sudoku::test::allocate(size); }
void operator delete(void* block) noexcept { sudoku::test::release(block); }
void operator delete[](void* block) noexcept { sudoku::test::release(block); }
void operator delete(void* block, std::size_t) noexcept { sudoku::test::release(block); }
void operator delete[](void* block, std::size_t) noexcept { sudoku::test::release(block); }
