package answers

import (
	"maps"
	"slices"

	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/source"
	"pbn/core/wire"
)

// dictionary is what later games refer to by a number: names of tags, long values, columns, and standing values (4.8). Packed games do not
// have it in full again, since a small file can have many games that inherit much. Everything has the place at which it was told.
type dictionary struct {
	// news is what was told and not given out yet, as JSON with commas between: arrays that begin with the kind of what they tell.
	news wire.Writer
	// names has the numbers of names of tags, from 1 on; namesCount is how many there are.
	names      [tags.Count]int
	namesCount int
	// values are the long ones that were told last, by the names of their tags; valuesCount is how many there are.
	values      map[string]toldValue
	valuesCount int
	// columns are those of a table that were told last, by the name of the table; columnsCount is how many there are.
	columns      map[string]toldColumns
	columnsCount int
	// standing is how many standing values were told.
	standing int
}

type toldValue struct {
	text   string
	number int
}

type toldColumns struct {
	columns []game.Column
	number  int
}

// What news tells; js/src/pbn/unpack.ts has the same.
const (
	newName     = iota // a name
	newValue           // a text, and perhaps its parts
	newColumns         // a list of columns
	newStanding        // names and values by turns
)

// Where a value or the columns are shorter, they are written in each game: that is less than to find out who has them.
const (
	longValue   = 128
	manyColumns = 32
)

// name is the number of the name of a tag of the standard.
func (t *dictionary) name(tag tags.Tag) int {
	number := &t.names[tag]
	if *number == 0 {
		t.namesCount++
		*number = t.namesCount
		t.begin(newName)
		t.news.String(tag.String())
		t.news.Close(']')
	}
	return *number - 1
}

// value is the number of a value that a tag inherits, if it is long.
func (t *dictionary) value(tag *game.Tag) (number int, isLong bool) {
	text := tag.Inherited()
	if len(text) < longValue {
		return 0, false
	}
	if before, has := t.values[tag.Name]; has && before.text == text {
		return before.number, true
	}
	t.begin(newValue)
	t.news.String(text)
	if hasItems(tag) {
		t.news.Strings(tag.Items())
	}
	t.news.Close(']')
	if t.values == nil {
		t.values = map[string]toldValue{}
	}
	number = t.valuesCount
	t.values[tag.Name] = toldValue{text, number}
	t.valuesCount++
	return number, true
}

// columnsOf is the number of the columns of a table, if they are many.
func (t *dictionary) columnsOf(name string, columns []game.Column) (number int, areMany bool) {
	if len(columns) < manyColumns {
		return 0, false
	}
	// A table that inherits its columns has the same ones.
	if before, has := t.columns[name]; has && &before.columns[0] == &columns[0] {
		return before.number, true
	}
	t.begin(newColumns)
	writeColumns(&t.news, columns)
	t.news.Close(']')
	if t.columns == nil {
		t.columns = map[string]toldColumns{}
	}
	number = t.columnsCount
	t.columns[name] = toldColumns{slices.Clip(columns), number}
	t.columnsCount++
	return number, true
}

// changed tells the values that are standing from now on, and returns how many were told in all.
func (t *dictionary) changed(names []string, values game.Standing) int {
	if len(names) > 0 {
		t.begin(newStanding)
		for _, name := range names {
			t.news.String(name)
			value, _ := values.Get(name)
			t.news.String(value)
		}
		t.news.Close(']')
		t.standing += len(names)
	}
	return t.standing
}

func (t *dictionary) begin(kind int) {
	t.news.Open('[')
	t.news.Int(kind)
}

// standing is what "##" gives to the tags that a game does not have.
type standing struct {
	values map[string]string // as of the game that was written last
	// changed are the names whose values were not told yet, anew says that all others were given by another file.
	changed []string
	anew    bool
	names   []string
}

// follow takes note of what a game changes: the values of tags that it has, unless it is the first of a file, or of those that
// are written. It reports whether there are values of tags that the game does not have.
func (s *standing) follow(g *game.Game) bool {
	if s.values == nil {
		s.values = map[string]string{}
	}
	if g.Standing.Len() == 0 && len(s.values) == 0 {
		return false
	}
	own := 0
	for i := range g.Tags {
		t := &g.Tags[i]
		name := t.Name
		var value string
		var stands, counts bool
		if t.Number != tags.Other {
			value, stands = g.Standing.Of(t.Number)
			counts = g.Found(t.Number) == t
		} else {
			value, stands = g.Standing.Get(name)
			counts = !t.Duplicate
		}
		if !stands || !counts {
			continue
		}
		own++
		if before, has := s.values[name]; !has || before != value {
			s.values[name] = value
			s.changed = append(s.changed, name)
		}
	}
	if len(s.values) != g.Standing.Len() {
		s.values, s.anew = maps.Collect(g.Standing.All()), true
		s.changed = source.Sorted(slices.Collect(maps.Keys(s.values)))
	}
	return g.Standing.Len() > own
}

// absentNames are the names of the values of tags that the game does not have, sorted.
func (s *standing) absentNames(g *game.Game) []string {
	others := map[string]bool{}
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Number == tags.Other {
			others[t.Name] = true
		}
	}
	s.names = s.names[:0]
	for name := range g.Standing.All() {
		if number := tags.Find(name); number == tags.Other && !others[name] || number != tags.Other && g.Found(number) == nil {
			s.names = append(s.names, name)
		}
	}
	return source.Sorted(s.names)
}
