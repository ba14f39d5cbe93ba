package game

import (
	"unicode/utf8"

	"pbn/core/draughts"
	"pbn/core/item"
	"pbn/core/pdn/scan"
	"pbn/core/source"
)

// words reads moves from items, in whatever form they are written.
type words struct {
	in *input
	// pattern is the move that was read last, last its last item.
	pattern draughts.Pattern
	last    int
	forms   wordForms
	// buffer has a word in ASCII.
	buffer []byte
}

// Patterns reads what moves of games say, in whatever form they are written, without the laws.
type Patterns struct {
	in    input
	words words
}

// Of reads a move of a game of a text; ok is false for what is no move. It is valid until the next call.
func (p *Patterns) Of(text *source.Text, g *Game, move int) (w *draughts.Pattern, ok bool) {
	p.in = input{text, g.Items}
	p.words.in = &p.in
	ok = p.words.read(int(g.Moves[move].Item), int(g.Moves[move].Last)+1)
	return &p.words.pattern, ok && p.words.last == int(g.Moves[move].Last)
}

// wordForms are what is unusual in a move beside what its pattern says.
type wordForms uint8

const (
	isFolded wordForms = 1 << iota // it has dashes or a cross that are not ASCII
	isSpread                       // it has blanks in it
)

// mostParts is how many items a move with blanks in it may have.
const mostParts = 16

// read reads the move that begins at an item, up to an item. It reports whether there is one.
func (w *words) read(k, to int) bool {
	i := &w.in.items.Items[k]
	if i.Kind == scan.Move && i.Flags&item.Odd == 0 {
		w.pattern, w.last, w.forms = draughts.Unpack(i.Val), k, 0
		return true
	}
	return w.readOdd(k, to)
}

// readOdd reads a longer capture, or a dialect: other characters, blanks between squares and signs.
func (w *words) readOdd(k, to int) (ok bool) {
	w.forms, w.last, w.buffer = 0, k, w.buffer[:0]
	if !w.isPart(k) {
		return false
	}
	w.add(k)
	to = min(to, k+mostParts)
	for k++; k < to && w.goesOn(k); k++ {
		if !w.in.isGlued(k) {
			w.forms |= isSpread
		}
		w.add(k)
		w.last = k
	}
	w.pattern, ok = draughts.Parse(string(w.buffer))
	return ok
}

// isPart reports whether an item may be a part of a move.
func (w *words) isPart(k int) bool {
	switch i := &w.in.items.Items[k]; i.Kind {
	case scan.Move:
		return i.Flags&item.Odd != 0
	case item.Number:
		_, periods := i.MoveNumber()
		return periods == 0
	}
	return false
}

// goesOn reports whether an item goes on with the move that the buffer begins with: one of them has a sign where they meet.
func (w *words) goesOn(k int) bool {
	if len(w.buffer) == 0 || !w.isPart(k) {
		return false
	}
	last := w.buffer[len(w.buffer)-1]
	word := w.in.bytes(k)
	first := word[0]
	if r, size := utf8.DecodeRune(word); size > 1 {
		first = ascii(r)
	}
	return isSign(last) != isSign(first)
}

func isSign(c byte) bool { return c == '-' || c == 'x' || c == ':' || c == 'X' }

// add adds the word of an item in ASCII.
func (w *words) add(k int) {
	word := w.in.bytes(k)
	for i, c := range word {
		if c < utf8.RuneSelf {
			w.buffer = append(w.buffer, c)
			continue
		}
		start := int(w.in.items.Items[k].Start)
		for _, r := range w.in.text.Peek(source.Span{Start: start + i, End: start + len(word)}) {
			if c := ascii(r); c != 0 {
				w.buffer = append(w.buffer, c)
				w.forms |= isFolded
			} else {
				w.buffer = utf8.AppendRune(w.buffer, r)
			}
		}
		return
	}
}

// ascii returns the sign that a character is read as (L-4, L-5), the character itself if it is ASCII, and 0 of all others.
func ascii(r rune) byte {
	switch {
	case r < utf8.RuneSelf:
		return byte(r)
	case r >= '‐' && r <= '―' || r == '−':
		return '-'
	case r == '×':
		return 'x'
	}
	return 0
}

// ReadWord reads a word as a move that people write: with dashes and crosses of any kind, and with blanks.
func ReadWord(word string) (w draughts.Pattern, ok bool) {
	var text []byte
	for _, r := range word {
		switch c := ascii(r); c {
		case 0:
			return w, false
		case ' ':
		default:
			text = append(text, c)
		}
	}
	return draughts.Parse(string(text))
}

// isUnknown reports whether an item stands for a move that nobody knows: hyphens alone.
func (w *words) isUnknown(k int) bool {
	w.buffer = w.buffer[:0]
	w.add(k)
	for _, c := range w.buffer {
		if c != '-' {
			return false
		}
	}
	return len(w.buffer) > 0
}

// isMeantAsMove reports whether a word that is no move was meant as one: it has a digit beside a sign.
func (w *words) isMeantAsMove(k int) bool {
	const longest = 160
	if i := &w.in.items.Items[k]; i.End-i.Start > longest {
		return false
	}
	w.buffer = w.buffer[:0]
	w.add(k)
	for i := 1; i < len(w.buffer); i++ {
		a, b := w.buffer[i-1], w.buffer[i]
		if isDigit(a) && isSign(b) || isSign(a) && isDigit(b) {
			return true
		}
	}
	return false
}

func isDigit(c byte) bool { return c-'0' <= 9 }
