package wire

import (
	"pbn/core/bridge"
	"pbn/core/game"
	"pbn/core/source"
	"pbn/core/tags"
)

// A packed game has flat arrays and short texts in place of its longest lists, which js/src/pbn/unpack.ts reads. As objects, the tags
// and moves would be most of the JSON, and nearly all of that the same names and numbers.

// How far it is from the position before to a tag that is as long as its name and value have it, all ASCII, and begins a line.
const (
	anywhere  = iota // somewhere else, or of another length: the steps follow
	nextLine         // one byte ends the line between them
	nextLine2        // two bytes do
	here
	// newName is added where the name is to be kept: from then on its number is written in its place.
	newName
	// places is what the number of a name is multiplied by, to which the place is added.
	places = newName
)

// packedTags writes of each tag its name, its place, its value, where it starts and ends if its place does not say so, and an object if
// it has more. Places count from the end of the tag before, the first from the start of the game.
func (w *writer) packedTags(t *source.Text, g *game.Game) {
	before := g.Span.Start
	plain := t.Position(before).Column == 1 && t.CountsBytes()
	w.list("tags", len(g.Tags), func(i int) {
		tag := &g.Tags[i]
		place := anywhere
		if plain {
			place = placeOf(t, tag, before, g.Span.Start)
		}
		w.packedName(tag, place)
		w.string(tag.Value)
		if place == anywhere {
			span := t.Range(tag.Span())
			w.step(t.Position(before), span.Start)
			w.step(span.Start, span.End)
		}
		before = tag.Span().End
		w.more(func() {
			w.packedValue(tag)
			w.tagDetails(tag)
		})
	})
}

// placeOf is the place of a tag after an offset in a text that counts bytes.
func placeOf(t *source.Text, tag *game.Tag, before, first int) int {
	start := tag.Span().Start
	raw, name, value := t.Bytes[start:tag.Span().End], tag.Name, tag.Value
	if n := len(name); len(raw) != n+len(value)+len(`[ ""]`) || string(raw[1:1+n]) != name || string(raw[1+n:n+3]) != ` "` ||
		string(raw[n+3:len(raw)-2]) != value || string(raw[len(raw)-2:]) != `"]` || !isPlainText(name) || !isPlainText(value) {
		return anywhere
	}
	switch between := t.Bytes[before:start]; {
	case len(between) == 0 && start == first:
		return here
	case len(between) == 1 && source.IsLineEnd(between[0]):
		return nextLine
	case string(between) == "\r\n":
		return nextLine2
	}
	return anywhere
}

// isPlainText reports whether each byte is a character that stands for itself in JSON, and so in a tag.
func isPlainText(text string) bool {
	for i := range len(text) {
		if !isPlain[text[i]] {
			return false
		}
	}
	return true
}

// packedName writes the name of a tag and its place; where the name was written before, as one number. Only the names that PBN knows
// have numbers.
func (w *writer) packedName(tag *game.Tag, place int) {
	number := &w.told.names[tag.Number]
	switch {
	case tag.Number == tags.Other || tag.Name != tag.Number.String():
		w.string(tag.Name)
	case *number > 0:
		w.int((*number-1)*places + place)
		return
	default:
		w.told.namesCount++
		*number = w.told.namesCount
		w.string(tag.Name)
		place += newName
	}
	w.int(place)
}

// step writes how far it is from a position to another; but the column as it is.
func (w *writer) step(from, to source.Position) {
	w.int(to.Byte - from.Byte)
	w.int(to.Line - from.Line)
	w.int(to.Column)
	w.int(to.UTF16 - from.UTF16)
}

// packedSpan writes where a range starts, and the step to its end.
func (w *writer) packedSpan(r source.Range) {
	w.name("span")
	w.open('[')
	w.step(source.Position{}, r.Start)
	w.step(r.Start, r.End)
	w.close(']')
}

// packedMoves writes two characters for each move, its seat and the number of its call or card; after that text, of each move that has
// more its place and an object. What is neither a call in an auction nor a card in a play has its text and kind there.
func (w *writer) packedMoves(moves []game.Move, usual game.MoveKind) {
	w.name("moves")
	w.open('[')
	w.comma()
	out := append(w.out, '"')
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
	w.out = append(out, '"')
	for i := range moves {
		m := &moves[i]
		if m.Kind == usual && !m.HasExtra() {
			continue
		}
		before := len(w.out)
		w.int(i)
		number := len(w.out)
		w.more(func() {
			if m.Kind != usual {
				w.stringField("text", m.String())
				w.stringField("kind", moveKinds[m.Kind])
			}
			w.moveDetails(m)
		})
		if len(w.out) == number {
			w.out = w.out[:before]
		}
	}
	w.close(']')
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

// packedTricks writes leader and winner of each trick, and the places of its moves unless they are the next four.
func (w *writer) packedTricks(tricks []game.Trick) {
	w.list("tricks", len(tricks), func(i int) {
		t := &tricks[i]
		w.comma()
		w.out = append(w.out, '"', seatLetter(t.Leader), seatLetter(t.Winner), '"')
		for k, move := range t.Moves {
			if len(t.Moves) != 4 || move != 4*i+k {
				w.ints(t.Moves)
				return
			}
		}
		if len(t.Moves) == 0 {
			w.ints(nil)
		}
	})
}

// packedHands writes the hands as one text: from North on, with a point between suits, "-" for one that is not known.
func (w *writer) packedHands(d *game.Deal) {
	w.name("hands")
	w.out = append(w.out, '"')
	for seat := bridge.North; seat <= bridge.West; seat++ {
		if seat > bridge.North {
			w.out = append(w.out, ' ')
		}
		hand, known := handOf(d, seat)
		if !known {
			w.out = append(w.out, '-')
			continue
		}
		for i, suit := range bridge.Suits {
			if i > 0 {
				w.out = append(w.out, '.')
			}
			w.out = hand.AppendRanks(w.out, suit)
		}
	}
	w.out = append(w.out, '"')
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
