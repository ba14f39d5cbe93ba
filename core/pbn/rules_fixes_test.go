package pbn

import (
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/rules"
	"pbn/core/testkit"
)

// oddFixes are of characters that an archive cannot hold.
var oddFixes = []testkit.FixCase{
	{Rule: rules.TextControlCharacter, In: "[Site \"é\u0085\"]", Out: "[Site \"é \"]"},
	{Rule: rules.TextNonASCIIToken, In: "[ScoreTable \"Names\"]\nM\xfcller", Out: "[ScoreTable \"Names\"]\n\"M\xfcller\""},
	{Rule: rules.TextTabInString, In: utf16LE("[Site \"♠\t\"]\n"), Out: utf16LE("[Site \"♠ \"]\n")},
	{Rule: rules.SyntaxCommentInTag, In: "\xEF\xBB\xBF[Site {é} \"a\"]", Out: "\xEF\xBB\xBF[Site \"a\"]\n{é}"},
	{Rule: rules.SyntaxCommentInTag, In: "[Site {\x93\xE9} \"a\"]", Out: "[Site \"a\"]\n{\x93\xE9}"},
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

// TestCommentsStayBeforeAPercentSign: a comment to the end of its line is moved out of a tag, unless a percent sign would then begin a
// line.
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

// TestFixesOfValuesShowNothingNew: what is written in a dialect is compared with the rest of the game as what it is read as, so that no
// rule finds more once the standard's form is written.
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
		if before.Diagnostics.Found(rules.TagInvalidValue)+before.Diagnostics.Found(rules.TableBadElement) != 1 ||
			before.Diagnostics.Found(c.rule) != 1 {
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
