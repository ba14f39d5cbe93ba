package draughts_test

import (
	"fmt"
	"strings"

	"pbn/core/draughts"
)

func board(name string) *draughts.Board {
	v, _ := draughts.Named(name)
	b, _ := draughts.New(v)
	return b
}

// Replay a game, and print the position that it reaches.
func Example() {
	b := board("international")
	p := b.Initial()
	var list draughts.Moves
	for _, text := range strings.Fields("32-28 19-23 28x19 14x23") {
		w, _ := draughts.Parse(text)
		m, count := b.Find(&p, &w, &list)
		if count != 1 {
			fmt.Println(text, "is not one move")
			return
		}
		var u draughts.Undo
		p.Do(&m, &u)
	}
	fmt.Println(string(draughts.AppendFENAs(nil, b, &p, draughts.Ranges)))
	// Output:
	// W:W31,33-50:B1-13,15-18,20,23
}

// List the legal moves as PDN writes them: short, and long where two captures have the same ends.
func ExampleBoard_Moves() {
	b := board("international")
	p, _, _ := draughts.ReadFEN(b, "W:WK47:B14,19,29,31,42")
	var list draughts.Moves
	moves := b.Moves(&p, &list)
	for i := range moves {
		fmt.Println(string(draughts.Append(nil, b, &p, &moves[i], moves)), "takes", moves[i].Count)
	}
	// Output:
	// 47x38x24x13x36 takes 4
	// 47x38x20x9x36 takes 4
}

// Go along the way of a capture, to draw it.
func ExampleWayOf() {
	b := board("russian")
	p, _, _ := draughts.ReadFEN(b, "W:Wf6:Be7,c7,c3")
	w, _ := draughts.Parse("f6:e1") // the man becomes a king on d8, and goes on as one
	m, count := b.Find(&p, &w, new(draughts.Moves))
	way, ok := draughts.WayOf(b, &p, &m)
	fmt.Println(count, ok)
	for _, jump := range way.Jumps() {
		fmt.Println("over", string(b.AppendSquare(nil, jump.Over)), "to", string(b.AppendSquare(nil, jump.To)))
	}
	// Output:
	// 1 true
	// over e7 to d8
	// over c7 to a5
	// over c3 to e1
}

// Read a FEN that is not written as PDN 3.0 has it. The position is there all the same, and each fault says where it is.
func ExampleReadFEN() {
	b := board("international")
	text := "W:W31-35, 40:BK1,02."
	p, faults, ok := draughts.ReadFEN(b, text)
	fmt.Println(ok)
	for _, f := range faults {
		switch f.Kind {
		case draughts.Range:
			fmt.Println("a range:", text[f.Start:f.End])
		case draughts.NumberForm:
			fmt.Println("a number:", text[f.Start:f.End])
		case draughts.Spacing:
			fmt.Printf("a blank: %q\n", text[f.Start:f.End])
		case draughts.FinalDot:
			fmt.Println("a dot")
		}
	}
	fmt.Println(string(draughts.AppendFEN(nil, b, &p)))
	// Output:
	// true
	// a dot
	// a range: 31-35
	// a blank: " 40"
	// a number: 02
	// W:W31,32,33,34,35,40:BK1,2
}

// Say why a move is not legal, and which capture was owed.
func ExampleWhy() {
	b := board("international")
	p, _, _ := draughts.ReadFEN(b, "W:W32,45,50:B28,18,40")
	var list draughts.Moves
	for _, text := range strings.Fields("50-44 45x34 32x23 32-28 1-6") {
		w, _ := draughts.Parse(text)
		r := draughts.Why(b, &p, &w, &list)
		owed := string(draughts.AppendLong(nil, b, &p, &r.Owed))
		switch r.Fault {
		case draughts.CaptureOwed:
			fmt.Println(text, "- a capture is owed:", owed)
		case draughts.TooFew:
			fmt.Println(text, "- takes", r.Takes, "where", owed, "takes", r.Owed.Count)
		case draughts.GoesOn:
			fmt.Println(text, "- goes on:", owed)
		case draughts.Occupied:
			fmt.Println(text, "- a piece is on", b.Number(r.At))
		case draughts.NoPiece:
			fmt.Println(text, "- nothing is on", b.Number(r.At))
		}
	}
	// Output:
	// 50-44 - a capture is owed: 32x23x12
	// 45x34 - takes 1 where 32x23x12 takes 2
	// 32x23 - goes on: 32x23x12
	// 32-28 - a piece is on 28
	// 1-6 - nothing is on 1
}

// Make a board that is no row of the table: Jamaican pool checkers.
func ExampleNew() {
	v, _ := draughts.Named("pool")
	v.Letters, v.Corner, v.Inverted = true, 1, true
	b, ok := draughts.New(v)
	corner := b.At(0, 0)
	fmt.Println(ok, string(b.AppendSquare(nil, corner)), "is in the corner at White's left hand, far away")
	// Output:
	// true a1 is in the corner at White's left hand, far away
}
