package pdn

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/export"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/pdntest"
	"pbn/core/pdn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
	"pbn/core/tree"
)

// The four properties at the end of the ledger.

// exported is PDN, exported with options.
func exported(options export.Options) *testkit.Subject {
	return &testkit.Subject{
		Name: "pdn", Rules: rules.All(), Row: rules.Of,
		Open:   func(file io.Reader) *source.Stream { return habits.PDN.Stream(file, source.Automatic) },
		Export: func(file *source.Stream) ([]byte, *report.Report) { return Export(file, options) },
	}
}

// laws are properties 2 and 3: what the export of any file may still break is what only a change of meaning could mend.
var laws = &testkit.Laws{
	Stays: func(rule diag.Rule, as diag.Severity, _ *report.Report) bool {
		area, _, _ := strings.Cut(rules.Name(rule), "/")
		return rule == rules.SyntaxTagName || rule == rules.TextNotUTF8 || rule == rules.SyntaxBadEscape || as == diag.Info && area == "text" ||
			!slices.Contains([]string{"syntax", "export", "text", "game"}, area)
	},
	IsPlain: func(c, _, _ byte) bool { return c == '\n' || c >= ' ' && c != 0x7F },
}

// checkLaws holds a file against properties 2 to 4.
func checkLaws(t *testing.T, name string, file []byte) {
	t.Helper()
	for _, options := range []export.Options{
		{}, {Encoding: export.Latin1, NoVariations: true, NoClocks: true}, {Separator: export.Result, LongCaptures: true, FillMissing: true},
	} {
		if isGuessed(file) {
			file, _ = Export(Bytes(file), options)
		}
		out, _ := testkit.Check(t, exported(options), file, laws)
		if options == (export.Options{}) {
			checkKept(t, name, file, out)
			checkFormat(t, name, out)
		}
		if err := isPdnFile(out, options.Separator == export.Result); err != nil && !bytes.Contains(out, []byte("% This file is ISO 8859-1")) {
			t.Fatalf("%s with %+v: %v\n%s", name, options, err, out)
		}
	}
}

// isGuessed reports whether a file has a game that is legal to its end in no variant, and does not say which it is. Its export may be read by
// another guess; the export of that stays.
func isGuessed(file []byte) (is bool) {
	Parse(Bytes(file), func(_ *source.Text, g *game.Game) {
		is = is || g.Kind.From == game.FromReplay && len(g.Kind.Whole) == 0 || g.Kind.From == game.NoSource
	})
	return is
}

// checkFormat wants an export to have export format.
func checkFormat(t *testing.T, name string, out []byte) {
	t.Helper()
	for _, d := range Validate(Bytes(out), Options{As: ExportFormat}).Diagnostics.Items {
		if strings.HasPrefix(rules.Name(d.Rule), "export/") {
			t.Fatalf("%s: the export has %s at %v: %s\n%s", name, rules.Name(d.Rule), d.Place.Range.Start, d.Message, out)
		}
	}
}

// losing are the rules of what is written as text: what is in it is no move, comment or NAG of its own then.
var losing = []diag.Rule{
	rules.MoveUnknown, rules.MoveIllegal, rules.SyntaxUnexpectedText, rules.VariationResult, rules.AnnotationStrength, rules.SyntaxTagPair,
	rules.ResultTerminator, rules.ResultType, rules.ResultValue,
}

// checkKept is property 4: games have the same tags, positions, moves, variations, comments, annotations and setups. Of a game of which
// anything is written as text, only the words are compared elsewhere.
func checkKept(t *testing.T, name string, file, out []byte) {
	t.Helper()
	before, isLosing := inventory(file)
	after, _ := inventory(out)
	for i := range before {
		if !isLosing[i] && before[i] != after[i] {
			t.Fatalf("%s: game %d\n%s", name, i+1, testkit.Difference([]byte(before[i]), []byte(after[i])))
		}
	}
}

// inventory returns what each game of a file has, and whether anything of it is written as text.
func inventory(file []byte) (all []string, isLosing []bool) {
	ParseAndValidate(Bytes(file), Options{}, func(text *source.Text, g *game.Game, found *diag.List, from int) {
		all = append(all, inventoryOf(text, g))
		loses := slices.ContainsFunc(found.Items[from:], func(d diag.Diagnostic) bool { return slices.Contains(losing, d.Rule) })
		isLosing = append(isLosing, loses || hasNoToken(text, g))
	})
	return all, isLosing
}

// hasNoToken reports whether a game has a word that nobody can read, or a variation without a move of its own.
func hasNoToken(text *source.Text, g *game.Game) bool {
	var patterns game.Patterns
	var lines tree.Lines
	for k := range g.Moves {
		if _, ok := patterns.Of(text, g, k); !ok && g.Moves[k].Flags&game.Word != 0 {
			return true
		}
	}
	lines.Set(len(g.Moves), g.Variations)
	return slices.Contains(lines.Firsts, -1)
}

// inventoryOf returns what a game has. A variation that was written before its move comes after it: moves are named by those before them.
func inventoryOf(text *source.Text, g *game.Game) string {
	var out []string
	say := func(format string, values ...any) { out = append(out, fmt.Sprintf(format, values...)) }
	say("%d %v %v", g.Kind.Variant.Number, g.Result.Outcome(), g.HasStart)
	paths := []string{""}
	for k := -1; k < len(g.Moves); k++ {
		if k >= 0 {
			m := &g.Moves[k]
			path := fmt.Sprintf("%s %d-%d", paths[m.Parent+1], m.Move.From, m.Move.To)
			paths = append(paths, path)
			say("%s: %+v %d %v", path, m.Move, m.Number, m.Flags&(game.Word|game.Black))
			if m.Setup >= 0 {
				say("%s: from %+v", path, g.Setups[m.Setup].Position)
			}
		}
		for _, before := range []bool{true, false} {
			var nags []int32
			for _, n := range g.NAGs {
				if int(n.Move) == k && n.Before == before && n.Number != 0 {
					nags = append(nags, n.Number)
				}
			}
			slices.Sort(nags)
			if len(nags) > 0 {
				say("%s: %v %v", paths[k+1], before, nags)
			}
			for _, c := range g.Comments {
				if said := commentText(text, g, int(c.Item)); int(c.Move) == k && c.Before == before && said != "" {
					say("%s: {%s}", paths[k+1], said)
				}
			}
		}
	}
	slices.Sort(out)
	return strings.Join(out, "\n")
}

// commentText returns the text of a comment with single blanks.
func commentText(text *source.Text, g *game.Game, k int) string {
	i := &g.Items.Items[k]
	s := strings.Map(func(r rune) rune {
		if r < ' ' || r >= 0x7F && r < 0xA0 {
			return ' '
		}
		return r
	}, text.Decode(g.Items.Span(k, text.Bytes)))
	if s = s[1:]; i.Kind == item.BraceComment {
		s = strings.TrimSuffix(s, "}")
	}
	return strings.Join(strings.FieldsFunc(strings.ReplaceAll(s, "}", ")"), func(r rune) bool { return r <= ' ' }), " ")
}

// TestLawsOfDialects holds generated files of all variants against the properties. PBN_PROVE=1 tries 20,000.
func TestLawsOfDialects(t *testing.T) {
	files := testkit.Generated(130, 26)
	if os.Getenv("PBN_PROVE") != "" {
		files = 20_000
	}
	for n := range files {
		checkLaws(t, fmt.Sprint("dialect ", n), pdntest.Dialect(n))
	}
}

// TestLawsOfLegalGames: legal games of all variants are read back from their exports as they were, with and without a GameType, with short
// captures and long ones, and nothing is wrong with these but what a result that was drawn by lot says of a game that is over. PBN_PROVE=1 tries 20,000.
func TestLawsOfLegalGames(t *testing.T) {
	games := testkit.Generated(260, 52)
	if os.Getenv("PBN_PROVE") != "" {
		games = 20_000
	}
	for n := range games {
		v := draughts.Variants[n%len(draughts.Variants)]
		file := pdntest.Plain(v, 1, uint64(n))
		if isCandidate := v.Number != 30 && v.Number != 31; isCandidate && n/len(draughts.Variants)%2 == 1 {
			file = bytes.Replace(file, []byte("[GameType"), []byte("[Kind"), 1)
		}
		if result := [...]string{"*", "1-0", "0-1", "1/2-1/2"}[n/2%4]; !v.TwoPoints {
			file = bytes.Replace(file, []byte("*\n"), []byte(result+"\n"), 1)
		}
		for _, options := range []export.Options{{}, {LongCaptures: true}} {
			out, _ := Export(Bytes(file), options)
			checkSame(t, fmt.Sprintf("game %d, %+v", n, options), file, out)
		}
	}
}

// checkSame wants an export of a game to have the same tags, moves and result, and nothing wrong.
func checkSame(t *testing.T, name string, file, out []byte) {
	t.Helper()
	before, _ := inventory(file)
	after, _ := inventory(out)
	if !slices.Equal(before, after) {
		t.Fatalf("%s:\n%s", name, testkit.Difference([]byte(strings.Join(before, "\n\n")), []byte(strings.Join(after, "\n\n"))))
	}
	all := tagsOf(out)
	for tag, value := range tagsOf(file) {
		if all[tag] != value {
			t.Fatalf("%s: %s was %q and is %q", name, tag, value, all[tag])
		}
	}
	for _, d := range Validate(Bytes(out), Options{}).Diagnostics.Items {
		if d.Severity != diag.Info && d.Rule != rules.GametypeGuess && d.Rule != rules.ResultMismatch {
			t.Fatalf("%s: the export has %s: %s\n%s", name, rules.Name(d.Rule), d.Message, out)
		}
	}
}

// tagsOf returns the tags of a game.
func tagsOf(file []byte) map[string]string {
	all := map[string]string{}
	Parse(Bytes(file), func(text *source.Text, g *game.Game) {
		for i := range g.Tags {
			all[g.Tags[i].Name(text)] = g.Tags[i].Text(text)
		}
	})
	return all
}

// TestLawsOfCorpus holds files of people and programs against the properties: their beginnings, and with PBN_PROVE=1 all of them.
func TestLawsOfCorpus(t *testing.T) {
	longest := 1 << 12
	if os.Getenv("PBN_PROVE") != "" {
		longest = 1 << 22
	}
	names, _ := filepath.Glob(filepath.Join(testkit.NeedShared(t, "games/pdn"), "*.pdn"))
	for _, name := range names {
		file, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if len(file) > longest {
			file = file[:longest]
		}
		checkLaws(t, filepath.Base(name), file)
	}
}
