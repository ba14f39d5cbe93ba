package chess_test

import (
	"fmt"
	"slices"
	"strings"

	"pbn/core/chess"
)

// Play a game from its moves in SAN, and say where it ends.
func Example() {
	p, _, _, _ := chess.ReadFEN(chess.Initial)
	for _, san := range strings.Fields("f3 e5 g4 Qh4#") {
		m, count := p.Find(chess.Parse(san))
		if count != 1 {
			fmt.Println(san, "is not one move")
			return
		}
		var u chess.Undo
		p.Do(m, &u)
	}
	fmt.Println(string(chess.AppendFEN(nil, &p)))
	fmt.Println(p.IsMate(), chess.EndOf(&p) == chess.Checkmate)
	// Output:
	// rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3
	// true true
}

// List the legal moves in SAN.
func ExamplePosition_Moves() {
	p, _, _, _ := chess.ReadFEN("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	var list chess.Moves
	var sans []string
	for _, m := range p.Moves(&list) {
		sans = append(sans, string(p.MarkedSAN(m).Append(nil)))
	}
	slices.Sort(sans)
	fmt.Println(strings.Join(sans, " "))
	// Output:
	// Kd1 Kd2 Ke2 Kf1 Kf2 O-O Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8+
}

// Read a FEN that is not written as the standard has it. The position is there all the same, and each fault says where it is.
func ExampleReadFEN() {
	text := "4k3/8/8/8/8/8/8/4K2R W KQ - 0"
	p, faults, count, ok := chess.ReadFEN(text)
	fmt.Println(ok, count, "fields")
	for _, f := range faults {
		switch f.Kind {
		case chess.TurnForm:
			fmt.Println("turn:", text[f.Start:f.End])
		case chess.CastlingFalse:
			fmt.Println("no such right:", text[f.Start:f.End])
		case chess.FieldMissing:
			fmt.Println("a field is missing")
		}
	}
	fmt.Println(string(chess.AppendFEN(nil, &p)))
	// Output:
	// true 5 fields
	// turn: W
	// no such right: Q
	// a field is missing
	// 4k3/8/8/8/8/8/8/4K2R w K - 0 1
}

// Write a position as most engines do: the passed square only where a pawn takes there, castling by the files of the rooks.
func ExampleAppendFENAs() {
	p, _, _, _ := chess.ReadFEN("r3k3/8/8/8/4P3/8/8/4K3 b q e3 0 1")
	fmt.Println(string(chess.AppendFEN(nil, &p)))
	fmt.Println(string(chess.AppendFENAs(nil, &p, chess.EnPassantLegal|chess.CastlingFiles)))
	// Output:
	// r3k3/8/8/8/4P3/8/8/4K3 b q e3 0 1
	// r3k3/8/8/8/4P3/8/8/4K3 b a - 0 1
}

// Say why a move is not legal.
func ExampleWhy() {
	p, _, _, _ := chess.ReadFEN("4k3/8/8/8/1b6/2N5/8/R3K3 w Q - 0 1")
	for _, san := range strings.Fields("Ne4 Ra5 Rb3 O-O") {
		r := chess.Why(&p, chess.Parse(san))
		switch r.Fault {
		case chess.NoFault:
			fmt.Println(san, "is legal")
		case chess.LeavesPin:
			fmt.Println(san, "- the man on", r.From, "is pinned by the one on", r.At)
		case chess.NotReached:
			fmt.Println(san, "- no such man goes there")
		case chess.NoCastling:
			fmt.Println(san, "- the right to castle there is gone")
		}
	}
	// Output:
	// Ne4 - the man on c3 is pinned by the one on b4
	// Ra5 is legal
	// Rb3 - no such man goes there
	// O-O - the right to castle there is gone
}

// Find what no game could have in a position.
func ExampleFaults() {
	p, _, _, _ := chess.ReadFEN("4k2P/8/8/8/8/8/8/4R3 w - - 0 1")
	for _, f := range chess.Faults(&p) {
		switch f.Kind {
		case chess.KingCount:
			fmt.Println([]string{"White", "Black"}[f.Color], "has", f.Count, "kings")
		case chess.PawnRank:
			fmt.Println("a pawn on the first or last rank:", f.Squares.Has(chess.At(7, 7)))
		case chess.OtherInCheck:
			fmt.Println([]string{"White", "Black"}[f.Color], "is in check, and not on turn")
		}
	}
	// Output:
	// White has 0 kings
	// a pawn on the first or last rank: true
	// Black is in check, and not on turn
}

// Count how often a position was on the board.
func ExampleRepetitions() {
	p, _, _, _ := chess.ReadFEN(chess.Initial)
	var line chess.Repetitions
	times := line.Push(p.Key())
	for _, san := range strings.Fields("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8") {
		m, _ := p.Find(chess.Parse(san))
		var u chess.Undo
		p.Do(m, &u)
		times = line.Push(p.Key())
	}
	fmt.Println(times, chess.DrawsOf(&p, times)&chess.ThreefoldRepetition != 0)
	// Output:
	// 3 true
}

// Read a move with the letters of a language, and write it with figurines.
func ExampleLanguage() {
	s := chess.LanguageOf("de").Parse("Sxd5+")
	fmt.Println(string(s.Append(nil)), string(chess.Figurines.Append(nil, s)))
	// Output:
	// Nxd5+ ♘xd5+
}

// Read and write moves as engines do.
func ExampleFindCoordinates() {
	p, _, _, _ := chess.ReadFEN("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	m := chess.FindCoordinates(&p, "e1g1")
	fmt.Println(string(p.SAN(m).Append(nil)), string(chess.AppendCoordinates(nil, m, true)))
	// Output:
	// O-O e1h1
}
