package draughts

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

// written are the legal moves as PDN 3.0 writes them.
func written(b *Board, p *Position) (texts []string) {
	var list Moves
	moves := b.Moves(p, &list)
	for i := range moves {
		texts = append(texts, string(Append(nil, b, p, &moves[i], moves)))
	}
	return texts
}

// TestPositions compares the legal moves of 1,800 positions, as they are written, with those that two other programs have found. Each is found
// by what is written, and each FEN is written as it was.
func TestPositions(t *testing.T) {
	variants := map[string]int{}
	for _, r := range rows(t, "positions.tsv") {
		number, err := strconv.Atoi(r[0])
		if err != nil {
			t.Fatal(err)
		}
		v, ok := Numbered(number)
		if !ok {
			t.Fatal(r[0])
		}
		b, _ := New(v)
		p := position(t, b, r[1])
		if got := string(AppendFEN(nil, b, &p)); got != r[1] {
			t.Errorf("%s: %s becomes %s", v.Name, r[1], got)
		}
		want, got := strings.Fields(r[2]), written(b, &p)
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(want, got) {
			t.Errorf("%s %s: %v, not %v", v.Name, r[1], got, want)
		}
		var list, other Moves
		for _, m := range slices.Clone(b.Moves(&p, &list)) {
			text := string(Append(nil, b, &p, &m, b.Moves(&p, &list)))
			w, ok := Parse(text)
			if found, count := b.Find(&p, &w, &other); !ok || count != 1 || found != m {
				t.Errorf("%s %s: %s is found %d times: %v", v.Name, r[1], text, count, found)
			}
		}
		variants[v.Name]++
	}
	if len(variants) != 12 || variants["frisian"] != 150 {
		t.Error(variants)
	}
}
