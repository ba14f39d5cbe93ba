package pbn

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// readingFixes are of the rules of readingCases.
var readingFixes = []fixCase{
	{rules.AnnotationRepeated, "[Auction \"N\"]\n1C ! $5 ? AP", "[Auction \"N\"]\n1C ! $5 $2 AP"},
	{rules.AnnotationRepeated, "[Auction \"N\"]\n1C!?!1D *", "[Auction \"N\"]\n1C!?$1 1D *"},
	{rules.AnnotationRepeated, "[Play \"N\"]\nSA!?!!*", "[Play \"N\"]\nSA!?$9*"},
	{rules.DealSyntax, "[Deal \"N:.63.AKQ98710.A9732 - - -\"]", "[Deal \"N:.63.AKQ987T.A9732 - - -\"]"},
	{rules.DealSyntax, "[Deal \"N:...AKQJ109876543\"] {x}", "[Deal \"N:...AKQJT9876543 - - -\"] {x}"},
	{rules.DealSyntax, "[Dealer \"e\"][Deal \"AKQ.J32.T98.7654 \t - - SA.HK\"]", "[Dealer \"e\"][Deal \"E:AKQ.J32.T98.7654 - - A.K..\"]"},
	{rules.DealSyntax, "[Deal \"north:H63.DAKQ987.CA9732 - - -\"]", "[Deal \"N:.63.AKQ987.A9732 - - -\"]"},
	{rules.GameMissingSeparator, "[Board \"1\"][Deal \"?\"]\r\n[Board \"2\"][Deal \"?\"]", "[Board \"1\"][Deal \"?\"]\r\n\r\n[Board \"2\"][Deal \"?\"]"},
	{rules.GameMissingSeparator, "[Board \"1\"][Deal \"?\"][Board \"2\"][Deal \"?\"]", "[Board \"1\"][Deal \"?\"]\n\n[Board \"2\"][Deal \"?\"]"},
	{rules.GameMissingSeparator, "[Board \"1\"]\r\n[Deal \"?\"]\r[Board \"2\"]\r\n[Deal \"?\"]", "[Board \"1\"]\r\n[Deal \"?\"]\r\r[Board \"2\"]\r\n[Deal \"?\"]"},
	{rules.GameMissingSeparator, "[Board \"1\"][Deal \"?\"]{x}\r%y\r[Board \"2\"][Deal \"?\"]", "[Board \"1\"][Deal \"?\"]{x}\r\r%y\r[Board \"2\"][Deal \"?\"]"},
	{rules.GameSharedDeal, "[Board \"1\"]" + fullDeal + "\n[Site \"x\"]\n[Board \"1\"]\n[Room \"Open\"]", "[Board \"1\"]" + fullDeal + "\n[Site \"x\"]\n[Board \"1\"]\n" + fullDeal + "[Room \"Open\"]"},
	{rules.GameSharedDeal, "[Board \"1\"]" + fullDeal + "\n[Own \"x\"]\n[Board \"1\"]", "[Board \"1\"]" + fullDeal + "\n" + fullDeal + "[Own \"x\"]\n[Board \"1\"]"},
	{rules.GameSharedDeal, "[Board \"1\"]" + fullDeal + "\n[Board \"1\"] {x}", "[Board \"1\"]" + fullDeal + "\n" + fullDeal + "[Board \"1\"] {x}"},
	{rules.GameSplit, "[Board \"1\"]\n \n\n[Play \"N\"]\nSA *", "[Board \"1\"]\n[Play \"N\"]\nSA *"},
	{rules.GameSplit, "[Board \"1\"]\r\n\r\n{x}\r\n\r\n[Play \"N\"]\r\nSA *", "[Board \"1\"]\r\n{x}\r\n[Play \"N\"]\r\nSA *"},
	{rules.SyntaxCommentInSection, "[ScoreTable \"Rank\"] {a}\n1 {x}\n{y} ;z\n2 {u\n\nv} 3\n4{w}5 ;end", "[ScoreTable \"Rank\"] {a}\n{x}\n{y}\n;z\n{u\n\nv}\n{w}\n;end\n1\n2 3\n4 5"},
	{rules.SyntaxCommentInSection, "[ScoreTable \"Rank\"] 1 {x} ;z\r\n2", "[ScoreTable \"Rank\"]\r\n{x}\r\n;z\r\n 1\r\n2"},
	{rules.SyntaxCommentInSection, "[ScoreTable \"Rank\"]\r1\r;x\n\n[Board \"2\"]", "[ScoreTable \"Rank\"]\r;x\r1\r\n\n[Board \"2\"]"},
	{rules.SyntaxCommentInSection, "[ScoreTable \"Rank\"]\n1\n{x} %2", "[ScoreTable \"Rank\"]\n{x}\n1\n %2"},
	{rules.SyntaxCommentInTag, "[Site {x} \"a\"]", "[Site \"a\"]\n{x}"},
	{rules.SyntaxCommentInTag, "[{a}Site ;b\r\n\"a\" {c}] {d}", "[Site\r\n\"a\"]\r\n{a}\r\n;b\r\n{c} {d}"},
	{rules.SyntaxCommentInTag, "[Site\n{a} \"a\" {b}\n]", "[Site\n\"a\"\n]\n{a}\n{b}"},
	{rules.SyntaxCommentInTag, "[Site {a}\n\"a\"\n{b} {c}]", "[Site\n\"a\"\n]\n{a}\n{b}\n{c}"},
	{rules.SyntaxCommentInTag, "[Site ;b\n\"a\"][Event \"\"]", "[Site\n\"a\"]\n;b\n[Event \"\"]"},
	{rules.SyntaxCommentInTag, "[Site ;b\n\"a\"]\t\n[Event \"\"]", "[Site\n\"a\"]\n;b\t\n[Event \"\"]"},
	{rules.SyntaxUnclosedTag, "[Site \"a\" {x}\n[Board \"1\"]", "[Site \"a\"] {x}\n[Board \"1\"]"},
	{rules.SyntaxUnclosedTag, "[Site \"a\"\n\n[Board \"1\"", "[Site \"a\"]\n\n[Board \"1\"]"},
	{rules.SyntaxUnterminatedComment, "[Site \"a\"] {x\n\n[Board \"1\"]", "[Site \"a\"] {x}\n\n[Board \"1\"]"},
	{rules.SyntaxUnterminatedString, "[Site \"a\n]", "[Site \"a\"\n]"},
	{rules.SyntaxUnterminatedString, "[Site \"a b]\n[Board \"1\"]", "[Site \"a b\"]\n[Board \"1\"]"},
	{rules.SyntaxUnterminatedString, "[Site \"a \"b\" \\\"c\\\\\" d\"]", "[Site \"a \\\"b\\\" \\\"c\\\\\\\" d\"]"},
	{rules.SyntaxUnterminatedString, "[Site \"C:\\\"]", "[Site \"C:\\\\\"]"},
	{rules.SyntaxUnterminatedString, "[ScoreTable \"Names\"]\n\"a;b\\", "[ScoreTable \"Names\"]\n\"a;b\\\\\""},
	{rules.TagDuplicate, "[Auction \"N\"]\nAP\n[Auction \"N\"]\n1C\n*\n[Site \"x\"]", "[Auction \"N\"]\nAP\n[Site \"x\"]"},
	{rules.TagDuplicate, "[Site \"a\"] [Site \"b\"] [Event \"\"]", "[Site \"a\"] [Event \"\"]"},
	{rules.TagUnknown, "[Vulnerability \"None\"]", "[Vulnerable \"None\"]"},
	{rules.TagUnknown, "[Dealer \"N\"]\n[AUCTION \"N\"]\nAP", "[Dealer \"N\"]\n[Auction \"N\"]\nAP"},
	{rules.TextControlCharacter, "[ScoreTable \"Names\"]\n\"a\x7F", "[ScoreTable \"Names\"]\n\"a "},
	{rules.TextControlCharacter, "[Site \"a\x01\x02b\"]\n;\x7F\n\x03[Event \"\"]\n\x1A", "[Site \"a b\"]\n; \n [Event \"\"]\n"},
	{rules.TextControlCharacter, "[Site \"é\u0085\"]", "[Site \"é \"]"},
	{rules.TextNonASCIIToken, "[ScoreTable \"Names\"]\nM\xfcller", "[ScoreTable \"Names\"]\n\"M\xfcller\""},
	{rules.TextTabInString, utf16LE("[Site \"♠\t\"]\n"), utf16LE("[Site \"♠ \"]\n")},
	{rules.SyntaxCommentInTag, "\xEF\xBB\xBF[Site {é} \"a\"]", "\xEF\xBB\xBF[Site \"a\"]\n{é}"},
	{rules.SyntaxCommentInTag, "[Site {\x93\xE9} \"a\"]", "[Site \"a\"]\n{\x93\xE9}"},
}

// TestNoFixOfManyTags: of a game with more tags than are kept nobody knows whether the part after it has one of them, too.
func TestNoFixOfManyTags(t *testing.T) {
	for tags, want := range map[int]int{100: 1, 101: 0} {
		in := "[Board \"1\"]\n\n" + strings.Repeat("[Site \"\"]\n", tags) + "\n[Play \"N\"]\nSA *"
		r := Validate(Bytes([]byte(in)), Options{})
		if n := r.Diagnostics.Found(rules.GameSplit); n != 1 {
			t.Errorf("after a game of %d tags: %d times a part of it", tags, n)
		}
		for _, d := range r.Diagnostics.Items {
			if d.Rule == rules.GameSplit && len(d.Fixes) != want {
				t.Errorf("after a game of %d tags: %+v", tags, d.Fixes)
			}
		}
	}
}

// TestTitleOfASuffixBeforeADigit: the space that parts the NAG from the next call is not in the title.
func TestTitleOfASuffixBeforeADigit(t *testing.T) {
	for _, d := range Validate(Bytes([]byte("[Dealer \"N\"]\n[Auction \"N\"]\n1C! ?2D Pass Pass Pass")), Options{}).Diagnostics.Items {
		if d.Rule == rules.AnnotationRepeated {
			if fix := d.Fixes[0]; fix.Title != "Write $2" || fix.Edits[0].Text != "$2 " {
				t.Errorf("%q writes %q", fix.Title, fix.Edits[0].Text)
			}
			return
		}
	}
	t.Error("the second suffix is not reported")
}

// TestCommentsStayBeforeAPercentSign: a comment to the end of its line is moved out of a tag, unless a percent sign would then begin a line.
func TestCommentsStayBeforeAPercentSign(t *testing.T) {
	for after, moves := range map[string]bool{"": true, "$1": true, "{d}": true, " %x": true, "%x": false, "%": false} {
		in := "[Site \"a\" ;c\n]" + after + "\n[Board \"1\"]"
		report := Validate(Bytes([]byte(in)), Options{})
		if report.Diagnostics.Found(rules.SyntaxCommentInTag) != 1 || hasFix(report, rules.SyntaxCommentInTag) != moves {
			t.Errorf("%q: %+v", in, report.Diagnostics.Items)
		}
	}
}

// TestMostCommentsThatMove: a fix moves up to sixteen comments.
func TestMostCommentsThatMove(t *testing.T) {
	for comments, moves := range map[int]bool{16: true, 17: false} {
		in := "[Site " + strings.Repeat("{c} ", comments) + "\"a\"]"
		if report := Validate(Bytes([]byte(in)), Options{}); hasFix(report, rules.SyntaxCommentInTag) != moves {
			t.Errorf("%d comments: %+v", comments, report.Diagnostics.Items)
		}
	}
}

// TestCommentsStayBesideOtherText: a comment is moved out of a tag only if the tag has nothing else that does not belong to it.
func TestCommentsStayBesideOtherText(t *testing.T) {
	for in, moves := range map[string]bool{"[Site {x} \"a\"]": true, "[Site {x} \"a\" junk]": false, "[Site {x} \"a\" {y}]": true} {
		report := Validate(Bytes([]byte(in+"\n[Board \"1\"]")), Options{})
		if report.Diagnostics.Found(rules.SyntaxCommentInTag) == 0 || hasFix(report, rules.SyntaxCommentInTag) != moves {
			t.Errorf("%q: %+v", in, report.Diagnostics.Items)
		}
	}
}

// TestFixesOfValuesShowNothingNew: what is written in a dialect is compared with the rest of the game as what it is read as, so that no rule
// finds more once the standard's form is written.
func TestFixesOfValuesShowNothingNew(t *testing.T) {
	for _, c := range []struct {
		in   string
		rule diag.Rule // what the value breaks as well
	}{
		{ending + "[Contract \"3N\"]", rules.ContractEndPosition},
		{auctionN + "2NT AP\n[Contract \"3N\"]", rules.AuctionContractMismatch},
		{auctionN + "1C AP\n[Declarer \"South\"]", rules.AuctionDeclarerMismatch},
		{"[Dealer \"N\"]\n[Auction \"West\"]\n1C AP", rules.AuctionFirstColumn},
		{"[Dealer \"North\"]\n[Auction \"W\"]\n1C AP", rules.AuctionFirstColumn},
		{"[Contract \"Pass\"]\n[Declarer \"North\"]", rules.ContractPassedOut},
		{"[Contract \"P\"]\n[Declarer \"N\"]", rules.ContractPassedOut},
		{"[Declarer \"\"]\n[Contract \"3N\"]", rules.ContractPassedOut},
		{"[Board \"1\"]\n[Dealer \"East\"]", rules.DealRotation},
		{"[Board \"1\"]\n[Vulnerable \"N-S\"]", rules.DealRotation},
		{"[Vulnerable \"N-S\"]\n[Declarer \"N\"]\n[Contract \"3NT\"]\n[Result \"9\"]\n[Score \"400\"]", rules.ScoreMismatch},
		{"[Vulnerable \"NS\"]\n[Declarer \"N\"]\n[Contract \"3N\"]\n[Result \"9\"]\n[Score \"400\"]", rules.ScoreMismatch},
		{"[Vulnerable \"Nil\"]\n[ScoreRubberHistory \"NS 0 0/100 0 EW 0 0/0 0\"]", rules.ScoreHistoryVulnerable},
		{"[Vulnerable \"NS\"]\n[ScoreTable \"Contract;Declarer;Result;Score_NS\"]\n3N N 9 400", rules.TableScoreMismatch},
		{"[Vulnerable \"NS\"]\n[ScoreTable \"Contract;Declarer;Result;Score_NS\"]\n3NT North 9 400", rules.TableScoreMismatch},
		{"[OptimumResultTable \"Declarer;Denomination;Result\"]\nN NT 9\nNorth NT 8", rules.TableDuplicateRow},
		{"[OptimumResultTable \"Declarer;Denomination;Result\"]\nN NT 9\nN N 8", rules.TableDuplicateRow},
	} {
		before := Validate(Bytes([]byte(c.in)), Options{})
		if before.Diagnostics.Found(rules.TagInvalidValue)+before.Diagnostics.Found(rules.TableBadElement) != 1 || before.Diagnostics.Found(c.rule) != 1 {
			t.Errorf("%q: not one value, or %d times %s", c.in, before.Diagnostics.Found(c.rule), rules.Name(c.rule))
		}
		safe := testkit.SafeDiagnostics(before)
		if len(safe) == 0 {
			t.Errorf("%q: no safe fix", c.in)
		}
		for _, d := range safe {
			out, _ := mend.Apply([]byte(c.in), before.Text.Encoding, d.Fixes[:1])
			after := Validate(Bytes(out), Options{})
			for _, rule := range rules.All() {
				if was, is := before.Diagnostics.Found(rule), after.Diagnostics.Found(rule); is > was {
					t.Errorf("%q: with %q %d times %s, before %d times", c.in, d.Fixes[0].Title, is, rules.Name(rule), was)
				}
			}
		}
	}
}
