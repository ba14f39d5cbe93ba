package lin

import (
	"bytes"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/habits"
	"pbn/core/source"
	"pbn/core/testkit"
)

// dealt is a board that says nothing but its deal.
const dealt = "md|1" + threeHands + "|"

// gamesOf are the games of PBN as text, each with its line ends as "\n".
func gamesOf(pbn []byte) []string {
	text := strings.TrimPrefix(strings.ReplaceAll(string(pbn), "\r\n", "\n"), "% PBN 2.1\n% EXPORT\n")
	if text == "" {
		return nil
	}
	return strings.Split(strings.TrimRight(text, "\n"), "\n\n")
}

// TestAroundBoards: what stands before the first deal, between boards or behind the last one is kept with the board that comes, or else
// with the last one, and is none of its own.
func TestAroundBoards(t *testing.T) {
	for _, c := range []struct {
		in   string
		want []string // what each game has, and begins with in its first line
	}{
		{"% made by hand\nvg|Club night|pg||\n" + dealt, []string{"{% made by hand}"}},
		{"nt|Welcome|pg||qx|o1|" + dealt + "qx|o2|" + dealt, []string{"{Welcome}", ""}},
		{"qx|o1|" + dealt + "pg||qx|o2|nt|No deal today|sv|b|pg||qx|o3|" + dealt, []string{"", "{qx|o2|} {No deal today} {sv|b|}"}},
		{"qx|o1|" + dealt + "pg||qx|o2|nt|The end|pn|a,b,c,d|", []string{"{qx|o2|} {The end} {pn|a,b,c,d|}"}},
		{"qx|o1|" + dealt + "vg|Next,1,I,1,8,A,0,B,0|", []string{"{vg|Next,1,I,1,8,A,0,B,0|}"}},
		{"vg|First,1,I,1,8,A,0,B,0|vg|Next,1,I,1,8,A,0,B,0|qx|o1|" + dealt, []string{"{vg|First,1,I,1,8,A,0,B,0|}"}},
		{"qx|o1|" + dealt + "mn|Tomorrow|", []string{"{mn|Tomorrow|}"}},
		{"mb|1C|mb|p|qx|o2|" + dealt, []string{"{mb|1C|} {mb|p|}"}},
		{"qx|o1|" + dealt + "\n\nBye, and thanks |", []string{"{Bye, and thanks}"}},
		{"rs|1CN=,2CN=,|qx|o1|" + dealt + "vg|,,,|rs|1CN=|", []string{"{rs|1CN=|}"}},
	} {
		out, r := ToPBN([]byte(c.in), source.Automatic, utf8PBN)
		games := gamesOf(out)
		if len(games) != len(c.want) || r.Games != len(c.want) {
			t.Errorf("%q has %d boards, want %d:\n%s", c.in, len(games), len(c.want), out)
			continue
		}
		for i, want := range c.want {
			if said := strings.Join(strings.Fields(games[i]), " "); !strings.Contains(said, want) {
				t.Errorf("%q: board %d lacks %q:\n%s", c.in, i+1, want, games[i])
			}
		}
	}
}

// TestTitleAlone: a vg that has only a title, as BBO Helper writes it, names the event, and nothing is wrong with it.
func TestTitleAlone(t *testing.T) {
	out, r := ToPBN([]byte("vg|Club night|pg||qx|o1|"+dealt), source.Automatic, utf8PBN)
	if len(r.Diagnostics.Items) > 0 || !bytes.Contains(out, []byte(`[Event "Club night"]`)) || bytes.Contains(out, []byte("vg|")) {
		t.Errorf("%s\n%s", rendered(r), out)
	}
}

// TestNoDealNoBoard: LIN without a deal has no board, and says so.
func TestNoDealNoBoard(t *testing.T) {
	for _, in := range []string{"nt|Only words|pg||", "qx|o1|pn|a,b,c,d|mb|1C|", "vg|a,b,I,1,1,c,0,d,0|rs|1CN=,|"} {
		if out, r := ToPBN([]byte(in), source.Automatic, utf8PBN); r.Games > 0 || out != nil || r.Diagnostics.Found(FileNotLIN) != 1 {
			t.Errorf("%q: %d boards\n%s\n%s", in, r.Games, rendered(r), out)
		}
	}
}

// dealCommand is the start of a board.
var dealCommand = regexp.MustCompile(`(?i)(^|[|\s])md\|`)

// TestTextAroundGeneratedBoards holds of random LIN files with text around the boards that each has as many boards as deals, and keeps each
// word; and that its PBN has the same games after it was LIN, except for what a diagnostic says.
func TestTextAroundGeneratedBoards(t *testing.T) {
	most := testkit.Generated(2000, 60)
	for seed := range most {
		g := linGenerator{random: rand.New(rand.NewPCG(uint64(seed), 46))}
		file := g.fileWithText()
		out, r := ToPBN(file, source.Automatic, utf8PBN)
		deals := len(dealCommand.FindAll(file, -1))
		if r.Games != deals {
			t.Fatalf("seed %d: %d boards of %d deals\n%s\n%s", seed, r.Games, deals, file, out)
		}
		g.checkWords(t, seed, file, out, r)
		lin, back := FromPBN(habits.PBN.Open(out, source.UTF8))
		if back.Games != r.Games {
			t.Fatalf("seed %d: %d boards became %d games\n%s\n%s", seed, r.Games, back.Games, out, lin)
		}
		again, second := ToPBN(lin, source.UTF8, utf8PBN)
		if second.Games != r.Games {
			t.Fatalf("seed %d: %d boards became %d\n%s\n%s", seed, r.Games, second.Games, lin, again)
		}
		checkLoss(t, seed, out, back, again)
	}
}

// fileWithText is a LIN file with text before, between and behind its boards.
func (g *linGenerator) fileWithText() []byte {
	var b strings.Builder
	around := func() {
		for range g.random.IntN(4) {
			b.WriteString(g.one("% "+g.word()+"\n", "vg|"+g.word()+"|pg||", "nt|"+g.word()+"|pg||", g.word()+" |", "mn|"+g.word()+"|",
				"vg|"+g.word()+",1,I,1,8,"+g.word()+",0,"+g.word()+",0|", "pn|"+g.list(4)+"|pg||", "sv|n|", "zz|3.5|", "sa|0|", "yy|"+g.word()+"|",
				"qx|o"+g.one("1", "2", "3")+"|", "mb|1C|an|"+g.word()+"|", "rs|1NS=,,PASS|") + g.one("", "\n"))
		}
	}
	// It begins as LIN does.
	b.WriteString(g.one("nt||", "st||", "qx|o1|", "vg|"+g.word()+"|"))
	for range 1 + g.random.IntN(4) {
		around()
		b.WriteString(g.one("", "qx|A3|", "qx|o4|", "pn|"+g.list(4)+"|") + g.one(dealt, "md|2,,,|", "md|0"+threeHands+"|", "md|3S2,S3,S4,S5|"))
		b.WriteString(g.one("", "ah|Board 3|", "ah|Rozdanie 5|", "ah|"+g.word()+"|") + g.one("", "sv|b|") + g.one("", "mb|1N|mb|p|mb|p|mb|p|"))
		b.WriteString(g.one("", "zz|-2.5|", "zz|50%|", "mc|7|", "sa|0|", "hs|nd|", "pg||"))
	}
	around()
	return []byte(b.String())
}

// checkWords checks that each word of a file is in its PBN.
func (g *linGenerator) checkWords(t *testing.T, seed int, file, out []byte, r *Report) {
	t.Helper()
	for n := 1; n <= g.words; n++ {
		if word := []byte(wordNumber(n)); bytes.Contains(file, word) && !bytes.Contains(out, word) {
			t.Fatalf("seed %d: %s is lost\n%s\nPBN:\n%s\n%s", seed, word, file, out, rendered(r))
		}
	}
}

// checkLoss checks that each word of PBN is in the PBN that it became again, unless a diagnostic of the way names where it is.
func checkLoss(t *testing.T, seed int, out []byte, back *Report, again []byte) {
	t.Helper()
	told := 0
	for i := range back.Diagnostics.Items {
		if d := &back.Diagnostics.Items[i]; d.Rule == WriteLost || d.Rule == WriteChanged || d.Rule == WriteFilled {
			told++
		}
	}
	want, got := heldIn(out), heldIn(again)
	for i := range want {
		for _, what := range want[i] {
			if !slices.Contains(got[i], what) && told == 0 {
				t.Fatalf("seed %d: game %d loses %q, and nothing says so:\n%s\n%s", seed, i+1, what, out, again)
			}
		}
	}
	for _, word := range words(string(out)) {
		if !bytes.Contains(again, []byte(word)) && told == 0 {
			t.Fatalf("seed %d: %q is lost, and nothing says so:\n%s\n%s", seed, word, out, again)
		}
	}
}
