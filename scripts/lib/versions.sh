#!/usr/bin/env bash
# Prints the versions of what builds and tests, a line for each, for logs and the notes of a release:
# scripts/lib/versions.sh [--build], with --build only of what builds. What is not here is missing.

set -euo pipefail
# shellcheck source=scripts/lib/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
. "$ROOT/scripts/lib/find.sh"

# version_of NAME COMMAND...: the first number in what the command says of itself.
version_of() {
  local name=$1 said
  shift
  said=$("$@" 2> /dev/null | grep -oE '[0-9]+(\.[0-9]+)*[^ ,)"]*' | head -n 1 || true)
  printf '%-11s %s\n' "$name" "${said:-missing}"
}

system() { sed -n 's/^PRETTY_NAME="\(.*\)"$/\1/p' /etc/os-release 2> /dev/null || sw_vers -productVersion; }

# The compiler that makes the modules, where Emscripten has its own beside it.
clang_of_emscripten() { "$(find_emscripten)/../bin/clang" --version || clang --version; }

build_versions() {
  printf '%-11s %s, %s\n' system "$(system)" "$(uname -m)"
  version_of Emscripten cat "$(find_emscripten || echo /none)/emscripten-version.txt"
  version_of clang clang_of_emscripten
  version_of wasm-opt wasm-opt --version
  version_of CMake cmake --version
  version_of Ninja ninja --version
  version_of esbuild esbuild --version
  version_of node node --version
  version_of npm npm --version
}

test_versions() {
  version_of c++ c++ --version
  version_of Chromium "$(find_chromium || echo none)" --version
  version_of Firefox "$(find_firefox || echo none)" --version
  version_of Java javac -version
  # shellcheck disable=SC2016 # a variable of dpkg-query
  version_of WebKitGTK dpkg-query --show --showformat '${Version}' libwebkit2gtk-4.1-0
}

build_versions
[ "${1-}" = --build ] || test_versions
