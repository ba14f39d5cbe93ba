package source

import "slices"

// Room is a list with room for one more element. A long one that is full becomes twice as long: append makes it longer by a quarter,
// and has asked for five times as much memory in the end.
func Room[T any](list []T) []T {
	if len(list) < cap(list) || len(list) < longList {
		return list
	}
	return slices.Grow(list, len(list))
}

// longList is the length from which on append makes a list longer by less than what it has.
const longList = 256
