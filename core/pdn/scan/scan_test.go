package scan

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/item/itemtest"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/source"
	"pbn/core/testkit"
)

// items of a text, in words: the kind's first letter and the text.
func items(t *testing.T, text string) (said []string, games int) {
	t.Helper()
	kinds := map[item.Kind]string{Move: "m", item.Number: "n", item.Marker: "r", item.Setup: "s", item.Open: "(", item.Close: ")", item.NAG: "$",
		item.Suffix: "!", item.BraceComment: "{", item.LineComment: ";", item.Escape: "%", item.Junk: "j"}
	source := source.Plain.Text([]byte(text), source.Automatic)
	s := NewScanner()
	for at := 0; ; games++ {
		var g item.Game
		if s.Scan(source, at, true, &g) == item.NoGame {
			return said, games
		}
		for _, i := range g.Items {
			name := kinds[i.Kind]
			if i.Flags&item.Odd != 0 {
				name = "odd"
			}
			if name == "" {
				name = "t"
			}
			said = append(said, name+" "+string(source.Bytes[i.Start:i.End]))
		}
		at = g.End
	}
}

// TestTokens_L: what the words of movetext are.
func TestTokens_L(t *testing.T) {
	for _, c := range []struct {
		name, text, want string
		games            int
	}{
		{"L-3 numbers", "1. 32-28 1... 19-23\n", "n 1.|m 32-28|n 1...|m 19-23", 1},
		{"L-4 a move", "32-28\n", "m 32-28", 1},
		{"L-5 captures", "32x23 c3:e5 32:23\n", "m 32x23|m c3:e5|m 32:23", 1},
		{"L-6 columns beyond h", "i1-j2\n", "m i1-j2", 1},
		{"L-6 capital letters", "1. a1-b2 A3-B4\n", "n 1.|m a1-b2|odd A3-B4", 1},
		{"L-7 leading zeros", "1. 32-28 06-11\n", "n 1.|m 32-28|odd 06-11", 1},
		{"L-8 strength", "32-28! 19-23?! 28x19(!)\n", "m 32-28|! !|m 19-23|! ?!|m 28x19|( (|! !|) )", 1},
		{"L-9 NAGs", "32-28 $7\n", "m 32-28|$ $7", 1},
		{"L-11 setups", "/FEN \"W:W31:B1\"/ 31-26\n", "s /FEN \"W:W31:B1\"/|m 31-26", 1},
		{"L-11 a result is no setup", "32-28 1/2-1/2\n", "m 32-28|r 1/2-1/2", 1},
		{"L-15 a draw, and a move", "1-18 1-1\n", "m 1-18|r 1-1", 1},
		{"L-2 line comments", "32-28\n% a\n19-23\n", "m 32-28|% % a|m 19-23", 1},
		{"L-13 comments", "32-28 {a} 19-23\n", "m 32-28|{ {a}|m 19-23", 1},
		{"X-3 results", "32-28 2-0\n32-28 0-2\n32-28 0-0\n32-28 *\n32-28 0-1\n32-28 1-0\n",
			"m 32-28|r 2-0|m 32-28|r 0-2|m 32-28|r 0-0|m 32-28|r *|m 32-28|r 0-1|m 32-28|r 1-0", 6},
		{"X-5 no separator", "1. a3b4\n", "n 1.|m a3b4", 1},
		{"G-12 long captures", "1. 47x38x24x13x36 32x23x14\n", "n 1.|odd 47x38x24x13x36|m 32x23x14", 1},
		{"G-9 variations", "32-28 (31-26 19-23) 19-24\n", "m 32-28|( (|m 31-26|m 19-23|) )|m 19-24", 1},
		{"Q-4 digits alone", "1. 32-28 1823\n", "n 1.|m 32-28|n 1823", 1},
		{"R-1 blanks within a move", "1. 32-28 1- 6\n", "n 1.|m 32-28|odd 1-|n 6", 1},
	} {
		said, games := items(t, c.text)
		if got := strings.Join(said, "|"); got != c.want || games != c.games {
			t.Errorf("%s: %d games, %q, not %q", c.name, games, got, c.want)
		}
	}
}

// TestResults_X_3: the values of markers are the results.
func TestResults_X_3(t *testing.T) {
	var r item.Reader
	r.Reset(habits.PDN.Open([]byte("32-28 *\n32-28 1-0\n32-28 0-1\n32-28 1/2-1/2\n32-28 2-0\n32-28 0-2\n32-28 1-1\n32-28 0-0\n"), source.Automatic),
		NewScanner)
	for want := values.Open; want <= values.DoubleForfeit; want++ {
		g, ok := r.Next()
		if !ok {
			t.Fatal("a game is missing")
		}
		last := g.Items[len(g.Items)-1]
		if last.Kind != item.Marker || values.Result(last.Val) != want {
			t.Errorf("the game ends with %v, not with result %s", last, want)
		}
	}
}

// TestCorpus reads the real files: their items and gaps are the text, at once and cut; no junk, and as many games and moves as were counted
// when the ledger was written.
func TestCorpus(t *testing.T) {
	names, err := filepath.Glob(filepath.Join(testkit.NeedShared(t, "games/pdn"), "*.pdn"))
	if err != nil {
		t.Fatal(err)
	}
	games, moves, odd, junk, legal := 0, 0, 0, 0, 0
	for _, name := range names {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		itemtest.Notation{NewScanner: NewScanner, IsASCII: func(i *item.Item) bool { return i.Kind == Move && i.Flags&item.Odd == 0 }}.
			Cut(t, name, file, []int{len(file) / 3, len(file) / 2})
		text := habits.PDN.Text(file, source.Automatic)
		s := NewScanner()
		for at := 0; ; games++ {
			var g item.Game
			if s.Scan(text, at, true, &g) == item.NoGame {
				break
			}
			at = g.End
			for _, i := range g.Items {
				switch {
				case i.Kind == item.Junk:
					junk++
				case i.Kind == Move:
					moves++
					if i.Flags&item.Odd != 0 {
						odd++
					}
				}
			}
			if strings.HasPrefix(filepath.Base(name), "generated__") && !strings.Contains(name, "frisian") {
				legal += replay(t, text, &g)
			}
		}
	}
	t.Logf("%d files, %d games, %d moves, %d of them odd, %d replayed, %d junk", len(names), games, moves, odd, legal, junk)
	if len(names) != 46 || games != 772 || moves != 53_335 || junk != 0 {
		t.Errorf("%d files, %d games, %d moves, %d junk", len(names), games, moves, junk)
	}
}

// replay makes the moves of a game that has no variations, and returns how many there are.
func replay(t *testing.T, text *source.Text, g *item.Game) (moves int) {
	t.Helper()
	var b *draughts.Board
	var p draughts.Position
	var list draughts.Moves
	for _, i := range g.Items {
		said := string(text.Bytes[i.Start:i.End])
		if tags.Tag(i.Tag) == tags.GameType {
			game, _ := values.ReadGameType(strings.Trim(said, `"`))
			v, _, _ := game.Variant()
			b, _ = draughts.New(v)
			p = b.Initial()
		}
		if i.Kind != Move {
			continue
		}
		w := draughts.Unpack(i.Val)
		if i.Flags&item.Odd != 0 {
			w, _ = draughts.Parse(said)
		}
		m, count := b.Find(&p, &w, &list)
		if count != 1 {
			t.Fatalf("%s: %s is found %d times", draughts.AppendFEN(nil, b, &p), said, count)
		}
		var u draughts.Undo
		p.Do(&m, &u)
		moves++
	}
	return moves
}
