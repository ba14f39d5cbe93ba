package game

import (
	"slices"
	"strings"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/values"
)

func (b *builder) irregularity(span source.Span) {
	letter := b.text.Bytes[span.End-1]
	switch {
	case letter == 'S' && b.inAuction():
		b.addMove(span).Kind = SkippedMove
		return
	case letter == 'S':
		b.keepAsComment(span, "^S", "A player can be skipped only in an auction:")
		return
	case letter == 'I' && !b.inAuction():
		b.keepAsComment(span, "^I", "A bid can be insufficient, a card cannot:")
		return
	case letter != 'I' && b.inAuction():
		b.keepAsComment(span, "^"+string(letter), "A card can be a revoke or a lead out of turn, a call cannot:")
		return
	}
	if len(b.marks) == 0 {
		b.marksAt = span
	}
	b.marksAt.End = span.End
	b.marks = append(b.marks, letter)
}

// word adds a call, a card or a hyphen.
func (b *builder) word(k int, span source.Span) {
	i := &b.items.Items[k]
	if k == b.skipped {
		return
	}
	m := b.addMove(span)
	switch {
	case i.Flags&item.Odd != 0:
		b.oddWord(k, m, span)
	case i.Val == pbn.Hyphen:
		m.Kind = HyphenMove
		b.end.turns++
	case i.Kind == pbn.Card:
		m.Kind, m.Card = CardMove, bridge.Card(i.Val)
		b.end.turns++
	case i.Val == pbn.AllPass:
		b.allPass(m)
	default:
		m.Kind, m.Call = CallMove, bridge.Call(i.Val)
		Follow(&b.end.laws, m)
	}
}

// oddWord reads a call or a card that is not written as the standard has it.
func (b *builder) oddWord(k int, m *Move, span source.Span) {
	text := b.text.Decode(span)
	if b.items.Items[k].Kind == pbn.Card {
		b.card(m, span, text)
		b.end.turns++
		return
	}
	if strings.EqualFold(text, "all") && (b.nextIs(k, "pass") || b.nextIs(k, "p")) {
		next := b.span(k + 1)
		text, b.skipped = text+" "+b.text.Decode(next), k+1
		m.Span.End, span.End = next.End, next.End
	}
	b.call(m, span, text)
}

// asterisk adds the end of an auction or a play, or keeps the mark of a call.
func (b *builder) asterisk(k int, span source.Span) {
	if b.isAlertMark(k) {
		b.alertMark(span, b.text.Decode(span))
		return
	}
	b.keepMarks()
	b.addMove(span).Kind = StarMove
	b.end.starred = true
}

// nextIs reports whether the next item is a call that is written as a word.
func (b *builder) nextIs(k int, word string) bool {
	if k+1 >= len(b.items.Items) || b.items.Items[k+1].Kind != pbn.Call {
		return false
	}
	return strings.EqualFold(b.text.Decode(b.span(k+1)), word)
}

// isAlertMark reports whether a "*" marks the call that it touches, as some programs have it: then other calls follow.
func (b *builder) isAlertMark(k int) bool {
	if !b.inAuction() || !b.touchesWord(k) || b.hasEnded() {
		return false
	}
	for _, i := range b.items.Items[k+1:] {
		switch i.Kind {
		case pbn.Call, item.Asterisk, item.Plus:
			return true
		case item.Tag:
			return false
		}
	}
	return false
}

// touchesWord reports whether an item comes right after a call or a card.
func (b *builder) touchesWord(k int) bool {
	if k == 0 {
		return false
	}
	before := &b.items.Items[k-1]
	return (before.Kind == pbn.Call || before.Kind == pbn.Card) && before.End == b.items.Items[k].Start
}

// alertMark keeps the mark after a call as a comment.
func (b *builder) alertMark(span source.Span, text string) {
	b.diags.Find(b.badMove(), rules.AlertMark, span)
	b.own(Comment{Kind: TextComment, Text: text, Span: span})
}

// reference is a number in parentheses.
func (b *builder) reference(k int, span source.Span) {
	text := b.text.Decode(span)
	if b.touchesWord(k) {
		b.alertMark(span, text)
	} else {
		b.keepAsComment(span, text, "PBN has no numbers in parentheses:")
	}
}

// readAs reports a call or a card that is not written as the standard has it.
func (b *builder) readAs(span source.Span, text, standard string) {
	if b.diags.Find(b.badMove(), rules.MoveReadAs, span) {
		b.diags.Said().Tell(standard)
		if len(text) != span.End-span.Start {
			b.diags.Said().Tell(text) // "all pass", with other blanks
		}
	}
}

func (b *builder) call(m *Move, span source.Span, text string) {
	call, isCall, standard := values.ReadCall(text)
	isAllPass := false
	if !isCall {
		isAllPass, standard = values.ReadAllPass(text)
	}
	switch {
	case isCall:
		m.Kind, m.Call = CallMove, call
		if !standard {
			b.readAs(span, text, call.String())
		}
	case isAllPass:
		b.allPass(m)
		if !standard {
			b.readAs(span, text, "AP")
		}
		return
	default:
		m.Kind, b.storage.moveExtra(m).text = BadMove, text
		b.diags.Find(rules.AuctionBadCall, rules.NotAMove, span)
	}
	Follow(&b.end.laws, m)
}

// allPass writes AP out as the passes that end the auction (3.5.1). What comes before it goes with the first, what comes after it with the last.
func (b *builder) allPass(m *Move) {
	m.Kind, m.Call = CallMove, bridge.Pass
	next := Move{Kind: CallMove, Call: bridge.Pass, Span: m.Span}
	for range b.end.laws.PassesToEnd() - 1 {
		Follow(&b.end.laws, &next)
		*b.moves = append(*b.moves, next)
	}
	Follow(&b.end.laws, &next)
	b.owner = moveOwns
}

func (b *builder) card(m *Move, span source.Span, text string) {
	card, ok, standard := values.ReadCard(text)
	switch {
	case ok:
		m.Kind, m.Card = CardMove, card
		if !standard {
			b.readAs(span, text, card.String())
		}
	case text == "--":
		m.Kind = HyphenMove
		b.readAs(span, text, "-")
	default:
		m.Kind, b.storage.moveExtra(m).text = BadMove, text
		b.diags.Find(rules.PlayBadCard, rules.NotAMove, span)
	}
}

// addMove adds a move, with the irregularities and escape lines before it.
func (b *builder) addMove(span source.Span) *Move {
	*b.moves = append(source.Room(*b.moves), Move{Span: span})
	m := &(*b.moves)[len(*b.moves)-1]
	if len(b.marks) > 0 {
		m.Span = b.marksAt.To(span)
		b.storage.moveExtra(m).marks, b.marks = string(b.marks), nil
	}
	if len(b.escapes) > 0 {
		b.storage.moveExtra(m).escapes = b.takeEscapes()
	}
	b.owner = moveOwns
	return m
}

// annotation adds a suffix, a note reference or a NAG to the move before it. Without a move, or with a number that no
// annotation has, it is unexpected text.
func (b *builder) annotation(i *item.Item, span source.Span) {
	const mostDigits = 9
	digits := span.End - span.Start - len("$")
	if i.Kind == item.NoteRef && i.Flags&item.Broken == 0 {
		digits--
	}
	if len(*b.moves) == 0 || i.Kind != item.Suffix && digits > mostDigits {
		b.keepAsComment(span, b.text.Decode(span), "There is no call or card before, or the number is too long:")
		return
	}
	m := &(*b.moves)[len(*b.moves)-1]
	a := Annotation{Span: span, Value: int(i.Val)}
	switch i.Kind {
	case item.Suffix:
		a.Kind, a.Value = Suffix, b.suffixNAG(b.text.Decode(span))
	case item.NAG:
		a.Kind = NAG
	default:
		a.Kind = NoteReference
		if i.Flags&item.Broken != 0 {
			b.diags.Find(b.badMove(), rules.OpenReference, span)
		}
	}
	extra := b.storage.moveExtra(m)
	if len(b.escapes) > 0 {
		extra.escapes = b.joinedEscapes(extra.escapes, b.takeEscapes())
	}
	if len(b.annotations) == 0 && cap(b.annotations) < len(b.items.Items)-b.at {
		b.annotations = slices.Grow(b.annotations, b.itemsLeft(item.NAG, item.Suffix))
	}
	extra.annotations = appended(extra.annotations, &b.annotations, a)
	b.owner = annotationOwns
}

// keepAsComment keeps text that belongs to no move.
func (b *builder) keepAsComment(span source.Span, text, why string) {
	if b.diags.Find(rules.SyntaxUnexpectedText, rules.TextBelongsNowhere, span) {
		b.diags.Said().Tell(why, text)
	}
	b.own(Comment{Kind: TextComment, Text: text, Span: span})
}

// suffixes, in the order of their NAGs; those of a card come six later (3.5.3, 3.6.3).
var suffixes = [...]string{"!", "?", "!!", "??", "!?", "?!"}

func (b *builder) suffixNAG(text string) int {
	nag := 1
	for i, s := range suffixes {
		if s == text {
			nag += i
		}
	}
	if !b.inAuction() {
		nag += len(suffixes)
	}
	return nag
}

func (b *builder) badMove() diag.Rule {
	if b.inAuction() {
		return rules.AuctionBadCall
	}
	return rules.PlayBadCard
}

// closeData ends the auction, the play or the section that is open. What follows a tag that is ignored is ignored
// too, except its commentary and its escape lines.
func (b *builder) closeData() {
	b.endRest()
	b.keepMarks()
	b.reportMisplaced()
	switch {
	case b.ignoring():
		b.ignore(&b.game.Tags[b.openTag])
	case b.section != nil:
		b.game.Sections = append(b.game.Sections, *b.section)
	}
	b.moves, b.section, b.end = nil, nil, ending{}
}

// keepMarks keeps irregularities without a call or a card as a comment.
func (b *builder) keepMarks() {
	if len(b.marks) == 0 {
		return
	}
	text := "^" + strings.Join(strings.Split(string(b.marks), ""), " ^")
	b.keepAsComment(b.marksAt, text, "No call or card follows")
	b.marks = nil
}

// ignore reports a tag that is ignored, with the data after it. The escape lines of those wait again, before the others.
func (b *builder) ignore(t *Tag) {
	var escapes []Escape
	if b.moves != nil {
		count := 0
		for i := range *b.moves {
			count += (*b.moves)[i].commentCount()
		}
		if count > 0 {
			extra := b.storage.tagExtra(t)
			extra.comments = slices.Grow(extra.comments, count)
		}
		for i := range *b.moves {
			if m := &(*b.moves)[i]; m.extra != nil {
				if m.commentCount() > 0 {
					t.extra.comments = m.appendComments(t.extra.comments)
				}
				escapes = b.joinedEscapes(escapes, m.extra.escapes)
			}
		}
	}
	if b.section != nil {
		for i := range b.section.Elements {
			escapes = b.joinedEscapes(escapes, b.section.Elements[i].Escapes())
		}
	}
	b.escapes = b.joinedEscapes(escapes, b.escapes)
	span := source.Span{Start: t.Span().Start, End: max(t.Span().End, b.dataEnd)}
	kept := &b.game.Tags[t.of]
	rule := rules.TagDuplicate
	if b.isExport {
		rule = rules.ExportDuplicateTag
	}
	if b.diags.FindBoth(rule, 0, span, kept.Span()) {
		b.diags.Said().Tell(kept.Name)
	}
}

// joinedEscapes are escape lines and those after them. Both lists are given up: where one is empty, or comes right before the other in
// those of the game, nothing is copied, so that lines which wait for long, as one tag after another is ignored, cost no more than others.
func (b *builder) joinedEscapes(escapes, after []Escape) []Escape {
	switch end := len(b.escapeLines) - len(after); {
	case len(escapes) == 0:
		return after
	case len(after) == 0:
		return escapes
	case end >= len(escapes) && &b.escapeLines[end] == &after[0] && &b.escapeLines[end-len(escapes)] == &escapes[0]:
		return slices.Clip(b.escapeLines[end-len(escapes):])
	}
	return append(escapes, after...)
}

// AllComments are the comments of a move and of its annotations, in the order of the text.
func (m *Move) AllComments() []Comment {
	if len(m.Annotations()) == 0 {
		return m.Comments()
	}
	return m.appendComments(make([]Comment, 0, m.commentCount()))
}

func (m *Move) commentCount() int {
	count := len(m.Comments())
	for _, a := range m.Annotations() {
		count += len(a.Comments)
	}
	return count
}

func (m *Move) appendComments(comments []Comment) []Comment {
	comments = append(comments, m.Comments()...)
	for _, a := range m.Annotations() {
		comments = append(comments, a.Comments...)
	}
	return comments
}
