package game

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// open returns a reader of a text.
func open(text string) *Reader {
	var r Reader
	r.Reset(habits.PGN.Open([]byte(text), source.Automatic), &diag.List{Rules: rules.Of})
	return &r
}

// read reads the only game of a text.
func read(t *testing.T, text string) (*Reader, *Game) {
	t.Helper()
	r := open(text)
	g, ok := r.Next()
	if !ok {
		t.Fatalf("%q has no game", text)
	}
	return r, g
}

// show writes the moves of a game with what belongs to them: a word in quotes, a variation as ( and the move that it replaces.
func show(r *Reader, g *Game) string {
	var out []string
	say := func(format string, values ...any) { out = append(out, fmt.Sprintf(format, values...)) }
	text := func(item uint32) string {
		i := &r.Items().Items[item]
		return string(r.Text().Bytes[i.Start:i.End])
	}
	mark := map[bool]string{true: "^"}
	comments, nags := g.Comments, g.NAGs
	for k := -1; k < len(g.Moves); k++ {
		if k >= 0 {
			m := &g.Moves[k]
			if m.Flags&Starts != 0 {
				say("(%d", m.Parent)
			}
			switch p := At(g, int(m.Parent)); {
			case m.Flags&Word != 0:
				say("%q", text(m.Item))
			default:
				say("%s", p.SAN(m.Move).Append(nil))
			}
		}
		for ; len(comments) > 0 && comments[0].Move == int32(k); comments = comments[1:] {
			say("%s%s", mark[comments[0].Before], text(comments[0].Item))
		}
		for ; len(nags) > 0 && nags[0].Move == int32(k); nags = nags[1:] {
			say("%s$%d", mark[nags[0].Before], nags[0].Number)
		}
	}
	for _, v := range g.Variations {
		say("v%d:%d-%d", v.Of, v.First, v.End)
	}
	say("%s", [...]string{"*", "1-0", "0-1", "1/2-1/2"}[g.Result])
	return strings.Join(out, " ")
}

// TestGames: moves, variations, and what belongs to which move.
func TestGames(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"8.2.5-b", "1. e4 e5 (1... c5 2. Nf3) 2. d4 1-0", "e4 e5 (0 c5 Nf3 d4 v1:2-4 1-0"},
		{"8.2.5-c", "1. e4 e5 (1... c5 (1... e6 2. d4) 2. Nf3 (2. c3)) 2. d4 *", "e4 e5 (0 c5 (0 e6 d4 Nf3 (2 c3 d4 v1:2-7 v2:3-5 v5:6-7 *"},
		{"5-f", "{a} 1. e4 {b} ({c} 1. d4 {d}) {e} 1... e5 {f} * {g}", "{a} e4 {b} {e} (-1 d4 ^{c} {d} e5 {f} {g} v0:1-2 *"},
		{"8.2.4-c", "$1 1. e4 $2 ($3 1. d4 $4) $5 *", "$1 e4 $2 $5 (-1 d4 ^$3 $4 v0:1-2 *"},
		{"8.2.5-a", "1. e4 ({c} $7) e5 *", "e4 {c} $7 e5 v0:1-1 *"},
		{"8.2.5-j", "({a} ( {b} ) ) 1. e4 ((d4)) *", `{a} {b} e4 (-1 "d4" v-1:0-0 v-1:0-0 v0:1-2 v-1:1-2 *`},
		{"8.2.5-e", "1. e4 (1. d4 (1. c4 0-1", "e4 (-1 d4 (-1 c4 v0:1-3 v1:2-3 0-1"},
		{"8.2.5-f", "1. e4 ) e5 ) *", "e4 e5 *"},
		{"8.2.5-g", "1. e4 (1. d4 1-0 {a}) e5 0-1", "e4 (-1 d4 {a} e5 v0:1-2 0-1"},
		{"8.2.5-k", "1. e4 e5 * (1... c5)", "e4 e5 (0 c5 v1:2-3 *"},
		{"8.2-b", "1. e4 e5 2. Nf6 Nc6 (2... d6) 3. Bb5 *", `e4 e5 "Nf6" "Nc6" (2 "d6" "Bb5" v3:4-5 *`},
		{
			"8.2-b a variation in place of the illegal move", "1. e4 e5 2. Nf6 (2. Nf3 Nc6 (2... d6) 3. Bb5) (2. Bc4 Ke3 (2... Nf6)) 2... Nc6 (2... d6) *",
			`e4 e5 "Nf6" (1 Nf3 Nc6 (3 d6 Bb5 (1 Bc4 "Ke3" (7 Nf6 "Nc6" (2 "d6" v2:3-7 v4:5-6 v2:7-10 v8:9-10 v10:11-12 *`,
		},
		{"8.2-b in a variation", "1. e4 e5 (1... Nf3 2. d4 (2. d3)) 2. d4 *", `e4 e5 (0 "Nf3" "d4" (2 "d3" d4 v1:2-5 v3:4-5 *`},
		{"9.7.2-b", "[FEN \"x\"]\n1. e4 (1. d4) e5 *", `"e4" (-1 "d4" "e5" v0:1-2 *`},
		{"8.2.3.7-c", "g1f3 e7e5 e2e4 *\ne2-e4 e7-e5 *", "Nf3 e5 e4 *"},
		{"8.2.3.8-a", "e4! e5? d4!! d5?? c4!? c5?! *", "e4 $1 e5 $2 d4 $3 d5 $4 c4 $5 c5 $6 *"},
	} {
		r, g := read(t, c.text)
		if got := show(r, g); got != c.want {
			t.Errorf("%s: %s\n%s\nwant\n%s", c.name, c.text, got, c.want)
		}
	}
}

// TestTurn: the number and the side of a move, from the start position on (8.2.2).
func TestTurn(t *testing.T) {
	_, g := read(t, "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 12\"]\nKe7 (Kd7 Kd2) Kd1 *")
	for k, want := range []string{"12b", "12b", "13w", "13w"} {
		number, of := g.Turn(k)
		if got := fmt.Sprintf("%d%c", number, "wb"[of]); got != want {
			t.Errorf("move %d is %s, not %s", k, got, want)
		}
	}
}

// TestAt: the position after a move, in a line.
func TestAt(t *testing.T) {
	_, g := read(t, "1. e4 (1. d4 d5 2. c4) e5 *")
	for k, want := range map[int]string{
		-1: chess.Initial,
		0:  "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
		3:  "rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq c3 0 2",
		4:  "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
	} {
		p := At(g, k)
		if got := string(chess.AppendFEN(nil, &p)); got != want {
			t.Errorf("after move %d: %s, want %s", k, got, want)
		}
	}
}

// TestCommands_5_l: what commands say.
func TestCommands_5_l(t *testing.T) {
	for _, c := range []struct {
		text string
		want string
	}{
		{"[%clk 0:03:00]", "2 180000"},
		{"[%clk 1:29:59.25]", "2 5399250"},
		{"[%clk\n0:29:32.6]", "2 1772600"},
		{"[%clk 0:29]", "1 0"},
		{"[%clk 29]", "1 0"},
		{"[%emt 29.5]", "4 29500"},
		{"[%emt 00:00:16]", "4 16000"},
		{"[%egt 1:00:00]", "3 3600000"},
		{"[%mct 17:10:42]", "5 61842000"},
		{"[%timestamp 8]", "6 800"},
		{"[%eval 0.17]", "7 17"},
		{"[%eval -3.5,18]", "7 -350 18"},
		{"[%eval +.5]", "7 50"},
		{"[%eval #-3]", "7 #-3"},
		{"[%eval #12,99]", "7 #12 99"},
		{"[%eval ]", "1 0"},
		{"[%eval .]", "1 0"},
		{"[%eval 1.x]", "1 0"},
		{"[%cal Gd2d4,Rf1b5]", "8 0"},
		{"[%cal Gd2d4, Rf1b9]", "1 0"},
		{"[%csl Re5]", "9 0"},
		{"[%csl Re5e6]", "1 0"},
		{"[%mdl 64]", "10 64"},
		{"[%tqu \"En\"]", "13 0"},
		{"[%draw arrow,d4,e5,green]", "0 0"},
	} {
		_, g := read(t, "e4 {x "+c.text+" [x] [%x] [%} *")
		if len(g.Commands) != 2 {
			t.Errorf("%s: %d commands", c.text, len(g.Commands))
			continue
		}
		one := &g.Commands[0]
		got := fmt.Sprintf("%d %d", one.Kind, one.Value)
		if one.IsMate {
			got = fmt.Sprintf("%d #%d", one.Kind, one.Value)
		}
		if one.Depth > 0 {
			got += fmt.Sprint(" ", one.Depth)
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.text, got, c.want)
		}
	}
}

// TestEnds: how a game ends on the board.
func TestEnds(t *testing.T) {
	for _, c := range []struct {
		text string
		want chess.End
	}{
		{"1. e4 *", chess.NoEnd},
		{"1. f3 e5 2. g4 Qh4# 0-1", chess.Checkmate},
		{"[FEN \"7k/5Q2/8/8/8/8/8/K7 w - - 0 1\"]\n1. Qg6 *", chess.Stalemate},
		{"[FEN \"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"]\n*", chess.Stalemate},
		{"[FEN \"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\"]\n*", chess.Checkmate},
		{"[FEN \"7k/8/6K1/8/8/8/8/5nB1 w - - 0 1\"]\n1. Bc5 *", chess.NoEnd},
		{"[FEN \"7k/8/6K1/8/8/5n2/8/6B1 b - - 0 1\"]\n1... Nxg1 *", chess.DeadPosition},
	} {
		if _, g := read(t, c.text); g.End != c.want {
			t.Errorf("%s: the end is %d, not %d", c.text, g.End, c.want)
		}
	}
}

// TestResults: every result is taken.
func TestResults(t *testing.T) {
	for text, want := range map[string]values.Result{"*": 0, "1-0": values.WhiteWins, "0-1": values.BlackWins, "1/2-1/2": values.Drawn} {
		if _, g := read(t, "e4 "+text); g.Result != want || g.Marker != 2 {
			t.Errorf("%s: result %d at item %d", text, g.Result, g.Marker)
		}
	}
}
