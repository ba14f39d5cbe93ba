package wire

import (
	"slices"

	"pbn/core/game"
)

func (w *writer) auction(a *game.Auction) {
	w.name("auction")
	w.open('{')
	w.intField("tag", a.Tag)
	w.filledField("first", a.First.String())
	w.moves(a.Moves, a.After, game.CallMove)
	w.stringField("state", a.State.String())
	w.notes(a.Notes)
	if a.Led {
		w.stringField("contract", a.Contract.String())
		w.filledField("declarer", a.Declarer.String())
	}
	w.close('}')
}

func (w *writer) play(p *game.Play) {
	w.name("play")
	w.open('{')
	w.intField("tag", p.Tag)
	w.filledField("first", p.First.String())
	w.moves(p.Moves, p.After, game.CardMove)
	if w.packed {
		w.packedTricks(p.Tricks)
	} else {
		w.list("tricks", len(p.Tricks), func(i int) { w.trick(&p.Tricks[i]) })
	}
	northSouth, eastWest := p.Won()
	w.name("won")
	w.open('{')
	w.intField("NS", northSouth)
	w.intField("EW", eastWest)
	w.close('}')
	w.stringField("state", p.State.String())
	w.notes(p.Notes)
	w.close('}')
}

func (w *writer) trick(t *game.Trick) {
	w.open('{')
	w.filledField("leader", t.Leader.String())
	w.filledField("winner", t.Winner.String())
	w.list("moves", len(t.Moves), func(i int) { w.int(t.Moves[i]) })
	w.close('}')
}

func (w *writer) notes(notes []game.Note) {
	w.list("notes", len(notes), func(i int) {
		w.open('{')
		w.intField("index", notes[i].Index)
		w.stringField("text", notes[i].Text)
		w.pieces(notes[i].Text)
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

// moves writes the moves, most of which are of the usual kind; what comes after their end are comments of the last.
func (w *writer) moves(moves []game.Move, after []game.Comment, usual game.MoveKind) {
	if len(after) > 0 {
		moves = slices.Clone(moves)
		last := &moves[len(moves)-1]
		last.AddComments(after)
	}
	if w.packed {
		w.packedMoves(moves, usual)
	} else {
		w.list("moves", len(moves), func(i int) { w.move(&moves[i]) })
	}
}

func (w *writer) move(m *game.Move) {
	w.open('{')
	w.filledField("seat", m.Seat.String())
	w.stringField("text", m.String())
	w.stringField("kind", moveKinds[m.Kind])
	w.moveDetails(m)
	w.close('}')
}

// moveDetails writes the members that few moves have.
func (w *writer) moveDetails(m *game.Move) {
	w.trueField("blank", m.IsBlank())
	w.filledField("irregularities", m.Marks())
	if len(m.Annotations()) > 0 {
		w.list("annotations", len(m.Annotations()), func(i int) {
			a := &m.Annotations()[i]
			w.open('{')
			w.stringField("kind", annotationKinds[a.Kind])
			w.intField("value", a.Value)
			w.comments(a.Comments)
			w.close('}')
		})
	}
	w.comments(m.Comments())
	w.escapes(m.Escapes())
}
