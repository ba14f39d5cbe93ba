package wire

import (
	"slices"
	"strings"
)

// Nearest returns the known word which is most like another, "" if none is like it. A rule is also found by what comes after its area.
func Nearest(word string, known []string) string {
	best, least := "", max(1, len([]rune(word))/3)+1
	for _, candidate := range known {
		if _, name, ofRule := strings.Cut(candidate, "/"); ofRule && name == word {
			return candidate
		}
		if d := distance(word, candidate); d < least {
			best, least = candidate, d
		}
	}
	return best
}

// longest is how many characters of a word are compared: no known word has as many.
const longest = 64

// distance returns how many characters have to be changed, put in, left out, or exchanged with the next one.
func distance(a, b string) int {
	from, to := []rune(a), []rune(b)
	if len(from) > longest {
		from = from[:longest]
	}
	var before []int
	row := make([]int, len(to)+1)
	for j := range row {
		row[j] = j
	}
	for i := range from {
		next := make([]int, len(to)+1)
		next[0] = i + 1
		for j := range to {
			cost := 1
			if from[i] == to[j] {
				cost = 0
			}
			next[j+1] = slices.Min([]int{row[j] + cost, row[j+1] + 1, next[j] + 1})
			if i > 0 && j > 0 && from[i] == to[j-1] && from[i-1] == to[j] {
				next[j+1] = min(next[j+1], before[j-1]+1)
			}
		}
		before, row = row, next
	}
	return row[len(to)]
}
