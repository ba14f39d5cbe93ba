#!/bin/sh
# install.sh chromium|firefox|poppler|zsh makes sure that the tests find a program: one that is there already, else Debian's package when root.
set -eu
case "$1" in
chromium) # which chromedp looks for
	what="The browser tests need Chromium or Chrome"
	again="make test"
	programs="chromium chromium-browser google-chrome google-chrome-stable chrome"
	debian="chromium fonts-dejavu-core"
	fedora=chromium
	brew="--cask chromium"
	;;
firefox)
	what="make engines needs Firefox"
	again="make engines"
	programs="firefox-esr firefox"
	debian="firefox-esr fonts-dejavu-core"
	fedora=firefox
	brew="--cask firefox"
	;;
zsh)
	what="The tests of completion need zsh"
	again="make test"
	programs=zsh
	debian=zsh
	fedora=zsh
	brew=zsh
	;;
poppler)
	what="The tests of what is printed need pdftotext"
	again="make test"
	programs=pdftotext
	debian=poppler-utils
	fedora=poppler-utils
	brew=poppler
	;;
esac
found() {
	for program in "$@"; do
		if command -v "$program" >/dev/null 2>&1; then
			return 0
		fi
	done
	return 1
}
can_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }
# shellcheck disable=SC2086 # several programs, several packages
if found $programs; then
	exit 0
elif can_install; then
	echo "Installing Debian's ${debian%% *}…"
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $debian >/dev/null
	exit 0
fi
echo "$what, and it is not on the PATH. Install it and call $again again:" >&2
echo "  Debian, Ubuntu:  sudo apt-get install ${debian%% *}" >&2
echo "  Fedora:          sudo dnf install $fedora" >&2
echo "  macOS:           brew install $brew" >&2
exit 1
