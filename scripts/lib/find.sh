# shellcheck shell=bash
# Where tools are that no PATH leads to. Each function prints the place, or fails.

# The directory of Emscripten's own files; /usr/bin/emcc of Debian is a wrapper that lies elsewhere.
find_emscripten() {
  local emcc dir
  emcc=$(command -v emcc || true)
  for dir in "${EMSCRIPTEN-}" \
    "$(dirname "$(readlink -f "$emcc" 2> /dev/null || echo "$emcc")")" \
    "${EMSDK:-$HOME/emsdk}/upstream/emscripten" \
    /usr/share/emscripten \
    "${HOMEBREW_PREFIX:-/opt/homebrew}/opt/emscripten/libexec"; do
    [ -e "$dir/cmake/Modules/Platform/Emscripten.cmake" ] || continue
    printf '%s\n' "$dir"
    return
  done
  return 1
}

find_gtest() {
  local place
  for place in /usr/include/gtest/gtest.h /usr/local/include/gtest/gtest.h /usr/src/googletest/CMakeLists.txt \
    "${HOMEBREW_PREFIX:-/opt/homebrew}/include/gtest/gtest.h"; do
    [ -e "$place" ] && printf '%s\n' "$place" && return
  done
  return 1
}

# The part of clang that is linked to what is fuzzed, and to what counts its branches.
find_libfuzzer() { find_runtime fuzzer; }
find_libprofile() { find_runtime profile; }

# A name without a folder is one that clang has not found.
find_runtime() {
  local place
  for place in "libclang_rt.$1-$(uname -m).a" "libclang_rt.$1.a" "libclang_rt.$1_osx.a"; do
    place=$(clang --print-file-name="$place" 2> /dev/null) || return
    [ -e "$place" ] && printf '%s\n' "$place" && return
  done
  return 1
}

# A program that comes with clang; that of Apple is not on the PATH.
find_llvm() { command -v "$1" || xcrun --find "$1"; }

# It is asked for its version, because Ubuntu has a chromium-browser that only names a snap.
find_chromium() {
  local name path
  for name in "${CHROMIUM-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable \
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' \
    /Applications/Chromium.app/Contents/MacOS/Chromium; do
    path=$(command -v "$name" 2> /dev/null) || continue
    [[ $("$path" --version 2> /dev/null) == *Chrom* ]] || continue
    printf '%s\n' "$path"
    return
  done
  return 1
}

# Asked for its version too: Ubuntu has a firefox that only names a snap.
find_firefox() {
  local name path
  for name in "${FIREFOX-}" firefox-esr firefox \
    /Applications/Firefox.app/Contents/MacOS/firefox; do
    path=$(command -v "$name" 2> /dev/null) || continue
    [[ $("$path" --version 2> /dev/null) == Mozilla\ Firefox* ]] || continue
    printf '%s\n' "$path"
    return
  done
  return 1
}

# WebKit is WebKitGTK's small browser, and the driver that it comes with.
find_webkit() {
  local browser
  command -v WebKitWebDriver > /dev/null || return
  for browser in /usr/lib/*/webkit2gtk-4.1/MiniBrowser; do
    [ -x "$browser" ] && printf '%s\n' "$browser" && return
  done
  return 1
}

# Screenshots and widths of the Chinese page mean nothing without one. macOS always has one.
find_cjk_font() {
  [ "$(uname)" != Darwin ] || return 0
  local fonts
  fonts=$(find /usr/share/fonts "$HOME/.local/share/fonts" "$HOME/.fonts" 2> /dev/null || true)
  grep -m 1 -iE 'wqy|cjk|droid.*fallback|source-?han' <<< "$fonts"
}
