package check

import (
	"math"
	"strconv"
	"strings"
)

// scoreRange is the whole numbers from low to high.
type scoreRange struct {
	low, high int
}

// readScoreRange reads "420", "420,*", "400,420" or "*,400", whose bounds do not belong to it (5.5).
func readScoreRange(text string) (r scoreRange, ok bool) {
	first, second, isRange := strings.Cut(text, ",")
	if !isRange {
		r.low, ok = readBound(first)
		r.high = r.low
		return r, ok
	}
	r = scoreRange{low: math.MinInt, high: math.MaxInt}
	lowKnown, highKnown := first == "*", second == "*"
	if !lowKnown {
		r.low, lowKnown = readBound(first)
		r.low++
	}
	if !highKnown {
		r.high, highKnown = readBound(second)
		r.high--
	}
	return r, lowKnown && highKnown && r.low <= r.high && text != "*,*"
}

func readBound(text string) (score int, ok bool) {
	if !isInteger(text) {
		return 0, false
	}
	score, err := strconv.Atoi(text)
	return score, err == nil && score > -huge && score < huge
}
