// Package told has games and edits that callers tell as JSON, of any notation of moves, and what is said of edits that were made.
package told

import (
	"strconv"

	"pbn/core/given"
	"pbn/core/wire"
)

// Notation is what a notation has to say of its games.
type Notation struct {
	// GameMembers and MoveMembers are the members that games and moves have; what of them follows from the rest is not read.
	GameMembers, MoveMembers []string
	// Results are what a game may have as its result, and Moves an example of some moves.
	Results []string
	Moves   string
	// HasSetups reports that positions may be set up among moves, and that a game has a variant.
	HasSetups bool
	// Squares reads where a move begins and ends; More, unless it is nil, what else a move has.
	Squares, More func(r *wire.ShapeReader, v *wire.Value, m *given.Move)
}

// The members that parts of games have.
var (
	tagMembers     = []string{"name", "value", "duplicate", "span"}
	commentMembers = []string{"kind", "text", "commands", "before", "afterEnd", "span"}
	commandMembers = []string{"name", "value"}
)

// Game reads a game that a caller gives, as JSON. The error names the place.
func (n *Notation) Game(number int, json []byte) (*given.Game, error) {
	r := wire.NewShapeReader("games", "["+strconv.Itoa(number)+"]")
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Object {
		r.Wants("an object")
		return nil, r.Err()
	}
	r.Members(&v, n.GameMembers)
	g := &given.Game{Start: r.Text(&v, "start"), Result: r.OneOf(&v, "result", n.Results...), NAGs: readNAGs(r, &v, "nags")}
	readTags(r, &v, g)
	all := readComments(r, &v, "comments")
	g.Comments, g.After = parted(all)
	g.Moves = n.line(r, &v, "moves", &g.After)
	if n.HasSetups {
		g.Variant = r.Text(&v, "variant")
	}
	if len(v.Get("variations").Items) > 0 {
		r.In("variations", func() { r.Fail("replace no move, which a game cannot have") })
	}
	return g, r.Err()
}

// readTags reads tags: an array of names and values, or an object of them.
func readTags(r *wire.ShapeReader, v *wire.Value, g *given.Game) {
	switch of := v.Get("tags"); of.Kind {
	case wire.Object:
		r.In("tags", func() {
			for i, name := range of.Names {
				one := &of.Items[i]
				if one.Kind != wire.Text && one.Kind != wire.Number {
					r.In(name, func() { r.Wants("a string or a number") })
				}
				g.Tags = append(g.Tags, given.Tag{Name: name, Value: one.Text})
			}
		})
	case wire.Array, wire.Absent:
		r.Objects(v, "tags", func(v *wire.Value) {
			r.Members(v, tagMembers)
			t := given.Tag{Name: r.Needed(v, "name"), Value: r.Needed(v, "value"), Duplicate: True(r, v, "duplicate")}
			g.Tags = append(g.Tags, t)
		})
	default:
		r.In("tags", func() { r.Wants("an array, or an object of values") })
	}
}

// True reads a member that is true or false; false where it is not there.
func True(r *wire.ShapeReader, of *wire.Value, name string) bool {
	v := of.Get(name)
	if v.Kind != wire.Boolean && v.Kind != wire.Absent {
		r.In(name, func() { r.Wants("true or false") })
	}
	return v.Kind == wire.Boolean && v.Text == "true"
}

// readNAGs reads glyphs.
func readNAGs(r *wire.ShapeReader, of *wire.Value, name string) (nags []int) {
	r.Each(of, name, wire.Absent, "", func(v *wire.Value) {
		n, ok := v.Int()
		if !ok || n < 0 || n > 255 {
			r.Wants("an integer from 0 to 255")
		}
		nags = append(nags, n)
	})
	return nags
}

// placedComment is a comment, and whether it comes after the marker.
type placedComment struct {
	comment  given.Comment
	afterEnd bool
}

// parted returns the comments before the marker and those after it.
func parted(all []placedComment) (comments, after []given.Comment) {
	for _, c := range all {
		if c.afterEnd {
			c.comment.Before = false
			after = append(after, c.comment)
		} else {
			comments = append(comments, c.comment)
		}
	}
	return comments, after
}

// readComments reads comments; a string is the text of one.
func readComments(r *wire.ShapeReader, of *wire.Value, name string) (comments []placedComment) {
	r.Each(of, name, wire.Absent, "", func(v *wire.Value) {
		if v.Kind == wire.Text {
			comments = append(comments, placedComment{comment: given.Comment{Text: v.Text}})
			return
		}
		if v.Kind != wire.Object {
			r.Wants("an object or a string")
			return
		}
		r.Members(v, commentMembers)
		c := placedComment{afterEnd: True(r, v, "afterEnd")}
		c.comment = given.Comment{Text: r.Text(v, "text"), ToEnd: r.OneOf(v, "kind", "brace", "line") == "line", Before: True(r, v, "before")}
		r.Objects(v, "commands", func(v *wire.Value) {
			r.Members(v, commandMembers)
			c.comment.Commands = append(c.comment.Commands, given.Command{Name: r.Needed(v, "name"), Value: r.Text(v, "value")})
		})
		comments = append(comments, c)
	})
	return comments
}

// line reads the moves of a line with their variations, in the order of the text. Comments after the marker go to after; nil where there
// may be none.
func (n *Notation) line(r *wire.ShapeReader, of *wire.Value, name string, after *[]given.Comment) (moves []given.Move) {
	r.Each(of, name, wire.Absent, "", func(v *wire.Value) {
		moves = append(moves, n.move(r, v, after))
		r.Each(v, "variations", wire.Array, "an array of moves", func(v *wire.Value) {
			variation := n.moves(r, v, after)
			if len(variation) == 0 {
				return
			}
			variation[0].Opens++
			variation[len(variation)-1].Closes++
			moves = append(moves, variation...)
		})
	})
	return moves
}

// moves is line of an array that is no member.
func (n *Notation) moves(r *wire.ShapeReader, v *wire.Value, after *[]given.Comment) (moves []given.Move) {
	holder := wire.Value{Kind: wire.Object, Names: []string{""}, Items: []wire.Value{*v}}
	return n.line(r, &holder, "", after)
}

// move reads a move: a string, or an object.
func (n *Notation) move(r *wire.ShapeReader, v *wire.Value, after *[]given.Comment) (m given.Move) {
	switch v.Kind {
	case wire.Text:
		return given.Move{Word: v.Text}
	case wire.Object:
	default:
		r.Wants("a string or an object")
		return m
	}
	r.Members(v, n.MoveMembers)
	m.Word = r.Text(v, "san")
	n.Squares(r, v, &m)
	switch {
	case m.Word != "":
	case m.Squares != "":
		m.Word, m.Squares = m.Squares, ""
	case r.Text(v, "text") != "":
		m.Word = v.Get("text").Text
	default:
		r.Fail("has to have san, or from and to")
	}
	m.NAGs, m.NAGsBefore = readNAGs(r, v, "nags"), readNAGs(r, v, "nagsBefore")
	comments, late := parted(readComments(r, v, "comments"))
	if m.Comments = comments; after != nil {
		*after = append(*after, late...)
	} else if len(late) > 0 {
		r.In("comments", func() { r.Fail("come after the end of the game, which only those of a game can") })
	}
	readClock(r, v, &m)
	if n.More != nil {
		n.More(r, v, &m)
	}
	return m
}

// PlaceOf reads a member that is one of some words, the first of which is the default.
func PlaceOf(r *wire.ShapeReader, of *wire.Value, name string, words []string) int {
	text := r.OneOf(of, name, words...)
	for i, word := range words {
		if word == text {
			return i
		}
	}
	return 0
}
