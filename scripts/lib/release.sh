# shellcheck shell=bash
# The files of a release, in build/release: the site as an archive, the app as a single file, the package for npm, their
# sums, and NOTES.md. The site is built already.

# shellcheck disable=SC2034 # read by the scripts
RELEASE=build/release

stated_version() { node -p 'require("./web/package.json").version'; }

# section NAME: what the changelog says under it, or fails.
section() {
  local text
  text=$(awk -v "name=$1" '$1 == "##" { inside = $2 == name; next } inside' .github/CHANGELOG.md)
  [ -n "$text" ] && printf '%s\n' "$text"
}

# write_notes NAME: a section of the changelog, and what the files are made with.
write_notes() {
  section "$1" > "$RELEASE/NOTES.md" || {
    note ".github/CHANGELOG.md: no section for $1" >&2
    return 1
  }
  # shellcheck disable=SC2016 # quotes of Markdown
  printf '\n### Made with\n```\n%s\n```\n' "$(scripts/lib/versions.sh --build)" >> "$RELEASE/NOTES.md"
}

# The seconds that all in the archive is dated by: the same commit makes the same archive.
date_of_tree() { printf '%s\n' "${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}"; }

pack_site() {
  tar --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="@$(date_of_tree)" \
    --transform='s|^web|stepdoku|' -C build -cf - web | gzip -n -9 > "$RELEASE/stepdoku-site-$1.tar.gz"
}

# Where GITHUB_REPOSITORY is set, the package names it: npm compares it with where it was built.
pack_package() {
  [ -z "${GITHUB_REPOSITORY-}" ] || npm --prefix build/npm pkg set \
    repository.type=git "repository.url=git+https://github.com/$GITHUB_REPOSITORY.git" || return
  chmod -R u=rwX,go=rX build/npm || return # npm packs the rights that a umask has left
  npm pack --silent --pack-destination "$RELEASE" ./build/npm > /dev/null
}

# lay_out VERSION SECTION
lay_out() {
  rm -rf "$RELEASE"
  mkdir -p "$RELEASE"
  if ! [ -e build/stepdoku.html ] || ! [ -d build/npm ]; then
    note 'without esbuild there is neither the single file nor the package' >&2
    return 1
  fi
  write_notes "$2" || return
  pack_site "$1" || return
  cp build/stepdoku.html "$RELEASE/stepdoku-$1.html" || return
  pack_package || return
  (cd "$RELEASE" && sha256sum stepdoku-* > SHA256SUMS && cat SHA256SUMS)
}

# The tests that try the files, each as somebody would use it: unpacked and served, opened from a disk, installed.
RELEASE_TESTS=(
  tests/e2e/offline/offline.test.js
  tests/e2e/loading/single.test.js
  tests/e2e/package/{bundlers,classic,react}.test.js
  tests/web/package/installed.test.js
)

check_sums() {
  if (cd "$RELEASE" && sha256sum --check --strict --quiet SHA256SUMS); then
    tally 'SHA256SUMS' 0 1 0 0
  else
    fail 'SHA256SUMS do not match'
  fi
}

# Tries what is in build/release, and reports to the tally.
try_out() {
  local file taps=$LOGS/node-release
  rm -rf "$taps"
  mkdir -p "$taps"
  check_sums
  for file in "${RELEASE_TESTS[@]}"; do
    ENGINE=chromium RELEASE=$RELEASE scripts/lib/node-test.sh "$taps" "$file" tests/e2e/run.js "$file" || true
    tally_tap "$file" "$taps/${file//\//-}.tap"
  done
}
