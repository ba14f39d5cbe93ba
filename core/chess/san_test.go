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

func TestSAN(t *testing.T) {
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
	t.Logf("%d moves", n)
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
