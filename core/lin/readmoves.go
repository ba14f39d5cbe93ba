package lin

import (
	"bytes"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/source"
)

// remark keeps a text or a command that was just read.
func (r *reader) remark(s source.Span) {
	r.board.remark(s)
	if !r.board.hasDeal {
		r.around.add(remark{span: s})
		r.around.count++
	}
}

// auction reads calls, one or more. With notes, as in a link, explanations are in parentheses and comments in braces after a call.
func (r *reader) auction(s source.Span, withNotes bool) {
	t, b := r.text.Bytes, r.board
	if b.noCalls {
		r.remark(s)
		return
	}
	if withNotes && s.Start < s.End && t[s.Start] == '-' {
		// "-" and a position: only the cards of an ending are shown.
		r.remark(s)
		return
	}
	if string(r.text.Slice(s)) == "-" {
		dashForPass.FindAs(r.diags, diag.Warning, s)
		b.calls = append(source.Room(b.calls), turn{call: bridge.Pass, span: s})
		return
	}
	for at := s.Start; at < s.End; {
		c := t[at]
		switch {
		case isSpace(c) || c == '-':
			at++
			continue
		case c == '?':
			b.toCome = true
			at++
			continue
		case withNotes && (c == '(' || c == '{'):
			at = r.note(s, at)
			continue
		}
		call, alerted, end, ok := readCall(t, at, s.End)
		if isFull := len(b.calls) == game.MostMoves; !ok || isFull {
			rest := source.Span{Start: at, End: s.End}
			if isFull {
				tooManyCalls.Find(r.diags, rest).Say(limit{Most: game.LongestAuction})
			} else {
				noCall.Find(r.diags, rest)
			}
			r.remark(rest)
			b.noCalls = true
			return
		}
		b.toCome = false
		b.calls = append(source.Room(b.calls), turn{call: call, alerted: alerted, span: source.Span{Start: at, End: end}})
		at = end
	}
}

// note reads an explanation in parentheses or a comment in braces, and returns where it ends.
func (r *reader) note(s source.Span, at int) (end int) {
	t := r.text.Bytes
	closing := byte(')')
	if t[at] == '{' {
		closing = '}'
	}
	inside := source.Span{Start: at + 1, End: s.End}
	end = s.End
	if n := bytes.IndexByte(t[at:s.End], closing); n >= 0 {
		inside.End, end = at+n, at+n+1
	}
	if closing == ')' {
		r.explain(trimmed(t, inside))
		return end
	}
	if inside.Start < inside.End && t[inside.Start] == '+' {
		inside.Start++
	}
	if inside = trimmed(t, inside); inside.Start < inside.End {
		r.remark(inside)
	}
	return end
}

// explain reads an explanation of the last call. "!" alone is an alert, as BridgeComposer writes it.
func (r *reader) explain(value source.Span) {
	b := r.board
	switch {
	case value.Start == value.End:
	case len(b.calls) == 0:
		r.remark(value)
	case string(r.text.Slice(value)) == "!":
		b.calls[len(b.calls)-1].alerted = true
	default:
		last := &b.calls[len(b.calls)-1]
		last.explained = append(last.explained, value)
	}
}

// mostCards is how many cards a play has; what comes after them is kept as it is.
const mostCards = bridge.Cards

// play reads cards, one or more. With notes, as in a link, comments are in braces after a card.
func (r *reader) play(s source.Span, withNotes bool) {
	t, b := r.text.Bytes, r.board
	if s.Start < s.End && b.noCards {
		r.remark(s)
		return
	}
	for at := s.Start; at < s.End; {
		c := t[at]
		switch {
		case isSpace(c) || c == ',' || c == '!' || c == '-':
			at++
			continue
		case withNotes && c == '{':
			at = r.note(s, at)
			continue
		}
		suit, ok := bridge.ParseSuit(c)
		next := turn{isLow: true, card: bridge.NewCard(suit, 0)}
		end := at + 1
		if ok && skipSpace(t, end, s.End) < s.End {
			if rank, after, isRank := readRank(t, skipSpace(t, end, s.End), s.End); isRank {
				next, end = turn{card: bridge.NewCard(suit, rank)}, after
			}
		}
		if !ok || len(b.cards) == mostCards {
			rest := source.Span{Start: at, End: s.End}
			noCard.Find(r.diags, rest)
			r.remark(rest)
			b.noCards = true
			return
		}
		next.span = source.Span{Start: at, End: end}
		b.cards = append(b.cards, next)
		at = end
	}
}

// takeBack takes so many of the last cards back; ok is false if there are none to take back.
func (r *reader) takeBack(c *command, value source.Span) (ok bool) {
	b := r.board
	n, ok := readNumber(r.text.Slice(value))
	if !ok || len(b.cards) == 0 {
		return false
	}
	cardsBack.Find(r.diags, c.span)
	b.noCards = false
	back := b.cards[max(0, len(b.cards)-n):]
	b.cards = b.cards[:len(b.cards)-len(back)]
	for _, card := range back {
		r.remark(card.span)
		for _, said := range card.remarks {
			r.remark(said)
		}
	}
	r.remark(c.span)
	return true
}
