package source

import "sort"

// Sorted sorts texts where they are, and returns them. A module has the sort of package sort anyway; that of package slices would be
// another one.
func Sorted(texts []string) []string {
	sort.Sort(sort.StringSlice(texts))
	return texts
}
