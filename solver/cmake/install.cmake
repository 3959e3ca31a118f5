# Installs the solver library and its CMake package. After that, find_package(sudoku) defines the
# target sudoku::sudoku.
include(CMakePackageConfigHelpers)
set(PACKAGE ${CMAKE_INSTALL_LIBDIR}/cmake/sudoku)
install(TARGETS sudoku EXPORT sudoku)
install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(EXPORT sudoku NAMESPACE sudoku:: DESTINATION ${PACKAGE} FILE sudoku-config.cmake)
write_basic_package_version_file(sudoku-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/sudoku-config-version.cmake DESTINATION ${PACKAGE})
