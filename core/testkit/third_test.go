package testkit

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/report"
	"pbn/core/source"
)

// A notation for these tests: a game is a line "name: moves", the moves in capital letters.
const (
	gameNameless diag.Rule = iota
	moveLower
	third
)

const (
	nameless = diag.Kind[diag.None](gameNameless) << 8
	lower    = diag.Kind[better](moveLower) << 8
)

type better struct{ Better diag.Text }

var thirdRows = [...]diag.Row{
	{Name: "game/nameless", Severity: diag.Warning, Title: "A game has no name", Section: "1",
		Forms: []diag.FormRow{{Message: "{here:quoted} has no name before it."}}},
	{Name: "move/lower", Severity: diag.Error, Title: "A move is in small letters", Section: "2", Change: "move written in capital letters",
		Forms: []diag.FormRow{{
			Message: "{here:quoted} is written {Better}.", Fix: "Write {Better}", Facts: []diag.Fact{{Name: "Better", Is: &diag.Words}},
		}}, Fix: func(w *diag.Wording) {
			f, _ := lower.Facts(w)
			w.Replace(w.Span(), w.Told(f.Better))
			w.Fix(true)
		}},
}

func thirdRow(rule diag.Rule) *diag.Row { return &thirdRows[rule] }

func findThird(name string) (diag.Rule, bool) {
	i := slices.IndexFunc(thirdRows[:], func(r diag.Row) bool { return r.Name == name })
	return diag.Rule(i), i >= 0
}

// readThird reads a file to its end, and returns its export.
func readThird(file *source.Stream, _ bool) (out []byte, r *report.Report) {
	for !file.Text().Complete && file.Err() == nil {
		file.Advance(0)
	}
	r = report.New(thirdRow, "line")
	r.Text = file.Text()
	at := 0
	for line := range bytes.Lines(r.Text.Bytes) {
		game := bytes.TrimSpace(line)
		start := at + bytes.Index(line, game)
		at += len(line)
		if len(game) == 0 {
			continue
		}
		r.Games++
		name, moves, named := bytes.Cut(game, []byte(": "))
		if !named {
			name, moves = nil, game
			nameless.Find(&r.Diagnostics, source.Span{Start: start, End: start + len(game)})
		}
		first := start + len(game) - len(moves)
		if upper := bytes.ToUpper(moves); !bytes.Equal(upper, moves) {
			e := lower.Find(&r.Diagnostics, source.Span{Start: first, End: first + len(moves)})
			e.Say(better{e.Text(string(upper))})
			moves = upper
		}
		if named {
			out = append(append(out, name...), ": "...)
		}
		out = append(append(out, moves...), '\n')
		r.Diagnostics.EndGame(r.Text, r.Games, "", nil)
	}
	r.Diagnostics.Sort()
	return out, r
}

// aThird is the notation with its pages.
var aThird = &Subject{
	Name: "third", Rules: []diag.Rule{gameNameless, moveLower}, Row: thirdRow,
	Page: func(name string) (string, bool) {
		row := thirdRows[slices.IndexFunc(thirdRows[:], func(r diag.Row) bool { return r.Name == name })]
		example, instead := "AB", "a: AB"
		if name == "move/lower" {
			example = "a: Ab"
		}
		return "# " + row.Title + "\n## What is wrong\n## Why it matters\n## Example\n```third\n" + example +
			"\n```\n## Instead\n```third\n" + instead +
			"\n```\n## In the standard\n" + row.Section + "\n", true
	},
	Open:     func(file io.Reader) *source.Stream { return source.Plain.Stream(file, source.Latin1) },
	Validate: func(file *source.Stream, asExport bool) *report.Report { _, r := readThird(file, asExport); return r },
	Export:   func(file *source.Stream) ([]byte, *report.Report) { return readThird(file, false) },
	Apply: func(file []byte, _ source.Encoding, fixes []diag.Fix) (fixed []byte, applied int) {
		for i := len(fixes) - 1; i >= 0; i-- {
			e := fixes[i].Edits[0]
			file = slices.Concat(file[:e.Place.Range.Start.Byte], []byte(e.Text), file[e.Place.Range.End.Byte:])
		}
		return file, len(fixes)
	},
	ApplySafe: func(file []byte) (fixed []byte, applied int) {
		out, r := readThird(source.Plain.Stream(bytes.NewReader(file), source.Latin1), false)
		return out, r.Diagnostics.Found(moveLower)
	},
}

// thirdGames returns what each game holds.
func thirdGames(file []byte) (games []map[string]int) {
	out, _ := readThird(source.Plain.Stream(bytes.NewReader(file), source.Latin1), false)
	for line := range strings.Lines(string(out)) {
		games = append(games, map[string]int{line: 1})
	}
	return games
}

var thirdLaws = &Laws{
	Inventory: thirdGames, IsNew: func(string) bool { return false },
	Stays:   func(rule diag.Rule, _ diag.Severity, _ *report.Report) bool { return rule == gameNameless },
	IsPlain: func(c, _, _ byte) bool { return c == '\n' || c >= ' ' },
}

var thirdFixes = &Fixes{
	Inventory: thirdGames, Validate: func(file []byte) *report.Report { return aThird.Validate(aThird.bytes(file), false) },
	IsRewritten: func(diag.Rule, string) bool { return false },
}

// TestThirdNotation: a notation that is neither of bridge nor of another game takes all that the kit has.
func TestThirdNotation(t *testing.T) {
	cases, fixes := ReadCases("testdata/third.txtar", findThird)
	RulesAreWhole(t, aThird, findThird)
	PagesAreWhole(t, aThird)
	Pages(t, aThird, Examples{
		File:       func(_ diag.Rule, shown string, _ bool) string { return shown },
		IsStanding: func(diag.Rule, bool, string) bool { return false },
	})
	Cases(t, aThird, cases)
	FixCases(t, aThird, fixes, cases)
	Causes(t, aThird, []Cause{{"AB\na: b\n", "game/nameless move/lower"}})
	Changes(t, aThird, cases, nil, func(c Case) string { return c.In })
	for _, file := range []string{"", "a: b\n\n \nAB\r\n", "x: " + strings.Repeat("y", 5000)} {
		out, _ := Check(t, aThird, []byte(file), thirdLaws)
		Kept(t, []byte(file), out, thirdLaws)
		FixesAlone(t, aThird, []byte(file), 5, thirdFixes)
		FixesTogether(t, aThird, []byte(file), thirdFixes)
		Streamed(t, aThird, "a file", []byte(file), func() int { return 3 })
	}
	hostile := InPairs(map[string]string{"names": "a: ", "lines": "\n", "small letters": "b "}, "", "\n")
	Ends(t, aThird, hostile, 1<<12)
	Linear(t, aThird, hostile, 1<<12, func(file *source.Stream) int {
		_, r := readThird(file, false)
		return len(r.Text.Bytes)
	})
}

// TestLedger reads a ledger and the tests that it names.
func TestLedger(t *testing.T) {
	l := &Ledger{
		Text: "| clause | demand | rules | export |\n|---|---|---|---|\n| 1-a | names | `game/nameless` W | – |\n" +
			"| 2-a, 2-b | letters | `move/lower` E | capital |\n",
		Case:   CaseNames(`\d-[a-z]`),
		Test:   TestNames(`\d_[a-z]`),
		Clause: func(inTest string) string { return strings.ReplaceAll(inTest, "_", "-") },
		Column: []string{"rules"},
	}
	l.NamesRules(t, aThird)
	clauses := l.Clauses()
	if len(clauses) != 3 || clauses[0].ID != "1-a" || clauses[0].HasExport || !clauses[2].HasExport || clauses[2].Names[0] != "move/lower" {
		t.Errorf("%+v", clauses)
	}
	tests, orphans := l.TestsIn(t, "x", "package x\nvar none = []string{\"2-b none\"}\nfunc TestA_1_a() { _ = []string{\"2-a own\"} }\n"+
		"func TestB() { ReadSamples(\"testdata/clauses.txtar\") }")
	want := []string{"x: TestA_1_a/2-a own", "x: TestB/2-a in an archive"}
	if len(tests["1-a"]) != 1 || !slices.Equal(tests["2-a"], want) || len(orphans) != 1 {
		t.Errorf("%q, %q", tests, orphans)
	}
}
