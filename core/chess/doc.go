// Package chess has the laws of chess: positions, legal moves, and the two notations that belong to them, FEN and SAN. It knows no files,
// and imports nothing but strconv and others of that size.
//
// A [Position] is read from a FEN and changed by moves:
//
//	p, faults, _, ok := chess.ReadFEN(chess.Initial)
//	m, count := p.Find(chess.Parse("Nf3")) // count is 1: there is one such move
//	var u chess.Undo
//	p.Do(m, &u)
//	fmt.Println(string(chess.AppendFEN(nil, &p)))
//	p.TakeBack(m, &u)
//
// # Positions
//
// Positions have no pointers: an assignment copies one, == compares two. [Position.On], Turn, Clock and Number say what is on the board;
// [Position.IsCheck], [Position.IsMate] and [EndOf] what follows; [Faults] what no game could have. [AppendFEN] writes it, [AppendFENAs] in
// the forms of other programs.
//
// # Moves
//
// [Position.Moves] lists the legal moves in a list that is used again and again, so that nothing is allocated. A [Move] is 16 bits, and
// only means something in its position. Castling goes from the king's square to that of its rook: so Chess960 is no mode, and in chess the
// rooks are on a and h. Do and TakeBack take what is legal, and do not check it.
//
// # SAN
//
// A [Pattern] is what a move in SAN says: [Parse] reads one, [Position.Find] finds the legal move that it means, and [Why] says why there
// is none. [Position.MarkedSAN] makes the pattern of a move; [Pattern.Append] writes it, [Language.Append] with the letters of another
// language. [FindCoordinates] and [AppendCoordinates] read and write e2e4.
//
// Numbers in brackets in comments, as (16.1.3), are sections of the standard of PGN of 1994.
package chess
