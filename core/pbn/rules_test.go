package pbn

import (
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"pbn/core/diag"
	"pbn/core/pbn/export"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

const fullDeal = "[Deal \"N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85\"]\n"

// ruleCase provokes a rule at a span, given as its text, and comes near it with a miss.
type ruleCase struct {
	rule           diag.Rule
	in, span, miss string
}

// ruleCases are those of all rules; each area has a file of its own.
var ruleCases = slices.Concat(readingCases, scoreCases, exportCases, tableCases, lawsCases, textCases, solvedCases)

// fixCase is a fix that a rule offers: what becomes of a file when the rule's fixes are applied.
type fixCase struct {
	rule    diag.Rule
	in, out string
}

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

// reportFor is a report that has what a rule finds.
func reportFor(in string, rule diag.Rule) *Report {
	switch {
	case rules.Of(rule).OfExportFormat:
		return Validate(Bytes([]byte(in)), Options{AsExport: true})
	case slices.Contains(needsSolved, rule):
		return Validate(Bytes([]byte(in)), Options{Solved: solvedIn(in)})
	}
	_, r := Export(Bytes([]byte(in)), export.Options{})
	return r
}

// found are the texts at which a rule was reported.
func found(in string, rule diag.Rule) (spans []string) {
	for _, d := range reportFor(in, rule).Diagnostics.Items {
		if d.Rule == rule {
			spans = append(spans, in[d.Range.Start.Byte:d.Range.End.Byte])
		}
	}
	return spans
}

// standing are rules that fragments break, which most cases are: no dealer before an auction, nothing before a play, the line
// ends and the header of export format; and the encodings of the cases that are not ASCII.
var standing = []string{
	"auction/no-dealer", "play/missing-tag", "export/header", "export/line-end", "export/missing-tag", "text/utf8", "text/windows-1252",
}

// othersIn are the other rules of severity error and warning that an input of a case breaks.
func othersIn(c ruleCase, in string) string {
	others := slices.DeleteFunc(against(in, rules.Of(c.rule).OfExportFormat), func(other string) bool {
		return other == rules.Name(c.rule) || slices.Contains(standing, other)
	})
	slices.Sort(others)
	return strings.Join(slices.Compact(others), " ")
}

func TestRules(t *testing.T) {
	tested, used := map[diag.Rule]bool{}, map[string]bool{}
	for _, c := range ruleCases {
		for _, in := range []string{c.in, c.miss} {
			key := rules.Name(c.rule) + " " + in
			used[key] = true
			if got := othersIn(c, in); got != companions[key] {
				t.Errorf("%s: beside it %q is reported, want %q", key, got, companions[key])
			}
		}
		tested[c.rule] = true
		if got := found(c.in, c.rule); len(got) != 1 || got[0] != c.span {
			t.Errorf("%s in %q: reported at %q, want %q", rules.Name(c.rule), c.in, got, c.span)
		}
		if got := found(c.miss, c.rule); len(got) != 0 {
			t.Errorf("%s in %q: reported at %q", rules.Name(c.rule), c.miss, got)
		}
	}
	for _, r := range rules.All() {
		if !tested[r] {
			t.Errorf("no test provokes %s", rules.Name(r))
		}
	}
	for key := range companions {
		if !used[key] {
			t.Errorf("there is no case of %s", key)
		}
	}
}

// TestFixes applies the fixes of each case's rule and wants what is right, without the diagnostic and without a new error.
func TestFixes(t *testing.T) {
	for _, c := range fixCases {
		_, before := Export(Bytes([]byte(c.in)), export.Options{})
		if slices.Contains(needsSolved, c.rule) {
			before = reportFor(c.in, c.rule)
		}
		var fixes []diag.Fix
		for _, d := range before.Diagnostics.Items {
			if d.Rule == c.rule && len(d.Fixes) > 0 {
				fixes = append(fixes, d.Fixes[0])
			}
		}
		out, applied := Apply([]byte(c.in), before.Text.Encoding, fixes)
		if string(out) != c.out || applied == 0 {
			t.Errorf("%s in %q: %d fixes made %q, want %q", rules.Name(c.rule), c.in, applied, out, c.out)
			continue
		}
		_, after := Export(Bytes(out), export.Options{})
		if got := found(c.out, c.rule); len(got) != 0 {
			t.Errorf("%s is still reported in %q, at %q", rules.Name(c.rule), c.out, got)
		}
		// What comes before a part that was cut off is not checked.
		if after.Diagnostics.Count(diag.Error) > before.Diagnostics.Count(diag.Error) && c.rule != rules.GameSplit {
			t.Errorf("%s in %q: the fix makes a new error", rules.Name(c.rule), c.in)
		}
	}
}

// TestFixable: the rules that say so offer a fix in a test, and no others do.
func TestFixable(t *testing.T) {
	tested := map[diag.Rule]bool{}
	for _, c := range fixCases {
		tested[c.rule] = true
	}
	for _, r := range rules.All() {
		if tested[r] != rules.Of(r).CanFix() {
			t.Errorf("%s: a fix is tested: %v, fixable: %v", rules.Name(r), tested[r], rules.Of(r).CanFix())
		}
	}
	for _, c := range ruleCases {
		for _, in := range []string{c.in, c.miss} {
			for _, d := range Validate(Bytes([]byte(in)), Options{}).Diagnostics.Items {
				if len(d.Fixes) > 0 && !rules.Of(d.Rule).CanFix() {
					t.Errorf("%s offers a fix in %q", rules.Name(d.Rule), in)
				}
			}
		}
	}
}

// TestOneCauseOneDiagnostic: what is wrong in one place does not make other places wrong.
func TestOneCauseOneDiagnostic(t *testing.T) {
	for _, c := range []struct {
		in   string
		rule diag.Rule
	}{
		{"[Dealer \"N\"][Auction \"N\"]\n1D Foo 1C X XX AP", rules.AuctionBadCall},
		{"[Dealer \"N\"][Auction \"N\"]\n1C Pass Pass Pass X 1D 1C", rules.AuctionCallAfterEnd},
		{"[Deal \"N:AA... K... Q... J...\"]", rules.DealDuplicateCard},
		{"[Deal \"N:AK KQ x..\"]", rules.DealSyntax},
		{"[Board \"#\"]", rules.TagInheritNothing},
		{"[Site \"" + strings.Repeat("x", 260) + "\"]", rules.SyntaxTokenTooLong},
		{"[Dealer \"#\"]", rules.TagInheritForbidden},
		{"[Deal \"#\"]", rules.TagInheritForbidden},
		{"[Dealer \"N\"][Auction \"N\"]AP\n[Note \"#\"]", rules.TagInheritForbidden},
		{"\x89PNG\r\n\x1a\n\x00\x00{[\"", rules.FileNotPBN},
	} {
		_, r := Export(Bytes([]byte(c.in)), export.Options{})
		if len(r.Diagnostics.Items) != 1 || r.Diagnostics.Items[0].Rule != c.rule {
			t.Errorf("%q: %+v, want only %s", c.in, r.Diagnostics.Items, rules.Name(c.rule))
		}
	}
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
		pieces := source.NewStream(iotest.OneByteReader(strings.NewReader(in)), source.Automatic)
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
				t.Errorf("%s, line %d: %s %s", name, r.Text.Position(d.Span.Start).Line, rules.Name(d.Rule), d.Message)
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

// TestChangeOfEachRule: where export does away with what a rule finds, the rule says what is changed, or another does; and what a rule
// says is counted and done in some case.
func TestChangeOfEachRule(t *testing.T) {
	counted, doneAway := map[diag.Rule]bool{}, map[diag.Rule]bool{}
	for _, c := range ruleCases {
		in := c.in
		if c.rule == rules.ExportDuplicateTag { // elsewhere it is tag/duplicate
			in = "% PBN 2.1\n% EXPORT\n" + in
		}
		out, r := Export(Bytes([]byte(in)), export.Options{})
		if len(r.counts) > len(export.NewCounts()) {
			t.Errorf("%q: the writer counts what NewCounts does not have: %v", in, r.counts)
		}
		changed := map[diag.Rule]bool{}
		for _, change := range r.ChangeCounts() {
			changed[change.Rule], counted[change.Rule] = true, true
		}
		if len(found(c.in, c.rule)) == 0 || len(found(string(out), c.rule)) > 0 {
			continue
		}
		doneAway[c.rule] = true
		if other, has := toldAs[c.rule]; !changed[c.rule] && !(has && changed[other]) {
			t.Errorf("%s %q: export does away with it, and counts %v", rules.Name(c.rule), c.in, changed)
		}
	}
	for _, rule := range rules.All() {
		if counted[rule] != (rules.Of(rule).Change != "") {
			t.Errorf("%s: counted as a change: %v, its row says %q", rules.Name(rule), counted[rule], rules.Of(rule).Change)
		}
		if counted[rule] && !doneAway[rule] {
			t.Errorf("%s: its row says %q, but export does away with it in no case", rules.Name(rule), rules.Of(rule).Change)
		}
		if _, has := toldAs[rule]; has && rules.Of(rule).Change != "" {
			t.Errorf("%s is told as another, and has a change of its own", rules.Name(rule))
		}
	}
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
			if len(d.Related) != 1 || in[d.Related[0].Span.Start:d.Related[0].Span.End] != "2H" {
				t.Errorf("shown is %+v", d.Related)
			}
			return
		}
	}
	t.Error("the declarer is taken as South")
}
