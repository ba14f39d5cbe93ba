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

// RoomAfter is Room for what was read so far of a text that goes on, of both so many bytes. A list that no real game has gets room for what
// the rest takes if it is like what was read: doubled again and again, it and what is left of it would be many times as long as the text.
func RoomAfter[T any](list []T, read, rest int) []T {
	n := len(list)
	switch {
	case n < cap(list):
		return list
	case n < giantList:
		return slices.Grow(list, max(longList, n))
	}
	return slices.Grow(list, min(7*n, n/8+int(int64(n)*int64(rest)/int64(max(read, 1)))))
}

// giantList is how many items no real game has.
const giantList = 1 << 14

// longList is the length from which on append less than doubles the capacity.
const longList = 256
