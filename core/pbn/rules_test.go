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

// ruleCases are those of all rules; each area has a file of its own.
var ruleCases = slices.Concat(readingCases, scoreCases, exportCases, tableCases, lawsCases, textCases, solvedCases)

// fixCases are those of all rules that offer fixes.
var fixCases = slices.Concat(exportFixes, scoreFixes, tableFixes, lawsFixes, textFixes, readingFixes, solvedFixes)

// readingCases are of the rules that reading itself, and the checks that came with it, report.
var readingCases = []ruleCase{
	{rules.AnnotationNAGRange, "[Auction \"N\"]\n1C $256 AP", "$256", "[Auction \"N\"]\n1C $255 $0 AP"},
	{rules.AnnotationRepeated, "[Auction \"N\"]\n1C ! $5 ? AP", "?", "[Auction \"N\"]\n1C ! =1= $5 $6 AP\n[Note \"1:x\"]"},
	{rules.AnnotationRepeated, "[Play \"N\"]\nSA =1= =2= *\n[Note \"1:x\"][Note \"2:x\"]", "=2=", "[Play \"N\"]\nSA =1= H2 =2= *"},
	{rules.AuctionBadCall, "[Auction \"N\"]\n1N AP", "1N", "[Auction \"N\"]\n1NT AP"},
	{rules.AuctionBadCall, "[Auction \"N\"]\n1C Pas AP", "Pas", "[Auction \"N\"]\n1c pass - ap"},
	{rules.AuctionCallAfterEnd, "[Auction \"N\"]\n1C Pass Pass Pass X", "X", "[Auction \"N\"]\nPass Pass Pass 1C AP"},
	{rules.AuctionCallAfterEnd, "[Auction \"N\"]\nPass Pass Pass Pass AP", "AP", "[Auction \"N\"]\nPass Pass Pass AP"},
	{rules.AuctionCallAfterEnd, "[Auction \"N\"]\n1C * Pass", "Pass", "[Auction \"N\"]\n1C Pass *"},
	{rules.AuctionIllegalDouble, "[Auction \"N\"]\n1C Pass X AP", "X", "[Auction \"N\"]\n1C Pass Pass X AP"},
	{rules.AuctionIllegalRedouble, "[Auction \"N\"]\n1C X Pass XX AP", "XX", "[Auction \"N\"]\n1C X XX AP"},
	{rules.AuctionInsufficientBid, "[Auction \"N\"]\n1D 1C AP", "1C", "[Auction \"N\"]\n1D ^I 1C AP"},
	{rules.AuctionUnfinished, "[Auction \"N\"]\n1D Pass Pass", "[Auction \"N\"]", "[Auction \"N\"]\n1D Pass +"},
	{rules.AuctionUnfinished, "[Auction \"?\"]\n1D", "[Auction \"?\"]", "[Auction \"N\"]"},
	{rules.DealCardCount, "[Deal \"N:.63.AKQ987.A973 - - -\"]\n[Contract \"3NT\"]", ".63.AKQ987.A973", "[Deal \"N:.63.AKQ987.A9732 - - -\"]\n[Contract \"3NT\"]"},
	{rules.DealCardCount, "[Deal \"N:- - - -\"]", "\"N:- - - -\"", "[Deal \"N:AK... QJ... T9... 8...\"]"},
	{rules.DealCardCount, "[Deal \"N:AKQ... JT9... 876... 5...\"]", "5...", "[Deal \"N:A... K... Q... J...\"]"},
	{rules.DealDuplicateCard, "[Deal \"N:A... A... Q... J...\"]", "A", "[Deal \"N:A... .A.. Q... J...\"]"},
	{rules.DealSyntax, "\xEF\xBB\xBF[Deal \"N:" + strings.Repeat("\xFF", 40) + "\"]", strings.Repeat("\xFF", 40), "[Deal \"\"]"},
	{rules.DealSyntax, "[Deal \"N:é... A... - -\"]", "é", "[Deal \"N:A... K... - -\"]"},
	{rules.DealSyntax, "[Deal \"AKQ\"]", "AKQ", "[Deal \"?\"]"},
	{rules.DealSyntax, "[Deal \"N:.63.AKQ1098.A9732 - - -\"]", "10", fullDeal},
	{rules.DealSyntax, "[Deal \"N:A... K... Q...\"]", "N:A... K... Q...", "[Deal \"N:A... K... Q... -\"]"},
	{rules.EmbedMarkup, "<p><PBN>[Site \"x\"]<b></b></PBN>", "<b>", "<PBN>[Site \"x\"]</PBN>"},
	{rules.EmbedMarkup, "<p><PBN>[Site \"x\"]<b></PBN>", "<b>", "<PBN>[Site \"x\"]</PBN><b>"},
	{rules.EmbedNested, "<PBN>[Site \"x\"]\n<pbn>[Site \"y\"]</PBN>", "<pbn>", "<PBN>[Site \"x\"]</PBN><PBN>[Site \"y\"]</PBN>"},
	{rules.EmbedUnclosed, "<PBN>[Site \"x\"]\n", "<PBN>", "[Site \"x\"] {<PBN>}"},
	{rules.FileNotPBN, "Hello", "H", "[A \"1\"]"},
	{rules.FileNotPBN, "pn|a,b|", "p", "{\"A title\"}\n[A \"1\"]"},
	{rules.FileNotPBN, "\x89PNG\r\n[A \"1\"]", "\x89", "% PBN 2.1\n[A \"1\"]"},
	{rules.FileUnknownVersion, "% PBN 3.0\n[Board \"1\"]", "% PBN 3.0", "% PBN 1.0\n[Board \"1\"]"},
	{rules.GameMissingSeparator, "[Board \"1\"][Deal \"?\"]\n[Board \"2\"][Deal \"?\"]", "[Board \"2\"]", "[Board \"1\"][Deal \"?\"]\n[Board \"2\"]"},
	{rules.GameMissingSeparator, "[Event \"1\"][Dealer \"N\"]\n[Event \"2\"][Site \"\"][Dealer \"E\"]", "[Event \"2\"]", "[Event \"1\"][Event \"2\"][Dealer \"N\"][Dealer \"E\"]"},
	{rules.GameSharedDeal, "[Board \"1\"]" + fullDeal + "\n[Board \"1\"]", "[Board \"1\"]", "[Board \"1\"]" + fullDeal + "\n[Board \"2\"]"},
	{rules.GameSharedDeal, "[DealId \"x\"]" + fullDeal + "\n[Site \"a\"]\n[DealId \"x\"]", "[Site \"a\"]", "[Board \"1\"][DealId \"x\"]" + fullDeal + "\n[Board \"1\"][DealId \"y\"]"},
	{rules.GameSharedDeal, "[Board \"1\"][DealId \"x\"]" + fullDeal + "\n[Board \"1\"]", "[Board \"1\"]", "[DealId \"x\"]" + fullDeal + "\n[Site \"x\"]"},
	{rules.GameSplit, "[Board \"1\"]\n\n[Play \"N\"]\nSA *", "[Play \"N\"]", "[Play \"N\"]\nSA *\n\n[Play \"N\"]\nSA *\n[Event \"\"]"},
	{rules.GameSplit, "[Board \"1\"]\n\n[ScoreTable \"Rank\"]\n1", "[ScoreTable \"Rank\"]", "[Board \"1\"]\n\n[Site \"x\"]\n[ScoreTable \"Rank\"]\n1"},
	{rules.NoteBadIndex, "[Auction \"N\"]\n1C =33= AP", "=33=", "[Auction \"N\"]\n1C =32= AP"},
	{rules.NoteBadIndex, "[Auction \"N\"]\nAP\n[Note \"0:text\"]", "\"0:text\"", "[Auction \"N\"]\nAP\n[Note \"1:text\"]"},
	{rules.NoteUndefined, "[Auction \"N\"]\n1C =1= AP\n[Play \"E\"]\n*\n[Note \"1:x\"]", "=1=", "[Auction \"N\"]\n1C =1= AP\n[Note \"1:x\"]"},
	{rules.PlayBadCard, "[Play \"N\"]\nSA KS *", "KS", "[Play \"N\"]\nsa S2 - *"},
	{rules.SyntaxBadEscape, "[Site \"a\\éb\"]", "\\é", "[Site \"\"]"},
	{rules.SyntaxBadEscape, "[Site \"a\\Sb\"]", "\\S", "[Site \"a\\\\S\\\"b\"]"},
	{rules.SyntaxCommentInSection, "[ScoreTable \"Rank\"]\n1 {x}\n2", "{x}", "[ScoreTable \"Rank\"] {x}\n1\n2"},
	{rules.SyntaxCommentInSection, "[ScoreTable \"Rank\"]\n1 ;x\n\n;y", ";x", "[ScoreTable \"Rank\"]\n1\n\n;y"},
	{rules.SyntaxCommentInTag, "[Site {x} \"a\"]", "{x}", "[Site \"a\"] {x}"},
	{rules.SyntaxTagName, "[site \"a\"]", "site", "[Site \"a\"]"},
	{rules.SyntaxUnclosedTag, "[Site \"a\"\n[Board \"1\"]", "[Site \"a\"", "[Site \"a\"\n]\n[Board \"1\"]"},
	{rules.SyntaxUnexpectedText, "[Room \"Open\"]\na b\n", "a b", "[Foo \"Open\"]\na b\n"},
	{rules.SyntaxUnexpectedText, "[Site \"a\"] junk here", "junk here", "[Site \"a\"] {junk here}"},
	{rules.SyntaxUnexpectedText, "[Auction \"N\"]\n1C ^I", "^I", "[Auction \"N\"]\n1D ^I 1C"},
	{rules.SyntaxUnexpectedText, "[Auction \"N\"]\n=1= 1C", "=1=", "[Auction \"N\"]\n1C =1="},
	{rules.SyntaxUnterminatedComment, "[Site \"a\" {x]\n[Board \"1\"]", "{", "[Site \"a\" {x}]\n[Board \"1\"]"},
	{rules.SyntaxUnterminatedComment, "[Site \"a\"] {x\n\n[Board \"1\"]", "{", "[Site \"a\"] {x\n\n[Hand \"1\"]}"},
	{rules.SyntaxUnterminatedString, "[Site \"a\n]", "\"a", "[Site \"a\"\n]"},
	{rules.SyntaxUnterminatedString, "[ScoreTable \"Names\"]\n\"a;b", "\"a;b", "[ScoreTable \"Names\"]\n\"a;b\""},
	{rules.TagDuplicate, "[Auction \"N\"]\nAP\n[Auction \"N\"]\n1C\n*\n[Site \"x\"]", "[Auction \"N\"]\n1C\n*", "[Auction \"N\"]\nAP"},
	{rules.TagDuplicate, "[Site \"a\"]\n[Site \"b\"]", "[Site \"b\"]", "[Site \"a\"]\n\n[Site \"b\"]"},
	{rules.TagInheritForbidden, "[Dealer \"##N\"]", "\"##N\"", "[Scoring \"##MP\"]"},
	{rules.TagInheritForbidden, "[Declarer \"#\"]", "\"#\"", "[Declarer \"#1\"]"},
	{rules.TagInheritNothing, "[Site \"#\"]", "\"#\"", "[Site \"a\"]\n\n[Site \"#\"]"},
	{rules.TagInvalidValue, "[Date \"2001.02.29\"]", "\"2001.02.29\"", "[Date \"2000.02.29\"]"},
	{rules.TagInvalidValue, "[Date \"2001-02-03\"]", "\"2001-02-03\"", "[Date \"20??.??.??\"]"},
	{rules.TagInvalidValue, "[Board \"0\"]", "\"0\"", "[Board \"10\"]"},
	{rules.TagInvalidValue, "[Dealer \"North\"]", "\"North\"", "[Dealer \"n\"]"},
	{rules.TagInvalidValue, "[Vulnerable \"N-S\"]", "\"N-S\"", "[Vulnerable \"both\"]"},
	{rules.TagInvalidValue, "[Declarer \"NS\"]", "\"NS\"", "[Declarer \"^N\"]"},
	{rules.TagInvalidValue, "[Contract \"4HXXX\"]", "\"4HXXX\"", "[Contract \"4hxx\"]"},
	{rules.TagInvalidValue, "[Result \"14\"]", "\"14\"", "[Result \"^EW 4 NS 9\"]"},
	{rules.TagInvalidValue, "[Result \"NS 4 NS 9\"]", "\"NS 4 NS 9\"", "[Result \"13\"]"},
	{rules.TagUnknown, "[Vulnerability \"None\"]", "Vulnerability", "[BCFlags \"1f\"]"},
	{rules.TextControlCharacter, "[Site \"\x93a\x81\"]", "\x81", "[Site \"\x93a\"]"},
	{rules.TextControlCharacter, "[Site \"é\u0085\"]", "\u0085", "[Site \"é\u00a0\"]"},
	{rules.TextControlCharacter, "[Site \"a\x01\x02b\"]", "\x01\x02", "[Site \"a\"]\t\v\r\n"},
	{rules.TextLineTooLong, "[Board \"1\"]\n;" + strings.Repeat("x", 254), ";" + strings.Repeat("x", 254), "[Board \"1\"]\n;" + strings.Repeat("x", 253)},
	{rules.TextNonASCIIToken, "[Auction \"N\"]\n1C \xe9 1D *", "\xe9", "[Auction \"N\"]\n1C {\xe9} 1D *"},
	{rules.TextUnmappable, "[West \"日本\"]", "\"日本\"", "[West \"Łódź “♠” é\"]"},
	{rules.TextUTF16, "\xFF\xFE[\x00A\x00 \x00\"\x00\"\x00]\x00", "\xFF\xFE", "[A \"\"]"},
	{rules.TextUTF8, "[West \"é\"]", "é", "[West \"\xE9\"]"},
	{rules.TextWindows1252, "[West \"\x93x\x94\"]", "\x93", "[West \"\xA0\"]"},
}

func TestRules(t *testing.T) { testkit.Cases(t, subject, casesOf(ruleCases), companions) }

// TestFixes: what comes before a part that was cut off is checked only when the part is joined to it.
func TestFixes(t *testing.T) {
	testkit.FixCases(t, subject, fixCasesOf(fixCases), casesOf(ruleCases), rules.GameSplit)
}

// TestOneCauseOneDiagnostic: what is wrong in one place does not make other places wrong.
func TestOneCauseOneDiagnostic(t *testing.T) {
	for _, c := range []ruleCase{
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
	testkit.Changes(t, subject, casesOf(ruleCases), toldAs, func(c testkit.Case) string {
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

// TestForeignFiles_2_4_d: what is certainly something else is named and not read, whatever it has in it, also piece by piece; what may have a game
// in it is named where it has none.
func TestForeignFiles_2_4_d(t *testing.T) {
	for in, word := range map[string]string{
		"\x89PNG\r\n\x1a\n": "PNG", "": "empty", " \r\n\t\n": "empty", "PK\x03\x04abc": "ZIP", "<!DOCTYPE html><p>": "HTML", "<html>[Board \"1\"]</html>": "HTML",
		"pn|a,b,c,d|md|3S...|": "LIN", "\xEF\xBB\xBFvg|x,y|": "LIN", "[Event \"x\"]\n[White \"a\"]\n[Black \"b\"]\n1. e4": "PGN",
		"\x01pn|a,b,c,d|": "LIN", "[WhiteElo \"1\"][White\x01\"a\"]\n[Black\n\"b\"]": "PGN",
		"% RBN version 2.0": "RBN", "hello\nworld": "tag pair", "%PDF-1.7": "PDF",
		"\x00\x01\x00\x00Standard Jet DB\x00\n[Board \"1\"]\n": "Bridgemate", "PK\x03\x04\x14\x00\n[Board \"1\"]\n<pbn>[Board \"1\"]</pbn>": "ZIP",
		"<USEBIO>\n<pbn>[Board \"1\"]</pbn>": "USEBIO", "[White \"a\"]\n[Black \"b\"]\n[GameType \"20\"]\n1. 32-28": "PDN", "#PBI 1.2\n": "PBI",
		"1. e4 e5 2. Nf3": "PGN", "a\x00b": "not a text", "8/8/8/8/8/8/8/K1k5 w - - 0 1": "FEN", "8/8/8/8/8/8/8/K1k5 w - - bm Kb1;": "EPD",
	} {
		pieces := habits.PBN.Stream(iotest.OneByteReader(strings.NewReader(in)), source.Automatic)
		for _, file := range []*source.Stream{Bytes([]byte(in)), pieces} {
			out, r := Export(file, export.Options{})
			if r.Games != 0 || len(out) != 0 || len(r.Diagnostics.Items) != 1 || !strings.Contains(r.Diagnostics.Items[0].Message, word) || r.Err != nil {
				t.Errorf("%q: %d games, %d bytes, %+v, %v", in, r.Games, len(out), r.Diagnostics.Items, r.Err)
			}
		}
	}
}

// TestMaybeForeignFiles_2_4_d: what only looks like something else is read.
func TestMaybeForeignFiles_2_4_d(t *testing.T) {
	for in, games := range map[string]int{
		"<html><pbn>[Board \"1\"]</pbn>": 1, "<?xml version=\"1.0\"?><html><pre class=\"pbn\">[Board \"1\"]</pre></html>": 1,
		"[Board \"1\"]\x00\n": 1, "1. e4\n[Board \"1\"]\n": 1, "% PBN 2.1\n[White \"a\"]\n[Black \"b\"]\n": 1, "[White \"a\"]\n[Black \"b\"]\n[Deal \"\"]\n": 1,
		"see md|\n[Board \"1\"]\n": 1,
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
	rules.NoteMisplaced:      rules.ExportTagOrder,
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
