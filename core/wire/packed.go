package wire

import (
	"pbn/core/game"
	"pbn/core/source"
)

// A packed list is a flat array, which js/src/pbn/unpack.ts reads: the values of each element one after another, and where it has
// more an object of that. As objects, the tags and moves would be most of the JSON, and nearly all of that the same names.

// packedTags writes the name and the value of each tag, and where it starts and ends, each counted from the position before;
// the first from the start of the game.
func (w *writer) packedTags(t *source.Text, g *game.Game) {
	at := t.Position(g.Span.Start)
	w.list("tags", len(g.Tags), func(i int) {
		tag := &g.Tags[i]
		w.string(tag.Name)
		w.string(tag.Value)
		span := t.Range(tag.Span)
		w.step(at, span.Start)
		w.step(span.Start, span.End)
		at = span.End
		w.more(func() {
			w.packedValue(tag)
			w.tagDetails(tag)
		})
	})
}

// step writes how far it is from a position to another; but the column as it is.
func (w *writer) step(from, to source.Position) {
	w.int(to.Byte - from.Byte)
	w.int(to.Line - from.Line)
	w.int(to.Column)
	w.int(to.UTF16 - from.UTF16)
}

// packedMoves writes the seat, the text and the kind of each move.
func (w *writer) packedMoves(moves []game.Move) {
	w.list("moves", len(moves), func(i int) {
		m := &moves[i]
		w.string(m.Seat.String())
		w.string(m.String())
		w.string(moveKinds[m.Kind])
		w.more(func() { w.moveDetails(m) })
	})
}

// more writes an object, if it has any members.
func (w *writer) more(members func()) {
	before := len(w.out)
	w.open('{')
	empty := len(w.out)
	members()
	if len(w.out) == empty {
		w.out = w.out[:before]
		return
	}
	w.close('}')
}
