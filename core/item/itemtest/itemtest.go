// Package itemtest compares the items of games with their text. It is for tests of scanners.
package itemtest

import (
	"bytes"
	"fmt"

	"pbn/core/item"
	"pbn/core/source"
)

const byteOrderMark = "\uFEFF"

// Counted compares what a game says of all its items, bytes and lines with a plain count of them; "" where nothing is different. isASCII
// reports whether an item can have ASCII characters alone; a tag pair says so itself.
func Counted(g *item.Game, text []byte, isASCII func(*item.Item) bool) string {
	has, tags := item.Flags(0), 0
	for k := range g.Items {
		i := &g.Items[k]
		has |= i.Flags
		onlyASCII := isASCII(i)
		if i.Kind == item.Tag {
			tags++
			onlyASCII = i.Flags&item.NonASCII == 0
		}
		span := g.Span(k, text)
		if last := bytes.IndexFunc(text[span.Start:span.End], func(r rune) bool { return r > '~' }); onlyASCII && last >= 0 {
			return fmt.Sprintf("%q in item %d, which is not told", text[span.Start+last], k)
		}
	}
	is := lines(g, text)
	isSame := is.kinds == g.Bytes&^item.Trailing && is.longest == g.Longest && is.count == g.Lines && is.loneLFs == g.LoneLFs &&
		(is.last == g.LastLine || is.count == 0 || g.End == len(text))
	if g.Unseparated || bytes.HasPrefix(text, []byte(byteOrderMark)) {
		isSame = is.kinds&^g.Bytes == 0 && is.longest <= g.Longest+len(byteOrderMark) && is.count <= g.Lines && is.loneLFs <= g.LoneLFs
	}
	// What has become a part of other text may have been a string.
	if !isSame || has|item.Quoted != g.Has|item.Quoted || has&^g.Has != 0 || tags != g.Tags {
		return fmt.Sprintf("bytes and lines %+v, flags %b and %d tags; the game has %b, %d, %v, %b and %d", is, has, tags, g.Bytes, g.Longest,
			[...]int{g.Lines, g.LoneLFs, g.LastLine}, g.Has, g.Tags)
	}
	return ""
}

// lineCount is what is counted of the lines of a game.
type lineCount struct {
	kinds                         item.Bytes
	longest, count, loneLFs, last int
}

func lines(g *item.Game, text []byte) (is lineCount) {
	is.last = g.Start
	next := func(end int, kind item.Bytes, size int) int {
		is.longest = max(is.longest, end-is.last)
		is.kinds, is.last = is.kinds|kind, end+size
		is.count++
		return size - 1
	}
	for i := g.Start; i < g.End; i++ {
		switch c := text[i]; {
		case c == '\r' && i+1 < len(text) && text[i+1] == '\n':
			i += next(i, item.EndsCRLF, 2)
		case c == '\r':
			next(i, item.EndsCR, 1)
		case c == '\n':
			next(i, item.EndsLF, 1)
			is.loneLFs++
		case c == '\t':
			is.kinds |= item.Tab
		case c < ' ':
			is.kinds |= item.Control
		case c > '~':
			is.kinds |= item.High
		}
	}
	is.longest = max(is.longest, g.End-is.last)
	return is
}

// Tiled compares the items of a game and the gaps between them with its text: they are that, byte for byte; "" where nothing is different.
func Tiled(g *item.Game, text *source.Text) string {
	isGap, fault := gaps(g, text)
	if fault != "" {
		return fault
	}
	at := start(text, g.Start)
	for k, i := range g.Items {
		span := g.Span(k, text.Bytes)
		if span.End <= span.Start || i.Flags&item.Inside == 0 && span.Start < at {
			return fmt.Sprintf("item %d at %v, after %d", k, span, at)
		}
		for ; at < span.Start; at++ {
			if !isGap[at-g.Start] {
				return fmt.Sprintf("%q before item %d is no gap", text.Bytes[at], k)
			}
		}
		at = max(at, span.End)
		if isGap[span.Start-g.Start] || isGap[span.End-1-g.Start] {
			return fmt.Sprintf("item %d begins or ends with white space", k)
		}
	}
	for ; at < g.End; at++ {
		if !isGap[at-g.Start] {
			return fmt.Sprintf("%q after the items is no gap", text.Bytes[at])
		}
	}
	return ""
}

// start is the place after a byte order mark at a place.
func start(text *source.Text, at int) int {
	if at == 0 && text.HasByteOrderMark() {
		return len(byteOrderMark)
	}
	return at
}

// gaps reports for each byte of a game whether it is in a gap, and what is wrong with the gaps.
func gaps(g *item.Game, text *source.Text) (isGap []bool, fault string) {
	isGap = make([]bool, g.End-g.Start)
	last := g.Start
	for gap := range g.Gaps(text.Bytes) {
		if gap.Start < last || gap.End <= gap.Start || gap.End > g.End {
			return nil, fmt.Sprintf("a gap %v after %d", gap, last)
		}
		last = gap.End
		at := start(text, gap.Start)
		before := item.LineEnd
		for kind, span := range item.Spaces(text, gap) {
			if span.Start < at || span.End <= span.Start {
				return nil, fmt.Sprintf("white space at %v after %d", span, at)
			}
			if kind == item.LineEnd && before == item.Blanks && g.Bytes&item.Trailing == 0 {
				return nil, fmt.Sprintf("blanks before %v that are not told", span)
			}
			before = kind
			for at = span.Start; at < span.End; at++ {
				isGap[at-g.Start] = true
			}
		}
		if at != gap.End {
			return nil, fmt.Sprintf("white space ends at %d in the gap %v", at, gap)
		}
	}
	return isGap, ""
}
