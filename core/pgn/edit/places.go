package edit

import (
	"bytes"
	"sort"
	"strings"

	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/scan"
	"pbn/core/pgn/spell"
	"pbn/core/source"
)

// places knows where things of a game are in its text.
type places struct {
	text    *source.Text
	game    *game.Game
	lineEnd string
}

// wordItem returns the last item of a move: its word, or a part that comes after it, as "e.p.".
func (p *places) wordItem(move int) int {
	k := int(p.game.Moves[move].Item)
	texts := p.game.Texts
	for i := sort.Search(len(texts), func(i int) bool { return int(texts[i].First) > k }); i < len(texts); i++ {
		if t := &texts[i]; !t.IsPart || t.Before || int(t.Move) != move {
			break
		}
		k = int(texts[i].Last)
	}
	return k
}

// isAlone reports whether a move has its item alone: no other move, no glyph and no marker is in one word with it.
func (p *places) isAlone(move int) bool {
	g := p.game
	k := g.Moves[move].Item
	if move > 0 && g.Moves[move-1].Item == k || move+1 < len(g.Moves) && g.Moves[move+1].Item == k || g.Marker == k+1 {
		return false
	}
	for _, n := range p.nags(move) {
		if n.Item == k {
			return false
		}
	}
	return true
}

// nags returns the glyphs of a move; those before the first for -1.
func (p *places) nags(move int) []game.NAG {
	all := p.game.NAGs
	from := sort.Search(len(all), func(i int) bool { return int(all[i].Move) >= move })
	to := from
	for to < len(all) && int(all[to].Move) == move {
		to++
	}
	return all[from:to]
}

// comments returns the comments of a move, or those before the first for -1, except those after the marker.
func (p *places) comments(move int) (list []game.Comment) {
	all := p.game.Comments
	for i := sort.Search(len(all), func(i int) bool { return int(all[i].Move) >= move }); i < len(all) && int(all[i].Move) == move; i++ {
		if !all[i].AfterEnd {
			list = append(list, all[i])
		}
	}
	return list
}

// numberItem returns the first item of a move: that of its number, if one is before it, or its word.
func (p *places) numberItem(move int) int {
	items := p.game.Items.Items
	k := int(p.game.Moves[move].Item)
	for k > 0 && items[k-1].Kind == item.Number {
		k--
	}
	return k
}

// around returns the variation that a move is in, -1 for the main line.
func (p *places) around(move int) int {
	found := -1
	for i := range p.game.Variations {
		v := &p.game.Variations[i]
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
func (p *places) lineEndItem(variation int) (k int, ok bool) {
	items := p.game.Items.Items
	switch {
	case variation >= 0:
		open := &items[p.game.Variations[variation].Item]
		return int(open.Val), open.Flags&item.Broken == 0
	case p.game.Marker > 0:
		return int(p.game.Marker) - 1, true
	case p.game.Items.Tail >= 0:
		return p.game.Items.Tail, true
	}
	return len(items), true
}

// lastBefore returns the last item before another that is not a part of one; -1 where there is none.
func (p *places) lastBefore(k int) int {
	items := p.game.Items.Items
	for k--; k >= 0 && (items[k].Kind == item.None || items[k].Flags&item.Inside != 0); k-- {
	}
	return k
}

// variations returns those of a move, in the order of the text.
func (p *places) variations(move int) (list []int) {
	all := p.game.Variations
	for i := sort.Search(len(all), func(i int) bool { return int(all[i].First) > move }); i < len(all); i++ {
		if int(all[i].Of) == move {
			list = append(list, i)
		}
	}
	return list
}

// span returns the text from an item to another, with both.
func (p *places) span(from, to int) source.Span {
	b := p.text.Bytes
	return p.game.Items.Span(from, b).To(p.game.Items.Span(to, b))
}

// after returns the splice that puts words after an item.
func (p *places) after(k int, words string) diag.Splice {
	t := p.text.Bytes
	at := p.game.Items.Span(k, t).End
	sep := " "
	if p.endsLine(k) {
		sep = p.lineEnd
	} else if width := p.width(at); width <= longestLine && width+1+len(words) > longestLine && at < len(t) && t[at] <= ' ' && source.LineEnd(t[at:]) > 0 {
		sep = p.lineEnd
	}
	if at < len(t) && isInWord(t[at]) && !p.endsLine(k) {
		words += " "
	}
	return diag.Splice{Start: at, End: at, Text: sep + words}
}

// before returns the splice that puts words before an item.
func (p *places) before(k int, words string, endsLine bool) diag.Splice {
	at := p.game.Items.Span(k, p.text.Bytes).Start
	sep := " "
	if endsLine {
		sep = p.lineEnd
	}
	return diag.Splice{Start: at, End: at, Text: words + sep}
}

// longestLine is how many bytes a line has, if others of the file are as short, before what is added begins another.
const longestLine = 79

// width returns how many bytes of its line come before an offset.
func (p *places) width(at int) int { return at - (bytes.LastIndexAny(p.text.Bytes[:at], "\r\n") + 1) }

// endsLine reports whether an item goes on to the end of its line.
func (p *places) endsLine(k int) bool {
	kind := p.game.Items.Items[k].Kind
	return kind == item.LineComment || kind == item.Escape
}

// number returns the number that the next move needs after an item where something has been put after that: that of a move of Black which
// directly follows; else "".
func (p *places) number(k int) string {
	items := p.game.Items.Items
	for k++; k < len(items) && items[k].Kind == item.None; k++ {
	}
	g := p.game
	m := sort.Search(len(g.Moves), func(m int) bool { return int(g.Moves[m].Item) >= k })
	if m == len(g.Moves) || int(g.Moves[m].Item) != k {
		return ""
	}
	number, of := g.Turn(m)
	if of == chess.White {
		return ""
	}
	return " " + numberOf(number, of)
}

// put returns the splice that puts a comment or a variation after an item.
func (p *places) put(k int, words string) diag.Splice {
	at := p.game.Items.Span(k, p.text.Bytes).End
	switch isLineEnd := source.LineEnd(p.text.Bytes[at:]) == 0; {
	case words[0] != ';':
		words += p.number(k)
	case !isLineEnd:
		words += p.lineEnd + strings.TrimPrefix(p.number(k), " ")
	}
	return p.after(k, words)
}

// atEnd returns the splice that puts moves after the last item of a line, before the one that ends it.
func (p *places) atEnd(last, end int, words string) diag.Splice {
	items := p.game.Items.Items
	switch isFirst := last < 0 || items[last].Kind == item.Tag; {
	case isFirst && end < len(items):
		return p.before(end, words, false)
	case isFirst && last >= 0:
		at := p.game.Items.Span(last, p.text.Bytes).End
		return diag.Splice{Start: at, End: at, Text: p.lineEnd + p.lineEnd + words}
	}
	return p.after(last, words)
}

// isOpen reports whether a move of Black needs its number after an item.
func (p *places) isOpen(k int) bool {
	if k < 0 {
		return true
	}
	kind := p.game.Items.Items[k].Kind
	return kind != scan.Move && kind != item.NAG && kind != item.Suffix
}

// isEscape reports whether an item is an escape line.
func (p *places) isEscape(k int) bool { return p.game.Items.Items[k].Kind == item.Escape }

// spelled returns moves that were judged as text; isOpen says that the first needs its number.
func (p *places) spelled(moves []spell.Move, isOpen bool) (words, why string) {
	t := spell.Movetext{LineEnd: p.lineEnd, IsOpen: isOpen}
	_, why = t.Moves(moves)
	return string(t.Out), why
}

// lastAttached returns the last item of what directly follows a move and belongs to it.
func (p *places) lastAttached(move int) int {
	items := p.game.Items.Items
	last := p.wordItem(move)
	for k := last + 1; k < len(items); k++ {
		switch items[k].Kind {
		case item.NAG, item.Suffix, item.BraceComment, item.LineComment:
			if p.game.Marker > 0 && k >= int(p.game.Marker) {
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
func (p *places) lastNAG(move int) int {
	k := p.wordItem(move)
	for _, n := range p.nags(move) {
		if !n.Before {
			k = max(k, int(n.Item))
		}
	}
	return k
}

// partOf returns the part of a move that an item is in; nil where it is in none.
func (p *places) partOf(k int) *game.Text {
	for i := range p.game.Texts {
		if t := &p.game.Texts[i]; int(t.First) <= k && k <= int(t.Last) {
			return t
		}
	}
	return nil
}
