package lin

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

// originsOf are the pieces of the PBN that is made of LIN, each with the part of the LIN that it comes from.
func originsOf(lin string) string {
	text := habits.PBN.Text([]byte(lin), source.UTF8)
	r := &Report{Diagnostics: diag.List{Rules: Rules}}
	c := composer{diags: &r.Diagnostics, most: mostPBN(len(lin))}
	r.compose(&c, text, func(reader *reader) { reader.commands(source.Span{End: len(lin)}) })
	var out strings.Builder
	for i, o := range c.origins {
		end := len(c.out)
		if i+1 < len(c.origins) {
			end = int(c.origins[i+1].at)
		}
		if piece := string(c.out[o.at:end]); piece != "" {
			fmt.Fprintf(&out, "%q from %q\n", piece, lin[o.start:o.end])
		}
	}
	return out.String()
}

// TestOrigins holds where each piece of a board comes from: what is found in the PBN is said of that place in the LIN.
func TestOrigins(t *testing.T) {
	const lin = "vg|Cup,Final,I,1,1,A,0,B,0|rs|1NN=|pn|s,w,n,e|qx|o1|nt|hello|md|3S2,,,|sv|e|mb|1N|an|weak|mb|p|mb|p|mb|p|" +
		"nt|lead|pc|S3|pc|S4!|pc|S5|pc|S2|pc|H2|mc|7|"
	got := originsOf(lin)
	if got != wantOrigins {
		t.Errorf("got\n%s\nwant\n%s", got, wantOrigins)
	}
}

const wantOrigins = `"% PBN 2.1\n" from "qx|o1|"
" {hello}\n" from "hello"
"[Event \"Cup\"]\n" from "qx|o1|"
"[Board \"1\"]\n" from "1"
"[South \"s\"]\n" from "s"
"[West \"w\"]\n" from "w"
"[North \"n\"]\n" from "n"
"[East \"e\"]\n" from "e"
"[Dealer \"N\"]\n" from "3"
"[Vulnerable \"EW\"]\n[Deal \"N:- - " from "e"
"2... -\"]\n" from "2"
"[Scoring \"IMP\"]\n" from "I"
"[Declarer \"N\"]\n" from "p"
"[Contract \"1NT\"]\n" from "p"
"[Result \"7\"]\n" from "7"
"[Stage \"Final\"]\n" from "Final"
"[HomeTeam \"A\"]\n" from "A"
"[VisitTeam \"B\"]\n" from "B"
"[Room \"Open\"]\n" from "qx|o1|"
"[Auction \"N\"]\n" from "qx|o1|"
"1NT =1= " from "1N"
"Pass " from "p"
"Pass " from "p"
"Pass" from "p"
" {lead}\n" from "lead"
"[Note \"1:weak\"]\n" from "weak"
"[Play \"E\"]\n" from "S3"
"S3 " from "S3"
"S4 " from "S4"
"S5 " from "S5"
"S2\n- - " from "S2"
"H2\n *" from "H2"
`

// TestNamesWithBars: the values of which commands have no bar in them.
func TestNamesWithBars(t *testing.T) {
	const none = " mb pc md sv mc qx rs pg up "
	for a := 'a'; a <= 'z'; a++ {
		for b := 'a'; b <= 'z'; b++ {
			n := name{byte(a), byte(b)}
			want := strings.Contains(none, " "+string(n[:])+" ")
			if got := !mayHaveBar(n); got != want {
				t.Errorf("%s: %t", n, got)
			}
		}
	}
}

// TestNames: two letters or digits, of either case; nothing else is a name.
func TestNames(t *testing.T) {
	for a := range 256 {
		for b := range 256 {
			text := []byte{byte(a), byte(b)}
			got, ok := commandName(text)
			is := func(c byte) bool { return c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' }
			if want := is(text[0]) && is(text[1]); ok != want || ok && string(got[:]) != strings.ToLower(string(text)) {
				t.Errorf("%q: %q, %t", text, got, ok)
			}
		}
	}
	for _, text := range []string{"", "m", "mbx"} {
		if _, ok := commandName([]byte(text)); ok {
			t.Errorf("%q is a name", text)
		}
	}
}

// TestPlacesOfHands: what is found in a hand has its place in that hand, also where it has no spades.
func TestPlacesOfHands(t *testing.T) {
	const suits, ranks = "SHDC", "AKQJT98765432"
	for at := range order {
		for first := range len(suits) - 1 {
			bad := suits[first:first+1] + ranks + suits[first+1:first+2] + "A"
			want := bad
			if first == 0 { // from its first card on
				want = bad[1:]
			}
			hands := [4]string{"S2", "S3", "S4", "S5"}
			hands[at] = bad
			for _, lin := range []string{"md|1" + strings.Join(hands[:], ",") + "|",
				viewer + "s=" + hands[0] + "&w=" + hands[1] + "&n=" + hands[2] + "&e=" + hands[3]} {
				_, r := ToPBN([]byte(lin), source.Automatic, utf8PBN)
				var said []string
				for i := range r.OfGames.Items {
					d := &r.OfGames.Items[i]
					if d.Rule == rules.DealCardCount && strings.Contains(d.Message, "14") {
						said = append(said, lin[d.Place.Range.Start.Byte:d.Place.Range.End.Byte])
					}
				}
				if len(said) != 1 || said[0] != want {
					t.Errorf("%s: 14 cards are at %q, want %q", lin, said, want)
				}
			}
		}
	}
}
