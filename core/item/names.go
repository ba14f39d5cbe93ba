package item

import "hash/maphash"

// moreNames finds names of a game again, as a map from their texts would, but keeps only where they are: a game can be nothing but names. Nobody who makes a
// file knows the seed, so none can make one in which all names have one place.
type moreNames struct {
	seed  maphash.Seed
	count int
	// slots have a name at the place of its hash, or after that. There are twice as many as names at least, and a power of two.
	slots []nameAt
}

// nameAt is a name that begins at a place; number is that of its tag pair, from 1.
type nameAt struct{ start, number uint32 }

const (
	// fewNames is how many slots there are at first.
	fewNames = 256
	// manyNames is from how many slots on they are thrown away rather than emptied, which takes time in their number.
	manyNames = 1024
)

func (n *moreNames) forget() {
	switch {
	case n.count == 0:
	case len(n.slots) > manyNames:
		n.slots = nil
	default:
		clear(n.slots)
	}
	n.count = 0
}

// first returns the number of the tag pair that had a name first, 0 where none had it before this one, which has a number.
func (n *moreNames) first(text []byte, start int, number uint32) (first uint32) {
	if n.slots == nil {
		n.seed, n.slots = maphash.MakeSeed(), make([]nameAt, fewNames)
	}
	slot := n.slot(text, start)
	if slot.number > 0 {
		return slot.number
	}
	*slot = nameAt{uint32(start), number}
	if n.count++; 2*n.count > len(n.slots) {
		before := n.slots
		n.slots = make([]nameAt, 2*len(before))
		for _, one := range before {
			if one.number > 0 {
				*n.slot(text, int(one.start)) = one
			}
		}
	}
	return 0
}

// slot returns the slot that has the name at a place, or that is free for it.
func (n *moreNames) slot(text []byte, start int) *nameAt {
	own := text[start:nameEnd(text, start)]
	for place := maphash.Bytes(n.seed, own); ; place++ {
		slot := &n.slots[place&uint64(len(n.slots)-1)]
		if at := int(slot.start); slot.number == 0 || string(text[at:min(at+len(own), len(text))]) == string(own) && nameEnd(text, at+len(own)) == at+len(own) {
			return slot
		}
	}
}

func nameEnd(text []byte, at int) int {
	for at < len(text) && classes[text[at]]&nameByte != 0 {
		at++
	}
	return at
}
