package core

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/export"
	"pbn/core/game"
	"pbn/core/source"
)

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
			source.TooLong{Start: source.Position{Byte: len(two), Line: 7, Column: 1, UTF16: len(two)}, Bytes: limit}, "1 2"},
		"a broken reader": {two + long[:limit/8], gone, gone, "1 2"},
		"a broken tag":    {two + "[Board \"3", gone, gone, "1"}, // which may have become a part of the second game
		"a broken game":   {two[:len(two)/2], gone, gone, ""},
	} {
		stream := func() *source.Stream {
			s := source.NewStream(io.MultiReader(strings.NewReader(c.file), iotest.ErrReader(c.reader)), source.Automatic)
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
		if strings.Join(boards, " ") != c.boards || parsed.Games != n || checked.Games != n || written.Games != n || strings.Count(out.String(), "[Board ") != n {
			t.Errorf("%s: boards %v, %d, %d and %d games, %.200s", name, boards, parsed.Games, checked.Games, written.Games, out.String())
		}
		for verb, r := range map[string]*Report{"Parse": parsed, "Validate": checked, "ExportTo": written} {
			if r.Err != c.want {
				t.Errorf("%s, %s: %v", name, verb, r.Err)
			}
			for _, d := range r.Diagnostics.Items {
				if d.Range.Start.Byte >= len(two) {
					t.Errorf("%s, %s: line %d: %s", name, verb, d.Range.Start.Line, d.Message)
				}
			}
		}
	}
}

// TestDocumentThatBreaksOff: a page that is too long to look for blocks in has no games, rather than those of its beginning.
func TestDocumentThatBreaksOff(t *testing.T) {
	s := source.NewStream(strings.NewReader("<!doctype html><PBN>[Board \"1\"]</PBN>"+strings.Repeat("<p>prose</p>\n", 1<<15)), source.Automatic)
	s.LimitGames(1 << 16)
	var tooLong source.TooLong
	if r := Validate(s, Options{}); r.Games != 0 || !errors.As(r.Err, &tooLong) || tooLong.Start.Line != 1 {
		t.Errorf("%d games, %v", r.Games, r.Err)
	}
}
