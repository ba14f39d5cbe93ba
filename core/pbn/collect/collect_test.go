package collect

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/desk"
	"pbn/core/pbn"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/source"
	"pbn/core/where"
)

const games = "% PBN 2.1\n% EXPORT\n%Creator: X\n[Event \"##Club\"]\n[North \"Ann\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n" +
	"[Deal \"N:AKQJ.AKQ.AKQ.AKQ T987.JT98.JT98.J 6543.765.765.T98 2.432.432.765432\"]\n[Contract \"7NT\"]\n[Declarer \"N\"]\n[Result \"13\"]\n\n" +
	"[North \"#\"]\n[Board \"2\"]\n[Contract \"Pass\"]\n\n" +
	"[Event \"\"]\n[North \"Z\"]\n[Board \"10\"]\n[Dealer \"N\"]\n[Deal \"E:T987.JT98.JT98.J 6543.765.765.T98 2.432.432.765432 AKQJ.AKQ.AKQ.AKQ\"]\n[Score \"EW 50\"]\n"

func join(t *testing.T, options desk.Options, files ...string) string {
	t.Helper()
	var out bytes.Buffer
	options.OfSeveral = len(files) > 1
	j := Games.Join(&out, options)
	for _, file := range files {
		if r := j.Read(pbn.Bytes([]byte(file))); r.Err != nil {
			t.Fatal(r.Err)
		}
	}
	if err := j.End(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// boardsOf returns the boards, players and events of a file, as they are read.
func boardsOf(file string) (said string) {
	pbn.Parse(pbn.Bytes([]byte(file)), func(_ *source.Text, g *game.Game) {
		said += g.Said(tags.Board) + " " + g.Said(tags.North) + " " + g.Said(tags.Event) + "; "
	})
	return said
}

func TestFields(t *testing.T) {
	for condition, want := range map[string]string{
		`board in 1..9`: "1 2", `north ann`: "1 2", `player ~ z`: "10", `event Club`: "1 2", `not has event`: "10", `contract 7NT`: "1",
		`contract pass`: "2", `level 0`: "2", `trumps NT and declarer N`: "1", `result 13`: "1", `score > 1000`: "1", `score = -50`: "10", `dealer N`: "1 10",
		`N:hcp = 37 and shape 4333`: "1 10", `NS:hcp 37`: "1 10", `EW:hcp < 4 and spades 5`: "1 10", `W:shape 1=3=3=6`: "1 10", `S:shape 6xxx`: "", `NS:clubs 6`: "1 10",
		`vulnerable none`: "1",
	} {
		c, err := where.Parse(condition, Fields)
		if err != nil {
			t.Error(condition, err)
			continue
		}
		got := join(t, desk.Options{Likeness: -1, Choice: desk.Choice{Where: c}}, games)
		var boards []string
		for one := range strings.SplitSeq(boardsOf(got), "; ") {
			if board, _, ok := strings.Cut(one, " "); ok {
				boards = append(boards, board)
			}
		}
		if strings.Join(boards, " ") != want {
			t.Errorf("%s: %v, want %s", condition, boards, want)
		}
	}
}

// TestAlone: games say the same wherever they are, and those of one file do not give values to those of another (4.8).
func TestAlone(t *testing.T) {
	order, err := desk.ReadOrder("-board", Fields)
	if err != nil {
		t.Fatal(err)
	}
	const want = "10 Z ; 2 Ann Club; 1 Ann Club; "
	sorted := join(t, desk.Options{Likeness: -1, Order: order}, games)
	if boardsOf(sorted) != want || !strings.HasPrefix(sorted, "% PBN 2.1\n% EXPORT\n%Creator: X\n[Event \"\"]") {
		t.Errorf("%s\n%s", boardsOf(sorted), sorted)
	}
	const lone = "% PBN 2.1\n%Creator: Y\n[North \"B\"]\n[Board \"3\"]\n"
	joined := join(t, desk.Options{Likeness: -1}, games, lone)
	if boardsOf(joined) != "1 Ann Club; 2 Ann Club; 10 Z ; 3 B ; " || strings.Count(joined, "% PBN") != 1 || strings.Contains(joined, "EXPORT") ||
		!strings.Contains(joined, "%Creator: Y\n[North") {
		t.Errorf("%s\n%s", boardsOf(joined), joined)
	}
}

func TestTwins(t *testing.T) {
	for likeness, want := range [...]string{samePlayers: "1 Ann Club; 2 Ann Club; 10 Z ; ", sameAuction: "1 Ann Club; 2 Ann Club; ", sameDeal: "1 Ann Club; 2 Ann Club; "} {
		if got := boardsOf(join(t, desk.Options{Likeness: likeness}, games)); got != want {
			t.Errorf("likeness %d: %s", likeness, got)
		}
	}
}
