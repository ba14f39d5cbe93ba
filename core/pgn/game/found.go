package game

import (
	"pbn/core/chess"
	"pbn/core/item"
	"pbn/core/pgn/scan"
	"pbn/core/pgn/values"
)

// foundMove is what a word was found to be.
type foundMove struct {
	spelling spelling
	move     chess.Move
	// second is a second move that is glued to it, or NoMove, and split where that begins in the word.
	second chess.Move
	split  int
	// count is how many moves fit, of which 2 is several.
	count int
	// hasMarker is set where a marker is glued to the move; marker is how many bytes it has.
	hasMarker bool
	marker    int
	result    values.Result
	// nag is that of a sign that is glued to the move; 0 without one.
	nag uint8
	// end is the first item after the move, if that goes on in other items.
	end int
}

// gluedMarkers are the markers that may be glued to a move.
var gluedMarkers = [...]struct {
	text   string
	result values.Result
}{{"1-0", values.WhiteWins}, {"0-1", values.BlackWins}, {"1/2-1/2", values.Drawn}}

// find finds the move that a word means.
func (o *oddReader) find(k int, word []byte) (f foundMove) {
	o.try(k, &f, word)
	if f.count > 0 {
		return f
	}
	first := f.spelling
	for i := range gluedMarkers {
		m := &gluedMarkers[i]
		if n := len(word) - len(m.text); n >= 2 && string(word[n:]) == m.text {
			if o.try(k, &f, word[:n]); f.count == 1 {
				f.hasMarker, f.marker, f.result = true, len(m.text), m.result
				return f
			}
		}
	}
	if o.tryTwo(&f, word); f.count == 0 {
		f.spelling = first
	}
	return f
}

// try finds a move with all ways to read a word.
func (o *oddReader) try(k int, f *foundMove, word []byte) {
	s, ok := readSpelling(word, false)
	o.trySpelling(k, f, s, ok)
	if len(word) < 3 || f.count > 0 {
		return
	}
	switch word[0] {
	case 'b':
		s, ok = readSpelling(word, true)
		o.trySpelling(k, f, s, ok)
	case 'B':
		// It may be a capital letter for the file, which the sign of a capture shows.
		if s, ok = readSpelling(word, false); ok && s.man == 'B' && s.isCapture && s.fromFile == 0 {
			s.man, s.fromFile = 0, 'b'
			s.forms |= letterCase
			o.trySpelling(k, f, s, ok)
		}
	}
}

// trySpelling finds the move of a spelling.
func (o *oddReader) trySpelling(k int, f *foundMove, s spelling, ok bool) {
	if !ok {
		return
	}
	end := 0
	if s.promotes() && s.promoted == 0 {
		if s.opensPromotion {
			s.rest = nil
		}
		end = o.promotionAfter(k, &s)
	}
	if string(s.rest) == "e" && o.isPassingAt(int(o.in.items.Items[k].End)-1) {
		s.rest = nil
		s.forms |= passingMark
		end, _ = o.passingEnd(k, int(o.in.items.Items[k].End)-1)
	}
	number := uint8(0)
	if len(s.rest) > 0 {
		if number, ok = o.nag(s.rest); !ok {
			return
		}
	}
	if m, count := s.find(&o.line.position); count > f.count || f.spelling.toFile == 0 && f.spelling.castling == 0 {
		*f = foundMove{spelling: s, move: m, count: count, nag: number, end: end}
	}
}

// promotionAfter reads what a pawn becomes that comes after the move: (Q) or =Q. It returns the item after that, 0 where there is nothing.
func (o *oddReader) promotionAfter(k int, s *spelling) (end int) {
	items := o.in.items.Items
	after := func(n int) *item.Item { // that directly follows the one before it
		if k+n >= len(items) || items[k+n].Start != items[k+n-1].End {
			return &item.Item{}
		}
		return &items[k+n]
	}
	letter := byte(0)
	switch {
	case after(1).Kind == item.Open && after(2).Kind == scan.Move && after(3).Kind == item.Close:
		if text := o.in.bytes(k + 2); len(text) == 1 {
			letter, end = text[0], k+4
		}
	case k+1 < len(items) && items[k+1].Kind == scan.Move:
		if text := o.in.bytes(k + 1); len(text) == 2 && text[0] == '=' {
			letter, end = text[1], k+2
		}
	}
	if !isManLetter(letter) {
		return 0
	}
	s.promoted = letter &^ 0x20
	s.forms |= promotionForm
	return end
}

// longestTwo is how many bytes two moves have at most that are one word.
const longestTwo = 16

// tryTwo finds two moves that are one word (ledger 8.2.2.1-f).
func (o *oddReader) tryTwo(f *foundMove, word []byte) {
	number := digits(word)
	word = word[number:]
	if len(word) > longestTwo {
		return
	}
	p := &o.line.position
	for n := 2; n+2 <= len(word); n++ {
		first, count := findText(p, word[:n])
		if count != 1 {
			continue
		}
		var u chess.Undo
		p.Do(first, &u)
		second, count := findText(p, word[n:])
		p.TakeBack(first, &u)
		if count == 1 {
			*f = foundMove{move: first, second: second, split: number + n, count: 1}
			return
		}
	}
}
