package game

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/item"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/scan"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// ending is how far the open auction or play has come. Words after its end are neither calls nor cards, up to the next tag pair or
// the end of the game (ledger 3.2-m).
type ending struct {
	laws    bridge.Auction // the player of the first column is North
	illegal bool           // a call is not allowed by the laws
	turns   int            // how many places in the columns are taken
	starred bool           // it was ended by "*"
	// lastWord is the last item before the next tag pair that is neither commentary nor "*" nor "+"; 0 before that is known.
	lastWord int
	surplus  *source.Span // that of the auction or the play; nil of one that is ignored
	rest     rest
}

// rest is the text after the end.
type rest struct {
	open bool
	// span has all words, piece those since the last comment or escape line.
	span, piece source.Span
	// Whether it has calls, cards or hyphens, and whether it has anything else that cannot belong to one.
	hasMoves, hasText bool
}

// allCards is how many cards are played in thirteen tricks.
const allCards = 52

// call follows the laws with a call of the player whose turn it is.
func (e *ending) call(c bridge.Call) {
	if c == bridge.Pass {
		e.illegal = e.illegal || e.laws.Ended()
		e.laws.Add(bridge.NoSeat, c) // whoever passes
		return
	}
	seat := bridge.North.Next(e.turns)
	e.illegal = e.illegal || e.laws.Check(seat, c) != bridge.NoFault
	e.laws.Add(seat, c)
}

// LongestAuction is how many calls the laws allow at most: three passes, and for each of 35 bids a double and a redouble, with two passes
// before each of these and before the next bid, and a third at the end.
const LongestAuction = 319

// MostMoves is how many moves an auction or a play can have: more than any has with hyphens and skipped turns. What follows them is kept as
// a comment, as text after the end is, so that a text of a million calls takes no more memory than another of its length.
const MostMoves = 2 * LongestAuction

// hasEnded reports whether the open auction or play is complete, was ended by "*", or is longer than any. The play of an end position is
// not complete before "*": which deal it is of may only be known later.
func (b *moveBuilder) hasEnded() bool {
	switch {
	case b.ending.starred || len(b.moves) >= MostMoves:
		return true
	case b.isAuction:
		return b.ending.laws.Ended()
	}
	return b.ending.turns >= allCards
}

// isAfterEnd takes an item that comes after the end of the open auction or play; ok is false where it is commentary, an annotation of
// the last call or card, or the mark of the end itself.
func (b *moveBuilder) isAfterEnd(k int) (ok bool) {
	r := &b.ending.rest
	if !r.open && !b.hasEnded() {
		return false
	}
	i, span := &b.in.items.Items[k], b.in.span(k)
	if i.Kind == item.Tag || i.Kind.IsCommentary() {
		b.endPiece()
		return false
	}
	if !r.open {
		if k == b.skipped || !b.startsRest(k, span) {
			return false
		}
		*r = rest{open: true, span: span}
		if b.commentary.end != nil {
			b.commentary.owner = endOwns
		}
	}
	if r.piece.End == 0 {
		r.piece.Start = span.Start
	}
	r.piece.End, r.span.End = span.End, span.End
	switch i.Kind {
	case item.Junk:
		b.faults.reported, b.faults.hasJunk = append(b.faults.reported, k), true
		r.hasText = true
	case scan.Call, scan.Card:
		if !r.hasText {
			b.surplusMove(i)
		}
	case scan.Plus:
		r.hasMoves = true
	case scan.Reference:
		r.hasText = true
	}
	return true
}

// surplusMove takes note of a word after the end.
func (b *moveBuilder) surplusMove(i *item.Item) {
	r := &b.ending.rest
	isMove := true
	if i.Flags&item.Odd != 0 {
		isMove = isMoveWord(i.Kind, b.in.decode(int(i.Start), int(i.End)))
	}
	r.hasMoves = r.hasMoves || isMove
	r.hasText = !isMove
}

// isMoveWord reports whether a word that the scanner does not know is a call or a card.
func isMoveWord(kind item.Kind, word string) bool {
	if kind == scan.Card {
		_, isCard, _ := values.ReadCard(word)
		return isCard
	}
	_, isCall, _ := values.ReadCall(word)
	isAllPass, _ := values.ReadAllPass(word)
	return isCall || isAllPass
}

// startsRest reports whether an item after the end is the first word of the rest.
func (b *moveBuilder) startsRest(k int, span source.Span) bool {
	kind := b.in.items.Items[k].Kind
	if len(b.moves) >= MostMoves && (kind != scan.Asterisk || b.ending.starred) {
		return true
	}
	switch kind {
	case item.Suffix, scan.NoteRef, item.NAG:
		return b.ending.starred
	case scan.Reference:
		return b.ending.starred || !b.in.touchesWord(k)
	case scan.Plus:
		// After the last trick no card is to come. Elsewhere, and without words, the rules of "+" and "*" hold.
		return !b.isAuction && b.ending.turns >= allCards || b.lastWord(k) > k
	case scan.Asterisk:
		isEnd := !b.ending.starred && !b.in.touchesNext(k)
		return !isEnd && b.lastWord(k) > k
	case item.Junk:
		return strings.TrimSpace(b.in.decodeSpan(span)) != ""
	}
	return true
}

// lastWord finds the last word after an item, before the next tag pair.
func (b *moveBuilder) lastWord(k int) int {
	if b.ending.lastWord > 0 {
		return b.ending.lastWord
	}
	b.ending.lastWord = k
	items := b.in.items.Items
	for k++; k < len(items) && items[k].Kind != item.Tag; k++ {
		switch kind := items[k].Kind; {
		case kind.IsCommentary(), kind == scan.Asterisk, kind == scan.Plus:
		default:
			b.ending.lastWord = k
		}
	}
	return b.ending.lastWord
}

// endPiece makes a comment of the words since the last one.
func (b *moveBuilder) endPiece() {
	piece := &b.ending.rest.piece
	if piece.End == 0 {
		return
	}
	b.commentary.addText(b.in.lines(b.in.decodeSpan(*piece)), *piece)
	*piece = source.Span{}
}

// endRest reports the rest, unless it has calls or cards and nothing else: what those mean the rules of the auction and of the play
// say.
func (b *moveBuilder) endRest() {
	r := &b.ending.rest
	if !r.open {
		return
	}
	b.endPiece()
	switch {
	case r.hasMoves && !r.hasText && b.ending.surplus != nil:
		*b.ending.surplus = r.span
	default:
		kind := rules.TextAfterPlay
		if b.isAuction {
			kind = rules.TextAfterAuction
		}
		kind.Find(b.in.diags, r.span)
	}
	r.open = false
}
