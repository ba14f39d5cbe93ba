package testkit

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pbn/core/diag"
)

// Saying is a diagnostic of a text.
type Saying struct {
	Diagnostic diag.Diagnostic
	Text       string
}

// whatVaries is what differs between two messages of one wording.
var whatVaries = []struct {
	pattern *regexp.Regexp
	by      string
}{
	{regexp.MustCompile(`“[^”]*”|"[^"]*"`), "“”"},
	{regexp.MustCompile(`\^?\b\w*[A-Z][\w.-]*`), "Name"},
	{regexp.MustCompile(`Name((, | and )Name)+`), "Name"},
	{regexp.MustCompile(`-?\d+(\.\d+)*`), "#"},
}

func wordingOf(text string) string {
	for _, v := range whatVaries {
		text = v.pattern.ReplaceAllString(text, v.by)
	}
	return text
}

// Wordings returns what is said of texts, each wording once, by rule. say returns all diagnostics of a text.
func Wordings(s *Subject, texts []string, say func(text string) []diag.Diagnostic) (all []Saying) {
	for _, text := range texts {
		for _, d := range say(text) {
			all = append(all, Saying{d, text})
		}
	}
	slices.SortStableFunc(all, func(a, b Saying) int { return cmp.Compare(a.Diagnostic.Rule, b.Diagnostic.Rule) })
	seen := map[string]bool{}
	return slices.DeleteFunc(all, func(one Saying) bool {
		wording := wordingOf(said(s, &one.Diagnostic))
		before := seen[wording]
		seen[wording] = true
		return before
	})
}

// said returns all that a diagnostic says, without its place.
func said(s *Subject, d *diag.Diagnostic) string {
	var out strings.Builder
	out.WriteString(s.name(d.Rule) + ", " + d.Severity.String() + "\n    " + d.Message + "\n")
	for _, r := range d.Related {
		out.WriteString("    there: " + r.Message + "\n")
	}
	for _, f := range d.Fixes {
		kind := "fix"
		if f.Safe {
			kind = "safe fix"
		}
		out.WriteString("    " + kind + ": " + f.Title + "\n")
	}
	return out.String()
}

// WordingsAreRead compares all that is said with testdata/wordings.txt, and what all of it marks and replaces with testdata/marks.txt. Of
// each rule something is said.
func WordingsAreRead(t *testing.T, s *Subject, all []Saying) {
	t.Helper()
	var words, marks strings.Builder
	told := map[diag.Rule]bool{}
	for _, one := range all {
		told[one.Diagnostic.Rule] = true
		words.WriteString(said(s, &one.Diagnostic) + "\n")
		marks.WriteString(s.name(one.Diagnostic.Rule) + " " + marked(&one.Diagnostic, one.Text))
	}
	for _, rule := range s.Rules {
		if !told[rule] {
			t.Errorf("nothing is said of %s", s.name(rule))
		}
		if change := s.Row(rule).Change; change != "" {
			words.WriteString(s.name(rule) + ", counted as a change: " + change + "\n")
		}
	}
	Golden(t, "wordings.txt", words.String())
	Golden(t, "marks.txt", marks.String())
}

// marked returns what a diagnostic marks in its text, what it refers to, and what its fixes replace, with some bytes around it.
func marked(d *diag.Diagnostic, in string) string {
	var out strings.Builder
	out.WriteString(around(d.Place, in) + "\n")
	for _, r := range d.Related {
		out.WriteString("    there: " + around(r.Place, in) + "\n")
	}
	for _, f := range d.Fixes {
		out.WriteString("    " + f.Title + "\n")
		for _, e := range f.Edits {
			out.WriteString("        " + around(e.Place, in) + " -> " + strconv.QuoteToGraphic(e.Text) + "\n")
		}
	}
	return out.String()
}

func around(p diag.Place, in string) string {
	if p.Span.End > len(in) {
		return fmt.Sprint(p.Span) // of a text in another encoding
	}
	marked := in[p.Span.Start:p.Span.End]
	if len(marked) > 60 {
		marked = marked[:28] + "…" + marked[len(marked)-28:]
	}
	before, after := max(0, p.Span.Start-6), min(len(in), p.Span.End+6)
	return strconv.QuoteToGraphic(in[before:p.Span.Start]) + " " + strconv.QuoteToGraphic(marked) + " " +
		strconv.QuoteToGraphic(in[p.Span.End:after])
}
