package pgn_test

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

const two = `[Event "Club evening"]
[White "Oakes"]
[Black "Quill"]
[Result "1-0"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

[Event "Club evening"]
[White "Quill"]
[Black "Oakes"]
[Result "*"]

1. d4 *
`

// read returns the games of a file as short texts, and the report.
func read(file *source.Stream) (games []string, r *report.Report) {
	r = pgn.Parse(file, func(text *source.Text, g *game.Game) {
		words := []string{}
		for i := range g.Moves {
			words = append(words, string(text.Slice(g.Items.Span(int(g.Moves[i].Item), text.Bytes))))
		}
		games = append(games, strings.Join(append(words, g.Result.String()), " "))
	})
	return games, r
}

func TestParse(t *testing.T) {
	games, r := read(pgn.Bytes([]byte(two)))
	want := []string{"e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7# 1-0", "d4 *"}
	if !slices.Equal(games, want) || r.Games != 2 || r.Err != nil || len(r.Diagnostics.Items) != 0 {
		t.Errorf("%q, %d games, %v, %v", games, r.Games, r.Err, r.Diagnostics.Items)
	}
}

// TestStream: a file that comes in pieces has the same games.
func TestStream(t *testing.T) {
	file := strings.Repeat(two, 3000)
	whole, _ := read(pgn.Bytes([]byte(file)))
	games, r := read(habits.PGN.Stream(strings.NewReader(file), source.Automatic))
	if len(games) != 6000 || !slices.Equal(games, whole) || r.Games != 6000 {
		t.Errorf("%d games, not %d", len(games), len(whole))
	}
}

// TestEmpty_8_a: a file may have no games.
func TestEmpty_8_a(t *testing.T) {
	for _, file := range []string{"", " \n\t\r\n", "\xEF\xBB\xBF"} {
		if games, r := read(pgn.Bytes([]byte(file))); len(games) != 0 || len(r.Diagnostics.Items) != 0 {
			t.Errorf("%q: %d games, %v", file, len(games), r.Diagnostics.Items)
		}
	}
}

// TestNotPGN_8_b: a file that is something else has one finding, which names that.
func TestNotPGN_8_b(t *testing.T) {
	for file, want := range map[string]string{
		"\x1F\x8B\x08":                                 "This is an archive (gzip). Unpack it, and open the files in it.",
		"<!DOCTYPE html><html><p>a</p></html>":         "This is a web page (HTML) in which no board was found.",
		"% PBN 2.1\n[Deal \"N:- - - -\"]\n":            "This is a bridge file, PBN or LIN, not PGN.",
		"[GameType \"20\"]\n\n1. 32-28 19-23 2-0\n":    "This is PDN, a notation for draughts.",
		"4k3/8/8/8/8/8/8/4K3 w - - hmvc 0; fmvn 1;\n":  "This is EPD, a notation for chess.",
		"qx|o1|md|3SAKHAKDAKCAK,,,|mb|p|mb|p|pg||\r\n": "This is a bridge file, PBN or LIN, not PGN.",
		"nothing of chess\n":                           `The file has no tag pair such as [White "Oakes"] and no move`,
	} {
		_, r := read(pgn.Bytes([]byte(file)))
		if d := r.Diagnostics.Items; len(d) != 1 || d[0].Rule != rules.FileNotPGN || !strings.HasPrefix(d[0].Message, want) {
			t.Errorf("%q: %v, not %q", file, d, want)
		}
	}
}

// TestParseEach: what was found in a game comes with it.
func TestParseEach(t *testing.T) {
	var each []int
	pgn.ParseEach(pgn.Bytes([]byte(two)), func(_ *source.Text, g *game.Game, found *diag.List, from int) {
		each = append(each, g.Number, len(found.Items)-from)
	})
	if !slices.Equal(each, []int{1, 0, 2, 0}) {
		t.Error(each)
	}
}
