// Simulates memory that runs out: the n-th allocation of this thread and all later ones fail.
#pragma once

#include <functional>

namespace sudoku::test {

// Lets the next `count` allocations succeed and all later ones fail. Negative: none fails.
void fail_from(long count) noexcept;

// Calls `call` with `count` allocations available. Returns false if it threw std::bad_alloc.
bool is_done(long count, const std::function<void()>& call);

// Calls `work` with 0, 1, 2 ... allocations available until it succeeds. Returns the number of
// calls that failed. Expects that each call frees all memory it allocated.
int fail_at_each(const std::function<void()>& work);

}  // namespace sudoku::test
