package game

import (
	"slices"
	"strings"

	"pbn/core/item"
	"pbn/core/pbn"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/tags"
	"pbn/core/values"
)

// builder makes one game from its items, one by one.
type builder struct {
	*Reader
	at   int // the item that is built
	game *Game

	openTag  int      // the tag that data now belongs to
	hasData  bool     // whether it has data, or is ignored
	movesTag int      // the last Auction or Play tag, -1 before the first
	moves    *[]Move  // of the open auction or play
	notes    *[]Note  // of the last auction or play
	section  *Section // the open section, nil before its first element
	opened   Section
	newLine  bool // a line ended since the last element of the section
	// lineDoubtful tells that there is something on the line of the item that is no element, which may be meant as one.
	lineDoubtful bool
	// misplaced are the comments among the elements of the section, dataAt is the item of its first element.
	misplaced []int
	dataAt    int
	// told are the items of unexpected text that a diagnostic has.
	told []int
	// hasJunk tells that there is unexpected text.
	hasJunk bool

	// What belongs to the elements of the game, one after another; room for all annotations and escape lines is made with the first.
	annotations []Annotation
	escapeLines []Escape
	comments    []Comment

	// What waits for the next element, and the owner of the next comment.
	escapes []Escape
	marks   []byte
	marksAt source.Span
	owner   owner

	end ending

	skipped int  // an item that was read with the one before it, 0 none
	dataEnd int  // where the data after the open tag end
	tail    bool // after the last game's last semi-empty line
}

// owner is what the next comment belongs to.
type owner uint8

const (
	startOwns      owner = iota // the start of the game
	tagOwns                     // the tag that is open
	moveOwns                    // the last move
	annotationOwns              // the last annotation of the last move
	endOwns                     // the end of the auction or the play
)

func (b *builder) inAuction() bool {
	return b.game.Tags[b.openTag].Number == tags.Auction
}

// build makes the game of the items.
func (b *builder) build() {
	items := b.items.Items
	for k := range items {
		i := &items[k]
		b.at = k
		if i.Flags&item.LineStart != 0 {
			b.newLine, b.lineDoubtful = true, false
		}
		b.tail = k >= b.items.Tail
		span := source.Span{Start: int(i.Start), End: int(i.End)}
		if i.Kind != item.Tag && i.Kind != item.Escape && !b.tail {
			b.dataEnd = span.End
		}
		if b.moves != nil && (b.end.rest.open || b.hasEnded()) && b.isAfterEnd(k, span) {
			continue
		}
		switch i.Kind {
		case item.Tag:
			b.tag(k)
		case pbn.Call, pbn.Card:
			b.word(k, span)
		case item.Cell:
			b.element(k, span)
		case item.BraceComment, item.LineComment, item.Junk:
			b.comment(k, span)
		case item.NoteRef, item.NAG, item.Suffix:
			b.annotation(i, span)
		case item.Asterisk:
			b.asterisk(k, span)
		case item.Plus:
			b.addMove(span).Kind = PlusMove
			b.end.turns++
		case item.Mark:
			b.irregularity(span)
		case item.Reference:
			b.reference(k, span)
		case item.Escape:
			b.escapeLine(span)
		}
	}
	b.closeData()
}

// span is where an item is.
func (b *builder) span(k int) source.Span { return b.items.Span(k, b.text.Bytes) }

// escapeLine keeps an escape line, except those of the header, which the writer writes itself.
func (b *builder) escapeLine(span source.Span) {
	text := b.text.Decode(span)
	if !b.version(text, span) && !isExportLine(text) {
		if len(b.escapeLines) == 0 {
			b.escapeLines = slices.Grow(b.escapeLines, b.itemsLeft(item.Escape, item.Escape))
		}
		b.escapes = appended(b.escapes, &b.escapeLines, Escape{text, span})
	}
}

// itemsLeft is how many items of some kinds, the first and the last of which are given, there are from the one that is built on.
func (b *builder) itemsLeft(first, last item.Kind) (n int) {
	for _, i := range b.items.Items[b.at:] {
		if i.Kind >= first && i.Kind <= last {
			n++
		}
	}
	return n
}

// takeEscapes hands the escape lines that wait to the element that comes.
func (b *builder) takeEscapes() []Escape {
	escapes := b.escapes
	b.escapes = nil
	return escapes
}

func (b *builder) tag(k int) {
	if b.hasData {
		b.closeData()
	}
	i := &b.items.Items[k]
	index := len(b.game.Tags)
	b.game.Tags = b.game.Tags[:index+1] // for which the storage made room
	t := &b.game.Tags[index]
	// Field by field, since a whole tag would be made elsewhere first and then copied.
	t.Value = b.text.Decode(source.Span{Start: int(i.Start), End: int(i.End)})
	t.ValueSpan = source.Span{Start: int(i.Start) - 1, End: int(i.End) + 1}
	t.Number, t.Name, t.extra, t.read, t.of = tags.Tag(i.Tag), tags.Tag(i.Tag).String(), nil, 0, 0
	t.Inherits, t.Doubtful, t.Duplicate, t.isRaw = false, false, false, true
	if i.Flags&(item.Spread|item.Escaped) != 0 || i.Tag == 0 {
		b.oddTag(k, t)
	}
	switch {
	case t.Number == tags.Note && b.movesTag >= 0 && b.game.Tags[b.movesTag].Duplicate:
		t.Duplicate, t.of = true, b.game.Tags[b.movesTag].of
	case i.Flags&item.Repeats == 0:
		if len(b.escapes) > 0 {
			b.storage.tagExtra(t).escapes = b.takeEscapes()
		}
		if b.game.firsts[i.Tag] == 0 {
			b.game.firsts[i.Tag] = int32(index + 1)
		}
	case i.Tag == 0:
		t.Duplicate, t.of = true, int32(i.Val)-1
	default:
		t.Duplicate, t.of = true, b.game.firsts[i.Tag]-1
	}
	b.owner = tagOwns
	b.open(index)
}

// oddTag reads what differs in a tag pair that is not written [Name "value"], has a backslash in its value, or a name that is not in the
// table.
func (b *builder) oddTag(k int, t *Tag) {
	i := &b.items.Items[k]
	if i.Flags&item.Spread != 0 {
		p, extra := b.items.Pair(k, b.text.Bytes), b.storage.tagExtra(t)
		extra.span, extra.name, t.ValueSpan = p.Span, p.Name, p.Value
		if i.Tag == 0 {
			t.Name = b.text.Decode(p.Name)
		}
	} else if i.Tag == 0 {
		t.Name = b.text.Decode(b.items.Pair(k, b.text.Bytes).Name)
	}
	if raw := t.Value; i.Flags&item.Spread != 0 || i.Flags&item.Escaped != 0 && !onlyWidths(raw) {
		value, writable := Unquote(raw)
		if t.Value, t.isRaw = value, writable && value == raw; writable && !t.isRaw {
			b.storage.tagExtra(t).raw = raw
		}
	}
	t.Doubtful = i.Flags&item.Broken != 0 && isOpen(b.text.Slice(t.ValueSpan)) && strings.Contains(t.Value, "]")
}

// onlyWidths reports whether a digit comes after each backslash of a value, as in the columns of a table, where it is no escape (5.2).
func onlyWidths(value string) bool {
	for i := range len(value) {
		if value[i] == '\\' && (i+1 == len(value) || value[i+1] < '0' || value[i+1] > '9') {
			return false
		}
	}
	return true
}

// ignoring reports whether the open tag is one that is ignored.
func (b *builder) ignoring() bool {
	return len(b.game.Tags) > 0 && b.game.Tags[b.openTag].Duplicate
}

// insideQuotes is the part of a string between its quotes; one that is not closed has only the first.
func insideQuotes(text *source.Text, quoted source.Span) source.Span {
	isOpen := isOpen(text.Slice(quoted))
	quoted.Start++
	if !isOpen {
		quoted.End--
	}
	return quoted
}

// isOpen reports whether a string has no quote at its end.
func isOpen(quoted []byte) bool { return len(quoted) == 1 || quoted[len(quoted)-1] != '"' }

// open makes ready for the data after a tag.
func (b *builder) open(tag int) {
	t := &b.game.Tags[tag]
	b.openTag, b.hasData = tag, t.Duplicate
	b.dataEnd = t.Span().End
	if number := t.Number; number != tags.Note && number != tags.Auction && number != tags.Play {
		return
	}
	b.hasData = true
	if t.Number == tags.Auction || t.Number == tags.Play {
		b.movesTag = tag
	}
	switch {
	case t.Number == tags.Note:
		if b.notes != nil && !t.Duplicate {
			*b.notes = append(*b.notes, b.readNote(tag))
		}
	case t.Duplicate && (t.Number == tags.Auction || t.Number == tags.Play):
		moves := b.roomForMoves(b.storage.ignored)
		b.storage.ignored, b.moves = moves, &moves
	case t.Number == tags.Auction:
		a := b.storage.newAuction()
		a.Tag, a.Moves = tag, b.roomForMoves(a.Moves)
		b.game.Auction, b.moves, b.notes = a, &a.Moves, &a.Notes
		b.end.after, b.end.surplus = &a.After, &a.Surplus
	case t.Number == tags.Play:
		p := b.storage.newPlay()
		p.Tag, p.Moves = tag, b.roomForMoves(p.Moves)
		b.game.Play, b.moves, b.notes = p, &p.Moves, &p.Notes
		b.end.after, b.end.surplus = &p.After, &p.Surplus
	}
}

// roomForMoves is a slice for as many moves as there seem to be after the tag that is built: the spare one, where that is long enough.
func (b *builder) roomForMoves(spare []Move) []Move {
	n := 3 // AP may stand for four passes
	items := b.items.Items
	for k := b.at + 1; k < len(items) && items[k].Kind != item.Tag; k++ {
		switch items[k].Kind {
		case item.Asterisk:
			if !b.touchesWord(k) { // else it may be a mark
				n++
			}
		case pbn.Call, pbn.Card, item.Plus, item.Mark:
			n++
		}
	}
	if n <= cap(spare) {
		return spare[:0]
	}
	return make([]Move, 0, n)
}

// readNote reads "index:text" (3.5.5).
func (b *builder) readNote(tag int) Note {
	t := &b.game.Tags[tag]
	end := 0
	for end < len(t.Value) && t.Value[end] >= '0' && t.Value[end] <= '9' {
		end++
	}
	note := Note{Tag: tag, Text: t.Value}
	if end > 0 && end < len(t.Value) && t.Value[end] == ':' {
		note.Index, note.Text = values.Number(t.Value[:end]), t.Value[end+1:]
	}
	return note
}

// comment gives a comment to the element before it. In a section that is the tag, since a comment may be nowhere
// else (5.1).
func (b *builder) comment(k int, span source.Span) {
	i := &b.items.Items[k]
	text := b.text.Decode(span)
	c := Comment{Kind: TextComment, Span: span}
	switch i.Kind {
	case item.Junk:
		b.hasJunk = true
	case item.BraceComment:
		c.Kind, text = BraceComment, text[1:]
		if i.Flags&item.Broken == 0 {
			text = text[:len(text)-1]
		}
	case item.LineComment:
		c.Kind, text = LineComment, text[1:]
	}
	c.Text = lines(text)
	if i.Kind == item.Junk && strings.TrimSpace(c.Text) == "" {
		return
	}
	if b.section != nil && i.Kind != item.Junk && !b.tail {
		b.misplaced = append(b.misplaced, k)
	}
	if !b.tail && (i.Kind == item.Junk || i.Flags&item.Broken != 0) {
		b.doubtLine()
	}
	b.own(c)
}

// doubtLine takes note that there is something on the line that is built that may be meant as an element of the section.
func (b *builder) doubtLine() {
	if b.section != nil && !b.newLine {
		b.section.Elements[len(b.section.Elements)-1].Doubtful = true
	}
	b.lineDoubtful = true
}

// own gives a comment to its owner, with the escape lines that wait.
func (b *builder) own(c Comment) {
	c.Escapes = b.takeEscapes()
	to := b.owned()
	*to = appended(*to, &b.comments, c)
}

// owned are the comments of the owner of the next one.
func (b *builder) owned() *[]Comment {
	switch b.owner {
	case startOwns:
		return &b.game.Start
	case tagOwns:
		return &b.storage.tagExtra(&b.game.Tags[b.openTag]).comments
	case endOwns:
		return b.end.after
	}
	extra := b.storage.moveExtra(&(*b.moves)[len(*b.moves)-1])
	if b.owner == annotationOwns {
		return &extra.annotations[len(extra.annotations)-1].Comments
	}
	return &extra.comments
}

// elementsFrom is how many elements there are from an item on, up to the next tag pair.
func (b *builder) elementsFrom(k int) (n int) {
	for _, i := range b.items.Items[k:] {
		switch i.Kind {
		case item.Tag:
			return n
		case item.Cell:
			n++
		}
	}
	return n
}

func (b *builder) element(k int, span source.Span) {
	if b.section == nil {
		b.dataAt, b.opened = k, newSection(b.openTag, b.game.Sections)
		b.opened.Elements = slices.Grow(b.opened.Elements, b.elementsFrom(k))
		b.section, b.hasData = &b.opened, true
	}
	count := len(b.section.Elements)
	b.section.Elements = b.section.Elements[:count+1]
	e := &b.section.Elements[count]
	e.extra, e.read, e.Line, e.IsString, e.Broken = nil, 0, 0, false, false
	if count > 0 {
		e.Line = b.section.Elements[count-1].Line
		if b.newLine {
			e.Line++
		}
	}
	e.Text, e.Span, e.Doubtful = b.text.Decode(span), span, b.lineDoubtful
	if len(b.escapes) > 0 {
		b.storage.elementExtra(e).escapes = b.takeEscapes()
	}
	if flags := b.items.Items[k].Flags; flags&(item.Quoted|item.Broken) != 0 {
		b.quotedElement(e, flags)
	}
	b.newLine = false
}

// quotedElement reads an element that is a string, or that only in quotes can be written (2.2).
func (b *builder) quotedElement(e *Element, flags item.Flags) {
	e.IsString = true
	if flags&item.Quoted == 0 {
		b.storage.elementExtra(e).raw = ""
		return
	}
	raw := b.text.Decode(insideQuotes(b.text, e.Span))
	text, writable := Unquote(raw)
	e.Text = text
	if !writable {
		raw = ""
	}
	if raw != text || e.extra != nil {
		b.storage.elementExtra(e).raw = raw
	}
	if e.Broken = flags&item.Broken != 0; e.Broken {
		b.diags.Find(rules.SyntaxUnterminatedString, rules.ElementNotClosed, e.Span)
	}
}
