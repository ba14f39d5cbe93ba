package wire

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/report"
)

// What is said of a file where no JavaScript is: by shell commands and by the edge. js/src/report does the same in the package.

// TextReport returns what was found in a file, for a person: the diagnostics, how many more there are of a rule, and how many there are of
// each severity. Of errors only, nothing is said of a file without one.
func TextReport(r *report.Report, as Rendering) []byte {
	if as.ErrorsOnly && r.Diagnostics.Count(diag.Error) == 0 {
		return nil
	}
	out := appendDiagnostics(nil, as, r)
	path := Printable(as.Path)
	for rule := range diag.Rule(diag.MostRules) {
		n := r.Diagnostics.Omitted(rule)
		if n == 0 {
			continue
		}
		if !as.ErrorsOnly || r.Diagnostics.SeverityOf(rule) == diag.Error {
			out = append(out, path+": "+strconv.Itoa(n)+" more ["+r.Diagnostics.Rules(rule).Name+"]\n"...)
		}
	}
	out = append(out, path+": "+Counted(r.Games, r.Called())...)
	for _, s := range diag.Severities {
		out = append(out, ", "+Counted(r.Diagnostics.Count(s), s.String())...)
	}
	return append(out, '\n')
}

// Counted returns a number and the noun after it, which ends in "s" or "es" where it is not one.
func Counted(n int, what string) string {
	switch {
	case n != 1 && strings.HasSuffix(what, "x"):
		what += "es"
	case n != 1:
		what += "s"
	}
	return strconv.Itoa(n) + " " + what
}

// Printable returns a text from elsewhere, such as the name of a file, without what would do something to a terminal.
func Printable(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.C, r) {
			return utf8.RuneError
		}
		return r
	}, text)
}

// RuleTable returns rules as a table for people.
func RuleTable(all []diag.Rule, of diag.Table) []byte {
	var rows []*diag.Row
	for _, rule := range all {
		rows = append(rows, of(rule))
	}
	return TableOfRows(rows)
}

// TableOfRows is RuleTable of rows, which may be those of several notations.
func TableOfRows(all []*diag.Row) []byte {
	rows := [][]string{{"rule", "severity", "section", "fix", "title"}}
	for _, row := range all {
		fix := ""
		if row.CanFix() {
			fix = "yes"
		}
		rows = append(rows, []string{row.Name, row.Default().String(), row.Section, fix, row.Title})
	}
	var out []byte
	for _, row := range rows {
		for i, cell := range row[:len(row)-1] {
			width := 0
			for _, other := range rows {
				width = max(width, len(other[i]))
			}
			out = append(out, cell+strings.Repeat(" ", width-len(cell)+2)...)
		}
		out = append(out, row[len(row)-1]+"\n"...)
	}
	return out
}

// FileReport returns the JSON of what was found in a file: a member of "files" in the document that the shell command writes. Of errors
// only, the lists have nothing else; all are counted.
func FileReport(path string, r *report.Report, errorsOnly bool) []byte {
	var w Writer
	w.Open('{')
	w.StringField("path", path)
	w.StringField("encoding", r.Text.Encoding.String())
	w.StringField("version", r.Version)
	w.IntField("games", r.Games)
	w.Name("diagnostics")
	w.Open('[')
	for i := range r.Diagnostics.Items {
		if !errorsOnly || r.Diagnostics.Items[i].Severity == diag.Error {
			WriteDiagnostic(&w, r.Diagnostics.Rules, r.Label, &r.Diagnostics.Items[i])
		}
	}
	w.Close(']')
	WriteCounts(&w, r)
	WriteOmitted(&w, r, errorsOnly)
	w.Close('}')
	return w.Out
}
