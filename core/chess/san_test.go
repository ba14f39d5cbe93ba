package chess

import (
	"slices"
	"strings"
	"testing"
)

// sans returns all legal moves in SAN.
func sans(p *Position) (list []string) {
	var moves Moves
	for _, m := range p.Moves(&moves) {
		s := p.SAN(m)
		var u Undo
		p.Do(m, &u)
		s |= p.Mark()
		p.TakeBack(m, &u)
		list = append(list, string(s.Append(nil)))
	}
	return list
}

// TestSAN_8_2_3_4_c: all moves of positions in which origins are needed, or seem to be, as python-chess and chess.js write them.
func TestSAN_8_2_3_4_c(t *testing.T) {
	n := 0
	for _, r := range rows(t, "san.tsv") {
		p := position(t, r[1])
		got := sans(&p)
		slices.Sort(got)
		if want := strings.Fields(r[4]); !slices.Equal(got, want) {
			t.Errorf("%s\n got %v\nwant %v", r[0], got, want)
		}
		n += len(got)
	}
	if n != 613 {
		t.Errorf("%d moves", n)
	}
}

// TestMoveOrdinals_20_2_a: the ordinal of a move is its place among the legal moves in the ASCII order of their SAN.
func TestMoveOrdinals_20_2_a(t *testing.T) {
	p := position(t, Initial)
	list := sans(&p)
	slices.Sort(list)
	for ordinal, want := range map[int]string{0: "Na3", 1: "Nc3", 2: "Nf3", 3: "Nh3", 4: "a3", 5: "a4", 18: "h3", 19: "h4"} {
		if list[ordinal] != want {
			t.Errorf("20.2-a %d: %s, not %s", ordinal, list[ordinal], want)
		}
	}
}

// TestPatterns: what SAN may say, and what it may not.
func TestPatterns(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       string // as it is written; "" where it is no SAN
	}{
		{"8.2.3.1-a square", "e4", "e4"},
		{"8.2.3.1-a upper case", "E4", ""},
		{"8.2.3.1-a no such file", "i4", ""},
		{"8.2.3.1-a no such rank", "e9", ""},
		{"8.2.3.2-a knight", "Nf3", "Nf3"},
		{"8.2.3.2-a pawn", "Pe4", ""},
		{"8.2.3.2-a lower case", "nf3", ""},
		{"8.2.3.3-a capture", "Nxf3", "Nxf3"},
		{"8.2.3.3-a capture by a pawn", "exd5", "exd5"},
		{"8.2.3.3-a capture by a pawn without its file", "xd5", ""},
		{"8.2.3.3-a capture by a pawn without x", "ed5", ""},
		{"8.2.3.3-a pawn with its rank", "e4d5", ""},
		{"8.2.3.3-b castling", "O-O", "O-O"},
		{"8.2.3.3-b long, check", "O-O-O+", "O-O-O+"},
		{"8.2.3.3-b zeros", "0-0", ""},
		{"8.2.3.3-b half", "O-", ""},
		{"8.2.3.3-b four", "O-O-O-O", ""},
		{"8.2.3.3-d promotion", "e8=Q", "e8=Q"},
		{"8.2.3.3-d with a capture and mate", "exd8=N#", "exd8=N#"},
		{"8.2.3.3-d without =", "e8Q", ""},
		{"8.2.3.3-f to a king", "e8=K", ""},
		{"8.2.3.3-f to a pawn", "e8=P", ""},
		{"8.2.3.4-a file", "Nbd2", "Nbd2"},
		{"8.2.3.4-a rank", "N1xd2", "N1xd2"},
		{"8.2.3.4-a square", "Qa1xd4+", "Qa1xd4+"},
		{"8.2.3.4-a rank before file", "Q1ad4", ""},
		{"8.2.3.5-a check", "Nf3+", "Nf3+"},
		{"8.2.3.5-a mate", "Nf3#", "Nf3#"},
		{"8.2.3.5-d two", "Nf3++", ""},
		{"8.2.3.6-a one character", "e", ""},
		{"8.2.3.6-a none", "", ""},
		{"8.2.3.6-a nine", "Qa1xd4+++", ""},
		{"8.2.3.6-a mark alone", "e+", ""},
	} {
		s := Parse(c.text)
		if got := string(s.Append(nil)); (s != 0) != (c.want != "") || s != 0 && got != c.want {
			t.Errorf("%s: %s is read as %q", c.name, c.text, got)
		}
	}
	if got := string(IsNull.Append(nil)); got != "--" {
		t.Errorf("8.2-d %s", got)
	}
}

// TestIsCanonical_8_2_3_7_a: SAN has the origin that is needed and no more, and x where something is taken.
func TestIsCanonical_8_2_3_7_a(t *testing.T) {
	const knights, pinned = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1"
	for _, c := range []struct {
		fen, san string
		want     bool
	}{
		{Initial, "e4", true},
		{Initial, "Nf3", true},
		{Initial, "Ngf3", false},
		{Initial, "N1f3", false},
		{Initial, "Nxf3", false},
		{knights, "Nge2", true},
		{knights, "Nge2+", true}, // the mark is asked elsewhere
		{knights, "N1e2", false},
		{knights, "Ng1e2", false},
		{knights, "Nd5", true},
		{pinned, "Nge2", false},
		{pinned, "Ne2", true},
		{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", true},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "exd6", true},
		{"4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "Nxd5", true},
		{"4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "Nd5", false},
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", true},
	} {
		p := position(t, c.fen)
		m, count := p.Find(Parse(c.san))
		if count != 1 {
			t.Fatalf("%s: %d moves", c.san, count)
		}
		if got := p.IsCanonical(Parse(c.san), m); got != c.want {
			t.Errorf("%s %s: %t", c.fen, c.san, got)
		}
	}
}

// TestMarks_8_2_3_5_a: the marks are those of the position after the move.
func TestMarks_8_2_3_5_a(t *testing.T) {
	for _, c := range []struct {
		fen  string
		want Pattern
	}{
		{Initial, 0},
		{"4k3/8/8/8/8/8/8/K3R3 b - - 0 1", HasCheck},
		{"R3k3/8/4K3/8/8/8/8/8 b - - 0 1", HasMate},
		{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0},
	} {
		if p := position(t, c.fen); p.Mark() != c.want {
			t.Errorf("%s: %x", c.fen, p.Mark())
		}
	}
}

// FuzzSAN: whatever text is read is written so that it is read as the same, and where it is found, it fits; why it is not found is told.
func FuzzSAN(f *testing.F) {
	for _, text := range strings.Fields("e4 exd8=N# Nbxd2+ Q1xa7 O-O-O# -- Kf1 \x00\x00 a1=Q h8=") {
		f.Add(text, uint64(7))
	}
	var positions []Position
	for _, fen := range benchmarkFENs {
		positions = append(positions, position(f, fen))
	}
	f.Fuzz(func(t *testing.T, text string, n uint64) {
		s := Parse(text)
		if len(text) < 8 {
			// What is above the word is nothing.
			word := n << (8 * len(text))
			for i := range len(text) {
				word |= uint64(text[i]) << (8 * i)
			}
			if Word(word, len(text)) != s {
				t.Fatalf("%q with %x", text, n)
			}
		}
		if s == 0 {
			return
		}
		if got := string(s.Append(nil)); Parse(got) != s {
			t.Fatalf("%q is written as %q", text, got)
		}
		p := positions[n%uint64(len(positions))]
		m, count := p.Find(s)
		r := Why(&p, s)
		if (count > 0) != (r.Fault == NoFault) {
			t.Fatalf("%q is found %d times: %v", text, count, r)
		}
		if count == 0 {
			return
		}
		if san := p.SAN(m); san.To() != s.To() || san.Kind() != s.Kind() || san.Promoted() != s.Promoted() {
			t.Fatalf("%q is found as %s", text, san.Append(nil))
		}
		var list Moves
		if !slices.Contains(p.Moves(&list), m) {
			t.Fatalf("%q is not legal", text)
		}
	})
}

// TestHasRival: a man that is pinned attacks a square all the same.
func TestHasRival(t *testing.T) {
	for _, c := range []struct {
		fen, move string
		want      bool
	}{
		{"r1bqk2r/pppp1ppp/2n2n2/4p3/1bB1P3/2NP4/PPP2PPP/R1BQK1NR w KQkq - 1 5", "Nge2", true}, // the other knight is pinned
		{"r1bqk2r/pppp1ppp/2n2n2/4p3/1bB1P3/2NP4/PPP2PPP/R1BQK1NR w KQkq - 1 5", "Nf3", false},
		{"4k3/8/8/8/8/8/8/1N2KNN1 w - - 0 1", "Nf3", false},
		{"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Rb1", false},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Kd1", false},
	} {
		p, _, _, _ := ReadFEN(c.fen)
		s := Parse(c.move)
		m, count := p.Find(s)
		if count != 1 || p.HasRival(m) != c.want {
			t.Errorf("%s in %s: %d moves, has a rival: %v", c.move, c.fen, count, !c.want)
		}
	}
}

// TestFindInGames: in 1,000 positions of random games each move is found by its SAN and by no other.
func TestFindInGames(t *testing.T) {
	positions, n := 0, 0
	walkGames(t, 5, 40, func(p *Position, moves []Move) {
		if n++; n%7 > 0 || positions == 1000 {
			return
		}
		positions++
		texts := map[string]bool{}
		for _, m := range moves {
			s := p.SAN(m)
			text := string(s.Append(nil))
			if texts[text] {
				t.Fatalf("%s: two moves are %s", AppendFEN(nil, p), text)
			}
			texts[text] = true
			if got, count := p.Find(Parse(text)); got != m || count != 1 || !p.IsCanonical(s, m) {
				t.Fatalf("%s: %s is found %d times", AppendFEN(nil, p), text, count)
			}
		}
	})
	if positions != 1000 {
		t.Errorf("%d positions", positions)
	}
}

// TestFind: in all positions of the trees, each move is found by its SAN and by no other, and each key is that of the position made anew.
func TestFind(t *testing.T) {
	seen := map[string]bool{}
	n := 0
	var walk func(p *Position, depth int)
	walk = func(p *Position, depth int) {
		var moves Moves
		list := p.Moves(&moves)
		if (len(list) > 0) != p.HasMove() {
			t.Fatal("HasMove")
		}
		texts := map[string]bool{}
		for _, m := range list {
			s := p.SAN(m)
			text := string(s.Append(nil))
			if texts[text] {
				t.Fatalf("%s: two moves are %s", AppendFEN(nil, p), text)
			}
			texts[text] = true
			if got, count := p.Find(Parse(text)); got != m || count != 1 {
				t.Fatalf("%s: %s is found %d times", AppendFEN(nil, p), text, count)
			}
			n++
			before := *p
			var u Undo
			p.Do(m, &u)
			if got := computeKey(p); got != p.key {
				t.Fatalf("%s after %s: key", AppendFEN(nil, &before), text)
			}
			if got := p.attackers(p.kings[p.Turn], p.Turn^1, p.occupied()); got != p.checkers {
				t.Fatalf("%s after %s: checkers %x, not %x", AppendFEN(nil, &before), text, p.checkers, got)
			}
			if depth > 1 {
				walk(p, depth-1)
			}
			if p.TakeBack(m, &u); *p != before {
				t.Fatalf("%s: %s is not taken back", AppendFEN(nil, &before), text)
			}
		}
	}
	for _, r := range rows(t, "perft.tsv") {
		if !seen[r[1]] {
			seen[r[1]] = true
			p := position(t, r[1])
			walk(&p, 2)
		}
	}
	t.Logf("%d moves of %d positions", n, len(seen))
}
