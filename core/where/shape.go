package where

import (
	"slices"
	"strings"
)

// A shape is four numbers of cards that are 13 together, "x" for any: 4333 in any order of the suits, 4=3=3=3 as spades, hearts, diamonds and
// clubs have them. Ten cards and more are A to D, or have two digits between signs.

const anyLength = 'x'

// readShape reads a shape of a condition. It is four letters as Value has them; inOrder is true where each is that of its suit.
func readShape(text string) (shape string, inOrder, ok bool) {
	text = strings.ToUpper(text)
	inOrder = strings.ContainsAny(text, "=")
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == '=' || r == '-' })
	if len(parts) == 1 {
		parts = strings.Split(text, "")
	}
	if len(parts) != 4 {
		return "", false, false
	}
	sum, unknown := 0, false
	out := make([]byte, 0, 4)
	for _, part := range parts {
		n := strings.Index(Lengths, part)
		switch {
		case part == "X":
			out, unknown = append(out, anyLength), true
			continue
		case len(part) == 2 && part[0] == '1' && part[1] <= '3' && part[1] >= '0':
			n = 10 + int(part[1]-'0')
		case len(part) != 1 || n < 0:
			return "", false, false
		}
		sum += n
		out = append(out, Lengths[n])
	}
	if !inOrder {
		slices.Sort(out) // "x" is behind all
	}
	return string(out), inOrder, sum == 13 || unknown && sum < 13
}

// isShape reports whether the shape of a hand is the one that is wanted.
func isShape(hand, wanted string, inOrder bool) bool {
	if len(hand) != 4 {
		return false
	}
	if inOrder {
		for i := range 4 {
			if wanted[i] != anyLength && wanted[i] != hand[i] {
				return false
			}
		}
		return true
	}
	left := []byte(hand)
	for i := range 4 {
		if wanted[i] == anyLength {
			break
		}
		at := slices.Index(left, wanted[i])
		if at < 0 {
			return false
		}
		left = slices.Delete(left, at, at+1)
	}
	return true
}
