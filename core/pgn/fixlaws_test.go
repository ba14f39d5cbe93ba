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

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/mend"
	"pbn/core/pgn/game"
	"pbn/core/pgn/pgntest"
	"pbn/core/pgn/rules"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/testkit"
)

// What holds for safe fixes, whatever the file: each alone makes its finding go, adds no error, and keeps all that the games hold; all
// together do so, too.

// rewritten is what a fix of a rule writes in another way, so that it is lost as it was.
var rewritten = map[diag.Rule][]string{
	rules.AnnotationDoubleNAG:  {"nags"},
	rules.AnnotationNAGZero:    {"nags"},
	rules.CommentEmpty:         {"comment"},
	rules.MoveLanguage:         {"word"},
	rules.PositionCastling:     {"tag FEN"},
	rules.PositionEnPassant:    {"tag FEN"},
	rules.PositionForm:         {"tag FEN"},
	rules.ResultForm:           {"tag Result"},
	rules.ResultMismatch:       {"tag Result", "result"},
	rules.SyntaxUnexpectedText: {"text"},
	rules.SyntaxUnmatchedBrace: {"text"},
	rules.TagEmpty:             {"tag "},
	rules.TagInvalidValue:      {"tag "},
	rules.TagPlayerName:        {"tag "},
	rules.TagPlyCount:          {"tag PlyCount"},
	rules.TagUnknownValue:      {"tag "},
	rules.TextControlCharacter: {"tag ", "comment", "text"},
	rules.TextNonASCIIToken:    {"text"},
	rules.TextTabInString:      {"tag "},
}

// fixes is what holds for safe fixes.
var fixes = &testkit.Fixes{
	Inventory: held, Validate: func(file []byte) *report.Report { return Validate(Bytes(file), Options{}) }, ReadAlike: mend.ReadAlike,
	// Words with foreign letters that are no moves stay, and may make a game of chance moves look like one in a language still.
	Once: []diag.Rule{rules.TagPlayerName, rules.TagUnknownValue, rules.MoveLanguage},
	IsRewritten: func(rule diag.Rule, loss string) bool {
		return slices.ContainsFunc(rewritten[rule], func(what string) bool { return strings.Contains(loss, " times "+what) })
	},
}

// held returns what each game of a file holds.
func held(file []byte) (games []map[string]int) {
	Parse(Bytes(file), func(text *source.Text, g *game.Game) {
		has := map[string]int{}
		hold := func(format string, values ...any) { has[fmt.Sprintf(format, values...)]++ }
		holdTags(text, g, hold)
		for k := range g.Moves {
			if m := &g.Moves[k]; m.Flags&game.Word != 0 {
				hold("word %d after %d: %s", k, m.Parent, castling.Replace(text.Decode(g.Items.Span(int(m.Item), text.Bytes))))
			} else {
				hold("move %d after %d: %d, %d plies", k, m.Parent, m.Move, m.Ply)
			}
		}
		for _, v := range g.Variations {
			if v.First < v.End {
				hold("variation of %d: %d-%d", v.Of, v.First, v.End)
			}
		}
		for _, n := range g.NAGs {
			hold("nags %d of %d, %t", n.Number, n.Move, n.Before)
		}
		for _, c := range g.Comments {
			hold("comment of %d, %t: %s", c.Move, c.Before, commentText(text, g, int(c.Item)))
		}
		for _, c := range g.Commands {
			hold("command of %d, %t: %d %d", c.Move, c.Before, c.Kind, c.Value)
		}
		for _, one := range g.Texts {
			items := g.Items.Items
			if one.IsPart {
				continue
			}
			for word := range strings.FieldsSeq(text.Decode(source.Span{Start: int(items[one.First].Start), End: int(items[one.Last].End)})) {
				hold("text %s", word)
			}
		}
		games = append(games, has)
	})
	return games
}

// holdTags holds the tags of a game, and what they say of it all.
func holdTags(text *source.Text, g *game.Game, hold func(format string, values ...any)) {
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Flags&game.Duplicate == 0 {
			hold("tag %s %s", t.Name(text), t.Text(text))
		}
	}
	hold("position %s, %d", chess.AppendFEN(nil, &g.Start), g.Variant)
	hold("result %s", g.Result)
	for k := range g.Items.Items {
		if g.Items.Items[k].Kind == item.Escape {
			hold("escape %s", text.Decode(g.Items.Span(k, text.Bytes)))
		}
	}
}

// alwaysSafe are the rules that no file breaks any more once its safe fixes are made, but where something before was read by a guess. Those of
// e.p. are not among them: other text may be glued to that.
var alwaysSafe = []diag.Rule{
	rules.AnnotationSign, rules.MoveCaptureFalse, rules.MoveCaptureMark, rules.MoveCastlingZero, rules.MoveCheckFalse, rules.MoveCheckMissing,
	rules.MoveDisambiguation, rules.MoveForm, rules.MoveLetterCase,
	rules.MoveLongForm, rules.MovePawnLetter, rules.MovePromotionFalse, rules.MovePromotionForm, rules.NumberGlued, rules.PositionCastling,
	rules.PositionEnPassant, rules.PositionForm, rules.SyntaxBadEscape, rules.SyntaxUnescapedQuote, rules.SyntaxUnmatchedBrace,
	rules.TextNonASCIIToken, rules.VariationUnmatched,
}

// guessed returns the games of a file of which anything was read by a guess.
func guessed(file []byte) map[int]bool {
	games := map[int]bool{}
	var r game.Reader
	r.Reset(Bytes(file), &diag.List{Rules: rules.Of})
	for _, g := range r.Games() {
		games[g.Number] = r.FirstGuess().Start < g.Span.End
	}
	return games
}

// checkFixes holds a file against the laws of fixes, and returns how many were compared alone, of most at most.
func checkFixes(t *testing.T, name string, file []byte, most int) (compared int) {
	t.Helper()
	ok := t.Run(name, func(t *testing.T) {
		compared = testkit.FixesAlone(t, subject, file, most, fixes)
		testkit.FixesTogether(t, subject, file, fixes)
		out, _, more := ApplySafe(file, source.Automatic, nil)
		if again, n, _ := ApplySafe(out, source.Automatic, nil); !more && (n > 0 || !bytes.Equal(again, out)) {
			t.Errorf("%d fixes are made of what has all its fixes:\n%s", n, testkit.Difference(out, again))
		}
		guesses, after := guessed(out), Validate(Bytes(out), Options{})
		if after.Diagnostics.Found(rules.TextWindows1252) > 0 {
			return // with fewer characters of UTF-8, the file may be read as another encoding
		}
		for _, d := range after.Diagnostics.Items {
			if slices.Contains(alwaysSafe, d.Rule) && !guesses[d.Game] && d.Game > 0 && !more {
				t.Errorf("%s is left in line %d: %s", rules.Name(d.Rule), d.Place.Range.Start.Line, d.Message)
			}
		}
	})
	if !ok {
		t.FailNow()
	}
	return compared
}

// mostAlone returns how many fixes of a file are made alone.
func mostAlone() int {
	if os.Getenv("PBN_PROVE") != "" {
		return 2000
	}
	return 12
}

// TestFixesOfClauses holds the fixes of the texts of the archives against the laws.
func TestFixesOfClauses(t *testing.T) {
	compared := 0
	for _, name := range []string{"clauses", "rules/text", "rules/moves", "rules/forms", "checked/fixes-moves", "checked/fixes-text"} {
		for _, s := range testkit.ReadSamples("testdata/"+name+".txtar", "want", "miss", "fixed") {
			compared += checkFixes(t, s.Name, []byte(s.Text), 100)
		}
	}
	if compared < 250 {
		t.Errorf("only %d fixes were compared", compared)
	}
}

// TestFixesOfDialects holds the fixes of generated files against the laws. PBN_GENERATED=20000 tries as many.
func TestFixesOfDialects(t *testing.T) {
	compared, files := 0, testkit.Generated(50, 10)
	for n := range files {
		compared += checkFixes(t, fmt.Sprint(n), pgntest.Dialect(n), 20)
	}
	if compared < files {
		t.Errorf("only %d fixes were compared", compared)
	}
}

// TestFixesOfHostile holds the fixes of hostile texts against the laws.
func TestFixesOfHostile(t *testing.T) {
	for name, text := range tempting {
		checkFixes(t, name, []byte(text(1<<10)), 3)
	}
}

// TestFixesOfCorpus holds the fixes of files of people and programs against the laws; the long proof tries all of each file.
func TestFixesOfCorpus(t *testing.T) {
	skipOnJS(t)
	folder := testkit.NeedShared(t, "games/pgn")
	most, longest, compared := mostAlone(), 1<<15, 0
	if most > 100 {
		longest = 1 << 20
	}
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".pgn") {
			return err
		}
		file, err := os.ReadFile(path)
		if err == nil && len(file) < longest {
			compared += checkFixes(t, path, file, most)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if compared < 80 {
		t.Errorf("only %d fixes were compared", compared)
	}
}
