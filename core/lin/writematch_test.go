package lin

import (
	"bytes"
	"testing"

	"pbn/core/pbn"
)

// TestWritesMatch: a game is written as a board of a match where its board has a number, and it says something that only a match can keep.
func TestWritesMatch(t *testing.T) {
	const deal = "[Deal \"N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432\"]\n"
	for tags, want := range map[string]bool{
		"[Board \"7\"]\n":                                false,
		"[Board \"7\"]\n[Event \"Cup\"]\n":               false,
		"[Board \"7\"]\n[Room \"Open\"]\n":               true,
		"[Board \"7\"]\n[Stage \"Final\"]\n":             true,
		"[Board \"7\"]\n[HomeTeam \"A\"]\n":              true,
		"[Board \"7\"]\n[VisitTeam \"B\"]\n":             true,
		"[Board \"7\"]\n[Scoring \"IMP\"]\n":             true,
		"[Board \"1\"]\n[Room \"Open\"]\n":               true,
		"[Board \"0\"]\n[Room \"Open\"]\n":               false,
		"[Board \"x\"]\n[Room \"Open\"]\n":               false,
		"[Room \"Open\"]\n":                              false,
		"[Board \"7\"]\n[Room \"?\"]\n[Stage \"\"]\n":    false,
		"[Board \"7\"]\n[Scoring \"Rubber\"]\n":          false,
		"[Board \"7\"]\n[HomeTeam \"?\"]\n[Date \"\"]\n": false,
	} {
		out, _ := FromPBN(pbn.Bytes([]byte(tags + deal)))
		if got := bytes.HasPrefix(out, []byte("vg|")); got != want {
			t.Errorf("%q became %q", tags, out)
		}
		// The line of the match, and one of the board.
		if lines := bytes.Count(out, []byte("\n")); want && (lines != 2 || !bytes.Contains(out, []byte("|pg||\nqx|o"))) {
			t.Errorf("%q became %q", tags, out)
		}
	}
}

// TestBelongs: so many boards may be left out, and of a board the closed room comes after the open one.
func TestBelongs(t *testing.T) {
	m := matchHeader{event: "e", stage: "s", first: 1, last: 5, room: openRoom}
	for _, c := range []struct {
		first int
		room  room
		want  bool
	}{
		{4, openRoom, false}, {5, openRoom, false}, {5, closedRoom, true}, {6, openRoom, true}, {6, closedRoom, true}, {37, openRoom, true},
		{38, openRoom, false},
	} {
		other := m
		other.first, other.last, other.room = c.first, c.first, c.room
		if got := m.belongs(&other); got != c.want {
			t.Errorf("board %d, room %d: %t", c.first, c.room, got)
		}
		for name, change := range map[string]func(o *matchHeader){
			"event": func(o *matchHeader) { o.event = "x" }, "stage": func(o *matchHeader) { o.stage = "" },
			"scoring": func(o *matchHeader) { o.scoring = imps },
			"teams":   func(o *matchHeader) { o.teams[1] = "x" },
		} {
			different := other
			if change(&different); m.belongs(&different) {
				t.Errorf("another %s goes on with the match", name)
			}
		}
	}
}
