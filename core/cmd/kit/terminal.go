package kit

import (
	"os"
	"slices"

	"pbn/core/cmd/line"
)

// wantsColor reports whether colours are wanted, by --color, or by the conventions of NO_COLOR and FORCE_COLOR. As in Node, the latter
// wins.
func wantsColor(l *line.Line, stream *os.File) bool {
	if when := l.Value("color"); when == "always" || when == "never" {
		return when == "always"
	}
	if force, given := os.LookupEnv("FORCE_COLOR"); given {
		return force != "0" && force != "false"
	}
	return isTerminal(stream) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}

// visible returns bytes of a file for a terminal, with a question mark for each that would do something to it. last is the byte before
// them.
func visible(b []byte, last byte) []byte {
	b = slices.Clone(b)
	for i, c := range b {
		isControl := c < ' ' && c != '\t' && c != '\n' && c != '\r' || c == 0x7F
		isC1 := c >= 0x80 && c < 0xA0 && last == 0xC2
		if last = c; isControl || isC1 {
			b[i] = '?'
		}
	}
	return b
}
