package desk

import "math/bits"

// Twin is a game that repeats an earlier one.
type Twin struct {
	// File and Number say where it is, and FirstFile and First where the earlier one is: files in the order in which they were read, from 0, and
	// numbers of games in them.
	File, Number, FirstFile, First int
}

// ShortGame is how many moves of both sides a game has at least that is the same as another one of the same players, whenever it was played: a
// shorter one is only that of the same date and round, since two players may agree twice on a short draw.
const ShortGame = 16

// twins knows the games that were read so far by what they have in common. Of each it keeps some 40 bytes.
type twins struct {
	likeness int
	first    map[hash]place
	key      []byte
}

type place struct{ file, number int32 }

// follows reports whether a game stood right after another one in its file.
func (p place) follows(before place) bool {
	return p.number > 0 && before == place{p.file, p.number - 1}
}

// twinOf returns the earlier game that a game repeats.
func (t *twins) twinOf(g *Game, file int) (twin Twin, ok bool) {
	t.key = g.AppendKey(t.key[:0], t.likeness)
	if len(t.key) == 0 {
		return Twin{}, false
	}
	key := hashOf(t.key)
	if before, ok := t.first[key]; ok {
		return Twin{file, g.Number, int(before.file), int(before.number)}, true
	}
	t.first[key] = place{int32(file), int32(g.Number)}
	return Twin{}, false
}

// hash is FNV-1a in 128 bits. That two games among a thousand million have the same by chance is as likely as one in 10²⁰.
type hash struct{ high, low uint64 }

func hashOf(key []byte) hash {
	const shift, prime = 24, 0x13B // the prime is 2⁸⁸ + 0x13B
	h := hash{0x6C62272E07BB0142, 0x62B821756295C58D}
	for _, c := range key {
		h.low ^= uint64(c)
		carry, low := bits.Mul64(h.low, prime)
		h.high = h.high*prime + carry + h.low<<shift
		h.low = low
	}
	return h
}
