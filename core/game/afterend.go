package game

import (
	"strings"

	"pbn/core/bridge"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/syntax"
	"pbn/core/values"
)

// ending is how far the open auction or play has come. Words after its end are neither calls nor cards, up to the next tag pair or
// the end of the game (ledger 3.2-m).
type ending struct {
	laws    bridge.Auction
	turns   int  // of a play: how many places in its columns are taken
	starred bool // it was ended by "*"
	// lastWord is the last node before the next tag pair that is neither commentary nor "*" nor "+"; 0 before that is known.
	lastWord int
	// after and surplus are those of the auction or the play; nil of one that is ignored.
	after   *[]Comment
	surplus *source.Span
	rest    rest
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

// hasEnded reports whether the open auction or play is complete, or was ended by "*". The play of an end position is not complete before
// "*": which deal it is of may be told later.
func (b *builder) hasEnded() bool {
	switch {
	case b.moves == nil:
		return false
	case b.end.starred:
		return true
	case b.inAuction():
		return b.end.laws.Ended()
	}
	return b.end.turns >= allCards
}

// isAfterEnd takes a node that comes after the end of the open auction or play; ok is false where it is commentary, an annotation of
// the last call or card, or the mark of the end itself.
func (b *builder) isAfterEnd(i int, span source.Span) (ok bool) {
	n := b.tree.Nodes[i]
	r := &b.end.rest
	switch n.Kind {
	case syntax.EscapeLine, syntax.BraceComment, syntax.LineComment, syntax.TagPair:
		b.endPiece()
		return false
	}
	if !r.open {
		if i == b.skipped || !b.hasEnded() || !b.startsRest(i) {
			return false
		}
		*r = rest{open: true, span: span}
		if b.end.after != nil {
			b.owner = b.end.after
		}
	}
	if r.piece.End == 0 {
		r.piece.Start = span.Start
	}
	r.piece.End, r.span.End = span.End, span.End
	switch n.Kind {
	case syntax.Unexpected:
		b.reader.Parser().Told(i)
		r.hasText = true
	case syntax.Call, syntax.Card:
		if !r.hasText {
			b.surplusMove(n.Kind, b.text.Decode(span))
		}
	case syntax.Plus:
		r.hasMoves = true
	case syntax.Reference:
		r.hasText = true
	}
	return true
}

// surplusMove takes note of a word after the end.
func (b *builder) surplusMove(kind syntax.Kind, word string) {
	r := &b.end.rest
	isMove := word == "-"
	if !isMove && kind == syntax.Card {
		_, isMove, _ = values.ReadCard(word)
	} else if !isMove {
		_, isCall, _ := values.ReadCall(word)
		isAllPass, _ := values.ReadAllPass(word)
		isMove = isCall || isAllPass
	}
	r.hasMoves = r.hasMoves || isMove
	r.hasText = !isMove
}

// startsRest reports whether a node after the end is the first word of the rest.
func (b *builder) startsRest(i int) bool {
	n := b.tree.Nodes[i]
	switch n.Kind {
	case syntax.Suffix, syntax.NoteReference, syntax.NAG:
		return b.end.starred
	case syntax.Reference:
		return b.end.starred || !b.touchesCall(i)
	case syntax.Plus:
		// After the last trick no card is to come. Elsewhere, and without words, the rules of "+" and "*" hold.
		return b.end.turns >= allCards || b.lastWord(i) > i
	case syntax.Asterisk:
		isEnd := !b.end.starred && !b.touchesNext(i)
		return !isEnd && b.lastWord(i) > i
	case syntax.Unexpected:
		return strings.TrimSpace(b.tree.Decode(n)) != ""
	}
	return true
}

// touchesNext reports whether a node that is a word comes right after another.
func (b *builder) touchesNext(i int) bool {
	if i+1 == len(b.tree.Nodes) || b.tree.Nodes[i+1].First != b.tree.Nodes[i].End {
		return false
	}
	switch b.tree.Nodes[i+1].Kind {
	case syntax.TagPair, syntax.BraceComment, syntax.LineComment:
		return false
	}
	return true
}

// lastWord finds the last word after a node, before the next tag pair.
func (b *builder) lastWord(i int) int {
	if b.end.lastWord > 0 {
		return b.end.lastWord
	}
	b.end.lastWord = i
	for k := i + 1; k < len(b.tree.Nodes) && b.tree.Nodes[k].Kind != syntax.TagPair; k++ {
		switch b.tree.Nodes[k].Kind {
		case syntax.EscapeLine, syntax.BraceComment, syntax.LineComment, syntax.Asterisk, syntax.Plus:
		default:
			b.end.lastWord = k
		}
	}
	return b.end.lastWord
}

// endPiece makes a comment of the words since the last one.
func (b *builder) endPiece() {
	piece := &b.end.rest.piece
	if piece.End == 0 {
		return
	}
	b.own(Comment{Kind: TextComment, Text: lines(b.text.Decode(*piece)), Span: *piece})
	*piece = source.Span{}
}

// endRest reports the rest, unless it has calls or cards and nothing else: what those mean the rules of the auction and of the play
// say.
func (b *builder) endRest() {
	r := &b.end.rest
	if !r.open {
		return
	}
	b.endPiece()
	switch {
	case r.hasMoves && !r.hasText && b.end.surplus != nil:
		*b.end.surplus = r.span
	default:
		form := rules.TextAfterPlay
		if b.inAuction() {
			form = rules.TextAfterAuction
		}
		b.diags.Find(rules.SyntaxUnexpectedText, form, r.span)
	}
	r.open = false
}
