package told

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"pbn/core/amend"
	"pbn/core/given"
	"pbn/core/played"
	"pbn/core/wire"
)

// editKinds are the members that say of an edit, and of a change, what it is of.
var editKinds = [...]string{
	amend.Tag: "tag", amend.Move: "move", amend.Append: "append", amend.Comment: "comment", amend.NAG: "nag", amend.Variation: "variation",
	amend.Promote: "promote", amend.Result: "result", amend.Setup: "setup",
}

// kinds are those that the edits of a notation may have.
func (n *Notation) kinds() []string {
	if n.HasSetups {
		return editKinds[:]
	}
	return editKinds[:amend.Setup]
}

// membersOf are the members that an edit of each kind may have besides game and that of the kind.
var membersOf = [...][]string{
	amend.Tag: {"value"}, amend.Move: {"value"}, amend.Append: {"value"}, amend.Comment: {"of", "value", "before"}, amend.NAG: {"of", "value"},
	amend.Variation: {"of", "value"}, amend.Promote: nil, amend.Result: nil, amend.Setup: {"value"},
}

// Edits reads the edits that a caller gives, as JSON. The error names the place.
func (n *Notation) Edits(json []byte) ([]amend.Edit, error) {
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Array {
		return nil, errors.New("the edits have to be an array")
	}
	r := wire.NewShapeReader("edits")
	list := make([]amend.Edit, len(v.Items))
	for i := range v.Items {
		r.In("["+strconv.Itoa(i)+"]", func() { list[i] = n.edit(r, &v.Items[i]) })
	}
	return list, r.Err()
}

func (n *Notation) edit(r *wire.ShapeReader, v *wire.Value) (e amend.Edit) {
	kinds, oneKind := 0, "one of "+strings.Join(n.kinds(), ", ")
	for k, name := range n.kinds() {
		if slices.Contains(v.Names, name) {
			e.Kind = amend.Kind(k)
			kinds++
		}
	}
	switch {
	case v.Kind != wire.Object:
		r.Wants("an object with game and " + oneKind)
		return e
	case kinds != 1:
		r.Fail("has to have " + oneKind)
		return e
	}
	name := editKinds[e.Kind]
	r.Members(v, append([]string{"game", name}, membersOf[e.Kind]...))
	e.Game = r.Whole(v, "game", 1)
	value := valueOfEdit(v)
	e.Removes = value.Kind == wire.Null
	switch e.Kind {
	case amend.Tag:
		if e.Name = r.Needed(v, name); e.Name == "" {
			r.In(name, func() { r.Wants("a string") })
		}
		e.Value = readValue(r, value, true, "a string, a number or null")
	case amend.Move:
		e.At = readPath(r, v, name, 1)
		if e.Value = value.Text; value.Kind == wire.Object {
			r.In("value", func() { e.Value = n.move(r, value, nil).Word })
		} else {
			readValue(r, value, true, "a move, or null, which removes the move with the rest of its line")
		}
	case amend.Append:
		e.At = readPath(r, v, name, 0)
		e.Moves = n.someMoves(r, value)
		if e.Removes {
			r.In("value", func() { r.Wants(n.wanted()) })
		}
	case amend.Comment:
		e.Place, e.At, e.Before = readPlace(r, v, name), readPath(r, v, "of", 0), True(r, v, "before")
		e.Value = readValue(r, value, true, "a string or null")
		if e.Before && e.Place != amend.New {
			r.In("before", func() { r.Fail("is said of a comment that is there; only a new one can be put before its move") })
		}
	case amend.NAG:
		e.Glyph, e.At = r.Whole(v, name, 0), readPath(r, v, "of", 1)
		if e.Glyph > 255 {
			r.In(name, func() { r.Wants("an integer from 0 to 255") })
		}
		if value.Kind != wire.Absent && value.Kind != wire.Null && value.Text != "true" {
			r.In("value", func() { r.Wants("true, or null, which removes the glyph") })
		}
	case amend.Variation:
		e.Place, e.At = readPlace(r, v, name), readPath(r, v, "of", 1)
		switch isNew := e.Place == amend.New; {
		case isNew && !e.Removes:
			e.Moves = n.someMoves(r, value)
		case isNew || !e.Removes:
			r.In("value", func() { r.Wants("moves of a new variation, or null, which removes one that is there") })
		}
	case amend.Promote:
		e.At = readPath(r, v, name, 1)
	case amend.Result:
		e.Value = r.OneOf(v, name, n.Results...)
		if e.Value == "" {
			r.In(name, func() { r.Wants("one of " + strings.Join(n.Results, ", ")) })
		}
	case amend.Setup:
		e.At = readPath(r, v, name, 1)
		e.Value = readValue(r, value, false, "a FEN, or null, which removes the position")
	}
	return e
}

// valueOfEdit returns the member value, which may be null.
func valueOfEdit(v *wire.Value) *wire.Value {
	for i, name := range v.Names {
		if name == "value" {
			return &v.Items[i]
		}
	}
	return &wire.Value{}
}

// readValue reads a value that is a string; a number, if that may be one; or null.
func readValue(r *wire.ShapeReader, value *wire.Value, number bool, wants string) string {
	if value.Kind != wire.Text && value.Kind != wire.Null && (value.Kind != wire.Number || !number) {
		r.In("value", func() { r.Wants(wants) })
	}
	return value.Text
}

// readPath reads the place of a move: the number of a move of the main line, from 0, or an array, [3, 0, 1] being
// moves[3].variations[0][1]. least is 1 where it has to name a move; else an empty array, or none, is the main line, or the start of the game.
func readPath(r *wire.ShapeReader, of *wire.Value, name string, least int) (path []int) {
	v := of.Get(name)
	isRight := true
	switch v.Kind {
	case wire.Number:
		n, ok := v.Int()
		path, isRight = []int{n}, ok && n >= 0
	case wire.Array:
		for i := range v.Items {
			n, ok := v.Items[i].Int()
			path, isRight = append(path, n), isRight && ok && n >= 0
		}
		isRight = isRight && (len(path)%2 == 1 || len(path) == 0)
	default:
		isRight = v.Kind == wire.Absent && least == 0
	}
	if !isRight || len(path) < least {
		r.In(name, func() {
			r.Wants("the place of a move: its number in moves, from 0, or an array such as [3, 0, 1], which is moves[3].variations[0][1]")
		})
	}
	return path
}

// readPlace reads the number of a comment or a variation, from 0, or "new".
func readPlace(r *wire.ShapeReader, of *wire.Value, name string) int {
	v := of.Get(name)
	if v.Kind == wire.Text && v.Text == "new" {
		return amend.New
	}
	n, ok := v.Int()
	if !ok || n < 0 {
		r.In(name, func() { r.Wants(`an integer from 0, or "new"`) })
	}
	return n
}

// wanted is what moves may be.
func (n *Notation) wanted() string {
	return "moves: a string such as " + strconv.Quote(n.Moves) + ", or an array of them"
}

// someMoves reads moves: a string with blanks between, in which numbers are no moves, or an array.
func (n *Notation) someMoves(r *wire.ShapeReader, value *wire.Value) (moves []given.Move) {
	switch value.Kind {
	case wire.Text:
		for word := range strings.FieldsSeq(value.Text) {
			if rest := strings.TrimLeft(word, "0123456789"); rest == "" || rest[0] == '.' {
				word = strings.TrimLeft(rest, ".")
			}
			if word != "" {
				moves = append(moves, given.Move{Word: word})
			}
		}
	case wire.Array:
		r.In("value", func() { moves = n.moves(r, value, nil) })
	}
	if len(moves) == 0 {
		r.In("value", func() { r.Wants(n.wanted()) })
	}
	return moves
}

// WriteEdited writes the members of what is said of edits, except the bytes.
func WriteEdited(w *wire.Writer, o wire.Options, made *amend.Outcome) {
	played.WriteReport(w, made.Report, true)
	wire.WriteText(w, made.Report, o.Text)
	w.List("changed", len(made.Changes), func(i int) { writeChange(w, &made.Changes[i]) })
	wire.WriteRefused(w, made.Report.Diagnostics.Rules, made.Report.Label, made.Refused)
}

func writeChange(w *wire.Writer, c *amend.FileChange) {
	of := &c.What
	w.Open('{')
	w.IntField("game", of.Game)
	w.StringField("what", editKinds[of.Kind])
	w.Name("by")
	wire.Ints(w, []int{of.Edit})
	w.FilledField("before", of.Before)
	w.FilledField("after", of.After)
	wire.WriteEdits(w, c.Places)
	w.Close('}')
}
