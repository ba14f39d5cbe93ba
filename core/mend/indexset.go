package mend

import "math/bits"

// indexSet is a set of indices from 0 to a limit. Adding one, and finding the one before or after an index, takes the same few steps
// however many there are: level 0 has a bit for each index, and each level above a bit for each word of the one below that is not 0.
type indexSet [][]uint64

func newIndexSet(limit int) (s indexSet) {
	for n := limit; ; {
		n = n/64 + 1
		s = append(s, make([]uint64, n))
		if n == 1 {
			return s
		}
	}
}

func (s indexSet) add(i int) {
	for _, words := range s {
		words[i/64] |= 1 << (i % 64)
		i /= 64
	}
}

// last returns the greatest index up to i, or -1 if the set has none.
func (s indexSet) last(i int) int {
	for level := 0; level < len(s) && i >= 0; level++ {
		if word := s[level][i/64] << (63 - i%64); word != 0 {
			for i -= bits.LeadingZeros64(word); level > 0; level-- {
				i = i*64 + bits.Len64(s[level-1][i]) - 1
			}
			return i
		}
		i = i/64 - 1
	}
	return -1
}

// first returns the least index from i on, or -1 if the set has none.
func (s indexSet) first(i int) int {
	for level := 0; level < len(s); level++ {
		if word := s[level][i/64] >> (i % 64); word != 0 {
			for i += bits.TrailingZeros64(word); level > 0; level-- {
				i = i*64 + bits.TrailingZeros64(s[level-1][i])
			}
			return i
		}
		i = i/64 + 1
	}
	return -1
}
