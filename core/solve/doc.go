// Package solve solves problems of chess: direct mates, helpmates and selfmates of a few moves, and proves whether they are sound.
//
//	st, fault := solve.Parse("#2")
//	p, _, _, _ := chess.ReadFEN("8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1")
//	result, _, ok := solve.New(0).Solve(&p, st, solve.Options{SetPlay: true, Tries: 1})
//	// result.Verdict is solve.Sound, result.Solutions a tree with one key: 1.Rb1!
//	fmt.Print(string(result.AppendText(nil, chess.English)))
//
// # Conventions
//
// Problems have positions, and no game before them. So castling is allowed unless it can be proved that the king or the rook has moved, and
// a pawn can be taken in passing as the first move only if it can be proved that it has just moved two squares. What is proved here is what
// follows from the last two moves: all of those that can have led to the position ([chess.Retractions]) are such moves. Proofs
// by the structure of pawns, and castling that excludes other castling, are not looked for. [Result.Notes] has what was assumed.
//
// Repetition and the rule of fifty moves mean nothing. In a helpmate Black begins, with half a move more White; else the side on turn.
//
// # How it works
//
// Direct mates and selfmates (forced.go) ask whether the side on turn reaches its aim in so many moves: some first move has to do that
// after each reply. One reply that refutes ends the search of a move, so what refuted last is tried first (order.go). Before the last
// move only checks can mate. What was found of a position is remembered (memory.go) by its key of 64 bits; two positions that are searched
// for one problem practically never share one.
//
// Helpmates (help.go) ask whether there is a line of exactly so many plies, and then list all lines.
//
// Nothing is left out because it looks bad: a search that ends has proved its verdict, and one that meets a limit says [NotFinished].
// Trees are made after that (tree.go), by asking the same questions again of each branch.
package solve
