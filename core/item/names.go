package item

import "hash/maphash"

// otherNames finds names again that the table of tags does not have.
type otherNames struct {
	game  uint32 // counts the games, so that nothing is emptied
	count int
	slots [1 << otherBits]otherName
	// more are the names after the first mostOthers.
	more moreNames
}

type otherName struct {
	game       uint32
	start, end uint32
	number     uint32 // of its tag pair, from 1
}

const (
	otherBits = 7
	// mostOthers is how many such names of a game have a slot.
	mostOthers = 64
)

func (o *otherNames) forget() {
	o.count = 0
	o.more.forget()
	if o.game++; o.game == 0 {
		*o = otherNames{game: 1, more: o.more}
	}
}

// first finds the name at a place, which is that of a tag pair of a number: it is the number of the tag pair that had the name before, 0
// where none had.
func (o *otherNames) first(text []byte, start int, number uint32) (first uint32) {
	end, hash := start, uint32(0)
	for ; syntax[text[end]]&nameByte != 0; end++ {
		hash = (hash ^ uint32(text[end])) * 16777619
	}
	name := text[start:end]
	for place := hash >> (32 - otherBits); ; place++ {
		slot := &o.slots[place%(1<<otherBits)]
		switch {
		case slot.game == o.game:
			if string(text[slot.start:slot.end]) == string(name) {
				return slot.number
			}
		case o.count == mostOthers:
			return o.more.first(text, start, number)
		default:
			o.count++
			*slot = otherName{o.game, uint32(start), uint32(end), number}
			return 0
		}
	}
}

// moreNames finds names of a game again, as a map from their texts would, but keeps only where they are: a game can be nothing but names.
// Nobody who makes a file knows the seed, so none can make one in which all names have one place.
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
	own := text[start:NameEnd(text, start)]
	for place := maphash.Bytes(n.seed, own); ; place++ {
		slot := &n.slots[place&uint64(len(n.slots)-1)]
		if slot.number == 0 {
			return slot
		}
		at := int(slot.start)
		end := at + len(own)
		if string(text[at:min(end, len(text))]) == string(own) && NameEnd(text, end) == end {
			return slot
		}
	}
}
