package tree

import (
	"fmt"
	"testing"
)

// TestSort: what belongs to the same move stays in its order, and a sorted list is left as it is.
func TestSort(t *testing.T) {
	var counts Counts
	var spare []Comment
	for _, c := range []struct {
		moves []int32
		want  string
	}{
		{nil, "[]"},
		{[]int32{-1, -1, 0, 3}, "[-1/0 -1/1 0/2 3/3]"},
		{[]int32{2, -1, 2, 0, -1, 1}, "[-1/1 -1/4 0/3 1/5 2/0 2/2]"},
	} {
		list := make([]Comment, len(c.moves))
		for i, move := range c.moves {
			list[i] = Comment{Item: uint32(i), Move: move}
		}
		list, spare = Sort(list, spare, &counts, 4, func(c *Comment) int32 { return c.Move })
		said := []string{}
		for _, one := range list {
			said = append(said, fmt.Sprintf("%d/%d", one.Move, one.Item))
		}
		if got := fmt.Sprint(said); got != c.want {
			t.Errorf("%v: %s, want %s", c.moves, got, c.want)
		}
	}
}

// TestGiveBack: the last elements that come before a move that did not come belong to another one then.
func TestGiveBack(t *testing.T) {
	list := []NAG{{Move: 4, Before: true}, {Move: 4}, {Move: 4, Before: true}, {Move: 4, Before: true}}
	GiveBack(list, 4, 2, (*NAG).OwnerOf)
	if got := fmt.Sprint(list); got != "[{0 4 0 true} {0 4 0 false} {0 2 0 false} {0 2 0 false}]" {
		t.Error(got)
	}
}

func TestSuffixNAG(t *testing.T) {
	for marks, want := range map[string]int32{"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6} {
		value := uint32(marks[0])
		if len(marks) > 1 {
			value |= uint32(marks[1]) << 8
		}
		if got := SuffixNAG(value); got != want {
			t.Errorf("%s is $%d, not $%d", marks, got, want)
		}
	}
}
