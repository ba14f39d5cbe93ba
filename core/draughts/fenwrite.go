package draughts

import "strconv"

// FENForm is how a FEN is written. Its zero is how PDN 3.0 is written.
type FENForm uint8

// The forms, which may be joined by |.
const (
	// Numbers and Letters write squares so in any variant; without them they are what the variant has.
	Numbers FENForm = 1 << iota
	Letters
	// Ranges writes 31-50 where three or more numbers follow each other.
	Ranges
	// WithCounts adds what lidraughts adds: half-moves and the number of the move, moves of kings where they are limited.
	WithCounts
)

// AppendFEN appends the position as PDN 3.0 writes it: White's list first, no blanks, no ranges (F-3, F-5).
func AppendFEN(out []byte, b *Board, p *Position) []byte { return AppendFENAs(out, b, p, 0) }

// AppendFENAs appends the position in a form of FEN.
func AppendFENAs(out []byte, b *Board, p *Position, form FENForm) []byte {
	out = append(out, "WB"[p.Turn&1])
	for c := White; c <= Black; c++ {
		out = appendList(append(out, ':', "WB"[c]), b, p, c, form)
	}
	if form&WithCounts == 0 {
		return out
	}
	out = strconv.AppendUint(append(out, ":H"...), uint64(p.Clock), 10)
	out = strconv.AppendUint(append(out, ":F"...), uint64(p.Number), 10)
	if b.variant.Laws.MostKingMoves > 0 {
		out = append(out, ':')
		for _, run := range p.runs {
			out = strconv.AppendUint(append(out, '+'), uint64(run.moves), 10)
		}
	}
	return out
}

// appendList appends the squares of a side, by their numbers.
func appendList(out []byte, b *Board, p *Position, c Color, form FENForm) []byte {
	own := p.sides[c]
	letters := form&Letters != 0 || form&Numbers == 0 && b.variant.Letters
	start := len(out)
	for n := 1; n <= mostSquares; n++ {
		s := b.numbered[n]
		if s == NoSquare || !own.Has(s) {
			continue
		}
		if len(out) > start {
			out = append(out, ',')
		}
		isKing := p.kings.Has(s)
		if isKing {
			out = append(out, 'K')
		}
		out = b.appendSquare(out, s, letters)
		last := n
		for last < mostSquares && own.Has(b.numbered[last+1]) && p.kings.Has(b.numbered[last+1]) == isKing {
			last++
		}
		if form&Ranges != 0 && !letters && last >= n+2 {
			if out = append(out, '-'); isKing {
				out = append(out, 'K')
			}
			out = b.appendSquare(out, b.numbered[last], false)
			n = last
		}
	}
	return out
}
