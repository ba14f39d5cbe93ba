//go:build !js

// A module reads no chunks.

package pgn

import (
	"bytes"
	"testing"

	"pbn/core/chunks"
	"pbn/core/pgn/export"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/pgntest"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/core/wire"
)

// saidOf is all that is said of a file.
func saidOf(r *report.Report) string {
	text := wire.TextReport(r, wire.Rendering{Path: "games.pgn"})
	return string(append(text, wire.FileReport("games.pgn", r, false)...)) + r.NeedsUTF8 + r.Text.Encoding.String()
}

// asOne holds that chunks of so many bytes say and write what the file says.
func asOne(t *testing.T, name string, file []byte, bytesOfChunk int) {
	t.Helper()
	by := chunks.Size{Bytes: bytesOfChunk, Together: 3}
	open := func() *source.Stream { return habits.PGN.Stream(bytes.NewReader(file), source.Automatic) }
	for _, as := range []Format{ImportFormat, ExportFormat} {
		options := Options{As: as}
		testkit.Same(t, name+" checked", saidOf(Validate(open(), options)), saidOf(ValidateTogether(open(), options, by)))
	}
	for _, options := range []export.Options{{}, {Encoding: export.Latin1}} {
		var one, many bytes.Buffer
		testkit.Same(t, name+": what is said of the export", saidOf(ExportTo(&one, open(), options)), saidOf(ExportTogether(&many, open(), options, by)))
		testkit.Same(t, name+" exported", one.String(), many.String())
	}
}

// TestChunksAreTheFile cuts files wherever a game may begin, also where none does.
func TestChunksAreTheFile(t *testing.T) {
	games := string(pgntest.Games(pgntest.Plain, 60, 1))
	for name, file := range map[string]string{
		"games":                       games,
		"a comment with a game in it": games[:4000] + "{ a\n\n[Event \"x\"]\n\n1. e4 *\n\n[Event \"y\"]\n } 1-0\n\n" + games,
		"a comment that is open":      games + "[Event \"?\"]\n\n1. e4 { open\n\n" + games,
		"no markers":                  "[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4\n\n[Event \"c\"]\n\n1. c4 c5\n\n",
		"Latin-1 late":                games + "[Event \"caf\xe9\"]\n\n1. e4 *\n\n" + games + "[Event \"\x93\"]\n\n*\n\n" + games,
		"UTF-8":                       games + "[Event \"café\u00a0 ♔\"]\n\n1. e4 {\u00b0} *\n\n" + games + "[Event \"é\"]\n\n1. e4 { \u00b0 } *\n\n",
		"CR LF":                       "[Event \"a\"]\r\n\r\n1. e4 *\r\n\r\n[Event \"b\"]\r\n\r\n1. d4 *\r\n\r\n",
		"nothing":                     "", "no game": "prose\n\n\n", "a tag": "[Event \"",
	} {
		for _, size := range []int{1, 700} {
			asOne(t, name, []byte(file), size)
		}
	}
	for path, file := range pgntest.Dialects(40) {
		asOne(t, path, file, 1)
	}
	for path, file := range testkit.SharedFiles(t, "games/pgn/*/*.pgn") {
		asOne(t, path, file, 1)
	}
}
