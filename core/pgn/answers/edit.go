package answers

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"pbn/core/pgn"
	"pbn/core/pgn/edit"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/spell"
	"pbn/core/played"
	"pbn/core/wire"
)

// editKinds are the members that say of an edit, and of a change, what it is of.
var editKinds = [...]string{
	edit.Tag: "tag", edit.Move: "move", edit.Append: "append", edit.Comment: "comment", edit.NAG: "nag", edit.Variation: "variation",
	edit.Promote: "promote", edit.Result: "result",
}

// oneKind is what an edit has one of.
var oneKind = "one of " + strings.Join(editKinds[:], ", ")

// membersOf are the members that an edit of each kind may have besides game and that of the kind.
var membersOf = [...][]string{
	edit.Tag: {"value"}, edit.Move: {"value"}, edit.Append: {"value"}, edit.Comment: {"of", "value", "before"}, edit.NAG: {"of", "value"},
	edit.Variation: {"of", "value"}, edit.Promote: nil, edit.Result: nil,
}

// ReadEdits reads the edits that a caller gives, as JSON. The error names the place.
func ReadEdits(json []byte) ([]edit.Edit, error) {
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Array {
		return nil, errors.New("the edits have to be an array")
	}
	r := wire.NewShapeReader("edits")
	list := make([]edit.Edit, len(v.Items))
	for i := range v.Items {
		r.In("["+strconv.Itoa(i)+"]", func() { list[i] = readEdit(r, &v.Items[i]) })
	}
	return list, r.Err()
}

func readEdit(r *wire.ShapeReader, v *wire.Value) (e edit.Edit) {
	kinds := 0
	for k, name := range editKinds {
		if slices.Contains(v.Names, name) {
			e.Kind = edit.Kind(k)
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
	case edit.Tag:
		if e.Name = r.Needed(v, name); e.Name == "" {
			r.In(name, func() { r.Wants("a string") })
		}
		e.Value = readValue(r, value, true, "a string, a number or null")
	case edit.Move:
		e.At = readPath(r, v, name, 1)
		if e.Value = value.Text; value.Kind == wire.Object {
			r.In("value", func() { e.Value = readMove(r, value, nil).Word })
		} else {
			readValue(r, value, true, "a move, or null, which removes the move with the rest of its line")
		}
	case edit.Append:
		e.At = readPath(r, v, name, 0)
		e.Moves = readGivenMoves(r, value)
		if e.Removes {
			r.In("value", func() { r.Wants(someMoves) })
		}
	case edit.Comment:
		e.Place, e.At, e.Before = readPlace(r, v, name), readPath(r, v, "of", 0), readTrue(r, v, "before")
		e.Value = readValue(r, value, true, "a string or null")
		if e.Before && e.Place != edit.New {
			r.In("before", func() { r.Fail("is said of a comment that is there; only a new one can be put before its move") })
		}
	case edit.NAG:
		e.Glyph, e.At = r.Whole(v, name, 0), readPath(r, v, "of", 1)
		if e.Glyph > 255 {
			r.In(name, func() { r.Wants("an integer from 0 to 255") })
		}
		if value.Kind != wire.Absent && value.Kind != wire.Null && value.Text != "true" {
			r.In("value", func() { r.Wants("true, or null, which removes the glyph") })
		}
	case edit.Variation:
		e.Place, e.At = readPlace(r, v, name), readPath(r, v, "of", 1)
		switch isNew := e.Place == edit.New; {
		case isNew && !e.Removes:
			e.Moves = readGivenMoves(r, value)
		case isNew || !e.Removes:
			r.In("value", func() { r.Wants("moves of a new variation, or null, which removes one that is there") })
		}
	case edit.Promote:
		e.At = readPath(r, v, name, 1)
	case edit.Result:
		e.Value = r.OneOf(v, name, "1-0", "0-1", "1/2-1/2", "*")
		if e.Value == "" {
			r.In(name, func() { r.Wants("one of 1-0, 0-1, 1/2-1/2, *") })
		}
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
		return edit.New
	}
	n, ok := v.Int()
	if !ok || n < 0 {
		r.In(name, func() { r.Wants(`an integer from 0, or "new"`) })
	}
	return n
}

const someMoves = "moves: a string such as \"12. Nf3 Nc6\", or an array of them"

// readGivenMoves reads moves: a string with blanks between, in which numbers are no moves, or an array.
func readGivenMoves(r *wire.ShapeReader, value *wire.Value) (moves []spell.Move) {
	switch value.Kind {
	case wire.Text:
		for word := range strings.FieldsSeq(value.Text) {
			if rest := strings.TrimLeft(word, "0123456789"); rest == "" || rest[0] == '.' {
				word = strings.TrimLeft(rest, ".")
			}
			if word != "" {
				moves = append(moves, spell.Move{Word: word})
			}
		}
	case wire.Array:
		r.In("value", func() { moves = readMoves(r, value, nil) })
	}
	if len(moves) == 0 {
		r.In("value", func() { r.Wants(someMoves) })
	}
	return moves
}

// Edited is the file with edits, which are given as JSON, and the JSON of PgnEdited except its bytes. The error is a sentence about an edit
// that cannot be made.
func Edited(file []byte, o wire.Options, check pgn.Options, given []byte) (bytes, json []byte, err error) {
	made, err := Edits(file, o, check, given)
	if err != nil {
		return nil, nil, err
	}
	return made.Bytes, EditedReport(o, made), nil
}

// Edits makes edits in a file, which are given as JSON. The error is a sentence about an edit that cannot be made.
func Edits(file []byte, o wire.Options, check pgn.Options, given []byte) (*pgn.EditResult, error) {
	wanted, err := ReadEdits(given)
	if err != nil {
		return nil, err
	}
	return pgn.Edit(file, o.Named(habits.PGN), wanted, check)
}

// EditedReport is the JSON of PgnEdited except its bytes.
func EditedReport(o wire.Options, made *pgn.EditResult) []byte {
	var w wire.Writer
	w.Open('{')
	WriteEdited(&w, o, made)
	w.Close('}')
	return w.Out
}

// WriteEdited writes the members of PgnEdited except its bytes.
func WriteEdited(w *wire.Writer, o wire.Options, made *pgn.EditResult) {
	played.WriteReport(w, made.Report, true)
	wire.WriteText(w, made.Report, o.Text)
	w.List("changed", len(made.Changes), func(i int) { writeEditChange(w, &made.Changes[i]) })
	wire.WriteRefused(w, rules.Of, rules.Label, made.Refused)
}

func writeEditChange(w *wire.Writer, c *pgn.EditChange) {
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
