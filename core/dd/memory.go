package dd

import "math/bits"

// table has the patterns that were found, by shape and leader, in memory that does not grow beyond a limit.
type table struct {
	slots    []slot // open addressing; a power of two
	shift    uint   // from a hash to the index of a slot
	used     int    // of the slots
	maxSlots int

	patterns    []pattern
	top         int32              // the patterns from here on were never used
	free        [largest + 1]int32 // by size, the first of the blocks that were given back; each has the next one in owners
	maxPatterns int
	live        []uint64 // for a sweep: a bit for each pattern that stays
	before      []int32  // for a sweep: how many stay before those of an element of live
	sweeps      int
	goOn        func() bool // asked during a sweep

	lower pattern // the other half of the one that is stored

	places               [1 << 13]uint64 // of each set of ranks the ranks from the top, four bits each
	upperMask, lowerMask [16]uint64      // of the owners of so many ranks from the top
}

// slot has the patterns of a shape and leader. Its key is the lengths of the hands, as in suitTable, and in the topmost bits the leader in
// place of a length that follows from the others; 0 is no key.
type slot struct {
	key  uint64
	list list
}

const (
	patternBytes = 32
	slotBytes    = 16
	minPatterns  = 1 << 16
	minSlots     = 1 << 14
	largest      = 11 // size of a list; what is more is forgotten
)

// sizes returns how many patterns and slots so many bytes have room for, with what they outgrow on the way: the first patterns and half of
// the slots.
func sizes(bytes int) (patterns, slots int) {
	for slots = minSlots; slots*2*slotBytes <= bytes/8; {
		slots *= 2
	}
	bytes -= minPatterns*patternBytes + slots*3/2*slotBytes
	return max(minPatterns, bytes/patternBytes*64/66), slots // two bits a pattern are for sweeps
}

// init makes a table that may grow to so many patterns and slots, which are a power of two.
func (t *table) init(patterns, slots int) {
	t.maxPatterns, t.maxSlots = patterns, slots
	t.patterns = make([]pattern, min(patterns, minPatterns))
	t.slots = make([]slot, min(slots, minSlots))
	for k := range t.upperMask[:14] {
		upper, lower := min(k, owned), max(k-owned, 0)
		t.upperMask[k] = (1<<(2*upper) - 1) << (16 - 2*upper)
		t.lowerMask[k] = (1<<(2*lower) - 1) << (16 - 2*lower)
	}
	for set := range t.places {
		for i, rest := 0, uint64(set); rest != 0; i++ {
			rank := bits.Len64(rest) - 1
			t.places[set] |= uint64(rank) << (4 * i)
			rest ^= 1 << rank
		}
	}
	t.clear()
}

// clear forgets everything.
func (t *table) clear() {
	clear(t.slots)
	t.shift = uint(64 - bits.Len(uint(len(t.slots)-1)))
	t.used = 0
	t.top = 1 // 0 is no pattern
	t.free = [largest + 1]int32{}
}

// place returns the rank of the k-th card from the top of a set.
func (t *table) place(set uint64, k uint) uint64 { return t.places[set] >> ((4*k - 4) & 63) & 15 }

// alloc returns a block of 1<<size patterns, 0 if there is none.
func (t *table) alloc(size uint8) int32 {
	if at := t.free[size]; at != 0 {
		t.free[size] = int32(t.patterns[at].owners)
		return at
	}
	at := t.top
	if int(at)+1<<size > len(t.patterns) {
		return 0
	}
	t.top += 1 << size
	return at
}

// release gives the block of a list back.
func (t *table) release(l *list) {
	if l.at != 0 {
		t.patterns[l.at].owners = uint64(t.free[l.size])
		t.free[l.size] = l.at
		*l = list{}
	}
}

// widen doubles the slots.
func (t *table) widen() {
	old := t.slots
	t.slots = make([]slot, 2*len(old))
	t.shift--
	for _, e := range old {
		if e.key != 0 {
			i := int(e.key * hashing >> t.shift)
			for t.slots[i&(len(t.slots)-1)].key != 0 {
				i++
			}
			t.slots[i&(len(t.slots)-1)] = e
		}
	}
}
