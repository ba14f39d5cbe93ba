// Package draughts has the laws of thirteen variants of draughts: positions, legal moves with the ways of their captures, FEN as PDN has it, and
// moves as they are written. It knows no files, and imports nothing but strconv and others of that size.
//
// A [Board] is made once for a [Variant]; a [Position] is read from a FEN, or is the initial one, and is changed by moves:
//
//	v, _ := draughts.Named("international")
//	b, _ := draughts.New(v)
//	p := b.Initial()
//	w, ok := draughts.Parse("32-28")
//	var list draughts.Moves
//	m, count := b.Find(&p, &w, &list) // count is 1: there is one such move
//	var u draughts.Undo
//	p.Do(&m, &u)
//	fmt.Println(string(draughts.AppendFEN(nil, b, &p)))
//	p.TakeBack(&m, &u)
//
// # Variants
//
// [Variants] is a table: the board, where the first square is, who begins, and the laws. [New] takes any row, changed as one likes: that is
// how Jamaican pool checkers differ from American ones, and how a game is played on another board.
//
// # Positions
//
// Positions have no pointers: an assignment copies one, == compares two. [Position.Pieces], [Position.Kings] and Turn say what is on the
// board; [EndOf] and [DrawsOf] what follows; [Faults] what no game could have. [ReadFEN] reads it in any form that is in use, with each fault
// and its place; [AppendFEN] writes it, [AppendFENAs] in the forms of other programs.
//
// # Moves
//
// [Board.Moves] lists the legal moves in a list that is used again and again. A capture is a [Move] with what it takes: two ways with the
// same result are one move. [WayOf] has the way that PDN writes. Do and TakeBack take what is legal, and do not check it.
//
// # Text
//
// [Parse] reads what a move says, in numbers or letters, with any sign; [Board.Find] finds the legal move that it means, and [Why] says why
// there is none, and which capture was owed. [Append] writes a move as PDN 3.0 demands: short, or long where it is ambiguous. [Word] and
// [Unpack] are Parse for a scanner, which reads each word once.
//
// Letters in brackets in comments, as or (D-12), are clauses of the ledger of PDN 3.0, in which each demand of the standard and each law
// has one.
package draughts
