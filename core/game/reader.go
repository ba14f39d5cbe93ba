package game

import (
	"iter"
	"slices"
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/syntax"
	"pbn/core/tags"
	"pbn/core/values"
)

// Reader reads the games of a file, one after another, and keeps between them only what a later game may inherit.
type Reader struct {
	// AsExport tells that the file is checked as export format, as one that claims it is.
	AsExport bool
	// Exported tells that the file is exported as well. Then one that claims the export format of an older version is not checked as that,
	// since all that version 2.1 has otherwise is a change.
	Exported bool
	// Version is what the escape lines read so far say of the file; ClaimsExport is what those before the first game's first tag say (2.4).
	Version      string
	VersionPlace diag.Place
	ClaimsExport bool

	// WithTrees tells that the tree of each game will be asked for. Without that a game is read from items, which is faster, where they
	// say all of it.
	WithTrees bool

	text        *source.Text // that the spans of the game refer to
	reader      pbn.Reader
	tree        *syntax.Tree // nil of a game that was read from items, until it is asked for
	diags       *diag.List
	inheritance inheritance
	storage     storage
	building    builder
	isExport    bool
	games       int
	steps       int
}

// NewReader makes a reader; what it finds fault with while reading goes to diags.
func NewReader(file *source.Stream, diags *diag.List) *Reader {
	r := &Reader{}
	r.Reset(file, diags)
	return r
}

// Reset makes it the reader of another file, in the memory that it has. What was read before is not valid any more, except strings.
func (r *Reader) Reset(file *source.Stream, diags *diag.List) {
	r.inheritance.reset(len(file.Text().Bytes))
	*r = Reader{text: file.Text(), reader: r.reader, diags: diags, inheritance: r.inheritance, storage: r.storage, building: r.building}
	r.reader.Reset(file, diags)
}

// Games are the games that are left. A game, and the text that its spans refer to, is valid as long as the loop is at the game.
func (r *Reader) Games() iter.Seq2[*source.Text, *Game] {
	return func(yield func(*source.Text, *Game) bool) {
		for g, ok := r.Next(); ok && yield(r.text, g); g, ok = r.Next() {
		}
	}
}

// Tree is the lossless tree of the game that was read last.
func (r *Reader) Tree() *syntax.Tree {
	if r.tree == nil {
		r.tree = r.reader.Tree()
	}
	return r.tree
}

// Steps counts what takes time: the bytes that were looked at, and the nodes that were built into games.
func (r *Reader) Steps() int { return r.steps + r.reader.Steps() }

// Trees is how many games were read from their trees so far.
func (r *Reader) Trees() int { return r.reader.Trees }

// Next reads the next game; ok is false when there is none. The game is valid until the next call; its strings stay.
func (r *Reader) Next() (g *Game, ok bool) {
	if r.WithTrees || r.games == 0 { // the header is in the tree of the first
		r.tree, ok = r.reader.NextTree()
	} else if items, tree, found := r.reader.Next(); items == nil {
		r.tree, ok = tree, found
	} else if r.fromItems(&items.Items) {
		return r.finished(), true
	} else {
		r.tree, ok = r.reader.Tree(), true
	}
	if r.text = r.tree.Text; !ok {
		return nil, false
	}
	r.steps += len(r.tree.Tokens) + len(r.tree.Nodes)
	r.text.Hold(r.tree.Span())
	if r.games == 0 {
		r.header()
	}
	r.fromTree()
	return r.finished(), true
}

// fromTree makes a game of the tree.
func (r *Reader) fromTree() {
	b := r.newGame(r.tree.Span(), r.tree.TagPairs)
	b.tree = r.tree
	for i := range b.tree.Nodes {
		b.node(i)
	}
	b.closeData()
	r.reader.Parser().ReportUnexpected()
}

// newGame makes ready for a game with so many tag pairs.
func (r *Reader) newGame(span source.Span, tags int) *builder {
	b := &r.building
	*b = builder{
		Reader: r, game: r.storage.newGame(span, tags), movesTag: -1, misplaced: b.misplaced[:0],
		annotations: b.annotations[:0], escapeLines: b.escapeLines[:0], comments: b.comments[:0],
	}
	return b
}

// finished does what needs the whole game.
func (r *Reader) finished() *Game {
	b := &r.building
	r.games++
	b.game.Number = r.games
	b.finish()
	return b.game
}

// header reads the escape lines before the first tag, and decides once for all games whether the file is checked as export format.
func (r *Reader) header() {
	for _, n := range r.tree.Nodes {
		if n.Kind == syntax.TagPair {
			break
		}
		if n.Kind == syntax.EscapeLine {
			text := r.tree.Decode(n)
			r.version(text, r.tree.NodeSpan(n))
			r.ClaimsExport = r.ClaimsExport || isExportLine(text)
		}
	}
	r.isExport = r.AsExport || r.ClaimsExport && (!r.Exported || r.Version == "2.1")
}

// IsExport reports whether the file is checked as export format (2.1), once its first game was read.
func (r *Reader) IsExport() bool { return r.isExport }

// version reads a line that names the version; ok is false where it does not. The first one counts.
func (r *Reader) version(text string, span source.Span) (ok bool) {
	version, ok := versionLine(text)
	if ok && r.Version == "" {
		r.Version, r.VersionPlace = version, diag.PlaceIn(r.text, span)
	}
	return ok
}

// builder makes one game from its tree, node by node.
type builder struct {
	*Reader
	tree *syntax.Tree // nil where the game is built from items
	at   int          // the node that is built
	// itemsAhead is how many items come before the next tag pair.
	itemsAhead int
	game       *Game

	openTag  int      // the tag that data now belongs to
	movesTag int      // the last Auction or Play tag, -1 before the first
	moves    *[]Move  // of the open auction or play
	notes    *[]Note  // of the last auction or play
	section  *Section // the open section, nil before its first element
	opened   Section
	newLine  bool // a line ended since the last element of the section
	// lineDoubtful tells that there is something on the line of the node that is no element, which may be meant as one.
	lineDoubtful bool
	// misplaced are the tokens of the comments among the elements of the section, dataAt is the node of its first element.
	misplaced []int32
	dataAt    int

	// What belongs to the elements of the game, one after another; room for all annotations and escape lines is made with the first.
	annotations []Annotation
	escapeLines []Escape
	comments    []Comment

	// What waits for the next element, and the owner of the next comment; nil is the start of the game.
	escapes []Escape
	marks   []byte
	marksAt source.Span
	owner   *[]Comment

	end ending

	skipped int  // a node that was read with the one before it, 0 none
	dataEnd int  // where the data behind the open tag end
	tail    bool // behind the last game's last semi-empty line
}

func (b *builder) inAuction() bool {
	return b.game.Tags[b.openTag].Number == tags.Auction
}

func (b *builder) node(i int) {
	n := b.tree.Nodes[i]
	span := b.tree.NodeSpan(n)
	b.at = i
	b.newLine = b.newLine || n.NewLine
	b.lineDoubtful = b.lineDoubtful && !n.NewLine
	b.tail = i >= b.tree.Tail
	if n.Kind != syntax.TagPair && n.Kind != syntax.EscapeLine && !b.tail {
		b.dataEnd = span.End
	}
	if b.moves != nil && b.isAfterEnd(i, span) {
		return
	}
	switch n.Kind {
	case syntax.EscapeLine:
		b.escapeLine(span)
	case syntax.TagPair:
		b.tag(n)
	case syntax.BraceComment, syntax.LineComment, syntax.Unexpected:
		b.comment(n, span)
	case syntax.SectionToken, syntax.String:
		b.element(i, span)
	case syntax.Suffix, syntax.NoteReference, syntax.NAG:
		b.annotation(n, span)
	case syntax.Irregularity:
		b.irregularity(span)
	case syntax.Reference:
		b.reference(i, span)
	default:
		b.move(i, span)
	}
}

// escapeLine keeps an escape line, except those of the header, which the writer writes itself.
func (b *builder) escapeLine(span source.Span) {
	text := b.text.Decode(span)
	if !b.version(text, span) && !isExportLine(text) {
		if len(b.escapeLines) == 0 {
			b.escapeLines = slices.Grow(b.escapeLines, b.nodesLeft(syntax.EscapeLine))
		}
		b.escapes = appended(b.escapes, &b.escapeLines, Escape{text, span})
	}
}

// takeEscapes hands the escape lines that wait to the element that comes.
func (b *builder) takeEscapes() []Escape {
	escapes := b.escapes
	b.escapes = nil
	return escapes
}

func (b *builder) tag(n syntax.Node) {
	b.closeData()
	name, value := b.tree.TokenSpan(n.Name), b.tree.TokenSpan(n.Value)
	index := len(b.game.Tags)
	b.game.Tags = append(b.game.Tags, Tag{})
	t := &b.game.Tags[index]
	t.Number, t.Plain, t.Span, t.NameSpan, t.ValueSpan = n.Tag, n.Plain, b.tree.NodeSpan(n), name, value
	if n.Tag != tags.Other {
		t.Name = n.Tag.String()
	} else {
		t.Name = b.text.Decode(name)
	}
	raw := b.text.Decode(insideQuotes(b.text, value))
	if n.Plain {
		t.Value, t.Raw = raw, raw
	} else if value, writable := Unquote(raw); writable {
		t.Value, t.Raw = value, raw
	} else {
		t.Value = value
	}
	t.Doubtful = b.tree.Tokens[n.Value].Broken && isOpen(b.text.Slice(t.ValueSpan)) && strings.Contains(t.Value, "]")
	switch {
	case t.Number == tags.Note && b.movesTag >= 0 && b.game.Tags[b.movesTag].Duplicate:
		t.Duplicate = true
		t.Of = b.game.Tags[b.movesTag].Of
	case n.Repeats >= 0:
		t.Duplicate = true
		t.Of = int(n.Repeats)
	default:
		t.Escapes = b.takeEscapes()
		if b.game.firsts[n.Tag] == 0 {
			b.game.firsts[n.Tag] = int32(index + 1)
		}
	}
	b.owner = &t.Comments
	b.open(index)
}

// ignoring tells whether the open tag is one that is ignored.
func (b *builder) ignoring() bool {
	return len(b.game.Tags) > 0 && b.game.Tags[b.openTag].Duplicate
}

// insideQuotes is the part of a string token between its quotes; one that is not closed has only the first.
func insideQuotes(text *source.Text, token source.Span) source.Span {
	isOpen := isOpen(text.Slice(token))
	token.Start++
	if !isOpen {
		token.End--
	}
	return token
}

// isOpen reports whether a string has no quote at its end.
func isOpen(token []byte) bool { return len(token) == 1 || token[len(token)-1] != '"' }

// open makes ready for the data behind a tag.
func (b *builder) open(tag int) {
	t := &b.game.Tags[tag]
	b.openTag = tag
	b.dataEnd = t.Span.End
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

// roomForMoves is a slice for as many moves as there seem to be behind the tag that is built: the spare one, where that is long enough.
func (b *builder) roomForMoves(spare []Move) []Move {
	n := 3 // AP may stand for four passes
	if b.tree == nil {
		n += b.itemsAhead
	} else {
		n += b.movesAhead()
	}
	if n <= cap(spare) {
		return spare[:0]
	}
	return make([]Move, 0, n)
}

// movesAhead is how many moves there seem to be before the next tag pair.
func (b *builder) movesAhead() (n int) {
	for i := b.at + 1; i < len(b.tree.Nodes) && b.tree.Nodes[i].Kind != syntax.TagPair; i++ {
		switch b.tree.Nodes[i].Kind {
		case syntax.Asterisk:
			if !b.touchesCall(i) { // else it may be a mark
				n++
			}
		case syntax.Call, syntax.Card, syntax.Plus, syntax.Irregularity:
			n++
		}
	}
	return n
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

// comment gives a comment to the element before it. In a section that is the tag, since a comment may stand nowhere
// else (5.1).
func (b *builder) comment(n syntax.Node, span source.Span) {
	text := b.text.Decode(span)
	c := Comment{Kind: TextComment, Span: span}
	switch n.Kind {
	case syntax.BraceComment:
		c.Kind, text = BraceComment, text[1:]
		if !b.tree.Tokens[n.First].Broken {
			text = text[:len(text)-1]
		}
	case syntax.LineComment:
		c.Kind, text = LineComment, text[1:]
	}
	c.Text = lines(text)
	if n.Kind == syntax.Unexpected && strings.TrimSpace(c.Text) == "" {
		return
	}
	if b.section != nil && n.Kind != syntax.Unexpected && !b.tail {
		b.misplaced = append(b.misplaced, n.First)
	}
	if !b.tail && (n.Kind == syntax.Unexpected || b.tree.Tokens[n.First].Broken) {
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
	to := b.owner
	if to == nil {
		to = &b.game.Start
	}
	*to = appended(*to, &b.comments, c)
}

// elementsFrom is how many elements there are from a node on, up to the next tag pair.
func (b *builder) elementsFrom(i int) (n int) {
	for _, node := range b.tree.Nodes[i:] {
		switch node.Kind {
		case syntax.TagPair:
			return n
		case syntax.SectionToken, syntax.String:
			n++
		}
	}
	return n
}

func (b *builder) element(i int, span source.Span) {
	n := b.tree.Nodes[i]
	e := Element{Raw: b.text.Decode(span), Span: span, Escapes: b.takeEscapes()}
	e.Text = e.Raw
	switch {
	case n.Kind == syntax.SectionToken && b.tree.Tokens[n.First].Broken:
		// Only in quotes can it be written (2.2).
		e.Raw, e.IsString = "", true
	case n.Kind == syntax.String:
		e.IsString = true
		e.Raw = b.text.Decode(insideQuotes(b.text, span))
		var writable bool
		if e.Text, writable = Unquote(e.Raw); !writable {
			e.Raw = ""
		}
		if e.Broken = b.tree.Tokens[n.First].Broken; e.Broken {
			b.diags.Find(rules.SyntaxUnterminatedString, rules.ElementNotClosed, span)
		}
	}
	if b.section == nil {
		b.dataAt, b.opened = i, newSection(b.openTag, b.game.Sections)
		b.opened.Elements = slices.Grow(b.opened.Elements, b.elementsFrom(i))
		b.section = &b.opened
	} else {
		count := len(b.section.Elements)
		e.Line = b.section.Elements[count-1].Line
		if b.newLine {
			e.Line++
		}
	}
	e.Doubtful = b.lineDoubtful
	b.newLine = false
	b.section.Elements = append(b.section.Elements, e)
}

// finish does what needs the whole game.
func (b *builder) finish() {
	g := b.game
	g.End = b.takeEscapes()
	b.moveDuplicateComments()
	b.inheritance.resolve(g, b.diags)
	for i := range g.Sections {
		g.Sections[i].finish(&g.Tags[g.Sections[i].Tag], &b.storage.tables)
	}
	b.storage.inSections = g.findInSections(b.storage.inSections[:0])
	g.inSections = b.storage.inSections
	b.values()
	if g.Auction != nil {
		finishAuction(g)
	}
	// Where the deal does not name its first hand, the dealer helps, whom the auction may tell.
	if t := g.Found(tags.Deal); t != nil && !values.SaysNothing(t.Value) && t.Value[0] != '#' {
		diags := b.diags
		if t.Doubtful { // its value has been reported
			diags = nil
		}
		g.Deal = readDeal(b.text, insideQuotes(b.text, t.ValueSpan), g.Dealer, diags, b.storage.newDeal())
	}
	if g.Play != nil {
		finishPlay(g, &b.storage.turns)
	}
}

// values reads the tags that have one value.
func (b *builder) values() {
	g := b.game
	g.Dealer = g.Read(tags.Dealer).Seat()
	g.Vulnerable = g.Read(tags.Vulnerable).Vulnerability()
	b.date()
}

// date reads the day, and a time behind it: that goes to the Time tag where that says nothing, and else is another one. Where
// only what the Time tag inherits says nothing, it has no place to go, and the value of the Date tag stays.
func (b *builder) date() {
	g := b.game
	date, time := g.day()
	if time == "" {
		g.Date = date
		return
	}
	own, timeTag := g.Found(tags.Date), g.Found(tags.Time)
	_, timeGiven := g.ValueOf(tags.Time)
	timeKnown := g.Read(tags.Time).State() != values.Silent
	free := !timeGiven || timeTag != nil && !timeTag.Inherits
	switch {
	case !timeKnown && !free:
		return
	case !timeKnown && own != nil && !own.Inherits:
		g.Time = time
	}
	g.Date = date
}

// MoveTime takes the time behind the date for the Time tag also where what that inherits says nothing: for a game in which
// nothing is inherited any more.
func (g *Game) MoveTime() {
	if g.Read(tags.Time).State() != values.Silent || g.Time != "" {
		return
	}
	if date, time := g.day(); time != "" {
		g.Date, g.Time = date, time
	}
}

// day is the value of the Date tag in its form, "" where it cannot be read, and the time after it, if there is one.
func (g *Game) day() (date, time string) {
	text, _ := g.ValueOf(tags.Date)
	v := g.Read(tags.Date)
	return tags.Date.Row().Type.Form(text, v), values.TimeOf(v)
}

// moveDuplicateComments gives the comments of a tag that is ignored to the tag that counts, so that they are not lost.
func (b *builder) moveDuplicateComments() {
	for i := range b.game.Tags {
		if t := &b.game.Tags[i]; t.Duplicate {
			kept := &b.game.Tags[t.Of]
			kept.Comments = append(source.Room(kept.Comments), t.Comments...)
			t.Comments = nil
		}
	}
}
