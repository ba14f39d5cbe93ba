package pgn

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/export"
	"pbn/core/pgn/game"
	"pbn/core/pgn/pgntest"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// The four properties at the end of the ledger.

// exported is PGN, exported with options.
func exported(options export.Options) *testkit.Subject {
	s := *subject
	s.Export = func(file *source.Stream) ([]byte, *report.Report) { return Export(file, options) }
	return &s
}

// laws are properties 2 and 3: what the export of any file may still break is what only a change of meaning could mend.
var laws = &testkit.Laws{
	Stays: func(rule diag.Rule, as diag.Severity, _ *report.Report) bool {
		switch rule {
		case rules.SyntaxTokenTooLong, rules.SyntaxTagName, rules.MoveNull, rules.TextWindows1252:
			return true
		}
		area, _, _ := strings.Cut(rules.Name(rule), "/")
		return !slices.Contains([]string{"syntax", "export", "number", "move", "text"}, area) && rule != rules.GameMissingResult &&
			rule != rules.GameSecondResult && rule != rules.ResultForm || as == diag.Info && area == "text"
	},
	IsPlain: func(c, _, _ byte) bool { return c == '\n' || c >= ' ' && c != 0x7F },
}

// checkLaws holds a file against properties 2 to 4.
func checkLaws(t *testing.T, name string, file []byte) {
	t.Helper()
	for _, options := range []export.Options{{}, {Reduced: true}, {Encoding: export.Latin1}, {NoVariations: true, NoClocks: true}} {
		ok := t.Run(name, func(t *testing.T) {
			out, _ := testkit.Check(t, exported(options), file, laws)
			if options == (export.Options{}) {
				checkKept(t, file, out)
			}
			if !bytes.Contains(out, []byte("% This file is ISO 8859-1")) {
				checkFormat(t, out, options.Reduced)
			}
		})
		if !ok {
			t.Fatalf("with %+v", options)
		}
	}
}

// checkFormat wants an export to have export format, or reduced export format.
func checkFormat(t *testing.T, out []byte, reduced bool) {
	t.Helper()
	as := ExportFormat
	if reduced {
		as = ReducedFormat
	}
	for _, d := range Validate(Bytes(out), Options{As: as}).Diagnostics.Items {
		if strings.HasPrefix(rules.Name(d.Rule), "export/") && d.Rule != rules.ExportReducedPosition {
			t.Fatalf("the export has %s at %v: %s\n%s", rules.Name(d.Rule), d.Place.Range.Start, d.Message, out)
		}
	}
}

// losing are the rules of what is written as text: what is in it is no move, comment or NAG of its own then.
var losing = []diag.Rule{
	rules.MoveIllegal, rules.MoveAmbiguous, rules.MoveUnreadable, rules.MoveAfterEnd, rules.VariationNoMove, rules.VariationEmpty,
	rules.SyntaxUnexpectedText, rules.SyntaxReserved, rules.VariationResult, rules.AnnotationNAGSyntax, rules.ResultForm, rules.TextNonASCIIToken,
	rules.AnnotationSign, rules.SyntaxUnmatchedBrace, rules.MoveForm, rules.VariationMisplaced,
}

// checkKept is property 4: games have the same moves, variations, comments, NAGs and escape lines. Of a game of which anything is written as
// text, all words are in the output.
func checkKept(t *testing.T, file, out []byte) {
	t.Helper()
	before, isLosing := inventory(file)
	after, _ := inventory(out)
	for i := range before {
		if !isLosing[i] && before[i] != after[i] {
			t.Fatalf("game %d had\n%s\nand has\n%s", i+1, before[i], after[i])
		}
	}
}

// inventory returns what each game of a file has, and whether anything of it is written as text.
func inventory(file []byte) (all []string, isLosing []bool) {
	ParseEach(Bytes(file), func(text *source.Text, g *game.Game, found *diag.List, from int) {
		all = append(all, inventoryOf(text, g))
		loses := slices.ContainsFunc(found.Items[from:], func(d diag.Diagnostic) bool { return slices.Contains(losing, d.Rule) })
		isLosing = append(isLosing, loses)
	})
	return all, isLosing
}

func inventoryOf(text *source.Text, g *game.Game) string {
	var out []string
	say := func(format string, values ...any) { out = append(out, fmt.Sprintf(format, values...)) }
	for k := range g.Items.Items {
		if g.Items.Items[k].Kind == item.Escape {
			say("%s", strings.Map(blankControl, text.Decode(g.Items.Span(k, text.Bytes))))
		}
	}
	for k := -1; k < len(g.Moves); k++ {
		if k >= 0 {
			m := &g.Moves[k]
			word := ""
			if m.Flags&game.Word != 0 {
				word = castling.Replace(text.Decode(g.Items.Span(int(m.Item), text.Bytes)))
			}
			say("%d %d %d %s", m.Parent, m.Ply, m.Move, word)
		}
		for _, before := range []bool{true, false} {
			var nags []int32
			for _, n := range g.NAGs {
				if int(n.Move) == k && n.Before == before && n.Number != 0 {
					nags = append(nags, n.Number)
				}
			}
			slices.Sort(nags)
			say("%v %v", before, slices.Compact(nags))
			for _, c := range g.Comments {
				if int(c.Move) == k && c.Before == before {
					say("%s", commentText(text, g, int(c.Item)))
				}
			}
		}
	}
	for _, v := range g.Variations {
		if v.First < v.End {
			say("%d: %d-%d", v.Of, v.First, v.End)
		}
	}
	return strings.Join(slices.DeleteFunc(out, func(s string) bool { return s == "" }), "\n")
}

var castling = strings.NewReplacer("0-0-0", "O-O-O", "0-0", "O-O")

func blankControl(r rune) rune {
	if r < ' ' || r >= 0x7F && r < 0xA0 {
		return ' '
	}
	return r
}

// commentText returns the text of a comment with its white space as 5-g has it.
func commentText(text *source.Text, g *game.Game, k int) string {
	s := strings.Map(blankControl, text.Decode(g.Items.Span(k, text.Bytes)))
	if s = s[1:]; g.Items.Items[k].Kind == item.BraceComment {
		s = strings.TrimSuffix(s, "}")
	}
	return strings.Join(strings.FieldsFunc(strings.ReplaceAll(s, "}", ")"), func(r rune) bool { return r <= ' ' }), " ")
}

// TestLawsOfDialects holds generated files against the properties. PBN_GENERATED=20000 tries as many.
func TestLawsOfDialects(t *testing.T) {
	for n := range testkit.Generated(80, 20) {
		checkLaws(t, fmt.Sprint(n), pgntest.Dialect(n))
	}
}

// TestLawsOfHostile holds hostile texts against the properties.
func TestLawsOfHostile(t *testing.T) {
	for name, text := range tempting {
		checkLaws(t, name, []byte(text(1<<11)))
	}
}

// TestLawsOfCorpus holds files of people and programs against the properties: small ones, and all of them where PBN_GENERATED says how many
// files others are to try.
func TestLawsOfCorpus(t *testing.T) {
	skipOnJS(t)
	longest := 1 << 13
	if os.Getenv("PBN_GENERATED") != "" {
		longest = 1 << 22
	}
	folder := testkit.NeedShared(t, "games/pgn")
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".pgn") {
			return err
		}
		file, err := os.ReadFile(path)
		if err == nil && len(file) < longest {
			checkLaws(t, path, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestSampleGame_2_3_a: the game that the standard shows is itself in export format.
func TestSampleGame_2_3_a(t *testing.T) {
	for _, s := range testkit.ReadSamples("testdata/clauses.txtar", "want") {
		if !strings.HasPrefix(s.Name, "2.3-a") {
			continue
		}
		if out, _ := Export(Bytes([]byte(s.Text+"\n\n")), export.Options{}); !bytes.Equal(out, []byte(s.Text+"\n\n")) {
			t.Errorf("it becomes\n%s", testkit.Difference([]byte(s.Text), out))
		}
	}
}
