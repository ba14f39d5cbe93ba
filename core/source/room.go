package source

import "slices"

// Room returns a list with room for one more element. A long one that is full gets twice its capacity: append adds only a quarter, and so
// allocates five times as much memory in the end.
func Room[T any](list []T) []T {
	if len(list) < cap(list) || len(list) < longList {
		return list
	}
	return slices.Grow(list, len(list))
}

// longList is the length from which on append less than doubles the capacity.
const longList = 256
