package wire

import (
	"maps"
	"slices"
	"sort"

	"pbn/core/game"
	"pbn/core/tags"
)

// told is what was written of the games so far that a later game may inherit. In packed JSON it is not written again: a small file
// can have many games that inherit much.
type told struct {
	standing standing
	// names are the numbers of the names of tags that were written, from 1 on; namesCount is how many there are.
	names      [tags.Count]int
	namesCount int
	// values are the long ones that were written last, by the names of their tags.
	values map[string]string
	// columns are those of a table that were written last, by the name of the table, where they are many.
	columns map[string][]game.Column
}

// Where a value or the columns are shorter, they are written again: that is less than to find out who has them. js/src/pbn/unpack.ts
// keeps what has half as many characters, of which none takes more than three bytes.
const (
	longValue   = 128
	manyColumns = 32
)

// standing is what "##" gives to the tags that a game does not have.
type standing struct {
	values map[string]string // as of the game that was written last
	// changed are the names whose values were not told yet, anew says that all others were given by another file.
	changed []string
	anew    bool
	own     map[string]bool // the names of the game's tags that it gives values to
	names   []string
}

// follow takes note of what a game changes: the values of tags that it has, unless it is the first of a file, or of those that
// are written.
func (s *standing) follow(g *game.Game) {
	if s.own == nil {
		s.own, s.values = map[string]bool{}, map[string]string{}
	}
	clear(s.own)
	if g.Standing.Len() == 0 && len(s.values) == 0 {
		return
	}
	for i := range g.Tags {
		name := g.Tags[i].Name
		value, stands := g.Standing.Get(name)
		if !stands {
			continue
		}
		s.own[name] = true
		if before, has := s.values[name]; !has || before != value {
			s.values[name] = value
			s.changed = append(s.changed, name)
		}
	}
	if len(s.values) != g.Standing.Len() {
		s.values, s.anew = maps.Collect(g.Standing.All()), true
		s.changed = sorted(slices.Collect(maps.Keys(s.values)))
	}
}

// absent is how many of the values are of tags that the game does not have.
func (s *standing) absent(g *game.Game) int { return g.Standing.Len() - len(s.own) }

// standing writes the values of tags that the game does not have, sorted by name.
func (w *writer) standing(g *game.Game) {
	s := &w.told.standing
	s.names = s.names[:0]
	for name := range g.Standing.All() {
		if !s.own[name] {
			s.names = append(s.names, name)
		}
	}
	sorted(s.names)
	w.name("standing")
	w.open('{')
	for _, name := range s.names {
		value, _ := g.Standing.Get(name)
		w.stringField(name, value)
	}
	w.close('}')
}

// sorted sorts the names, as diagnostics are sorted: slices.Sort would be one more sort for read.wasm to have.
func sorted(names []string) []string {
	sort.Slice(names, func(i, j int) bool { return names[i] < names[j] })
	return names
}

// packedStanding writes what has changed since the game that was written last: names and values, those of the game's own tags
// included. Before them is whether all that was written before is to be forgotten.
func (w *writer) packedStanding(g *game.Game) {
	s := &w.told.standing
	w.name("standing")
	w.open('[')
	w.bool(s.anew)
	for _, name := range s.changed {
		w.string(name)
		value, _ := g.Standing.Get(name)
		w.string(value)
	}
	w.close(']')
	s.changed, s.anew = s.changed[:0], false
}

// packedValue writes the value that a tag inherits, and the parts of its value; true for both where "#" stands for a long value
// that was written.
func (w *writer) packedValue(t *game.Tag) {
	value := t.Effective()
	if len(value) >= longValue && !t.Duplicate {
		if before, has := w.told.values[t.Name]; has && t.Value == "#" && before == value {
			w.boolField("inherited", true)
			return
		}
		if w.told.values == nil {
			w.told.values = map[string]string{}
		}
		w.told.values[t.Name] = value
	}
	if t.Inherits {
		w.stringField("inherited", t.Inherited())
	}
	w.items(t)
}

// packedTable writes true for the value of a section, which is that of its tag, and the columns; true where they are many and those
// that were written last for a table of the name.
func (w *writer) packedTable(t *game.Tag, s *game.Section) {
	w.boolField("value", true)
	if len(s.Columns) < manyColumns {
		w.columns(s)
		return
	}
	if before := w.told.columns[t.Name]; len(before) > 0 && &before[0] == &s.Columns[0] {
		w.boolField("columns", true)
		return
	}
	if w.told.columns == nil {
		w.told.columns = map[string][]game.Column{}
	}
	w.told.columns[t.Name] = s.Columns
	w.columns(s)
}
