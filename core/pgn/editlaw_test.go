package pgn

import (
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/amend/amendtest"
	"pbn/core/chess"
	"pbn/core/pgn/edit"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/pgntest"
	"pbn/core/pgn/spell"
	"pbn/core/source"
	"pbn/core/testkit"
)

// randomEdits makes edits of all kinds.
type randomEdits struct{ random amendtest.Random }

// of returns some edits of a file.
func (r *randomEdits) of(file []byte) []edit.Edit {
	games := Parse(Bytes(file), func(*source.Text, *game.Game) {}).Games
	return r.random.Of(games, func(number int) (e edit.Edit, ok bool) {
		Parse(Bytes(file), func(text *source.Text, g *game.Game) {
			if g.Number == number {
				e, ok = r.edit(text, g), true
			}
		})
		return e, ok
	})
}

// edit is an edit of a game.
func (r *randomEdits) edit(text *source.Text, g *game.Game) edit.Edit {
	e, k := r.random.Edit(g.Number, edit.Result, spell.Of(text, g).Moves)
	p := g.Start
	switch {
	case k < 0:
	case e.Kind == edit.Append:
		p = game.At(g, k)
	default:
		p = game.At(g, int(g.Moves[k].Parent))
	}
	switch e.Kind {
	case edit.Tag:
		e.Name, e.Value = r.random.One("Event", "White", "Own", "Round", "ECO", "Annotator"), r.random.One("", "7", "a \"b\" \\", "]", "x\u00e9", "Oakes, A.")
	case edit.Comment:
		e.Value = r.random.One("", "a", "a {b", "b}", "[%clk 0:01:02] x", "two\nlines", "%", "(e4)", "1-0", "\u00e9")
	case edit.Move:
		e.Value = r.move(&p, 1)[0].Word
	case edit.Append, edit.Variation:
		e.Moves = r.move(&p, 1+r.random.Rand.IntN(3))
		if r.random.Rand.IntN(4) == 0 {
			e.Moves[0].Comments = []spell.Comment{{Text: "c", ToEnd: r.random.Rand.IntN(2) == 0}}
		}
	case edit.Result:
		e.Value = r.random.One("*", "1-0", "0-1", "1/2-1/2")
	}
	return e
}

// move returns legal moves from a position on.
func (r *randomEdits) move(p *chess.Position, count int) (list []spell.Move) {
	q := *p
	var all chess.Moves
	var u chess.Undo
	for range count {
		legal := q.Moves(&all)
		if len(legal) == 0 {
			break
		}
		m := legal[r.random.Rand.IntN(len(legal))]
		word := spell.SAN(&q, m)
		if r.random.Rand.IntN(2) == 0 {
			word = string(chess.AppendCoordinates(nil, m, true))
		}
		list = append(list, spell.Move{Word: word})
		q.Do(m, &u)
	}
	if len(list) == 0 {
		return moves("e4")
	}
	return list
}

// editing is how edits of PGN are held against the laws of edits.
var editing = &amendtest.Notation{
	Edit: func(file []byte, edits []edit.Edit) (*EditResult, error) {
		return Edit(file, source.Automatic, edits, Options{})
	},
	Encoding: func(file []byte) source.Encoding { return habits.PGN.Open(file, source.Automatic).Text().Encoding },
	Said:     saidIn,
}

// saidIn returns what the games of a file say, as text, without one of them.
func saidIn(file []byte, except int) (said []string) {
	Parse(Bytes(file), func(text *source.Text, g *game.Game) {
		if g.Number != except {
			said = append(said, showTags(text, g)+showMoves(text, g))
		}
	})
	return said
}

// TestEditsOfManyFiles makes edits at random in files that people and programs wrote, and in generated ones: PBN_GENERATED=2000 makes as many.
func TestEditsOfManyFiles(t *testing.T) {
	wanted := testkit.Generated(60, 20)
	r := &randomEdits{amendtest.NewRandom(7, 9)}
	short, generated := 20_000, 30
	if wanted >= 2000 {
		short, generated = 2_000_000, 423 // 500 files with those of the corpus
	}
	names, files := editableFiles(t, short, generated)
	var counts amendtest.Counts
	for n := 0; counts.Made < wanted && n < 20*wanted; n++ {
		k := r.random.Rand.IntN(len(files))
		if edits := r.of(files[k]); len(edits) > 0 {
			amendtest.Check(t, editing, names[k], files[k], edits, &counts)
		}
	}
	t.Logf("%d edits were made of %d that were tried in %d files; %d would not have been read as meant", counts.Made, counts.Tried, len(files), counts.Lost)
	if counts.Made < wanted || counts.Lost > counts.Made/20 {
		t.Errorf("%d edits were made of %d; %d would not have been read as meant", counts.Made, counts.Tried, counts.Lost)
	}
}

// editableFiles are files that people and programs wrote which are shorter than so many bytes, and generated ones.
func editableFiles(t *testing.T, short, generated int) (names []string, files [][]byte) {
	for seed := range uint64(generated) {
		names = append(names, "generated")
		files = append(files, pgntest.Games(pgntest.Kind(seed%3), 1+int(seed%4), seed))
	}
	folder := testkit.NeedShared(t, "games/pgn")
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".pgn") {
			return err
		}
		file, err := os.ReadFile(path)
		if err == nil && len(file) < short {
			names, files = append(names, path), append(files, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names, files
}

// FuzzEdit: any edits of any file are made, or refused; the rest stays byte for byte.
func FuzzEdit(f *testing.F) {
	for _, name := range []string{"clauses", "rules/text", "rules/moves"} {
		for _, s := range testkit.ReadSamples("testdata/"+name+".txtar", "want", "miss") {
			f.Add([]byte(s.Text), uint64(len(s.Text)))
		}
	}
	f.Fuzz(func(t *testing.T, file []byte, seed uint64) {
		r := &randomEdits{amendtest.NewRandom(seed, 0)}
		var counts amendtest.Counts
		if edits := r.of(file); len(edits) > 0 {
			amendtest.Check(t, editing, "fuzz", file, edits, &counts)
		}
	})
}

// TestEditsOfMixedTexts makes edits at random in the texts of the archives, cut, joined, and with other characters in them:
// PBN_GENERATED=50000 makes as many.
func TestEditsOfMixedTexts(t *testing.T) {
	var texts []string
	for _, name := range []string{"clauses", "rules/text", "rules/moves"} {
		for _, s := range testkit.ReadSamples("testdata/"+name+".txtar", "want", "miss") {
			texts = append(texts, s.Text)
		}
	}
	random := rand.New(rand.NewPCG(5, 49))
	r := &randomEdits{amendtest.Random{Rand: random}}
	var counts amendtest.Counts
	for range testkit.Generated(600, 50) {
		var file []byte
		for range 1 + random.IntN(4) {
			text := texts[random.IntN(len(texts))]
			from := random.IntN(len(text) + 1)
			file = append(file, text[from:from+random.IntN(len(text)-from+1)]...)
		}
		for range min(len(file), random.IntN(4)) {
			const others = "(){};\n \"[%$!1eN-*+"
			file[random.IntN(len(file))] = others[random.IntN(len(others))]
		}
		if edits := r.of(file); len(edits) > 0 {
			amendtest.Check(t, editing, "mixed texts", file, edits, &counts)
		}
	}
	if counts.Made == 0 {
		t.Error("no edit was made")
	}
}
