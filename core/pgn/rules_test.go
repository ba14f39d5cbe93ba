package pgn

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// readingSubject is the reading of PGN for the tests that every notation passes.
var readingSubject = &testkit.Subject{
	Name: "pgn", Rules: slices.DeleteFunc(rules.All(), func(rule diag.Rule) bool { return !isFound(rule) }), Row: rules.OfReading,
	Open: open,
	Validate: func(file *source.Stream, _ bool) *report.Report {
		return Parse(file, func(*source.Text, *game.Game) {})
	},
	Report: func(text string, _ diag.Rule) *report.Report {
		return Parse(Bytes([]byte(text)), func(*source.Text, *game.Game) {})
	},
}

// open opens a file: one that is in memory at once, as callers do.
func open(file io.Reader) *source.Stream {
	if whole, is := file.(*bytes.Reader); is {
		all := make([]byte, whole.Len())
		io.ReadFull(whole, all)
		return Bytes(all)
	}
	return habits.PGN.Stream(file, source.Automatic)
}

// TestRules: each rule that reading finds is found in its cases, and not in what is nearly the same.
func TestRules(t *testing.T) { testkit.Cases(t, readingSubject, foundCases()) }

// foundCases are the cases of what reading finds.
func foundCases() []testkit.Case {
	cases, _ := testkit.ReadCases("testdata/rules/text.txtar", rules.Find)
	moves, _ := testkit.ReadCases("testdata/rules/moves.txtar", rules.Find)
	forms, _ := testkit.ReadCases("testdata/rules/forms.txtar", rules.Find)
	long := strings.Repeat("x", 256)
	return slices.Concat(cases, moves, forms, []testkit.Case{
		testkit.Marked(rules.FileNotPGN, "«\x89»PNG\r\n\x1a\n", "[A \"\"]\n*"),
		testkit.Marked(rules.FileNotPGN, "«h»ello", "hello 1. e4 *").Beside("", "syntax/unexpected-text"),
		testkit.Marked(rules.SyntaxTokenTooLong, "[Event \"«"+long+"»\"]\n*", "[Event \""+long[1:]+"\"]\n*"),
		testkit.Marked(rules.SyntaxTokenTooLong, "1. e4 «"+long+"» e5 *", "1. e4 "+long[1:]+" e5 *").
			Beside("syntax/unexpected-text", "syntax/unexpected-text"),
		testkit.Marked(rules.TextNonASCIIToken, "1. e4«\u00A0»e5 *", "1. e4 {\u00A0} e5 *"),
		testkit.Marked(rules.TextUTF16, "«\xFF\xFE»[\x00A\x00 \x00\"\x00\"\x00]\x00*\x00", "[A \"\"]*"),
		testkit.Marked(rules.TextWindows1252, "[White \"M«\xFC»ller\"]\n[Black \"\xE9\"]\n*", "[White \"Müller\"]\n*"),
		testkit.Marked(rules.TextWindows1252, "[White \"Šć«\xFC»\"]\n*", "\xEF\xBB\xBF[White \"Š\"]\n*"),
	})
}

// toldAs are rules whose findings export does away with, as another rule tells: tags are added, lines filled, a word too long is a comment.
var toldAs = map[diag.Rule]diag.Rule{
	rules.GameNoTags: rules.ExportMissingTag, rules.TextLongLine: rules.ExportLineLength, rules.TextLineTooLong: rules.ExportLineLength,
	rules.SyntaxTokenTooLong: rules.SyntaxUnexpectedText,
}

// ofOtherExports are rules whose changes are of the options reduced and encoding, which have tests of their own.
var ofOtherExports = []diag.Rule{rules.ExportReduced, rules.TextUnmappable}

// TestChangeOfEachRule: what a rule finds and export does away with is counted as a change. Of a file without a game nothing is written, a
// byte order mark is nothing that anybody sees, and tags on one long line are told as export/tag-layout.
func TestChangeOfEachRule(t *testing.T) {
	cases, _ := checkedCases()
	cases = slices.DeleteFunc(slices.Concat(foundCases(), cases), func(c testkit.Case) bool {
		return c.Rule == rules.FileNotPGN || strings.HasPrefix(c.In, "\uFEFF") || c.Rule == rules.TextLongLine && strings.Contains(c.In, "] [")
	})
	written := *subject
	written.Rules = slices.DeleteFunc(slices.Clone(subject.Rules), func(rule diag.Rule) bool { return slices.Contains(ofOtherExports, rule) })
	testkit.Changes(t, &written, cases, toldAs, func(c testkit.Case) string { return c.In })
}
