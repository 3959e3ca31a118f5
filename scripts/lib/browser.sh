# shellcheck shell=bash
# The browsers of the tests. A Chromium is what `install chromium` found, else the build that Playwright offers.

. "$ROOT/scripts/lib/find.sh"

# shellcheck disable=SC2034 # read by the scripts
ENGINES=(chromium firefox webkit)

playwright_chromium() {
  (cd tests && node -p 'require("playwright-core").chromium.executablePath()')
}

# For Ubuntu, whose chromium is a snap. Playwright's build wants libraries, and thus root.
install_playwright_chromium() {
  local with=()
  ! can_be_root || with=(--with-deps)
  note 'installing the Chromium of Playwright'
  quietly playwright-install guard 180 node tests/node_modules/playwright-core/cli.js \
    install ${with[@]+"${with[@]}"} --no-shell chromium > /dev/null
}

# Sets CHROMIUM, or fails.
choose_chromium() {
  CHROMIUM=$(find_chromium) || {
    install_playwright_chromium && CHROMIUM=$(playwright_chromium) && [ -x "$CHROMIUM" ]
  } || return
  export CHROMIUM
}

# engine_tools ENGINE...: what has to be installed for them.
engine_tools() {
  local name
  for name; do
    echo "$name"
    [ "$name" != webkit ] || echo Xvfb
  done
}

# Sets the variable by which the tests find an engine, or fails.
choose_engine() {
  case $1 in
    chromium) choose_chromium ;;
    firefox) FIREFOX=$(find_firefox) && export FIREFOX ;;
    webkit) WEBKIT=$(find_webkit) && command -v Xvfb > /dev/null && export WEBKIT ;;
  esac
}
