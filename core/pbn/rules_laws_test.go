package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/rules"
)

// The auction and the play of the standard's example, and pieces of it.
const (
	auctionN = "[Dealer \"N\"]\n[Auction \"N\"]\n"
	played   = fullDeal + "[Declarer \"S\"]\n[Contract \"5HX\"]\n"
	playW    = played + "[Play \"W\"]\n"
	// oneSuitEach is a deal in which West, on lead against 1NT, has all spades, and the others no card of West's suit.
	oneSuitEach = "[Deal \"W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n[Declarer \"S\"]\n[Contract \"1NT\"]\n"
	ending      = "[Deal \"N:A.K.. K.A.. Q.Q.. J.J..\"]\n"
)

// thirteenTricks is a play of oneSuitEach.
var thirteenTricks = "[Play \"W\"]\n" + func() (lines string) {
	for _, rank := range "AKQJT98765432" {
		lines += strings.ReplaceAll("S# H# D# C#\n", "#", string(rank))
	}
	return lines
}()

// lawsCases are of the rules of the auction, the play, their annotations and notes, and the result.
var lawsCases, lawsFixes = readCases("laws")

// TestCardsNotInHand: where more than half of the cards are in other hands, or most of a line, that is one fault.
func TestCardsNotInHand_3_6_1_b(t *testing.T) {
	for _, c := range []struct {
		name, play string
		spans      []string
		said       string // in the first message, of how many cards
	}{
		{"3.6.1-b half of the cards", "SK H3 S3 S4\nC5 C2 CK C6\n*", []string{"S3", "S4", "CK", "C6"}, ""},
		{"3.6.1-b a third of the cards", "SK H3 S3 S4\nC5 C2 CK C6\nS2 H6 S5 S7\n*", []string{"S3", "S4", "CK", "C6"}, ""},
		{"3.6.1-b more than half", "SK H3 S3 S4\nC5 C6 CK C2\n*", []string{"S3"}, "5 of 8 cards"},
		{"3.6.1-b three, of three", "H3 S3 C4\n*", []string{"H3"}, "3 cards of this line"},
		{"3.6.1-b three of a line", "SK H3 S4 S3\nC5 C6 CK C2\n*", []string{"C6"}, "3 cards of this line"},
		{"3.6.1-b two of a line", "SK H3 S4 S3\nC5 C2 CK C6\n*", []string{"CK", "C6"}, ""},
	} {
		in := playW + c.play
		var spans []string
		said := ""
		for _, d := range Validate(Bytes([]byte(in)), Options{}).Diagnostics.Items {
			if d.Rule == rules.PlayNotInHand {
				spans, said = append(spans, in[d.Place.Range.Start.Byte:d.Place.Range.End.Byte]), said+d.Message
			}
		}
		if !slices.Equal(spans, c.spans) || !strings.Contains(said, c.said) || c.said == "" && strings.Contains(said, "cards") {
			t.Errorf("%s: at %q, want %q: %s", c.name, spans, c.spans, said)
		}
	}
}

// TestCardsOnTheTable: in an end position a hand with a card less has one on the table, which may be any card of the first line that no
// hand has; all others are in the hands.
func TestCardsOnTheTable_3_10(t *testing.T) {
	const fewer = "[Deal \"N:A.K.. K.A.. Q.Q.. J...\"]\n[Contract \"NT\"]\n"
	for in, want := range map[string][]string{
		fewer + "[Play \"W\"]\nH2 HK HA HQ\nSJ SA SK SQ\n":                                                nil,
		fewer + "[Play \"N\"]\nSA SK SQ C2\nHK HA HQ SJ\n":                                                nil,
		fewer + "[Play \"W\"]\nSA HK HA HQ\n*":                                                            {"SA"},
		fewer + "[Play \"W\"]\nSJ SA SK SQ\nC2 HK HA HQ\n":                                                {"C2"},
		fewer + "[Play \"N\"]\nC2 SK SQ SJ\n*":                                                            {"C2"},
		"[Deal \"N:A.K.. K.A.. Q.Q.. ...\"]\n[Contract \"NT\"]\n[Play \"W\"]\nC3 SA SK SQ\nC2 HK HA HQ\n": nil,
	} {
		if got := found(in, rules.PlayNotInHand); !slices.Equal(got, want) {
			t.Errorf("%q: %s is found at %q, want %q", in, rules.Name(rules.PlayNotInHand), got, want)
		}
	}
}
