package answers

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/source"
	"pbn/core/wire"
)

// form is how that of a game is written which can be long: readableForm or packedForm. A module has only the form that it uses.
type form interface {
	span(w *wire.Writer, t *source.Text, g *game.Game)
	tags(w *wire.Writer, t *source.Text, g *game.Game)
	standing(w *wire.Writer, g *game.Game)
	hands(w *wire.Writer, d *game.Deal)
	moves(w *wire.Writer, moves []game.Move, usual game.MoveKind)
	tricks(w *wire.Writer, tricks []game.Trick)
	table(w *wire.Writer, t *game.Tag, s *game.Section)
	computed(w *wire.Writer, g *game.Game)
}

// writeGame writes a game. Those of a file have one form, which knows what was written before.
func writeGame(w *wire.Writer, f form, t *source.Text, g *game.Game) {
	writeOpenGame(w, f, t, g)
	w.Close('}')
}

// writeOpenGame is writeGame without the end.
func writeOpenGame(w *wire.Writer, f form, t *source.Text, g *game.Game) {
	w.Open('{')
	w.IntField("number", g.Number)
	if g.Block > 0 {
		w.IntField("block", g.Block)
	}
	f.span(w, t, g)
	writeComments(w, g.Start)
	writeKept(w, g)
	f.tags(w, t, g)
	writeSources(w, g)
	f.standing(w, g)
	writeFacts(w, g)
	writeScores(w, g)
	writePar(w, g)
	writeOpenCards(w, g)
	writeTimeLimits(w, g)
	writeHidden(w, g)
	writeTitles(w, g)
	if g.Deal != nil {
		writeDeal(w, f, g.Deal)
	}
	if g.Auction != nil {
		writeAuction(w, f, g.Auction)
	}
	if g.Play != nil {
		writePlay(w, f, g.Play)
	}
	w.List("sections", len(g.Sections), func(i int) { writeSection(w, f, g, &g.Sections[i]) })
	writeEscapes(w, g.End)
	f.computed(w, g)
}

// writeLine writes a packed game and ends the line: JSON has no line end of its own.
func writeLine(w *wire.Writer, p *packedForm, t *source.Text, g *game.Game) {
	writeGame(w, p, t, g)
	w.Out = append(w.Out, '\n')
}

func writeDeal(w *wire.Writer, f form, d *game.Deal) {
	w.Name("deal")
	w.Open('{')
	w.StringField("first", d.First.String())
	f.hands(w, d)
	w.FilledField("derived", d.Derived.String())
	if d.Doubtful {
		w.Name("unreadable")
		w.Open('{')
		for seat, text := range d.Unreadable {
			w.FilledField(bridge.Seat(seat).String(), text)
		}
		w.Close('}')
	}
	w.Close('}')
}

func writeAuction(w *wire.Writer, f form, a *game.Auction) {
	w.Name("auction")
	w.Open('{')
	w.IntField("tag", a.Tag)
	w.FilledField("first", a.First.String())
	writeMoves(w, f, a.Moves, a.After, game.CallMove)
	w.StringField("state", a.State.String())
	writeNotes(w, a.Notes)
	if a.Led {
		w.StringField("contract", a.Contract.String())
		w.FilledField("declarer", a.Declarer.String())
	}
	w.Close('}')
}

func writePlay(w *wire.Writer, f form, p *game.Play) {
	w.Name("play")
	w.Open('{')
	w.IntField("tag", p.Tag)
	w.FilledField("first", p.First.String())
	writeMoves(w, f, p.Moves, p.After, game.CardMove)
	f.tricks(w, p.Tricks)
	northSouth, eastWest := p.Won()
	w.Name("won")
	w.Open('{')
	w.IntField("NS", northSouth)
	w.IntField("EW", eastWest)
	w.Close('}')
	w.StringField("state", p.State.String())
	writeNotes(w, p.Notes)
	w.Close('}')
}

func writeNotes(w *wire.Writer, notes []game.Note) {
	w.List("notes", len(notes), func(i int) {
		w.Open('{')
		w.IntField("index", notes[i].Index)
		w.StringField("text", notes[i].Text)
		writePieces(w, notes[i].Text)
		w.TrueField("alert", notes[i].IsAlert())
		w.IntField("tag", notes[i].Tag)
		w.Close('}')
	})
}

var moveKinds = [...]string{
	game.CallMove: "call", game.CardMove: "card", game.SkippedMove: "skipped", game.HyphenMove: "hyphen",
	game.BadMove: "bad", game.StarMove: "end", game.PlusMove: "continue",
}

var annotationKinds = [...]string{game.NoteReference: "note", game.NAG: "nag", game.Suffix: "suffix"}

// writeMoves writes the moves, most of which are of the usual kind; what comes after their end are comments of the last.
func writeMoves(w *wire.Writer, f form, moves []game.Move, after []game.Comment, usual game.MoveKind) {
	if len(after) > 0 {
		moves = slices.Clone(moves)
		last := &moves[len(moves)-1]
		last.AddComments(after)
	}
	f.moves(w, moves, usual)
}

// writeMoveDetails writes the members that few moves have.
func writeMoveDetails(w *wire.Writer, m *game.Move) {
	w.TrueField("blank", m.IsBlank())
	w.FilledField("irregularities", m.Marks())
	if len(m.Annotations()) > 0 {
		w.List("annotations", len(m.Annotations()), func(i int) {
			a := &m.Annotations()[i]
			w.Open('{')
			w.StringField("kind", annotationKinds[a.Kind])
			w.IntField("value", a.Value)
			writeComments(w, a.Comments)
			w.Close('}')
		})
	}
	writeComments(w, m.Comments())
	writeEscapes(w, m.Escapes())
}

func writeSection(w *wire.Writer, f form, g *game.Game, s *game.Section) {
	t := &g.Tags[s.Tag]
	w.Open('{')
	w.StringField("name", t.Name)
	w.IntField("tag", s.Tag)
	f.table(w, t, s)
	w.Name("rows")
	w.Open('[')
	for _, row := range s.Rows {
		w.Open('[')
		for k := range row {
			text, _ := s.Form(row, k)
			w.String(text)
		}
		w.Close(']')
	}
	w.Close(']')
	writeStrings(w, s)
	writeReadings(w, s)
	writeRowEscapes(w, s)
	w.Close('}')
}

// writeColumns writes an array.
func writeColumns(w *wire.Writer, columns []game.Column) {
	w.Open('[')
	for i := range columns {
		writeColumn(w, columns[i])
	}
	w.Close(']')
}

var orders = [...]string{game.Unordered: "", game.Descending: "descending", game.Ascending: "ascending"}

// sideOf is the side at the end of a column's name, as in Score_NS, or "".
func sideOf(name string) string {
	for _, side := range [...]string{"NS", "EW"} {
		if of, found := strings.CutSuffix(name, "_"+side); found && of != "" {
			return side
		}
	}
	return ""
}

func writeColumn(w *wire.Writer, c game.Column) {
	w.Open('{')
	w.StringField("name", c.Kind.Name)
	w.StringField("type", c.Kind.Type.String())
	if holds := c.Holds(); holds != c.Kind.Type {
		w.StringField("holds", holds.String())
	}
	w.FilledField("side", sideOf(c.Kind.Name))
	w.FilledField("order", orders[c.Order])
	if c.Width > 0 {
		w.IntField("width", c.Width)
	}
	align := "left"
	if c.Right {
		align = "right"
	}
	w.StringField("align", align)
	w.Close('}')
}

// writeStrings writes where there are strings that would not be written as such if one did not know it, if there are any: without quotes
// "?", "-" and "^" mean something (5.2).
func writeStrings(w *wire.Writer, s *game.Section) {
	list := w.Begun("strings")
	for i, row := range s.Rows {
		for k := range row {
			if row[k].NeedsQuotes(s.Columns, k) {
				list.Item()
				w.IntField("row", i)
				w.IntField("column", k)
				w.Close('}')
			}
		}
	}
	list.End()
}

// writeReadings writes what the elements of a table are, where that is not their text.
func writeReadings(w *wire.Writer, s *game.Section) {
	list := w.Begun("readings")
	numbers := s.Readings(func(r game.Reading) {
		list.Item()
		w.IntField("row", r.Row)
		w.IntField("column", r.Column)
		if r.IsRead && !r.Range {
			w.StringField("value", r.Value)
		}
		if r.Low != "" {
			w.NumberField("low", r.Low)
		}
		if r.High != "" {
			w.NumberField("high", r.High)
		}
		w.TrueField("artificial", r.Artificial)
		w.Close('}')
	})
	list.End()
	if len(numbers) > 0 {
		w.List("numbers", len(numbers), func(i int) { w.Int(numbers[i]) })
	}
}

// writeRowEscapes writes the escape lines in a section, if it has any.
func writeRowEscapes(w *wire.Writer, s *game.Section) {
	list := w.Begun("escapesInRows")
	for i, row := range s.Rows {
		for _, e := range row {
			if len(e.Escapes()) > 0 {
				list.Item()
				w.IntField("row", i)
				writeEscapes(w, e.Escapes())
				w.Close('}')
			}
		}
	}
	list.End()
}
