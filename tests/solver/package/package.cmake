# Uses the library as other projects do: builds and runs solver/example, first with the installed
# package, then with the sources through FetchContent.
#
# Requires: SOURCE     the root of the repository
#           SCRATCH    a folder, whose contents this script deletes
#           GENERATOR  the CMake generator
#           COMPILER   the C++ compiler
set(EXPECTED "solution: 1243342143122134
hardest technique: hidden-single
steps of backtracking: 368
the last but one: place
")
# Options for a build that compiles quickly.
set(QUICK -G ${GENERATOR} -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_BUILD_TYPE=Debug
  -D CMAKE_UNITY_BUILD=ON -D CMAKE_CXX_FLAGS_DEBUG=-O0)

# run(COMMAND ARG...): runs the command and sets OUTPUT to what it prints. Stops this script with an
# error if the command fails.
function(run)
  execute_process(COMMAND ${ARGV}
    RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    list(JOIN ARGV " " command)
    message(FATAL_ERROR "${command}: ${status}\n${output}")
  endif()
  set(OUTPUT "${output}" PARENT_SCOPE)
endfunction()

# expect_example(FOLDER OPTION...): configures the example with these options, builds it in FOLDER,
# runs it, and stops this script with an error unless it prints EXPECTED.
function(expect_example folder)
  run(${CMAKE_COMMAND} -S ${SOURCE}/solver/example -B ${folder} ${QUICK} ${ARGN})
  run(${CMAKE_COMMAND} --build ${folder})
  run(${folder}/example)
  if(NOT OUTPUT STREQUAL EXPECTED)
    message(FATAL_ERROR "the example says\n${OUTPUT}in place of\n${EXPECTED}")
  endif()
endfunction()

file(REMOVE_RECURSE ${SCRATCH})
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${SCRATCH}/build ${QUICK} -D SUDOKU_TESTS=OFF
  -D CMAKE_INSTALL_PREFIX=${SCRATCH}/prefix)
run(${CMAKE_COMMAND} --build ${SCRATCH}/build)
run(${CMAKE_COMMAND} --install ${SCRATCH}/build)
expect_example(${SCRATCH}/installed -D CMAKE_PREFIX_PATH=${SCRATCH}/prefix)
expect_example(${SCRATCH}/fetched -D FETCH=${SOURCE})

# A project that fetches the library must get all its options off: no tests, no warnings as errors,
# no installation.
file(STRINGS ${SCRATCH}/fetched/CMakeCache.txt options REGEX "^SUDOKU_")
list(LENGTH options count)
if(NOT count EQUAL 5)
  message(FATAL_ERROR "${count} options: ${options}")
endif()
foreach(option ${options})
  if(NOT option MATCHES "=OFF$")
    message(FATAL_ERROR "fetched with ${option}")
  endif()
endforeach()
