package epd

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pgn/docs"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// subject is EPD for the tests that every notation passes.
var subject = &testkit.Subject{
	Name: "epd", Rules: slices.DeleteFunc(rules.All(), isOfGames), Row: rules.Of, Page: docs.Explain,
	Open: open,
	Validate: func(file *source.Stream, asExport bool) *report.Report {
		return Validate(file, Options{Notation: EPD, AsExport: asExport})
	},
	Export: func(file *source.Stream) ([]byte, *report.Report) { return Export(file, ExportOptions{Notation: EPD}) },
	Apply:  mend.Apply,
	ApplySafe: func(file []byte) ([]byte, int) {
		out, n, _ := ApplySafe(file, source.Automatic, EPD, nil)
		return out, n
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

// sharedRules are rules of PGN that a line of EPD can break, too.
var sharedRules = strings.Fields(`export/line-end export/operation-order export/spacing
	move/castling-zero move/check-missing move/long-form move/null
	position/castling position/clock position/en-passant position/form position/impossible-check position/kings position/material
	position/opposite-check position/pawns position/syntax
	text/unmappable text/utf16 text/windows-1252`)

// isOfGames reports whether the tests here leave a rule to those of PGN.
func isOfGames(rule diag.Rule) bool {
	name := rules.Name(rule)
	return !strings.HasPrefix(name, "epd/") && !slices.Contains(sharedRules, name)
}

// longLine is a line of more than 1024 characters.
var longLine = "4k3/8/8/8/8/8/8/4K2R w - - noop " + strings.Repeat("x ", 500)

// moreCases are those that an archive cannot hold.
var moreCases = []testkit.Case{
	testkit.Marked(rules.EPDLineTooLong, "«"+longLine+";»", longLine[:1022]+";"),
	testkit.Marked(rules.EPDString, "4k3/8/8/8/8/8/8/4K2R w - - c0 «\""+strings.Repeat("x", 256)+"\"»;",
		"4k3/8/8/8/8/8/8/4K2R w - - c0 \""+strings.Repeat("x", 255)+"\";"),
	testkit.Marked(rules.TextWindows1252, "4k3/8/8/8/8/8/8/4K2R w - - c0 \"«\x80»\";", "4k3/8/8/8/8/8/8/4K2R w - - c0 \"€\";"),
	testkit.Marked(rules.TextUTF16, "«\xFF\xFE»k\x00/\x008\x00", "k/8").Beside("position/syntax", "position/syntax"),
	testkit.Marked(rules.ExportSpacing, "4k3/8/8/8/8/8/8/4K2R w - -\n«»\n4k3/8/8/8/8/8/8/4K2R w - -\n", "4k3/8/8/8/8/8/8/4K2R w - -\n"),
	testkit.Marked(rules.ExportLineEnd, "4k3/8/8/8/8/8/8/4K2R w - -«»", "4k3/8/8/8/8/8/8/4K2R w - -\n"),
}

func readCases() (cases []testkit.Case, fixes []testkit.FixCase) {
	cases, fixes = testkit.ReadCases("testdata/rules.txtar", rules.Find)
	return append(cases, moreCases...), fixes
}

// TestRules: each rule is found in its cases, and not in what is nearly the same.
func TestRules(t *testing.T) {
	cases, _ := readCases()
	testkit.Cases(t, subject, cases)
}

// TestFixes: the fix of each case makes of it what it should, whatever else is wrong.
func TestFixes(t *testing.T) {
	cases, fixes := readCases()
	testkit.FixCases(t, subject, fixes, cases)
}
