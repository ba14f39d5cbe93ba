// Package item reads text into flat items, one game at a time: the text that PBN shares with other notations of games, which has tag
// pairs, moves, cells of tables, comments, escape lines and annotations. It looks at each byte once.
//
// The package knows no notation. A notation gives it [Tables]: the names of its tags, what follows each, and which number each word
// stands for. It reads any text and never fails: where the end of something is missing, it is guessed, and the item says so.
package item

import (
	"slices"

	"pbn/core/source"
)

// Item is one thing in the text of a game. White space is the gap between two items: items and gaps together are the text, byte for
// byte. An item has no pointer and is 16 bytes long.
//
// A comment, an escape line or an annotation belongs to the item before it or after it, as the notation has it: its place in the list
// says to which.
type Item struct {
	// Start and End are offsets in the window: of a tag pair those of its value, without the quotes; of all others those of the whole
	// item, with its delimiters.
	Start, End uint32
	// Val is the value as a number: of a word what the notation's table gives, of a note reference or a NAG its number, of a mark its
	// letter, of a suffix its one or two characters, the first in the low byte. The value of a tag pair is read by the notation.
	Val   uint32
	Kind  Kind
	Tag   uint8 // the row of a tag pair's name in the notation's table; 0 is every other name
	Flags Flags
}

// Kind is what an item is.
type Kind uint8

// The kinds that notations share. The numbers from FirstOwn on are the notation's own: of words, one for each mode.
const (
	None Kind = iota
	Tag
	Cell
	BraceComment // {…}
	LineComment  // ; to the end of the line
	Escape       // % in column 1 to the end of the line
	NAG          // $n
	NoteRef      // =n=
	Suffix       // ! ? and two of them
	Mark         // ^ and a letter
	Asterisk
	Plus
	Reference // (n), which some programs write after a call
	Junk      // what means nothing where it is
	FirstOwn
)

// IsCommentary reports whether an item is a comment or an escape line.
func (k Kind) IsCommentary() bool { return k == BraceComment || k == LineComment || k == Escape }

// Flags are what is unusual about an item. Those of all items of a game together are in Game.Has.
type Flags uint16

// The flags.
const (
	Odd       Flags = 1 << iota // a word that the notation's table does not have: the notation reads it
	Escaped                     // a string with a backslash
	Spread                      // a tag pair that is not written [Name "value"] with a capital letter and one blank: Game.Pair has its parts
	Inside                      // it is inside the tag pair before it, or where that must have ended
	Broken                      // the end of the item had to be guessed; a cell that has characters it may have only in quotes
	Repeats                     // the game has a tag pair of this name already
	Quoted                      // a cell, or text inside a tag pair, that is a string
	LineStart                   // a line ends between the item before it and this one
	NonASCII                    // a tag pair that may have characters that are not ASCII; all others have none
)

// Bytes are the kinds of bytes that a text has and that most texts do not have.
type Bytes uint8

// The kinds of bytes.
const (
	High    Bytes = 1 << iota // above 126: characters that are not ASCII, and DEL
	Tab                       // a tab
	Control                   // any other control character below the blank, except in line ends
	EndsLF                    // a line that ends with LF
	EndsCRLF
	EndsCR
	Trailing // white space, or what may be, before the end of a line that has something else
)

// Game is the items of one game. It is used again for the next: nothing is allocated for a game once the longest list was made.
type Game struct {
	Items []Item
	// pairs are the parts of the tag pairs that are Spread, in their order.
	pairs []shortPair
	// Start and End are where the game begins and ends in the window, with the semi-empty lines after it.
	Start, End int
	// FirstTag is where its first tag pair begins.
	FirstTag int
	// First is, for each row of the table of tags, the number from 1 of the item that is the first tag pair of the name; 0: none.
	First [Rows]uint32
	// Tags is how many items are tag pairs.
	Tags int
	// Tail is the number of items before the semi-empty line after which no tag pair comes to the end of the file.
	Tail int
	// Has are the flags of all items together, and perhaps Quoted of one that became a part of other text. Bytes are the kinds of all
	// bytes, Longest is the bytes of the longest line without its end. Where Unseparated is set, these and what is said of
	// lines may be those of a few lines more.
	Has     Flags
	Bytes   Bytes
	Longest int
	// Lines is how many lines have ended, LoneLFs how many of them with LF alone, LastLine where the line begins that has not, unless the
	// game ends the text.
	Lines, LoneLFs, LastLine int
	// Unseparated reports that the next game begins without a semi-empty line before it, Follows that this one does.
	Unseparated, Follows bool
	// AfterOpenComment reports that a comment of a game before is not closed, and that a right brace in this one would close it.
	AfterOpenComment bool
	// checked is how far the game was read before its end was known.
	checked int
}

// Reset forgets the game, and keeps the memory that it was in.
func (g *Game) Reset() { *g = Game{Items: g.Items[:0], pairs: g.pairs[:0]} }

// Pair is where the parts of a tag pair are.
type Pair struct {
	source.Span // with its brackets
	// Name is its name, Value its value with the quotes that it has.
	Name, Value source.Span
	Item        int  // its number in Game.Items
	IsClosed    bool // whether it has its right bracket
}

// shortPair is a Pair in half the memory.
type shortPair struct {
	whole, name, value source.ShortSpan
	item               uint32
	isClosed           bool
}

func (p *Pair) short() shortPair {
	return shortPair{p.Span.Short(), p.Name.Short(), p.Value.Short(), uint32(p.Item), p.IsClosed}
}

func (p *shortPair) pair() Pair {
	return Pair{p.whole.Span(), p.name.Span(), p.value.Span(), int(p.item), p.isClosed}
}

// Rows is how many rows a table of tags may have, row 0 included, which is for all names that are not in it.
const Rows = 128

// Pair returns where the parts of the tag pair are that is an item.
func (g *Game) Pair(k int, text []byte) (p Pair) {
	i := &g.Items[k]
	if i.Flags&Spread != 0 {
		at, _ := slices.BinarySearchFunc(g.pairs, k, func(p shortPair, k int) int { return int(p.item) - k })
		return g.pairs[at].pair()
	}
	// It is written [Name "value"].
	start, end := int(i.Start), int(i.End)
	p = Pair{Item: k, IsClosed: true, Value: source.Span{Start: start - len(`"`), End: end + len(`"`)}}
	p.Name.End = start - len(` "`)
	for p.Name.Start = p.Name.End; classes[text[p.Name.Start-1]]&nameByte != 0; p.Name.Start-- {
	}
	p.Span = source.Span{Start: p.Name.Start - len(`[`), End: end + len(`"]`)}
	return p
}

// Span returns where an item is, of a tag pair with its brackets.
func (g *Game) Span(k int, text []byte) source.Span {
	if i := &g.Items[k]; i.Kind != Tag {
		return source.Span{Start: int(i.Start), End: int(i.End)}
	}
	return g.Pair(k, text).Span
}

// lastEnd returns where the last item ends, or the tag pair that it is inside of.
func (g *Game) lastEnd(text []byte) int {
	k := len(g.Items) - 1
	if k < 0 {
		return g.Start
	}
	end := g.Span(k, text).End
	if g.Items[k].Flags&Inside != 0 {
		end = max(end, g.pairs[len(g.pairs)-1].whole.Span().End)
	}
	return end
}

// IsLongerThan reports whether a game, or what was read of it, is longer than it may be. What comes before its first tag pair is not
// counted, nor what comes after its end.
func (g *Game) IsLongerThan(most int) bool {
	return most > 0 && g.Tags > 0 && g.checked-g.FirstTag > most
}

// isTooLong reports whether the game, which was read to a place, is longer than it may be.
func (g *Game) isTooLong(at, longest int) bool {
	return g.Tags > 0 && g.Tail < 0 && at-g.FirstTag > longest
}

// isEscapeLine reports whether one of the items before the last tag pair is an escape line that is not inside the tag pair before.
func (g *Game) isEscapeLine(i *Item) bool {
	return i.Kind == Escape && (i.Flags&Inside == 0 || int(i.Start) >= g.lastPairBefore(i).End)
}

// lastPairBefore returns the tag pair that an item is inside of.
func (g *Game) lastPairBefore(i *Item) source.Span {
	k := len(g.pairs) - 1
	for g.pairs[k].whole.Span().Start > int(i.Start) {
		k--
	}
	return g.pairs[k].whole.Span()
}

// cut ends the game with the items that are left, whose flags it returns: those after them belong to the next game.
func (g *Game) cut(left []Item) (has Flags) {
	g.Tail, g.Unseparated, g.Tags = len(left), true, 0
	for i := range g.First {
		if int(g.First[i]) > len(left) {
			g.First[i] = 0
		}
	}
	for n := len(g.pairs); n > 0 && int(g.pairs[n-1].item) >= len(left); n-- {
		g.pairs = g.pairs[:n-1]
	}
	for _, i := range left {
		has |= i.Flags
		if i.Kind == Tag {
			g.Tags++
		}
	}
	return has
}

// addPair adds the parts of a tag pair on one line, of a text that has so many bytes.
func (g *Game) addPair(k, start int, read *tagRead, size int) {
	p := Pair{
		Item: k, IsClosed: true, Span: source.Span{Start: start, End: read.end},
		Name: source.Span{Start: read.name, End: read.nameEnd}, Value: source.Span{Start: read.value - 1, End: read.valueEnd + 1},
	}
	g.pairs = append(source.RoomAfter(g.pairs, start-g.Start, size-start), p.short())
}
