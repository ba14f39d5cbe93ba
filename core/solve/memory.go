package solve

// memory has what was found of positions. It does not grow: of two positions that have the same place, the one whose search took longer
// stays, and the other goes to the place beside it.
type memory struct {
	places []place // a power of two of them
}

// place is a position, by its key, with what is known of the side on turn there.
type place struct {
	key uint64
	// wins is the fewest moves in which it is known to reach the aim, 0 where none is known; fails the most in which it is known not to.
	wins, fails uint8
	best        uint16 // the move that reached it
	_           uint32
}

const placeBytes = 16

// newMemory returns a memory of at most so many bytes.
func newMemory(bytes int) memory {
	places := 1 << 10
	for 2*places*placeBytes <= bytes {
		places *= 2
	}
	return memory{make([]place, places)}
}

func (m *memory) clear() { clear(m.places) }

// find returns what is known of a position, and nil where nothing is.
func (m *memory) find(key uint64) *place {
	at := m.at(key)
	if p := &m.places[at]; p.key == key {
		return p
	}
	if p := &m.places[at^1]; p.key == key {
		return p
	}
	return nil
}

// keep returns the place for what is known of a position.
func (m *memory) keep(key uint64, depth uint8) *place {
	if known := m.find(key); known != nil {
		return known
	}
	p, other := &m.places[m.at(key)], &m.places[m.at(key)^1]
	if max(p.wins, p.fails) > depth {
		p = other
	} else {
		*other = *p
	}
	*p = place{key: key}
	return p
}

func (m *memory) at(key uint64) int { return int(key>>1) & (len(m.places) - 1) }
