package game

import (
	"reflect"
	"strings"
	"testing"

	"pbn/core/diag"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/source"
)

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
	for name, n := range map[string]int{"tags": s.tagExtras.roomFor(), "moves": s.moveExtras.roomFor(),
		"elements": s.elementExtras.roomFor()} {
		if n > 200 {
			t.Errorf("there is room for %d extras of %s, of which a game has 50", n, name)
		}
	}
}

// lists adds up how many elements the lists of a value have room for, by the path of their fields. It follows no pointers.
func lists(v reflect.Value, path string, room map[string]int) {
	switch v.Kind() {
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[input]() {
			return // of the text
		}
		for i := range v.NumField() {
			lists(v.Field(i), path+"."+v.Type().Field(i).Name, room)
		}
	case reflect.Slice:
		room[path] += v.Cap()
		for i := range v.Cap() {
			lists(v.Slice(0, v.Cap()).Index(i), path, room)
		}
	}
}

// TestReadingTakesTheMemoryOfAGame: no list of a reader grows with the games that it has read, whatever they have in them.
func TestReadingTakesTheMemoryOfAGame(t *testing.T) {
	const one = "%e\n[Event \"x\" {in} ] ;c\n%e\n[Own [x] \"1\"]\n[West \"y\n[Event \"z\"]\n[Deal \"N:AK... - - -\"]\n[Dealer \"N\"]\n" +
		"[Auction \"N\"] {c}\n" +
		"1C ! $2 =1= {c} ^I 1C ^S foo AP three words\n[Note \"1:x\"]\n[Auction \"N\"]\n1C {c} AP\n[Play \"W\"]\nSA {c} SK foo\n%e\n+\n" +
		"[ScoreTable \"Rank;x\"]\n1 {c} \"a\n2 b ] } $\n[Room \"\"] 1 {c} 2\n{open\n\n"
	const few, many = 10, 1000
	var before map[string]int
	games := 0
	// A brace that is open ends with the game, so each is read as the first is.
	r := new(Reader)
	r.Reset(habits.PBN.Open([]byte(strings.Repeat(one, many)), source.UTF8), &diag.List{Rules: rules.Of})
	for range r.Games() {
		if games++; games == few || games == many {
			room := map[string]int{}
			lists(reflect.ValueOf(r.building), "building", room)
			lists(reflect.ValueOf(r.storage), "storage", room)
			for list, n := range room {
				if before != nil && n > 2*before[list] {
					t.Errorf("%s has room for %d elements after %d games, for %d after %d", list, n, many, before[list], few)
				}
			}
			before = room
		}
	}
	if games != many {
		t.Errorf("%d games", games)
	}
}
