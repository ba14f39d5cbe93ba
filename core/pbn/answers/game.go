package answers

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// form is how that of a game is written which can be long: plain or packed. A module has only the form that it uses.
type form interface {
	span(w *writer, t *source.Text, g *game.Game)
	tags(w *writer, t *source.Text, g *game.Game)
	standing(w *writer, g *game.Game)
	hands(w *writer, d *game.Deal)
	moves(w *writer, moves []game.Move, usual game.MoveKind)
	tricks(w *writer, tricks []game.Trick)
	table(w *writer, t *game.Tag, s *game.Section)
}

// writeGame writes a game. Those of a file have one form, which knows what was written before.
func writeGame(w *writer, f form, t *source.Text, g *game.Game) {
	w.open('{')
	w.intField("number", g.Number)
	if g.Block > 0 {
		w.intField("block", g.Block)
	}
	f.span(w, t, g)
	writeComments(w, g.Start)
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
	w.list("sections", len(g.Sections), func(i int) { writeSection(w, f, g, &g.Sections[i]) })
	writeEscapes(w, g.End)
	w.close('}')
}

// writeLine writes a packed game and ends the line: JSON has no line end of its own.
func writeLine(w *writer, p *packed, t *source.Text, g *game.Game) {
	writeGame(w, p, t, g)
	w.out = append(w.out, '\n')
}

func writeDeal(w *writer, f form, d *game.Deal) {
	w.name("deal")
	w.open('{')
	w.stringField("first", d.First.String())
	f.hands(w, d)
	w.filledField("derived", d.Derived.String())
	if d.Doubtful {
		w.name("unreadable")
		w.open('{')
		for seat, text := range d.Unreadable {
			w.filledField(bridge.Seat(seat).String(), text)
		}
		w.close('}')
	}
	w.close('}')
}

// handOf is a hand that is given, or follows from the others.
func handOf(d *game.Deal, seat bridge.Seat) (h bridge.Hand, known bool) {
	if d.Derived == seat && !d.Known[seat] {
		return d.DerivedHand, true
	}
	return d.Hands[seat], d.Known[seat]
}

func writeAuction(w *writer, f form, a *game.Auction) {
	w.name("auction")
	w.open('{')
	w.intField("tag", a.Tag)
	w.filledField("first", a.First.String())
	writeMoves(w, f, a.Moves, a.After, game.CallMove)
	w.stringField("state", a.State.String())
	writeNotes(w, a.Notes)
	if a.Led {
		w.stringField("contract", a.Contract.String())
		w.filledField("declarer", a.Declarer.String())
	}
	w.close('}')
}

func writePlay(w *writer, f form, p *game.Play) {
	w.name("play")
	w.open('{')
	w.intField("tag", p.Tag)
	w.filledField("first", p.First.String())
	writeMoves(w, f, p.Moves, p.After, game.CardMove)
	f.tricks(w, p.Tricks)
	northSouth, eastWest := p.Won()
	w.name("won")
	w.open('{')
	w.intField("NS", northSouth)
	w.intField("EW", eastWest)
	w.close('}')
	w.stringField("state", p.State.String())
	writeNotes(w, p.Notes)
	w.close('}')
}

func writeNotes(w *writer, notes []game.Note) {
	w.list("notes", len(notes), func(i int) {
		w.open('{')
		w.intField("index", notes[i].Index)
		w.stringField("text", notes[i].Text)
		writePieces(w, notes[i].Text)
		w.trueField("alert", notes[i].IsAlert())
		w.intField("tag", notes[i].Tag)
		w.close('}')
	})
}

var moveKinds = [...]string{
	game.CallMove: "call", game.CardMove: "card", game.SkippedMove: "skipped", game.HyphenMove: "hyphen",
	game.BadMove: "bad", game.StarMove: "end", game.PlusMove: "continue",
}

var annotationKinds = [...]string{game.NoteReference: "note", game.NAG: "nag", game.Suffix: "suffix"}

// writeMoves writes the moves, most of which are of the usual kind; what comes after their end are comments of the last.
func writeMoves(w *writer, f form, moves []game.Move, after []game.Comment, usual game.MoveKind) {
	if len(after) > 0 {
		moves = slices.Clone(moves)
		last := &moves[len(moves)-1]
		last.AddComments(after)
	}
	f.moves(w, moves, usual)
}

// writeMoveDetails writes the members that few moves have.
func writeMoveDetails(w *writer, m *game.Move) {
	w.trueField("blank", m.IsBlank())
	w.filledField("irregularities", m.Marks())
	if len(m.Annotations()) > 0 {
		w.list("annotations", len(m.Annotations()), func(i int) {
			a := &m.Annotations()[i]
			w.open('{')
			w.stringField("kind", annotationKinds[a.Kind])
			w.intField("value", a.Value)
			writeComments(w, a.Comments)
			w.close('}')
		})
	}
	writeComments(w, m.Comments())
	writeEscapes(w, m.Escapes())
}

func writeSection(w *writer, f form, g *game.Game, s *game.Section) {
	t := &g.Tags[s.Tag]
	w.open('{')
	w.stringField("name", t.Name)
	w.intField("tag", s.Tag)
	f.table(w, t, s)
	rows := s.Rows()
	w.list("rows", len(rows), func(i int) {
		w.open('[')
		for k := range rows[i] {
			text, _ := s.Form(rows[i], k)
			w.string(text)
		}
		w.close(']')
	})
	writeAmbiguousStrings(w, rows)
	writeReadings(w, s, rows)
	writeRowEscapes(w, rows)
	w.close('}')
}

// writeColumns writes an array.
func writeColumns(w *writer, columns []game.Column) {
	w.open('[')
	for i := range columns {
		writeColumn(w, columns[i])
	}
	w.close(']')
}

var orders = [...]string{game.Unordered: "", game.Descending: "descending", game.Ascending: "ascending"}

// sideOf is the side at the end of a column's name, as in Score_NS; "" where there is none.
func sideOf(name string) string {
	for _, side := range [...]string{"NS", "EW"} {
		if of, found := strings.CutSuffix(name, "_"+side); found && of != "" {
			return side
		}
	}
	return ""
}

func writeColumn(w *writer, c game.Column) {
	w.open('{')
	w.stringField("name", c.Name)
	w.stringField("type", c.Type.String())
	if holds := c.Holds(); holds != c.Type {
		w.stringField("holds", holds.String())
	}
	w.filledField("side", sideOf(c.Name))
	w.filledField("order", orders[c.Order])
	if c.Width > 0 {
		w.intField("width", c.Width)
	}
	align := "left"
	if c.Right {
		align = "right"
	}
	w.stringField("align", align)
	w.close('}')
}

// writeAmbiguousStrings writes where there are strings that would mean something without their quotes, if there are any (5.2).
func writeAmbiguousStrings(w *writer, rows [][]game.Element) {
	var places [][2]int
	for i, row := range rows {
		for k, e := range row {
			if e.IsString && (e.Text == "?" || e.Text == "-" || strings.HasPrefix(e.Text, "^")) {
				places = append(places, [2]int{i, k})
			}
		}
	}
	if len(places) == 0 {
		return
	}
	w.list("strings", len(places), func(i int) {
		w.open('{')
		w.intField("row", places[i][0])
		w.intField("column", places[i][1])
		w.close('}')
	})
}

// writeReadings writes what the elements of a table are, where that is not their text.
func writeReadings(w *writer, s *game.Section, rows [][]game.Element) {
	readings, numbers := s.Readings(rows)
	if len(readings) > 0 {
		w.list("readings", len(readings), func(i int) {
			r := &readings[i]
			w.open('{')
			w.intField("row", r.Row)
			w.intField("column", r.Column)
			if r.IsRead && !r.Range {
				w.stringField("value", r.Value)
			}
			if r.Low != "" {
				w.numberField("low", r.Low)
			}
			if r.High != "" {
				w.numberField("high", r.High)
			}
			w.trueField("artificial", r.Artificial)
			w.close('}')
		})
	}
	if len(numbers) > 0 {
		w.list("numbers", len(numbers), func(i int) { w.int(numbers[i]) })
	}
}

// writeRowEscapes writes the escape lines that stand in a section, where there are any.
func writeRowEscapes(w *writer, rows [][]game.Element) {
	type place struct {
		row     int
		escapes []game.Escape
	}
	var places []place
	for i, row := range rows {
		for _, e := range row {
			if len(e.Escapes()) > 0 {
				places = append(places, place{i, e.Escapes()})
			}
		}
	}
	if len(places) == 0 {
		return
	}
	w.list("escapesInRows", len(places), func(i int) {
		w.open('{')
		w.intField("row", places[i].row)
		writeEscapes(w, places[i].escapes)
		w.close('}')
	})
}
