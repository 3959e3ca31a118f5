# Follows the two recipes of solver/README.md, "Adding an algorithm" and "Adding a technique", in a
# copy of the library. Then builds the copy and runs recipes.cc with it. Fails if a recipe changes
# more files than it should.
#
# Requires: SOURCE     the root of the repository
#           SCRATCH    a folder, whose contents this script deletes
#           GENERATOR  the CMake generator
#           COMPILER   the C++ compiler
# Optional: LEAVE_OUT  a list of steps to leave out, to see this test fail: declaration, entry,
#                      size, sources, enumerator, line, finder, finder-declaration
cmake_minimum_required(VERSION 3.22)  # for IN_LIST
set(COPY ${SCRATCH}/stepdoku)
set(MOST_FILES_OF_SEARCH 5)
set(MOST_FILES_OF_TECHNIQUE 4)

# run(COMMAND ARG...): runs the command. Stops this script with an error if the command fails.
function(run)
  execute_process(COMMAND ${ARGV}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    list(JOIN ARGV " " command)
    message(FATAL_ERROR "${command}: ${status}\n${output}")
  endif()
endfunction()

# change(STEP FILE ANCHOR TEXT): replaces the anchor in a file of the copy by the text, in which
# @ANCHOR@ stands for the anchor. Stops this script with an error unless the anchor is in the file
# exactly once.
function(change step file anchor text)
  file(READ ${COPY}/${file} before)
  string(FIND "${before}" "${anchor}" first)
  string(FIND "${before}" "${anchor}" last REVERSE)
  if(first EQUAL -1)
    message(FATAL_ERROR "The recipe cannot be followed: ${file} does not have \"${anchor}\".")
  elseif(NOT first EQUAL last)
    message(FATAL_ERROR "The recipe is ambiguous: ${file} has \"${anchor}\" more than once.")
  endif()
  if(NOT step IN_LIST LEAVE_OUT)
    string(REPLACE @ANCHOR@ "${anchor}" text "${text}")
    string(REPLACE "${anchor}" "${text}" after "${before}")
    file(WRITE ${COPY}/${file} "${after}")
  endif()
endfunction()

# list_files(VARIABLE): sets the variable to the path and the hash of each file of the copy.
function(list_files variable)
  file(GLOB_RECURSE paths RELATIVE ${COPY} ${COPY}/*)
  set(files "")
  foreach(path ${paths})
    file(SHA256 ${COPY}/${path} hash)
    list(APPEND files "${path} ${hash}")
  endforeach()
  set(${variable} ${files} PARENT_SCOPE)
endfunction()

# expect_few_changes(RECIPE BEFORE AFTER MOST): stops this script with an error if more than MOST
# files are new or changed between two lists that list_files() made.
function(expect_few_changes recipe before after most)
  list(REMOVE_ITEM after ${before})
  list(TRANSFORM after REPLACE " .*" "")
  list(LENGTH after count)
  list(JOIN after " " names)
  message(STATUS "${recipe}: ${count} files: ${names}")
  if(count GREATER most)
    message(FATAL_ERROR "${recipe} changes ${count} files, more than ${most}: ${names}")
  endif()
endfunction()

file(REMOVE_RECURSE ${SCRATCH})
file(COPY ${SOURCE}/CMakeLists.txt ${SOURCE}/solver DESTINATION ${COPY}
  PATTERN build EXCLUDE)
list_files(start)

# Adding an algorithm. The new one is the first of the array, and the size is read from the file,
# so that nothing here has to change when the library gets an algorithm of its own.
change(order solver/README.md "\n`mrv`: "
"\n`last-cell`: `select` the last empty cell, row by row. Then as `mrv`.\n@ANCHOR@")
file(WRITE ${COPY}/solver/src/searches/last_cell.cc [=[
// Always the last empty cell, row by row. Its candidates are tried in ascending order.

#include "driver.h"
#include "sudoku/searches.h"

namespace sudoku {
namespace searches {
namespace {

class LastCell final : public Cloned<LastCell, Driver> {
 public:
  explicit LastCell(const Board& board) : Cloned(kLastCell, board) {}

 protected:
  Step choose() override {
    for (int cell = geometry().cells() - 1; cell >= 0; --cell) {
      if (board()[cell] == 0) return branch(cell);
    }
    return solution();
  }
};

}  // namespace
}  // namespace searches

constexpr Algorithm kLastCell{.id = "last-cell", .make = searches::make<searches::LastCell>};

}  // namespace sudoku
]=])
change(declaration solver/include/sudoku/searches.h "extern const Algorithm kMrv;\n"
[=[@ANCHOR@// Takes the last empty cell first.
extern const Algorithm kLastCell;
]=])
change(entry solver/src/searches.cc "all = {" "@ANCHOR@&kLastCell, ")
file(READ ${COPY}/solver/src/searches.cc searches)
string(REGEX MATCH "std::array<const Algorithm\\*, ([0-9]+)>" array "${searches}")
if(array)
  math(EXPR size "${CMAKE_MATCH_1} + 1")
  change(size solver/src/searches.cc "${array}" "std::array<const Algorithm*, ${size}>")
else()
  message(FATAL_ERROR "The recipe cannot be followed: searches.cc has no array of algorithms.")
endif()
change(sources solver/CMakeLists.txt "  src/searches/mrv.cc\n"
"  src/searches/last_cell.cc\n@ANCHOR@")
list_files(with_search)
expect_few_changes("a search" "${start}" "${with_search}" ${MOST_FILES_OF_SEARCH})

# Adding a technique: naked singles again, from the last cell to the first, with a higher rating.
change(enumerator solver/include/sudoku/technique.h "  kGuess,\n};\n// Number of techniques"
"  kLateSingle,\n@ANCHOR@")
change(line solver/src/logic/technique.cc "    {kGuess, {"
[=[    {kLateSingle, {"late-single", Family::kNakedSingle, 2, 24}, find_late_single, 0},
@ANCHOR@]=])
change(finder-declaration solver/src/logic/finders.h "bool find_naked_single("
[=[bool find_late_single(const Notes& notes, DeductionSink& sink, FinderArgs wanted);
@ANCHOR@]=])
change(finder solver/src/logic/singles.cc "bool find_naked_single("
[=[bool find_late_single(const Notes& notes, DeductionSink& sink, FinderArgs /*wanted*/) {
  for (int cell = notes.geometry().cells() - 1; cell >= 0; --cell) {
    const unsigned digits = notes.digits(cell);
    if (!has_one(digits)) continue;
    if (report_single(notes, sink, Technique::kLateSingle, cell, lowest_of(digits), kNoUnit))
      return true;
  }
  return false;
}

@ANCHOR@]=])
list_files(with_both)
expect_few_changes("a technique" "${with_search}" "${with_both}" ${MOST_FILES_OF_TECHNIQUE})

file(COPY ${SOURCE}/tests/solver/package/recipes.cc DESTINATION ${SCRATCH})
file(WRITE ${SCRATCH}/CMakeLists.txt [=[
cmake_minimum_required(VERSION 3.22)
project(recipes LANGUAGES CXX)
add_subdirectory(stepdoku)
add_executable(recipes recipes.cc)
target_link_libraries(recipes PRIVATE sudoku::sudoku)
# Compiles the files of the recipes alone: in a unity build they would also see the names of others.
set(sources ${CMAKE_CURRENT_SOURCE_DIR}/stepdoku/solver/src)
set_source_files_properties(${sources}/searches.cc ${sources}/searches/last_cell.cc
  ${sources}/logic/singles.cc ${sources}/logic/technique.cc
  TARGET_DIRECTORY sudoku PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
]=])
# Options for a build that compiles quickly.
run(${CMAKE_COMMAND} -S ${SCRATCH} -B ${SCRATCH}/build -G ${GENERATOR}
  -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_BUILD_TYPE=Debug -D CMAKE_CXX_FLAGS_DEBUG=-O0
  -D CMAKE_UNITY_BUILD=ON -D SUDOKU_WERROR=ON)
run(${CMAKE_COMMAND} --build ${SCRATCH}/build --parallel 2)
run(${SCRATCH}/build/recipes)
