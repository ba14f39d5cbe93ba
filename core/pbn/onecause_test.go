package pbn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// causes are files with faults, and what must be said of them: one thing of each cause.
var causes = []cause{
	// A part that a blank line has cut off.
	{"[Event \"x\"]\n[Board \"1\"]\n[Dealer \"N\"]\n\n[Auction \"N\"]\n1C AP\n", "game/split auction/no-dealer"},
	{"[Board \"1\"]\n\n" + "[Play \"W\"]\nSK *", "game/split"},
	{auctionN + "1C =1= AP\n\n[Note \"1:x\"]", "game/split note/misplaced"},
	{auctionN + "1C =1= 1D =2= AP\n\n[Note \"1:x\"]\n\n[Note \"2:x\"]", "game/split note/misplaced game/split note/misplaced"},
	{auctionN + "1C =1= 1D =2= AP\n\n[Note \"1:x\"]", "note/undefined game/split note/misplaced"},
	{auctionN + "1C AP\n[Note \"1:x\"]\n\n[Play \"E\"]\nSA =1= *", "game/split note/undefined"},
	{auctionN + "1C =1= AP\n[Note \"1\"]", "note/syntax"},
	{auctionN + "1C =1= AP\n[Note \"+1:x\"]", "note/syntax"},
	{"[Dealer \"N\"]\n\n[Auction \"N\"]\nAP\n[Site \"\"]\n[Note \"1:x\"]", "game/split auction/no-dealer note/misplaced"},

	// A missing quote, bracket or brace.
	{"[Event \"abc]\n[Site \"x\"]", "syntax/unterminated-string"},
	{"[Event \"abc]\n{c}\n[Site \"x\"]", "syntax/unterminated-string"},
	{"[Event \"abc\n[Site \"x\"]", "syntax/unterminated-string"},
	{"[Event \"abc\n{c}\n\n[Site \"x\"]", "syntax/unterminated-string"},
	{"[Event \"abc [Site \"x\"]", "syntax/unterminated-string"},
	{"[Dealer \"N]\n[Site \"x\"]", "syntax/unterminated-string"},
	{"[Dealer \"Q\n[Site \"x\"]", "syntax/unterminated-string tag/invalid-value"},
	{strings.Replace(fullDeal, ".85\"]", ".85]", 1) + "\n[Site \"x\"]", "syntax/unterminated-string"},
	{"[ScoreTable \"Rank;Names_NS]\n1 \"a\"\n2 \"a\"", "syntax/unterminated-string"},
	{"[ScoreTable \"Rank;Names_NS;Score_NS\"]\n1 \"abc 5\n2 \"d\" 6\n3 \"e\" 7", "syntax/unterminated-string"},
	{"[ScoreTable \"Rank;Names_NS;Score_NS\"]\n1 abc\" 5\n2 \"d\" 6\n3 \"e\" 7", "syntax/unterminated-string"},
	{"[ScoreTable \"Rank;Names_NS;Score_NS\"]\n1 \"abc 5\n2 \"d\"\n3 \"e\" 7\n4 \"f\" 8\n5 \"g\" 9",
		"syntax/unterminated-string table/row-length"},
	{"[Event abc\"]\n[Site \"x\"]", "syntax/unterminated-string"},

	// Text in a table that cannot be read.
	{"[ScoreTable \"Rank;Names_NS\"]\n1 ]\n2 \"a\"\n3 \"b\"", "syntax/unexpected-text"},
	{"[ScoreTable \"Rank;Names_NS\"]\n] \"a\"\n2 \"a\"\n3 \"b\"", "syntax/unexpected-text"},
	{"[ScoreTable \"Rank;Names_NS\"] ]\n1\n2 \"a\"\n3 \"b\"", "syntax/unexpected-text table/row-length"},
	{"[ScoreTable \"Rank;Names_NS;Score_NS\"]\n1 [x]\n2\n3 \"b\" 7\n4 \"c\" 8\n5 \"d\" 9", "syntax/unexpected-text table/row-length"},
	{"[ScoreTable \"Rank;Names_NS\"]\n1 % \n2 a", "syntax/unexpected-text"},
	{"[Event abc def\"]\n[Site \"x\"]", "syntax/unterminated-string"},
	{"[Site \"a\"\n{comment}\n[Round \"1\"]", "syntax/unclosed-tag"},
	{"[Event \"x\";]\n[Site \"x\"]", "syntax/unclosed-tag"},
	{"[Event {c} \"x\"\n[Site \"x\"]", "syntax/unclosed-tag syntax/comment-in-tag"},
	{"[Event \"x\" {c]\n[Site \"x\"]", "syntax/unterminated-comment"},
	{"[Event x]\n[Site \"x\"]", "syntax/unexpected-text"},
	{auctionN + "1C {abc\nAP\n\n[Event \"y\"]\n[Board \"2\"]", "syntax/unterminated-comment"},
	{playW + "SK $8 {abc\nH3\n\n[Event \"y\"]\n[Board \"2\"]", "syntax/unterminated-comment"},
	{"[ScoreTable \"Rank\"]\n1 {abc\n2\n\n[Event \"y\"]", "syntax/unterminated-comment"},
	{"[ScoreTable \"Rank;MP_NS\"]\n1 {abc\n2\n\n[Event \"y\"]", "syntax/unterminated-comment"},
	{auctionN + "1C AP\n[Play \"E\"]\nSA {abc\n\n[Event \"y\"]", "play/missing-tag syntax/unterminated-comment"},

	// Text before the tag of a table on its line: it has taken no element of the table.
	{"[Site \"x\"] ] [ScoreTable \"Rank;Names_NS\"] 1", "syntax/unexpected-text table/row-length"},
	{"[Site \"x\"] [ScoreTable \"Rank;Names_NS\"] ] 1", "syntax/unexpected-text"},
	{"[ActionTable \"Rank\"] ] [ScoreTable \"Rank;Names_NS\"] 1", "syntax/unexpected-text table/row-length"},

	// A wrong declarer makes no wrong score, a misprint in the deal no wrong play.
	{"[Dealer \"S\"]\n[Vulnerable \"NS\"]\n[Declarer \"W\"]\n[Contract \"5HX\"]\n[Result \"9\"]\n[Score \"NS -500\"]\n[Auction \"S\"]\n" +
		"5H X AP", "auction/declarer-mismatch"},
	{misprint(".85\"", ".84\"") + "SK H3 S4 S3\nC5 C2 C6 CK\n*", "deal/duplicate-card"},
	{misprint("J6542", "J654T") + "D2 DA DT D3\n*", "deal/duplicate-card"},
	{misprint("J6542", "J654T") + "- D2 *", "deal/duplicate-card"},
	{misprint("KQT2.", "KQT.") + "SK H3 S4 S3\nS2 *", "deal/card-count"},
	{strings.Replace(misprint("KQT2.", "KQT."), "A8654", "A86542", 1), "deal/card-count"},
	{strings.Replace(misprint("KQT2.", "KQT."), "A8654", "A865", 1), "deal/card-count deal/card-count"},

	// All passed, and cards were played.
	{strings.Replace(playW, "5HX", "Pass", 1) + "SK *", "contract/passed-out"},
	{fullDeal + "[Declarer \"\"]\n[Contract \"Pass\"]\n[Play \"W\"]\nSK *", "contract/passed-out"},
	{fullDeal + "[Declarer \"\"]\n[Contract \"Pass\"]\n[Play \"W\"]\n*", ""},
	{fullDeal + auctionN + "AP\n[Play \"W\"]\nSK *", "play/missing-tag contract/passed-out"},
	{fullDeal + "[Declarer \"S\"]\n[Contract \"1C\"]\n" + auctionN + "AP\n[Play \"W\"]\nSK *", "auction/contract-mismatch"},

	// The second end.
	{auctionN + "1C * *", "auction/call-after-end"},
	{auctionN + "1C * * *", "auction/call-after-end"},
	{playW + "* *", "play/too-many-cards"},

	// A misspelt pass, or AP, among the calls that may end the auction.
	{auctionN + "1C Pas Pass Pass", "auction/bad-call"},
	{auctionN + "1C Pass pss Pass", "auction/bad-call"},
	{auctionN + "Pass Pass Pass Pas", "auction/bad-call"},
	{auctionN + "1C Pass App", "auction/bad-call"},
	{auctionN + "1C Pas Pass", "auction/bad-call auction/unfinished"},
	{auctionN + "1C Pass Pass ___", "auction/bad-call auction/unfinished"},
	{auctionN + "1C Pass 1Z", "auction/bad-call auction/unfinished"},

	{auctionN + "1C AP *", ""},
	{auctionN + "1C AP * *", "auction/call-after-end"},

	// A call that makes others doubtful.
	{auctionN + "1C Pass X XX AP", "auction/illegal-double"},
	{auctionN + "1C XX X AP", "auction/illegal-redouble"},
	{auctionN + "1C XX 1D Pass X AP", "auction/illegal-redouble auction/illegal-double"},
	{auctionN + "1D ^i 1C AP", "syntax/unexpected-text"},
	{auctionN + "1D $1 ^i 1C AP", "syntax/unexpected-text"},
	{auctionN + "1D ^i 2C 1D AP", "syntax/unexpected-text auction/insufficient-bid"},
	{playW + "SK H3 ^r DT S3\n*", "syntax/unexpected-text"},
	{playW + "SK H3 {^r} DT S3\n*", "play/revoke"},

	// Not known and not applicable are fine everywhere (ledger 3.4.3).
	{"[Declarer \"?\"]\n[Contract \"1C\"]\n[Result \"1\"]", ""},
	{"[Declarer \"\"]\n[Contract \"?\"]\n[Result \"\"]", ""},

	// But an empty Declarer says that all passed (ledger 3.4.15-e).
	// Who made each call.
	{"[Dealer \"E\"]\n[Declarer \"N\"]\n[Auction \"N\"]\n1C AP", "auction/first-column"},
	{"[Dealer \"E\"]\n[Declarer \"E\"]\n[Auction \"N\"]\n1C AP", "auction/first-column"},
	{"[Declarer \"\"]\n[Contract \"1C\"]\n[Result \"1\"]", "contract/passed-out"},
	{"[Declarer \"\"]\n[Result \"1\"]", "contract/passed-out"},
	{"[Declarer \"\"]\n[Contract \"1Z\"]", "tag/invalid-value"},
	{"[Declarer \"\"]\n" + auctionN + "1C AP", "contract/passed-out"},
	{"[Declarer \"\"]\n[Contract \"\"]\n[Result \"\"]\n" + auctionN + "1C AP", "contract/passed-out"},
	{"[Declarer \"\"]\n[Contract \"\"]\n[Result \"\"]\n" + auctionN + "AP", ""},
	{"[Declarer \"?\"]\n[Contract \"?\"]\n[Result \"?\"]\n" + auctionN + "1C AP", ""},
}

// misprint is a play of the deal with one hand written otherwise.
func misprint(is, written string) string { return strings.Replace(playW, is, written, 1) }

func TestCausesAreToldOnce(t *testing.T) { testkit.Causes(t, subject, causesOf(causes)) }

// TestNoLayoutOfWhatIsNotClosed: what is wrong with a tag pair that is not closed is said by another rule than its layout.
func TestNoLayoutOfWhatIsNotClosed(t *testing.T) {
	for _, in := range []string{"[Event \"abc]\r\n", "[Event abc\"]\r\n", "[Event \"x\"\r\n{c}\r\n", "[Event \"x\";]\r\n"} {
		got := against("% PBN 2.1\r\n% EXPORT\r\n"+in+"[Site \"\"]\r\n", true)
		isSaid := slices.ContainsFunc(got, func(name string) bool { return strings.HasPrefix(name, "syntax/") })
		if !isSaid || slices.Contains(got, rules.Name(rules.ExportTagLayout)) {
			t.Errorf("%q: %q", in, got)
		}
	}
}

// TestNoSafeFixInASplitPart: nothing may hide that the part belongs to the game before it (ledger 3-d).
func TestNoSafeFixInASplitPart_3_d(t *testing.T) {
	for _, in := range []string{
		"[Dealer \"N\"]\n\n[Auction \"N\"]\n1N AP", "[Dealer \"N\"]\n\n[Auction \"N\"]\n1C", "[Board \"1\"]\n\n[Play \"W\"]\nSK",
		"[Board \"1\"]\n\n[Play \"W\" {c}]\nSK",
	} {
		items := Validate(Bytes([]byte(in)), Options{}).Diagnostics.Items
		if !slices.ContainsFunc(items, func(d diag.Diagnostic) bool { return d.Rule == rules.GameSplit }) || len(items) < 2 {
			t.Errorf("%q: %+v", in, items)
		}
		for _, d := range items {
			for _, fix := range d.Fixes {
				if fix.Safe {
					t.Errorf("%q: %s has the safe fix %q", in, rules.Name(d.Rule), fix.Title)
				}
			}
		}
	}
}

// TestNoFixForAPassedOutPlay: from an auction in which all passed nothing can be filled in for a play.
func TestNoFixForAPassedOutPlay_3_1_c(t *testing.T) {
	items := Validate(Bytes([]byte(fullDeal+auctionN+"AP\n[Play \"W\"]\nSK *")), Options{}).Diagnostics.Items
	if len(items) == 0 {
		t.Error("nothing is found")
	}
	for _, d := range items {
		if len(d.Fixes) > 0 {
			t.Errorf("%s has the fix %q", rules.Name(d.Rule), d.Fixes[0].Title)
		}
	}
}

// TestHandWithoutCards: a hand that is not given is a hyphen, and the message says so.
func TestHandWithoutCards_3_4_11_b(t *testing.T) {
	d := Validate(Bytes([]byte("[Deal \"N:.63.AKQ987.A9732 ... - -\"]")), Options{}).Diagnostics.Items
	if len(d) != 1 || !strings.Contains(d[0].Message, "“-”") {
		t.Errorf("%+v", d)
	}
}

// TestSplitPartLacksNoTags: its tags are before the blank line.
func TestSplitPartLacksNoTags_3_d(t *testing.T) {
	got := against("% PBN 2.1\r\n% EXPORT\r\n[Dealer \"N\"]\r\n\r\n[Auction \"N\"]\r\n1C Pass Pass Pass\r\n", true)
	if want := []string{"export/missing-tag", "game/split", "auction/no-dealer"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
