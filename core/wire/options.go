package wire

import (
	"pbn/core/report"
	"pbn/core/source"
)

// Options are what a caller may say of a file before it is read, and of what is said of it. How it is checked and written is the notation's
// own matter.
type Options struct {
	// Encoding is a label such as "utf-8"; "" detects it.
	Encoding string
	// From and Count are which games of a file are wanted: Count games from the game From on, which counts from 1. Zero is
	// the first game, and all games.
	From, Count int
	// Text asks for the diagnostics as text too.
	Text *Rendering
	// LongestGame bounds a game of a file that comes piece by piece, in bytes of text; 0 is 512 MiB.
	LongestGame int
	// Most bounds the JSON of games that is made at once, in bytes; 0 is 128 MiB.
	Most int
	// Said is the report in place of that of the file, if the file was made of another; Was is the name of that one's notation.
	Said *report.Report
	Was  string
	// apart leaves the diagnostics out of a report: they are given out before it.
	apart bool
}

// Rendering is how diagnostics become text.
type Rendering struct {
	// Path names the file.
	Path string
	// Color marks severities, places and fixes with the escape sequences of ANSI.
	Color bool
	// ErrorsOnly leaves warnings and infos out.
	ErrorsOnly bool
}

// Named returns the encoding, if it is one that a notation knows, or [source.Automatic].
func (o *Options) Named(h *source.Habits) source.Encoding {
	named, _ := h.EncodingOf(o.Encoding)
	return named
}

// Open opens a file of a notation.
func (o *Options) Open(h *source.Habits, file []byte) *source.Stream { return h.Open(file, o.Named(h)) }

// Wants reports whether the game of a number is wanted.
func (o *Options) Wants(number int) bool {
	return number >= o.From && (o.Count <= 0 || number-max(o.From, 1) < o.Count)
}

// MostGames bounds the JSON of games, in bytes: a small file can mean a long answer, since games inherit. A caller goes on with the game
// that comes next.
func (o *Options) MostGames() int {
	if o.Most > 0 {
		return o.Most
	}
	return 128 << 20
}

// listed is how many of n diagnostics a report has.
func (o *Options) listed(n int) int {
	if o.apart {
		return 0
	}
	return n
}
