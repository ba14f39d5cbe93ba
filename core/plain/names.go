package plain

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// NearNames has, for unknown names, the known one that may be meant: most games of a file have the same names. The zero value has none.
type NearNames map[string]string

// mostNear limits how many names are kept. No known name is near to one that is longer than longestName.
const (
	mostNear    = 64
	longestName = 32
)

// Of returns the known name that may be meant by another, which find finds; "" if there is none.
func (n *NearNames) Of(name string, find func(name string) string) string {
	if len(name) > longestName {
		return ""
	}
	near, known := (*n)[name]
	if known {
		return near
	}
	if *n == nil {
		*n = NearNames{}
	} else if len(*n) == mostNear {
		clear(*n)
	}
	near = find(name)
	(*n)[strings.Clone(name)] = near
	return near
}

// Slips is how many bytes of a name may differ from those of the name that is meant.
func Slips(name string) int { return max(1, len(name)/3) }

// Nearest returns that of some names which differs least from a name, and not in more than so many bytes; "" if none is close.
func Nearest(name string, names []string, most int) string {
	if len(name) > longestName {
		return ""
	}
	best, least := "", most+1
	for _, known := range names {
		if strings.EqualFold(known, name) {
			return known
		}
		if apart := len(name) - len(known); max(apart, -apart) >= least {
			continue
		}
		if d := distance(name, known, least); d < least {
			best, least = known, d
		}
	}
	return best
}

// NearestSlip returns that of some names from which a name differs in one letter, or by swapping two neighboring ones; "" if none does.
func NearestSlip(name string, names []string) string {
	if near := Nearest(name, names, 1); near != "" {
		return near
	}
	for _, known := range names {
		if isSwapped(name, known) {
			return known
		}
	}
	return ""
}

// isSwapped reports whether swapping two neighboring letters of one name gives the other.
func isSwapped(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	at := 0
	for at < len(a) && a[at] == b[at] {
		at++
	}
	return at+1 < len(a) && a[at] == b[at+1] && a[at+1] == b[at] && a[at+2:] == b[at+2:]
}

// distance returns how many bytes must be inserted, removed or changed to make b of a. If that is most or more, the result may be
// any number from most on.
func distance(a, b string, most int) int {
	var space [40]int
	row := append(space[:0], make([]int, len(b)+1)...)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		least := row[0]
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
			least = min(least, row[j+1])
		}
		if least >= most {
			return most
		}
	}
	return row[len(b)]
}

// CompareNames compares names as in a telephone directory, without regard to case.
func CompareNames(a, b string) int { return strings.Compare(strings.ToLower(a), strings.ToLower(b)) }

// InOrder reports whether names are in the order of a directory or of ASCII. Names with other letters always are: their order differs
// from country to country.
func InOrder(names []string) bool {
	foreign := func(name string) bool {
		return name == "" || strings.ContainsFunc(name, func(r rune) bool { return r >= utf8.RuneSelf })
	}
	return slices.IsSortedFunc(names, CompareNames) || slices.IsSorted(names) || slices.ContainsFunc(names, foreign)
}
