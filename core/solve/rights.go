package solve

import "pbn/core/chess"

// NoteKind is what is told of the position beside the solution.
type NoteKind uint8

// The kinds.
const (
	CastlingAssumed  NoteKind = iota // castling with the rook on the square, since nothing shows that it is not allowed
	CastlingExcluded                 // it can be proved that the king, or the rook on the square, has moved
	PassingProved                    // the pawn that has passed the square has just moved two squares: all other last moves are impossible
	PassingGiven                     // the position says so
	PassingUnproved                  // a pawn could be taken there if it had just moved two squares, which cannot be proved
	TurnChanged                      // the side that the stipulation has begin is not the one on turn in the position
)

// Note is what is told, and the square that it is about.
type Note struct {
	Kind   NoteKind
	Square chess.Square
}

// prepare returns the position as the conventions of problems have it: who begins, who may castle, and whether a pawn can be taken in
// passing. A helpmate begins with Black's move, one with half a move with White's; otherwise the side on turn mates.
func prepare(p *chess.Position, st Stipulation, keepRights bool) (prepared chess.Position, notes []Note) {
	turn := p.Turn
	if st.Kind == Help {
		if turn = chess.Black; st.HasHalf {
			turn = chess.White
		}
	}
	if turn != p.Turn {
		notes = append(notes, Note{TurnChanged, chess.NoSquare})
	}
	f := splitFields(p)
	plain := read(f.men, turn, "-", "-")
	if !keepRights && !chess.IsChess960(p) {
		f.castling, notes = castlingOf(&plain, notes)
	}
	if f.passing != "-" && turn == p.Turn {
		return read(f.men, turn, f.castling, f.passing), append(notes, Note{PassingGiven, chess.At(int(f.passing[0]-'a'), int(f.passing[1]-'1'))})
	}
	f.passing, notes = passingOf(&plain, notes)
	return read(f.men, turn, f.castling, f.passing), notes
}

// fields are the fields of a FEN that say what is on the board, who may castle and which square a pawn has passed.
type fields struct{ men, castling, passing string }

func splitFields(p *chess.Position) (f fields) {
	var all [4]string
	at := 0
	for _, c := range chess.AppendFields(nil, p) {
		if c == ' ' {
			at++
			continue
		}
		all[at] += string(rune(c))
	}
	return fields{all[0], all[2], all[3]}
}

func read(men string, turn chess.Color, castling, passing string) chess.Position {
	p, _, _, _ := chess.ReadFEN(men + " " + "wb"[turn:turn+1] + " " + castling + " " + passing + " 0 1")
	return p
}

// withTurn returns the position with a side on turn; ok is false where the other side would be in check.
func withTurn(p *chess.Position, turn chess.Color) (with chess.Position, ok bool) {
	f := splitFields(p)
	with = read(f.men, turn, f.castling, "-")
	_, is := chess.Unplayable(&with)
	return with, !is
}

// castlingOf returns who may castle: a king and a rook at home may unless it can be proved that one of them has moved.
func castlingOf(p *chess.Position, notes []Note) (string, []Note) {
	const e1, a1, h1, row8 = 4, 0, 7, 56
	castling := ""
	for _, side := range [...]struct {
		king, rook chess.Square
		letter     string
	}{{e1, h1, "K"}, {e1, a1, "Q"}, {e1 + row8, h1 + row8, "k"}, {e1 + row8, a1 + row8, "q"}} {
		color := chess.White
		if side.king >= row8 {
			color = chess.Black
		}
		if p.On(side.king) != chess.King.Of(color) || p.On(side.rook) != chess.Rook.Of(color) {
			continue
		}
		if hasMoved(p, color, side.king, side.rook) {
			notes = append(notes, Note{CastlingExcluded, side.rook})
			continue
		}
		notes = append(notes, Note{CastlingAssumed, side.rook})
		castling += side.letter
	}
	if castling == "" {
		castling = "-"
	}
	return castling, notes
}

// hasMoved reports whether the last move of a side, of all that are possible, was one of the men on two squares.
func hasMoved(p *chess.Position, color chess.Color, king, rook chess.Square) bool {
	last := possible(p)
	if len(last) == 0 {
		return false
	}
	for i := range last {
		if color != p.Turn {
			if last[i].To != king && last[i].To != rook {
				return false
			}
			continue
		}
		before := chess.Before(p, &last[i])
		if isStart(&before) {
			return false
		}
		for _, own := range chess.Retractions(&before, nil) {
			if own.To != king && own.To != rook {
				return false
			}
		}
	}
	return true
}

// possible returns the moves that may have led to a position, without those before which there was no possible move.
func possible(p *chess.Position) (moves []chess.Retraction) {
	for _, r := range chess.Retractions(p, nil) {
		before := chess.Before(p, &r)
		if isStart(&before) || chess.HasRetraction(&before) {
			moves = append(moves, r)
		}
	}
	return moves
}

// isStart reports whether the men are those of the start of a game.
func isStart(p *chess.Position) bool { return p.SameMen(&start) }

var start, _, _, _ = chess.ReadFEN(chess.Initial)

// passingOf returns the square on which a pawn can be taken in passing, which needs proof that it has just passed it.
func passingOf(p *chess.Position, notes []Note) (string, []Note) {
	squares := passed(p)
	if len(squares) == 0 {
		return "-", notes
	}
	last := possible(p)
	for _, square := range squares {
		isProved := len(last) > 0
		for i := range last {
			isProved = isProved && last[i].IsDoubleStep(p) && (last[i].From+last[i].To)/2 == square
		}
		if isProved {
			return square.String(), append(notes, Note{PassingProved, square})
		}
		notes = append(notes, Note{PassingUnproved, square})
	}
	return "-", notes
}

// passed returns the squares on which the side on turn could take in passing, if the pawn there had just moved.
func passed(p *chess.Position) (squares []chess.Square) {
	row := 5
	if p.Turn == chess.Black {
		row = 2
	}
	f := splitFields(p)
	for file := range 8 {
		square := chess.At(file, row)
		with := read(f.men, p.Turn, "-", square.String())
		var list chess.Moves
		for _, m := range with.Moves(&list) {
			if m.IsInPassing() {
				squares = append(squares, square)
				break
			}
		}
	}
	return squares
}
