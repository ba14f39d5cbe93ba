package pdn

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/amend/amendtest"
	"pbn/core/draughts"
	"pbn/core/pdn/edit"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/pdn/pdntest"
	"pbn/core/pdn/spell"
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
	e, k := r.random.Edit(g.Number, edit.Setup, spell.Of(text, g).Moves)
	p := g.Start
	switch {
	case k < 0:
	case e.Kind == edit.Append:
		p = game.At(g, k)
	default:
		p, _ = game.Before(g, k)
	}
	switch e.Kind {
	case edit.Tag:
		e.Name, e.Value = r.random.One("Event", "White", "Own", "Round", "GameType", "white"), r.random.One("", "7", "20", "25", "a \"b\" \\c", "]", "x\u00e9", "Oakes, A.")
	case edit.Comment:
		e.Value = r.random.One("", "a", "a {b", "b", "[%clk 0:01:02] x", "two\nlines", "%", "(1-2)", "1-0", "\u00e9")
	case edit.Move:
		e.Value = r.moves(g.Board, &p, 1)[0].Word
	case edit.Append, edit.Variation:
		e.Moves = r.moves(g.Board, &p, 1+r.random.Rand.IntN(3))
		if r.random.Rand.IntN(4) == 0 {
			e.Moves[0].Comments = []spell.Comment{{Text: "c", ToEnd: r.random.Rand.IntN(2) == 0}}
		}
	case edit.Result:
		e.Value = r.random.One("*", "1-0", "0-2", "1/2-1/2", "1-1")
	case edit.Setup:
		if e.Value = "W:W1:B2"; g.Board != nil {
			e.Value = string(draughts.AppendFEN(nil, g.Board, &p))
		}
	}
	return e
}

// moves returns legal moves from a position on.
func (r *randomEdits) moves(b *draughts.Board, p *draughts.Position, count int) (list []spell.Move) {
	q := *p
	var all draughts.Moves
	var u draughts.Undo
	for range count {
		if b == nil || len(b.Moves(&q, &all)) == 0 {
			break
		}
		m := all.All()[r.random.Rand.IntN(len(all.All()))]
		word := string(draughts.Append(nil, b, &q, &m, all.All()))
		if r.random.Rand.IntN(3) == 0 {
			word = string(draughts.AppendLong(nil, b, &q, &m))
		}
		list = append(list, spell.Move{Word: word})
		q.Do(&m, &u)
	}
	if len(list) == 0 {
		return moves("32-28")
	}
	return list
}

// editing is how edits of PDN are held against the laws of edits.
var editing = &amendtest.Notation{
	Edit: func(file []byte, edits []edit.Edit) (*EditResult, error) {
		return Edit(file, source.Automatic, edits, Options{})
	},
	Encoding: func(file []byte) source.Encoding { return habits.PDN.Open(file, source.Automatic).Text().Encoding },
	Said:     saidIn,
}

// saidIn returns what the games of a file say, as text, without one of them.
func saidIn(file []byte, except int) (said []string) {
	Parse(Bytes(file), func(text *source.Text, g *game.Game) {
		if g.Number == except {
			return
		}
		one := text.Decode(g.Span)
		said = append(said, strings.TrimSpace(one))
	})
	return said
}

// editableFiles are generated files of all variants, as nobody should write them and as the standard has it, and files that people and programs
// wrote which are shorter than so many bytes.
func editableFiles(t *testing.T, short, generated int) (names []string, files [][]byte) {
	for n := range generated {
		names, files = append(names, "dialect"), append(files, pdntest.Dialect(n))
		v := draughts.Variants[n%len(draughts.Variants)]
		names, files = append(names, v.Name), append(files, pdntest.Plain(v, 1+n%3, uint64(n)))
	}
	folder := testkit.NeedShared(t, "games/pdn")
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".pdn") {
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

// TestEditsOfManyFiles makes edits at random in files of all variants: PBN_GENERATED=2000 makes as many.
func TestEditsOfManyFiles(t *testing.T) {
	wanted := testkit.Generated(60, 20)
	r := &randomEdits{amendtest.NewRandom(7, 51)}
	short, generated := 20_000, 39
	if wanted >= 2000 {
		short, generated = 300_000, 390
	}
	names, files := editableFiles(t, short, generated)
	var counts amendtest.Counts
	kinds := map[edit.Kind]int{}
	for n := 0; counts.Made < wanted && n < 20*wanted; n++ {
		k := r.random.Rand.IntN(len(files))
		if edits := r.of(files[k]); len(edits) > 0 {
			made := counts.Made
			if amendtest.Check(t, editing, names[k], files[k], edits, &counts); counts.Made > made {
				kinds[edits[0].Kind]++
			}
		}
	}
	t.Logf("%d edits were made of %d that were tried in %d files; %d would not have been read as meant; by kinds %v", counts.Made, counts.Tried, len(files), counts.Lost, kinds)
	if counts.Made < wanted || counts.Lost > counts.Made/20 {
		t.Errorf("%d edits were made of %d; %d would not have been read as meant", counts.Made, counts.Tried, counts.Lost)
	}
}

// FuzzEdit: any edits of any file are made, or refused; the rest stays byte for byte.
func FuzzEdit(f *testing.F) {
	for n := range 39 {
		f.Add(pdntest.Dialect(n), uint64(n))
	}
	f.Fuzz(func(t *testing.T, file []byte, seed uint64) {
		r := &randomEdits{amendtest.NewRandom(seed, 0)}
		var counts amendtest.Counts
		if edits := r.of(file); len(edits) > 0 {
			amendtest.Check(t, editing, "fuzz", file, edits, &counts)
		}
	})
}
