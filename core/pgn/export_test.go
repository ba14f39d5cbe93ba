package pgn

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/pgntest"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
)

// TestExportTakesNoMemory: a writer that has written a file writes another in the memory that it has. Nothing is allocated for a game.
func TestExportTakesNoMemory(t *testing.T) {
	const games = 200
	for _, kind := range []pgntest.Kind{pgntest.Plain, pgntest.Lichess, pgntest.Annotated} {
		file := pgntest.Games(kind, games, 1)
		var r game.Reader
		var w export.Writer
		var out bytes.Buffer
		write := func() {
			found := &diag.List{Rules: rules.Of}
			out.Reset()
			r.Reset(Bytes(file), found)
			w.Reset(&out, export.Options{}, found)
			for text, g := range r.Games() {
				if err := w.Game(text, g); err != nil {
					t.Fatal(err)
				}
			}
		}
		write()
		if n := testing.AllocsPerRun(3, write); n > 20 {
			t.Errorf("kind %d: %v allocations for %d games", kind, n, games)
		}
		if out.Len() < len(file)/2 {
			t.Errorf("kind %d: %d bytes became %d", kind, len(file), out.Len())
		}
	}
}

// TestCollate_12_a: games are put in order by Date, Event, Site, Round, White, Black, Result and moves.
func TestCollate_12_a(t *testing.T) {
	game := func(name, tags, moves string) string {
		return "[Annotator \"" + name + "\"]\n" + tags + "\n" + moves + "\n\n"
	}
	file := game("l", `[Date "1992.11.04"][Round "x"]`, "*") + game("k", `[Date "1992.11.04"][Round "10.1"]`, "*") +
		game("j", `[Date "1992.11.04"][Round "9.12"]`, "*") + game("i", `[Date "1992.11.04"][Round "9.2"]`, "*") +
		game("h", `[Date "1992.11.04"][Round "9"]`, "*") + game("g", `[Date "1992.11.04"][Round "-"]`, "*") +
		game("f", `[Date "1992.11.04"]`, "1. e4 1-0") + game("e", `[Date "1992.11.04"]`, "1. e4 *") + game("d", `[Date "1992.11.04"]`, "1. d4 *") +
		game("c", `[Date "1992.11.??"][Event "É"]`, "*") + game("b", `[Date "1992.11.??"][Event "Z"]`, "*") + game("a", "", "*")
	out, r := Export(Bytes([]byte(file)), export.Options{Order: export.Collate})
	order := ""
	for line := range strings.Lines(string(out)) {
		if name, ok := strings.CutPrefix(line, "[Annotator \""); ok {
			order += name[:1]
		}
	}
	if order != "abcdefghijkl" || r.Err != nil || r.Games != 12 {
		t.Errorf("the order is %s, %v", order, r.Err)
	}
	many := strings.Repeat(file, 1000)
	want, _ := Export(Bytes([]byte(many)), export.Options{Order: export.Collate})
	if out, r := Export(habits.PGN.Stream(strings.NewReader(many), source.UTF8), export.Options{Order: export.Collate}); !bytes.Equal(out, want) || r.Err != nil {
		t.Errorf("a stream becomes %d bytes of %d: %v", len(out), len(want), r.Err)
	}
}

// TestOptionNames: callers choose by name, and are told of what there is not.
func TestOptionNames(t *testing.T) {
	o, problem := export.Named(map[string]string{
		"as": "reduced", "encoding": "ascii", "order": "collate", "escapes": "omit", "variations": "omit", "comments": "omit", "nags": "omit", "clocks": "omit",
	})
	want := export.Options{
		Encoding: export.ASCII, Order: export.Collate, Reduced: true, NoEscapes: true, NoVariations: true, NoComments: true, NoNAGs: true, NoClocks: true,
	}
	if o != want || problem != "" {
		t.Errorf("%+v, %q", o, problem)
	}
	for chosen, want := range map[[2]string]string{
		{"encoding", "utf16"}: "encoding must be utf-8 or iso-8859-1 or ascii.", {"color", "red"}: "There is no option color.", {"as", ""}: "",
	} {
		if _, problem := export.Named(map[string]string{chosen[0]: chosen[1]}); problem != want {
			t.Errorf("%v: %q", chosen, problem)
		}
	}
}

// TestExportEnds: an export ends where it would be too long, and where its writer fails.
func TestExportEnds(t *testing.T) {
	file := []byte("[Event \"a\"]\n1. e4 *\n\n[Event \"b\"]\n1. d4 *\n")
	whole, _ := Export(Bytes(file), export.Options{})
	for most, want := range map[int]error{0: nil, len(whole): nil, len(whole) - 1: export.ErrTooLong} {
		if _, r := Export(Bytes(file), export.Options{Most: most}); r.Err != want {
			t.Errorf("at most %d bytes: %v", most, r.Err)
		}
	}
	games := 0
	r := ExportEach(failing{}, Bytes(file), export.Options{}, func(*report.Report) { games++ })
	if r.Err != errFailing || games != 0 {
		t.Errorf("%v after %d games", r.Err, games)
	}
	if out, r := Export(Bytes([]byte("hello")), export.Options{}); len(out) > 0 || len(r.Diagnostics.Items) != 1 {
		t.Errorf("what is no PGN becomes %q, %v", out, r.Diagnostics.Items)
	}
}

// TestChanges: an export says what it changed, each way once a game, and how much an option left out.
func TestChanges(t *testing.T) {
	const file = "[White \"a\"] [Event \"b\"]\n\n1.e4 { x } e5 2. Nf3! (2. d4) Nc6 *\n\n"
	for _, c := range []struct {
		options export.Options
		want    string
	}{
		{export.Options{}, "export/comment-layout export/missing-tag export/move-number export/spacing export/suffix export/tag-layout export/tag-order"},
		{export.Options{NoComments: true}, "export/reduced"},
		{export.Options{Reduced: true}, "export/reduced"},
	} {
		_, r := Export(Bytes([]byte(file)), c.options)
		var names []string
		for _, change := range r.ChangeCounts() {
			names = append(names, rules.Name(change.Rule))
		}
		if got := strings.Join(names, " "); !strings.Contains(got, c.want) {
			t.Errorf("%+v: %s, want %s", c.options, got, c.want)
		}
		if r.Diagnostics.Found(rules.ExportSpacing) > 0 {
			t.Error("a file of import format is reported to differ from export format")
		}
	}
	if _, r := Export(Bytes([]byte("hello")), export.Options{}); len(r.ChangeCounts()) > 0 {
		t.Error("nothing was changed")
	}
}

var errFailing = errors.New("no room")

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errFailing }

// BenchmarkExport writes files of each kind.
func BenchmarkExport(b *testing.B) {
	for name, kind := range map[string]pgntest.Kind{"plain": pgntest.Plain, "lichess": pgntest.Lichess, "annotated": pgntest.Annotated} {
		file := pgntest.Games(kind, 3000, 1)
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(file)))
			for b.Loop() {
				Export(Bytes(file), export.Options{})
			}
		})
	}
}
