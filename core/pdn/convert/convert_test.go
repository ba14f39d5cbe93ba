package convert

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/draughts"
	"pbn/core/lists"
	"pbn/core/pdn"
)

const games = `[Event "Club, \"open\""]
[White "Oakes, A."]
[Black "=Quill"]
[GameType "20"]
[Result "0-2"]
[White "again"]
[FEN "W:W31,32:B5,22"]

1. 32-28 {weak} (1. 31-26 22-27) 22x33 $2 2. 31-26 5-10 0-2

[GameType "25"]
[FEN "W:Wa1:Bc3,e7"]

1. a1-b2 c3xa1 *

[GameType "0"]

1. e4 *

[FEN "W:W31:B20"]
[GameType "20"]

1. 31-26 /FEN "W:W31:B20"/ 2. 31-27 *
`

// TestConvert: what is made of games in each form, and what that has no place for.
func TestConvert(t *testing.T) {
	const all = "games whose start is not known 1, variations 1, comments 1, glyphs 1"
	for name, c := range map[string]struct {
		options Options
		want    string
		lost    string
	}{
		"the last positions": {Options{Positions: lists.Final}, "W:W26:B10,33\nW:W:Be7,Ka1\nB:W27:B20\n", all},
		"the first, as numbers": {Options{Positions: lists.First, Form: draughts.Numbers},
			"W:W31,32:B5,22\nW:W29:B7,22\nW:W31:B20\n", all},
		"all, each once": {Options{Distinct: true, Form: draughts.Ranges},
			"B:W28,31:B5,22\nW:W31:B5,33\nB:W26:B5,33\nW:W26:B10,33\nB:Wb2:Be7,c3\nW:W:Be7,Ka1\nB:W26:B20\nB:W27:B20\n", all},
		"a table": {Options{To: CSV, Columns: []string{"number", "White", "Black", "Event", "Result", "plies", "variant", "end", "Round"}},
			"number,White,Black,Event,Result,plies,variant,end,Round\r\n1,\"Oakes, A.\",\"'=Quill\",\"Club, \"\"open\"\"\",0-2,4,international,,\r\n" +
				"2,,,,*,2,russian,no pieces,\r\n3,,,,*,0,,,\r\n4,,,,*,2,international,,\r\n", "tags again 1"},
	} {
		var out strings.Builder
		r := Convert(&out, pdn.Bytes([]byte(games)), c.options)
		var said []string
		for _, l := range r.Lost {
			said = append(said, fmt.Sprint(l.What, " ", l.Count))
		}
		if got := out.String(); got != c.want || strings.Join(said, ", ") != c.lost {
			t.Errorf("%s: %d lines, lost %q\n%s, want\n%s", name, r.Lines, said, got, c.want)
		}
	}
}
