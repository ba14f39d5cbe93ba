package answers

import (
	"errors"
	"strconv"

	"pbn/core/pbn"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/wire"
)

// editKinds are the members that say of an edit, and of a change, what it is of.
var editKinds = [...]string{
	edit.Tag: "tag", edit.Call: "call", edit.Card: "card", edit.Calls: "moves", edit.Cards: "moves", edit.AuctionNote: "note", edit.PlayNote: "note",
}

// sectionOf is the section of moves or of a note.
func sectionOf(kind edit.Kind) string {
	if kind == edit.Calls || kind == edit.AuctionNote {
		return "auction"
	}
	return "play"
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

const oneKind = "one of tag, call, card, moves, note"

func readEdit(r *wire.ShapeReader, v *wire.Value) (e edit.Edit) {
	kind, kinds := "", 0
	var value wire.Value
	for i, name := range v.Names {
		switch name {
		case "tag", "call", "card", "moves", "note":
			kind, kinds = name, kinds+1
		case "value":
			value = v.Items[i]
		case "game":
		case "rows":
			if v.Get("tag").Kind == wire.Absent {
				r.Fail("has rows, but no tag")
			}
			e.Rows = readRows(r, v, name)
		case "of":
			if v.Get("note").Kind != wire.Absent {
				continue
			}
			fallthrough
		default:
			r.Fail("has no member " + strconv.Quote(name))
		}
	}
	switch {
	case v.Kind != wire.Object:
		r.Wants("an object with game, value and " + oneKind)
	case kinds != 1:
		r.Fail("has to have " + oneKind)
	}
	e.Game = r.Whole(v, "game", 1)
	section := ""
	switch kind {
	case "tag":
		if e.Name = r.Needed(v, kind); e.Name == "" {
			r.In(kind, func() { r.Wants("a string") })
		}
	case "call", "card":
		e.Place = r.Whole(v, kind, 0)
	case "moves":
		section = readSectionName(r, v, kind)
	case "note":
		e.Place, section = r.Whole(v, kind, 1), readSectionName(r, v, "of")
	}
	for k, name := range editKinds {
		if of := edit.Kind(k); name == kind && (section == "" || sectionOf(of) == section) {
			e.Kind = of
		}
	}
	if e.Value, e.Removes = value.Text, value.Kind == wire.Null; e.Removes && e.Rows != nil {
		r.Fail("has rows, but no value")
	}
	if isText := value.Kind == wire.Text || value.Kind == wire.Number && kind == "tag"; !isText && !e.Removes {
		wants := "a string or null"
		if kind == "tag" {
			wants = "a string, a number or null"
		}
		r.In("value", func() { r.Wants(wants) })
	}
	return e
}

// readRows reads the elements of a table, row by row.
func readRows(r *wire.ShapeReader, of *wire.Value, name string) [][]string {
	rows := [][]string{}
	r.Each(of, name, wire.Array, "an array of strings and numbers", func(v *wire.Value) {
		var row []string
		for i := range v.Items {
			row = append(row, readCell(r, v, i))
		}
		rows = append(rows, row)
	})
	return rows
}

// readSectionName reads which section moves or a note are of.
func readSectionName(r *wire.ShapeReader, of *wire.Value, name string) string {
	section := r.OneOf(of, name, "auction", "play")
	if section == "" {
		r.In(name, func() { r.Wants("one of auction, play") })
	}
	return section
}

// Edited is the file with edits, which are given as JSON, and the JSON of Edited except its bytes. The error is a sentence about an edit
// that cannot be made.
func Edited(file []byte, o wire.Options, check pbn.Options, given []byte) (bytes, json []byte, err error) {
	made, err := Edits(file, o, check, given)
	if err != nil {
		return nil, nil, err
	}
	return made.Bytes, EditedReport(o, made), nil
}

// Edits makes edits in a file, which are given as JSON. The error is a sentence about an edit that cannot be made.
func Edits(file []byte, o wire.Options, check pbn.Options, given []byte) (*pbn.EditResult, error) {
	wanted, err := ReadEdits(given)
	if err != nil {
		return nil, err
	}
	return pbn.Edit(file, o.Named(habits.PBN), wanted, check)
}

// EditedReport is the JSON of Edited except its bytes.
func EditedReport(o wire.Options, made *pbn.EditResult) []byte {
	var w wire.Writer
	w.Open('{')
	WriteEdited(&w, o, made)
	w.Close('}')
	return w.Out
}

// WriteEdited writes the members of Edited except its bytes.
func WriteEdited(w *wire.Writer, o wire.Options, made *pbn.EditResult) {
	wire.WriteReport(w, made.Report, &o)
	wire.WriteText(w, made.Report, o.Text)
	w.List("changed", len(made.Changes), func(i int) { writeChange(w, &made.Changes[i]) })
	wire.WriteRefused(w, rules.Of, rules.Label, made.Refused)
}

func writeChange(w *wire.Writer, c *pbn.EditChange) {
	of := &c.What
	w.Open('{')
	w.IntField("game", of.Game)
	switch of.Kind {
	case edit.Tag:
		w.StringField("tag", of.Name)
	case edit.Calls, edit.Cards:
		w.StringField("moves", sectionOf(of.Kind))
	default:
		w.IntField("note", of.Place)
		w.StringField("of", sectionOf(of.Kind))
	}
	w.Name("by")
	wire.Ints(w, of.Edits)
	if !of.Adds {
		w.StringField("before", of.Before)
	}
	if !of.Removes {
		w.StringField("after", of.After)
	}
	wire.WriteEdits(w, c.Places)
	w.Close('}')
}
