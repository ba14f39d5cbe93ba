package answers

import (
	"pbn/core/pbn/game"
	"pbn/core/pbn/spell"
	"pbn/core/wire"
)

// followingNames are those of the members that follow from the tags and the escape lines of a game.
var followingNames = [...]string{"corrected", "declarerByAuction", "scores", "par", "openCards", "timeLimits", "hidden", "titles"}

// readFollowing returns them, an object without members where there are none.
func readFollowing(v *wire.Value) (given wire.Value) {
	given.Kind = wire.Object
	for _, name := range followingNames {
		if member := v.Get(name); member.Kind != wire.Absent {
			given.Names, given.Items = append(given.Names, name), append(given.Items, *member)
		}
	}
	return given
}

// otherThan returns an error where what follows from a game that was read is not what was given.
func otherThan(given *wire.Value, g *game.Game) error {
	var w wire.Writer
	w.Open('{')
	writeFacts(&w, g)
	writeScores(&w, g)
	writePar(&w, g)
	writeOpenCards(&w, g)
	writeTimeLimits(&w, g)
	writeHidden(&w, g)
	writeTitles(&w, g)
	w.Close('}')
	is, err := wire.Read(w.Out)
	if err != nil {
		panic(err)
	}
	for i, name := range given.Names {
		if !given.Items[i].Equals(is.Get(name)) {
			from := "tags"
			if name == "titles" {
				from = "escape lines"
			}
			return &spell.Error{Game: g.Number - 1, Place: name, Why: "follows from the " + from + ", which say otherwise: change these instead"}
		}
	}
	return nil
}
