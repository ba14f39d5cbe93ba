package bridge

import (
	"sort"
)

// Field has the scores of one side on one deal, which are compared with each other.
type Field struct {
	scores []int // ascending, each once
	// counts[i] is the number of scores lower than scores[i], and sums[i] their sum; the last elements are for all scores.
	counts, sums []int
}

// FieldScore is a score in points that was made a number of times: the Multiplicity of a ScoreTable (5.9). The sum of their products must
// fit in an int.
type FieldScore struct{ Score, Times int }

// NewField makes a field of scores, and sorts them.
func NewField(scores []FieldScore) *Field {
	sort.Slice(scores, func(i, j int) bool { return scores[i].Score < scores[j].Score })
	n := len(scores) + 1
	f := &Field{scores: make([]int, 0, n), counts: make([]int, 1, n), sums: make([]int, 1, n)}
	for _, s := range scores {
		n := len(f.scores)
		if n == 0 || f.scores[n-1] != s.Score {
			f.scores = append(f.scores, s.Score)
			f.counts, f.sums = append(f.counts, f.counts[n]), append(f.sums, f.sums[n])
			n++
		}
		f.counts[n] += s.Times
		f.sums[n] += s.Score * s.Times
	}
	return f
}

// Len returns the number of scores.
func (f *Field) Len() int { return f.counts[len(f.scores)] }

// below returns how many scores are lower than a score.
func (f *Field) below(score int) int { return f.counts[sort.SearchInts(f.scores, score)] }

// MP1 returns the matchpoints of one of the field's scores: 2 for each lower score, 1 for each equal score except itself (4.2.3).
// MP2 is half of it (3.4.12).
func (f *Field) MP1(score int) int { return f.below(score) + f.below(score+1) - 1 }

// Cross returns the sum of a score's IMPs against every score of the field (3.4.12). Against itself a score has none.
func (f *Field) Cross(scale IMPScale, score int) int {
	sum := 0
	for _, difference := range scale {
		sum += f.below(score-difference+1) + f.below(score+difference) - f.Len()
	}
	return sum
}

// Mean returns the average of the scores without the given number of the highest and of the lowest: Butler leaves out none, Butler-2 one
// at either end (3.4.12). The standard does not say how it is rounded: low and high are the multiples of ten around it, equal if it is
// one. ok is false if no score is left.
func (f *Field) Mean(without int) (low, high int, ok bool) {
	n := f.Len() - 2*without
	if n <= 0 {
		return 0, 0, false
	}
	low, high = around(f.lowest(f.Len()-without)-f.lowest(without), n)
	return low, high, true
}

// Median returns the score in the middle, or the average of the two in the middle, rounded as in Mean.
func (f *Field) Median() (low, high int, ok bool) {
	return f.Mean((f.Len() - 1) / 2)
}

// lowest returns the sum of the n lowest scores.
func (f *Field) lowest(n int) int {
	i := sort.SearchInts(f.counts, n+1) - 1
	if i == len(f.scores) {
		return f.sums[i]
	}
	return f.sums[i] + (n-f.counts[i])*f.scores[i]
}

// around returns the multiples of ten around sum/n.
func around(sum, n int) (low, high int) {
	n *= 10
	low = sum / n
	if sum < low*n {
		low--
	}
	high = low
	if sum > low*n {
		high++
	}
	return 10 * low, 10 * high
}
