package scribe

import (
	"bytes"
	"iter"
	"slices"

	"pbn/core/source"
)

// Names are the names of tag pairs in the order of the alphabet: bytes of ASCII, or UTF-8. Its memory is used again.
type Names struct {
	list     []entry
	bytes    []byte
	unsorted bool
}

// entry is a name, from one place in Names.bytes up to another, and the place of its tag pair.
type entry struct{ from, to, place int32 }

// Reset forgets the names.
func (n *Names) Reset() { n.list, n.bytes, n.unsorted = n.list[:0], n.bytes[:0], false }

// Add adds the name of the tag pair at a place.
func (n *Names) Add(name string, place int) {
	from := len(n.bytes)
	n.bytes = append(n.bytes, name...)
	n.add(from, place)
}

// AddBytes is Add.
func (n *Names) AddBytes(name []byte, place int) {
	from := len(n.bytes)
	n.bytes = append(n.bytes, name...)
	n.add(from, place)
}

func (n *Names) add(from, place int) {
	n.list = append(source.Room(n.list), entry{int32(from), int32(len(n.bytes)), int32(place)})
	k := len(n.list)
	n.unsorted = n.unsorted || k > 1 && n.compare(&n.list[k-2], &n.list[k-1]) > 0
}

func (n *Names) compare(a, b *entry) int {
	if by := bytes.Compare(n.bytes[a.from:a.to], n.bytes[b.from:b.to]); by != 0 {
		return by
	}
	return int(a.place - b.place)
}

// fewNames is up to how many names are sorted one by one.
const fewNames = 32

// Sort puts the names in order.
func (n *Names) Sort() {
	switch {
	case !n.unsorted:
		return
	case len(n.list) > fewNames:
		slices.SortFunc(n.list, func(a, b entry) int { return n.compare(&a, &b) })
		return
	}
	for i := 1; i < len(n.list); i++ {
		for k := i; k > 0 && n.compare(&n.list[k-1], &n.list[k]) > 0; k-- {
			n.list[k-1], n.list[k] = n.list[k], n.list[k-1]
		}
	}
}

// All returns the names with the places of their tag pairs.
func (n *Names) All() iter.Seq2[[]byte, int] {
	return func(yield func([]byte, int) bool) {
		for i := range n.list {
			if e := &n.list[i]; !yield(n.bytes[e.from:e.to], int(e.place)) {
				return
			}
		}
	}
}
