package item

import (
	"slices"

	"pbn/core/source"
)

// Game is the items of one game. It is used again for the next: nothing is allocated for a game once the longest list was made.
type Game struct {
	Items []Item
	// pairs are the parts of the tag pairs that are Spread, in their order.
	pairs []shortPair
	// Start and End are where the game begins and ends in the window, with the semi-empty lines after it.
	Start, End int
	// First is, for each row of the table of tags, the number from 1 of the item that is the first tag pair of the name; 0: none.
	First [Rows]uint32
	// Tags is how many items are tag pairs.
	Tags int
	// Tail is the number of items that come before the end of the game. Those after it are no game, and none comes after them.
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
	// Unseparated reports that the next game begins before this one has been ended, Follows that the game before was not ended.
	Unseparated, Follows bool
	// AfterOpenComment reports that a comment of a game before is not closed, and that a right brace in this one would close it.
	AfterOpenComment bool
	// begin is where its first tag pair begins, or the first move if it has no tag pair; -1 if it has neither.
	begin int
	// checked is how far the game was read before its end was known.
	checked int
}

// Reset forgets the game, and keeps the memory that it was in.
func (g *Game) Reset() { *g = Game{Items: g.Items[:0], pairs: g.pairs[:0]} }

// start makes it a game without items that begins at a place.
func (g *Game) start(at int) {
	clear(g.First[:])
	g.Start, g.begin, g.Tags, g.Tail, g.Has, g.Unseparated, g.checked = at, -1, 0, -1, 0, false, 0
	g.Items, g.pairs = g.Items[:0], g.pairs[:0]
}

// begins takes note that the game begins at a place, unless it has begun before.
func (g *Game) begins(at int) {
	if g.begin < 0 {
		g.begin = at
	}
}

// HasBegun reports whether the game has a tag pair or a move. What comes before is no game.
func (g *Game) HasBegun() bool { return g.begin >= 0 }

// Pair is where the parts of a tag pair are.
type Pair struct {
	Whole source.Span // with its brackets
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
	return shortPair{p.Whole.Short(), p.Name.Short(), p.Value.Short(), uint32(p.Item), p.IsClosed}
}

func (p *shortPair) pair() Pair {
	return Pair{p.whole.Span(), p.name.Span(), p.value.Span(), int(p.item), p.isClosed}
}

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
	for p.Name.Start = p.Name.End; syntax[text[p.Name.Start-1]]&nameByte != 0; p.Name.Start-- {
	}
	p.Whole = source.Span{Start: p.Name.Start - len(`[`), End: end + len(`"]`)}
	return p
}

// Inside returns the items inside the tag pair that is an item.
func (g *Game) Inside(k int) []Item {
	items := g.Items[k+1:]
	n := 0
	for n < len(items) && items[n].Flags&Inside != 0 {
		n++
	}
	return items[:n]
}

// IsOpen reports whether a string with its left quote has no right one.
func IsOpen(quoted []byte) bool { return len(quoted) == 1 || quoted[len(quoted)-1] != '"' }

// Span returns where an item is, of a tag pair with its brackets.
func (g *Game) Span(k int, text []byte) source.Span {
	if i := &g.Items[k]; i.Kind != Tag {
		return source.Span{Start: int(i.Start), End: int(i.End)}
	}
	return g.Pair(k, text).Whole
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

// isLongerThan reports whether the game, or what was read of it, is longer than it may be. What comes before its first tag pair or move is
// not counted, nor what comes after its end.
func (g *Game) isLongerThan(most int) bool {
	return most > 0 && g.begin >= 0 && g.checked-g.begin > most
}

// isTooLong reports whether the game, which was read to a place, is longer than it may be.
func (g *Game) isTooLong(at, longest int) bool {
	return g.begin >= 0 && g.Tail < 0 && at-g.begin > longest
}

// beforeEscapeLines returns the number and the place of the first of the escape lines directly before an item; k and at
// themselves, those of the item, if it has no such lines.
func (g *Game) beforeEscapeLines(k, at int) (int, int) {
	for k > 0 && g.isEscapeLine(&g.Items[k-1]) {
		k--
		at = int(g.Items[k].Start)
	}
	return k, at
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

// isAfterPairs reports whether the last item is not inside a tag pair.
func (g *Game) isAfterPairs(i *Item) bool {
	return i.Flags&Inside == 0 || int(i.End) >= g.pairs[len(g.pairs)-1].whole.Span().End
}

// cut ends the game with so many items, before it has been ended: those after them belong to the next game.
func (g *Game) cut(k int) {
	g.Items = g.Items[:k]
	g.Tail, g.Unseparated, g.Tags, g.Has = k, true, 0, 0
	for i := range g.First {
		if int(g.First[i]) > k {
			g.First[i] = 0
		}
	}
	for n := len(g.pairs); n > 0 && int(g.pairs[n-1].item) >= k; n-- {
		g.pairs = g.pairs[:n-1]
	}
	for i := range g.Items {
		g.Has |= g.Items[i].Flags
		if g.Items[i].Kind == Tag {
			g.Tags++
		}
	}
}

// addPair adds the parts of the tag pair that is the next item, on one line, of a text that has so many bytes.
func (g *Game) addPair(start int, read *tagParts, size int) {
	p := Pair{
		Item: len(g.Items), IsClosed: true, Whole: source.Span{Start: start, End: read.end},
		Name: source.Span{Start: read.name, End: read.nameEnd}, Value: source.Span{Start: read.value - 1, End: read.valueEnd + 1},
	}
	g.pairs = append(source.RoomAfter(g.pairs, start-g.Start, size-start), p.short())
}
