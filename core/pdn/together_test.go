//go:build !js

// A module reads no chunks.

package pdn

import (
	"bytes"
	"testing"

	"pbn/core/chunks"
	"pbn/core/draughts"
	"pbn/core/pdn/export"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/pdntest"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/core/wire"
)

// saidOf is all that is said of a file.
func saidOf(r *report.Report) string {
	text := wire.TextReport(r, wire.Rendering{Path: "games.pdn"})
	return string(append(text, wire.FileReport("games.pdn", r, false)...)) + r.NeedsUTF8 + r.Text.Encoding.String()
}

// asOne holds that chunks of so many bytes say and write what the file says.
func asOne(t *testing.T, name string, file []byte, bytesOfChunk int) {
	t.Helper()
	by := chunks.Size{Bytes: bytesOfChunk, Together: 3}
	open := func() *source.Stream { return habits.PDN.Stream(bytes.NewReader(file), source.Automatic) }
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

// TestChunksAreTheFile cuts files wherever a game may begin, also where none does, and where which variant a game is depends on the one before.
func TestChunksAreTheFile(t *testing.T) {
	games := string(pdntest.Plain(draughts.Variants[0], 30, 1))
	short := "[Event \"x\"]\n\n1. 11-15 22-18 *\n\n"
	for name, file := range map[string]string{
		"games":                       games,
		"a comment with a game in it": games[:4000] + "{ a\n\n[Event \"x\"]\n\n1. 32-28 *\n\n[Event \"y\"]\n } 2-0\n\n" + games,
		"a comment that is open":      games + "[Event \"?\"]\n\n1. 32-28 { open\n\n" + games,
		"no separators":               "[Event \"a\"]\n\n1. 32-28\n\n[Event \"b\"]\n\n1. 31-27\n\n[Event \"c\"]\n\n1. 33-29 19-23\n\n",
		"Latin-1 late":                games + "[Event \"caf\xe9\"]\n\n1. 32-28 *\n\n" + games + "[Event \"\x93\"]\n\n*\n\n" + games,
		"UTF-8":                       games + "[Event \"café ♔\"]\n\n1. 32-28 {\u00b0} *\n\n" + games + "[Event \"é\"]\n\n1. 32-28 *\n\n",
		"CR LF":                       "[Event \"a\"]\r\n\r\n1. 32-28 *\r\n\r\n[Event \"b\"]\r\n\r\n1. 31-27\\n *\r\n\r\n[Event \"c\\t\"]\r\n\r\n1. 31-27\\n\\n *\r\n\r\n",
		"other tags first":            "\uFEFF[White \"a\"]\n[Event \"e\"]\n\n1. 32-28 *\n\n[White \"b\"]\n\n1. 31-27 *\n\n[Event \"c\"]\n\n1. 33-29 *\n\n[White \"d\"]\n\n*\n",
		"the variant before":          "[Event \"\"]\n[GameType \"22\"]\n\n*\n\n" + short + short + "[Event \"\"]\n[GameType \"23\"]\n\n*\n\n" + short + "[Event \"a\"]\n\n*\n\n" + short,
		"no laws":                     "[Event \"\"]\n[GameType \"30\"]\n\n*\n\n" + short + "[Event \"\"]\n[GameType \"31\"]\n\n1. 1-1 /FEN \"W:W1:B2\"/ *\n\n",
		"nothing":                     "", "no game": "prose\n\n\n", "a tag": "[Event \"",
	} {
		for _, size := range []int{1, 700} {
			asOne(t, name, []byte(file), size)
		}
	}
	var all []byte
	for n := range 60 {
		all = append(all, pdntest.Dialect(n)...)
	}
	asOne(t, "dialects", all, 1)
	for path, file := range testkit.SharedFiles(t, "games/pdn/*.pdn") {
		asOne(t, path, file, 1)
	}
}
