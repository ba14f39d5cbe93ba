package game

import (
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/diag"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/report"
	"pbn/core/source"
)

// TestEncodings_4_1_g: which encoding a file has, what its characters are, and what is said of it, also where it comes byte by byte.
func TestEncodings_4_1_g(t *testing.T) {
	const joined = "[White \"Šarić\"]\n1. e4 *\n[White \"M\xFCller\"]\n1. e4 *\n[White \"\x8Aari\"]\n1. e4 *\n"
	for _, c := range []struct {
		name, text string
		whites     []string
		want       []string
	}{
		{"ASCII", "[White \"a\"]\n*", []string{"a"}, nil},
		{"UTF-8", "[White \"Šarić\"]\n*", []string{"Šarić"}, nil},
		{"byte order mark", "\xEF\xBB\xBF[White \"Šarić\"]\n*", []string{"Šarić"}, nil},
		{"Windows-1252", "[White \"M\xFCller\"]\n1. e4 *\n[White \"\x8Aari\"]\n*", []string{"Müller", "Šari"}, []string{"text/windows-1252 \xFC"}},
		{"UTF-16", "\xFF\xFE[\x00W\x00h\x00i\x00t\x00e\x00 \x00\"\x00a\x00\"\x00]\x00*\x00", []string{"a"}, []string{"text/utf16 \xFF\xFE"}},
		{"joined", joined, []string{"Šarić", "Müller", "Šari"}, nil}, // as many as not: see below
		{"joined, most UTF-8", strings.Replace(joined, "Šarić", "Šarić ćć", 1), []string{"Šarić ćć", "Müller", "Šari"}, []string{"text/windows-1252 \xFC"}},
	} {
		if c.name == "joined" {
			c.whites, c.want = []string{"Å\u00a0ariÄ‡", "Müller", "Šari"}, []string{"text/windows-1252 \xC5"}
		}
		for _, file := range []*source.Stream{
			habits.PGN.Open([]byte(c.text), source.Automatic),
			habits.PGN.Stream(iotest.OneByteReader(strings.NewReader(c.text)), source.Automatic),
		} {
			report := report.New(rules.Of, rules.Label)
			var r Reader
			r.Reset(file, &report.Diagnostics)
			report.Diagnostics.EndGame(file.Text(), 0, "", nil)
			var whites []string
			for text, g := range r.Games() {
				whites = append(whites, g.Tag(tags.White).Text(text))
				report.Diagnostics.EndGame(text, g.Number, "", nil)
			}
			report.Diagnostics.EndGame(r.Text(), 0, "", nil)
			var got []string
			for _, d := range report.Diagnostics.Items {
				got = append(got, rules.Name(d.Rule)+" "+c.text[d.Place.Range.Start.Byte:d.Place.Range.End.Byte])
			}
			if !slices.Equal(whites, c.whites) || !slices.Equal(only(got, "text/"), c.want) {
				t.Errorf("%s: %q, %q", c.name, whites, got)
			}
		}
	}
}

// TestJoinedIsSaidOnce_4_1_g: one finding has the count.
func TestJoinedIsSaidOnce_4_1_g(t *testing.T) {
	for text, want := range map[string]string{
		"[White \"Šć\xFC\"]\n*":                         "The file is in UTF-8, except “ü”, which is read as Windows-1252 has it.",
		"[White \"Šććć\xFC\"]\n[Black \"\xE9\xE8\"]\n*": "The file is in UTF-8, except “ü” and 2 more characters, which are read as Windows-1252 has them.",
	} {
		items := slices.DeleteFunc(reportOf(text).Diagnostics.Items, func(d diag.Diagnostic) bool { return d.Rule != rules.TextWindows1252 })
		if len(items) != 1 || items[0].Message != want {
			t.Errorf("%q: %+v", text, items)
		}
	}
}
