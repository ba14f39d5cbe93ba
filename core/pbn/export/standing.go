package export

import (
	"maps"
	"slices"
	"strings"

	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// lastValues has the value of each tag that was written last, which "#" inherits (4.8).
type lastValues struct {
	ofManyFiles bool // whether the games are of several files
	// ofSource has the tags whose last value is that of the source: in one file "#" inherits the same. Only tags of the standard ever have
	// another one there.
	ofSource tags.Subset
	others   tags.ByName[string] // the values of all others
}

// of returns the last value of a tag whose value is "#".
func (l *lastValues) of(t *game.Tag) (value string, written bool) {
	if !l.ofManyFiles && (l.ofSource[t.Number] || t.Number == tags.Other) {
		return t.Inherited(), true
	}
	return l.others.Get(t.Number, t.Name)
}

// replacesTime reports whether the game inherits a time in the output that it does not inherit in the source: one that came from a date.
// Then there is a place for the time after the date of this game, too.
func (l *lastValues) replacesTime(g *game.Game) bool {
	t := g.Found(tags.Time)
	inherited, inherits := g.Standing.Of(tags.Time)
	if t != nil {
		inherited, inherits = t.Inherited(), t.Value == "#"
	}
	if !inherits || !l.ofManyFiles && l.ofSource[tags.Time] {
		return false
	}
	time, written := l.others.Get(tags.Time, "")
	return written && time != inherited
}

// set notes the value of a tag that was written; isOfSource reports whether it is that of a tag of the source.
func (l *lastValues) set(number tags.Tag, name, value string, isOfSource bool) {
	if !l.ofManyFiles && (isOfSource || number == tags.Other) {
		l.ofSource[number] = true
		return
	}
	l.ofSource[number] = false
	if last, has := l.others.Get(number, name); !has || last != value { // mostly "?" again
		l.others.Set(number, name, value)
	}
}

// join takes over the values of later games of the same file.
func (l *lastValues) join(next *lastValues) {
	for number := tags.Other + 1; number < tags.Count; number++ {
		if value, has := next.others.Get(number, ""); next.ofSource[number] {
			l.ofSource[number] = true
		} else if has {
			l.set(number, "", value, false)
		}
	}
}

// standing has what each "##" that was written gives to the games after it (4.8). If several files become one, that would include games
// of other files.
type standing struct {
	values map[string]string // by the names of tags; nil if there is one file
	given  map[string]bool   // the names whose value is not "": games of a later file must not get it
	// newFile reports that the next game is the first of its file; unsure has the tags that may give it another value than it had.
	newFile bool
	unsure  []string
}

// follow notes what a tag that was written gives to later games.
func (s *standing) follow(name, written, value string) {
	if s.values == nil {
		return
	}
	_, stands := s.values[name]
	switch {
	case tags.Find(name).Row().OwnValue, written == "#":
		return
	case strings.HasPrefix(written, "##"):
	case stands:
		s.unsure = append(s.unsure, name)
	default:
		return
	}
	if s.values[name] = value; value == "" {
		delete(s.given, name)
	} else {
		s.given[name] = true
	}
}

// restore returns the tags that a game does not have and that a "##" of another file would give it, with the value that they had in its
// own file. fills reports whether mandatory tags are filled in anyway.
func (s *standing) restore(g *game.Game, fills bool, d *differences) map[string]*game.Tag {
	if s.newFile {
		s.newFile, s.unsure = false, source.Sorted(slices.Collect(maps.Keys(s.given)))
	}
	if len(s.unsure) == 0 {
		return nil
	}
	own := map[string]bool{}
	for i := range g.Tags {
		own[g.Tags[i].Name] = true
	}
	restored := map[string]*game.Tag{}
	for _, name := range s.unsure {
		value, _ := g.Standing.Get(name)
		if own[name] || value == s.values[name] || fills && tags.Find(name).Is(tags.MandatorySet) {
			continue
		}
		restored[name] = &game.Tag{Name: name, Number: tags.Find(name), Value: value}
		e := change(d, rules.RestoredTag, g.Tags[0].Span())
		e.Say(rules.OtherFileValue{Name: e.Text(name), Value: e.Text(s.values[name])})
	}
	s.unsure = s.unsure[:0]
	return restored
}
