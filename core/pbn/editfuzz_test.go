package pbn

import (
	"bytes"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pbn/core/pbn/edit"
	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// editableFiles are files of all kinds: those of the corpus that are short, generated ones, and seeds of the fuzzer.
func editableFiles(t testing.TB) (files [][]byte) {
	for _, seed := range fuzzSeeds {
		files = append(files, []byte(seed))
	}
	for seed := range amount(1000) {
		g := generator{random: rand.New(rand.NewPCG(uint64(seed), 0))}
		files = append(files, g.file())
	}
	const short = 50_000
	corpus := corpusFiles(t)
	for at := 0; at < len(corpus); at += len(corpus) / amount(len(corpus)) {
		if file := readFile(t, corpus[at]); len(file) < short {
			files = append(files, file)
		}
	}
	return files
}

// someEdits are edits of some games of a file, of all kinds.
func someEdits(file []byte, g *generator) (edits []edit.Edit) {
	var tables []edit.Edit // what tables have
	games := Parse(Bytes(file), func(_ *source.Text, g *game.Game) {
		for i := range g.Sections {
			s := &g.Sections[i]
			if tag := &g.Tags[s.Tag]; tag.Number.Is(tags.TableSet) && !tag.Duplicate {
				tables = append(tables, edit.Edit{Game: g.Number, Kind: edit.Tag, Name: strings.Clone(tag.Name), Value: strings.Clone(tag.Value),
					Rows: rowsOf(s)})
			}
		}
	}).Games
	if len(tables) > 0 && g.random.IntN(2) == 0 {
		e := tables[g.random.IntN(len(tables))]
		i := g.random.IntN(len(e.Rows) + 1)
		switch {
		case i < len(e.Rows) && g.random.IntN(3) == 0:
			e.Rows = slices.Delete(e.Rows, i, i+1)
		case i < len(e.Rows) && g.random.IntN(2) == 0:
			row := e.Rows[i]
			row[g.random.IntN(len(row))] = g.one("", "x", "a b", "7")
		default:
			e.Rows = slices.Insert(e.Rows, i, []string{"n", g.one("-", "\"")})
		}
		edits = append(edits, e)
	}
	for range 1 + g.random.IntN(4) {
		e := edit.Edit{Game: 1 + g.random.IntN(max(1, games)), Kind: edit.Kind(g.random.IntN(int(edit.PlayNote) + 1)), Place: g.random.IntN(6),
			Removes: g.random.IntN(3) == 0}
		switch e.Kind {
		case edit.Tag:
			e.Name = g.one("Event", "Board", "Dealer", "Contract", "Result", "Score", "Own", "Auction", "Play", "ScoreTable", "Deal")
			e.Value = g.one("", "7", "N", "4SX", "x \"y\" \\", "#", "##a", "]", "\u00e9", g.value(e.Name))
		case edit.Call, edit.Calls:
			e.Value = g.one("1S P 4S AP", "AP", "X", "7NT", "", "2Q", "*", "+", "=1=", "1C!", "- 1S")
		case edit.Card, edit.Cards:
			e.Value = g.one("SA", "SA HA DA CA", "-", "*", "", "S10 h2 *", "x", "$1")
		default:
			e.Value = g.one("", "a", "\"", "2:b")
		}
		edits = append(edits, e)
	}
	return edits
}

// rowsOf returns what the rows of a table have.
func rowsOf(s *game.Section) [][]string {
	rows := [][]string{}
	for _, row := range s.Rows {
		var texts []string
		for i := range row {
			texts = append(texts, strings.Clone(row[i].Text))
		}
		rows = append(rows, texts)
	}
	return rows
}

// elementsOf returns what the elements of a tag's section have.
func elementsOf(g *game.Game, tag *game.Tag) (texts []string) {
	for i := range g.Sections {
		if s := &g.Sections[i]; &g.Tags[s.Tag] == tag {
			texts = slices.Concat(rowsOf(s)...)
		}
	}
	return texts
}

// checkEdits makes edits, and holds that nothing but what the changes tell differs, that what was asked for is there, and that it is there
// once. It reports whether they changed something.
func checkEdits(t *testing.T, file []byte, edits []edit.Edit) bool {
	t.Helper()
	got, err := Edit(file, source.Automatic, edits, Options{})
	if err != nil {
		return false
	}
	if len(got.Changes) == 0 {
		if !bytes.Equal(got.Bytes, file) {
			t.Fatalf("%v: no change, but other bytes:\n%q\n%q", edits, file, got.Bytes)
		}
		return false
	}
	type piece struct {
		start, end int
		text       []byte
	}
	var pieces []piece
	encoding := habits.PBN.Open(file, source.Automatic).Text().Encoding
	for _, c := range got.Changes {
		for _, p := range c.Places {
			pieces = append(pieces, piece{p.Place.Range.Start.Byte, p.Place.Range.End.Byte, encoding.Append(nil, p.Text)})
		}
	}
	slices.SortStableFunc(pieces, func(a, b piece) int { return a.start - b.start })
	// Where two begin at one place, the texts may come in any order here: only their bytes are counted.
	at, rest := 0, got.Bytes
	for i := 0; i < len(pieces); {
		kept := file[at:pieces[i].start]
		if !bytes.HasPrefix(rest, kept) {
			t.Fatalf("%v: bytes that no change has differ:\n%q\n%q", edits, file, got.Bytes)
		}
		rest = rest[len(kept):]
		at = pieces[i].start
		for k := i; i < len(pieces) && pieces[i].start == pieces[k].start; i++ {
			rest, at = rest[len(pieces[i].text):], max(at, pieces[i].end)
		}
	}
	if !bytes.Equal(rest, file[at:]) {
		t.Fatalf("%v: the end differs:\n%q\n%q", edits, file, got.Bytes)
	}
	Parse(Bytes(got.Bytes), func(_ *source.Text, g *game.Game) {
		for _, c := range got.Changes {
			if c.What.Game != g.Number || c.What.Kind != edit.Tag {
				continue
			}
			tag := g.Find(c.What.Name)
			if c.What.Removes != (tag == nil) || tag != nil && !strings.HasPrefix(tag.Value, c.What.After) {
				t.Fatalf("%+v was asked for:\n%q\n%q", c.What, file, got.Bytes)
			}
			if rows := edits[c.What.Edits[0]].Rows; rows != nil && tag != nil && !slices.Equal(elementsOf(g, tag), slices.Concat(rows...)) {
				t.Fatalf("%q were asked for:\n%q\n%q", rows, file, got.Bytes)
			}
		}
	})
	return true
}

func TestEditsOfGeneratedFiles(t *testing.T) {
	g := &generator{random: rand.New(rand.NewPCG(1, 2))}
	made := 0
	for _, file := range editableFiles(t) {
		for range 5 {
			if checkEdits(t, file, someEdits(file, g)) {
				made++
			}
		}
	}
	if made < amount(300) {
		t.Errorf("only %d times edits were made", made)
	}
}

func FuzzEdit(f *testing.F) {
	eachSeed(f, func(file []byte) { f.Add(file, uint64(len(file))) })
	f.Fuzz(func(t *testing.T, file []byte, seed uint64) {
		checkEdits(t, file, someEdits(file, &generator{random: rand.New(rand.NewPCG(seed, 0))}))
	})
}
