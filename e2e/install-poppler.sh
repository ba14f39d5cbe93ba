#!/bin/sh
# Makes sure that the tests of what is printed find pdftotext: one that is there already, else Debian's package when root.
set -eu
if command -v pdftotext >/dev/null 2>&1; then
	exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
	echo "Installing Debian's poppler-utils…"
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends poppler-utils >/dev/null
	exit 0
fi
echo "The tests of what is printed need pdftotext, and it is not on the PATH. Install it and call make test again:" >&2
echo "  Debian, Ubuntu:  sudo apt-get install poppler-utils" >&2
echo "  Fedora:          sudo dnf install poppler-utils" >&2
echo "  macOS:           brew install poppler" >&2
exit 1
