package game

import (
	"strings"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/rules"
	"pbn/core/tags"
)

// inheritance is what is kept from one game to the next.
type inheritance struct {
	nearest  tags.ByName[string] // the nearest real value of each tag
	standing map[string]string   // what "##" gives to all later games
	stands   tags.Subset         // the tags of the standard that it is given for
	// mostNames is how many names the maps had in any file before.
	mostNames int
}

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
}

// resolve finds the values of a game's tags, and what stands for those it does not have.
func (in *inheritance) resolve(g *Game, diags *diag.List) {
	if in.standing == nil {
		in.standing = map[string]string{}
	}
	g.Standing, g.stands = in.standing, &in.stands
	for i := range g.Tags {
		t := &g.Tags[i]
		if t.Duplicate || t.Number.Row().OwnValue {
			continue
		}
		if text, standing := strings.CutPrefix(t.Value, "##"); standing {
			t.Inherited, t.Inherits = text, true
			in.standing[t.Name] = text
			in.stands[t.Number] = true
		} else if t.Value == "#" {
			value, found := in.nearest.Get(t.Number, t.Name)
			t.Inherited, t.Inherits = value, true
			if !found {
				diags.FindBoth(rules.TagInheritNothing, 0, t.ValueSpan, t.NameSpan)
				continue
			}
		} else if in.stands[t.Number] {
			if _, stands := in.standing[t.Name]; stands {
				in.standing[t.Name] = t.Value
			}
		}
		in.nearest.Set(t.Number, t.Name, t.Effective())
	}
}
