package game

import (
	"bytes"

	"pbn/core/draughts"
	"pbn/core/source"
)

// fenOf returns where the FEN of a setup is, without its quotes; ok is false where the setup has something else (S-1).
func fenOf(in *input, k int) (fen source.Span, ok bool) {
	i := &in.items.Items[k]
	start, end := int(i.Start)+1, int(i.End)
	if end > start && in.text.Bytes[end-1] == '/' {
		end--
	}
	text := in.text.Bytes[start:end]
	inner := bytes.TrimLeft(text, " \t\r\n")
	rest, isFEN := bytes.CutPrefix(inner, []byte("FEN"))
	value := bytes.TrimLeft(rest, " \t\r\n")
	closed := bytes.TrimRight(value, " \t\r\n")
	if !isFEN || len(closed) < 2 || closed[0] != '"' || closed[len(closed)-1] != '"' || bytes.IndexByte(closed[1:len(closed)-1], '"') >= 0 {
		return source.Span{Start: start, End: end}, false
	}
	from := end - len(value) + 1
	return source.Span{Start: from, End: from + len(closed) - 2}, true
}

// setup sets a position up (S-1 to S-5).
func (l *line) setup(in *input, k int) {
	g := l.game
	move, before := l.owner()
	s := Setup{Item: uint32(k), Move: move, Before: before}
	fen, ok := fenOf(in, k)
	s.Value, s.IsFEN = fen.Short(), ok
	number := int32(len(g.Setups))
	switch {
	case !ok:
		g.fault(SetupSyntax, in.span(k), move)
		l.now.isText = true
	case g.Board == nil:
		l.now.isText = true
	default:
		p, faults, isRead := draughts.ReadFEN(g.Board, in.text.Peek(fen))
		for _, f := range faults {
			g.SetupFaults = append(source.Room(g.SetupFaults), SetupFault{number, f})
		}
		s.IsNull = isRead && isNull(&p)
		l.now.isText = !isRead || s.IsNull && l.now.isText
		s.IsRead = !l.now.isText
		put(&l.now.position, &p, s.IsNull, l.first())
	}
	l.now.setup, l.now.hasSetup = number, true
	s.Position = l.now.position
	g.Setups = append(roomAfter(l, g.Setups, k), s)
}

// SetUp puts the position of a FEN on a board, as a setup among the moves of a game does (S-1 to S-5). It reports whether it can be read.
func SetUp(b *draughts.Board, now *draughts.Position, fen string) bool {
	p, _, ok := draughts.ReadFEN(b, fen)
	if ok {
		put(now, &p, isNull(&p), b.Variant().Start)
	}
	return ok
}

// isNull reports whether a setup only gives the turn to who it says (S-5).
func isNull(p *draughts.Position) bool {
	return p.Pieces(draughts.White).IsEmpty() && p.Pieces(draughts.Black).IsEmpty()
}

// put puts a position on the board. The number of the move goes on, unless the FEN has one.
func put(now, p *draughts.Position, isNull bool, first draughts.Color) {
	if isNull {
		pass(now, p.Turn, first)
		return
	}
	if p.Number == 1 {
		pass(now, p.Turn, first)
		p.Number = now.Number
	}
	*now = *p
}
