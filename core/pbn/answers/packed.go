package answers

import (
	"pbn/core/bridge"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/source"
	"pbn/core/wire"
)

// packedForm is the form that js/src/pbn/unpack.ts reads: flat arrays and short texts in place of the longest lists. As objects, the tags
// and moves would be most of the JSON, and nearly all of that the same names and numbers.
type packedForm struct {
	dictionary dictionary
	inherited  standing
	start      int // the first of the standing values (4.8) in the dictionary
}

// span writes where the game starts; tags has its end, since places are found in the order of the text with less counting.
func (*packedForm) span(w *wire.Writer, t *source.Text, g *game.Game) {
	w.Name("span")
	w.Open('[')
	writeStep(w, source.Position{}, t.Position(g.Span.Start))
	w.Close(']')
}

// How far it is from the position before to a tag that is as long as its name and value have it, all ASCII, and begins a line.
const (
	anywhere  = iota // somewhere else, or of another length: the steps follow
	nextLine         // one byte ends the line between them
	nextLine2        // two bytes do
	here
	// places is what the number of a name is multiplied by, to which the place is added.
	places
)

// tags writes of each tag its value, its name and its place, where it starts and ends if its place does not say so, and an object if it
// has more; then the step to the end of the game. Places count from the end of the tag before, the first from the start of the game. A name
// that PBN knows is the number by which it was told, and makes one number with the place.
func (p *packedForm) tags(w *wire.Writer, t *source.Text, g *game.Game) {
	before := g.Span.Start
	countsBytes := t.Position(before).Column == 1 && t.CountsBytes()
	w.Name("tags")
	w.Open('[')
	for i := range g.Tags {
		tag := &g.Tags[i]
		span := tag.Span()
		place := anywhere
		if w.String(tag.Value) && countsBytes && tag.IsPlain() {
			place = placeAfter(t.Bytes[before:span.Start], span.Start == g.Span.Start)
		}
		if tag.Number != tags.Other {
			w.Int(p.dictionary.name(tag.Number)*places + place)
		} else {
			w.String(tag.Name)
			w.Int(place)
		}
		if place == anywhere {
			r := t.Range(span)
			writeStep(w, t.Position(before), r.Start)
			writeStep(w, r.Start, r.End)
		}
		before = span.End
		if tag.HasExtra() || tag.Duplicate || hasItems(tag) {
			p.details(w, tag)
		}
	}
	writeStep(w, t.Position(before), t.Position(g.Span.End))
	w.Close(']')
}

// details writes an object of what few tags have, if this one has any of it.
func (p *packedForm) details(w *wire.Writer, tag *game.Tag) {
	start := w.Begin()
	number, isLong := 0, false
	if tag.Inherits {
		if number, isLong = p.dictionary.value(tag); isLong {
			w.IntField("inherited", number)
		} else {
			w.StringField("inherited", tag.Inherited())
		}
	}
	if !isLong {
		writeItems(w, tag)
	}
	writeTagDetails(w, tag)
	w.EndFilled(start)
}

// placeAfter is the place of a tag, whose name and value are plain, after the text between it and the one before it; isFirst reports that
// the game begins with it.
func placeAfter(between []byte, isFirst bool) int {
	switch {
	case len(between) == 0 && isFirst:
		return here
	case len(between) == 1 && source.IsLineEnd(between[0]):
		return nextLine
	case string(between) == "\r\n":
		return nextLine2
	}
	return anywhere
}

// standing writes the range of the standing values (4.8) in the dictionary, which includes the game's own tags.
func (p *packedForm) standing(w *wire.Writer, g *game.Game) {
	s := &p.inherited
	if !s.follow(g) {
		return
	}
	if s.anew {
		p.start = p.dictionary.standing
	}
	end := p.dictionary.changed(s.changed, g.Standing)
	s.changed, s.anew = s.changed[:0], false
	w.Name("standing")
	w.Open('[')
	w.Int(p.start)
	w.Int(end)
	w.Close(']')
}

// hands writes the hands as one text: from North on, with a point between suits, "-" for one that is not known.
func (*packedForm) hands(w *wire.Writer, d *game.Deal) {
	w.Name("hands")
	w.Out = append(w.Out, '"')
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if seat > bridge.North {
			w.Out = append(w.Out, ' ')
		}
		hand, known := d.Hand(seat)
		if !known {
			w.Out = append(w.Out, '-')
			continue
		}
		for i, suit := range bridge.Suits {
			if i > 0 {
				w.Out = append(w.Out, '.')
			}
			w.Out = hand.AppendRanks(w.Out, suit)
		}
	}
	w.Out = append(w.Out, '"')
}

// moves writes two characters for each move, its seat and the number of its call or card; after that text, of each move that has
// writeMore its place and an object. What is neither a call in an auction nor a card in a play has its text and kind there.
func (*packedForm) moves(w *wire.Writer, moves []game.Move, usual game.MoveKind) {
	w.Name("moves")
	w.Open('[')
	w.Comma()
	out := append(w.Out, '"')
	for i := range moves {
		m := &moves[i]
		code := byte(unusual)
		switch {
		case m.Kind != usual:
		case usual == game.CallMove:
			code = firstCode + byte(m.Call)
		default:
			code = firstCode + byte(m.Card)
		}
		out = append(out, seatLetter(m.Seat), code)
	}
	w.Out = append(out, '"')
	for i := range moves {
		m := &moves[i]
		if m.Kind == usual && !m.HasExtra() {
			continue
		}
		before := len(w.Out)
		w.Int(i)
		number := len(w.Out)
		start := w.Begin()
		if m.Kind != usual {
			w.StringField("text", m.String())
			w.StringField("kind", moveKinds[m.Kind])
		}
		writeMoveDetails(w, m)
		if w.EndFilled(start); len(w.Out) == number {
			w.Out = w.Out[:before]
		}
	}
	w.Close(']')
}

// The codes of calls and cards are characters from firstCode on: neither a quote nor a backslash is among them.
const (
	unusual   = '!'
	firstCode = '#'
)

func seatLetter(s bridge.Seat) byte {
	if !s.Known() {
		return '-'
	}
	return "NESW"[s]
}

// tricks writes leader and winner of each trick, and the places of its moves unless they are the next four.
func (*packedForm) tricks(w *wire.Writer, tricks []game.Trick) {
	w.List("tricks", len(tricks), func(i int) {
		t := &tricks[i]
		w.Comma()
		w.Out = append(w.Out, '"', seatLetter(t.Leader), seatLetter(t.Winner), '"')
		moves := t.Moves()
		for k, move := range moves {
			if len(moves) != 4 || int(move) != 4*i+k {
				wire.Ints(w, moves)
				return
			}
		}
	})
}

// table leaves out the value, which is that of the tag, and has the number of the columns where they are many.
func (p *packedForm) table(w *wire.Writer, t *game.Tag, s *game.Section) {
	w.BoolField("value", true)
	if s.Columns == nil {
		return
	}
	w.Name("columns")
	if number, areMany := p.dictionary.columnsOf(t.Name, s.Columns); areMany {
		w.Int(number)
	} else {
		writeColumns(w, s.Columns)
	}
}

// computed writes nothing: the reader adds it.
func (*packedForm) computed(*wire.Writer, *game.Game) {}
