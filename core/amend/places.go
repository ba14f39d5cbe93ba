package amend

import (
	"bytes"
	"sort"
	"strings"

	"pbn/core/diag"
	"pbn/core/given"
	"pbn/core/item"
	"pbn/core/source"
	"pbn/core/tree"
)

// isAlone reports whether a move has its item alone: no other move, no glyph and no marker is in one word with it.
func (t *Text) isAlone(move int) bool {
	k := t.Moves[move].Item
	if move > 0 && t.Moves[move-1].Item == k || move+1 < len(t.Moves) && t.Moves[move+1].Item == k || t.Marker == k+1 {
		return false
	}
	for _, n := range t.nags(move) {
		if n.First == k {
			return false
		}
	}
	return true
}

// nags returns the glyphs of a move; those before the first for -1.
func (t *Text) nags(move int) []Glyph {
	all := t.NAGs
	from := sort.Search(len(all), func(i int) bool { return all[i].Move >= move })
	to := from
	for to < len(all) && all[to].Move == move {
		to++
	}
	return all[from:to]
}

// comments returns the comments of a move, or those before the first for -1, except those after the marker.
func (t *Text) comments(move int) (list []tree.Comment) {
	all := t.Comments
	for i := sort.Search(len(all), func(i int) bool { return int(all[i].Move) >= move }); i < len(all) && int(all[i].Move) == move; i++ {
		if !all[i].AfterEnd {
			list = append(list, all[i])
		}
	}
	return list
}

// around returns the variation that a move is in, -1 for the main line.
func (t *Text) around(move int) int {
	found := -1
	for i := range t.Variations {
		v := &t.Variations[i]
		if int(v.First) > move {
			break
		}
		if int(v.End) > move {
			found = i
		}
	}
	return found
}

// lineEndItem returns the item before which the line of a variation ends, or the main line for -1: its right parenthesis, the marker, or what
// is no game. ok is false where the parenthesis is missing.
func (t *Text) lineEndItem(variation int) (k int, ok bool) {
	items := t.Items.Items
	switch {
	case variation >= 0:
		open := &items[t.Variations[variation].Item]
		return int(open.Val), open.Flags&item.Broken == 0
	case t.Marker > 0:
		return int(t.Marker) - 1, true
	case t.Items.Tail >= 0:
		return t.Items.Tail, true
	}
	return len(items), true
}

// lastBefore returns the last item before k that is not inside another one, or -1.
func (t *Text) lastBefore(k int) int {
	items := t.Items.Items
	for k--; k >= 0 && (items[k].Kind == item.None || items[k].Flags&item.Inside != 0); k-- {
	}
	return k
}

// variations returns those of a move, in the order of the text.
func (t *Text) variations(move int) (list []int) {
	all := t.Variations
	for i := sort.Search(len(all), func(i int) bool { return int(all[i].First) > move }); i < len(all); i++ {
		if int(all[i].Of) == move {
			list = append(list, i)
		}
	}
	return list
}

// after returns the splice that puts words after an item.
func (t *Text) after(k int, words string) diag.Splice {
	text := t.bytes()
	at := t.Items.Span(k, text).End
	sep := " "
	if t.endsLine(k) {
		sep = t.lineEnd
	} else if width := t.width(at); width <= longestLine && width+1+len(words) > longestLine && at < len(text) && text[at] <= ' ' && source.LineEnd(text[at:]) > 0 {
		sep = t.lineEnd
	}
	if at < len(text) && isInWord(text[at]) && !t.endsLine(k) {
		words += " "
	}
	return diag.Splice{Start: at, End: at, Text: sep + words}
}

// before returns the splice that puts words before an item.
func (t *Text) before(k int, words string, endsLine bool) diag.Splice {
	at := t.Items.Span(k, t.bytes()).Start
	sep := " "
	if endsLine {
		sep = t.lineEnd
	}
	return diag.Splice{Start: at, End: at, Text: words + sep}
}

// longestLine is how many bytes a line has, if others of the file are as short, before what is added begins another.
const longestLine = 79

// width returns how many bytes of its line come before an offset.
func (t *Text) width(at int) int { return at - (bytes.LastIndexAny(t.bytes()[:at], "\r\n") + 1) }

// endsLine reports whether an item goes on to the end of its line.
func (t *Text) endsLine(k int) bool {
	kind := t.Items.Items[k].Kind
	return kind == item.LineComment || kind == item.Escape
}

// number returns the number that the next move needs after an item where something has been put after that: that of a move of Black which
// directly follows; else "".
func (t *Text) number(k int) string {
	items := t.Items.Items
	for k++; k < len(items) && items[k].Kind == item.None; k++ {
	}
	m := t.moveOf(k)
	if m == nil || m.Item != k || !m.IsSecond {
		return ""
	}
	return " " + given.NumberOf(m.Number, true)
}

// moveOf returns the move that an item is the word of, or a part after that; nil where it is none. Of several in one word it is the first.
func (t *Text) moveOf(k int) *Word {
	m := sort.Search(len(t.Moves), func(m int) bool { return t.Moves[m].Last >= k })
	if m == len(t.Moves) || t.Moves[m].Item > k {
		return nil
	}
	return &t.Moves[m]
}

// isMove reports whether an item is one of a move.
func (t *Text) isMove(k int) bool { return t.moveOf(k) != nil }

// put returns the splice that puts a comment or a variation after an item.
func (t *Text) put(k int, words string) diag.Splice {
	at := t.Items.Span(k, t.bytes()).End
	switch isLineEnd := source.LineEnd(t.bytes()[at:]) == 0; {
	case words[0] != ';':
		words += t.number(k)
	case !isLineEnd:
		words += t.lineEnd + strings.TrimPrefix(t.number(k), " ")
	}
	return t.after(k, words)
}

// atEnd returns the splice that puts moves after the last item of a line, before the one that ends it.
func (t *Text) atEnd(last, end int, words string) diag.Splice {
	items := t.Items.Items
	switch isFirst := last < 0 || items[last].Kind == item.Tag; {
	case isFirst && end < len(items):
		return t.before(end, words, false)
	case isFirst && last >= 0:
		at := t.Items.Span(last, t.bytes()).End
		return diag.Splice{Start: at, End: at, Text: t.lineEnd + t.lineEnd + words}
	}
	return t.after(last, words)
}

// isOpen reports whether a move of Black needs its number after an item.
func (t *Text) isOpen(k int) bool {
	if k < 0 {
		return true
	}
	kind := t.Items.Items[k].Kind
	return kind != t.MoveKind && kind != item.NAG && kind != item.Suffix
}

// isEscape reports whether an item is an escape line.
func (t *Text) isEscape(k int) bool { return t.Items.Items[k].Kind == item.Escape }

// spelled returns moves that were judged as text; isOpen says that the first needs its number.
func spelled(t *Text, moves []given.Move, isOpen bool) (words, why string) {
	out := given.Movetext{LineEnd: t.lineEnd, IsOpen: isOpen, Delimiters: t.Format.Delimiters}
	_, why = given.AddMoves(&out, moves)
	return string(out.Out), why
}

// lastAttached returns the last item of what directly follows a move and belongs to it.
func (t *Text) lastAttached(move int) int {
	items, nags := t.Items.Items, t.nags(move)
	last := t.Moves[move].Last
	for k := last + 1; k < len(items); k++ {
		for len(nags) > 0 && nags[0].First < k {
			nags = nags[1:]
		}
		if len(nags) > 0 && nags[0].First == k {
			k = nags[0].Last // perhaps with parentheses, (!)
			last = k
			continue
		}
		switch items[k].Kind {
		case item.NAG, item.Suffix, item.BraceComment, item.LineComment:
			if t.Marker > 0 && k >= t.Marker {
				return last
			}
			last = k
		case item.None:
		default:
			return last
		}
	}
	return last
}

// lastNAG returns the last item of a move and its glyphs.
func (t *Text) lastNAG(move int) int {
	k := t.Moves[move].Last
	for _, n := range t.nags(move) {
		if !n.Before {
			k = max(k, n.Last)
		}
	}
	return k
}
