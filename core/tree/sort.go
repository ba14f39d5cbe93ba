package tree

// Counts has the memory for sorting what is attached to moves by them. In the text, what comes after a variation belongs to a move before
// those of the variation.
type Counts []int32

// Sort sorts a list by the numbers of moves, from -1 on, in linear time; what belongs to the same move stays in its order. The list may
// change places with the spare one.
func Sort[T any](list, spare []T, c *Counts, moves int, move func(*T) int32) (sorted, other []T) {
	isSorted := true
	for i := 1; i < len(list) && isSorted; i++ {
		isSorted = move(&list[i-1]) <= move(&list[i])
	}
	if isSorted {
		return list, spare
	}
	const first = 1 // of the counts: that of what belongs to move -1 is 0
	if cap(*c) < moves+first+1 {
		*c = make([]int32, moves+first+1, 2*(moves+first+1))
	}
	counts := (*c)[:moves+first+1]
	clear(counts)
	for i := range list {
		counts[move(&list[i])+first]++
	}
	at := int32(0)
	for i, n := range counts {
		counts[i] = at
		at += n
	}
	if cap(spare) < len(list) {
		spare = make([]T, len(list), cap(list))
	}
	spare = spare[:len(list)]
	for i := range list {
		to := &counts[move(&list[i])+first]
		spare[*to] = list[i]
		*to++
	}
	return spare, list
}
