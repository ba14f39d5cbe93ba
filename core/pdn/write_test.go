package pdn

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/pdn/export"
	"pbn/core/pdn/game"
	"pbn/core/pdn/spell"
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

// TestWrite: games that are given become a file as PDN 3.0 has it for writing.
func TestWrite(t *testing.T) {
	list := moves("32-28", "19-23", "28x19", "14x23")
	list[0].NAGs, list[0].Comments = []int{1}, []spell.Comment{{Text: "best", Commands: []spell.Command{{Name: "clk", Value: "0:05:00"}}}}
	variation := moves("18–22", "37-32")
	variation[0].Opens, variation[1].Closes = 1, 1
	variation[0].Comments = []spell.Comment{{Text: "before", Before: true}}
	list = append(list[:2:2], append(variation, list[2:]...)...)
	long := moves("32x14")
	long[0].Squares = "32x23x14"
	taken := moves("32x14")
	taken[0].Taken = []string{"28", "19"}
	setup := moves("32-28")
	setup[0].Setup = "W:W32:B1"
	got, err := written(
		&spell.Game{Tags: []spell.Tag{{Name: "White", Value: `A "B"`}, {Name: "Own", Value: "x"}}, Variant: "international", Moves: list},
		&spell.Game{Variant: "25", Moves: moves("c3-d4", "b6-c5", "d4b6"), Result: "1-0", After: []spell.Comment{{Text: "time"}}},
		&spell.Game{Variant: "20", Start: "W:W32,50:B28,19", Moves: long},
		&spell.Game{Variant: "english", Start: "W:W11:B7", Moves: moves("11x2")},
		&spell.Game{Variant: "20", Start: "W:W32:B28,19", Moves: taken},
		&spell.Game{Moves: setup, Tags: []spell.Tag{{Name: "GameType", Value: "20"}}, Result: "*"},
		&spell.Game{Moves: moves("32-28", "20-24")},
	)
	want := `[White "A \"B\""]
[GameType "20"]
[Own "x"]

1. 32-28 $1 {[%clk 0:05:00] best} 1... 19-23 ({before} 1... 18-22 2. 37-32) 2.
28x19 14x23 *

[Result "1-0"]
[GameType "25"]

1. c3-d4 b6-c5 2. d4:b6 {time} *

[Result "2-0"]
[FEN "W:W32,50:B19,28"]
[GameType "20"]

1. 32x14 *

[Result "0-1"]
[FEN "W:W11:B7"]
[GameType "21"]

1... 11x2 *

[Result "2-0"]
[FEN "W:W32:B19,28"]
[GameType "20"]

1. 32x14 *

[GameType "20"]

/FEN "W:W32:B1"/ 1. 32-28 *

[Event "?"]

1. 32-28 20-24 *
`
	if got = strings.TrimRight(got, "\n") + "\n"; err != nil || got != want {
		t.Errorf("%v: %s\n%s", err, testkit.Difference([]byte(got), []byte(want)), got)
	}
}

// TestWriteRefused: what is no game is an error that names its place.
func TestWriteRefused(t *testing.T) {
	nested := moves("32-28", "33-28", "19-22")
	nested[1].Opens, nested[2].Closes = 1, 1
	with := func(m spell.Move) []spell.Move { return []spell.Move{m} }
	for name, c := range map[string]struct {
		game *spell.Game
		want string
	}{
		"illegal":                    {&spell.Game{Variant: "20", Moves: moves("32-28", "19-23", "33-29")}, "games[0].moves[2] cannot be played: 33-29 is not legal"},
		"in a variation":             {&spell.Game{Variant: "20", Moves: nested}, "games[0].moves[0].variations[0][1] cannot be played: 19-22"},
		"other squares":              {&spell.Game{Variant: "20", Moves: with(spell.Move{Word: "32-28", Squares: "32-27"})}, "games[0].moves[0] cannot be played: “32-28” is another move than 32-27"},
		"other captures":             {&spell.Game{Variant: "20", Start: "W:W32:B28", Moves: with(spell.Move{Word: "32x23", Taken: []string{"29"}})}, "games[0].moves[0] cannot be played: “32x23” takes other pieces than 29"},
		"no move":                    {&spell.Game{Variant: "20", Moves: moves("e4")}, "games[0].moves[0] cannot be played: “e4” cannot be read as a move"},
		"no variant":                 {&spell.Game{Variant: "chess", Moves: moves("32-28")}, `games[0].variant is "chess", but has to be`},
		"another variant":            {&spell.Game{Variant: "20", Tags: []spell.Tag{{Name: "GameType", Value: "25"}}}, `games[0].variant is "20", but the tag GameType says "25"`},
		"other squares of a variant": {&spell.Game{Moves: moves("a1-33")}, "games[0].variant is not given"},
		"a name":                     {&spell.Game{Variant: "20", Tags: []spell.Tag{{Name: "A-B"}}}, `games[0].tags[0] has the name "A-B"`},
		"a value":                    {&spell.Game{Variant: "20", Tags: []spell.Tag{{Name: "A", Value: `a\`}}}, `games[0].tags[0] has a value that ends with \`},
		"a FEN":                      {&spell.Game{Variant: "20", Start: "x"}, `games[0].start is "x", which is not a FEN`},
		"another FEN":                {&spell.Game{Variant: "20", Start: "W:W32:B1", Tags: []spell.Tag{{Name: "FEN", Value: "W:W31:B1"}}}, "games[0].start is another position"},
		"a setup":                    {&spell.Game{Variant: "20", Moves: with(spell.Move{Word: "32-28", Setup: "y"})}, "games[0].moves[0] cannot be played: “y” is not a FEN"},
		"a result":                   {&spell.Game{Variant: "20", Result: "3-0"}, `games[0].result is "3-0", but has to be one of`},
		"two results":                {&spell.Game{Variant: "20", Result: "2-0", Tags: []spell.Tag{{Name: "Result", Value: "0-2"}}}, `games[0].result is "2-0", but the tag Result says "0-2"`},
		"a comment":                  {&spell.Game{Variant: "20", Comments: []spell.Comment{{Text: "}"}}}, "games[0].comments cannot be written: A comment cannot have }"},
		"a command":                  {&spell.Game{Variant: "20", Comments: []spell.Comment{{Text: "[%clk 1]"}}}, "games[0].comments is not read as it is given"},
	} {
		if _, err := written(c.game); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", name, err, c.want)
		}
	}
}

// TestWriteWhatWasRead: games of a file are written, and read as the same, unless a move of theirs is not legal.
func TestWriteWhatWasRead(t *testing.T) {
	names, files := editableFiles(t, 20_000, 39)
	tried, made := 0, 0
	for i, file := range files {
		if names[i] == "dialect" { // which has what no game may have
			continue
		}
		var games []*spell.Game
		Parse(Bytes(file), func(text *source.Text, g *game.Game) { games = append(games, spell.Of(text, g)) })
		for n, one := range games {
			tried++
			one.Texts, one.Escapes = nil, nil
			out, err := written(one)
			if err != nil {
				t.Logf("%s: game %d: %v", names[i], n+1, err)
				continue
			}
			made++
			Parse(Bytes([]byte(out)), func(text *source.Text, g *game.Game) {
				if again := spell.Of(text, g); len(again.Moves) != len(one.Moves) {
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
