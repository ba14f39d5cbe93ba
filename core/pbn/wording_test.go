package pbn

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/testkit"
)

// wordings provoke what the inputs of the cases do not, a wording of a rule or two each.
var wordings = []string{
	"",
	"<!DOCTYPE html><p>",
	"<?xml version=\"1.0\"?>",
	"[White \"a\"]\n[Black \"b\"]\n1. e4",
	"<script type=text/x-pbn>{<!--}</script>",
	"[Site]\n[Board \"1\"]",
	"[Site a\"]\n[Board \"1\"]",
	"[Site \"a\"] ^",
	"[Date \"2013-08-24 18:36\"]",
	"[West \"Łukasz 日本\"]",
	strings.TrimSuffix(completeGame, "[Result \"?\"]\n"),
	"% EXPORT\n[Site \"x\"]\n;" + strings.Repeat("x", 253) + "\n",
	"[Site \"" + strings.Repeat("a", 235) + " \"b\" \"c\" d\"]\n",
	// The deal.
	"[Deal \"N:AKQ... ... JT9... 876...\"]",
	"[Deal \"N:AA... K... Q... J...\"]",
	strings.Replace(strings.Replace(fullDeal, "N:.", "N:K.", 1), "KQT2", "QT2", 1),
	"[Deal \"N:A... K... Q... J... T...\"]",
	"[Deal \"N: A... K... Q...\"]",
	"[Deal \"N:A...  K... Q...\"]",
	"[Deal \"N:SA.SK.. - - -\"]",
	"[Deal \"N:H63.DAKQ987.CA9732 - - -\"]",
	"[Deal \"N:Axx... - - -\"]",
	"[Deal \"N:A.K. - - -\"]",
	"[Deal \"N:1... - - -\"]",
	// The auction.
	"[Dealer \"N\"]\n[Auction \"?\"]\n1C *",
	auctionN + "1C * *",
	auctionN + "1C AP some words",
	auctionN + "1C AP [Note \"1:x\"] words",
	auctionN + "^R 1C *",
	auctionN + "1C (3) Pass *",
	auctionN + "1C =01= $03 *\n[Note \"1:x\"]",
	auctionN + "1C *\n[Note \"1:x\"]\n[Note \"01:y\"]",
	"[Declarer \"\"]\n[Contract \"1C\"]\n" + auctionN + "1C AP",
	// The play.
	"[Contract \"Pass\"]\n" + auctionN + "AP\n[Play \"W\"]\nSA *",
	"[Declarer \"N\"]\n" + auctionN + "AP\n[Play \"W\"]\nSA *",
	playW + "SK * *",
	playW + "SK * some words",
	playW + "SK H3 S3 S4\nC5 C6 CK C2\n*",
	playW + "^S SK *",
	playW + "^I SK *",
	played + "[Play \"?\"]\nSK H3 S4 S3\n*",
	"[Play \"W\"]\nSK - - -\n- SK *",
	// What follows from what.
	"[Dealer \"N\"]\n[Vulnerable \"None\"]\n[OptimumScore \"NS 50\"]\n" + twenty("6 6 6 6 6", "6 6 6 6 6"),
	"[Vulnerable \"None\"]\n[Scoring \"IMP;Butler\"]\n[ScoreTable \"Score_NS;IMP_NS\"]\n420 0\n420 1\n390 -1\n390 0.5",
	"[Site \"a\"]\n\n[Event \"b\"]\n\n[Site \"#\"]",
	"[Site \"##" + strings.Repeat("a", 240) + "\"]\n\n[Event \"b\"]\n\n[Site \"#\"]",
}

// TestWordings compares all that is said of the inputs of the cases with goldens that are to be read as a scorer would.
func TestWordings(t *testing.T) {
	var inputs []string
	for _, c := range ruleCases {
		inputs = append(inputs, c.In, c.Miss)
	}
	for _, c := range fixCases {
		inputs = append(inputs, c.In)
	}
	texts := slices.Concat(wordings, inputs, []string{solvedDeal + below(7, "1"), solvedDeal + below(10, "9")})
	testkit.WordingsAreRead(t, subject, testkit.Wordings(subject, texts, func(in string) []diag.Diagnostic {
		_, exported := Export(Bytes([]byte(in)), export.Options{})
		validated := Validate(Bytes([]byte(in)), Options{AsExport: true, Solved: solvedIn(in)})
		return slices.Concat(exported.Diagnostics.Items, exported.Changes.Items, validated.Diagnostics.Items)
	}))
}

// TestMessagesCutNoCharacter: what a message shows of a long text ends between two characters, wherever one begins.
func TestMessagesCutNoCharacter(t *testing.T) {
	for start := range 4 {
		long := strings.Repeat("a", start) + strings.Repeat("♠", 100)
		for _, in := range []string{"[Deal \"" + long + "\"]", "[Dealer \"" + long + "\"]", "[" + long + " \"a\"]",
			"[Deal \"N:- " + long + " - -\"]"} {
			found := Validate(Bytes([]byte(in)), Options{}).Diagnostics.Items
			if len(found) == 0 {
				t.Errorf("nothing is said of %s", in)
			}
			for i := range found {
				if m := found[i].Message; strings.ContainsRune(m, utf8.RuneError) {
					t.Errorf("%s: %s", in, m)
				}
			}
		}
	}
}
