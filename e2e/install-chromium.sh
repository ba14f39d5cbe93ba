#!/bin/sh
# Makes sure that chromedp finds a browser: one that is there already, else Debian's package when root.
set -eu
for browser in chromium chromium-browser google-chrome google-chrome-stable chrome; do
	if command -v "$browser" >/dev/null 2>&1; then
		exit 0
	fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
	echo "Installing Debian's chromium…"
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
	exit 0
fi
echo "The browser tests need Chromium or Chrome, and none is on the PATH. Install it and call make test again:" >&2
echo "  Debian, Ubuntu:  sudo apt-get install chromium" >&2
echo "  Fedora:          sudo dnf install chromium" >&2
echo "  macOS:           brew install --cask chromium" >&2
exit 1
