package answers

import "pbn/core/wire"

import (
	"pbn/core/pbn"
	"pbn/core/pbn/edit"
	"pbn/core/pbn/rules"
	"pbn/core/source"
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

// EditOf is an edit of a game: kind and section are of the members of the same names in JavaScript, name is that of a tag.
func EditOf(kind, section string) edit.Kind {
	for k, name := range editKinds {
		if of := edit.Kind(k); name == kind && (of < edit.Calls || sectionOf(of) == section) {
			return of
		}
	}
	panic("there is no such edit: " + kind + " " + section)
}

// Edited is the file with edits, and the JSON of Edited except its bytes. The error is a sentence about an edit that cannot be made.
func Edited(file []byte, options Options, edits []edit.Edit) (bytes, json []byte, err error) {
	named, _ := source.EncodingOf(options.Encoding)
	made, err := pbn.Edit(file, named, edits, options.checking())
	if err != nil {
		return nil, nil, err
	}
	var w wire.Writer
	w.Open('{')
	writeReport(&w, options, made.Report)
	writeText(&w, options.Text, made.Report)
	w.List("changed", len(made.Changes), func(i int) { writeChange(&w, &made.Changes[i]) })
	if len(made.Refused) > 0 {
		w.List("refused", len(made.Refused), func(i int) { writeRefusal(&w, &made.Refused[i]) })
	}
	w.Close('}')
	return made.Bytes, w.Out, nil
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
	w.Ints(of.Edits)
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

// writeRefusal writes a diagnostic without its places, which are in a text that nobody has, and with the edits that it is of.
func writeRefusal(w *wire.Writer, r *pbn.Refusal) {
	d := &r.Diagnostic
	row := rules.Of(d.Rule)
	w.Open('{')
	w.StringField("rule", row.Name)
	w.StringField("severity", d.Severity.String())
	w.StringField("message", d.Message)
	w.IntField("game", d.Game)
	w.FilledField("board", d.Board)
	w.StringField("section", row.Section)
	w.Name("by")
	w.Ints(r.Edits)
	w.Close('}')
}
