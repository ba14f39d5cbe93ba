package game

import (
	"iter"
	"slices"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/tags"
)

// inheritance is what is kept from one game to the next.
type inheritance struct {
	// nearest are the nearest real values of the tags of the standard, others those of other tags, names their places in others.
	nearest [tags.Count]given
	others  []given
	names   map[string]int32
	// standing are the names of other tags that "##" gives a value to, stands is how many values it gives in all.
	standing []string
	stands   int
	givers   []giver // of the values in force, ascending
	idle     int     // of the givers those that give nothing any more
	sources  []int   // of the game that was read last
	// mostNames is how many names the map had in any file before.
	mostNames int
}

// given is a value, and the numbers of the games that give it: the last that has it, 0 where none has, and where it is in force the one with
// the "##".
type given struct {
	value string
	game  int
	since int // 0 if it is not in force
}

// nearestOf is the nearest real value of a tag.
func (in *inheritance) nearestOf(number tags.Tag, name string) *given {
	if number != tags.Other {
		return &in.nearest[number]
	}
	place, known := in.names[name]
	if !known {
		if in.names == nil {
			in.names = map[string]int32{}
		}
		place = int32(len(in.others))
		in.names[name] = place
		in.others = append(source.Room(in.others), given{})
	}
	return &in.others[place]
}

// Standing are the values that "##" gives, of a game and of those before it (4.8): what counts for a tag that the game does not have. They
// belong to the reader, which changes them with the next game.
type Standing struct{ in *inheritance }

// Len is how many there are.
func (s Standing) Len() int {
	if s.in == nil {
		return 0
	}
	return s.in.stands
}

// Of is the value of a tag of the standard.
func (s Standing) Of(number tags.Tag) (value string, stands bool) {
	if s.in == nil || s.in.nearest[number].since == 0 {
		return "", false
	}
	return s.in.nearest[number].value, true
}

// Get is the value of a name.
func (s Standing) Get(name string) (value string, stands bool) {
	if number := tags.Find(name); number != tags.Other || s.Len() == 0 {
		return s.Of(number)
	}
	if place, known := s.in.names[name]; known && s.in.others[place].since > 0 {
		return s.in.others[place].value, true
	}
	return "", false
}

// All are the names and their values, those of the standard first.
func (s Standing) All() iter.Seq2[string, string] {
	return func(yield func(name, value string) bool) {
		if s.Len() == 0 {
			return
		}
		for number := tags.Other + 1; number < tags.Count; number++ {
			if value, stands := s.Of(number); stands && !yield(number.String(), value) {
				return
			}
		}
		for _, name := range s.in.standing {
			if !yield(name, s.in.others[s.in.names[name]].value) {
				return
			}
		}
	}
}

// giver is a game, and how often a value in force comes from it.
type giver struct{ game, times int }

// MostSources is how many games [Game.Sources] has.
const MostSources = 32

// reset forgets the games before, for a file of so many bytes. A map that is large beside it is thrown away: to empty it would take long for
// each of many small files.
func (in *inheritance) reset(file int) {
	most := max(in.mostNames, len(in.names))
	if most > max(item.ManyNames, file/len(`[A ""]`)) {
		*in = inheritance{}
		return
	}
	clear(in.names)
	clear(in.others)
	*in = inheritance{
		others: in.others[:0], names: in.names, standing: in.standing[:0], givers: in.givers[:0], sources: in.sources[:0], mostNames: most,
	}
}

// ownValue are the tags that inherit nothing, and give nothing.
var ownValue = func() (own [tags.Count]bool) {
	for number := range own {
		own[number] = tags.Tag(number).Row().OwnValue
	}
	return own
}()

// resolve finds the values of a game's tags, and what stands for those it does not have.
func (in *inheritance) resolve(g *Game, s *storage, diags *diag.List) {
	in.sources = in.sources[:0]
	g.Standing = Standing{in}
	for i := range g.Tags {
		t := &g.Tags[i]
		if t.Duplicate || ownValue[t.Number] {
			continue
		}
		nearest := in.nearestOf(t.Number, t.Name)
		value, since := t.Value, nearest.since
		switch {
		case value == "" || value[0] != '#':
		case value == "#":
			s.tagExtra(t).inherited, t.Inherits = nearest.value, true
			if nearest.game == 0 {
				diags.FindBoth(rules.TagInheritNothing, 0, t.ValueSpan, t.NameSpan())
			} else {
				in.source(nearest.game)
			}
			continue
		case value[1] == '#':
			value, since = value[len("##"):], g.Number
			s.tagExtra(t).inherited, t.Inherits = value, true
			if nearest.since == 0 {
				in.stands++
				if t.Number == tags.Other {
					in.standing = append(in.standing, t.Name)
				}
			}
		}
		if since > 0 {
			in.changes(nearest, since, g.Number)
		}
		nearest.value, nearest.game, nearest.since = value, g.Number, since
	}
	if g.ManySources = len(in.givers)-in.idle > MostSources+1; g.ManySources { // one may be the game itself
		return
	}
	for _, giver := range in.givers {
		if giver.times > 0 && giver.game != g.Number {
			in.source(giver.game)
		}
	}
	if g.ManySources = len(in.sources) > MostSources; !g.ManySources {
		slices.Sort(in.sources)
		g.Sources = in.sources
	}
}

// changes notes that a game changes a value in force since another game, or since this one.
func (in *inheritance) changes(before *given, since, game int) {
	if before.since > 0 {
		in.gives(before.game, -1)
	}
	if n := len(in.givers); n == 0 || in.givers[n-1].game != game {
		in.givers = append(in.givers, giver{game: game})
		in.idle++
	}
	in.gives(game, 1)
	if before.since != since {
		if before.since > 0 {
			in.gives(before.since, -1)
		}
		in.gives(since, 1)
	}
	if in.idle > MostSources && in.idle > len(in.givers)/2 {
		in.givers = slices.DeleteFunc(in.givers, func(g giver) bool { return g.times == 0 })
		in.idle = 0
	}
}

// gives counts the values that come from a giver.
func (in *inheritance) gives(game, change int) {
	const near = 4 // mostly it is one of the last
	from, to := max(0, len(in.givers)-near), len(in.givers)
	if in.givers[from].game > game {
		from = 0
	}
	for from+1 < to {
		if middle := (from + to) / 2; in.givers[middle].game <= game {
			from = middle
		} else {
			to = middle
		}
	}
	g := &in.givers[from]
	if g.times == 0 {
		in.idle--
	}
	if g.times += change; g.times == 0 {
		in.idle++
	}
}

// source notes that the game has something from another one.
func (in *inheritance) source(game int) {
	if len(in.sources) <= MostSources && !slices.Contains(in.sources, game) {
		in.sources = append(in.sources, game)
	}
}
