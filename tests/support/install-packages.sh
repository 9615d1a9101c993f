#!/usr/bin/env bash
# Installs the Debian packages with the browsers of the tests, as far as they are missing, and the packages given as
# arguments. Needs root. A package that cannot be installed is left out: `npm test` names what was skipped for it.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive

# chromium-headless-shell runs most browser tests, because it is faster. chromium runs the tests of push messages,
# background sync and background refresh, which the shell lacks, and all browser tests where Debian has no shell.
# firefox-esr, webkit2gtk-driver and xvfb (the screen of WebKit) run the journeys in Firefox and WebKit.
missing=("$@")
has() { command -v "$1" >/dev/null; }
[ -n "${CHROME_PATH:-}" ] || has chromium-headless-shell || missing+=(chromium-headless-shell)
has chromium || missing+=(chromium)
has firefox-esr || missing+=(firefox-esr)
has WebKitWebDriver || missing+=(webkit2gtk-driver)
has Xvfb || missing+=(xvfb)
[ "${#missing[@]}" -gt 0 ] || exit 0
apt-get update -q || true
for package in "${missing[@]}"; do apt-get install -y -q --no-install-recommends "$package" || true; done
