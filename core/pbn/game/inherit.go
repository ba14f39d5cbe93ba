package game

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
)

// giver is a game, and how often a value in force comes from it.
type giver struct{ game, times int }

// MostSources is how many games [Game.Sources] returns at most.
const MostSources = 32

// reset forgets the games before, for a file of so many bytes. A map that is large beside it is thrown away: to empty it would take long
// for each of many small files.
func (in *inheritance) reset(file int) {
	most := max(in.mostNames, len(in.names))
	const many = 256
	if most > max(many, file/len(`[A ""]`)) {
		*in = inheritance{}
		return
	}
	clear(in.names)
	clear(in.others)
	*in = inheritance{
		others: in.others[:0], names: in.names, standing: in.standing[:0], givers: in.givers[:0], sources: in.sources[:0], numbered: in.numbered[:0], mostNames: most,
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
		nearest := &in.nearest[t.Number]
		if t.Number == tags.Other {
			nearest = in.nearestOther(t.Name)
		}
		value, since := t.Value, nearest.since
		switch {
		case value == "" || value[0] != '#':
		case value == "#":
			s.tagExtra(t).inherited, t.Inherits = nearest.value, true
			if nearest.game == 0 {
				in.borrows = true
				rules.NothingToInherit.Find(diags, t.ValueSpan()).Beside(t.NameSpan())
			} else {
				in.source(int(nearest.game))
			}
			continue
		case value[1] == '#':
			value, since = value[len("##"):], int32(g.Number)
			s.tagExtra(t).inherited, t.Inherits = value, true
			if nearest.since == 0 {
				in.stands++
				if t.Number == tags.Other {
					in.standing = append(in.standing, t.Name)
				}
			}
		}
		if since > 0 {
			in.changes(nearest, int(since), g.Number)
		}
		nearest.value, nearest.game, nearest.since = value, int32(g.Number), since
	}
	in.game = g.Number
}

// Sources returns the numbers of the games before a game in its file that together give all that it inherits, ascending. If there are more
// than MostSources, it returns none, and many is true. The list is valid until the next call.
func Sources(g *Game) (games []int, many bool) {
	in := g.Standing.in
	if many = len(in.givers)-in.idle > MostSources+1; many { // one may be the game itself
		return nil, true
	}
	for _, giver := range in.givers {
		if giver.times > 0 && giver.game != in.game {
			in.source(giver.game)
		}
	}
	if len(in.sources) > MostSources {
		return nil, true
	}
	games = in.numbered[:0]
	for _, game := range in.sources {
		games = append(games, game+g.Number-in.game)
	}
	in.numbered = games
	return games, false
}

// changes notes that a game changes a value in force since another game, or since this one.
func (in *inheritance) changes(before *nearestValue, since, game int) {
	if before.since > 0 {
		in.gives(int(before.game), -1)
	}
	if n := len(in.givers); n == 0 || in.givers[n-1].game != game {
		in.givers = append(in.givers, giver{game: game})
		in.idle++
	}
	in.gives(game, 1)
	if int(before.since) != since {
		if before.since > 0 {
			in.gives(int(before.since), -1)
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
	at := len(in.sources)
	for at > 0 && in.sources[at-1] > game {
		at--
	}
	if len(in.sources) > MostSources || at > 0 && in.sources[at-1] == game {
		return
	}
	in.sources = append(in.sources, 0)
	copy(in.sources[at+1:], in.sources[at:])
	in.sources[at] = game
}
