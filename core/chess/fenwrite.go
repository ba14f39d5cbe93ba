package chess

import "strconv"

// FENForm is how a FEN is written. Its zero is the form of the standard, with X-FEN's castling.
type FENForm uint8

// The forms, which may be joined by |.
const (
	// EnPassantLegal has the square that a pawn has passed only where a legal move takes the pawn, as most programs write it.
	EnPassantLegal FENForm = 1 << iota
	// CastlingFiles names each rook of castling by its file, as Shredder-FEN does: HAha for KQkq.
	CastlingFiles
)

// AppendFEN appends the position in the form of FEN: the square that a pawn has passed whether or not the pawn can be taken (16.1.3.4),
// castling as KQkq, but by its file where the rook is not the outermost one (X-FEN).
func AppendFEN(out []byte, p *Position) []byte { return AppendFENAs(out, p, 0) }

// AppendFENAs appends the position in a form of FEN.
func AppendFENAs(out []byte, p *Position, form FENForm) []byte {
	out = AppendFieldsAs(out, p, form)
	out = strconv.AppendUint(append(out, ' '), uint64(p.Clock), 10)
	return strconv.AppendUint(append(out, ' '), uint64(p.Number), 10)
}

// AppendFields appends the four fields that FEN and EPD share, as AppendFEN does.
func AppendFields(out []byte, p *Position) []byte { return AppendFieldsAs(out, p, 0) }

// AppendFieldsAs appends the four fields that FEN and EPD share, in a form of FEN. Positions have the same key if these are the same in the
// form EnPassantLegal.
func AppendFieldsAs(out []byte, p *Position, form FENForm) []byte {
	for row := 7; row >= 0; row-- {
		empty := byte(0)
		for column := range 8 {
			piece := p.board[At(column, row)]
			if piece == 0 {
				empty++
				continue
			}
			if empty > 0 {
				out = append(out, '0'+empty)
				empty = 0
			}
			out = append(out, piece.Letter())
		}
		if empty > 0 {
			out = append(out, '0'+empty)
		}
		if row > 0 {
			out = append(out, '/')
		}
	}
	out = append(out, ' ', "wb"[p.Turn&1], ' ')
	out = append(appendCastling(out, p, form&CastlingFiles != 0), ' ')
	if p.enPassant != NoSquare && form&EnPassantLegal != 0 && passingKey(p, p.Turn&1) == 0 {
		return append(out, '-')
	}
	return append(out, p.enPassant.String()...)
}

func appendCastling(out []byte, p *Position, byFiles bool) []byte {
	if p.castling == 0 {
		return append(out, '-')
	}
	for c := White; c <= Black; c++ {
		own := p.castling & p.colors[c]
		if own == 0 {
			continue
		}
		rooks := p.men(Rook, c) & (rank1 << (56 * c))
		king := only(p.kings[c])
		long := rooks & (king - 1)
		sides := [...]struct {
			rook, outermost Set
			letter          byte
		}{
			{own &^ (king - 1), highest(rooks &^ (king - 1)), 'K'},
			{own & (king - 1), long & -long, 'Q'},
		}
		for _, side := range sides {
			if side.rook == 0 {
				continue
			}
			if byFiles || side.rook != side.outermost {
				side.letter = 'A' + byte(side.rook.First().File())
			}
			out = append(out, side.letter|byte(c)<<5)
		}
	}
	return out
}

// IsChess960 reports whether a right to castle is one that only Chess960 has: the king is not on e, or the rook not on a or h. Other
// positions of Chess960 are positions of chess.
func IsChess960(p *Position) bool {
	for c := White; c <= Black; c++ {
		own := p.castling & p.colors[c]
		if own != 0 && (own&^(fileA|fileH) != 0 || p.kings[c].File() != 4) {
			return true
		}
	}
	return false
}
