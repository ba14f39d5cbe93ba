package answers

import (
	"slices"
	"unicode/utf8"

	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/tags"
	"pbn/core/source"
)

// packer packs games as js/src/pgn/unpack.ts reads them: a game crosses as its own text, and as numbers that say what is where in it. So
// hardly anything is written twice, places in the file need not be counted, and objects that nobody reads are never made.
//
// All numbers have four bytes, the lowest first. Places are bytes from the start of the game. First come the numbers of the header, then the
// lists in their order there, then the text and the words, and zeros up to a multiple of four.
type packer struct {
	out []byte
	at  int
	// longs are the places of moves that are too long, or too far from the one before, for the number of a move.
	longs []uint32
	// words are texts that the game does not have, each with a line end before it, but the first: the FEN of the start position, empty if
	// that is the initial one or not known; names of tags in their own case; the SAN of moves that are written otherwise.
	words []byte
	sans  game.Replay
	// last is the position that was asked for last.
	last source.Position
}

// The header of a game, by the places of its numbers.
const (
	inSize       = 0  // of all, in bytes
	inNumber     = 1  // of the game
	inFacts      = 2  // see below
	inTurn       = 3  // of the start position: the number of the move, doubled, and one more where it is Black's
	inStart      = 4  // the position in the file where the game starts: byte, line, column, UTF-16 unit
	inEnd        = 8  // and where it ends
	inText       = 12 // how many bytes the text has
	inWords      = 13 // how many bytes the words have
	inFound      = 14 // how many bytes of JSON come after the words: the diagnostics of the game
	inTags       = 15 // how many numbers the tag pairs have
	inMoves      = 16 // how many moves there are, and so on
	inComments   = 17
	inNAGs       = 18
	inCommands   = 19
	inVariations = 20
	inLongs      = 21
	inOdds       = 22
	inPath       = 23
	headerSize   = 24
)

// The facts of a game: from the lowest bits on, the result (2), the end (2), the variant (2), and these.
const (
	hasStart   = 1 << 6  // the start position is known
	hasCounted = 1 << 7  // the text has characters of several bytes
	isWide     = 1 << 8  // the file has two bytes for each UTF-16 unit
	hasMoves   = 1 << 9  // the moves were read
	isFound    = 1 << 10 // the game was looked for, and the path leads to what it has
)

// How many numbers an element of a list has.
const (
	commentSize   = 3 // move + 1 and flags, start, end
	nagSize       = 2 // move + 1, doubled, and one more if it comes before the move; its number
	commandSize   = 5 // start with its bracket, start and end of its parameters, kind and more, value
	variationSize = 3 // the move that it replaces + 1, its first move, the end of its moves
	longSize      = 2 // start, end
	oddSize       = 2 // a character that is no UTF-8: its place, and how many bytes it has
)

// The number of a move has, from its lowest bits on, the move itself (16), these flags (4), its length (4), and how far it is from the end
// of the move before (8). What does not fit has the length 15, and its place among the longs.
const (
	givesCheck = 1 << (16 + iota)
	givesMate
	hasSAN // its SAN is among the words: it is written otherwise

	lengthAt = 20
	gapAt    = 24
	isLong   = 15
	mostGap  = 255
)

// The flags of a comment, below its move + 1.
const (
	isLine = 1 << iota
	isBefore
	isAfterEnd
	commentFlags = iota
)

// pack appends a game, as much of it as the options say, with its diagnostics as JSON.
func (p *packer) pack(t *source.Text, g *game.Game, o *Options, found []byte) {
	withMoves := !o.TagsOnly
	p.longs, p.words = p.longs[:0], p.words[:0]
	start, end := g.Span.Start, g.Span.End
	if !withMoves {
		end = p.tagsEnd(t, g)
	}
	header := len(p.out)
	p.room(4 * headerSize)
	p.at = header + 4*headerSize
	facts := uint32(0)
	if withMoves {
		facts = p.start(g)
	}
	tags := p.tags(t, g)
	var counts [headerSize]uint32
	if withMoves {
		p.moves(g)
		p.comments(g)
		p.nags(g)
		p.commands(g)
		p.variations(g)
		p.list(p.longs)
		counts[inMoves], counts[inComments], counts[inNAGs] = uint32(len(g.Moves)), uint32(len(g.Comments)), uint32(len(g.NAGs))
		counts[inCommands], counts[inVariations] = uint32(len(g.Commands)), uint32(len(g.Variations))
		counts[inLongs] = uint32(len(p.longs) / longSize)
	}
	text, odds, more := p.text(t, g, source.Span{Start: start, End: end})
	counts[inNumber], counts[inFacts], counts[inTags], counts[inOdds] = uint32(g.Number), facts|more, tags, uint32(len(odds)/oddSize)
	counts[inTurn] = g.Start.Number<<1 | uint32(g.Start.Turn)
	p.list(odds)
	if o.Search != nil {
		path := o.Search.Path()
		p.room(4 * len(path))
		for _, n := range path {
			p.puts(uint32(n))
		}
		counts[inFacts] |= isFound
		counts[inPath] = uint32(len(path))
	}
	p.out = append(append(append(p.out, text...), p.words...), found...)
	for len(p.out)%4 != 0 {
		p.out = append(p.out, 0)
	}
	for i, at := range [...]source.Position{p.position(t, g.Span.Start), p.position(t, g.Span.End)} {
		place := counts[inStart+4*i:][:4]
		place[0], place[1], place[2], place[3] = uint32(at.Byte), uint32(at.Line), uint32(at.Column), uint32(at.UTF16)
	}
	counts[inText], counts[inWords], counts[inFound] = uint32(len(text)), uint32(len(p.words)), uint32(len(found))
	counts[inSize] = uint32(len(p.out) - header)
	p.at = header
	p.puts(counts[:]...)
}

// position returns a place in the file. Mostly it is the end of the game before.
func (p *packer) position(t *source.Text, at int) source.Position {
	if t.CountsBytes() {
		if file := t.InFile(source.Span{Start: at, End: at}).Start; file == p.last.Byte && p.last.Line > 0 {
			return p.last
		}
	}
	p.last = t.Position(at)
	return p.last
}

// room makes room for so many bytes.
func (p *packer) room(n int) {
	p.at = len(p.out)
	p.out = slices.Grow(p.out, n)[:p.at+n]
}

// list makes room for numbers, and writes them.
func (p *packer) list(numbers []uint32) {
	p.room(4 * len(numbers))
	p.puts(numbers...)
}

// puts writes numbers where there is room. A copy of it at each call would make the module 5 kB larger, and nothing faster.
//
//go:noinline
func (p *packer) puts(numbers ...uint32) {
	out := p.out[p.at:][:4*len(numbers)]
	for i, n := range numbers {
		b := out[4*i:][:4]
		b[0], b[1], b[2], b[3] = byte(n), byte(n>>8), byte(n>>16), byte(n>>24)
	}
	p.at += len(out)
}

// word adds a text that the game does not have.
func (p *packer) word(text string) {
	p.words = append(append(p.words, '\n'), text...)
}

// start adds the start position, and returns the facts of the game.
func (p *packer) start(g *game.Game) (facts uint32) {
	facts = uint32(g.Result) | uint32(g.End)<<2 | uint32(g.Variant)<<4 | hasMoves
	if g.HasStart {
		facts |= hasStart
		if hasOwnStart(g) {
			p.words = chess.AppendFEN(p.words, &g.Start)
		}
	}
	return facts
}

// hasOwnStart reports whether a game has a start position that may differ from the initial one.
func hasOwnStart(g *game.Game) bool { return g.Items.First[tags.FEN] != 0 }

// tagsEnd returns where the last tag pair ends.
func (p *packer) tagsEnd(t *source.Text, g *game.Game) int {
	if len(g.Tags) == 0 {
		return g.Span.Start
	}
	return g.Items.Span(int(g.Tags[len(g.Tags)-1].Item), t.Bytes).End
}

// The two numbers of a tag pair that is written plainly, [Name "value"], are the place of its name, doubled, and the length of its name and,
// above these bits, of its value. Others have the place doubled and one more, the end of the name, the places of the value and of the whole
// pair, and flags.
const (
	nameBits    = 8
	isDuplicate = 1
	hasName     = 2 // its name is among the words
	hasEscapes  = 4
)

// tags adds the tag pairs. It returns how many numbers they have.
func (p *packer) tags(t *source.Text, g *game.Game) (count uint32) {
	before := len(p.out)
	base := g.Span.Start
	for i := range g.Tags {
		tag := &g.Tags[i]
		name, value := tag.NameSpan(), tag.TextSpan()
		length := name.End - name.Start
		at := uint32(name.Start-base) << 1
		if isPlainTag(g, tag) && length < 1<<nameBits && value.End-value.Start < 1<<(32-nameBits) {
			p.room(8)
			p.puts(at, uint32(length|(value.End-value.Start)<<nameBits))
			continue
		}
		whole := g.Items.Span(int(tag.Item), t.Bytes)
		flags := 0
		if tag.Flags&game.Duplicate != 0 {
			flags |= isDuplicate
		}
		if tag.Flags&game.OtherCase != 0 {
			flags |= hasName
			p.word(tag.Name(t))
		}
		if tag.Flags&game.Escapes != 0 {
			flags |= hasEscapes
		}
		p.room(28)
		p.puts(at|1, uint32(name.End-base), uint32(value.Start-base), uint32(value.End-base), uint32(whole.Start-base), uint32(whole.End-base), uint32(flags))
	}
	return uint32(len(p.out)-before) / 4
}

// isPlainTag reports whether a tag pair is written [Name "value"], and there is nothing to say of it.
func isPlainTag(g *game.Game, tag *game.Tag) bool {
	i := &g.Items.Items[tag.Item]
	return tag.Flags == 0 && i.Kind == item.Tag && i.Flags&item.Spread == 0
}

// moves adds the moves.
func (p *packer) moves(g *game.Game) {
	p.room(4 * len(g.Moves))
	out := p.out[p.at:]
	p.sans.Begin(g)
	before := uint32(g.Span.Start)
	items := g.Items.Items
	for k := range g.Moves {
		m := &g.Moves[k]
		i := &items[m.Item]
		n := uint32(m.Move)
		if m.Flags&(game.Check|game.Mate|game.Word|game.Canonical) != game.Canonical {
			n |= p.more(g, k)
		}
		gap, length := i.Start-before, i.End-i.Start
		if gap > mostGap || length >= isLong {
			p.longs = append(p.longs, i.Start-uint32(g.Span.Start), i.End-uint32(g.Span.Start))
			gap, length = 0, isLong
		}
		before = i.End
		n |= length<<lengthAt | gap<<gapAt
		b := out[4*k:][:4]
		b[0], b[1], b[2], b[3] = byte(n), byte(n>>8), byte(n>>16), byte(n>>24)
	}
}

// more returns the flags of a move that has some.
func (p *packer) more(g *game.Game, k int) (flags uint32) {
	m := &g.Moves[k]
	if m.Flags&game.Check != 0 {
		flags |= givesCheck
	}
	if m.Flags&game.Mate != 0 {
		flags |= givesMate
	}
	if m.Flags&(game.Word|game.Canonical) == 0 {
		flags |= hasSAN
		p.words = p.sans.AppendSAN(append(p.words, '\n'), k)
	}
	return flags
}

// place returns where an item is, from the start of the game.
func place(g *game.Game, k uint32) (start, end uint32) {
	i := &g.Items.Items[k]
	return i.Start - uint32(g.Span.Start), i.End - uint32(g.Span.Start)
}

func (p *packer) comments(g *game.Game) {
	p.room(4 * commentSize * len(g.Comments))
	for i := range g.Comments {
		c := &g.Comments[i]
		n := uint32(c.Move+1) << commentFlags
		if g.Items.Items[c.Item].Kind == item.LineComment {
			n |= isLine
		}
		if c.Before {
			n |= isBefore
		}
		if c.AfterEnd {
			n |= isAfterEnd
		}
		start, end := place(g, c.Item)
		p.puts(n, start, end)
	}
}

func (p *packer) nags(g *game.Game) {
	p.room(4 * nagSize * len(g.NAGs))
	for i := range g.NAGs {
		one := &g.NAGs[i]
		n := uint32(one.Move+1) << 1
		if one.Before {
			n |= 1
		}
		p.puts(n, uint32(one.Number))
	}
}

// commands adds the commands of comments. The number with the kind has, above that, whether an evaluation is a mate (1 bit, from the eighth
// on), and its depth (16 bits, from the sixteenth on).
func (p *packer) commands(g *game.Game) {
	p.room(4 * commandSize * len(g.Commands))
	base := g.Span.Start
	for i := range g.Commands {
		c := &g.Commands[i]
		kind := uint32(c.Kind) | uint32(c.Depth)<<16
		if c.IsMate {
			kind |= 1 << 8
		}
		parameters := c.Parameters.Span()
		start := uint32(c.Whole.Span().Start - base)
		p.puts(start, uint32(parameters.Start-base), uint32(parameters.End-base), kind, uint32(valueOf(c)))
	}
}

// valueOf returns the value of a command, as far as 32 bits go: a clock may show 596 hours.
func valueOf(c *game.Command) int32 {
	return int32(min(max(c.Value, -1<<31), 1<<31-1))
}

func (p *packer) variations(g *game.Game) {
	p.room(4 * variationSize * len(g.Variations))
	for i := range g.Variations {
		v := &g.Variations[i]
		p.puts(uint32(v.Of+1), uint32(v.First), uint32(v.End))
	}
}

// text returns a part of the text in UTF-8, the places in it where the file has invalid UTF-8, and facts about it.
func (p *packer) text(t *source.Text, g *game.Game, s source.Span) (text []byte, odds []uint32, facts uint32) {
	if t.Encoding == source.UTF16LE || t.Encoding == source.UTF16BE {
		facts = isWide
	}
	text = t.Slice(s)
	switch {
	case g.Items.Bytes&item.High == 0:
		return text, nil, facts
	case t.Encoding == source.Latin1 || t.Encoding == source.Windows1252:
		return []byte(t.Decode(s)), nil, facts // as many characters as bytes
	case utf8.Valid(text):
		return text, nil, facts | hasCounted
	}
	for at := s.Start; at < s.End; {
		end := t.CharacterEnd(at)
		if r, _ := utf8.DecodeRune(t.Bytes[at:end]); r == utf8.RuneError && string(t.Bytes[at:end]) != "\uFFFD" {
			odds = append(odds, uint32(at-s.Start), uint32(end-at))
		}
		at = end
	}
	return []byte(t.Decode(s)), odds, facts | hasCounted
}
