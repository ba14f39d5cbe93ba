package export

import (
	"maps"
	"slices"
	"strings"

	"pbn/core/game"
	"pbn/core/tags"
)

// standing is what the "##" that were written give to the games behind them, where several files become one: also to games of
// other files (4.8).
type standing struct {
	values map[string]string // nil where there is one file
	given  map[string]bool   // those of which the value is not "": a later file may not have it
	// newFile tells that the next game is the first of its file, unsure are the tags of which it may be given another value than
	// it had.
	newFile bool
	unsure  []string
}

// follow takes note of what a tag that was written gives to later games.
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

// restore is the tags that a game does not have and would be given by a "##" of another file, with the value that they have. fills reports
// whether the mandatory tags are written anyway.
func (s *standing) restore(g *game.Game, fills bool, d *differences) map[string]*game.Tag {
	if s.newFile {
		s.newFile, s.unsure = false, slices.Sorted(maps.Keys(s.given))
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
		value := g.Standing[name]
		if own[name] || value == s.values[name] || fills && tags.Find(name).Is(tags.MandatorySet) {
			continue
		}
		restored[name] = &game.Tag{Name: name, Number: tags.Find(name), Value: value}
		d.change(restoredTag, g.Tags[0].Span, s.values[name], name)
	}
	s.unsure = s.unsure[:0]
	return restored
}
