package game

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/scan"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// moveBuilder makes the moves of the auction or the play that is open.
type moveBuilder struct {
	in         *input
	storage    *storage
	commentary *commentary
	faults     *faults

	isExport          bool // the file is checked as export format
	isOpen, isAuction bool
	auction           *Auction // that is open, nil where it is ignored
	moves             []Move
	into              *[]Move // where they go in the end
	skipped           int     // an item that was read with the one before it, 0 none
	// marks are those that wait for the next move.
	marks   []byte
	marksAt source.Span
	// annotations are those of the game, one after another.
	annotations []Annotation
	ending      ending
}

// open makes ready for the moves after a tag. Where it is not ignored it has room for what comes after their end.
func (b *moveBuilder) open(isAuction bool, into *[]Move, after *[]Comment, surplus *source.Span) {
	b.isOpen, b.isAuction, b.auction, b.into, b.moves = true, isAuction, nil, into, (*into)[:0]
	b.ending = ending{surplus: surplus}
	b.commentary.end = after
}

// end ends the moves.
func (b *moveBuilder) end() {
	b.endRest()
	b.keepMarks()
	*b.into = b.moves
	if b.auction != nil {
		b.auction.laws, b.auction.IsIllegal = b.ending.laws, b.ending.illegal
	}
}

// words adds the words from an item on. It returns the next item, and whether a line ended before one of them. All that are written as the
// standard has them, and have nothing before them, it adds at once.
func (b *moveBuilder) words(k int) (next int, newLine bool) {
	items, kind := b.in.items.Items, b.in.items.Items[k].Kind
	if len(b.marks) > 0 || len(b.commentary.waiting) > 0 || k == b.skipped || !isPlainWord(&items[k]) {
		b.word(k)
		return k + 1, false
	}
	moves := b.moves
	var flags item.Flags
	for ended := false; !ended && k < len(items) && items[k].Kind == kind && isPlainWord(&items[k]); k++ {
		i := &items[k]
		n := len(moves)
		if n == cap(moves) {
			moves = slices.Grow(moves, max(b.in.movesFrom(k), allCards))
		}
		moves = moves[:n+1]
		m := &moves[n]
		m.at, m.extra = source.Span{Start: int(i.Start), End: int(i.End)}.Short(), nil
		m.Call, m.Card = 0, 0
		b.plainWord(i, m)
		ended = b.hasEnded() || len(moves) >= MostMoves
		flags |= i.Flags
	}
	b.moves = moves
	b.commentary.owner, b.commentary.move = moveOwns, &moves[len(moves)-1]
	return k, flags&item.LineStart != 0
}

// isPlainWord reports whether a word is one call or card, or a hyphen, as the standard has it.
func isPlainWord(i *item.Item) bool { return i.Flags&item.Odd == 0 && i.Val != scan.AllPass }

// plainWord makes the move of a plain word.
func (b *moveBuilder) plainWord(i *item.Item, m *Move) {
	switch {
	case i.Val == scan.Hyphen:
		m.Kind = HyphenMove
	case i.Kind == scan.Card:
		m.Kind, m.Card = CardMove, bridge.Card(i.Val)
	default:
		m.Kind, m.Call = CallMove, bridge.Call(i.Val)
		b.ending.call(m.Call)
	}
	b.ending.turns++
}

// word adds a call, a card or a hyphen.
func (b *moveBuilder) word(k int) {
	i := &b.in.items.Items[k]
	if k == b.skipped {
		return
	}
	switch m := b.addMove(k); {
	case i.Flags&item.Odd != 0:
		b.oddWord(k, m)
	case i.Val == scan.AllPass:
		b.allPass(m)
	default:
		b.plainWord(i, m)
	}
}

// irregularity keeps a mark for the call or card that it is of.
func (b *moveBuilder) irregularity(k int) {
	span := b.in.span(k)
	letter := b.in.text.Bytes[span.End-1]
	switch {
	case letter == 'S' && b.isAuction:
		b.addMove(k).Kind = SkippedMove
		b.ending.turns++
		return
	case letter == 'S':
		b.keepAsComment(rules.SkipInPlay, span, "^S")
		return
	case letter == 'I' && !b.isAuction:
		b.keepAsComment(rules.InsufficientCard, span, "^I")
		return
	case letter != 'I' && b.isAuction:
		b.keepAsComment(rules.CardMarkInAuction, span, "^"+string(letter))
		return
	}
	if len(b.marks) == 0 {
		b.marksAt = span
	}
	b.marksAt.End = span.End
	b.marks = append(b.marks, letter)
}

// oddWord reads a call or a card that is not written as the standard has it.
func (b *moveBuilder) oddWord(k int, m *Move) {
	span := b.in.span(k)
	text := b.in.decodeSpan(span)
	if b.in.items.Items[k].Kind == scan.Card {
		b.card(m, span, text)
		b.ending.turns++
		return
	}
	if strings.EqualFold(text, "all") && (b.nextIs(k, "pass") || b.nextIs(k, "p")) {
		next := b.in.span(k + 1)
		text, b.skipped = text+" "+b.in.decodeSpan(next), k+1
		span.End = next.End
		m.at = m.Span().To(span).Short()
	}
	b.call(m, span, text)
}

// asterisk adds the end of an auction or a play, or keeps the mark of a call.
func (b *moveBuilder) asterisk(k int) {
	span := b.in.span(k)
	if b.isAlertMark(k) {
		b.alertMark(span, b.in.decodeSpan(span))
		return
	}
	b.keepMarks()
	b.addMove(k).Kind = StarMove
	b.ending.starred = true
}

// plus adds the place of a call or card that is to come.
func (b *moveBuilder) plus(k int) {
	b.addMove(k).Kind = PlusMove
	b.ending.turns++
}

// nextIs reports whether the next item is a call that is written as a word.
func (b *moveBuilder) nextIs(k int, word string) bool {
	if k+1 >= len(b.in.items.Items) || b.in.items.Items[k+1].Kind != scan.Call {
		return false
	}
	return strings.EqualFold(b.in.decodeSpan(b.in.span(k+1)), word)
}

// isAlertMark reports whether a "*" marks the call that it touches, as some programs have it: then other calls follow.
func (b *moveBuilder) isAlertMark(k int) bool {
	if !b.isAuction || !b.in.touchesWord(k) || b.hasEnded() {
		return false
	}
	for _, i := range b.in.items.Items[k+1:] {
		switch i.Kind {
		case scan.Call, scan.Asterisk, scan.Plus:
			return true
		case item.Tag:
			return false
		}
	}
	return false
}

// alertMark keeps the mark after a call as a comment.
func (b *moveBuilder) alertMark(span source.Span, text string) {
	kindOf(b, rules.MarkAtCall, rules.MarkAtCard).Find(b.in.diags, span)
	b.commentary.addText(text, span)
}

// reference keeps a number in parentheses as a comment.
func (b *moveBuilder) reference(k int) {
	span := b.in.span(k)
	text := b.in.decodeSpan(span)
	if b.in.touchesWord(k) {
		b.alertMark(span, text)
	} else {
		b.keepAsComment(rules.NumberInParentheses, span, text)
	}
}

// readAs reports a call or a card that is not written as the standard has it. Of several calls, turn is that of the first.
func (b *moveBuilder) readAs(span source.Span, text, standard string, turn int) {
	e := kindOf(b, rules.CallInOtherForm, rules.CardInOtherForm).Find(b.in.diags, span)
	if !e.IsKept() {
		return
	}
	f := rules.MoveInOtherForm{As: e.Text(standard), Column: uint8(turn % 4)}
	if len(text) != span.End-span.Start {
		f.Written = e.Text(text) // "all pass", with other blanks
	}
	e.Say(f)
}

func (b *moveBuilder) call(m *Move, span source.Span, text string) {
	call, isCall, standard := values.ReadCall(text)
	isAllPass := false
	if !isCall {
		isAllPass, standard = values.ReadAllPass(text)
	}
	switch {
	case isCall:
		m.Kind, m.Call = CallMove, call
		b.ending.call(call)
		if !standard {
			b.readAs(span, text, call.String(), 0)
		}
	case isAllPass:
		if !standard {
			as := "AP"
			if b.isExport { // which has no AP
				as = passes[max(1, b.ending.laws.PassesToEnd())]
			}
			b.readAs(span, text, as, b.ending.turns)
		}
		b.allPass(m)
		return
	default:
		m.Kind, b.storage.moveExtra(m).text = BadMove, text
		b.ending.laws.AddUnknown()
		rules.NotACall.Find(b.in.diags, span)
	}
	b.ending.turns++
}

// passes are so many passes as text.
var passes = [...]string{1: "Pass", 2: "Pass Pass", 3: "Pass Pass Pass", 4: "Pass Pass Pass Pass"}

// allPass writes AP out as the passes that end the auction (3.5.1). What comes before it goes with the first, what comes after it with the
// last.
func (b *moveBuilder) allPass(m *Move) {
	m.Kind, m.Call = CallMove, bridge.Pass
	next := Move{Kind: CallMove, Call: bridge.Pass, at: m.at}
	for n := range b.ending.laws.PassesToEnd() {
		if n > 0 {
			b.moves = append(b.moves, next)
		}
		b.ending.call(bridge.Pass)
		b.ending.turns++
	}
	b.commentary.owner, b.commentary.move = moveOwns, &b.moves[len(b.moves)-1]
}

func (b *moveBuilder) card(m *Move, span source.Span, text string) {
	card, ok, standard := values.ReadCard(text)
	switch {
	case ok:
		m.Kind, m.Card = CardMove, card
		if !standard {
			b.readAs(span, text, card.String(), 0)
		}
	case text == "--":
		m.Kind = HyphenMove
		b.readAs(span, text, "-", 0)
	default:
		m.Kind, b.storage.moveExtra(m).text = BadMove, text
		rules.NotACard.Find(b.in.diags, span)
	}
}

// addMove adds the move of an item, with the irregularities and escape lines before it.
func (b *moveBuilder) addMove(k int) *Move {
	if len(b.moves) == cap(b.moves) {
		b.moves = slices.Grow(b.moves, max(b.in.movesFrom(k), allCards))
	}
	span := b.in.span(k)
	b.moves = append(b.moves, Move{at: span.Short()})
	m := &b.moves[len(b.moves)-1]
	if len(b.marks) > 0 {
		m.at = b.marksAt.To(span).Short()
		b.storage.moveExtra(m).marks, b.marks = string(b.marks), b.marks[:0]
	}
	if len(b.commentary.waiting) > 0 {
		b.storage.moveExtra(m).escapes = b.commentary.takeEscapes()
	}
	b.commentary.owner, b.commentary.move = moveOwns, m
	return m
}

// mostAnnotations is how many annotations a call or a card can have: a reference to each note that there can be, and as many NAGs.
const mostAnnotations = 2 * MaxNote

// annotation adds a suffix, a note reference or a NAG to the move before it. Without a move, or with a number that no
// annotation has, it is unexpected text, and so are all that follow more annotations than a move can have. It returns the next item.
func (b *moveBuilder) annotation(k int) (next int) {
	i, span := &b.in.items.Items[k], b.in.span(k)
	const mostDigits = 9
	digits := span.End - span.Start - len("$")
	if i.Kind == scan.NoteRef && i.Flags&item.Broken == 0 {
		digits--
	}
	if len(b.moves) == 0 || i.Kind != item.Suffix && digits > mostDigits {
		b.keepAsComment(rules.LooseAnnotation, span, b.in.decodeSpan(span))
		return k + 1
	}
	m := &b.moves[len(b.moves)-1]
	if len(m.Annotations()) >= mostAnnotations {
		return b.tooManyAnnotations(k)
	}
	a := Annotation{at: span.Short(), Value: int(i.Val)}
	switch i.Kind {
	case item.Suffix:
		a.Kind, a.Value = Suffix, b.suffixNAG(b.in.decodeSpan(span))
	case item.NAG:
		a.Kind = NAG
	default:
		a.Kind = NoteReference
		if i.Flags&item.Broken != 0 {
			kindOf(b, rules.OpenReferenceOfCall, rules.OpenReferenceOfCard).Find(b.in.diags, span)
		}
	}
	extra := b.storage.moveExtra(m)
	if len(b.commentary.waiting) > 0 {
		extra.escapes = b.commentary.joined(extra.escapes, b.commentary.takeEscapes())
	}
	extra.annotations = appended(extra.annotations, &b.annotations, a)
	b.commentary.owner, b.commentary.move = annotationOwns, m
	return k + 1
}

// tooManyAnnotations keeps annotations as one comment, from an item on. It returns the next item.
func (b *moveBuilder) tooManyAnnotations(k int) (next int) {
	items := b.in.items.Items
	span := b.in.span(k)
	for next = k + 1; next < len(items) && isAnnotation(items[next].Kind); next++ {
		span.End = int(items[next].End)
	}
	text := b.in.lines(b.in.decodeSpan(span))
	e := rules.TooManyAnnotations.Find(b.in.diags, span)
	e.Say(rules.AnnotationsOfMove{Text: e.Text(text), Most: mostAnnotations})
	b.commentary.addText(text, span)
	return next
}

func isAnnotation(kind item.Kind) bool {
	return kind == item.Suffix || kind == item.NAG || kind == scan.NoteRef
}

// keepAsComment keeps text that belongs to no move.
func (b *moveBuilder) keepAsComment(kind diag.Kind[rules.LooseText], span source.Span, text string) {
	e := kind.Find(b.in.diags, span)
	e.Say(rules.LooseText{Text: e.Text(text)})
	b.commentary.addText(text, span)
}

// suffixes, in the order of their NAGs; those of a card come six later (3.5.3, 3.6.3).
var suffixes = [...]string{"!", "?", "!!", "??", "!?", "?!"}

func (b *moveBuilder) suffixNAG(text string) int {
	nag := 1
	for i, s := range suffixes {
		if s == text {
			nag += i
		}
	}
	if !b.isAuction {
		nag += len(suffixes)
	}
	return nag
}

// kindOf returns the kind of a finding about a call in an auction, and about a card in a play.
func kindOf[F any](b *moveBuilder, call, card diag.Kind[F]) diag.Kind[F] {
	if b.isAuction {
		return call
	}
	return card
}

// keepMarks keeps irregularities without a call or a card as a comment.
func (b *moveBuilder) keepMarks() {
	if len(b.marks) == 0 {
		return
	}
	text := "^" + strings.Join(strings.Split(string(b.marks), ""), " ^")
	b.keepAsComment(rules.LooseMarks, b.marksAt, text)
	b.marks = b.marks[:0]
}
