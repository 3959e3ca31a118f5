# shellcheck shell=bash
# Installs tools by their short names (cmake, ninja, compiler, gtest, emscripten, chromium, ...):
# only those that are missing, with apt or Homebrew, in one call.

. "$ROOT/scripts/lib/find.sh"

is_here() {
  case $1 in
    compiler) command -v c++ || command -v g++ || command -v clang++ ;;
    gtest) find_gtest ;;
    emscripten) find_emscripten ;;
    chromium) find_chromium ;;
    firefox) find_firefox ;;
    webkit) find_webkit ;;
    cjk-font) find_cjk_font ;;
    libfuzzer) find_libfuzzer ;;
    libprofile) find_libprofile ;;
    llvm-*) find_llvm "$1" ;;
    javac) javac -version ;; # macOS has one that only says where to get it
    *) command -v "$1" ;;
  esac > /dev/null 2>&1
}

# Without these the work goes on, with less of it.
is_optional() { has_word "$1" esbuild chromium firefox webkit Xvfb cjk-font shellcheck qqwing clingo javac pdftoppm; }

debian_name() {
  case $1 in
    ninja) echo ninja-build ;;
    compiler) echo g++ ;;
    gtest) echo libgtest-dev ;;
    node) echo nodejs ;;
    # The same engine without windows: half the processor time, and 60 packages less.
    chromium) echo chromium-headless-shell ;;
    firefox) echo firefox-esr ;;
    webkit) echo webkit2gtk-driver ;;
    Xvfb) echo xvfb ;;
    cjk-font) echo fonts-wqy-microhei ;;
    img2webp) echo webp ;;
    javac) echo default-jdk-headless ;;
    pdftoppm) echo poppler-utils ;;
    llvm-*) echo llvm ;;
    libfuzzer | libprofile) apt-cache depends clang | sed -n 's/.*Depends: clang-\([0-9]*\)$/libclang-rt-\1-dev/p' ;;
    clingo) echo gringo ;; # what it grounds its programs by, and itself
    *) echo "$1" ;;
  esac
}

brew_name() {
  case $1 in
    compiler) echo gcc ;;
    gtest) echo googletest ;;
    npm) echo node ;;
    python3) echo python ;;
    javac) echo openjdk ;;
    pdftoppm) echo poppler ;;
    clang-tidy | clang | libfuzzer | libprofile | llvm-*) echo llvm ;;
    chromium) echo google-chrome ;;
    cjk-font) echo font-noto-sans-cjk-sc ;;
    img2webp) echo webp ;;
    *) echo "$1" ;;
  esac
}

# missing TOOL...: those that are not here, one per line.
missing() {
  local tool
  for tool; do is_here "$tool" || echo "$tool"; done
}

can_be_root() {
  [ "$(id -u)" = 0 ] && return
  command -v sudo > /dev/null || return
  sudo -n true 2> /dev/null || [ -t 0 ]
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

apt_get() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 "$@"; }

# Ubuntu's chromium is a snap, and older releases lack some packages: those are left out.
has_package() {
  local policy record
  policy=$(apt-cache policy "$1") record=$(apt-cache show "$1" 2> /dev/null || true)
  [[ $policy == *'Candidate: '[^\(]* ]] && ! [[ $record =~ Depends:[^$'\n']*snapd ]]
}

packages_known=no
install_with_apt() {
  local tool packages=()
  [ "$packages_known" = yes ] || quietly apt-update apt_get update || return
  packages_known=yes
  for tool; do
    if ! is_optional "$tool" || has_package "$(debian_name "$tool")"; then
      packages+=("$(debian_name "$tool")")
    fi
  done
  [ ${#packages[@]} = 0 ] || quietly apt-install apt_get install -y --no-install-recommends "${packages[@]}"
}

install_with_brew() {
  local tool
  for tool; do
    case $tool in
      chromium | firefox | cjk-font) quietly "brew-$tool" brew install --cask "$(brew_name "$tool")" || true ;;
      *) quietly "brew-$tool" brew install "$(brew_name "$tool")" || is_optional "$tool" || return ;;
    esac
  done
}

explain() {
  local tool packages=()
  for tool; do packages+=("$(debian_name "$tool")"); done
  cat << END
Missing: $*
This user can neither become root nor use Homebrew, so these have to be installed by hand.
On Debian or Ubuntu, as root:
  apt-get update && apt-get install -y --no-install-recommends ${packages[*]}
Elsewhere, the packages of these names.
END
  ! has_word emscripten "$@" || cat << 'END'
Emscripten can also live in the home directory:
  git clone https://github.com/emscripten-core/emsdk.git ~/emsdk
  ~/emsdk/emsdk install latest && ~/emsdk/emsdk activate latest
END
  echo 'Then start this script again.'
}

# What is still missing ends the work, unless all of it is optional.
require() {
  local left=() tool complete=yes
  while read -r tool; do
    left+=("$tool")
    is_optional "$tool" || complete=no
  done < <(missing "$@")
  [ ${#left[@]} = 0 ] && return
  if [ "$complete" = no ]; then
    explain "${left[@]}" >&2
    return 2
  fi
  note "going on without ${left[*]}"
}

install_lacking() {
  local started=$SECONDS
  if command -v apt-get > /dev/null && can_be_root; then
    note "installing with apt: $*"
    install_with_apt "$@" || return
  elif command -v brew > /dev/null; then
    note "installing with Homebrew: $*"
    install_with_brew "$@" || return
  else
    return 0
  fi
  note "that took $((SECONDS - started)) s"
}

# install TOOL...: fails, with instructions, when a tool that is needed stays missing.
install() {
  local lacking=() tool
  while read -r tool; do lacking+=("$tool"); done < <(missing "$@")
  [ ${#lacking[@]} = 0 ] && return
  install_lacking "${lacking[@]}" || return
  require "${lacking[@]}"
}
