package draughts

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestWhy_D(t *testing.T) {
	for _, c := range []struct {
		name, variant, fen, text string
		want                     MoveFault
		at, owed                 string // the square, and the capture that is owed
	}{
		{"legal", "international", "W:W32:B1", "32-28", NoFault, "", ""},
		{"F-4 no such square", "international", "W:W32:B1", "32-78", OffBoard, "", ""},
		{"F-4 not played on", "russian", "W:Wa1:Bh8", "a1-a2", OffBoard, "", ""},
		{"D-a nothing there", "international", "W:W32:B1", "33-28", NoPiece, "33", ""},
		{"D-b the other side", "international", "W:W32:B1", "1-6", OtherSide, "1", ""},
		{"D-c occupied", "international", "W:W32,28:B1", "32-28", Occupied, "28", ""},
		{"D-c occupied by the other side", "international", "W:W32,50:B28,23", "32-28", Occupied, "28", ""},
		{"D-c beside the line", "international", "W:W32:B1", "32-22", NotOnLine, "", ""},
		{"D-c a man too far", "international", "W:W32:B1", "32-23", TooFar, "", ""},
		{"D-c a king too far", "english", "B:BK1:W32", "1-10", TooFar, "", ""},
		{"D-c a king that lands just behind", "thai", "W:WKa1:Bc3", "4-18", TooFar, "", "4-15"},
		{"D-c behind a piece of its side", "international", "W:WK46,28:B1", "46-5", Blocked, "28", ""},
		{"D-c behind two pieces", "international", "W:WK46:B23,19,1", "46-5", Blocked, "23", ""},
		{"D-d back", "international", "W:W32:B1", "32-37", GoesBack, "", ""},
		{"D-d Black goes back", "international", "B:W32:B7", "7-1", GoesBack, "", ""},
		{"D-d captures back", "spanish", "W:W14:B10,32", "14x5", GoesBack, "", ""},
		{"D-e a capture is owed", "international", "W:W32,45:B28", "45-40", CaptureOwed, "", "32x23"},
		{"D-e of the same man", "international", "W:W32,45:B28", "32-27", CaptureOwed, "", "32x23"},
		{"D-e the longest is owed", "international", "W:W32,45:B28,40,30,18", "45-40", Occupied, "40", "45x34x25"},
		{"D-e the longest is owed, another piece", "international", "W:W32,50,45:B28,18,40", "50-44", CaptureOwed, "", "32x23x12"},
		{"D-f takes nothing", "international", "W:W32:B1", "32x23", TakesNothing, "", ""},
		{"D-f takes nothing, but another does", "international", "W:W32,50:B28", "50x39", TakesNothing, "", "32x23"},
		{"D-f takes its own", "international", "W:W32,28:B1", "32x23", TakesNothing, "", ""},
		{"D-g goes on", "international", "W:W32:B28,18", "32x23", GoesOn, "", "32x23x12"},
		{"D-g goes on, any capture", "russian", "W:Wc3:Bd4,f6", "c3:e5", GoesOn, "", "c3:e5:g7"},
		{"D-h fewer", "international", "W:W32,45:B28,18,40", "45x34", TooFew, "", "32x23x12"},
		{"D-h fewer with the same man", "international", "W:W32:B28,18,27", "32x21", TooFew, "", "32x23x12"},
		{"D-h fewer, though of kings", "spanish", "B:W15,22:BK2,K8", "2x20", TooFew, "", "8x19x26"},
		{"D-i fewer kings", "spanish", "B:W13,K14:B18", "18x9", FewerKings, "", "18x11"},
		{"D-i a king later", "italian", "B:WK19,20:BK3,K14,K24", "24x22", KingsLater, "", "14x23x16"},
		{"D-i the king first, Italian", "italian", "W:WK30,32:B26,28", "32x23", KingFirst, "", "30x21"},
		{"D-i the king first, Czech", "czech", "W:WKa1,h2:Bb2,g3", "h2xf4", KingFirst, "", "a1xc3"},
		{"D-i more kings, Italian", "italian", "W:WK30,K32:BK26,28", "32x23", FewerKings, "", "30x21"},
		{"D-i worth less", "frisian", "W:W32,45:B28,K40", "32x23", WorthLess, "", "45x34"},
		{"D-i worth as much, the king first", "frisian", "W:WK3,19:B14", "19x10", KingFirst, "", "3x20"},
		{"D-j a king is safe from a man", "italian", "W:W30:BK26,1", "30x21", KingIsSafe, "26", ""},
		{"D-11 the man is not yet a king", "brazilian", "W:Wc5:Bh8", "c5-e7", TooFar, "", ""},
		{"D-11 the man would have to be a king within its capture", "brazilian", "W:Wb6:Bc7,f6", "b6xh4", NotYetKing, "", "b6xd8"},
		{"D-4 along a file", "international", "W:W38:B28,1", "38x18", NotOnLine, "", ""},
		{"D-10 over what was taken", "international", "B:W7,8,33,44:BK42", "42x50", JumpsAgain, "", "42x24x2x11"},
		{"D-12 a king must rest", "frisian", "W:WK46,31:B1:+3+0", "46-41", KingMustRest, "46", ""},
		{"D-12 a king must rest, and nothing else can move", "frisian", "W:WK41,46:B1:+3+0", "41-37", KingMustRest, "41", ""},
		{"D-l over", "international", "W:W5:B10,14", "5-10", GameOver, "", ""},
		{"D-l no pieces", "international", "W:W:B10,14", "5-10", GameOver, "", ""},
		{"G-12 another way", "international", "W:WK47:B14,19,29,31,42", "47x15x36", OtherWay, "", "47x38x24x13x36"},
		{"a man is no king", "international", "W:W46:B23,1", "46x5", TooFar, "", ""},
	} {
		b := board(t, c.variant)
		p := position(t, b, c.fen)
		w, ok := Parse(c.text)
		if !ok {
			t.Fatal(c.text)
		}
		r := Why(b, &p, &w, new(Moves))
		at, owed := "", ""
		if r.At != NoSquare {
			at = string(b.AppendSquare(nil, r.At))
		}
		if r.Owed.Count > 0 {
			owed = string(AppendLong(nil, b, &p, &r.Owed))
		}
		if r.Fault != c.want || at != c.at || owed != c.owed {
			t.Errorf("%s: %s %s: %d at %q, %q is owed; not %d", c.name, c.fen, c.text, r.Fault, at, owed, c.want)
		}
	}
}

// TestWhyIsTrue: in random positions the reasons for moves of two squares are what the slow board says.
func TestWhyIsTrue_D(t *testing.T) {
	seen := map[MoveFault]int{}
	for _, v := range Variants {
		b, _ := New(v)
		random := rand.New(rand.NewPCG(12, uint64(v.Number)))
		for range numberOfPositions() {
			p := randomPosition(b, random)
			o := slowOf(b, &p)
			legal, all := o.captures()
			if !all {
				continue
			}
			quiet := o.quiet()
			hasCapture := len(legal) > 0
			if !hasCapture {
				legal = quiet
			}
			var squares []Square
			for s := range b.Squares().All() {
				squares = append(squares, s)
			}
			for range 20 {
				from, to := squares[random.IntN(len(squares))], squares[random.IntN(len(squares))]
				if own := p.Pieces(p.Turn); random.IntN(2) == 0 && !own.IsEmpty() {
					// A jump of a piece, which may be none.
					from = squares[random.IntN(len(squares))]
					for !own.Has(from) {
						from = squares[random.IntN(len(squares))]
					}
					row, column := b.Place(from)
					if at := b.At(row-2+4*random.IntN(2), column-2+4*random.IntN(2)); at != NoSquare {
						to = at
					}
				}
				sign := []byte{'-', 'x'}[random.IntN(2)]
				text := string(b.AppendSquare(append(b.AppendSquare(nil, from), sign), to))
				w, _ := Parse(text)
				r := Why(b, &p, &w, new(Moves))
				seen[r.Fault]++
				if problem := o.untrue(b, &p, &r, from, to, legal, quiet, hasCapture); problem != "" {
					t.Fatalf("%s %s %s: %d, but %s", v.Name, AppendFEN(nil, b, &p), text, r.Fault, problem)
				}
			}
		}
	}
	for f := NoFault; f <= OtherWay; f++ {
		if seen[f] == 0 && f != OffBoard && f != KingMustRest && f != OtherWay && f != KingsLater {
			t.Errorf("fault %d was never seen", f)
		}
	}
	t.Log(seen)
}

// untrue returns what is not true of a reason, or "".
func (o *slow) untrue(b *Board, p *Position, r *Reason, from, to Square, legal, quiet []capture, hasCapture bool) string {
	has := func(list []capture) bool {
		return slices.ContainsFunc(list, func(c capture) bool {
			return b.At(c.from.row, c.from.column) == from && b.At(c.to.row, c.to.column) == to
		})
	}
	us := p.Turn
	isOwn := p.Pieces(us).Has(from)
	switch {
	case (r.Fault == NoFault) != has(legal):
		return "it is legal or not"
	case r.Fault == NoFault:
	case (r.Fault == GameOver) != (len(legal) == 0):
		return "the game is over or not"
	case r.Fault == GameOver:
	case (r.Fault == OtherSide) != p.Pieces(us^1).Has(from), r.Fault == NoPiece && p.occupied().Has(from), !isOwn && r.Fault > OtherSide:
		return "it is about another piece"
	case isOwn && hasCapture != (r.Owed.Count > 0):
		return "a capture is owed or not"
	case r.Owed.Count > 0 && !slices.Contains(b.Moves(p, new(Moves)), r.Owed):
		return "what is owed is not legal"
	case r.Fault == CaptureOwed && !(hasCapture && has(quiet)):
		return "no capture is owed"
	case r.Fault == Occupied && (r.At != to || !p.occupied().Has(to)):
		return "it is not occupied"
	case r.Fault == Blocked && (r.At == to || r.At == from || !p.occupied().Has(r.At)):
		return "it is not blocked"
	case r.Fault == GoesBack && p.Kings(us).Has(from):
		return "a king goes where it likes"
	}
	return o.untrueCapture(r, has)
}

// untrueCapture looks at the captures that the laws do not prefer.
func (o *slow) untrueCapture(r *Reason, has func([]capture) bool) string {
	if r.Fault < TooFew || r.Fault > WorthLess {
		return ""
	}
	if list, _ := o.everyCapture(); !has(list) {
		return "there is no such capture"
	}
	return ""
}
