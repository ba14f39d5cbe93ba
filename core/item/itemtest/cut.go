package itemtest

import (
	"slices"
	"testing"

	"pbn/core/item"
	"pbn/core/source"
)

// Cut reads a file through a window that ends first at one of some places, and then with the file, and compares the games with those of
// the whole file. These have all of its text, one after another.
func (n Notation) Cut(t testing.TB, what string, file []byte, places []int) {
	t.Helper()
	text := source.Plain.Text(file, source.Automatic)
	whole := n.through(text, len(text.Bytes))
	end := 0
	for _, g := range whole {
		if g.Start != end {
			t.Fatalf("%s: a game begins at %d, the one before ends at %d", what, g.Start, end)
		}
		end = g.End
	}
	if end != len(text.Bytes) {
		t.Fatalf("%s: the games end at %d of %d", what, end, len(text.Bytes))
	}
	for _, place := range places {
		got := n.through(text, place)
		for i := range max(len(whole), len(got)) {
			if i >= len(whole) || i >= len(got) || !isSame(whole[i], got[i]) {
				t.Fatalf("%s, cut at %d: game %d of %d and %d is not the same", what, place, i+1, len(whole), len(got))
			}
		}
	}
}

// through reads the games of a text through a window that ends at a place, and then with the text. Their offsets are those of the text.
func (n Notation) through(text *source.Text, end int) (games []*item.Game) {
	s := n.NewScanner()
	window, start := *text, 0
	window.Bytes = text.Bytes[:end:end]
	at := 0
	for {
		g := &item.Game{}
		outcome := s.Scan(&window, at, end == len(text.Bytes), g)
		if outcome == item.More {
			s.Moved(at)
			start, at, end = start+at, 0, len(text.Bytes)
			window.Bytes = text.Bytes[start:]
			continue
		}
		at = g.End
		for i := range g.Items {
			g.Items[i].Start += uint32(start)
			g.Items[i].End += uint32(start)
		}
		g.Start, g.End, g.LastLine = g.Start+start, g.End+start, g.LastLine+start
		games = append(games, g)
		if outcome != item.Read {
			return games
		}
	}
}

// isSame reports whether two games are the same.
func isSame(a, b *item.Game) bool {
	return slices.Equal(a.Items, b.Items) && a.First == b.First && a.Start == b.Start && a.End == b.End && a.Tail == b.Tail &&
		a.Tags == b.Tags && a.Has == b.Has && a.Bytes == b.Bytes && a.Longest == b.Longest && a.Lines == b.Lines && a.LoneLFs == b.LoneLFs &&
		a.LastLine == b.LastLine && a.Unseparated == b.Unseparated && a.AfterOpenComment == b.AfterOpenComment
}
