package game

import (
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/rules"
	"pbn/core/tags"
)

// inheritance is what is kept from one game to the next.
type inheritance struct {
	nearest  tags.ByName[given] // the nearest real value of each tag
	standing map[string]string  // what "##" gives to all later games
	stands   tags.Subset        // the tags of the standard that it is given for
	givers   []giver            // of the values in force, ascending
	idle     int                // of the givers those that give nothing any more
	sources  []int              // of the game that was read last
	// mostNames is how many names the maps had in any file before.
	mostNames int
}

// given is a value, and the numbers of the games that give it: the last that has it, and where it is the one with the "##".
type given struct {
	value string
	game  int
	since int // 0 if it is not in force
}

// giver is a game, and how often a value in force comes from it.
type giver struct{ game, times int }

// MostSources is how many games [Game.Sources] has.
const MostSources = 32

// reset forgets the games before, for a file of so many bytes. Maps that are large beside it are thrown away: to empty them would take
// long for each of many small files.
func (in *inheritance) reset(file int) {
	most := max(in.mostNames, len(in.standing), in.nearest.Others())
	if most > max(item.ManyNames, file/len(`[A ""]`)) {
		*in = inheritance{}
		return
	}
	in.mostNames = most
	in.nearest.Clear()
	in.stands = tags.Subset{}
	clear(in.standing)
	in.givers, in.idle = in.givers[:0], 0
}

// resolve finds the values of a game's tags, and what stands for those it does not have.
func (in *inheritance) resolve(g *Game, s *storage, diags *diag.List) {
	if in.standing == nil {
		in.standing = map[string]string{}
	}
	in.sources = in.sources[:0]
	g.Standing, g.stands = in.standing, &in.stands
	for i := range g.Tags {
		t := &g.Tags[i]
		if t.Duplicate || t.Number.Row().OwnValue {
			continue
		}
		since := 0
		if text, standing := strings.CutPrefix(t.Value, "##"); standing {
			s.tagExtra(t).inherited, t.Inherits = text, true
			in.standing[t.Name] = text
			in.stands[t.Number] = true
			since = g.Number
		} else if t.Value == "#" {
			nearest, found := in.nearest.Get(t.Number, t.Name)
			s.tagExtra(t).inherited, t.Inherits = nearest.value, true
			if !found {
				diags.FindBoth(rules.TagInheritNothing, 0, t.ValueSpan, t.NameSpan())
				continue
			}
			in.source(nearest.game)
			continue
		} else if in.stands[t.Number] {
			if before, _ := in.nearest.Get(t.Number, t.Name); before.since > 0 {
				in.standing[t.Name] = t.Value
				since = before.since
			}
		}
		if since > 0 {
			before, _ := in.nearest.Get(t.Number, t.Name)
			in.changes(before, since, g.Number)
		}
		in.nearest.Set(t.Number, t.Name, given{t.Effective(), g.Number, since})
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
func (in *inheritance) changes(before given, since, game int) {
	if before.since > 0 {
		in.gives(before.since, -1)
		in.gives(before.game, -1)
	}
	if n := len(in.givers); n == 0 || in.givers[n-1].game != game {
		in.givers = append(in.givers, giver{game: game})
		in.idle++
	}
	in.gives(since, 1)
	in.gives(game, 1)
	if in.idle > MostSources && in.idle > len(in.givers)/2 {
		in.givers = slices.DeleteFunc(in.givers, func(g giver) bool { return g.times == 0 })
		in.idle = 0
	}
}

// gives counts the values that come from a giver.
func (in *inheritance) gives(game, change int) {
	from, to := 0, len(in.givers)
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
