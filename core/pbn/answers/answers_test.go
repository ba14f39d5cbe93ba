package answers

import (
	"bytes"
	"encoding/json"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/core/wire"
)

// parse is the JSON of PbnFile.
func parse(file []byte, o wire.Options) []byte {
	json, _ := ParseFrom(o.Open(habits.PBN, file), o)
	return json
}

// TestGolden compares the JSON of a file with the one beside it; PBN_UPDATE=1 writes that anew, and fails, so that a
// person reads it.
func TestGolden(t *testing.T) {
	for name, file := range ownFiles(t) {
		var got bytes.Buffer
		if err := json.Indent(&got, parse(file, wire.Options{}), "", "\t"); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		got.WriteByte('\n')
		testkit.Golden(t, strings.TrimSuffix(filepath.Base(name), ".pbn")+".json", got.String())
	}
}

func numbers(t *testing.T, text []byte) (games []int) {
	t.Helper()
	var file struct {
		GameCount int
		Games     []struct{ Number int }
	}
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	if file.GameCount != 5 {
		t.Errorf("%d games", file.GameCount)
	}
	for _, g := range file.Games {
		games = append(games, g.Number)
	}
	return games
}

func TestWindow(t *testing.T) {
	file := []byte(strings.Repeat("[Board \"1\"]\n\n", 5))
	for _, c := range []struct {
		wanted      wire.Options
		first, last int
	}{{wire.Options{Count: math.MaxInt}, 1, 5}, {wire.Options{From: 2, Count: math.MaxInt}, 2, 5}, {wire.Options{}, 1, 5},
		{wire.Options{Count: 2}, 1, 2}, {wire.Options{From: 3}, 3, 5}, {wire.Options{From: 2, Count: 2}, 2, 3},
		{wire.Options{From: 6, Count: 1}, 0, 0}, {wire.Options{From: -1, Count: 1}, 1, 1}} {
		games := numbers(t, parse(file, c.wanted))
		if c.first == 0 {
			if len(games) > 0 {
				t.Errorf("%+v: %v", c.wanted, games)
			}
		} else if len(games) != c.last-c.first+1 || games[0] != c.first {
			t.Errorf("%+v: %v", c.wanted, games)
		}
	}
}

// TestMost: the JSON of games is no longer than it may be, and names the game to go on with; a game that alone is longer is an error.
func TestMost(t *testing.T) {
	file := []byte(strings.Repeat("[Board \"1\"]\n\n", 5))
	game := (len(parse(file, wire.Options{Count: 4})) - len(parse(file, wire.Options{Count: 2}))) / 2
	for _, c := range []struct{ from, most, games int }{{1, game + 50, 1}, {1, 2*game + 50, 2}, {1, 1 << 20, 5}, {2, game + 50, 1}} {
		text := parse(file, wire.Options{From: c.from, Most: c.most})
		var parsed struct{ Next int }
		if err := json.Unmarshal(text, &parsed); err != nil {
			t.Fatal(err)
		}
		next := 0
		if c.games < 5 {
			next = c.from + c.games
		}
		if games := numbers(t, text); len(games) != c.games || parsed.Next != next {
			t.Errorf("%+v: games %v, and then %d", c, games, parsed.Next)
		}
	}
	for _, one := range [][]byte{file, []byte("[Board \"1\"]\n{" + strings.Repeat("x", 1<<20) + "}"),
		[]byte(strings.Repeat("[A\"\"]", 100_000))} {
		if json, err := ParseFrom(habits.PBN.Open(one, source.UTF8), wire.Options{Most: game - 50}); err != export.ErrTooLong || json != nil {
			t.Errorf("%d bytes, %v", len(json), err)
		}
	}
}

// TestOmitted: what the list of diagnostics has no room for is counted, by its rule.
func TestOmitted(t *testing.T) {
	const games = 5000
	var report struct {
		Diagnostics []struct{ Rule string }
		Omitted     []struct {
			Rule, Severity string
			Count          int
		}
	}
	if err := json.Unmarshal(Validate([]byte(strings.Repeat("[Dealer \"X\"]\n\n", games)), wire.Options{}, pbn.Options{}),
		&report); err != nil {
		t.Fatal(err)
	}
	listed := 0
	for _, d := range report.Diagnostics {
		if d.Rule == "tag/invalid-value" {
			listed++
		}
	}
	if len(report.Omitted) == 0 {
		t.Fatalf("nothing is omitted of %d", len(report.Diagnostics))
	}
	if o := report.Omitted[0]; o.Rule != "tag/invalid-value" || o.Severity != "error" || listed+o.Count != games {
		t.Errorf("%d are listed, and omitted are %+v", listed, report.Omitted)
	}
}

// TestOmittedErrors: of a report that lists errors alone, what is omitted are errors alone, too.
func TestOmittedErrors(t *testing.T) {
	report := pbn.Validate(pbn.Bytes([]byte(strings.Repeat("[Dealer \"X\"]\n[Room \"x\"]\n[Foo \"\"]\n[Scoring \"x\"]\n\n", 5000))),
		pbn.Options{})
	omitted := func(errorsOnly bool) (severities map[string]int) {
		var file struct {
			Omitted []struct {
				Rule, Severity string
				Count          int
			}
		}
		if err := json.Unmarshal(wire.FileReport("a", report, errorsOnly), &file); err != nil {
			t.Fatal(err)
		}
		severities = map[string]int{}
		for _, o := range file.Omitted {
			if o.Count < 1 || o.Severity != severityOf(o.Rule).String() {
				t.Errorf("%+v", o)
			}
			severities[o.Severity]++
		}
		return severities
	}
	all, errors := omitted(false), omitted(true)
	if all["error"] == 0 || len(all) < 2 || len(errors) != 1 || errors["error"] != all["error"] {
		t.Errorf("omitted are %v, and of errors alone %v", all, errors)
	}
}

// TestSeverityOfOmitted: what is omitted has the severity that the caller gives to its rule.
func TestSeverityOfOmitted(t *testing.T) {
	severities := map[diag.Rule]diag.Severity{rules.TagUnknown: diag.Error, rules.TagInvalidValue: diag.Info}
	report := pbn.Validate(pbn.Bytes([]byte(strings.Repeat("[Room \"x\"]\n[Foo \"\"]\n\n", 1200))), pbn.Options{Severities: severities})
	const omitted = `"omitted":[{"rule":"tag/unknown","severity":"error","count":200}]`
	if json := string(wire.FileReport("a", report, true)); !strings.HasSuffix(json, omitted+"}") {
		t.Errorf("the JSON ends with %s, want %s", json[len(json)-200:], omitted)
	}
	if text := string(wire.TextReport(report, wire.Rendering{Path: "a", ErrorsOnly: true})); !strings.HasSuffix(text,
		"\na: 200 more [tag/unknown]\na: 1200 games, 1200 errors, 0 warnings, 1200 infos\n") {
		t.Errorf("the text ends with %s", text[len(text)-200:])
	}
}

// severityOf is the severity of a rule.
func severityOf(name string) diag.Severity {
	for _, r := range rules.All() {
		if rules.Name(r) == name {
			return rules.Of(r).Severity
		}
	}
	return diag.Off
}

// FuzzWire: whatever the bytes, the results are JSON.
func FuzzWire(f *testing.F) {
	for _, file := range ownFiles(f) {
		f.Add(file)
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		_, report := Export(file, wire.Options{}, export.Options{})
		for _, text := range [][]byte{parse(file, wire.Options{}), Validate(file, wire.Options{}, pbn.Options{}), report} {
			if !json.Valid(text) {
				t.Fatalf("no JSON: %s", text)
			}
		}
	})
}

// TestRules: the JSON of the rules has each with what its row says.
func TestRules(t *testing.T) {
	var list []struct {
		Name, Severity, Title, Section string
		Fix                            bool
	}
	if err := json.Unmarshal(wire.Rules(rules.All(), rules.Of), &list); err != nil {
		t.Fatal(err)
	}
	all := rules.All()
	if len(list) != len(all) {
		t.Fatalf("%d rules, %d are told", len(all), len(list))
	}
	for i, rule := range all {
		row, told := rules.Of(rule), list[i]
		if told.Name != row.Name || told.Severity != row.Severity.String() || told.Title != row.Title || told.Section != row.Section ||
			told.Fix != row.CanFix() {
			t.Errorf("%+v of %s", told, row.Name)
		}
	}
}
