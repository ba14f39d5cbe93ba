package pbn

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/report"
	"pbn/core/source"
)

// TestLongestGame: where a bound is given, a file in memory and a block of a document end at a game that is longer; what is not in a
// game may have any length.
func TestLongestGame(t *testing.T) {
	const limit = 1000
	tags := strings.Repeat("[A \"\"]\n", 300)
	blank := strings.Repeat(" \n", limit)
	one := "[Board \"1\"]\n\n"
	for name, c := range map[string]struct {
		file       string
		games      int
		isTooLong  bool
		line, byte int
	}{
		"a game that is too long":      {one + tags + "\n" + one, 1, true, 3, len(one)},
		"the first one":                {tags, 0, true, 1, 0},
		"one that fits":                {one + tags[:limit-10] + "\n\n" + one, 3, false, 0, 0},
		"a comment":                    {one + "[A \"\"]\n{" + blank + "}\n", 1, true, 3, len(one)},
		"blank lines around the games": {blank + one + blank + one + blank, 2, false, 0, 0},
		"text before and after":        {strings.Repeat("% x\n", limit) + one + "\n" + strings.Repeat("prose ", limit), 1, false, 0, 0},
	} {
		for where, around := range map[string][2]string{"": {"", ""}, " in a block": {"<p>\n<PBN>\n", "</PBN>\n"}} {
			file := around[0] + c.file + around[1]
			want := error(nil)
			if c.isTooLong {
				start := source.Position{Byte: len(around[0]) + c.byte, Line: c.line + strings.Count(around[0], "\n"), Column: 1,
					UTF16: len(around[0]) + c.byte}
				want = source.TooLong{Start: start, Bytes: limit, Doubt: habits.PBN.Doubt}
			}
			open := func() *source.Stream { return Bytes([]byte(file)).LimitGames(limit) }
			_, exported := Export(open(), export.Options{})
			reports := map[string]*report.Report{
				"Parse": Parse(open(), func(*source.Text, *game.Game) {}), "Validate": Validate(open(), Options{}), "Export": exported,
			}
			if where != "" {
				var out []byte
				out, reports["ExportDocument"] = ExportDocumentWithin([]byte(file), source.Automatic, export.Options{}, Bounds{LongestGame: limit})
				if c.isTooLong && string(out) != file {
					t.Errorf("%s%s: the document has become %.200q", name, where, out)
				}
			}
			for verb, r := range reports {
				if r.Err != want || r.Games != c.games {
					t.Errorf("%s%s, %s: %d games, %v, want %d, %v", name, where, verb, r.Games, r.Err, c.games, want)
				}
				for _, d := range r.Diagnostics.Items {
					if d.Place.Range.Start.Line >= c.line && d.Place.Range.Start.Byte > c.byte+len(around[0]) && c.isTooLong && r.Games > 0 {
						t.Errorf("%s%s, %s: line %d: %s", name, where, verb, d.Place.Range.Start.Line, d.Message)
					}
				}
			}
		}
	}
}

// TestStreamThatBreaksOff: where a file cannot be read to its end, for a game that is too long or since its reader fails, the report
// says so, and a game that is not there as a whole is not visited, checked or written.
func TestStreamThatBreaksOff(t *testing.T) {
	const limit = 1 << 18
	two := "[Board \"1\"]\n[Auction \"N\"]\n9S\n\n[Board \"2\"]\n\n"
	long := "[Board \"3\"]\n[Auction \"N\"]\n9S " + strings.Repeat("{a comment} ", limit/4)
	gone := errors.New("the disk is gone")
	for name, c := range map[string]struct {
		file   string
		reader error // after the file
		want   error
		boards string
	}{
		"a long game": {two + long + "\n\n[Board \"4\"]\n", io.EOF,
			source.TooLong{Start: source.Position{Byte: len(two), Line: 7, Column: 1, UTF16: len(two)}, Bytes: limit,
				Doubt: habits.PBN.Doubt}, "1 2"},
		"a broken reader": {two + long[:limit/8], gone, gone, "1 2"},
		"a broken tag":    {two + "[Board \"3", gone, gone, "1"}, // which may have become a part of the second game
		"a broken game":   {two[:len(two)/2], gone, gone, ""},
	} {
		stream := func() *source.Stream {
			s := habits.PBN.Stream(io.MultiReader(strings.NewReader(c.file), iotest.ErrReader(c.reader)), source.Automatic)
			s.LimitGames(limit)
			return s
		}
		var boards []string
		parsed := Parse(stream(), func(_ *source.Text, g *game.Game) {
			board, _ := g.Known("Board")
			boards = append(boards, board)
		})
		var out bytes.Buffer
		written := ExportTo(&out, stream(), export.Options{Missing: export.Omit})
		checked := Validate(stream(), Options{})
		n := len(strings.Fields(c.boards))
		if strings.Join(boards, " ") != c.boards || parsed.Games != n || checked.Games != n || written.Games != n ||
			strings.Count(out.String(), "[Board ") != n {
			t.Errorf("%s: boards %v, %d, %d and %d games, %.200s", name, boards, parsed.Games, checked.Games, written.Games, out.String())
		}
		for verb, r := range map[string]*report.Report{"Parse": parsed, "Validate": checked, "ExportTo": written} {
			if r.Err != c.want {
				t.Errorf("%s, %s: %v", name, verb, r.Err)
			}
			for _, d := range r.Diagnostics.Items {
				if d.Place.Range.Start.Byte >= len(two) {
					t.Errorf("%s, %s: line %d: %s", name, verb, d.Place.Range.Start.Line, d.Message)
				}
			}
		}
	}
}

// TestDocumentThatBreaksOff: a page that is too long to look for blocks in has no games, rather than those of its beginning.
func TestDocumentThatBreaksOff(t *testing.T) {
	s := habits.PBN.Stream(strings.NewReader("<!doctype html><PBN>[Board \"1\"]</PBN>"+strings.Repeat("<p>prose</p>\n", 1<<15)),
		source.Automatic)
	s.LimitGames(1 << 16)
	var tooLong source.TooLong
	if r := Validate(s, Options{}); r.Games != 0 || !errors.As(r.Err, &tooLong) || tooLong.Start.Line != 1 {
		t.Errorf("%d games, %v", r.Games, r.Err)
	}
}
