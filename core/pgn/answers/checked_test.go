package answers

import (
	"bytes"
	"encoding/json"
	"os"
	"pbn/core/played/playedtest"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn"
	"pbn/core/pgn/export"
	"pbn/core/pgn/rules"
	"pbn/core/played"
	"pbn/core/wire"
)

// outcome is what the tests read of a report.
type outcome struct {
	GameCount   int
	Counts      map[string]int
	Diagnostics []struct {
		Rule, Severity string
		Game           int
	}
	Text    *string
	Applied int
	More    bool
}

func decoded(t *testing.T, report []byte) (f outcome) {
	t.Helper()
	if err := json.Unmarshal(report, &f); err != nil {
		t.Fatalf("%v: %s", err, report)
	}
	return f
}

// sloppy has a tab in a string, in both its games.
const sloppy = "[Event \"a\tb\"]\n\n1. e4 *\n\n[Event \"c\td\"]\n\n1. e5 *\n"

func TestValidate(t *testing.T) {
	f := decoded(t, Validate([]byte(sloppy), wire.Options{Text: &wire.Rendering{Path: "a.pgn", ErrorsOnly: true}}, pgn.Options{}))
	count := 0
	for _, d := range f.Diagnostics {
		if d.Rule == "text/tab-in-string" {
			count++
		}
	}
	if f.GameCount != 2 || count != 2 || f.Text == nil || !strings.Contains(*f.Text, "a.pgn:7:4: error: ") {
		t.Errorf("%+v", f)
	}
	without := pgn.Options{Severities: map[diag.Rule]diag.Severity{rules.TextTabInString: diag.Off}}
	if f := decoded(t, Validate([]byte(sloppy), wire.Options{}, without)); f.Text != nil || bytes.Contains(Validate([]byte(sloppy), wire.Options{}, without), []byte("tab-in-string")) {
		t.Errorf("%+v", f)
	}
}

// TestValidateJob: a job counts what Validate counts, and gives the list out apart.
func TestValidateJob(t *testing.T) {
	want := decoded(t, Validate([]byte(sloppy), wire.Options{}, pgn.Options{}))
	for _, piece := range []int{1, 1 << 10} {
		_, report := playedtest.Run(ValidateJob(wire.Options{}, pgn.Options{}), []byte(sloppy), piece)
		got := decoded(t, []byte(report))
		if got.GameCount != 2 || len(got.Counts) != 3 || len(got.Diagnostics) != 0 {
			t.Errorf("%s", report)
		}
		for severity, n := range want.Counts {
			if got.Counts[severity] != n {
				t.Errorf("%d of %s, want %d", got.Counts[severity], severity, n)
			}
		}
	}
}

// TestCheckedJob: each game comes with what Validate finds in it.
func TestCheckedJob(t *testing.T) {
	want := map[int]int{}
	for _, d := range decoded(t, Validate([]byte(sloppy), wire.Options{}, pgn.Options{})).Diagnostics {
		want[d.Game]++
	}
	games, report := playedtest.Run(CheckedJob(Options{}, pgn.Options{}), []byte(sloppy), 7)
	for number := 1; number <= 2; number++ {
		h := playedtest.Header([]byte(games))
		one := games[:h[played.InSize]]
		games = games[h[played.InSize]:]
		if h[played.InNumber] != number || !strings.Contains(one, `"rule":"text/tab-in-string"`) || strings.Count(one, `"rule":`) != want[number] {
			t.Errorf("game %d of %q, want %d diagnostics", number, one, want[number])
		}
	}
	if games != "" || decoded(t, []byte(report)).GameCount != 2 {
		t.Errorf("%q, %s", games, report)
	}
	if games, _ := playedtest.Run(CheckedJob(Options{TagsOnly: true}, pgn.Options{}), []byte(sloppy), 1<<10); playedtest.Header([]byte(games))[played.InMoves] != 0 {
		t.Error("tags alone come with moves")
	}
}

func TestApply(t *testing.T) {
	mended := Mend([]byte(sloppy), wire.Options{}, pgn.Options{})
	f := decoded(t, AppliedReport(mended, wire.Options{}))
	if f.Applied < 2 || f.More || f.GameCount != 2 || bytes.ContainsRune(mended.Bytes, '\t') {
		t.Errorf("%+v, %q", f, mended.Bytes)
	}
	latin := []byte("[Event \"Malm\xf6\"]\n\n*\n")
	fixes := [][]wire.Edit{{{From: 8, To: 13, Text: "Łódź"}}, {{From: 8, To: 9, Text: "x"}}}
	if _, err := Apply(latin, wire.Options{}, pgn.Options{}, fixes, false); err == nil || !strings.Contains(err.Error(), "“Łź”") {
		t.Error(err)
	}
	mended, err := Apply(latin, wire.Options{}, pgn.Options{}, fixes, true)
	if err != nil || mended.Applied != 1 || string(mended.Bytes) != "[Event \"?\xf3d?\"]\n\n*\n" {
		t.Errorf("%v, %+v", err, mended)
	}
}

// TestExport: a job makes the file that Export makes, and says the same, except for the lists, which it gives out apart.
func TestExport(t *testing.T) {
	bytes, json := Export([]byte(sloppy), wire.Options{Text: &wire.Rendering{}}, export.Options{})
	f := decoded(t, json)
	if !strings.HasPrefix(string(bytes), "[Event \"a b\"]\n[Site \"?\"]\n") || f.GameCount != 2 || f.Text == nil || len(f.Diagnostics) == 0 {
		t.Errorf("%q, %s", bytes, json)
	}
	var made []byte
	var last wire.Out
	j := ExportJob(wire.Options{}, export.Options{})
	for _, c := range []byte(sloppy) {
		last = j.Push([]byte{c})
		made = append(made, last.Bytes...)
	}
	last = j.Finish()
	made = append(made, last.Bytes...)
	if got := decoded(t, last.Report); string(made) != string(bytes) || got.GameCount != 2 || len(got.Diagnostics) != 0 || got.Counts["error"] != f.Counts["error"] {
		t.Errorf("%q, %s", made, last.Report)
	}
	if _, json := Export([]byte("[White \"日本\"]\n\n*\n"), wire.Options{}, export.Options{Encoding: export.Latin1}); !strings.Contains(string(json), `"needsUTF8":"日本"`) {
		t.Errorf("%s", json)
	}
}

// TestWriterChoices: the package offers the options of the writer that it has, with their values.
func TestWriterChoices(t *testing.T) {
	script, err := os.ReadFile("../../../js/src/pgn/options.ts")
	if err != nil {
		t.Fatal(err)
	}
	_, choices, _ := strings.Cut(string(script), "const writerChoices = {\n")
	choices, _, _ = strings.Cut(choices, "}")
	var want strings.Builder
	for _, option := range export.OptionNames {
		want.WriteString("\t" + option.Name + `: ["` + strings.Join(option.Values, `", "`) + "\"],\n")
	}
	if choices != want.String() {
		t.Errorf("js/src/pgn/options.ts offers\n%swant\n%s", choices, want.String())
	}
}
