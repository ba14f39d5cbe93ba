package wire

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/tags"
)

func (w *writer) game(t *source.Text, g *game.Game) {
	w.open('{')
	w.intField("number", g.Number)
	if g.Block > 0 {
		w.intField("block", g.Block)
	}
	if w.packed {
		w.packedSpan(t.Range(g.Span))
	} else {
		w.span("span", t.Range(g.Span))
	}
	w.comments(g.Start)
	if w.packed {
		w.packedTags(t, g)
	} else {
		w.list("tags", len(g.Tags), func(i int) { w.tag(t, &g.Tags[i]) })
	}
	w.sources(g)
	w.told.standing.follow(g)
	switch {
	case w.told.standing.absent(g) == 0:
	case w.packed:
		w.packedStanding(g)
	default:
		w.standing(g)
	}
	w.facts(g)
	w.scores(g)
	w.par(g)
	w.openCards(g)
	w.timeLimits(g)
	w.hidden(g)
	w.titles(g)
	if g.Deal != nil {
		w.deal(g.Deal)
	}
	if g.Auction != nil {
		w.auction(g.Auction)
	}
	if g.Play != nil {
		w.play(g.Play)
	}
	w.list("sections", len(g.Sections), func(i int) { w.section(g, &g.Sections[i]) })
	w.escapes(g.End)
	w.close('}')
}

// facts writes what the tags say, and what follows from the auction and the play where they do not: the names of those
// facts stand in "derived".
func (w *writer) facts(g *game.Game) {
	var derived []string
	follows := func(name string, does bool) {
		if does {
			derived = append(derived, name)
		}
	}
	w.filledField("dealer", g.Dealer.String())
	follows("dealer", g.Dealer.Known() && !g.Read(tags.Dealer).Seat().Known())
	w.filledField("vulnerable", g.Vulnerable.String())
	w.filledField("date", g.Date)
	w.dateParts(g.Date)
	w.filledField("time", g.Time)
	follows("time", g.Time != "")

	_, _, tagged := g.Contract()
	declarerOfTag, swapped := g.Declarer()
	contract, declarer, led := g.LedTo()
	if led {
		w.stringField("contract", contract.String())
		follows("contract", !tagged)
	}
	w.filledField("declarer", declarer.String())
	follows("declarer", declarer.Known() && !declarerOfTag.Known())
	if swapped {
		w.stringField("declarerByAuction", declarer.Next(2).String())
	}
	tricks, corrected, known := g.DeclarersTricks()
	if !known {
		tricks, known = g.TricksOfDeclarer()
		follows("tricks", known)
	}
	if known {
		w.intField("tricks", tricks)
	}
	w.trueField("corrected", corrected)
	w.strings("derived", derived)
	if led && !contract.PassedOut {
		w.name("bid")
		w.open('{')
		w.bid(contract)
		w.close('}')
	}
	// Of a play that is to be continued, Result counts only the tricks so far (3.4.15).
	if ended := g.Play == nil || g.Play.State != game.Continued; known && ended && declarer.Known() && contract.Level > 0 {
		w.intField("overtricks", tricks-6-contract.Level)
	}
}

func (w *writer) tag(text *source.Text, t *game.Tag) {
	w.open('{')
	w.stringField("name", t.Name)
	w.stringField("value", t.Value)
	if t.Inherits {
		w.stringField("inherited", t.Inherited())
	}
	w.items(t)
	w.tagDetails(t)
	w.span("span", text.Range(t.Span()))
	w.close('}')
}

// items writes the parts of a value, where it has several.
func (w *writer) items(t *game.Tag) {
	if strings.Contains(t.Effective(), ";") {
		w.strings("items", t.Items())
	}
}

// tagDetails writes the members that few tags have, those of the value left out.
func (w *writer) tagDetails(t *game.Tag) {
	w.trueField("duplicate", t.Duplicate)
	w.comments(t.Comments())
	w.escapes(t.Escapes())
}

var commentKinds = [...]string{game.BraceComment: "brace", game.LineComment: "line", game.TextComment: "text"}

// comments writes the member of that name, where there are any.
func (w *writer) comments(comments []game.Comment) {
	if len(comments) == 0 {
		return
	}
	w.list("comments", len(comments), func(i int) {
		w.open('{')
		w.stringField("kind", commentKinds[comments[i].Kind])
		w.stringField("text", comments[i].Text)
		w.pieces(comments[i].Text)
		w.escapes(comments[i].Escapes)
		w.close('}')
	})
}

// pieces writes a text that has suit symbols or markup in pieces.
func (w *writer) pieces(text string) {
	if !game.MayHaveCodes(text) {
		return
	}
	segments := game.Segments(text)
	if game.IsPlain(text, segments) {
		return
	}
	w.list("pieces", len(segments), func(i int) {
		s := segments[i]
		w.open('{')
		w.filledField("text", s.Text)
		if s.IsSuit {
			w.stringField("suit", string(s.Suit.Letter()))
		}
		w.trueField("bold", s.Style&game.Bold != 0)
		w.trueField("italic", s.Style&game.Italic != 0)
		w.trueField("underline", s.Style&game.Underline != 0)
		w.close('}')
	})
}

// escapes writes escape lines, where there are any.
func (w *writer) escapes(escapes []game.Escape) {
	if len(escapes) > 0 {
		w.list("escapes", len(escapes), func(i int) { w.string(escapes[i].Text) })
	}
}

func (w *writer) deal(d *game.Deal) {
	w.name("deal")
	w.open('{')
	w.stringField("first", d.First.String())
	if w.packed {
		w.packedHands(d)
	} else {
		w.hands(d)
	}
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

func (w *writer) hands(d *game.Deal) {
	w.name("hands")
	w.open('{')
	for seat := bridge.North; seat <= bridge.West; seat++ {
		w.name(seat.String())
		if hand, known := handOf(d, seat); known {
			w.hand(hand)
		} else {
			w.null()
		}
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

func (w *writer) hand(h bridge.Hand) {
	w.open('{')
	for _, suit := range bridge.Suits {
		w.comma()
		w.out = append(h.AppendRanks(append(w.out, '"', suit.Letter(), '"', ':', '"'), suit), '"')
	}
	w.close('}')
}

func (w *writer) section(g *game.Game, s *game.Section) {
	t := &g.Tags[s.Tag]
	w.open('{')
	w.stringField("name", t.Name)
	w.intField("tag", s.Tag)
	if w.packed {
		w.packedTable(t, s)
	} else {
		w.stringField("value", t.Effective())
		w.columns(s)
	}
	rows := s.Rows()
	w.list("rows", len(rows), func(i int) {
		w.open('[')
		for k := range rows[i] {
			text, _ := s.Form(rows[i], k)
			w.string(text)
		}
		w.close(']')
	})
	w.ambiguousStrings(rows)
	w.readings(s, rows)
	w.rowEscapes(rows)
	w.close('}')
}

// columns writes those of a table.
func (w *writer) columns(s *game.Section) {
	if s.Columns != nil {
		w.list("columns", len(s.Columns), func(i int) { w.column(s.Columns[i]) })
	}
}

// ambiguousStrings writes where there are strings that would mean something without their quotes, if there are any (5.2).
func (w *writer) ambiguousStrings(rows [][]game.Element) {
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

var orders = [...]string{game.Unordered: "", game.Descending: "descending", game.Ascending: "ascending"}

func (w *writer) column(c game.Column) {
	w.open('{')
	w.stringField("name", c.Name)
	w.stringField("type", c.Type.String())
	if holds := c.Holds(); holds != c.Type {
		w.stringField("holds", holds.String())
	}
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

// rowEscapes writes the escape lines that stand in a section, where there are any.
func (w *writer) rowEscapes(rows [][]game.Element) {
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
		w.escapes(places[i].escapes)
		w.close('}')
	})
}
