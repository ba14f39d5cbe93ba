package tree

import "iter"

// MainLine returns the numbers of the moves of the main line, of so many moves with these variations.
func MainLine(moves int, variations []Variation) iter.Seq[int] {
	return func(yield func(int) bool) {
		end, next := int32(0), 0
		for k := range moves {
			for ; next < len(variations) && variations[next].First <= int32(k); next++ {
				end = max(end, variations[next].End)
			}
			if int32(k) >= end && !yield(k) {
				return
			}
		}
	}
}
