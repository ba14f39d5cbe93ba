package check

import (
	"math"
	"slices"
	"sort"
	"sync"

	"pbn/core/bridge"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
)

// scoreRange is the whole numbers from low to high, and the row that has them.
type scoreRange struct {
	low, high int
	row       int
}

// checkScoreRanges checks that the ranges of either side do not overlap and leave no score out (5.5).
func checkScoreRanges(tb *table) {
	for _, c := range []struct {
		column string
		side   bridge.Side
	}{{"ScoreRange_NS", bridge.NorthSouth}, {"ScoreRange_EW", bridge.EastWest}} {
		column := tb.column(c.column)
		if column < 0 {
			continue
		}
		var ranges []scoreRange
		for row := range tb.rows {
			if e, ok := tb.cell(row, column); ok {
				low, high, _ := values.ReadScoreRange(e.Text)
				ranges = append(ranges, scoreRange{low, high, row})
			}
		}
		sort.SliceStable(ranges, func(i, j int) bool {
			a, b := ranges[i], ranges[j]
			return a.low < b.low || a.low == b.low && a.high < b.high
		})
		if reportOverlaps(tb, ranges, column) && len(ranges) == tb.rows {
			reportGaps(tb, ranges, column, possibleScores()[tb.game.Vulnerable()][c.side])
		}
	}
}

// reportOverlaps reports the ranges that overlap with one before them, and returns whether there are none. The ranges are sorted.
func reportOverlaps(tb *table, ranges []scoreRange, column int) bool {
	widest, clear := 0, true
	for i := 1; i < len(ranges); i++ {
		if ranges[i].low <= ranges[widest].high {
			clear = false
			later, _ := tb.cell(max(ranges[i].row, ranges[widest].row), column)
			earlier, _ := tb.cell(min(ranges[i].row, ranges[widest].row), column)
			e := rules.RangeOverlap.Find(tb.diags, later.Span()).Beside(earlier.Span())
			e.Say(rules.Overlap{
				Score: int32(shared(ranges[i], ranges[widest])), Later: e.Text(later.Text), Earlier: e.Text(earlier.Text),
			})
		}
		if ranges[i].high > ranges[widest].high {
			widest = i
		}
	}
	return clear
}

// shared returns a score that two overlapping ranges have in common, a multiple of ten if there is one: other scores cannot be made.
func shared(a, b scoreRange) int {
	low, high := max(a.low, b.low), min(a.high, b.high)
	if low == math.MinInt {
		low = high - 9
	}
	if round := low + (10-low%10)%10; round <= high {
		return round
	}
	return low
}

// reportGaps reports the scores that are in no range, at the range before the first of them. The ranges are sorted and disjoint.
func reportGaps(tb *table, ranges []scoreRange, column int, scores []int) {
	var missing []int
	at, before := 0, 0
	for _, score := range scores {
		for at < len(ranges) && ranges[at].high < score {
			at++
		}
		if at == len(ranges) || ranges[at].low > score {
			if len(missing) == 0 {
				before = max(at-1, 0)
			}
			missing = append(missing, score)
		}
	}
	if len(missing) == 0 {
		return
	}
	e, _ := tb.cell(ranges[before].row, column)
	more := len(missing) - 1
	rules.RangeGap.Find(tb.diags, e.Span()).Say(rules.Gap{First: int32(missing[0]), Last: int32(missing[more]), More: int32(more)})
}

// declarersPoints returns the points that declarer's side can win and lose, not vulnerable and vulnerable.
func declarersPoints() (made, lost [2][]int) {
	for d := range bridge.NoTrump + 1 {
		for level := 1; level <= 7; level++ {
			for risk := range bridge.Risk(3) {
				for tricks := range 14 {
					for vulnerable := range 2 {
						c := bridge.Contract{Level: level, Denomination: d, Risk: risk}
						if n := c.Score(tricks, vulnerable == 1, bridge.Duplicate); n > 0 {
							made[vulnerable] = append(made[vulnerable], n)
						} else {
							lost[vulnerable] = append(lost[vulnerable], -n)
						}
					}
				}
			}
		}
	}
	for i := range 2 {
		made[i], lost[i] = sorted(made[i]), sorted(lost[i])
	}
	return made, lost
}

func sorted(numbers []int) []int {
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

// possibleScores returns the scores that each side can have on a deal, ascending, by the vulnerability; where that is not known, on any
// deal.
func possibleScores() *[values.AllVulnerable + 1][2][]int {
	possible.once.Do(func() {
		made, lost := declarersPoints()
		for v := range possible.scores {
			for side := range possible.scores[v] {
				possible.scores[v][side] = scoresOfSide(values.Vulnerability(v), bridge.Side(side), made, lost)
			}
		}
	})
	return &possible.scores
}

// possible is not a sync.OnceValue, which is made at the start: a module that does not check would have its functions.
var possible struct {
	once   sync.Once
	scores [values.AllVulnerable + 1][2][]int
}

func scoresOfSide(v values.Vulnerability, side bridge.Side, made, lost [2][]int) []int {
	scores := []int{0}
	for declarer, sign := side, 1; sign >= -1; declarer, sign = side.Other(), sign-2 {
		for vulnerable := range 2 {
			if v != values.VulnerabilityUnknown && v.Sides()[declarer] != (vulnerable == 1) {
				continue
			}
			for _, n := range made[vulnerable] {
				scores = append(scores, sign*n)
			}
			for _, n := range lost[vulnerable] {
				scores = append(scores, -sign*n)
			}
		}
	}
	return sorted(scores)
}
