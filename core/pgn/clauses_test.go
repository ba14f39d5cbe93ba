package pgn

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/recognize"
	"pbn/core/source"
	"pbn/core/testkit"
)

// showFile writes what is read of a text: of each game its tags, its moves with what belongs to them in the order of the text, and its
// result; after them what is found wrong.
func showFile(text string) string {
	var out []string
	r := Parse(Bytes([]byte(text)), func(text *source.Text, g *game.Game) {
		if line := showTags(text, g); line != "" {
			out = append(out, line)
		}
		out = append(out, showMoves(text, g))
	})
	for _, d := range r.Diagnostics.Items {
		at := text[d.Place.Range.Start.Byte:d.Place.Range.End.Byte]
		out = append(out, "! "+rules.Name(d.Rule)+" "+strings.NewReplacer("\r", "⏎", "\n", "⏎").Replace(at))
	}
	return strings.Join(out, "\n")
}

var states = [...]string{values.Silent: " (nothing)", values.Bad: " (bad)", values.Odd: " (odd)", values.Standard: ""}

// showTags writes tags as Name=value; a name that is not known in brackets, one that does not count with a minus; after a value that is not
// in the standard's form what it was read as.
func showTags(text *source.Text, g *game.Game) string {
	var out []string
	for i := range g.Tags {
		t := &g.Tags[i]
		name := t.Name(text)
		if t.Tag == tags.Other {
			name = "[" + name + "]"
		}
		if t.Flags&game.Duplicate != 0 {
			name = "-" + name
		}
		out = append(out, name+"="+t.Text(text)+states[t.Value(text).State()])
	}
	return strings.Join(out, " | ")
}

// showMoves writes moves in SAN and words in quotes, comments, NAGs, variations and escape lines, and the result after an equals sign with
// how the game ends.
func showMoves(text *source.Text, g *game.Game) string {
	var out []string
	if g.Variant != game.Standard {
		out = append(out, [...]string{game.Chess960: "(960)", game.Other: "(other)"}[g.Variant])
	}
	if start := chess.AppendFEN(nil, &g.Start); string(start) != chess.Initial {
		out = append(out, "<"+string(start)+">")
	}
	move, nag := 0, map[uint32][]int32{}
	for _, n := range g.NAGs {
		nag[n.Item] = append(nag[n.Item], n.Number)
	}
	isComment := map[uint32]bool{}
	for _, c := range g.Comments {
		isComment[c.Item] = true
	}
	for k := range g.Items.Items {
		i := &g.Items.Items[k]
		raw := text.Decode(source.Span{Start: int(i.Start), End: int(i.End)})
		for ; move < len(g.Moves) && g.Moves[move].Item == uint32(k); move++ {
			out = append(out, showMove(g, move, raw))
		}
		for _, number := range nag[uint32(k)] {
			out = append(out, fmt.Sprintf("$%d", number))
		}
		switch {
		case isComment[uint32(k)], i.Kind == item.Escape:
			out = append(out, raw)
		case i.Kind == item.Open:
			out = append(out, "(")
		case i.Kind == item.Close:
			out = append(out, ")")
		}
	}
	for i := range g.Commands {
		c := &g.Commands[i]
		out = append(out, fmt.Sprintf("%%%d:%d", c.Kind, c.Value))
	}
	end := [...]string{chess.NoEnd: "", chess.Checkmate: " mate", chess.Stalemate: " stalemate", chess.DeadPosition: " dead"}[g.End]
	return strings.Join(append(out, "= "+g.Result.String()+end), " ")
}

func showMove(g *game.Game, move int, raw string) string {
	m := &g.Moves[move]
	if m.Flags&game.Word != 0 {
		return `"` + raw + `"`
	}
	p := game.At(g, int(m.Parent))
	return string(p.SAN(m.Move).Append(nil))
}

// TestClauses: what is read of the texts in the archive, which are named for the clauses of the ledger and its dialects.
func TestClauses(t *testing.T) {
	for _, s := range testkit.ReadSamples("testdata/clauses.txtar", "want") {
		if got, want := showFile(s.Text), s.Part("want"); got != want {
			t.Errorf("%s: %q\n%s\nwant\n%s", s.Name, s.Text, got, want)
		}
	}
}

// TestNotPGN: what is no PGN, or has no game in it, has one finding.
func TestNotPGN(t *testing.T) {
	for _, c := range []struct{ name, text string }{
		{"8-b a picture", "\x89PNG\r\n\x1a\n"},
		{"8-b compressed", "\x1f\x8b\x08\x00"},
		{"8-b HTML", "<!DOCTYPE html><p>1. e4</p>"},
		{"8-b prose", "Dear all,\nsee you on Friday."},
		{"8-b bridge", "pn|a,b,c,d|md|3S...|"},
		{"20-a PGC", "\x01\x05Event\x01x"},
		{"20.1-a bytes and words", "\x00\x01\x02\x03"},
		{"20.3-a strings", "\x03abc"},
		{"20.4-a marker codes", "\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a"},
	} {
		games := 0
		r := Parse(Bytes([]byte(c.text)), func(*source.Text, *game.Game) { games++ })
		if games != 0 || len(r.Diagnostics.Items) != 1 || r.Diagnostics.Items[0].Rule != rules.FileNotPGN {
			t.Errorf("%s: %d games, %v", c.name, games, r.Diagnostics.Items)
		}
	}
}

// TestEmptyFiles_8_a: a file may have no games.
func TestEmptyFiles_8_a(t *testing.T) {
	for _, text := range []string{"", " \n", "\xEF\xBB\xBF"} {
		if got := showFile(text); got != "" {
			t.Errorf("%q: %s", text, got)
		}
	}
}

// TestSuffix_11_1_a: the name of a file says that it is PGN, where its content does not show it.
func TestSuffix_11_1_a(t *testing.T) {
	for name, want := range map[string]bool{"a.pgn": true, "A.PGN": true, "a.txt": false, "": false} {
		if is, _ := recognize.Of([]byte("hello"), name); is.Is("pgn") != want {
			t.Errorf("%q is PGN: %v", name, !want)
		}
	}
}
