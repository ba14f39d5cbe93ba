package pbn

import (
	"bytes"
	"io"
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/docs"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// subject is PBN for the tests that every notation passes.
var subject = &testkit.Subject{
	Name: "pbn", ClaimsExport: true, Rules: rules.All(), Row: rules.Of, Page: docs.Explain,
	Open: open,
	Validate: func(file *source.Stream, asExport bool) *report.Report {
		return Validate(file, Options{AsExport: asExport})
	},
	Export:    func(file *source.Stream) ([]byte, *report.Report) { return Export(file, export.Options{}) },
	Apply:     mend.Apply,
	ApplySafe: func(file []byte) ([]byte, int) { out, n, _ := ApplySafe(file, source.Automatic, nil); return out, n },
	Report: func(in string, rule diag.Rule) *report.Report {
		switch {
		case rules.Of(rule).OfExportFormat:
			return Validate(Bytes([]byte(in)), Options{AsExport: true})
		case slices.Contains(needsSolved, rule):
			return Validate(Bytes([]byte(in)), Options{Solved: solvedIn(in)})
		}
		_, r := Export(Bytes([]byte(in)), export.Options{})
		return r
	},
	// No dealer before an auction, nothing before a play, the line ends and the header of export format; and the encodings of the cases
	// that are not ASCII.
	Standing: []string{
		"auction/no-dealer", "play/missing-tag", "export/header", "export/line-end", "export/missing-tag", "text/utf8", "text/windows-1252",
	},
}

// cause is a case whose table needs no names of fields.
type cause testkit.Cause

// readCases reads the cases of rules in an archive, and adds others, which an archive cannot hold.
func readCases(name string, others ...testkit.Case) (cases []testkit.Case, fixes []testkit.FixCase) {
	cases, fixes = testkit.ReadCases("testdata/rules/"+name+".txtar", rules.Find)
	return append(cases, others...), fixes
}

// causesOf returns causes for the kit.
func causesOf(own []cause) (causes []testkit.Cause) {
	for _, c := range own {
		causes = append(causes, testkit.Cause(c))
	}
	return causes
}

// open opens a file: one that is in memory at once, as callers do.
func open(file io.Reader) *source.Stream {
	if whole, is := file.(*bytes.Reader); is {
		all := make([]byte, whole.Len())
		io.ReadFull(whole, all)
		return Bytes(all)
	}
	return habits.PBN.Stream(file, source.Automatic)
}

// found and against are short for what many tests ask.
func found(in string, rule diag.Rule) []string { return subject.Found(in, rule) }

func against(in string, asExport bool) []string { return subject.Against(in, asExport) }

// laws are what holds for the export of any file of PBN: of what is wrong with its text only what its meaning keeps may be left.
var laws = &testkit.Laws{
	Inventory: inventory,
	IsNew: func(what string) bool {
		return slices.ContainsFunc(filledIn, func(new string) bool { return strings.HasPrefix(what, new) })
	},
	Stays: func(rule diag.Rule, as diag.Severity, before *report.Report) bool {
		area, _, _ := strings.Cut(rules.Name(rule), "/")
		kept := rule == rules.SyntaxTagName || rule == rules.SyntaxBadEscape || rule == rules.SyntaxTokenTooLong || as == diag.Warning
		if area == "syntax" && !kept || area == "export" {
			return false
		}
		// Of a string that is not closed only that is reported.
		had := before.Diagnostics.Found
		isNew := (area == "syntax" || rule == rules.TextLineTooLong) && had(rule) == 0
		return !isNew || rule == rules.SyntaxBadEscape && had(rules.SyntaxUnterminatedString) > 0
	},
	IsPlain: func(c, before, after byte) bool {
		switch c {
		case '\n':
			return before == '\r'
		case '\r':
			return after == '\n'
		}
		return c >= ' ' && (c < 127 || c >= 160)
	},
}
