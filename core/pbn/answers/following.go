package answers

import (
	"pbn/core/pbn/game"
	"pbn/core/pbn/spell"
	"pbn/core/wire"
)

// followingNames are those of the members that follow from the tags and the escape lines of a game.
var followingNames = [...]string{"corrected", "declarerByAuction", "scores", "par", "openCards", "timeLimits", "hidden", "titles"}

// wrongName is that of the member with which js/src/pbn/given.ts says which members do not follow from others that are no tags, and from which.
const wrongName = " wrong"

// errFollows is the error for a member that is not what follows from others.
func errFollows(number int, name, from string) error {
	return &spell.Error{Game: number, Place: name, Why: "does not follow from " + from + ", and only what it follows from is written"}
}

// readFollowing returns the members that follow from the tags and the escape lines; an object without members where there are none.
func readFollowing(v *wire.Value) (given wire.Value) {
	given.Kind = wire.Object
	for _, name := range followingNames {
		if member := v.Get(name); member.Kind != wire.Absent {
			given.Names, given.Items = append(given.Names, name), append(given.Items, *member)
		}
	}
	return given
}

// otherThan returns an error where what follows from a game that was read is not what was given; wrong are the members that are known not to
// follow.
func otherThan(given, wrong *wire.Value, g *game.Game) error {
	if len(wrong.Names) > 0 {
		return errFollows(g.Number-1, wrong.Names[0], wrong.Items[0].Text)
	}
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
			from := "the tags"
			if name == "titles" {
				from = "the escape lines"
			}
			return errFollows(g.Number-1, name, from)
		}
	}
	return nil
}
