package pbi

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbi/docs"
	"pbn/core/pbi/export"
	"pbn/core/pbi/habits"
	"pbn/core/pbi/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// subject is PBI for the tests that every notation passes.
var subject = &testkit.Subject{
	Name: "pbi", Rules: withoutSolver(), Row: rules.Of, Page: docs.Explain,
	Open: open,
	Validate: func(file *source.Stream, asExport bool) *report.Report {
		return Validate(file, Options{AsExport: asExport})
	},
	Export: func(file *source.Stream) ([]byte, *report.Report) { return Export(file, export.Options{}) },
	Apply:  mend.Apply,
	ApplySafe: func(file []byte) ([]byte, int) {
		out, n, _ := ApplySafe(file, source.Automatic, nil)
		return out, n
	},
}

// withoutSolver returns the rules that hold without a solver: those of solutions are tested beside it.
func withoutSolver() []diag.Rule {
	return slices.DeleteFunc(rules.All(), func(rule diag.Rule) bool { return strings.HasPrefix(rules.Name(rule), "solution/") })
}

// open opens a file: one that is in memory at once, as callers do.
func open(file io.Reader) *source.Stream {
	if whole, is := file.(*bytes.Reader); is {
		all := make([]byte, whole.Len())
		io.ReadFull(whole, all)
		return Bytes(all)
	}
	return habits.PBI.Stream(file, source.Automatic)
}

// asFile makes a file of lines that an archive shows: with the beginning of a file, unless they have one, and a line end. start is where the
// lines are.
func asFile(lines string) (file string, start int) {
	if !strings.HasSuffix(lines, "\n") && !strings.HasSuffix(lines, "\r") {
		lines += "\n"
	}
	switch {
	case strings.HasPrefix(lines, "\uFEFF"):
		return lines, 0
	case strings.HasPrefix(strings.ToUpper(strings.TrimLeft(lines, " \t")), "#PBI"):
		return "\uFEFF" + lines, len("\uFEFF")
	}
	return head + lines, len(head)
}

// cases are those of the archive, as whole files, and those that an archive cannot show.
func cases() (all []testkit.Case, fixes []testkit.FixCase) {
	shown, fixed := testkit.ReadCases("testdata/rules.txtar", rules.Find)
	for _, c := range shown {
		in, start := asFile(c.In)
		c.In, c.Start = in, c.Start+start
		c.Miss, _ = asFile(c.Miss)
		all = append(all, c)
	}
	for _, f := range fixed {
		f.In, _ = asFile(f.In)
		f.Out, _ = asFile(f.Out)
		fixes = append(fixes, f)
	}
	return append(all, hardToShow...), append(fixes, hardToMend...)
}

const empty = "::::::::\n"

// hardToShow are cases that an archive cannot hold.
var hardToShow = []testkit.Case{
	testkit.Marked(rules.FileNotPBI, "«»", head+empty),
	testkit.Marked(rules.FileNotPBI, "«h»ello\n", head+empty),
	testkit.Marked(rules.FileNotPBI, "«\x89»PNG\r\n\x1a\n", head+empty),
	testkit.Marked(rules.FileNotPBI, "«[»White \"a\"]\n[Black \"b\"]\n\n1. e4 e5 *\n", head+empty),
	testkit.Marked(rules.FileNoMarker, "\uFEFF«»A. Chance:8/8/8/8/8/8/8/8:=::::::\n", head+empty).Beside("position/kings", ""),
	testkit.Marked(rules.FileNoRecords, head+"«»", head+empty),
	testkit.Marked(rules.TextNoBOM, "«»#PBI 1.2\n"+empty, head+empty),
	testkit.Marked(rules.TextStrayBOM, head+"A«\uFEFF» B:"+empty[1:], head+"A B:"+empty[1:]),
	testkit.Marked(rules.TextInvalidUTF8, head+"M«\xFC»ller:"+empty[1:], head+"Müller:"+empty[1:]),
	testkit.Marked(rules.TextUTF16, "«\xFF\xFE»#\x00P\x00B\x00I\x00 \x001\x00.\x002\x00\n\x00:\x00:\x00:\x00:\x00:\x00:\x00:\x00:\x00\n\x00", head+empty),
	testkit.Marked(rules.TextUnterminatedLine, head+empty+"«a:b»", head+empty),
	testkit.Marked(rules.TextUnterminatedLine, head+empty+"«:::::::::»", head+empty+"::::::::\u2028"),
	testkit.Marked(rules.TextOtherSeparator, head+"A«\u2029»B"+empty, head+"A B"+empty),
	testkit.Marked(rules.ExportLineEnd, head+"::::::::«\u0085»"+empty, head+empty),
}

// hardToMend are fixes that an archive cannot hold.
var hardToMend = []testkit.FixCase{
	{Rule: rules.FileNoMarker, In: "\uFEFFA" + empty, Out: head + "A" + empty},
	{Rule: rules.TextNoBOM, In: "#PBI 1.2\n" + empty, Out: head + empty},
	{Rule: rules.TextStrayBOM, In: head + "A\uFEFF" + empty, Out: head + "A" + empty},
	{Rule: rules.TextUnterminatedLine, In: head + "A::::::::", Out: head + "A" + empty},
	{Rule: rules.ExportLineEnd, In: "\uFEFF#PBI 1.2\r\n" + empty, Out: head + empty},
}

// TestRules: each rule is found in its cases, and not in what is nearly the same.
func TestRules(t *testing.T) {
	all, _ := cases()
	testkit.Cases(t, subject, all)
}

// TestFixes: each fix does what is wanted, and makes no new error.
func TestFixes(t *testing.T) {
	all, fixes := cases()
	testkit.FixCases(t, subject, fixes, all)
}
