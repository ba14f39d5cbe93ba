package turn

import (
	"strings"
	"testing"

	"pbn/core/source"
)

const played = `[Event "Club"]
[Board "7"]
[West "Will"]
[North "Nora"]
[East "Eve"]
[South "Sam"]
[Dealer "S"]
[Vulnerable "NS"]
[Deal "S:AKQJ.AKQ.AKQ.AKQ T987.JT98.JT98.J 6543.765.765.T98 2.432.432.765432"]
[Scoring "IMP"]
[Declarer "^S"]
[Contract "7NT"]
[Result "13"]
[Score "NS 2220"]
[Hidden "NE"]
[PairNS "4"]
[Auction "S"]
7NT {North smiles} AP
[Play "W"]
S2 S3 SA S7
*
[OptimumResultTable "Declarer;Denomination\3R;Result"]
N NT 13
E  S  0
[ScoreTable "Rank;PairId_NS;PairId_EW;Declarer;Score_NS"]
1 4 5 "S" 2220
`

// TestSeats: each seat and side goes with the cards, by one place and by two; the rest keeps its bytes.
func TestSeats(t *testing.T) {
	for by, want := range map[int]string{
		0: played,
		1: `[Event "Club"]
[Board "7"]
[West "Sam"]
[North "Will"]
[East "Nora"]
[South "Eve"]
[Dealer "W"]
[Vulnerable "EW"]
[Deal "W:AKQJ.AKQ.AKQ.AKQ T987.JT98.JT98.J 6543.765.765.T98 2.432.432.765432"]
[Scoring "IMP"]
[Declarer "^W"]
[Contract "7NT"]
[Result "13"]
[Score "EW 2220"]
[Hidden "ES"]
[PairEW "4"]
[Auction "W"]
7NT {North smiles} AP
[Play "N"]
S2 S3 SA S7
*
[OptimumResultTable "Declarer;Denomination\3R;Result"]
E NT 13
S  S  0
[ScoreTable "Rank;PairId_EW;PairId_NS;Declarer;Score_EW"]
1 4 5 "W" 2220
`,
		2: strings.NewReplacer(`West "Will"`, `West "Eve"`, `North "Nora"`, `North "Sam"`, `East "Eve"`, `East "Will"`, `South "Sam"`, `South "Nora"`,
			`Dealer "S"`, `Dealer "N"`, `"S:A`, `"N:A`, `^S`, `^N`, `"NE"`, `"SW"`, `Auction "S"`, `Auction "N"`, `Play "W"`, `Play "E"`,
			"N NT", "S NT", "E  S", "W  S", `5 "S"`, `5 "N"`).Replace(played),
	} {
		got, left, err := Seats([]byte(played), source.UTF8, by)
		if err != nil || string(got) != want {
			t.Errorf("by %d: %v\n%s", by, err, got)
		}
		if said := strings.Join(left, " "); by > 0 && said != "comments" {
			t.Errorf("by %d %q is left", by, said)
		}
		if back, _, _ := Seats(got, source.UTF8, -by); string(back) != played {
			t.Errorf("turned back:\n%s", back)
		}
	}
}

// TestWhatIsLeft: what cannot be turned is told, and stays.
func TestWhatIsLeft(t *testing.T) {
	const game = "[Board \"1\"]\n[Dealer \"Q\"]\n[Vulnerable \"?\"]\n[Deal \"?\"]\n[Declarer \"\"]\n[Minimax \"3NN400\"]\n[Auction \"\"]\n[Note \"1:asks West\"]\n"
	got, left, err := Seats([]byte(game), source.UTF8, 1)
	if err != nil || string(got) != game || strings.Join(left, " ") != "Dealer Minimax notes" {
		t.Errorf("%v %q\n%s", err, left, got)
	}
	if _, _, err := Seats([]byte(played+"\n"+played), source.UTF8, 1); err == nil {
		t.Error("two games are one")
	}
}

// TestNumber: a deal gets the dealer and the vulnerability of its number; what was bid keeps them, or is turned.
func TestNumber(t *testing.T) {
	const deal = "[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n[Deal \"S:AKQJ.AKQ.AKQ.AKQ T987.JT98.JT98.J 6543.765.765.T98 2.432.432.765432\"]\n"
	for _, c := range []struct {
		name      string
		numbering Numbering
		game      string
		number    int
		replaced  []string
		kept      Remains
	}{
		{"a deal", Numbering{}, deal, 2, []string{`Board "7"`, `Board "2"`, `Dealer "S"`, `Dealer "E"`, `"All"`, `"NS"`}, Remains{}},
		{"the number alone", Numbering{OnlyBoard: true}, deal, 2, []string{`Board "7"`, `Board "2"`}, Remains{}},
		{"turned", Numbering{Turns: true}, deal, 2, []string{`Board "7"`, `Board "2"`, `Dealer "S"`, `Dealer "E"`, `"All"`, `"NS"`, `"S:`, `"E:`}, Remains{}},
		{"bid", Numbering{}, "[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n[Contract \"3NT\"]\n", 2, []string{`"7"`, `"2"`}, Remains{Dealer: true, Vulnerable: true}},
		{"bid, and turned", Numbering{Turns: true}, "[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"EW\"]\n[Declarer \"N\"]\n", 2,
			[]string{`"7"`, `"2"`, `"S"`, `"E"`, `"EW"`, `"NS"`, `"N"`, `"W"`}, Remains{}},
		{"what it is worth", Numbering{}, "[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n[OptimumScore \"NS 400\"]\n", 2,
			[]string{`"7"`, `"2"`, `"S"`, `"E"`, `"All"`, `"NS"`}, Remains{Left: []string{"OptimumScore"}}},
		{"the deal alone", Numbering{Bare: true}, "{A lead}\r\n" + strings.ReplaceAll(played, "\n", "\r\n"), 2, []string{"{A lead}\r\n" + strings.ReplaceAll(played, "\n", "\r\n"),
			strings.ReplaceAll("[Event \"Club\"]\n[Board \"2\"]\n[Dealer \"E\"]\n[Vulnerable \"NS\"]\n[Deal \"S:AKQJ.AKQ.AKQ.AKQ T987.JT98.JT98.J 6543.765.765.T98 2.432.432.765432\"]\n\n", "\n", "\r\n")}, Remains{}},
		{"without a dealer", Numbering{}, "[Board \"7\"]\n", 16, []string{"[Board \"7\"]\n", "[Board \"16\"]\n[Dealer \"W\"]\n[Vulnerable \"EW\"]\n"}, Remains{}},
	} {
		want := strings.NewReplacer(c.replaced...).Replace(c.game)
		got, kept, err := c.numbering.Game([]byte(c.game), source.UTF8, c.number)
		if err != nil || string(got) != want || kept.Dealer != c.kept.Dealer || kept.Vulnerable != c.kept.Vulnerable || strings.Join(kept.Left, " ") != strings.Join(c.kept.Left, " ") {
			t.Errorf("%s: %v %+v\n%s", c.name, err, kept, got)
		}
	}
}
