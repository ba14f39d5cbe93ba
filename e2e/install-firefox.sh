#!/bin/sh
# Makes sure that make engines finds Firefox: one that is there already, else Debian's package when root.
set -eu
for browser in firefox-esr firefox; do
	if command -v "$browser" >/dev/null 2>&1; then
		exit 0
	fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
	echo "Installing Debian's firefox-esr…"
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends firefox-esr fonts-dejavu-core >/dev/null
	exit 0
fi
echo "make engines needs Firefox, and it is not on the PATH. Install it and call make engines again:" >&2
echo "  Debian, Ubuntu:  sudo apt-get install firefox-esr" >&2
echo "  Fedora:          sudo dnf install firefox" >&2
echo "  macOS:           brew install --cask firefox" >&2
exit 1
