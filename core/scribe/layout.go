package scribe

import (
	"bytes"
	"math"
	"unicode/utf8"

	"pbn/core/item"
	"pbn/core/source"
)

// LayoutFault is what is wrong with the white space of a game.
type LayoutFault uint8

// The faults.
const (
	NoEmptyLine LayoutFault = iota
	EmptyLine
	LineEnd // it is not LF
	Tab
	Blanks
	CommentBlanks   // beside a comment, or in it
	VariationBlanks // beside a parenthesis
	LineTooLong
	LineHasRoom // for the word after it
	LayoutFaults
)

// LayoutFinder takes what is wrong. n is the length of a line in characters.
type LayoutFinder interface {
	FindLayout(of LayoutFault, at source.Span, n int)
}

// Layout compares the white space of a game with what it is written with: a line for each tag pair, an empty line after the last, moves with
// single blanks in lines of so many characters, an empty line. It is told of the items of the game in their order.
type Layout struct {
	Finder LayoutFinder
	Text   *source.Text
	Items  *item.Game
	Wrap   int
	// IsOfText reports whether an item is text that has no place in the moves, about which other rules say enough.
	IsOfText func(k int) bool
	// Line is where the line began that the walk is in, in moves; Last the item before, -1 where there is none.
	Line, Last int
	// InMoves is set after the last tag pair.
	InMoves bool
	// EscapesFrom is the first item from which on escape lines are among the moves, on lines of their own; MaxInt where they never are.
	EscapesFrom int
	// end is where the last item ended.
	end int
}

// Begin begins a game.
func (l *Layout) Begin(finder LayoutFinder, text *source.Text, items *item.Game, wrap int) {
	*l = Layout{
		Finder: finder, Text: text, Items: items, Wrap: wrap, IsOfText: l.IsOfText, Last: -1, EscapesFrom: math.MaxInt, end: items.Start,
	}
	if l.end == 0 && text.HasByteOrderMark() {
		l.end = len("\uFEFF")
	}
	l.Line = l.end
}

// isOfMoves reports whether an item is a part of the moves.
func (l *Layout) isOfMoves(k int) bool {
	kind := l.Items.Items[k].Kind
	return kind != item.Tag && (kind != item.Escape || k >= l.EscapesFrom)
}

// isEscape reports whether an item is an escape line.
func (l *Layout) isEscape(k int) bool { return l.Items.Items[k].Kind == item.Escape }

// Item goes on to an item, which is not inside of another. It compares the white space before it.
func (l *Layout) Item(k int) {
	span := l.At(k)
	if span.Start > l.end || l.Last >= 0 {
		l.gap(k, source.Span{Start: min(l.end, span.Start), End: span.Start})
	}
	l.end = max(l.end, span.End)
}

// Skip goes on to the last item of what has several, between which the white space is not compared.
func (l *Layout) Skip(k int) {
	if k > l.Last {
		l.Last, l.end = k, max(l.end, l.At(k).End)
	}
}

// gap compares the white space before an item.
func (l *Layout) gap(k int, gap source.Span) {
	white := l.Text.Bytes[gap.Start:gap.End]
	i := &l.Items.Items[k]
	if l.Last >= 0 && len(white) == 1 && white[0] == ' ' && l.InMoves && i.Kind != item.Close && l.isInLine(k) {
		return // as most are
	}
	lines, hasBlanks := l.White(gap)
	if l.Last < 0 {
		if lines > 0 {
			l.Finder.FindLayout(EmptyLine, gap, 0)
		}
		return
	}
	before := &l.Items.Items[l.Last]
	switch isMove := l.isOfMoves(k); {
	case !l.InMoves && before.Kind == item.Tag && isMove:
		if l.InMoves = true; lines != 2 {
			l.Finder.FindLayout(lineCount(lines, 2), l.At(k), 0)
		}
		l.Line = gap.End
	case !isMove || !l.isOfMoves(l.Last):
		if lines > 1 {
			l.Finder.FindLayout(EmptyLine, gap, 0)
		}
		l.InMoves, l.Line = l.InMoves || isMove, gap.End
	case lines > 1:
		l.Finder.FindLayout(EmptyLine, gap, 0)
		l.Line = gap.End
	case l.isEscape(k) || l.isEscape(l.Last):
		if l.Line = gap.End; lines == 0 {
			l.Finder.FindLayout(Blanks, l.At(k), 0)
		}
	case lines == 1 && before.Kind != item.LineComment:
		l.EndLine(gap)
	case lines == 1:
		l.Line = gap.End
	}
	if hasBlanks && (lines > 0 || len(white) > 1) && !l.IsOfText(k) {
		l.Finder.FindLayout(Blanks, gap, 0)
	}
	if l.InMoves {
		l.between(k, gap)
	}
}

// isInLine reports whether a blank is before an item: no parenthesis or line of its own is beside it.
func (l *Layout) isInLine(k int) bool {
	return l.Items.Items[l.Last].Kind != item.Open && l.isOfMoves(k) && l.isOfMoves(l.Last) && !l.isEscape(k) && !l.isEscape(l.Last)
}

// between compares what is between two items of moves with the blank, or nothing, that is written.
func (l *Layout) between(k int, gap source.Span) {
	before, i := &l.Items.Items[l.Last], &l.Items.Items[k]
	n := gap.End - gap.Start
	switch {
	case !l.isOfMoves(l.Last) || l.IsOfText(k) || l.isEscape(k) || l.isEscape(l.Last):
	case before.Kind == item.Open || i.Kind == item.Close:
		if n > 0 {
			l.Finder.FindLayout(VariationBlanks, gap, 0)
		}
	case n > 0 || i.Kind == item.Suffix:
	case i.Kind == item.Open || before.Kind == item.Close:
		l.Finder.FindLayout(VariationBlanks, l.At(k), 0)
	case IsComment(i) || IsComment(before):
		l.Finder.FindLayout(CommentBlanks, l.At(k), 0)
	default:
		l.Finder.FindLayout(Blanks, l.At(k), 0)
	}
}

// IsComment reports whether an item is a comment.
func IsComment(i *item.Item) bool { return i.Kind == item.BraceComment || i.Kind == item.LineComment }

// lineCount returns the fault of a number of line ends that is not the right one.
func lineCount(lines, right int) LayoutFault {
	if lines < right {
		return NoEmptyLine
	}
	return EmptyLine
}

// At returns where an item is.
func (l *Layout) At(k int) source.Span { return l.Items.Span(k, l.Text.Bytes) }

// White looks at white space. It returns how many lines end in it, and whether it has anything else.
func (l *Layout) White(gap source.Span) (lines int, hasBlanks bool) {
	t := l.Text.Bytes
	for at := gap.Start; at < gap.End; at++ {
		switch c := t[at]; c {
		case '\n':
			lines++
		case '\r':
			lines++
			l.Finder.FindLayout(LineEnd, source.Span{Start: at, End: at + 1}, 0)
			if at+1 < gap.End && t[at+1] == '\n' {
				at++
			}
		case '\t', '\v':
			l.Finder.FindLayout(Tab, source.Span{Start: at, End: at + 1}, 0)
		case ' ':
			hasBlanks = true
		}
	}
	return lines, hasBlanks
}

// EndLine compares a line of moves that ends with white space: it is not too long, and the next word does not fit on it.
func (l *Layout) EndLine(gap source.Span) {
	t := l.Text.Bytes
	line := source.Span{Start: l.Line, End: gap.Start}
	for line.End > line.Start && t[line.End-1] <= ' ' {
		line.End--
	}
	l.Line = gap.End
	n := l.characters(line)
	if n > l.Wrap {
		l.tooLong(line, n)
		return
	}
	next := source.Span{Start: gap.End, End: WordEnd(t, gap.End)}
	if n+1+l.characters(next) <= l.Wrap && next.End > next.Start && !l.isGlued(next) {
		l.Finder.FindLayout(LineHasRoom, line, 0)
	}
}

// tooLong reports a line that is too long, unless it is one word.
func (l *Layout) tooLong(line source.Span, n int) {
	if bytes.IndexByte(l.Text.Bytes[line.Start:line.End], ' ') >= 0 {
		l.Finder.FindLayout(LineTooLong, line, n)
	}
}

// isGlued reports whether a word goes with the one after it: that may not begin a line, or both are of a command.
func (l *Layout) isGlued(word source.Span) bool {
	t := l.Text.Bytes
	at := SkipBlanks(t, word.End)
	return at < len(t) && (t[at] == '[' || t[at] == '%') || bytes.Contains(t[word.Start:word.End], CommandStart)
}

// characters returns how many characters a span has.
func (l *Layout) characters(span source.Span) int {
	if l.Items.Bytes&item.High != 0 && l.Text.Encoding.IsUnicode() {
		return utf8.RuneCount(l.Text.Bytes[span.Start:span.End])
	}
	return span.End - span.Start
}

// End compares the end of the game: its last line, and one empty line after it.
func (l *Layout) End() {
	gap := source.Span{Start: l.end, End: l.Items.End}
	lines, hasBlanks := l.White(gap)
	if l.InMoves || l.Last >= 0 && l.isOfMoves(l.Last) {
		line := source.Span{Start: l.Line, End: gap.Start}
		if n := l.characters(line); n > l.Wrap {
			l.tooLong(line, n)
		}
	}
	if hasBlanks {
		l.Finder.FindLayout(Blanks, gap, 0)
	}
	if lines != 2 {
		at := gap
		if lines < 2 && l.Last >= 0 {
			at = l.At(l.Last)
		}
		l.Finder.FindLayout(lineCount(lines, 2), at, 0)
	}
}

// Inside returns where the text of a comment is.
func (l *Layout) Inside(k int) source.Span {
	i := &l.Items.Items[k]
	inside := source.Span{Start: int(i.Start) + 1, End: int(i.End)}
	if i.Kind == item.BraceComment && i.Flags&item.Broken == 0 {
		inside.End--
	}
	return inside
}

// Comment compares the white space in a comment.
func (l *Layout) Comment(k int) {
	t, inside := l.Text.Bytes, l.Inside(k)
	text := t[inside.Start:inside.End]
	if len(text) == 0 {
		return
	}
	isOdd := l.Items.Items[k].Kind == item.BraceComment && (text[0] <= ' ' || text[len(text)-1] <= ' ')
	for at := inside.Start; at < inside.End; at++ {
		if at += WordEnd(t[at:inside.End], 0); at == inside.End {
			break
		}
		white := source.Span{Start: at, End: SkipBlanks(t[:inside.End], at)}
		if white.End == white.Start+1 && t[at] == ' ' {
			continue
		}
		if lines, hasBlanks := l.White(white); lines == 1 {
			isOdd = isOdd || hasBlanks || white.End < inside.End && (t[white.End] == '[' || t[white.End] == '%')
			if l.InMoves {
				l.EndLine(white)
			}
		} else if lines > 1 || hasBlanks {
			isOdd = true
			if lines > 0 {
				l.Line = white.End
			}
		}
		at = max(at, white.End-1)
	}
	if isOdd {
		l.Finder.FindLayout(CommentBlanks, l.At(k), 0)
	}
}

// StartsLine reports whether what comes after a text begins a line.
func StartsLine(before []byte) bool {
	at := bytes.TrimRight(before, " \t")
	return len(at) == 0 || source.IsLineEnd(at[len(at)-1]) || string(at) == "\uFEFF"
}

// IsPlainPair reports whether a tag pair, whose name is so long, has no blanks but the one after its name.
func IsPlainPair(pair []byte, name int) bool {
	n := len(pair)
	return n > name+4 && pair[1] > ' ' && pair[1+name] == ' ' && pair[2+name] == '"' && pair[n-1] == ']' && pair[n-2] == '"'
}
