package answers

import (
	"errors"
	"strconv"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/rules"
	"pbn/core/source"
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

// edits reads the edits that a caller gives, as JSON. The error names the place.
func edits(json []byte) ([]edit.Edit, error) {
	v, err := wire.Read(json)
	if err != nil || v.Kind != wire.Array {
		return nil, errors.New("the edits have to be an array")
	}
	r := &shapeReader{path: []string{"edits"}}
	list := make([]edit.Edit, len(v.Items))
	for i := range v.Items {
		r.in("["+strconv.Itoa(i)+"]", func() { list[i] = r.edit(&v.Items[i]) })
	}
	return list, r.err
}

const oneKind = "one of tag, call, card, moves, note"

func (r *shapeReader) edit(v *wire.Value) (e edit.Edit) {
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
				r.fail("has rows, but no tag")
			}
			e.Rows = r.rows(v, name)
		case "of":
			if v.Get("note").Kind != wire.Absent {
				continue
			}
			fallthrough
		default:
			r.fail("has no member " + strconv.Quote(name))
		}
	}
	switch {
	case v.Kind != wire.Object:
		r.wants("an object with game, value and " + oneKind)
	case kinds != 1:
		r.fail("has to have " + oneKind)
	}
	e.Game = r.whole(v, "game", 1)
	section := ""
	switch kind {
	case "tag":
		if e.Name = r.needed(v, kind); e.Name == "" {
			r.in(kind, func() { r.wants("a string") })
		}
	case "call", "card":
		e.Place = r.whole(v, kind, 0)
	case "moves":
		section = r.sectionName(v, kind)
	case "note":
		e.Place, section = r.whole(v, kind, 1), r.sectionName(v, "of")
	}
	for k, name := range editKinds {
		if of := edit.Kind(k); name == kind && (section == "" || sectionOf(of) == section) {
			e.Kind = of
		}
	}
	if e.Value, e.Removes = value.Text, value.Kind == wire.Null; e.Removes && e.Rows != nil {
		r.fail("has rows, but no value")
	}
	if isText := value.Kind == wire.Text || value.Kind == wire.Number && kind == "tag"; !isText && !e.Removes {
		wants := "a string or null"
		if kind == "tag" {
			wants = "a string, a number or null"
		}
		r.in("value", func() { r.wants(wants) })
	}
	return e
}

// rows reads the elements of a table, row by row.
func (r *shapeReader) rows(of *wire.Value, name string) [][]string {
	rows := [][]string{}
	r.each(of, name, wire.Array, "an array of strings", func(v *wire.Value) {
		var row []string
		for i := range v.Items {
			if v.Items[i].Kind != wire.Text {
				r.in("["+strconv.Itoa(i)+"]", func() { r.wants("a string") })
			}
			row = append(row, v.Items[i].Text)
		}
		rows = append(rows, row)
	})
	return rows
}

// sectionName reads which section moves or a note are of.
func (r *shapeReader) sectionName(of *wire.Value, name string) string {
	section := r.oneOf(of, name, "auction", "play")
	if section == "" {
		r.in(name, func() { r.wants("one of auction, play") })
	}
	return section
}

// Edited is the file with edits, which are given as JSON, and the JSON of Edited except its bytes. The error is a sentence about an edit that cannot be made.
func Edited(file []byte, options Options, given []byte) (bytes, json []byte, err error) {
	made, err := Edits(file, options, given)
	if err != nil {
		return nil, nil, err
	}
	return made.Bytes, EditedReport(options, made), nil
}

// Edits makes edits in a file, which are given as JSON. The error is a sentence about an edit that cannot be made.
func Edits(file []byte, options Options, given []byte) (*pbn.Edited, error) {
	wanted, err := edits(given)
	if err != nil {
		return nil, err
	}
	named, _ := source.EncodingOf(options.Encoding)
	return pbn.Edit(file, named, wanted, options.checking())
}

// EditedReport is the JSON of Edited except its bytes.
func EditedReport(options Options, made *pbn.Edited) []byte {
	var w wire.Writer
	w.Open('{')
	writeReport(&w, options, made.Report)
	writeText(&w, options.Text, made.Report)
	w.List("changed", len(made.Changes), func(i int) { writeChange(&w, &made.Changes[i]) })
	if len(made.Refused) > 0 {
		w.List("refused", len(made.Refused), func(i int) { writeRefusal(&w, &made.Refused[i]) })
	}
	w.Close('}')
	return w.Out
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
	w.List("edits", len(c.Places), func(i int) {
		w.Open('{')
		wire.WriteSpan(w, "span", c.Places[i].Range)
		w.StringField("text", c.Places[i].Text)
		w.Close('}')
	})
	w.Close('}')
}

// writeRefusal writes a diagnostic with the edits that it is of.
func writeRefusal(w *wire.Writer, r *pbn.Refusal) {
	w.Open('{')
	writeWithoutPlaces(w, &r.Diagnostic)
	w.Name("by")
	wire.Ints(w, r.Edits)
	w.Close('}')
}

// writeWithoutPlaces writes the fields of a diagnostic whose places are in a text that nobody has.
func writeWithoutPlaces(w *wire.Writer, d *diag.Diagnostic) {
	row := rules.Of(d.Rule)
	w.StringField("rule", row.Name)
	w.StringField("severity", d.Severity.String())
	w.StringField("message", d.Message)
	w.IntField("game", d.Game)
	w.FilledField(rules.Label, d.Label)
	w.StringField("section", row.Section)
}
