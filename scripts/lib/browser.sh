# shellcheck shell=bash
# A Chromium for the tests: what `install chromium` found, else the build that Playwright offers.

. "$ROOT/scripts/lib/find.sh"

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
