# shellcheck shell=bash
# Builds a preset, and brings the npm packages of the tests up to date.

. "$ROOT/scripts/lib/find.sh"

# shellcheck disable=SC2034 # read by the scripts
WASM_TOOLS=(cmake ninja emscripten esbuild node) NATIVE_TOOLS=(cmake ninja compiler gtest)

# Debian's emcc needs acorn, which a node from elsewhere does not find by itself.
acorn_path() {
  if [ -d /usr/share/nodejs/acorn ] && ! (cd / && node -e 'require("acorn")') 2> /dev/null; then
    printf '%s\n' "/usr/share/nodejs${NODE_PATH:+:$NODE_PATH}"
  else
    printf '%s\n' "${NODE_PATH-}"
  fi
}

# A build folder stays bound to the toolchain that it was made with.
drop_foreign_cache() {
  local cache=build/$1/CMakeCache.txt
  [ -e "$cache" ] || return 0
  grep -q "^CMAKE_TOOLCHAIN_FILE:[A-Z]*=$2/" "$cache" || rm -rf "build/${1:?}"
}

compile() {
  quietly "configure-$1" cmake --preset "$1" || return
  if [ -t 1 ]; then
    cmake --build --preset "$1"
  else
    quietly "build-$1" cmake --build --preset "$1"
  fi
}

# build PRESET
build() {
  local started=$SECONDS
  note "building $1"
  case $1 in
    wasm-*) build_wasm "$1" ;;
    *) compile "$1" ;;
  esac || return
  note "built $1 in $((SECONDS - started)) s"
}

build_wasm() {
  local home
  home=$(find_emscripten) || return
  drop_foreign_cache "$1" "$home"
  EMSCRIPTEN=$home NODE_PATH=$(acorn_path) compile "$1"
}

# bring_up_to_date FOLDER: what npm made last is newer than the list that it was made from.
bring_up_to_date() {
  [ "$1/node_modules/.package-lock.json" -nt "$1/package-lock.json" ] ||
    quietly npm-ci npm --prefix "$1" ci --no-progress --ignore-scripts
}

install_node_modules() { bring_up_to_date tests; }
# What the package is built with, to try it.
install_bundlers() { bring_up_to_date tests/bundlers; }
# What only benchmarks compare the solver with.
install_packages() { bring_up_to_date tests/bench; }
