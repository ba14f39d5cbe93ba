package export

import (
	"bytes"
	"unicode/utf8"

	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/source"
)

// lineReader compares the white space and the words of a game with those of export format, in one walk over its items.
type lineReader struct {
	d     *differences
	t     []byte
	items []item.Item
	// line is where the line began that the walk is in, in moves.
	line int
	// move and text are the next of each list.
	move, text int
	// last is the item before, and nag the last NAG of the move; -1 where there is none.
	last, nag int
	// hasNumber is set after a number, interrupted where a move of Black has one, mayHave where it has one once other things are mended.
	hasNumber, interrupted, mayHave bool
	inMoves                         bool
}

// read reads a game. Of one that has text in place of moves it compares the lines alone.
func (l *lineReader) read(d *differences, isText bool) {
	g := d.game
	*l = lineReader{d: d, t: d.text.Bytes, items: g.Items.Items, last: -1, nag: -1, interrupted: true}
	end := g.Span.Start
	if end == 0 && d.text.HasByteOrderMark() {
		end = len("\uFEFF")
	}
	for k := range l.items {
		i := &l.items[k]
		if i.Kind == item.None || i.Flags&item.Inside != 0 {
			if i.Kind.IsCommentary() && i.Kind != item.Escape {
				d.find(commentElsewhere, g.Items.Span(k, l.t), 0)
			}
			continue
		}
		span := g.Items.Span(k, l.t)
		if span.Start > end || l.last >= 0 {
			l.gap(k, source.Span{Start: min(end, span.Start), End: span.Start})
		}
		if at := source.FirstTab(l.t[span.Start:span.End]); at >= 0 && i.Kind == item.Escape {
			d.find(tab, source.Span{Start: span.Start + at, End: span.Start + at + 1}, 0)
		}
		if end = max(end, span.End); !isText {
			l.item(k, span)
		}
		l.last = k
	}
	l.end(source.Span{Start: end, End: g.Span.End})
}

// isMove reports whether an item is a part of the moves.
func isOfMoves(i *item.Item) bool { return i.Kind != item.Tag && i.Kind != item.Escape }

// gap compares the white space before an item.
func (l *lineReader) gap(k int, gap source.Span) {
	bytes := l.t[gap.Start:gap.End]
	i := &l.items[k]
	if len(bytes) == 1 && bytes[0] == ' ' && l.inMoves && i.Kind != item.Close && l.items[l.last].Kind != item.Open {
		return // as most are
	}
	lines, hasBlanks := l.white(gap)
	if l.last < 0 {
		if lines > 0 {
			l.d.find(emptyLine, gap, 0)
		}
		return
	}
	before := &l.items[l.last]
	switch isMove := isOfMoves(i); {
	case !l.inMoves && before.Kind == item.Tag && isMove:
		if l.inMoves = true; lines != 2 {
			l.d.find(lineCount(lines, 2), l.at(k), 0)
		}
		l.line = gap.End
	case !isMove || !isOfMoves(before):
		if lines > 1 {
			l.d.find(emptyLine, gap, 0)
		}
		l.inMoves, l.line = l.inMoves || isMove, gap.End
	case lines > 1:
		l.d.find(emptyLine, gap, 0)
		l.line = gap.End
	case lines == 1 && before.Kind != item.LineComment:
		l.endLine(gap)
	case lines == 1:
		l.line = gap.End
	}
	if hasBlanks && (lines > 0 || len(bytes) > 1) && !l.isOfText(k) {
		l.d.find(blanks, gap, 0)
	}
	if l.inMoves {
		l.between(before, i, k, gap, lines)
	}
}

// between compares what is between two items of moves with the blank, or nothing, that export format has.
func (l *lineReader) between(before, i *item.Item, k int, gap source.Span, lines int) {
	n := gap.End - gap.Start
	switch {
	case !isOfMoves(before) || l.isOfText(k):
	case before.Kind == item.Open || i.Kind == item.Close:
		if n > 0 {
			l.d.find(variationBlanks, gap, 0)
		}
	case n > 0 || i.Kind == item.Suffix:
	case i.Kind == item.Open || before.Kind == item.Close:
		l.d.find(variationBlanks, l.at(k), 0)
	case isComment(i) || isComment(before):
		l.d.find(commentBlanks, l.at(k), 0)
	default:
		l.d.find(blanks, l.at(k), 0)
	}
}

func isComment(i *item.Item) bool { return i.Kind == item.BraceComment || i.Kind == item.LineComment }

// isOfText reports whether an item is text that has no place in the moves, which other rules report.
func (l *lineReader) isOfText(k int) bool {
	texts := l.d.game.Texts
	for l.text < len(texts) && int(texts[l.text].Last) < k {
		l.text++
	}
	return l.text < len(texts) && int(texts[l.text].First) <= k
}

// lineCount returns the difference of a number of line ends from the right one.
func lineCount(lines, right int) difference {
	if lines < right {
		return noEmptyLine
	}
	return emptyLine
}

func (l *lineReader) at(k int) source.Span { return l.d.game.Items.Span(k, l.t) }

// white looks at white space. It returns how many lines end in it, and whether it has anything else.
func (l *lineReader) white(gap source.Span) (lines int, hasBlanks bool) {
	for at := gap.Start; at < gap.End; at++ {
		switch c := l.t[at]; c {
		case '\n':
			lines++
		case '\r':
			lines++
			l.d.find(lineEnd, source.Span{Start: at, End: at + 1}, 0)
			if at+1 < gap.End && l.t[at+1] == '\n' {
				at++
			}
		case '\t', '\v':
			l.d.find(tab, source.Span{Start: at, End: at + 1}, 0)
		case ' ':
			hasBlanks = true
		}
	}
	return lines, hasBlanks
}

// endLine compares a line of moves that ends with white space: it is not too long, and the next word does not fit on it (8.2.1).
func (l *lineReader) endLine(gap source.Span) {
	line := source.Span{Start: l.line, End: gap.Start}
	for line.End > line.Start && l.t[line.End-1] <= ' ' {
		line.End--
	}
	l.line = gap.End
	n := l.characters(line)
	if n > habits.WrapLine {
		if bytes.IndexByte(l.t[line.Start:line.End], ' ') >= 0 {
			l.d.find(lineLength, line, n)
		}
		return
	}
	next := source.Span{Start: gap.End, End: wordEnd(l.t, gap.End)}
	if n+1+l.characters(next) <= habits.WrapLine && next.End > next.Start && !l.isGlued(next) {
		l.d.find(lineHasRoom, line, 0)
	}
}

// isGlued reports whether a word goes with the one after it: that may not begin a line, or both are of a command.
func (l *lineReader) isGlued(word source.Span) bool {
	at := skipBlanks(l.t, word.End)
	return at < len(l.t) && (l.t[at] == '[' || l.t[at] == '%') || bytes.Contains(l.t[word.Start:word.End], commandStart)
}

// characters returns how many characters a span has.
func (l *lineReader) characters(span source.Span) int {
	b := l.t[span.Start:span.End]
	if l.d.text.Encoding.IsUnicode() && len(b) > 0 {
		return utf8.RuneCount(b)
	}
	return len(b)
}

// end compares the end of a game: its last line, and one empty line after it.
func (l *lineReader) end(gap source.Span) {
	lines, hasBlanks := l.white(gap)
	if l.inMoves || l.last >= 0 && isOfMoves(&l.items[l.last]) {
		line := source.Span{Start: max(l.line, l.d.game.Span.Start), End: gap.Start}
		if n := l.characters(line); n > habits.WrapLine && bytes.IndexByte(l.t[line.Start:line.End], ' ') >= 0 {
			l.d.find(lineLength, line, n)
		}
	}
	if hasBlanks {
		l.d.find(blanks, gap, 0)
	}
	if lines != 2 {
		at := gap
		if lines < 2 && l.last >= 0 {
			at = l.at(l.last)
		}
		l.d.find(lineCount(lines, 2), at, 0)
	}
}

// item compares an item of the moves with what is written for it.
func (l *lineReader) item(k int, span source.Span) {
	d, i := l.d, &l.items[k]
	switch {
	case l.isOfText(k):
	case isComment(i):
		l.comment(k, i, span)
		return
	case i.Kind == item.Number && l.numberIsOfMove(k):
		l.hasNumber = true
		return
	case i.Kind == item.Open || i.Kind == item.Close:
		l.interrupted, l.nag = true, -1
	case i.Kind == item.NAG:
		if l.nag > int(i.Val) || l.last >= 0 && (isComment(&l.items[l.last]) || l.items[l.last].Kind == item.Close) && l.move > 0 && i.Val > 0 {
			d.find(nagOrder, span, 0)
		}
		l.nag, l.interrupted = int(i.Val), true
	case i.Kind == item.Suffix && !d.reduced:
		d.find(suffix, span, int(nagOf(i.Val)))
		l.nag, l.mayHave = int(nagOf(i.Val)), true
	case !l.moves(k):
		l.mayHave = true // a sign that is a NAG
	}
	l.hasNumber = false
}

// nagOf returns the NAG of a suffix, by its one or two characters.
func nagOf(marks uint32) int32 {
	for n, text := range [...]string{"!", "?", "!!", "??", "!?", "?!"} {
		val := uint32(text[0])
		if len(text) == 2 {
			val |= uint32(text[1]) << 8
		}
		if val == marks {
			return int32(n + 1)
		}
	}
	return 6
}

// numberIsOfMove reports whether a number is that of the next move.
func (l *lineReader) numberIsOfMove(k int) bool {
	moves := l.d.game.Moves
	if l.move == len(moves) {
		return false
	}
	for k++; k < len(l.items) && l.items[k].Kind == item.None; k++ {
	}
	return int(moves[l.move].Item) == k
}

// moves compares the moves that an item is. It reports whether it is any.
func (l *lineReader) moves(k int) (any bool) {
	d, moves := l.d, l.d.game.Moves
	for ; l.move < len(moves) && int(moves[l.move].Item) == k; l.move++ {
		m := &moves[l.move]
		if m.Flags&(game.Canonical|game.Word) == 0 && m.Move != chess.Null {
			d.find(notSAN, l.at(k), l.move)
		}
		l.number(k)
		any = true
		l.nag, l.interrupted, l.hasNumber, l.mayHave = -1, false, false, false
	}
	return any
}

// number compares the number before a move with what is written: one that is wrong is reported as that.
func (l *lineReader) number(k int) {
	d := l.d
	number, of := d.game.Turn(l.move)
	needs := of == chess.White || l.interrupted
	switch {
	case !l.hasNumber && needs && (of == chess.White || !l.mayHave):
		d.find(numberMissing, l.at(k), l.move)
	case l.hasNumber && !needs && !l.mayHave:
		d.find(numberTooMany, l.at(l.last), l.move)
	case l.hasNumber:
		at := l.at(l.last)
		is, periods := l.items[l.last].MoveNumber()
		if is == number && (periods != 1+2*int(of) || at.End-at.Start != digitsOf(number)+periods) {
			d.find(numberForm, at, l.move)
		}
	}
}

func digitsOf(number int) (n int) {
	for n = 1; number >= 10; number /= 10 {
		n++
	}
	return n
}

// comment compares a comment with its layout in export format (ledger 5-h).
func (l *lineReader) comment(k int, i *item.Item, span source.Span) {
	d := l.d
	inside := source.Span{Start: span.Start + 1, End: span.End}
	switch {
	case i.Kind == item.LineComment:
		d.find(lineComment, span, 0)
	case i.Flags&item.Broken == 0:
		inside.End--
	}
	if !l.inMoves && d.game.Items.Tags > 0 || d.game.Marker > 0 && k >= int(d.game.Marker) {
		d.find(commentElsewhere, span, 0)
	}
	text := l.t[inside.Start:inside.End]
	if len(text) == 0 {
		return // which has a rule of its own
	}
	isOdd := i.Kind == item.BraceComment && (text[0] <= ' ' || text[len(text)-1] <= ' ')
	for at := inside.Start; at < inside.End; at++ {
		if at += plainRun(l.t[at:inside.End]); at == inside.End {
			break
		}
		white := source.Span{Start: at, End: skipBlanks(l.t[:inside.End], at)}
		if white.End == white.Start+1 && l.t[at] == ' ' {
			continue
		}
		if lines, hasBlanks := l.white(white); lines == 1 {
			isOdd = isOdd || hasBlanks || white.End < inside.End && (l.t[white.End] == '[' || l.t[white.End] == '%')
			if l.inMoves {
				l.endLine(white)
			}
		} else if lines > 1 || hasBlanks {
			isOdd = true
			if lines > 0 {
				l.line = white.End
			}
		}
		at = max(at, white.End-1)
	}
	if isOdd {
		d.find(commentBlanks, span, 0)
	}
	l.interrupted = true
}

// plainRun returns how many bytes a text begins with that are not white space.
func plainRun(text []byte) int { return wordEnd(text, 0) }
