package desk

import (
	"errors"
	"math"
	"slices"
	"strconv"
	"strings"

	"pbn/core/where"
)

// Choice says which games are chosen: those for which all of it holds. The zero value chooses every game.
type Choice struct {
	// Where is a condition; nil holds of every game.
	Where *where.Condition
	// Numbers are those of the games in their file; nil are all.
	Numbers Numbers
	// Others chooses the games that would not be chosen.
	Others bool
}

// has reports whether a game is chosen.
func (c *Choice) has(g *Game) bool {
	isChosen := c.Numbers.Has(g.Number) && c.verdictOn(g) == chosen
	return isChosen != c.Others
}

// verdict is whether a game is chosen, its number aside.
type verdict uint8

const (
	unknown verdict = iota
	chosen
	notChosen
)

func (c *Choice) verdictOn(g *Game) verdict {
	switch {
	case g.verdict != unknown:
		return g.verdict
	case g.Found && (c.Where == nil || c.Where.Holds(g.Values)):
		return chosen
	}
	return notChosen
}

// Numbers are ranges of numbers of games, each with its first and its last, in their order.
type Numbers [][2]int

// ReadNumbers reads numbers and ranges with commas between them: "1-24,30". A range without its end goes to the last game.
func ReadNumbers(text string) (Numbers, error) {
	var numbers Numbers
	for part := range strings.SplitSeq(text, ",") {
		part = strings.TrimSpace(part)
		from, to, isRange := strings.Cut(part, "-")
		first, err := strconv.Atoi(from)
		last := first
		switch {
		case isRange && to == "":
			last = math.MaxInt
		case isRange && err == nil:
			last, err = strconv.Atoi(to)
		}
		if err != nil || first < 1 || last < first {
			return nil, errors.New(strconv.Quote(part) + " is no number of a game and no range of them, such as 1-24,30 or 31-")
		}
		numbers = append(numbers, [2]int{first, last})
	}
	return numbers.inOrder(), nil
}

// inOrder sorts the ranges, and joins those that have numbers in common.
func (n Numbers) inOrder() Numbers {
	slices.SortFunc(n, func(a, b [2]int) int { return a[0] - b[0] })
	joined := n[:1]
	for _, r := range n[1:] {
		if last := &joined[len(joined)-1]; r[0] <= last[1] {
			last[1] = max(last[1], r[1])
		} else {
			joined = append(joined, r)
		}
	}
	return joined
}

// Has reports whether a number is one of them; nil has all.
func (n Numbers) Has(number int) bool {
	at, isFirst := slices.BinarySearchFunc(n, number, func(r [2]int, number int) int { return r[0] - number })
	return n == nil || isFirst || at > 0 && number <= n[at-1][1]
}
