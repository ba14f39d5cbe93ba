package dd

import "math/bits"

// pattern is a class of positions of one shape for which a value holds: those in which the highest cards of each suit, as many as matter,
// are in the same hands.
type pattern struct {
	owners, mask uint64 // of the first eight ranks of each lane, as in suitTable
	list         list   // patterns that are special cases of this one, with narrower bounds
	lower        int32  // the pattern that has the other ranks, where they matter
	depth        uint16 // how many ranks matter, four bits a lane
	low, high    int8   // North-South's tricks
}

// list is a block of patterns of the same shape.
type list struct {
	at   int32
	n    uint16
	size uint8 // its block has 1<<size patterns
	used uint8 // found since the last sweep
}

// find returns a pattern that a position fits, and whose bounds say whether North-South win so many tricks; nil if there is none. What was
// found moves ahead.
func (t *table) find(l *list, upper, lower uint64, need int8) *pattern {
	block := t.patterns[l.at : int(l.at)+int(l.n)]
	for i := range block {
		p := &block[i]
		if (upper^p.owners)&p.mask != 0 {
			continue
		}
		if p.lower != 0 {
			if q := &t.patterns[p.lower]; (lower^q.owners)&q.mask != 0 {
				continue
			}
		}
		found := p
		if p.low < need && p.high >= need {
			if p.list.n == 0 {
				continue
			}
			if found = t.find(&p.list, upper, lower, need); found == nil {
				continue
			}
		}
		if i > 0 {
			ahead := i >> 1
			if found == p {
				found = &block[ahead]
			}
			block[i], block[ahead] = block[ahead], block[i]
		}
		return found
	}
	return nil
}

// basis returns the lowest cards that matter to a pattern of this depth.
func (t *table) basis(depth uint16, all uint64) (cards uint64) {
	for at := uint(0); depth != 0; at += 16 {
		if k := uint(depth & 15); k != 0 {
			cards |= 1 << ((t.place(all>>at&ranks, k) + uint64(at)) & 63)
		}
		depth >>= 4
	}
	return cards
}

// store stores the bounds of a position, and returns their basis without what follows from the shape: where one hand has all the ranks from
// some rank down, only how many cards are above them matters.
func (t *table) store(key, upper, lower, all, runs, basis uint64, low, high int) (rest uint64) {
	var mask, lowerMask, depth uint64
	for cards := lowestOfLanes(basis); cards != 0; cards &= cards - 1 {
		card := lowest(cards)
		at := uint(bits.TrailingZeros64(card)) & 0x30
		k := min(uint64(count(all&-card&(ranks<<at))), runs>>at&15)
		if k == 0 {
			continue
		}
		rest |= 1 << ((t.place(all>>at&ranks, uint(k)) + uint64(at)) & 63)
		mask |= t.upperMask[k&15] << at
		lowerMask |= t.lowerMask[k&15] << at
		depth |= k << (at >> 2)
	}
	if int(t.top)+reserve > len(t.patterns) || t.used*4 >= len(t.slots)*3 {
		t.makeRoom()
	}
	p := pattern{owners: upper & mask, mask: mask, depth: uint16(depth), low: int8(low), high: int8(high)}
	t.lower = pattern{owners: lower & lowerMask, mask: lowerMask}
	if lowerMask != 0 {
		if p.lower = t.alloc(0); p.lower == 0 {
			return rest
		}
		t.patterns[p.lower] = t.lower
	}
	for i := int(key * hashing >> t.shift); ; i++ {
		e := &t.slots[i&(len(t.slots)-1)]
		if e.key == 0 {
			*e = slot{key, list{used: 1}}
			t.used++
		}
		if e.key == key {
			t.insert(&e.list, &p)
			return rest
		}
	}
}

// insert puts a pattern, whose other ranks are in t.lower, into a list: below those that are more general, above those that are more
// special.
func (t *table) insert(l *list, p *pattern) {
	lower := &t.lower
	for i := 0; i < int(l.n); i++ {
		q := &t.patterns[int(l.at)+i]
		if (p.owners^q.owners)&q.mask&p.mask != 0 {
			continue
		}
		other := &t.patterns[q.lower]
		if (lower.owners^other.owners)&other.mask&lower.mask != 0 {
			continue
		}
		special := q.mask&^p.mask|other.mask&^lower.mask == 0
		general := p.mask&^q.mask|lower.mask&^other.mask == 0
		switch {
		case special && general:
			t.tighten(q, p.low, p.high)
			return
		case special:
			p.low, p.high = max(p.low, q.low), min(p.high, q.high)
			if p.low != q.low || p.high != q.high {
				t.insert(&q.list, p)
			}
			return
		case general:
			t.tighten(q, p.low, p.high)
			if q.low == p.low && q.high == p.high {
				t.adopt(&p.list, &q.list)
			} else {
				t.push(&p.list, q)
			}
			l.n--
			*q = t.patterns[int(l.at)+int(l.n)]
			i--
		}
	}
	t.push(l, p)
}

// tighten narrows the bounds of a pattern and of those below it.
func (t *table) tighten(p *pattern, low, high int8) {
	if low <= p.low && high >= p.high {
		return
	}
	p.low, p.high = max(p.low, low), min(p.high, high)
	l := &p.list
	for i := 0; i < int(l.n); i++ {
		q := &t.patterns[int(l.at)+i]
		t.tighten(q, p.low, p.high)
		if q.low == p.low && q.high == p.high {
			below := q.list
			l.n--
			*q = t.patterns[int(l.at)+int(l.n)]
			i--
			t.adopt(l, &below)
		}
	}
}

// adopt moves all patterns of a list to the end of another.
func (t *table) adopt(to, from *list) {
	if from.n == 0 {
		return
	}
	if to.at == 0 {
		*to, *from = *from, list{}
		return
	}
	for i := range int(from.n) {
		t.push(to, &t.patterns[int(from.at)+i])
	}
	t.release(from)
}

// push puts a pattern at the end of a list; where there is no room it is forgotten, which costs time only.
func (t *table) push(l *list, p *pattern) {
	if l.at == 0 {
		at := t.alloc(0)
		if at == 0 {
			return
		}
		l.at, l.size, l.n = at, 0, 0
	} else if int(l.n) == 1<<l.size {
		if l.size >= largest {
			return
		}
		at := t.alloc(l.size + 1)
		if at == 0 {
			return
		}
		wider := list{at, l.n, l.size + 1, l.used}
		copy(t.patterns[at:], t.patterns[l.at:int(l.at)+int(l.n)])
		t.release(l)
		*l = wider
	}
	t.patterns[int(l.at)+int(l.n)] = *p
	l.n++
}
