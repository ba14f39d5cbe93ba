// Package played is what crosses to JavaScript of games of two players and of moves, in any notation that has variations: games packed as
// numbers and text, their lines and notes as JSON, and what is said of a file.
package played

import (
	"slices"
	"unicode/utf8"

	"pbn/core/item"
	"pbn/core/source"
	"pbn/core/tree"
)

// Packer packs games as js/src/moves reads them: a game crosses as its own text, and as numbers that say what is where in it. So
// hardly anything is written twice, places in the file need not be counted, and objects that nobody reads are never made.
//
// All numbers have four bytes, the lowest first. Places are bytes from the start of the game. First come the numbers of the header, then the
// lists in their order there, then the text and the words, and zeros up to a multiple of four. A notation calls the methods in the order of
// the lists, from [Packer.Begin] to [Packer.End].
type Packer struct {
	// Out is what was packed.
	Out []byte
	// Words are texts that the game does not have, each with a line end before it, but the first: the start position, empty where that needs
	// no words; what a notation adds by [Packer.Word].
	Words  []byte
	counts [HeaderSize]uint32
	header int
	at     int
	base   uint32
	// before is the end of the move before.
	before uint32
	longs  []uint32
	// last is the position that was asked for last.
	last source.Position
}

// Game is what all notations have of a game.
type Game struct {
	Number     int
	Span       source.Span
	Items      *item.Game
	Comments   []tree.Comment
	NAGs       []tree.NAG
	Variations []tree.Variation
}

// The header of a game, by the places of its numbers.
const (
	InSize       = 0  // of all, in bytes
	InNumber     = 1  // of the game
	InFacts      = 2  // see below
	InTurn       = 3  // of the start position: the number of the move, doubled, and one more where it is Black's
	inStart      = 4  // the position in the file where the game starts: byte, line, column, UTF-16 unit
	InEnd        = 8  // and where it ends
	InText       = 12 // how many bytes the text has
	inWords      = 13 // how many bytes the words have
	inFound      = 14 // how many bytes of JSON come after the words: the diagnostics of the game
	InTags       = 15 // how many numbers the tag pairs have
	InMoves      = 16 // how many moves there are, and so on
	inComments   = 17
	inNAGs       = 18
	inCommands   = 19
	inVariations = 20
	inLongs      = 21
	inOdds       = 22
	inOwn        = 23 // the numbers of a list of the notation's own
	HeaderSize   = 24
)

// The facts of a game. The other bits are a notation's own.
const (
	HasStart   = 1 << 6  // the start position is known
	hasCounted = 1 << 7  // the text has characters of several bytes
	isWide     = 1 << 8  // the file has two bytes for each UTF-16 unit
	HasMoves   = 1 << 9  // the moves were read
	IsFound    = 1 << 10 // the game was looked for
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

// Sizes are how many numbers an element of each list has, from that of the tags on.
var Sizes = [...]int{1, 1, commentSize, nagSize, commandSize, variationSize, longSize, oddSize, 1}

// The number of a move has, from its lowest bits on, what is a notation's own (20), its length (4), and how far it is from the end of the move
// before (8). What does not fit has the length 15, and its place among the longs.
const (
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

// Begin begins a game.
func (p *Packer) Begin(start int) {
	p.longs, p.Words = p.longs[:0], p.Words[:0]
	p.base, p.before = uint32(start), uint32(start)
	clear(p.counts[:])
	p.header = len(p.Out)
	p.Room(4 * HeaderSize)
}

// Set sets a number of the header.
func (p *Packer) Set(in int, n uint32) { p.counts[in] = n }

// Word adds a text that the game does not have.
func (p *Packer) Word(text string) {
	p.Words = append(append(p.Words, '\n'), text...)
}

// A tag pair that is written plainly, [Name "value"], has two numbers: the place of its name, doubled, and the length of its name and, above these
// bits, of its value. Others have the place doubled and one more, the end of the name, the places of the value and of the whole pair, and flags.
const nameBits = 8

// The flags of a tag pair.
const (
	IsDuplicate = 1
	HasName     = 2 // its name is among the words
	HasEscapes  = 4
	HasValue    = 8 // its value is among the words, after its name
)

// Tag is where a tag pair is.
type Tag struct {
	Name, Value source.Span
	Item        int
	// IsPlain reports that there is nothing to say of it but where it is.
	IsPlain bool
}

// Tag adds a tag pair. flags says more of one that is not plain; it adds the words that these promise.
func (p *Packer) Tag(t *source.Text, items *item.Game, tag *Tag, flags func() uint32) {
	base, i := int(p.base), &items.Items[tag.Item]
	name, value := tag.Name, tag.Value
	length := name.End - name.Start
	at := uint32(name.Start-base) << 1
	if tag.IsPlain && i.Kind == item.Tag && i.Flags&item.Spread == 0 && length < 1<<nameBits && value.End-value.Start < 1<<(32-nameBits) {
		p.Room(8)
		p.Puts(at, uint32(length|(value.End-value.Start)<<nameBits))
		p.counts[InTags] += 2
		return
	}
	whole := items.Span(tag.Item, t.Bytes)
	p.Room(28)
	p.Puts(at|1, uint32(name.End-base), uint32(value.Start-base), uint32(value.End-base), uint32(whole.Start-base), uint32(whole.End-base), flags())
	p.counts[InTags] += 7
}

// Place returns the bits of a move that say where it is.
func (p *Packer) Place(start, end uint32) (bits uint32) {
	gap, length := start-p.before, end-start
	if gap > mostGap || length >= isLong {
		p.longs = append(p.longs, start-p.base, end-p.base)
		gap, length = 0, isLong
	}
	p.before = end
	return length<<lengthAt | gap<<gapAt
}

// PutMove writes the number of a move where it comes to be.
func PutMove(out []byte, k int, n uint32) {
	b := out[4*k:][:4]
	b[0], b[1], b[2], b[3] = byte(n), byte(n>>8), byte(n>>16), byte(n>>24)
}

// Moves makes room for so many moves.
func (p *Packer) Moves(count int) (out []byte) {
	p.counts[InMoves] = uint32(count)
	p.Room(4 * count)
	return p.Out[p.at:]
}

// Notes adds the comments and the NAGs.
func (p *Packer) Notes(g *Game) {
	p.counts[inComments], p.counts[inNAGs] = uint32(len(g.Comments)), uint32(len(g.NAGs))
	p.Room(4 * commentSize * len(g.Comments))
	for i := range g.Comments {
		c := &g.Comments[i]
		n := uint32(c.Move+1) << commentFlags
		i := &g.Items.Items[c.Item]
		if i.Kind == item.LineComment {
			n |= isLine
		}
		if c.Before {
			n |= isBefore
		}
		if c.AfterEnd {
			n |= isAfterEnd
		}
		p.Puts(n, i.Start-p.base, i.End-p.base)
	}
	p.Room(4 * nagSize * len(g.NAGs))
	for i := range g.NAGs {
		one := &g.NAGs[i]
		n := uint32(one.Move+1) << 1
		if one.Before {
			n |= 1
		}
		p.Puts(n, uint32(one.Number))
	}
}

// Commands makes room for so many commands.
func (p *Packer) Commands(count int) {
	p.counts[inCommands] = uint32(count)
	p.Room(4 * commandSize * count)
}

// Command adds one. kind says what it is, of which the lowest eight bits are shared: [ClockKind] has the milliseconds that a clock shows as its
// value; what other kinds have is a notation's own matter.
func (p *Packer) Command(whole, parameters source.ShortSpan, kind, value uint32) {
	in := parameters.Span()
	base := int(p.base)
	p.Puts(uint32(whole.Span().Start-base), uint32(in.Start-base), uint32(in.End-base), kind, value)
}

// ClockKind is the kind of a command that says what the clock of who has moved shows.
const ClockKind = 2

// Lines adds the variations, and the places of moves that are too long.
func (p *Packer) Lines(g *Game) {
	p.counts[inVariations] = uint32(len(g.Variations))
	p.Room(4 * variationSize * len(g.Variations))
	for i := range g.Variations {
		v := &g.Variations[i]
		p.Puts(uint32(v.Of+1), uint32(v.First), uint32(v.End))
	}
	p.counts[inLongs] = uint32(len(p.longs) / longSize)
	p.list(p.longs)
}

// End ends a game: its text up to a place comes, a list of the notation's own, and its diagnostics as JSON.
func (p *Packer) End(t *source.Text, g *Game, end int, own []uint32, found []byte) {
	text, odds, more := p.text(t, g, source.Span{Start: g.Span.Start, End: end})
	p.list(odds)
	p.list(own)
	p.counts[InNumber], p.counts[inOdds], p.counts[inOwn] = uint32(g.Number), uint32(len(odds)/oddSize), uint32(len(own))
	p.counts[InFacts] |= more
	p.Out = append(append(append(p.Out, text...), p.Words...), found...)
	for len(p.Out)%4 != 0 {
		p.Out = append(p.Out, 0)
	}
	for i, at := range [...]source.Position{p.position(t, g.Span.Start), p.position(t, g.Span.End)} {
		place := p.counts[inStart+4*i:][:4]
		place[0], place[1], place[2], place[3] = uint32(at.Byte), uint32(at.Line), uint32(at.Column), uint32(at.UTF16)
	}
	p.counts[InText], p.counts[inWords], p.counts[inFound] = uint32(len(text)), uint32(len(p.Words)), uint32(len(found))
	p.counts[InSize] = uint32(len(p.Out) - p.header)
	p.at = p.header
	p.Puts(p.counts[:]...)
}

// position returns a place in the file. Mostly it is the end of the game before.
func (p *Packer) position(t *source.Text, at int) source.Position {
	if t.CountsBytes() {
		if file := t.InFile(source.Span{Start: at, End: at}).Start; file == p.last.Byte && p.last.Line > 0 {
			return p.last
		}
	}
	p.last = t.Position(at)
	return p.last
}

// Room makes room for so many bytes, which the next calls of [Packer.Puts] fill.
func (p *Packer) Room(n int) {
	p.at = len(p.Out)
	p.Out = slices.Grow(p.Out, n)[:p.at+n]
}

// list makes room for numbers, and writes them.
func (p *Packer) list(numbers []uint32) {
	p.Room(4 * len(numbers))
	p.Puts(numbers...)
}

// Puts writes numbers where there is room. A copy of it at each call would make the module 5 kB larger, and nothing faster.
//
//go:noinline
func (p *Packer) Puts(numbers ...uint32) {
	out := p.Out[p.at:][:4*len(numbers)]
	for i, n := range numbers {
		b := out[4*i:][:4]
		b[0], b[1], b[2], b[3] = byte(n), byte(n>>8), byte(n>>16), byte(n>>24)
	}
	p.at += len(out)
}

// text returns a part of the text in UTF-8, the places in it where the file has invalid UTF-8, and facts about it.
func (p *Packer) text(t *source.Text, g *Game, s source.Span) (text []byte, odds []uint32, facts uint32) {
	isWideText := t.Encoding == source.UTF16LE || t.Encoding == source.UTF16BE
	if isWideText {
		facts = isWide
	}
	text = t.Slice(s)
	switch {
	case g.Items.Bytes&item.High == 0:
		return text, nil, facts
	case t.Encoding != source.UTF8 && !isWideText:
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
