package game

import (
	"pbn/core/bridge"
	"pbn/core/item"
	"pbn/core/pbn"
	"pbn/core/source"
	"pbn/core/tags"
)

// beyondItems are the flags of what a tree is needed for: dialects, and whatever a diagnostic of reading is about.
const beyondItems = item.Odd | item.Bad | item.Spread | item.Broken | item.Repeats

// fromItems makes a game of its items, as the builder makes it of the nodes of its tree. ok is false where there is something in it of which the
// items do not say all: what was built so far means nothing then, and nothing was reported.
func (r *Reader) fromItems(g *item.Game) (ok bool) {
	if g.Has&beyondItems != 0 {
		return false
	}
	r.text, r.tree = r.reader.Text(), nil
	span := source.Span{Start: g.Start, End: g.End}
	r.text.Hold(span)
	r.steps += 2 * len(g.Items)
	b := r.newGame(span, g.Tags)
	for k := range g.Items {
		i := &g.Items[k]
		b.newLine = b.newLine || i.Flags&item.LineStart != 0
		b.tail = k >= g.Tail
		span := source.Span{Start: int(i.Start), End: int(i.End)}
		switch i.Kind {
		case item.Tag:
			b.itemsAhead = ahead(g.Items[k+1:])
			ok = b.itemTag(i)
		case pbn.Call, pbn.Card:
			ok = b.itemMove(i, span)
		case item.Cell:
			ok = b.itemCell(i, span)
		case item.BraceComment, item.LineComment:
			ok = b.itemComment(i, span)
		case item.NoteRef, item.NAG, item.Suffix:
			ok = b.itemAnnotation(i, span)
		case item.Asterisk:
			// Where it is the mark of an alert or not alone, something comes after it that is for the tree.
			if ok = !b.end.starred; ok {
				b.addMove(span).Kind = StarMove
				b.end.starred = true
			}
		case item.Plus:
			if ok = !b.hasEnded(); ok {
				b.addMove(span).Kind = PlusMove
				b.end.turns++
			}
		default:
			ok = false
		}
		if !ok {
			return false
		}
	}
	b.closeData()
	return true
}

// ahead is how many items come before the next tag pair.
func ahead(items []item.Item) int {
	for n := range items {
		if items[n].Kind == item.Tag {
			return n
		}
	}
	return len(items)
}

func (b *builder) itemTag(i *item.Item) (ok bool) {
	b.closeData()
	text := b.text.Bytes
	value := source.Span{Start: int(i.Start), End: int(i.End)}
	index := len(b.game.Tags)
	b.game.Tags = append(b.game.Tags, Tag{})
	t := &b.game.Tags[index]
	t.Number = tags.Tag(i.Tag)
	// The tag pair is written [Name "value"].
	t.NameSpan.End = value.Start - len(` "`)
	if i.Tag != 0 {
		t.Name = t.Number.String()
		t.NameSpan.Start = t.NameSpan.End - len(t.Name)
	} else {
		t.NameSpan.Start, _ = item.NameSpan(text, *i)
		t.Name = b.text.Decode(t.NameSpan)
	}
	t.ValueSpan = source.Span{Start: value.Start - 1, End: value.End + 1}
	t.Span = source.Span{Start: t.NameSpan.Start - 1, End: value.End + len(`"]`)}
	if t.Plain = i.Flags&item.Escaped == 0; !t.Plain && !onlyWidths(text[value.Start:value.End]) {
		return false
	}
	t.Value = b.text.Decode(value)
	t.Raw = t.Value
	if b.game.firsts[i.Tag] == 0 {
		b.game.firsts[i.Tag] = int32(index + 1)
	}
	b.owner = &t.Comments
	b.open(index)
	return true
}

// onlyWidths reports whether a digit comes after each backslash of a value, as in the columns of a table, where it is no escape (5.2).
func onlyWidths(value []byte) bool {
	for i, c := range value {
		if c == '\\' && (i+1 == len(value) || value[i+1] < '0' || value[i+1] > '9') {
			return false
		}
	}
	return true
}

// itemMove adds a call or a card; ok is false where it comes after the end.
func (b *builder) itemMove(i *item.Item, span source.Span) (ok bool) {
	if b.hasEnded() {
		return false
	}
	m := b.addMove(span)
	switch {
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
	return true
}

// itemCell adds an element of a section.
func (b *builder) itemCell(i *item.Item, span source.Span) (ok bool) {
	e := Element{Raw: b.text.Decode(span), Span: span}
	if i.Flags&item.Quoted != 0 {
		e.IsString = true
		e.Raw = e.Raw[1 : len(e.Raw)-1]
	}
	if e.Text = e.Raw; i.Flags&item.Escaped != 0 {
		return false
	}
	if b.section == nil {
		b.opened = newSection(b.openTag, b.game.Sections)
		if room := b.itemsAhead; room > cap(b.opened.Elements) {
			b.opened.Elements = make([]Element, 0, room)
		}
		b.section = &b.opened
	} else {
		e.Line = b.section.Elements[len(b.section.Elements)-1].Line
		if b.newLine {
			e.Line++
		}
	}
	b.newLine = false
	b.section.Elements = append(b.section.Elements, e)
	return true
}

// itemComment gives a comment to the element before it; ok is false among the elements of a section, where it is misplaced.
func (b *builder) itemComment(i *item.Item, span source.Span) (ok bool) {
	if b.section != nil && !b.tail {
		return false
	}
	text, kind := b.text.Decode(span), LineComment
	if i.Kind == item.BraceComment {
		kind, text = BraceComment, text[:len(text)-1]
	}
	b.own(Comment{Kind: kind, Text: lines(text[1:]), Span: span})
	return true
}

// itemAnnotation adds an annotation to the move before it; ok is false where there is none, or the end came between them.
func (b *builder) itemAnnotation(i *item.Item, span source.Span) (ok bool) {
	const most = 1e9 // a longer number is none that an annotation has
	if b.end.starred || len(*b.moves) == 0 || i.Kind != item.Suffix && (i.Val >= most || span.End-span.Start > 10) {
		return false
	}
	a := Annotation{Span: span, Value: int(i.Val)}
	switch i.Kind {
	case item.Suffix:
		a.Kind, a.Value = Suffix, b.suffixNAG(b.text.Decode(span))
	case item.NAG:
		a.Kind = NAG
	default:
		a.Kind = NoteReference
	}
	m := &(*b.moves)[len(*b.moves)-1]
	m.Annotations = appended(m.Annotations, &b.annotations, a)
	b.owner = &m.Annotations[len(m.Annotations)-1].Comments
	return true
}
