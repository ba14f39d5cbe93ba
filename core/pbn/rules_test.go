package pbn

import (
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
)

const fullDeal = "[Deal \"N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85\"]\n"

// ruleCases are those of all rules; each area has an archive in testdata/rules. The test files have the cases that an archive cannot hold.
var ruleCases = slices.Concat(readingCases, scoreCases, exportCases, tableCases, lawsCases, textCases, solvedCases)

// fixCases are those of all rules that offer fixes.
var fixCases = slices.Concat(exportFixes, scoreFixes, tableFixes, lawsFixes, textFixes, readingFixes, oddFixes, solvedFixes)

// readingCases are of the rules that reading itself, and the checks that came with it, report.
var readingCases, readingFixes = readCases("reading",
	testkit.Marked(rules.DealSyntax, "\xEF\xBB\xBF[Deal \"N:«"+strings.Repeat("\xFF", 40)+"»\"]", "[Deal \"\"]"),
	testkit.Marked(rules.FileNotPBN, "«\x89»PNG\r\n[A \"1\"]", "% PBN 2.1\n[A \"1\"]"),
	testkit.Marked(rules.TextControlCharacter, "[Site \"\x93a«\x81»\"]", "[Site \"\x93a\"]"),
	testkit.Marked(rules.TextControlCharacter, "[Site \"é«\u0085»\"]", "[Site \"é\u00a0\"]"),
	testkit.Marked(rules.TextControlCharacter, "[Site \"a«\x01\x02»b\"]", "[Site \"a\"]\t\v\r\n"),
	testkit.Marked(rules.TextLineTooLong, "[Board \"1\"]\n«;"+strings.Repeat("x", 254)+"»", "[Board \"1\"]\n;"+strings.Repeat("x", 253)),
	testkit.Marked(rules.TextNonASCIIToken, "[Auction \"N\"]\n1C «\xe9» 1D *", "[Auction \"N\"]\n1C {\xe9} 1D *"),
	testkit.Marked(rules.TextUTF16, "«\xFF\xFE»[\x00A\x00 \x00\"\x00\"\x00]\x00", "[A \"\"]"),
	testkit.Marked(rules.TextUTF8, "[West \"«é»\"]", "[West \"\xE9\"]"),
	testkit.Marked(rules.TextWindows1252, "[West \"«\x93»x\x94\"]", "[West \"\xA0\"]"),
)

func TestRules(t *testing.T) { testkit.Cases(t, subject, ruleCases) }

// TestFixes: what comes before a part that was cut off is checked only when the part is joined to it.
func TestFixes(t *testing.T) {
	testkit.FixCases(t, subject, fixCases, ruleCases, rules.GameSplit)
}

// TestOneCauseOneDiagnostic: what is wrong in one place does not make other places wrong.
func TestOneCauseOneDiagnostic(t *testing.T) {
	for _, c := range []testkit.Case{
		{Rule: rules.AuctionBadCall, In: "[Dealer \"N\"][Auction \"N\"]\n1D Foo 1C X XX AP"},
		{Rule: rules.AuctionCallAfterEnd, In: "[Dealer \"N\"][Auction \"N\"]\n1C Pass Pass Pass X 1D 1C"},
		{Rule: rules.DealDuplicateCard, In: "[Deal \"N:AA... K... Q... J...\"]"},
		{Rule: rules.DealSyntax, In: "[Deal \"N:AK KQ x..\"]"},
		{Rule: rules.TagInheritNothing, In: "[Board \"#\"]"},
		{Rule: rules.SyntaxTokenTooLong, In: "[Site \"" + strings.Repeat("x", 260) + "\"]"},
		{Rule: rules.TagInheritForbidden, In: "[Dealer \"#\"]"},
		{Rule: rules.TagInheritForbidden, In: "[Deal \"#\"]"},
		{Rule: rules.TagInheritForbidden, In: "[Dealer \"N\"][Auction \"N\"]AP\n[Note \"#\"]"},
		{Rule: rules.FileNotPBN, In: "\x89PNG\r\n\x1a\n\x00\x00{[\""},
	} {
		_, r := Export(Bytes([]byte(c.In)), export.Options{})
		if len(r.Diagnostics.Items) != 1 || r.Diagnostics.Items[0].Rule != c.Rule {
			t.Errorf("%q: %+v, want only %s", c.In, r.Diagnostics.Items, rules.Name(c.Rule))
		}
	}
}

// TestChangeOfEachRule: what a rule finds and export does away with is counted as a change.
func TestChangeOfEachRule(t *testing.T) {
	testkit.Changes(t, subject, ruleCases, toldAs, func(c testkit.Case) string {
		_, r := Export(Bytes([]byte(c.In)), export.Options{})
		if len(r.Counts) > len(export.NewCounts()) {
			t.Errorf("%q: the writer counts what NewCounts does not have: %v", c.In, r.Counts)
		}
		if c.Rule == rules.ExportDuplicateTag { // elsewhere it is tag/duplicate
			return "% PBN 2.1\n% EXPORT\n" + c.In
		}
		return c.In
	})
}

// TestForeignFiles_2_4_d: what is certainly something else is named and not read, whatever it has in it, also piece by piece; what may have
// a game in it is named where it has none.
func TestForeignFiles_2_4_d(t *testing.T) {
	for in, word := range map[string]string{
		"\x89PNG\r\n\x1a\n": "PNG", "": "empty", " \r\n\t\n": "empty", "PK\x03\x04abc": "ZIP", "<!DOCTYPE html><p>": "HTML",
		"<html>[Board \"1\"]</html>": "HTML",
		"pn|a,b,c,d|md|3S...|":       "LIN", "\xEF\xBB\xBFvg|x,y|": "LIN", "[Event \"x\"]\n[White \"a\"]\n[Black \"b\"]\n1. e4": "PGN",
		"\x01pn|a,b,c,d|": "LIN", "[WhiteElo \"1\"][White\x01\"a\"]\n[Black\n\"b\"]": "PGN",
		"% RBN version 2.0": "RBN", "hello\nworld": "tag pair", "%PDF-1.7": "PDF",
		"\x00\x01\x00\x00Standard Jet DB\x00\n[Board \"1\"]\n":        "Bridgemate",
		"PK\x03\x04\x14\x00\n[Board \"1\"]\n<pbn>[Board \"1\"]</pbn>": "ZIP",
		"<USEBIO>\n<pbn>[Board \"1\"]</pbn>":                          "USEBIO",
		"[White \"a\"]\n[Black \"b\"]\n[GameType \"20\"]\n1. 32-28":   "PDN", "#PBI 1.2\n": "PBI",
		"1. e4 e5 2. Nf3": "PGN", "a\x00b": "not a text", "8/8/8/8/8/8/8/K1k5 w - - 0 1": "FEN", "8/8/8/8/8/8/8/K1k5 w - - bm Kb1;": "EPD",
	} {
		pieces := habits.PBN.Stream(iotest.OneByteReader(strings.NewReader(in)), source.Automatic)
		for _, file := range []*source.Stream{Bytes([]byte(in)), pieces} {
			out, r := Export(file, export.Options{})
			if r.Games != 0 || len(out) != 0 || len(r.Diagnostics.Items) != 1 || !strings.Contains(r.Diagnostics.Items[0].Message, word) ||
				r.Err != nil {
				t.Errorf("%q: %d games, %d bytes, %+v, %v", in, r.Games, len(out), r.Diagnostics.Items, r.Err)
			}
		}
	}
}

// TestMaybeForeignFiles_2_4_d: what only looks like something else is read.
func TestMaybeForeignFiles_2_4_d(t *testing.T) {
	for in, games := range map[string]int{
		"<html><pbn>[Board \"1\"]</pbn>": 1, "<?xml version=\"1.0\"?><html><pre class=\"pbn\">[Board \"1\"]</pre></html>": 1,
		"[Board \"1\"]\x00\n": 1, "1. e4\n[Board \"1\"]\n": 1, "% PBN 2.1\n[White \"a\"]\n[Black \"b\"]\n": 1,
		"[White \"a\"]\n[Black \"b\"]\n[Deal \"\"]\n": 1,
		"see md|\n[Board \"1\"]\n":                    1,
	} {
		if r := Validate(Bytes([]byte(in)), Options{}); r.Games != games {
			t.Errorf("%q: %d games, %v", in, r.Games, r.Diagnostics.Items)
		}
	}
}

// isAuthorsSlip reports whether a diagnostic is of the one game in the author's correct files that breaks his standard: the
// play of game 25 is to be continued after ten tricks, five of them declarer's, and its Result counts all thirteen (3.4.15-d).
func isAuthorsSlip(name string, d diag.Diagnostic) bool {
	return name == "correct_20" && d.Game == 25 && d.Rule == rules.ResultMismatch
}

func TestReferenceFilesHaveNoError(t *testing.T) {
	for _, name := range []string{"correct_10", "correct_20", "correct_21"} {
		r := Validate(Bytes(authorsFile(t, name)), Options{})
		for _, d := range r.Diagnostics.Items {
			if d.Severity == diag.Error && !isAuthorsSlip(name, d) {
				t.Errorf("%s, line %d: %s %s", name, r.Text.Position(d.Place.Span.Start).Line, rules.Name(d.Rule), d.Message)
			}
		}
	}
}

// toldAs are the rules that export does away with under the name of another, which is counted as the change. A file that is not a
// document any more has no blocks, and a filled-in tag takes the place of a deal that is not there.
var toldAs = map[diag.Rule]diag.Rule{
	rules.AnnotationRepeated: rules.ExportSuffix,
	rules.AuctionNoDealer:    rules.ExportMissingTag,
	rules.EmbedNested:        rules.ExportTagLayout,
	rules.EmbedUnclosed:      rules.ExportTagLayout,
	rules.GameSharedDeal:     rules.ExportMissingTag,
	rules.GameSplit:          rules.ExportMissingTag,
	rules.PlayMissingTag:     rules.ExportMissingTag,
	rules.ResultMismatch:     rules.ExportResultForm,
	rules.ResultSum:          rules.ExportResultForm,
	rules.TableNeedsSection:  rules.ExportSectionOrder,
	rules.TableRowLength:     rules.ExportTableLayout,
}

// TestNoFixWhereTextIsLost: what cannot be written as it is stays where it is, and so does what has a comment of its own.
func TestNoFixWhereTextIsLost(t *testing.T) {
	for _, c := range []struct {
		rule diag.Rule
		in   string
	}{
		{rules.SyntaxCommentInTag, "\xEF\xBB\xBF[Site {\xFF} \"a\"]"},
		{rules.AnnotationDoubleNAG, "[Auction \"N\"]\n1C $5 {a} $5 {b} AP"},
	} {
		found := 0
		for _, d := range Validate(Bytes([]byte(c.in)), Options{}).Diagnostics.Items {
			if d.Rule != c.rule {
				continue
			}
			found++
			if len(d.Fixes) > 0 {
				t.Errorf("%s: %q has the fix %+v", rules.Name(c.rule), c.in, d.Fixes[0])
			}
		}
		if found != 1 {
			t.Errorf("%s: %q has %d of them", rules.Name(c.rule), c.in, found)
		}
	}
}

// TestDeclarerIsShownHisBid: the bid that makes the declarer is his, not an opponent's of the same denomination, nor his partner's.
func TestDeclarerIsShownHisBid(t *testing.T) {
	const in = "[Declarer \"S\"]\n[Contract \"4H\"]\n[Auction \"W\"]\n1H 2H Pass 2NT\nPass 3C Pass 4H\nAP"
	for _, d := range Validate(Bytes([]byte(in)), Options{}).Diagnostics.Items {
		if d.Rule == rules.AuctionDeclarerMismatch {
			if len(d.Related) != 1 || in[d.Related[0].Place.Span.Start:d.Related[0].Place.Span.End] != "2H" {
				t.Errorf("shown is %+v", d.Related)
			}
			return
		}
	}
	t.Error("the declarer is taken as South")
}
