package pgn

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/spell"
	"pbn/core/source"
	"pbn/core/testkit"
)

// written returns the file of games that are given.
func written(games ...*spell.Game) (string, error) {
	var out bytes.Buffer
	at := 0
	_, err := Write(&out, func() (*spell.Game, error) {
		if at == len(games) {
			return nil, nil
		}
		at++
		return games[at-1], nil
	}, export.Options{}, false)
	return out.String(), err
}

// TestWrite: games that are given become a file in export format.
func TestWrite(t *testing.T) {
	list := moves("e4", "e7e5", "d4", "c5", "e6", "Nf3", "b8c6", "e1e2")
	list[0].NAGs, list[0].Comments = []int{1}, []spell.Comment{{Text: "best by test", Commands: []spell.Command{{Name: "clk", Value: "0:05:00"}}}}
	list = append(list[:2:2], list[5:]...)
	list[1].Comments = []spell.Comment{{Text: "a } b"}}
	variation := moves("c5", "c2c3")
	variation[0].Opens, variation[1].Closes = 1, 1
	variation[0].Comments = []spell.Comment{{Text: "before", Before: true}}
	list = append(list[:2:2], append(variation, list[2:]...)...)
	got, err := written(
		&spell.Game{Tags: []spell.Tag{{Name: "White", Value: `A "B"`}, {Name: "Own", Value: "x"}}, Moves: list},
		&spell.Game{Start: "7k/P7/8/8/8/8/8/K7 w - - 0 40", Moves: moves("a7a8q"), Result: "1-0", After: []spell.Comment{{Text: "time"}}},
		&spell.Game{Moves: moves("f3", "e5", "g4", "Qh4")},
	)
	want := `[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "A \"B\""]
[Black "?"]
[Result "*"]
[Own "x"]

1. e4 $1 {[%clk 0:05:00] best by test} 1... e5 {a ) b} ({before} 1... c5 2. c3)
2. Nf3 Nc6 3. Ke2 *

[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "1-0"]
[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 40"]
[SetUp "1"]

40. a8=Q+ {time} 1-0

[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "0-1"]

1. f3 e5 2. g4 Qh4# 0-1

`
	if err != nil || got != want {
		t.Errorf("%v: %s\n%s", err, testkit.Difference([]byte(got), []byte(want)), got)
	}
}

// TestWriteRefused: what is no game is an error that names its place.
func TestWriteRefused(t *testing.T) {
	open := moves("e4", "d4")
	open[1].Opens = 1
	nested := moves("e4", "d4", "d5")
	nested[1].Opens, nested[2].Closes = 1, 1
	nested[2].Word = "Nd5"
	for name, c := range map[string]struct {
		game *spell.Game
		want string
	}{
		"illegal":           {&spell.Game{Moves: moves("e4", "e5", "Ke3")}, "games[0].moves[2] cannot be played: 2. Ke3 is not possible: White has no king that can go to e3"},
		"in a variation":    {&spell.Game{Moves: nested}, "games[0].moves[0].variations[0][1] cannot be played: 1... Nd5 is not possible"},
		"squares":           {&spell.Game{Moves: []spell.Move{{Word: "e4", Squares: "e2e3"}}}, "games[0].moves[0] cannot be played: “e4” is another move than e2e3"},
		"pinned":            {&spell.Game{Start: "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", Moves: moves("Nc3")}, "games[0].moves[0] cannot be played: 1. Nc3 is not possible: the knight on e2 is pinned by the rook on e7"},
		"empty square":      {&spell.Game{Moves: moves("e4e5")}, "games[0].moves[0] cannot be played: White has no man on e4"},
		"a pawn becomes":    {&spell.Game{Start: "7k/P7/8/8/8/8/8/K7 w - - 0 40", Moves: moves("a7a8")}, "games[0].moves[0] cannot be played: A pawn that reaches the last rank"},
		"no word":           {&spell.Game{Moves: moves("e4 e5")}, "games[0].moves[0] cannot be played: “e4 e5” cannot be read as a move"},
		"an open variation": {&spell.Game{Moves: open}, "games[0].moves[0].variations[0][0] cannot be played: A variation does not end"},
		"a name":            {&spell.Game{Tags: []spell.Tag{{Name: "A-B"}}}, `games[0].tags[0] has the name "A-B"`},
		"a value":           {&spell.Game{Tags: []spell.Tag{{Name: "A", Value: "a\nb"}}}, `games[0].tags[0] has a value of several lines`},
		"a FEN":             {&spell.Game{Start: "x"}, `games[0].start is "x", which is not a FEN`},
		"another FEN":       {&spell.Game{Start: "7k/P7/8/8/8/8/8/K7 w - - 0 40", Tags: []spell.Tag{{Name: "FEN", Value: "7k/8/P7/8/8/8/8/K7 w - - 0 40"}}}, "games[0].start is another position"},
		"a result":          {&spell.Game{Result: "2-0"}, `games[0].result is "2-0", but has to be one of`},
		"two results":       {&spell.Game{Result: "1-0", Tags: []spell.Tag{{Name: "Result", Value: "0-1"}}}, `games[0].result is "1-0", but the tag Result says "0-1"`},
		"a comment":         {&spell.Game{Comments: []spell.Comment{{Text: "}\n"}}}, "games[0].comments cannot be written: A comment with } in it"},
		"a command":         {&spell.Game{Comments: []spell.Comment{{Text: "[%clk 1]"}}}, "games[0].comments is not read as it is given"},
	} {
		if _, err := written(c.game); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

// TestWriteWhatWasRead: games of a file are written, and read as the same, unless a move of theirs is not legal.
func TestWriteWhatWasRead(t *testing.T) {
	names, files := editableFiles(t, 20_000, 30)
	tried, made := 0, 0
	for i, file := range files {
		var games []*spell.Game
		Parse(Bytes(file), func(text *source.Text, g *game.Game) { games = append(games, spell.Of(text, g)) })
		for n, one := range games {
			tried++
			one.Texts, one.Escapes = nil, nil
			out, err := written(one)
			if err != nil {
				if !strings.Contains(err.Error(), "cannot be played") {
					t.Logf("%s: game %d: %v", names[i], n+1, err)
				}
				continue
			}
			made++
			Parse(Bytes([]byte(out)), func(text *source.Text, g *game.Game) {
				again := spell.Of(text, g)
				if len(again.Moves) != len(one.Moves) || again.Result != one.Result {
					t.Errorf("%s: game %d: has other moves", names[i], n+1)
				}
			})
		}
	}
	t.Logf("%d games of %d were written", made, tried)
	if made < tried*9/10 {
		t.Errorf("%d games of %d were written", made, tried)
	}
}
