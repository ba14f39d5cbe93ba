package mend

import (
	"bytes"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

// The rules of a notation whose games are lines: "a" has to be "b", and "b" has to be "c"; what is written for "!" does harm; what is open
// is closed from the inside; a blank is the business of the writer.
const (
	first diag.Rule = iota
	second
	harmful
	open
	layout
)

var found = map[byte]diag.Rule{'a': first, 'b': second, '!': harmful, '(': open, ' ': layout}

func row(rule diag.Rule) *diag.Row {
	if rule == second {
		return &diag.Row{Severity: diag.Warning, Forms: make([]diag.FormRow, 1), Fix: write}
	}
	return &diag.Row{Severity: diag.Error, OfExportFormat: rule == layout, Forms: make([]diag.FormRow, 1), Fix: write}
}

func write(w *diag.Wording) {
	span := w.Span()
	if text := w.Says(); text != "(" || w.Text.Bytes[span.End] != '(' {
		w.Replace(span, map[string]string{"a": "b", "b": "c", "!": "!!", "(": "", " ": ""}[text])
		w.Fix(true)
	}
}

// lines validates a file, and counts its bytes.
type lines struct{ read int }

func (l *lines) validate(pass Pass) Outcome {
	l.read += len(pass.File)
	text := source.Plain.Text(pass.File, pass.Named)
	r := report.New(row, "line")
	r.Text, r.Diagnostics.Most, r.Diagnostics.Safe = text, MostFixes, pass.Fixes
	games := Outcome{Report: r, Apart: true}
	at := 0
	for line := range bytes.Lines(pass.File) {
		r.Games++
		games.Starts = append(games.Starts, at)
		for i, c := range line {
			if rule, has := found[c]; has {
				(diag.Kind[diag.None](rule) << 8).Find(&r.Diagnostics, source.Span{Start: at + i, End: at + i + 1})
			}
		}
		at += len(line)
		r.Diagnostics.EndGame(text, r.Games, "", nil)
	}
	r.Diagnostics.Sort()
	return games
}

// TestApplySafe: fixes are made round by round; those of a rule that do harm are not, nor those of export format.
func TestApplySafe(t *testing.T) {
	for in, want := range map[string]struct {
		out     string
		applied int
	}{
		"":              {"", 0},
		"x\n":           {"x\n", 0},
		"a\n":           {"c\n", 2},
		"!\n":           {"!\n", 0},
		"a!ab\nb\n!\n ": {"c!cc\nc\n!\n ", 6},
	} {
		made := ApplySafe([]byte(in), source.Automatic, new(lines).validate)
		if string(made.Bytes) != want.out || made.Applied != want.applied || made.More {
			t.Errorf("%q: %q with %d fixes, more: %t; want %q with %d", in, made.Bytes, made.Applied, made.More, want.out, want.applied)
		}
	}
}

// TestApplySafeReadsChangedGames: after a round only the games that it changed are read for the next one, and the file once again.
func TestApplySafeReadsChangedGames(t *testing.T) {
	in := strings.Repeat("xxxxxxxxxxxxxxx\n", 10_000) + "((((((((((\n"
	l := &lines{}
	if made := ApplySafe([]byte(in), source.Automatic, l.validate); made.Applied != 10 || made.More || l.read > 4*len(in)-len(in)/2 {
		t.Errorf("%d fixes, for which %d bytes were read of a file of %d", made.Applied, l.read, len(in))
	}
}

// TestApplySafeEnds: where fixes wait for each other in a long game, that they may go on is said in the end.
func TestApplySafeEnds(t *testing.T) {
	in := strings.Repeat("(", 100) + strings.Repeat("x", 1<<20)
	made := ApplySafe([]byte(in), source.Automatic, new(lines).validate)
	if !made.More || made.Applied == 0 || made.Applied > mostAgain+1 {
		t.Errorf("%d fixes, more: %t", made.Applied, made.More)
	}
	short := strings.Repeat("(", 100) + "\n"
	if made := ApplySafe([]byte(short), source.Automatic, new(lines).validate); made.More || string(made.Bytes) != "\n" {
		t.Errorf("%d fixes made %q", made.Applied, made.Bytes)
	}
}
