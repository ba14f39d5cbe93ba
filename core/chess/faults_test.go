package chess

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// said is a fault as a test writes it: its kind, the side, the counts, the squares.
func (f PositionFault) said() string {
	kind := [...]string{"kings", "pawn rank", "men", "pawns", "promoted", "other in check",
		"impossible", "clock in passing", "clock"}[f.Kind]
	var squares []string
	for set := f.Squares; set != 0; set &= set - 1 {
		squares = append(squares, set.First().String())
	}
	return fmt.Sprint(kind, " ", "wb"[f.Color:f.Color+1], " ", f.Count, "/", f.Most, " ", strings.Join(squares, ","))
}

func TestFaults(t *testing.T) {
	for _, c := range []struct{ name, fen, want string }{
		{"16.1.3.1-c one each", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""},
		{"16.1.3.1-c none of White", "4k3/8/8/8/8/8/8/8 w - - 0 1", "kings w 0/1 "},
		{"16.1.3.1-c two of Black", "4k1k1/8/8/8/8/8/8/4K3 w - - 0 1", "kings b 2/1 e8,g8"},
		{"16.1.3.1-c none of Black, a rook on the first rank", "8/8/8/8/8/8/8/R3K3 w - - 0 1", "kings b 0/1 "},
		{"16.1.3.1-c none of White, a rook on the first rank", "4k3/8/8/8/8/8/8/1r6 w - - 0 1", "kings w 0/1 "},
		{"16.1.3.1-c none at all", "8/8/8/8/8/8/8/8 w - - 0 1", "kings w 0/1 ; kings b 0/1 "},
		{"16.1.3.1-d last rank", "4k2P/8/8/8/8/8/8/4K2p w - - 0 1", "pawn rank w 2/0 h1,h8"},
		{"16.1.3.1-d second rank", "4k3/7p/8/8/8/8/7P/4K3 w - - 0 1", ""},
		{"16.1.3.1-e all men", Initial, ""},
		{"16.1.3.1-e 17 men", "rnbqkbnr/pppppppp/8/8/8/N7/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
			"men w 17/16 a1,b1,c1,d1,e1,f1,g1,h1,a2,b2,c2,d2,e2,f2,g2,h2,a3"},
		{"16.1.3.1-e nine pawns", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "pawns b 9/8 a6,a7,b7,c7,d7,e7,f7,g7,h7"},
		{"16.1.3.1-e eight pawns, two queens", "3qkq2/pppppppp/8/8/8/8/8/4K3 w - - 0 1", "promoted b 1/0 d8,f8"},
		{"16.1.3.1-e seven pawns, two queens", "3qkq2/1ppppppp/8/8/8/8/8/4K3 w - - 0 1", ""},
		{"16.1.3.1-e seven pawns, three knights, three rooks", "4k3/8/8/8/8/8/PPPPPPP1/NNNRKRR1 w - - 0 1",
			"promoted w 2/1 a1,b1,c1,d1,f1,g1"},
		{"16.1.3.1-e eight pawns, bishops of both colors", "4k3/8/8/8/8/8/PPPPPPPP/2BBK3 w - - 0 1", ""},
		{"16.1.3.1-e eight pawns, bishops of one color", "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", "promoted w 1/0 a1,c1"},
		{"16.1.3.1-e eight pawns, bishops of the other color", "4k3/8/8/8/8/8/PPPPPPPP/3BKB2 w - - 0 1", "promoted w 1/0 d1,f1"},
		{"16.1.3.2-b not on turn, in check", "4k3/8/8/8/8/8/8/K3R3 w - - 0 1", "other in check b 1/0 e1"},
		{"16.1.3.2-b on turn, in check", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1", ""},
		{"16.1.3.2-b kings side by side", "8/8/8/8/8/8/3k4/3K4 b - - 0 1", "other in check w 1/0 d2"},
		{"16.1.3.5-a beside en passant", "4k3/8/8/8/4P3/8/8/4K3 b - e3 1 9", "clock in passing w 1/0 e3"},
		{"16.1.3.5-a 0 beside en passant", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9", ""},
		{"16.1.3.5-a as many as were played", "4k3/8/8/8/8/8/8/4K3 b - - 17 9", ""},
		{"16.1.3.5-a more than were played", "4k3/8/8/8/8/8/8/4K3 b - - 18 9", "clock w 18/17 "},
		{"16.1.3.5-a the example of 16.1.4", "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39", ""},
	} {
		p := position(t, c.fen)
		var got []string
		var first PositionFault
		isUnplayable := false
		for _, fault := range Faults(&p) {
			got = append(got, fault.said())
			if kind := fault.Kind; !isUnplayable && (kind == KingCount || kind == PawnRank || kind == OtherInCheck) {
				first, isUnplayable = fault, true
			}
		}
		if fault, is := Unplayable(&p); is != isUnplayable || is && fault != first {
			t.Errorf("%s: unplayable by %s, not by %s", c.name, fault.said(), first.said())
		}
		if strings.Join(got, "; ") != c.want {
			t.Errorf("%s: %s, not %s", c.name, strings.Join(got, "; "), c.want)
		}
	}
}

func TestImpossibleCheck(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		want      bool
	}{
		{"a rook came along the rank", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1", false},
		{"three checkers", "4k3/8/3N4/1B6/8/8/8/K3R3 b - - 0 1", true},
		{"a knight opens the rook's line", "4k3/8/3N4/8/8/8/8/K3R3 b - - 0 1", false},
		{"two knights", "4k3/8/3N1N2/8/8/8/8/K7 b - - 0 1", true},
		{"two bishops on different lines", "4k3/8/8/1B5B/8/8/8/K7 b - - 0 1", true},
		{"two bishops on one line", "8/8/1B6/8/3k4/8/5B2/K7 b - - 0 1", true},
		{"a bishop left the rook's file", "4k3/8/8/1B6/8/8/8/K3R3 b - - 0 1", false},
		{"a rook came from the bishop's line", "4k3/8/8/1B2R3/8/8/8/K7 b - - 0 1", true},
		{"a rook on d7's line left d7", "3Rk3/8/8/1B6/8/8/8/K7 b - - 0 1", false},
		{"a pawn promotes and opens the file of the rook", "3Qk3/8/8/8/8/8/8/K3R3 b - - 0 1", false},
		{"a queen cannot, from a blocked pawn's square", "3Qk3/3pP3/8/8/8/8/8/K7 b - - 0 1", false},
		{"two rooks by promotion with capture", "3Rk3/8/8/8/8/8/8/K3R3 b - - 0 1", false},
		{"a pawn that has not moved", "8/8/8/8/8/3k4/4P3/K7 b - - 0 1", true},
		{"a pawn that took", "8/8/8/8/3k4/4P3/4P3/K7 b - - 0 1", false},
		{"a pawn that may have come one step", "8/8/8/8/3k4/4P3/8/K7 b - - 0 1", false},
		{"a pawn that cannot have come", "8/8/8/8/3k4/4P3/3PPP2/K7 b - - 0 1", true},
		{"a pawn that cannot have come, beside a king on g1", "8/8/8/8/3k4/4P3/3PPP2/6K1 b - - 0 1", true},
		{"a pawn that cannot have come, beside a king on c1", "8/8/8/8/3k4/4P3/3PPP2/2K5 b - - 0 1", true},
		{"in passing, two lines are opened", "B3R3/8/3P4/8/4k3/8/8/K7 b - - 0 1", false},
		{"not in passing, from where the pawn came there is another", "B3R3/3p4/3P4/8/4k3/8/8/K7 b - - 0 1", true},
		{"not in passing, on another rank", "B3R3/3P4/8/8/4k3/8/8/K7 b - - 0 1", true},
		{"two steps open a rank", "6K1/8/8/8/4P3/7R/k6R/7R b - - 0 1", false},
		{"two steps, with a man between", "6K1/8/8/8/4P3/4n2R/k6R/7R b - - 0 1", true},
		{"one step opens a rank", "6K1/8/8/8/8/4P2R/k6R/7R b - - 0 1", false},
		{"three steps", "6K1/8/8/4P3/8/7R/k6R/7R b - - 0 1", true},
		{"castled with check", "5k2/8/8/8/8/8/8/5RK1 b - - 0 1", false},
		{"castled with check along the rank", "8/8/8/8/8/8/2PP4/2KR2k1 b - - 0 1", false},
		{"not castled: one file further", "8/8/8/8/8/8/1PP5/1KR3k1 b - - 0 1", true},
		{"a step of two squares, known", "8/8/8/3k4/4P3/8/8/4K3 b - e3 0 1", false},
		{"a step of two squares does not open this line", "8/8/8/3k4/4P3/8/8/3RK3 b - e3 0 1", true},
		{"a step of two squares opens a rank", "8/8/8/8/4P3/8/k6R/4K3 b - e3 0 1", false},
		{"the other way round, by Black", "4r2k/8/8/8/8/3n4/8/4K3 w - - 0 1", false},
		{"two knights of Black", "7k/8/8/8/8/3n1n2/8/4K3 w - - 0 1", true},
	} {
		for _, fen := range []string{c.fen, mirrored(c.fen)} {
			p := position(t, fen)
			got := false
			for _, fault := range Faults(&p) {
				got = got || fault.Kind == ImpossibleCheck
			}
			if !p.IsCheck() {
				t.Errorf("%s: no check", c.name)
			}
			if got != c.want {
				t.Errorf("%s, %s: %t", c.name, fen, got)
			}
		}
	}
}

// mirrored returns a position with colors and ranks changed.
func mirrored(fen string) string {
	fields := strings.Fields(fen)
	ranks := strings.Split(fields[0], "/")
	slices.Reverse(ranks)
	change := func(c rune) rune {
		switch {
		case c >= 'a' && c <= 'z':
			return c - 'a' + 'A'
		case c >= 'A' && c <= 'Z':
			return c - 'A' + 'a'
		}
		return c
	}
	fields[0] = strings.Map(change, strings.Join(ranks, "/"))
	fields[1] = strings.NewReplacer("w", "b", "b", "w").Replace(fields[1])
	fields[2] = strings.Map(change, fields[2])
	fields[3] = strings.NewReplacer("3", "6", "6", "3").Replace(fields[3])
	return strings.Join(fields, " ")
}
