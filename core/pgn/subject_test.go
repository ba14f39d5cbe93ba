package pgn

import (
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/openings/known"
	"pbn/core/pgn/export"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// subject is PGN, read and checked, for the tests that every notation passes.
var subject = &testkit.Subject{
	Name: "pgn", Rules: slices.DeleteFunc(rules.All(), isElsewhere), Row: rules.Of,
	Open: open,
	Validate: func(file *source.Stream, asExport bool) *report.Report {
		return Validate(file, Options{As: formatOf(asExport)})
	},
	Export:    func(file *source.Stream) ([]byte, *report.Report) { return Export(file, export.Options{}) },
	Apply:     mend.Apply,
	ApplySafe: func(file []byte) ([]byte, int) { out, n, _ := ApplySafe(file, source.Automatic, nil); return out, n },
	Report: func(in string, rule diag.Rule) *report.Report {
		if rule == rules.TextUnmappable {
			_, r := Export(Bytes([]byte(in)), export.Options{Encoding: export.Latin1})
			return r
		}
		options := Options{As: formatOf(rules.Of(rule).OfExportFormat)}
		if row := rules.Of(rule); row.IsOff {
			options.Severities, options.Openings = map[diag.Rule]diag.Severity{rule: row.Severity}, known.Table
		}
		if rule == rules.ExportReduced || rule == rules.ExportReducedPosition {
			options.As = ReducedFormat
		}
		return Validate(Bytes([]byte(in)), options)
	},
}

func formatOf(asExport bool) Format {
	if asExport {
		return ExportFormat
	}
	return ImportFormat
}

// isElsewhere reports whether a rule is of something else than a file of games: of records, or of a document with blocks.
func isElsewhere(rule diag.Rule) bool { return isOfEPD(rule) || isOfDocuments(rule) }

// checkedArchives have the cases of what checks find and of the fixes of all rules, an archive a subject.
var checkedArchives = []string{
	"testdata/checked/text.txtar",
	"testdata/checked/positions.txtar",
	"testdata/checked/tags.txtar",
	"testdata/checked/comments.txtar",
	"testdata/checked/export.txtar",
	"testdata/checked/moves.txtar",
	"testdata/checked/fixes-moves.txtar",
	"testdata/checked/fixes-text.txtar",
}

// checkedCases are the cases of the archives, and those of their fixes.
func checkedCases() (cases []testkit.Case, fixes []testkit.FixCase) {
	for _, archive := range checkedArchives {
		these, fixed := testkit.ReadCases(archive, rules.Find)
		cases, fixes = slices.Concat(cases, these), slices.Concat(fixes, fixed)
	}
	return append(cases, checkedLines()...), fixes
}

// checkedLines are cases of lines, which an archive cannot show well.
func checkedLines() []testkit.Case {
	wide, long, value := strings.Repeat("x", 73), strings.Repeat("x", 248), strings.Repeat("x", 243)
	const roster = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
	export := func(white string) string {
		return roster + "[White \"" + white + "\"]\n[Black \"?\"]\n[Result \"*\"]\n\n*\n\n"
	}
	return []testkit.Case{
		testkit.Marked(rules.TextLongLine, "«1. e4 {"+wide+"}»\n*", "1. e4 {"+wide[2:]+"}\n*"),
		testkit.Marked(rules.TextLongLine, "«[Event \"x\"] [Site \""+wide+"\"]»\n\n*", "[Event \""+value+"\"]\n\n*"),
		testkit.Marked(rules.TextLineTooLong, "«1. e4 {"+long+"}»\n*\n\n[Event \"?\"]\n*", "1. e4 {"+long[2:]+"}\n*"),
		testkit.Marked(rules.TextLineTooLong, "«[Event \""+value+"xxx\"]»\n\n*", "[Event \""+value+value+"\"]\n\n*").
			Beside("", "syntax/token-too-long"),
		testkit.Marked(rules.TextUTF8, export("«Š»"), export("x")),
		testkit.Marked(rules.TextUTF8, "«\uFEFF»"+export("x"), export("\xDC")).Beside("", "text/windows-1252"),
		testkit.Marked(rules.TextMojibake, "[White \"«JÃ¶rg»\"] *", "[White \"Jörg\"] [WhiteTeam \"JÃ¶rg\"] *"),
	}
}

// hardToShow are cases of fixes that an archive cannot show well: characters that cannot be seen, and other line ends and encodings.
var hardToShow = []testkit.FixCase{
	{Rule: rules.TextNonASCIIToken, In: "1.\u00A0e4\u200Be5 {\u00A0} *\n", Out: "1. e4 e5 {\u00A0} *\n"},
	{Rule: rules.TextNonASCIIToken, In: "1. e4\n\u00A0\ne5 *\n", Out: "1. e4\ne5 *\n"},
	{Rule: rules.AnnotationSign, In: "1. e4\xB1 e5 \xB1 {\xE9} *", Out: "1. e4 $16 e5 $16 {\xE9} *"},
	{Rule: rules.MoveCastlingZero, In: "1. e4 e5 2. Nf3 Nf6 3. Bc4 d6 4. 0\x960 {\x96} *", Out: "1. e4 e5 2. Nf3 Nf6 3. Bc4 d6 4. O-O {\x96} *"},
	{Rule: rules.SyntaxCommentInTag, In: "[Event {\x93\xE9} \"a\"]\r\n*", Out: "[Event \"a\"]\r\n{\x93\xE9}\r\n*"},
	{Rule: rules.GameMissingResult, In: "[Event \"x\"]\r\n[Result \"1-0\"]\r\n", Out: "[Event \"x\"]\r\n[Result \"1-0\"]\r\n\r\n1-0\r\n"},
	{Rule: rules.GameMissingResult, In: "[Result \"1-0\"]\r1. e4 ;x\r", Out: "[Result \"1-0\"]\r1. e4 ;x\r1-0\r"},
	{Rule: rules.PositionVariant, In: "[FEN \"4k3/8/8/8/8/8/8/4KR2 w K - 0 1\"]\r\n*",
		Out: "[Variant \"Chess960\"]\r\n[FEN \"4k3/8/8/8/8/8/8/4KR2 w K - 0 1\"]\r\n*"},
	{Rule: rules.VariationUnclosed, In: "1. e4 (1. d4 ;a\r\n*", Out: "1. e4 (1. d4 ;a\r\n)\r\n*"},
	{Rule: rules.MoveLetterCase, In: utf16Of("[Event \"x\"] 1. nf3 D5 {Š} *"),
		Out: utf16Of("[Event \"x\"] 1. Nf3 d5 {Š} *")},
	{Rule: rules.AnnotationSign, In: utf16Of("1. e4± e5 *"), Out: utf16Of("1. e4 $16 e5 *")},
}

// utf16Of returns a text in UTF-16, the low byte first, with a byte order mark.
func utf16Of(text string) string { return string(source.UTF16LE.Append(nil, "\uFEFF"+text)) }

// isOfEPD reports whether only EPD can break a rule: package epd has its cases.
func isOfEPD(rule diag.Rule) bool {
	return rule == rules.ExportOperationOrder || strings.HasPrefix(rules.Name(rule), "epd/")
}

// isFound reports whether reading finds a rule broken.
func isFound(rule diag.Rule) bool { return rules.OfReading(rule).Name != "" }

// TestCheckedRules: each rule that needs more than reading is found in its cases, and not in what is nearly the same.
func TestCheckedRules(t *testing.T) {
	cases, _ := checkedCases()
	checked := *subject
	checked.Rules = slices.DeleteFunc(slices.Clone(subject.Rules), isFound)
	testkit.Cases(t, &checked, cases)
}

// TestFixes: the fix of each case makes of it what it should, whatever else is wrong.
func TestFixes(t *testing.T) {
	cases, fixes := checkedCases()
	testkit.FixCases(t, subject, append(fixes, hardToShow...), cases)
}
