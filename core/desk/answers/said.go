package answers

import (
	"pbn/core/desk"
	"pbn/core/where"
	"pbn/core/wire"
)

// summary is what a call has to say of the files that it reads.
type summary struct {
	files []fileSaid
	twins []desk.Twin
}

type fileSaid struct {
	games    int
	encoding string
	found    []int
	values   [][]string // of those that were found, where somebody asks for them
}

func (s *summary) last() *fileSaid { return &s.files[len(s.files)-1] }

// find takes note of a game that was looked for.
func (c *call) find(g *desk.Game) {
	of := c.said.last()
	of.found = append(of.found, g.Number)
	if c.values != nil {
		of.values = append(of.values, c.values.Of(g))
	}
}

// json is the JSON of all that is said, without the bytes.
func (s *summary) json(c *call, join *desk.Join) []byte {
	var w wire.Writer
	w.Open('{')
	w.IntField("gameCount", join.Games)
	switch c.request.Verb {
	case "find":
		w.IntField("found", join.Written)
	case "stats":
		w.IntField("counted", join.Written)
		writeRows(&w, c.tally.Rows())
	default:
		w.IntField("written", written(c, join))
	}
	if c.request.Alter != nil {
		w.IntField("changed", join.Altered)
		writeNotes(&w, c.request.Remains.Notes)
		writeRefused(&w, c.request.Remains.Refused)
	}
	if c.options.Likeness >= 0 {
		s.writeTwins(&w, c, join)
	}
	if c.options.Split != nil {
		writeParts(&w, join.Parts())
	}
	w.List("files", len(s.files), func(i int) {
		of := &s.files[i]
		w.Open('{')
		w.IntField("gameCount", of.games)
		w.FilledField("encoding", of.encoding)
		if c.request.Verb == "find" {
			w.Name("games")
			wire.Ints(&w, of.found)
			if c.values != nil {
				w.List("values", len(of.values), func(i int) { w.Strings(of.values[i]) })
			}
		}
		w.Close('}')
	})
	w.Close('}')
	return w.Out
}

// written is how many games are in what was made.
func written(c *call, join *desk.Join) int {
	if !c.writes {
		return 0
	}
	return join.Written
}

// writeTwins writes how many games repeat another, and which, where somebody asks for that.
func (s *summary) writeTwins(w *wire.Writer, c *call, join *desk.Join) {
	w.IntField("repeated", join.Twins)
	if c.options.Tell == nil {
		return
	}
	w.List("repeats", len(s.twins), func(i int) {
		t := &s.twins[i]
		w.Open('{')
		w.IntField("file", t.File)
		w.IntField("game", t.Number)
		w.Name("first")
		w.Open('{')
		w.IntField("file", t.FirstFile)
		w.IntField("game", t.First)
		w.Close('}')
		w.Close('}')
	})
}

func writeNotes(w *wire.Writer, notes []Note) {
	w.List("notes", len(notes), func(i int) {
		n := &notes[i]
		w.Open('{')
		w.IntField("game", n.Game)
		w.StringsField("kept", n.Kept)
		w.StringsField("left", n.Left)
		w.Close('}')
	})
}

// writeRefused writes the errors that a change would bring, if there are any.
func writeRefused(w *wire.Writer, refused []Refusal) {
	if len(refused) == 0 {
		return
	}
	w.List("refused", len(refused), func(i int) {
		w.Open('{')
		w.StringField("rule", refused[i].Rule)
		w.StringField("message", refused[i].Message)
		w.Close('}')
	})
}

// writeParts writes the files into which games were divided: their bytes come one after the other, of each so many.
func writeParts(w *wire.Writer, parts []*desk.Part) {
	w.List("parts", len(parts), func(i int) {
		w.Open('{')
		w.StringField("name", parts[i].Name)
		w.IntField("gameCount", parts[i].Games)
		w.IntField("size", len(parts[i].Bytes()))
		w.Close('}')
	})
}

func writeRows(w *wire.Writer, rows []*desk.TallyRow) {
	w.List("rows", len(rows), func(i int) {
		w.Open('{')
		w.Name("values")
		w.Strings(rows[i].Texts)
		w.IntField("gameCount", rows[i].Games)
		w.Close('}')
	})
}

// kinds are what the kinds of fields are called.
var kinds = [...]string{where.Text: "text", where.Number: "number", where.Date: "date", where.Shape: "shape"}

// Fields is the JSON of what games of a notation have: fields, of which hands or players some are, and what makes a game repeat another.
func Fields(n *desk.Notation) []byte {
	var w wire.Writer
	w.Open('{')
	w.List("fields", len(n.Fields.Fields), func(i int) {
		f := &n.Fields.Fields[i]
		w.Open('{')
		w.StringField("name", f.Name)
		w.StringField("kind", kinds[f.Kind])
		w.StringField("meaning", f.Meaning)
		w.StringsField("choices", f.Choices)
		w.TrueField("inScope", f.InScope)
		w.Close('}')
	})
	w.Name("scopes")
	w.Strings(n.Fields.Scopes)
	w.List("likenesses", len(n.Likenesses), func(i int) {
		w.Open('{')
		w.StringField("name", n.Likenesses[i].Name)
		w.StringField("meaning", n.Likenesses[i].Meaning)
		w.Close('}')
	})
	w.Close('}')
	return w.Out
}
