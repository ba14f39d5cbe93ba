package game

import "testing"

// TestPool: values that were taken back are given again, and each is empty; what a game takes does not grow with the games before it.
func TestPool(t *testing.T) {
	var p pool[[2]int]
	for game := range 100 {
		p.reset()
		seen := map[*[2]int]bool{}
		for range 50 {
			one := p.take()
			if *one != ([2]int{}) || seen[one] {
				t.Fatalf("game %d is given %v", game, *one)
			}
			one[1] = 7
			seen[one] = true
		}
	}
	if p.roomFor() > 200 {
		t.Errorf("there is room for %d values, of which a game takes 50", p.roomFor())
	}
}

// roomFor is how many values the rooms have.
func (p *pool[T]) roomFor() (n int) {
	for _, room := range p.rooms {
		n += len(room)
	}
	return n
}

// TestStorageOfManyGames: a new game takes back all that belongs to parts of the one before it.
func TestStorageOfManyGames(t *testing.T) {
	var s storage
	for range 100 {
		s.newGame(s.game.Span, 1)
		for range 50 {
			s.tagExtras.take()
			s.moveExtras.take()
			s.elementExtras.take()
		}
	}
	for name, n := range map[string]int{"tags": s.tagExtras.roomFor(), "moves": s.moveExtras.roomFor(), "elements": s.elementExtras.roomFor()} {
		if n > 200 {
			t.Errorf("there is room for %d extras of %s, of which a game has 50", n, name)
		}
	}
}
