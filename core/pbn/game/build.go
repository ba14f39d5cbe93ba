package game

import (
	"slices"
	"strings"

	"pbn/core/item"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/scan"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// builder makes one game from its items, one by one.
type builder struct {
	in       input
	game     *Game
	storage  *storage
	faults   faults
	isExport bool // the file is checked as export format

	commentary commentary
	moves      moveBuilder // of the open auction or play

	openItem int     // of the tag that data now belongs to, which is the last one
	hasData  bool    // whether it has data, or is ignored
	movesTag int     // the last Auction or Play tag, -1 before the first
	notes    *[]Note // of the last auction or play

	hasSection bool // a section is open
	section    Section
	newLine    bool // a line ended since the last element of the section
	// lineDoubtful reports whether there is something on the line of the item, after the last tag, that is no element, which may be meant
	// as one.
	lineDoubtful bool
	// misplaced are the comments among the elements of the section, dataAt is the item of its first element.
	misplaced []int
	dataAt    int
	// version is the first escape line that has the version of the standard.
	version source.Span
}

// reset makes ready for a game, in the memory that the builder has.
func (b *builder) reset(in input, s *storage, isExport bool) {
	g := s.newGame(source.Span{Start: in.items.Start, End: in.items.End}, in.items.Tags)
	c, m := &b.commentary, &b.moves
	// Field by field, since a whole builder would be made elsewhere first and then copied.
	b.in, b.game, b.storage, b.isExport, b.movesTag, b.notes = in, g, s, isExport, -1, nil
	b.hasData, b.hasSection, b.newLine, b.lineDoubtful, b.misplaced, b.version = false, false, false, false, b.misplaced[:0], source.Span{}
	b.faults.in, b.faults.reported, b.faults.hasJunk = &b.in, b.faults.reported[:0], false
	c.game, c.storage, c.owner, c.move, c.end, c.waiting = g, s, startOwns, nil, nil, nil
	c.comments, c.escapeLines = c.comments[:0], c.escapeLines[:0]
	m.in, m.storage, m.commentary, m.faults = &b.in, s, c, &b.faults
	m.isExport = isExport
	m.isOpen, m.skipped, m.annotations, m.marks = false, 0, m.annotations[:0], m.marks[:0]
}

// build makes the game of the items.
func (b *builder) build() {
	items := b.in.items.Items
	if len(items) >= manyItems {
		b.makeRoom()
	}
	for k := 0; k < len(items); k++ {
		i := &items[k]
		if i.Flags&item.LineStart != 0 {
			b.newLine, b.lineDoubtful = true, false
		}
		if b.moves.isOpen && b.moves.isAfterEnd(k) {
			continue
		}
		switch i.Kind {
		case item.Tag:
			b.tag(k)
		case scan.Call, scan.Card:
			next, newLine := b.moves.words(k)
			if newLine {
				b.lineDoubtful = false
			}
			k = next - 1
		case scan.Cell:
			k = b.elements(k) - 1
		case item.BraceComment, item.LineComment, item.Junk:
			b.comment(k)
		case scan.NoteRef, item.NAG, item.Suffix:
			k = b.moves.annotation(k) - 1
		case scan.Asterisk:
			b.moves.asterisk(k)
		case scan.Plus:
			b.moves.plus(k)
		case scan.Mark:
			b.moves.irregularity(k)
		case scan.Reference:
			b.moves.reference(k)
		case item.Escape:
			b.escapeLine(k)
		}
	}
	b.closeData(len(items))
	b.game.End = b.commentary.takeEscapes()
}

// manyItems is how many items no game of bridge has: lists that grow as far by doubling would be much longer than what is in them.
const manyItems = 1 << 12

// makeRoom makes room for what belongs to the elements of a game of many items.
func (b *builder) makeRoom() {
	comments, escapes, annotations := 0, 0, 0
	for k := range b.in.items.Items {
		switch b.in.items.Items[k].Kind {
		case item.BraceComment, item.LineComment, item.Junk, scan.Reference:
			comments++
		case item.Escape:
			escapes++
		case scan.NoteRef, item.NAG, item.Suffix:
			annotations++
		}
	}
	c := &b.commentary
	c.comments, c.escapeLines = slices.Grow(c.comments, comments), slices.Grow(c.escapeLines, escapes)
	b.moves.annotations = slices.Grow(b.moves.annotations, annotations)
}

// escapeLine keeps an escape line, except those of the header, which the writer writes itself.
func (b *builder) escapeLine(k int) {
	span := b.in.span(k)
	text := b.in.decodeSpan(span)
	if _, ok := versionLine(text); ok {
		if b.version.End == 0 {
			b.version = span
		}
		b.game.HasHeader = true
	} else if isExportLine(text) {
		b.game.HasHeader = true
	} else {
		b.commentary.escapeLine(&b.in, k, text)
	}
}

// tag adds a tag, and makes ready for the data after it.
func (b *builder) tag(k int) {
	if b.hasData {
		b.closeData(k)
	}
	g, i := b.game, &b.in.items.Items[k]
	index := len(g.Tags)
	g.Tags = g.Tags[:index+1] // for which the storage made room
	t := &g.Tags[index]
	// Field by field, since a whole tag would be made elsewhere first and then copied.
	if i.Flags&item.NonASCII == 0 {
		t.Value = b.in.ascii(int(i.Start), int(i.End))
	} else {
		t.Value = b.in.decode(int(i.Start), int(i.End))
	}
	t.valueAt = source.Span{Start: int(i.Start) - 1, End: int(i.End) + 1}.Short()
	t.Number, t.Name, t.extra, t.read, t.at, t.of = tags.Tag(i.Tag), tags.Tag(i.Tag).String(), nil, 0, int32(index), 0
	t.Inherits, t.Doubtful, t.Duplicate, t.isRaw, t.isASCII = false, false, false, true, i.Flags&item.NonASCII == 0
	if i.Flags&(item.Spread|item.Escaped) != 0 || i.Tag == 0 {
		b.oddTag(k, t)
	}
	switch {
	case t.Number == tags.Note && b.movesTag >= 0 && g.Tags[b.movesTag].Duplicate:
		t.Duplicate, t.of = true, g.Tags[b.movesTag].of
	case i.Flags&item.Repeats == 0:
		if len(b.commentary.waiting) > 0 {
			b.storage.tagCommentary(t).escapes = b.commentary.takeEscapes()
		}
		if g.firsts[i.Tag] == 0 {
			g.firsts[i.Tag] = int32(index + 1)
		}
	case i.Tag == 0:
		t.Duplicate, t.of = true, int32(i.Val)-1
	default:
		t.Duplicate, t.of = true, g.firsts[i.Tag]-1
	}
	b.commentary.owner = tagOwns
	b.openItem, b.hasData, b.lineDoubtful = k, t.Duplicate, false
	if t.Number == tags.Note || t.Number == tags.Auction || t.Number == tags.Play {
		b.open(index)
	}
}

// oddTag reads what differs in a tag pair that is not written [Name "value"], has a backslash in its value, or a name that is not in the
// table.
func (b *builder) oddTag(k int, t *Tag) {
	flags := b.in.items.Items[k].Flags
	if flags&item.Spread != 0 || t.Number == tags.Other {
		p := b.in.items.Pair(k, b.in.text.Bytes)
		if t.Number == tags.Other {
			t.Name = b.in.decodeSpan(p.Name)
		}
		if flags&item.Spread != 0 {
			spread := b.storage.tagSpreads.take()
			spread.whole, spread.name, t.valueAt = p.Whole.Short(), p.Name.Short(), p.Value.Short()
			b.storage.tagExtra(t).spread = spread
		}
	}
	if raw := t.Value; flags&item.Spread != 0 || flags&item.Escaped != 0 && !onlyWidths(raw) {
		value, writable := Unquote(raw)
		if t.Value, t.isRaw = value, writable && value == raw; writable && !t.isRaw {
			b.storage.tagExtra(t).raw = raw
		}
	}
	t.Doubtful = flags&item.Broken != 0 && item.IsOpen(b.in.text.Slice(t.ValueSpan())) && strings.Contains(t.Value, "]")
}

// open makes ready for the data after a tag of the auction or the play.
func (b *builder) open(tag int) {
	t := &b.game.Tags[tag]
	b.hasData = true
	if t.Number != tags.Note {
		b.movesTag = tag
	}
	switch {
	case t.Number == tags.Note:
		if b.notes != nil && !t.Duplicate {
			*b.notes = append(*b.notes, ReadNote(tag, t))
		}
	case t.Duplicate:
		b.moves.open(t.Number == tags.Auction, &b.storage.ignored, nil, nil)
	case t.Number == tags.Auction:
		a := b.storage.newAuction()
		a.Tag, b.game.Auction, b.notes = tag, a, &a.Notes
		b.moves.open(true, &a.Moves, &a.After, &a.Surplus)
		b.moves.auction = a
	default:
		p := b.storage.newPlay()
		p.Tag, b.game.Play, b.notes = tag, p, &p.Notes
		b.moves.open(false, &p.Moves, &p.After, &p.Surplus)
	}
}

// ReadNote reads the value "index:text" of a tag, whose place is given (3.5.5).
func ReadNote(tag int, t *Tag) Note {
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
func (b *builder) comment(k int) {
	i := &b.in.items.Items[k]
	text := b.in.decode(int(i.Start), int(i.End))
	c := Comment{Kind: TextComment, at: source.Span{Start: int(i.Start), End: int(i.End)}.Short()}
	switch i.Kind {
	case item.Junk:
		b.faults.hasJunk = true
	case item.BraceComment:
		c.Kind, text = BraceComment, text[1:]
		if i.Flags&item.Broken == 0 {
			text = text[:len(text)-1]
		}
	case item.LineComment:
		c.Kind, text = LineComment, text[1:]
	}
	c.Text = b.in.lines(text)
	if i.Kind == item.Junk && strings.TrimSpace(c.Text) == "" {
		return
	}
	// After the last semi-empty line of the last game it is no part of the section.
	if k < b.in.items.Tail {
		if b.hasSection && i.Kind != item.Junk {
			b.misplaced = append(b.misplaced, k)
		}
		if i.Kind == item.Junk || i.Flags&item.Broken != 0 {
			b.doubtLine()
		}
	}
	b.commentary.add(c)
}

// doubtLine takes note that there is something on the line that is built that may be meant as an element of the section.
func (b *builder) doubtLine() {
	if b.hasSection && !b.newLine {
		b.section.Elements[len(b.section.Elements)-1].Doubtful = true
	}
	b.lineDoubtful = true
}

// elements adds the elements from an item on. It returns the next item, which is not an element.
func (b *builder) elements(k int) (next int) {
	if !b.hasSection {
		b.hasSection, b.hasData, b.dataAt = true, true, k
		b.section = newSection(len(b.game.Tags)-1, b.game.Sections)
		b.section.Elements = slices.Grow(b.section.Elements, b.in.cellsFrom(k))
	}
	items, elements := b.in.items.Items, b.section.Elements
	if len(elements) == 0 {
		b.newLine = false
	}
	for ; k < len(items) && items[k].Kind == scan.Cell; k++ {
		i := &items[k]
		n := len(elements)
		if i.Flags&item.LineStart != 0 {
			b.newLine, b.lineDoubtful = n > 0, false
		}
		elements = elements[:n+1] // for all of the section there is room
		e := &elements[n]
		e.Text, e.extra, e.read, e.start = b.in.ascii(int(i.Start), int(i.End)), nil, 0, i.Start
		e.StartsLine, e.IsString, e.Broken, e.Doubtful = b.newLine, false, false, b.lineDoubtful
		b.newLine = false
		if len(b.commentary.waiting) > 0 {
			b.storage.elementExtra(e, i.End).escapes = b.commentary.takeEscapes()
		}
		if i.Flags&(item.Quoted|item.Broken) != 0 {
			b.quotedElement(e, i)
		}
	}
	b.section.Elements = elements
	return k
}

// quotedElement reads an element that is a string, or that only in quotes can be written (2.2).
func (b *builder) quotedElement(e *Element, i *item.Item) {
	e.IsString = true
	span := source.Span{Start: int(i.Start), End: int(i.End)}
	if i.Flags&item.Quoted == 0 {
		e.Text = b.in.decodeSpan(span)
		b.storage.elementExtra(e, i.End).raw = ""
		return
	}
	raw := b.in.decodeSpan(b.in.insideQuotes(span))
	text, writable := Unquote(raw)
	e.Text = text
	if !writable {
		raw = ""
	}
	if isUsual := raw == text && e.Span() == span; !isUsual || e.extra != nil {
		b.storage.elementExtra(e, i.End).raw = raw
	}
	if e.Broken = i.Flags&item.Broken != 0; e.Broken {
		if e := rules.UnclosedElement.Find(b.in.diags, span); e.IsKept() {
			e.Say(openString(b.in.text.Slice(span), false))
		}
	}
}

// closeData ends, before an item, the auction, the play or the section that is open. What follows a tag that is ignored is ignored too,
// except its commentary and its escape lines.
func (b *builder) closeData(at int) {
	if b.moves.isOpen {
		b.moves.end()
	}
	if len(b.misplaced) > 0 {
		to := max(b.game.Tags[len(b.game.Tags)-1].Span().End, b.in.span(b.dataAt-1).End)
		b.faults.reportMisplaced(b.misplaced, to, b.dataAt, at)
		b.misplaced = b.misplaced[:0]
	}
	switch {
	case len(b.game.Tags) > 0 && b.game.Tags[len(b.game.Tags)-1].Duplicate:
		b.ignore(&b.game.Tags[len(b.game.Tags)-1])
	case b.hasSection:
		b.game.Sections = append(b.game.Sections, b.section)
	}
	b.moves.isOpen, b.hasSection = false, false
}

// ignore reports a tag that is ignored, with the data after it. The escape lines of those wait again, before the others.
func (b *builder) ignore(t *Tag) {
	var escapes []Escape
	c := &b.commentary
	if b.moves.isOpen {
		count := 0
		for i := range b.moves.moves {
			count += b.moves.moves[i].commentCount()
		}
		if count > 0 {
			comments := &b.storage.tagCommentary(t).comments
			*comments = slices.Grow(*comments, count)
		}
		for i := range b.moves.moves {
			if m := &b.moves.moves[i]; m.extra != nil {
				if m.commentCount() > 0 {
					t.extra.commentary.comments = m.appendComments(t.extra.commentary.comments)
				}
				escapes = c.joined(escapes, m.extra.escapes)
			}
		}
	}
	if b.hasSection {
		for i := range b.section.Elements {
			escapes = c.joined(escapes, b.section.Elements[i].Escapes())
		}
	}
	c.waiting = c.joined(escapes, c.waiting)
	span := source.Span{Start: t.Span().Start, End: max(t.Span().End, b.dataEnd())}
	kept := &b.game.Tags[t.of]
	kind := rules.DuplicateTag
	if b.isExport {
		kind = rules.DuplicateTagInExport
	}
	e := kind.Find(b.in.diags, span).Beside(kept.Span())
	e.Say(rules.FirstTag{Name: e.Text(kept.Name)})
}

// dataEnd returns where the data after the last tag end, 0 where it has none. An escape line at their end belongs to what comes next.
func (b *builder) dataEnd() (end int) {
	items := b.in.items.Items
	for k := b.openItem + 1; k < min(len(items), b.in.items.Tail) && items[k].Kind != item.Tag; k++ {
		if items[k].Kind != item.Escape {
			end = int(items[k].End)
		}
	}
	return end
}
