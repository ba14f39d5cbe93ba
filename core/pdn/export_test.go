package pdn

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/pdn/docs"
	"pbn/core/pdn/export"
	"pbn/core/pdn/pdntest"
	"pbn/core/pdn/rules"
	"pbn/core/report"
	"pbn/core/testkit"
)

// exportOf is the export of a text.
func exportOf(text string, options export.Options) string {
	out, _ := Export(Bytes([]byte(text)), options)
	return string(out)
}

// TestExports: what is written for texts that are named for the clauses of the ledger.
func TestExports(t *testing.T) {
	for _, s := range testkit.ReadSamples("testdata/exports.txtar", "export") {
		if got, want := exportOf(s.Text, export.Options{}), s.Part("export")+"\n\n"; got != want {
			t.Errorf("%s:\n%s\nbecomes\n%s\nwant\n%s", s.Name, s.Text, got, want)
		}
	}
}

// TestIllegalMoves_D_p: a move that is not legal is written as it stands, in the right tokens, and so is what comes after it.
func TestIllegalMoves_D_p(t *testing.T) {
	const file = "[GameType \"20\"]\n1. 32-28 19x09 2. 05:10 c3d4 *\n"
	const want = "[GameType \"20\"]\n\n1. 32-28 19x9 2. 5x10 c3-d4 *\n\n"
	if got := exportOf(file, export.Options{}); got != want {
		t.Errorf("%s", got)
	}
}

// TestBlankBeforeAll: a file without tag pairs may begin with a blank, which export format does not have.
func TestBlankBeforeAll(t *testing.T) {
	file := []byte(" 1. 32-28 *\n\n")
	if got := exportOf(string(file), export.Options{}); got != "1. 32-28 *\n\n" {
		t.Errorf("%q", got)
	}
	if r := Validate(Bytes(file), Options{As: ExportFormat}); r.Diagnostics.Found(rules.ExportSpacing) != 1 {
		t.Errorf("%v", r.Diagnostics.Items)
	}
}

// TestOptionNames: callers choose by name, and are told of what there is not.
func TestOptionNames(t *testing.T) {
	o, problem := export.Named(map[string]string{
		"encoding": "ascii", "separator": "result", "notation": "algebraic", "captures": "full", "missing": "fill", "escapes": "omit",
		"variations": "omit", "comments": "omit", "nags": "omit", "clocks": "omit",
	})
	want := export.Options{
		Encoding: export.ASCII, Separator: export.Result, Notation: export.Algebraic, LongCaptures: true, FillMissing: true,
		NoEscapes: true, NoVariations: true, NoComments: true, NoNAGs: true, NoClocks: true,
	}
	if o != want || problem != "" {
		t.Errorf("%+v, %q", o, problem)
	}
	if _, problem := export.Named(map[string]string{"color": "red"}); problem != "There is no option color." {
		t.Error(problem)
	}
}

// TestOptions: what each option changes.
func TestOptions(t *testing.T) {
	const file = "[GameType \"20\"]\n[FEN \"W:W28:B13,23,45\"]\n\n% a\n1. 28x8! {[%clk 0:00:01] b} (1. 28x19 {c}) 2-0\n"
	const tags = "[Result \"2-0\"]\n[FEN \"W:W28:B13,23,45\"]\n[GameType \"20\"]\n\n"
	for _, c := range []struct {
		options export.Options
		want    string
	}{
		{export.Options{}, tags + "% a\n1. 28x8! {[%clk 0:00:01] b} (1. 28x19 {c}) *\n\n"},
		{export.Options{Separator: export.Result}, tags + "% a\n1. 28x8! {[%clk 0:00:01] b} (1. 28x19 {c}) 2-0\n\n"},
		{export.Options{LongCaptures: true, NoEscapes: true, NoVariations: true, NoComments: true, NoNAGs: true}, tags + "1. 28x19x8 *\n\n"},
		{export.Options{NoClocks: true, NoVariations: true, NoEscapes: true}, tags + "1. 28x8! {b} *\n\n"},
		{
			export.Options{Notation: export.Algebraic, NoEscapes: true, NoVariations: true, NoComments: true},
			strings.Replace(tags, "W:W28:B13,23,45", "W:We5:Bf8,f6,j2", 1) + "1. e5xe9! *\n\n",
		},
		{
			export.Options{FillMissing: true, NoEscapes: true, NoVariations: true, NoComments: true, NoNAGs: true},
			"[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n" + tags + "1. 28x8 *\n\n",
		},
	} {
		if got := exportOf(file, c.options); got != c.want {
			t.Errorf("%+v:\n%s\nwant\n%s", c.options, got, c.want)
		}
	}
	russian := "[GameType \"25\"]\n\n1. c3-b4 d6-c5 2. b4:d6 *\n"
	if got := exportOf(russian, export.Options{Notation: export.Numeric}); got != "[GameType \"25\"]\n\n1. 22-17 10-14 2. 17:10 *\n\n" {
		t.Error(got)
	}
}

// TestExportEnds: an export ends where it would be too long, and where its writer fails.
func TestExportEnds(t *testing.T) {
	file := []byte("[Event \"a\"]\n1. 32-28 *\n\n[Event \"b\"]\n1. 31-27 *\n")
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
	if out, r := Export(Bytes([]byte("hello")), export.Options{}); len(out) > 0 || len(r.Diagnostics.Items) != 1 || len(r.ChangeCounts()) > 0 {
		t.Errorf("what is no PDN becomes %q, %v", out, r.Diagnostics.Items)
	}
}

var errFailing = errors.New("no room")

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errFailing }

// TestLatin1: a file of Latin-1 is read as that again, also where its bytes happen to be UTF-8; what it lacks is reported.
func TestLatin1(t *testing.T) {
	file := []byte("[White \"Ã©\"]\n\n*\n")
	out, r := Export(Bytes(file), export.Options{Encoding: export.Latin1})
	if back, _ := Export(Bytes(out), export.Options{}); string(back) != "[White \"Ã©\"]\n\n*\n\n" || r.NeedsUTF8 != "" {
		t.Errorf("%q becomes %q", out, back)
	}
	_, r = Export(Bytes([]byte("[White \"Иванов\"]\n\n*\n")), export.Options{Encoding: export.ASCII})
	if r.Diagnostics.Found(rules.TextUnmappable) != 1 || r.NeedsUTF8 != "Иванов" {
		t.Errorf("%v, %q", r.Diagnostics.Items, r.NeedsUTF8)
	}
}

// BenchmarkExport writes games of 20 as they should be, and dialects.
func BenchmarkExport(b *testing.B) {
	var dialects []byte
	for n := range 400 {
		dialects = append(dialects, pdntest.Dialect(n)...)
	}
	for name, file := range map[string][]byte{"plain": bytes.Clone(pdntest.Plain(draughts.Variants[0], 1000, 1)), "dialects": dialects} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(file)))
			for b.Loop() {
				Export(Bytes(file), export.Options{})
			}
		})
		b.Run("validate "+name, func(b *testing.B) {
			b.SetBytes(int64(len(file)))
			for b.Loop() {
				Validate(Bytes(file), Options{As: ExportFormat})
			}
		})
	}
}

// meantOtherwise are rules whose examples have lost their fault in an export by a choice that a count as a change would hide, or by no change.
var meantOtherwise = []string{
	"file/not-pdn", "gametype/contradiction", "gametype/syntax", "move/star", "move/unknown", "result/terminator", "syntax/marker", "tag/duplicate",
	"text/literal-escape",
}

// TestChangeOfEachRule: what the page of a rule shows as wrong, and export does away with, is counted as a change of the rule, or of one about
// how the export is written.
func TestChangeOfEachRule(t *testing.T) {
	toldAs := map[diag.Rule]diag.Rule{rules.GametypeMissing: rules.ExportGameTypeForm, rules.ResultType: rules.ExportResultType}
	for _, rule := range rules.All() {
		name := rules.Name(rule)
		page, _ := docs.Explain(name)
		_, example, _ := strings.Cut(page, "```pdn\n")
		example, _, _ = strings.Cut(example, "```")
		found := func(file []byte) int { return Validate(Bytes(file), Options{}).Diagnostics.Found(rule) }
		before := []byte(example)
		out, r := Export(Bytes(before), export.Options{})
		if rules.Of(rule).OfExportFormat || found(before) == 0 || slices.Contains(meantOtherwise, name) {
			continue
		}
		isCounted := slices.ContainsFunc(r.ChangeCounts(), func(c report.Change) bool { return c.Rule == rule || c.Rule == toldAs[rule] && toldAs[rule] != 0 })
		if isDone := found(out) == 0; isDone != isCounted {
			t.Errorf("%s: export does away with its example: %v, and counts it: %v", name, isDone, isCounted)
		}
	}
}

// TestLineOfGameWithoutTags: the first line of moves of a game that has no tag begins with the game.
func TestLineOfGameWithoutTags(t *testing.T) {
	games := "[Event \"a\"]\n[GameType \"20\"]\n\n" + strings.Repeat("{ a comment } ", 9) + "*\n\n1. 32-28 19-23\n2. 28x19 14x23 *\n"
	for _, d := range Validate(Bytes([]byte(games)), Options{As: ExportFormat}).Diagnostics.Items {
		if d.Game == 2 && strings.Contains(d.Message, "80 characters") {
			t.Errorf("line %d: %s", d.Place.Range.Start.Line, d.Message)
		}
	}
}
