package wire

import (
	"maps"
	"slices"

	"pbn/core/bridge"
	"pbn/core/game"
	"pbn/core/source"
)

func (w *writer) game(t *source.Text, g *game.Game) {
	w.open('{')
	w.intField("number", g.Number)
	w.span("span", t, g.Span)
	w.comments(g.Start)
	w.list("tags", len(g.Tags), func(i int) { w.tag(t, &g.Tags[i]) })
	w.standing(g)
	w.filledField("dealer", g.Dealer.String())
	w.filledField("vulnerable", g.Vulnerable.String())
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
	w.close('}')
}

// standing writes what "##" gives to the tags that the game does not have, where there is any.
func (w *writer) standing(g *game.Game) {
	own := map[string]bool{}
	for i := range g.Tags {
		own[g.Tags[i].Name] = true
	}
	names := slices.DeleteFunc(slices.Sorted(maps.Keys(g.Standing)), func(name string) bool { return own[name] })
	if len(names) == 0 {
		return
	}
	w.name("standing")
	w.open('{')
	for _, name := range names {
		w.stringField(name, g.Standing[name])
	}
	w.close('}')
}

func (w *writer) tag(text *source.Text, t *game.Tag) {
	w.open('{')
	w.stringField("name", t.Name)
	w.stringField("value", t.Value)
	if t.Inherits {
		w.stringField("inherited", t.Inherited)
	}
	if t.Duplicate {
		w.boolField("duplicate", true)
	}
	w.comments(t.Comments)
	w.span("span", text, t.Span)
	w.close('}')
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
		w.close('}')
	})
}

func (w *writer) deal(d *game.Deal) {
	w.name("deal")
	w.open('{')
	w.stringField("first", d.First.String())
	w.name("hands")
	w.open('{')
	for seat := bridge.North; seat <= bridge.West; seat++ {
		w.name(seat.String())
		if !d.Known[seat] {
			w.null()
			continue
		}
		w.open('{')
		for _, suit := range bridge.Suits {
			w.stringField(string(suit.Letter()), d.Hands[seat].Ranks(suit))
		}
		w.close('}')
	}
	w.close('}')
	w.close('}')
}

func (w *writer) auction(a *game.Auction) {
	w.name("auction")
	w.open('{')
	w.filledField("first", a.First.String())
	w.moves(a.Moves, a.State, a.Notes)
	if a.Led {
		w.stringField("contract", a.Contract.String())
		w.filledField("declarer", a.Declarer.String())
	}
	w.close('}')
}

func (w *writer) play(p *game.Play) {
	w.name("play")
	w.open('{')
	w.filledField("first", p.First.String())
	w.moves(p.Moves, p.State, p.Notes)
	w.close('}')
}

func (w *writer) moves(moves []game.Move, state game.State, notes []game.Note) {
	w.list("moves", len(moves), func(i int) { w.move(&moves[i]) })
	w.stringField("state", state.String())
	w.list("notes", len(notes), func(i int) {
		w.open('{')
		w.intField("index", notes[i].Index)
		w.stringField("text", notes[i].Text)
		w.close('}')
	})
}

var moveKinds = [...]string{
	game.CallMove: "call", game.CardMove: "card", game.SkippedMove: "skipped", game.HyphenMove: "hyphen",
	game.BadMove: "bad", game.StarMove: "end", game.PlusMove: "continue",
}

func (w *writer) move(m *game.Move) {
	w.open('{')
	w.filledField("seat", m.Seat.String())
	w.stringField("text", m.String())
	w.stringField("kind", moveKinds[m.Kind])
	w.filledField("irregularities", m.Marks)
	var nags []int
	noted := false
	for _, a := range m.Annotations {
		switch {
		case a.Kind != game.NoteReference:
			nags = append(nags, a.Value)
		case !noted:
			w.intField("note", a.Value)
			noted = true
		}
	}
	if len(nags) > 0 {
		w.list("nags", len(nags), func(i int) { w.int(nags[i]) })
	}
	w.comments(m.AllComments())
	w.close('}')
}

func (w *writer) section(g *game.Game, s *game.Section) {
	t := &g.Tags[s.Tag]
	w.open('{')
	w.stringField("name", t.Name)
	w.stringField("value", t.Effective())
	if s.Columns != nil {
		w.list("columns", len(s.Columns), func(i int) { w.string(s.Columns[i].Name) })
	}
	rows := s.Rows()
	w.list("rows", len(rows), func(i int) {
		w.open('[')
		for _, e := range rows[i] {
			w.string(e.Text)
		}
		w.close(']')
	})
	w.close('}')
}
