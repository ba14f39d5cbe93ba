package pbn

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// afterEnds are words after the end of an auction or a play: what is said of them, with the text that it is said of, and how the game
// ends in export format.
var afterEnds = []struct{ in, names, out string }{
	{playW + "SK H3 S4 S3\n*\nHANDS: 12 of 24\nmore prose\n", "syntax/unexpected-text HANDS: 12 of 24\nmore prose",
		"*\n{HANDS: 12 of 24\nmore prose}\n"},
	{playW + "SK H3 S4 S3\n*\n\nHANDS: 12 of 24\nmore prose\n", "syntax/unexpected-text HANDS: 12 of 24\nmore prose",
		"*\n{HANDS: 12 of 24\nmore prose}\n"},
	{playW + "SK H3 S4 S3\n*\nHANDS: 12 of 24\n\nmore {prose\n", "syntax/unexpected-text HANDS: 12 of 24\n\nmore {prose",
		"*\n{HANDS: 12 of 24\n\nmore {prose}\n"},
	{playW + "SK H3 S4 S3\n* Result of board 3\n", "syntax/unexpected-text Result of board 3", "* {Result of board 3}\n"},
	{playW + "SK H3 S4 S3\n*\nÄ Straße SA\n", "syntax/unexpected-text Ä Straße SA\ntext/utf8 Ä", "* {Ä Straße SA}\n"},
	{playW + "SK H3 S4 S3\n*\nof [12] \"24\" }\n", "syntax/unexpected-text of [12] \"24\" }", "* {of [12] \"24\" )}\n"},
	{playW + "SK H3 S4 S3\n*\n*** Results ***\n", "syntax/unexpected-text *** Results ***", "* {*** Results ***}\n"},
	{playW + "SK H3 S4 S3\n*\n(12 of 24) =1= $5 !\n", "syntax/unexpected-text (12 of 24) =1= $5 !", "* {(12 of 24) =1= $5 !}\n"},
	{playW + "SK H3 S4 S3\n* a {b} c\n%d\ne ;f\n", "syntax/unexpected-text a {b} c\n%d\ne", "* {a} {b} {c}\n%d\n{e} ;f\n"},
	{oneSuitEach + thirteenTricks + "HANDS: 12 of 24\n", "syntax/unexpected-text HANDS: 12 of 24", "S2 H2 D2 C2 {HANDS: 12 of 24}\n"},
	{oneSuitEach + thirteenTricks + "*\nHANDS: 12 of 24\n", "syntax/unexpected-text HANDS: 12 of 24", "S2 H2 D2 C2\n* {HANDS: 12 of 24}\n"},
	{oneSuitEach + strings.TrimSuffix(thirteenTricks, "\n") + " $7 {c} three words more\n[Note \"1:x\"]",
		"syntax/unexpected-text three words more\nnote/unused \"1:x\"", "C2 $7 {c} {three words more}\n[Note \"1:x\"]\n"},
	{ending + "[Contract \"NT\"]\n[Play \"N\"]\nSA SK SQ SJ HK HA HQ HJ\nthree words more",
		"play/bad-card three\nplay/bad-card words\nplay/bad-card more", "HK HA HQ HJ\nthree words more -\n"},
	{ending + "[Contract \"NT\"]\n[Play \"N\"]\nSA SK SQ SJ HK HA HQ HJ * three words more", "syntax/unexpected-text three words more",
		"HK HA HQ HJ\n* {three words more}\n"},
	{auctionN + "1D Pass Pass Pass\nHANDS: 12 of 24\nmore prose\n", "syntax/unexpected-text HANDS: 12 of 24\nmore prose",
		"1D Pass Pass Pass\n{HANDS: 12 of 24\nmore prose}\n"},
	{auctionN + "1D AP\nHANDS: 12 of 24", "syntax/unexpected-text HANDS: 12 of 24", "1D Pass Pass Pass {HANDS: 12 of 24}\n"},
	{auctionN + "1D ALL PASS\nHANDS: 12 of 24", "auction/bad-call ALL PASS\nsyntax/unexpected-text HANDS: 12 of 24",
		"1D Pass Pass Pass {HANDS: 12 of 24}\n"},
	{auctionN + "1D Pass Pass Pass* HANDS\n", "auction/call-after-end *\nsyntax/unexpected-text HANDS", "1D Pass Pass Pass\n* {HANDS}\n"},
	{auctionN + "1D Pass Pass Pass(1) HANDS\n", "auction/bad-call (1)\nsyntax/unexpected-text HANDS", "1D Pass Pass Pass {(1)} {HANDS}\n"},
	{auctionN + "1D Pass *\nPass and pass\n[Room \"\"]\n", "syntax/unexpected-text Pass and pass", "1D Pass\n* {Pass and pass}\n"},
	{auctionN + "Pass Pass Pass Pass 1C", "auction/call-after-end 1C", "Pass Pass Pass Pass {1C}\n"},
	{auctionN + "1D Pass Pass Pass 2D ! X {c} AP", "auction/call-after-end 2D ! X {c} AP", "1D Pass Pass Pass {2D ! X} {c} {AP}\n"},
	{auctionN + "1D Pass Pass Pass * 2D", "auction/call-after-end 2D", "1D Pass Pass Pass\n* {2D}\n"},
	{auctionN + "1D Pass Pass Pass - -", "auction/misplaced-hyphen - -", "1D Pass Pass Pass {- -}\n"},
	{playW + "SK H3 S4 S3\n*\nC5 C2 C6 CK", "play/too-many-cards C5 C2 C6 CK", "SK H3 S4 S3\n* {C5 C2 C6 CK}\n"},
	{oneSuitEach + thirteenTricks + "+", "play/too-many-cards +", "S2 H2 D2 C2 {+}\n"},
	{oneSuitEach + thirteenTricks + "^R SA", "play/too-many-cards ^R SA", "S2 H2 D2 C2 {^R SA}\n"},
	{auctionN + "1D *\n[Auction \"N\"]\n1D * three words",
		"tag/duplicate [Auction \"N\"]\n1D * three words\nsyntax/unexpected-text three words", "[Auction \"N\"]\n{three words}\n1D\n*\n"},
}

func TestWordsAfterTheEnd_3_2_m(t *testing.T) {
	for _, c := range afterEnds {
		report := Validate(Bytes([]byte(c.in)), Options{})
		var names []string
		for _, d := range report.Diagnostics.Items {
			if rules.Name(d.Rule) != "play/missing-tag" {
				names = append(names, rules.Name(d.Rule)+" "+c.in[d.Place.Range.Start.Byte:d.Place.Range.End.Byte])
			}
		}
		if got := strings.Join(names, "\n"); got != c.names {
			t.Errorf("%q:\n%q, want\n%q", c.in, got, c.names)
		}
		out, _ := Export(Bytes([]byte(c.in)), export.Options{Encoding: plain.UTF8})
		if got := strings.ReplaceAll(string(out), "\r\n", "\n"); !strings.HasSuffix(got, c.out) {
			t.Errorf("%q:\n%s, want at its end\n%s", c.in, got, c.out)
		}
		checkProperties(t, []byte(c.in))
	}
}

// TestWordsAfterTheEndInAStream: in pieces a file is read as at once, also with another game after it.
func TestWordsAfterTheEndInAStream_3_2_m(t *testing.T) {
	for _, c := range afterEnds {
		file := []byte(c.in + "\n\n[Event \"the next\"]\n[Auction \"N\"]\n1C *\n")
		whole, of := Export(Bytes(file), export.Options{})
		stream := habits.PBN.Stream(iotest.OneByteReader(bytes.NewReader(file)), source.Automatic)
		var streamed bytes.Buffer
		in := ExportTo(&streamed, stream, export.Options{})
		if !bytes.Equal(whole, streamed.Bytes()) || len(of.Diagnostics.Items) != len(in.Diagnostics.Items) {
			t.Errorf("%q: in pieces\n%s", file, testkit.Difference(whole, streamed.Bytes()))
			continue
		}
		for i, d := range of.Diagnostics.Items {
			if s := in.Diagnostics.Items[i]; s.Rule != d.Rule || s.Message != d.Message || s.Place.Range != d.Place.Range {
				t.Errorf("%q: %s %s, in pieces %s %s", file, rules.Name(d.Rule), d.Message, rules.Name(s.Rule), s.Message)
			}
		}
	}
}

// TestChangesAfterTheEnd: what is kept as a comment after an end is counted under the rule that reports it.
func TestChangesAfterTheEnd_3_2_m(t *testing.T) {
	for in, want := range map[string]diag.Rule{
		auctionN + "1D AP - -":      rules.AuctionMisplacedHyphen,
		auctionN + "1D AP\n-\t-\n":  rules.AuctionMisplacedHyphen,
		auctionN + "1D - AP\n-":     rules.AuctionMisplacedHyphen,
		auctionN + "1D AP - 1H":     rules.AuctionCallAfterEnd,
		auctionN + "1D AP 1H -":     rules.AuctionCallAfterEnd,
		auctionN + "1D AP some -":   rules.SyntaxUnexpectedText,
		playW + "SK H3 S4 S3\n* SA": rules.PlayTooManyCards,
		playW + "SK H3 S4 S3\n* -":  rules.PlayTooManyCards,
	} {
		_, r := Export(Bytes([]byte(in)), export.Options{})
		if r.Diagnostics.Found(want) != 1 {
			t.Errorf("%q: %s is found %d times, want once", in, rules.Name(want), r.Diagnostics.Found(want))
		}
		for _, rule := range []diag.Rule{rules.AuctionMisplacedHyphen, rules.AuctionCallAfterEnd, rules.PlayTooManyCards,
			rules.SyntaxUnexpectedText} {
			if is := slices.Contains(r.ChangeCounts(), report.Change{Rule: rule, Count: 1}); is != (rule == want) {
				t.Errorf("%q: a change of %s is counted: %t, want %t", in, rules.Name(rule), is, rule == want)
			}
		}
	}
}

// TestColumnsTurnBeforeTheWords: the last card of the text is not the last that is written.
func TestColumnsTurnBeforeTheWords_3_2_m(t *testing.T) {
	out, _ := Export(Bytes([]byte(oneSuitEach+playFromNorth+"three words")), export.Options{})
	if !strings.Contains(string(out), "\r\nS2 H2 D2 C2 {three words}\r\n") {
		t.Errorf("%s", out)
	}
	checkProperties(t, []byte(oneSuitEach+playFromNorth+"three words"))
}

// playFromNorth is thirteenTricks with the columns of North first.
var playFromNorth = "[Play \"N\"]\n" + func() (lines string) {
	for _, rank := range "AKQJT98765432" {
		lines += strings.ReplaceAll("H# D# C# S#\n", "#", string(rank))
	}
	return lines
}()
