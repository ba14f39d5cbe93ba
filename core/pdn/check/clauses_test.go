package check

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

// showFile writes what is read of a text, a game a line: its variant, its tags, its moves with what is around them, and its result. After the
// games comes what is found wrong.
func showFile(text string) string {
	var out []string
	var r game.Reader
	r.Reset(habits.PDN.Open([]byte(text), source.Automatic))
	for t, g := range r.Games() {
		out = append(out, showGame(t, g))
	}
	found := validate(habits.PDN.Open([]byte(text), source.Automatic), nil)
	for _, d := range found.Diagnostics.Items {
		at := text[d.Place.Range.Start.Byte:d.Place.Range.End.Byte]
		out = append(out, "! "+rules.Name(d.Rule)+" "+strings.NewReplacer("\r", "⏎", "\n", "⏎").Replace(at))
	}
	return strings.Join(out, "\n")
}

func showGame(t *source.Text, g *game.Game) string {
	out := []string{fmt.Sprint(g.Kind.Variant.Number)}
	for i := range g.Tags {
		out = append(out, g.Tags[i].Name(t)+"="+g.Tags[i].Text(t))
	}
	out = append(out, "|")
	move := 0
	for k := range g.Items.Items {
		i := &g.Items.Items[k]
		raw := t.Decode(source.Span{Start: int(i.Start), End: int(i.End)})
		if move < len(g.Moves) && int(g.Moves[move].Item) == k {
			out = append(out, showMove(t, g, move))
			move++
			continue
		}
		switch i.Kind {
		case item.BraceComment, item.LineComment, item.Escape, item.NAG, item.Suffix, item.Setup, item.Open, item.Close:
			out = append(out, raw)
		}
	}
	return strings.NewReplacer("\r", "⏎", "\n", "⏎").Replace(strings.Join(append(out, "=", g.Result.String()), " "))
}

// showMove writes a move short, and one that is kept as text in quotes.
func showMove(t *source.Text, g *game.Game, move int) string {
	if m := &g.Moves[move]; m.Flags&game.Word == 0 {
		return string(draughts.AppendShort(nil, g.Board, &m.Move))
	}
	return `"` + t.Decode(g.SpanOf(move)) + `"`
}

// TestClauses: what is read and found of the texts in the archive, which are named for the clauses of the ledger.
func TestClauses(t *testing.T) {
	for _, s := range testkit.ReadSamples("testdata/clauses.txtar", "want") {
		if got, want := showFile(s.Text), s.Part("want"); got != want {
			t.Errorf("%s: %q\n%s\nwant\n%s", s.Name, s.Text, got, want)
		}
	}
}

// TestHiddenClauses: the same of texts that an archive cannot hold.
func TestHiddenClauses(t *testing.T) {
	const game = "[GameType \"20\"]\n\n1. 32-28 *"
	for _, c := range []struct{ name, text, want string }{
		{"E-a UTF-8", game, "20 GameType=20 | 32-28 = *"},
		{"E-a a byte order mark", "\uFEFF" + game, "20 GameType=20 | 32-28 = *\n! text/bom \uFEFF"},
		{"E-b another encoding", "[GameType \"20\"]\n[White \"M\xFCller\"]\n*", "20 GameType=20 White=Müller | = *\n! text/not-utf8 \xFC"},
		{"E-g prose", "hello", "! file/not-pdn h"},
		{"E-g a picture", "\x89PNG\r\n\x1a\n", "! file/not-pdn \x89"},
		{"E-h nothing", "", "! file/empty "},
		{"E-h blanks", " \n", "! file/empty "},
	} {
		if got := showFile(c.text); got != c.want {
			t.Errorf("%s: %q\n%q\nwant\n%q", c.name, c.text, got, c.want)
		}
	}
}
