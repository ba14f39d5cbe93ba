package tricks

import (
	"testing"

	"pbn/core/bridge"
	"pbn/core/wire"
)

// table has the tricks of North and South, and of East and West, in each denomination from clubs on.
func table(northSouth, eastWest [5]int) (t bridge.DoubleDummy) {
	for seat := range t {
		if t[seat] = eastWest; bridge.Seat(seat).NorthSouth() {
			t[seat] = northSouth
		}
	}
	return t
}

func TestWrite(t *testing.T) {
	of := table([5]int{1, 2, 3, 4, 5}, [5]int{12, 11, 10, 9, 8})
	of[bridge.South][bridge.NoTrump] = 6
	const ew = `{"NT":8,"S":9,"H":10,"D":11,"C":12}`
	want := `{"N":{"NT":5,"S":4,"H":3,"D":2,"C":1},"E":` + ew + `,"S":{"NT":6,"S":4,"H":3,"D":2,"C":1},"W":` + ew + `}`
	var w wire.Writer
	if Write(&w, &of); string(w.Out) != want {
		t.Errorf("%s", w.Out)
	}
}

func TestWritePar(t *testing.T) {
	none := [2]bool{}
	for _, c := range []struct {
		name       string
		table      bridge.DoubleDummy
		vulnerable [2]bool
		want       string
	}{
		{"a game", table([5]int{8, 8, 8, 10, 8}, [5]int{4, 5, 5, 3, 5}), none,
			`{"score":420,"text":"NS 420","contracts":["NS 4S="],"contract":{"level":4,"denomination":"S","declarer":"NS","overtricks":0}}`},
		{"a sacrifice", table([5]int{4, 4, 4, 10, 6}, [5]int{9, 9, 9, 3, 7}), [2]bool{true, false},
			`{"score":300,"text":"NS 300","contracts":["EW 5CX-2"],"contract":{"level":5,"denomination":"C","risk":"X","declarer":"EW","overtricks":-2}}`},
		{"nobody makes a contract", table([5]int{6, 6, 6, 6, 6}, [5]int{6, 6, 6, 6, 6}), none, `{"score":0,"text":"NS 0","contracts":[]}`},
	} {
		var w wire.Writer
		WritePar(&w, c.table.Par(bridge.North, c.vulnerable, bridge.Duplicate), &c.table)
		if string(w.Out) != c.want {
			t.Errorf("%s: %s", c.name, w.Out)
		}
	}
}
