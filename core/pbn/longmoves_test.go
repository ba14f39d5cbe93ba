package pbn

import (
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/pbn/export"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// longestAuction is the longest that the laws allow.
func longestAuction() string {
	calls := []string{"Pass", "Pass", "Pass"}
	for level := 1; level <= 7; level++ {
		for _, denomination := range []string{"C", "D", "H", "S", "NT"} {
			calls = append(calls, string(rune('0'+level))+denomination, "Pass", "Pass", "X", "Pass", "Pass", "XX", "Pass", "Pass")
		}
	}
	return strings.Join(append(calls, "Pass"), " ")
}

// TestLongestAuction_3_5_d: the longest auction that there can be is read whole.
func TestLongestAuction_3_5_d(t *testing.T) {
	file := "[Dealer \"N\"]\n[Auction \"N\"]\n" + longestAuction() + "\n"
	Parse(Bytes([]byte(file)), func(_ *source.Text, g *game.Game) {
		if n := len(g.Auction.Moves); n != game.LongestAuction || g.Auction.State != game.Finished || g.Auction.IsIllegal {
			t.Errorf("%d calls, %v, illegal: %v", n, g.Auction.State, g.Auction.IsIllegal)
		}
	})
	r := Validate(Bytes([]byte(file)), Options{})
	if n := r.Diagnostics.Found(rules.AuctionCallAfterEnd); n > 0 {
		t.Errorf("%d calls come after the end", n)
	}
}

// TestTooManyCalls_3_5_d: more calls than any auction can have are kept as a comment, and reported once; so is a play that does not end.
func TestTooManyCalls_3_5_d(t *testing.T) {
	const calls = 5000
	for _, c := range []struct {
		start, piece string
		rule         string
		said         string
	}{
		{"[Dealer \"N\"]\n[Auction \"N\"]\n", "1C ", "auction/call-after-end", "319"},
		{"[Dealer \"N\"]\n[Auction \"N\"]\n", "1C*", "auction/call-after-end", "319"},
		{"[Dealer \"N\"]\n[Auction \"N\"]\n", "^S ", "syntax/unexpected-text", "kept as a comment"},
		{"[Dealer \"N\"]\n[Auction \"N\"]\n", "1C x ", "auction/call-after-end", "319"},
		{"[Play \"N\"]\n", "+ ", "play/after-plus", ""},
	} {
		file := c.start + strings.Repeat(c.piece, calls) + "\n"
		Parse(Bytes([]byte(file)), func(_ *source.Text, g *game.Game) {
			moves := 0
			if g.Auction != nil {
				moves = len(g.Auction.Moves)
			}
			if moves > game.MostMoves {
				t.Errorf("%s: %d moves", c.piece, moves)
			}
		})
		r := Validate(Bytes([]byte(file)), Options{})
		found := false
		for _, d := range r.Diagnostics.Items {
			found = found || rules.Name(d.Rule) == c.rule && strings.Contains(d.Message, c.said)
		}
		if !found {
			t.Errorf("%s: %s is not reported", c.piece, c.rule)
		}
		out, _ := Export(Bytes([]byte(file)), export.Options{})
		word := strings.Fields(strings.ReplaceAll(c.piece, "*", " "))[0]
		if word == "^S" || word == "+" {
			continue // export format writes these in another way
		}
		// A comment of one long word is broken to lines.
		if n := strings.Count(strings.Join(strings.Fields(string(out)), ""), word); n != calls {
			t.Errorf("%s: of %d calls %d are in the export", c.piece, calls, n)
		}
		again, _ := Export(Bytes(out), export.Options{})
		if string(again) != string(out) {
			t.Errorf("%s: the export of the export differs", c.piece)
		}
	}
}

// TestTooManyAnnotations_3_5_2: more annotations than a call can have are kept as a comment.
func TestTooManyAnnotations_3_5_2(t *testing.T) {
	const all, kept = 1000, 64
	for _, piece := range []string{" !", " $7", " =3="} {
		file := "[Dealer \"N\"]\n[Auction \"N\"]\n1C" + strings.Repeat(piece, all) + " AP\n"
		Parse(Bytes([]byte(file)), func(_ *source.Text, g *game.Game) {
			m := &g.Auction.Moves[0]
			comment := ""
			for _, c := range m.AllComments() {
				comment += c.Text
			}
			word := strings.TrimSpace(piece)
			if n := len(m.Annotations()); n != kept || strings.Count(comment, word) != all-kept || len(g.Auction.Moves) != 4 ||
				g.Auction.Declarer != bridge.North {
				t.Errorf("%q: %d annotations, %d in a comment, %d calls, %v", piece, n, strings.Count(comment, word), len(g.Auction.Moves),
					g.Auction.Declarer)
			}
		})
	}
}
