package item

import (
	"bytes"
	"sort"

	"pbn/core/source"
)

// Where is what an offset into the text of a game is in.
type Where uint8

// The places.
const (
	Elsewhere Where = iota
	InSpace
	InString
	InComment
	InJunk
)

// WhereIs returns what an offset is in.
func (g *Game) WhereIs(offset int) Where {
	k := sort.Search(len(g.Items), func(k int) bool { return g.startOf(k) > offset }) - 1
	if k >= 0 {
		switch i := &g.Items[k]; {
		case i.Kind == Tag && i.Flags&Spread != 0:
		case i.Kind == Tag && offset <= int(i.End):
			return InString
		case offset >= int(i.End):
		case i.Flags&Quoted != 0:
			return InString
		case i.Kind == BraceComment || i.Kind == LineComment:
			return InComment
		case i.Kind == Junk:
			return InJunk
		default:
			return Elsewhere
		}
	}
	if k = sort.Search(len(g.pairs), func(k int) bool { return g.pairs[k].whole.Span().Start > offset }) - 1; k >= 0 {
		switch p := g.pairs[k].pair(); {
		case p.Value.Start <= offset && offset < p.Value.End:
			return InString
		case p.Name.Start <= offset && offset < p.Name.End:
			return Elsewhere
		}
	}
	return InSpace
}

// startOf returns where an item begins, or the value of a tag pair that is not spread: what is inside a tag pair comes after its start.
func (g *Game) startOf(k int) int {
	if g.Items[k].Flags&Spread != 0 {
		return g.Pair(k, nil).Whole.Start
	}
	return int(g.Items[k].Start)
}

// FirstGuess returns the first part of the game that was read by a guess: what FirstMissingEnd returns, or the start of text that is no tag
// pair though it has a left bracket. What is in it, or after it, may be read in another way when something there changes.
func (g *Game) FirstGuess(text []byte) source.Span {
	first := g.FirstMissingEnd(text)
	for k := range g.Items {
		if i := &g.Items[k]; i.Kind == Junk && int(i.Start) < first.Start && bytes.IndexByte(text[i.Start:i.End], '[') >= 0 {
			return source.Span{Start: int(i.Start), End: int(i.Start)}
		}
	}
	return first
}

// FirstMissingEnd returns the first comment, string or tag pair whose end is missing and was guessed. If no end is missing, the span is empty,
// at the end of the game. If the game comes after a comment that is open, all of it was guessed, and the span is at -1.
func (g *Game) FirstMissingEnd(text []byte) source.Span {
	if g.AfterOpenComment {
		return source.Span{Start: -1, End: -1}
	}
	first := source.Span{Start: g.End, End: g.End}
	for k := range g.Items {
		i := &g.Items[k]
		span := source.Span{Start: int(i.Start), End: int(i.End)}
		switch {
		case i.Kind == Tag && i.Flags&Spread != 0:
			p := g.Pair(k, text)
			if span = p.Whole; valueIsGuessed(text, p, i.Flags) {
				span.End = p.Value.End
			} else if p.IsClosed {
				continue
			}
		case (i.Kind == BraceComment || i.Kind == Setup) && i.Flags&Broken != 0, i.Flags&(Quoted|Broken) == Quoted|Broken:
		default:
			continue
		}
		if span.Start < first.Start {
			first = span
		}
	}
	return first
}

// valueIsGuessed reports whether the end of the value of a tag pair is: what comes after it is nothing that may.
func valueIsGuessed(text []byte, p Pair, flags Flags) bool {
	rest := text[p.Value.End:]
	for len(rest) > 0 && syntax[rest[0]]&blank != 0 {
		rest = rest[1:]
	}
	return flags&Broken != 0 || !fitsAfterValue(rest)
}
