package dd

import "math/bits"

// reserve is how many patterns may be missing before room is made: more than most results take.
const reserve = 1 << 12

// Scores of a shape in a sweep: the cards that its hands have, and more where it was found since the last sweep.
const (
	foundScore = 5
	scores     = 13 + foundScore + 1
)

func (e *slot) score() int {
	n := int(e.key&15 + e.key>>16&15 + e.key>>32&15 + e.key>>48&15) // North's cards
	if e.list.used != 0 {
		n += foundScore
	}
	return n
}

// makeRoom makes room for more shapes and patterns: the table grows or, where it may not, forgets.
func (t *table) makeRoom() {
	if t.used*4 >= len(t.slots)*3 {
		if len(t.slots) < t.maxSlots {
			t.widen()
		} else {
			t.sweep()
		}
	}
	if int(t.top)+reserve > len(t.patterns) {
		if len(t.patterns) < t.maxPatterns {
			// At once to the limit: what is outgrown is garbage that the memory of a module never gives back.
			wider := make([]pattern, t.maxPatterns)
			copy(wider, t.patterns[:t.top])
			t.patterns = wider
		} else {
			t.sweep()
		}
	}
}

// inOneGo is how many slots a sweep works on before it asks whether to go on, which takes less than a millisecond.
const inOneGo = 1 << 12

// sweep forgets at least half of the table: first the shapes that were not found since the last sweep, and of those, and of the others, the
// ones with the fewest cards. What stays moves together, in its order. A sweep that is stopped forgets everything.
func (t *table) sweep() {
	if !t.sweepShapes() || !t.markAll() || !t.slide() {
		t.clear()
	}
}

// sweepShapes takes away the slots of the shapes that are forgotten. It returns false if it was stopped, as the other steps do.
func (t *table) sweepShapes() bool {
	t.sweeps++
	var patterns, slots [scores]int
	for i := range t.slots {
		if i%inOneGo == 0 && !t.goOn() {
			return false
		}
		if e := &t.slots[i]; e.key != 0 {
			patterns[e.score()] += t.size(&e.list)
			slots[e.score()]++
		}
	}
	limit, patternSum, slotSum := scores-1, 0, 0
	for limit > 0 && (patternSum+patterns[limit])*2 < len(t.patterns) && (slotSum+slots[limit])*2 < len(t.slots) {
		patternSum += patterns[limit]
		slotSum += slots[limit]
		limit--
	}
	for i := range t.slots {
		for t.slots[i].key != 0 && t.slots[i].score() <= limit {
			t.remove(i)
		}
	}
	return true
}

// markAll marks the patterns that stay.
func (t *table) markAll() bool {
	if words := len(t.patterns)/64 + 1; len(t.live) < words {
		t.live = make([]uint64, words)
		t.before = make([]int32, words)
	}
	clear(t.live)
	t.keep(0)
	for i := range t.slots {
		if i%inOneGo == 0 && !t.goOn() {
			return false
		}
		t.mark(&t.slots[i].list)
	}
	sum := 0
	for i, word := range t.live {
		t.before[i] = int32(sum)
		sum += count(word)
	}
	return true
}

// slide moves the patterns that stay together, to the beginning.
func (t *table) slide() bool {
	for i := range t.slots {
		if i%inOneGo == 0 && !t.goOn() {
			return false
		}
		l := &t.slots[i].list
		t.redirect(l)
		l.used = 0
	}
	to := 0
	for i, word := range t.live {
		if i%inOneGo == 0 && !t.goOn() {
			return false
		}
		for ; word != 0; word &= word - 1 {
			t.patterns[to] = t.patterns[i*64+bits.TrailingZeros64(word)]
			to++
		}
	}
	t.top = int32(to)
	t.free = [largest + 1]int32{}
	return true
}

// remove takes a slot away and moves those up that were put after it because it was taken.
func (t *table) remove(i int) {
	last := len(t.slots) - 1
	t.used--
	for j := (i + 1) & last; t.slots[j].key != 0; j = (j + 1) & last {
		home := int(t.slots[j].key*hashing>>t.shift) & last
		if (j-home)&last >= (j-i)&last {
			t.slots[i] = t.slots[j]
			i = j
		}
	}
	t.slots[i] = slot{}
}

// blockSize returns the size of the smallest block for a list that is not empty.
func (l *list) blockSize() uint8 { return uint8(bits.Len(uint(l.n - 1))) }

// size returns how many patterns a list takes, with those below it.
func (t *table) size(l *list) (n int) {
	if l.n == 0 {
		return 0
	}
	n = 1 << l.blockSize()
	for i := range t.patterns[l.at : int(l.at)+int(l.n)] {
		p := &t.patterns[int(l.at)+i]
		if p.lower != 0 {
			n++
		}
		n += t.size(&p.list)
	}
	return n
}

// keep marks a pattern as one that stays.
func (t *table) keep(at int32) { t.live[at>>6] |= 1 << (at & 63) }

// mark marks the patterns of a list and those below it.
func (t *table) mark(l *list) {
	if l.n == 0 {
		return
	}
	for i := range int32(1) << l.blockSize() {
		t.keep(l.at + i)
	}
	for i := range t.patterns[l.at : int(l.at)+int(l.n)] {
		p := &t.patterns[int(l.at)+i]
		if p.lower != 0 {
			t.keep(p.lower)
		}
		t.mark(&p.list)
	}
}

// moved returns where a pattern that stays is to be.
func (t *table) moved(at int32) int32 {
	return t.before[at>>6] + int32(bits.OnesCount64(t.live[at>>6]&(1<<(at&63)-1)))
}

// redirect makes a list and those below it lead to where their patterns are to be.
func (t *table) redirect(l *list) {
	if l.n == 0 {
		*l = list{}
		return
	}
	for i := range t.patterns[l.at : int(l.at)+int(l.n)] {
		p := &t.patterns[int(l.at)+i]
		if p.lower != 0 {
			p.lower = t.moved(p.lower)
		}
		t.redirect(&p.list)
	}
	l.at, l.size = t.moved(l.at), l.blockSize()
}
