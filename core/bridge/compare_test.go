package bridge

import (
	"math/rand"
	"testing"
)

// TestIMPs_3_4_12 looks up both ends of every step, as the tables are printed, and the last difference before the next one, which is no
// score, but may be a mean of scores.
func TestIMPs_3_4_12(t *testing.T) {
	for name, c := range map[string]struct {
		scale IMPScale
		ends  [][2]int // of the differences for 0 IMPs, 1 IMP, …
	}{
		"IMP": {IMP, [][2]int{{0, 10}, {20, 40}, {50, 80}, {90, 120}, {130, 160}, {170, 210}, {220, 260}, {270, 310}, {320, 360}, {370, 420},
			{430, 490}, {500, 590}, {600, 740}, {750, 890}, {900, 1090}, {1100, 1290}, {1300, 1490}, {1500, 1740}, {1750, 1990},
			{2000, 2240}, {2250, 2490}, {2500, 2990}, {3000, 3490}, {3500, 3990}, {4000, 20000}}},
		"IMP_1948": {IMP1948, [][2]int{{0, 10}, {20, 60}, {70, 130}, {140, 210}, {220, 340}, {350, 490}, {500, 740}, {750, 990}, {1000, 1240},
			{1250, 1490}, {1500, 1990}, {2000, 2490}, {2500, 2990}, {3000, 3490}, {3500, 3990}, {4000, 20000}}},
	} {
		for imps, ends := range c.ends {
			for _, difference := range append(ends[:], ends[1]+9) {
				if got := c.scale.IMPs(difference); got != imps {
					t.Errorf("%s: %d for %d, want %d", name, got, difference, imps)
				}
				if got := c.scale.IMPs(-difference); got != -imps {
					t.Errorf("%s: %d for %d, want %d", name, got, -difference, -imps)
				}
			}
		}
	}
}

// rankIn is the rank of a score, 1 for the best; equal scores have the best of their ranks (5.9).
func rankIn(f *Field, score int) int { return f.Len() - f.below(score+1) + 1 }

func TestMatchpoints_4_2_2(t *testing.T) {
	f := NewField([]FieldScore{{420, 1}, {450, 2}, {-50, 1}, {420, 2}, {1100, 1}})
	// Seven scores: 1100, 450 450, 420 420 420, -50. The best has six lower ones.
	for score, want := range map[int][2]int{1100: {12, 1}, 450: {9, 2}, 420: {4, 4}, -50: {0, 7}} {
		if mp, rank := f.MP1(score), rankIn(f, score); mp != want[0] || rank != want[1] {
			t.Errorf("%d: %d matchpoints, rank %d, want %v", score, mp, rank, want)
		}
	}
}

// TestFieldAgainstItsDefinition compares every score with every other one.
func TestFieldAgainstItsDefinition_3_4_12(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 200 {
		var all []int
		var scores []FieldScore
		for range 1 + random.Intn(12) {
			s := FieldScore{10 * (random.Intn(400) - 200), 1 + random.Intn(3)}
			scores = append(scores, s)
			for range s.Times {
				all = append(all, s.Score)
			}
		}
		f := NewField(scores)
		for _, score := range all {
			mp, imps := -1, 0
			for _, other := range all {
				imps += IMP.IMPs(score - other)
				switch {
				case other < score:
					mp += 2
				case other == score:
					mp++
				}
			}
			if f.MP1(score) != mp || f.Cross(IMP, score) != imps {
				t.Errorf("%v: %d has %d matchpoints and %d IMPs, want %d and %d", all, score, f.MP1(score), f.Cross(IMP, score), mp, imps)
			}
		}
	}
}

func TestDatum_3_4_12(t *testing.T) {
	f := NewField([]FieldScore{{420, 2}, {450, 1}, {-50, 1}, {1460, 1}})
	for _, c := range []struct {
		name      string
		datum     func() (int, int, bool)
		low, high int
	}{
		{"Butler: 2700/5", func() (int, int, bool) { return f.Mean(0) }, 540, 540},
		{"Butler-2: 1290/3", func() (int, int, bool) { return f.Mean(1) }, 430, 430},
		{"without two: 420", func() (int, int, bool) { return f.Mean(2) }, 420, 420},
		{"Median", f.Median, 420, 420},
		{"-145/2", func() (int, int, bool) { return NewField([]FieldScore{{-45, 1}, {-100, 1}}).Mean(0) }, -80, -70},
		{"-90", func() (int, int, bool) { return NewField([]FieldScore{{-90, 3}}).Median() }, -90, -90},
		{"between 50 and 60", NewField([]FieldScore{{50, 1}, {60, 1}, {-500, 1}, {400, 1}}).Median, 50, 60},
	} {
		if low, high, ok := c.datum(); low != c.low || high != c.high || !ok {
			t.Errorf("%s: %d to %d %v, want %d to %d", c.name, low, high, ok, c.low, c.high)
		}
	}
	for _, without := range []int{0, 1} {
		if _, _, ok := NewField([]FieldScore{{100, without}, {200, without}}).Mean(without); ok {
			t.Errorf("an average of no scores, %d left out", without)
		}
	}
	if _, _, ok := NewField(nil).Median(); ok {
		t.Error("a median of no scores")
	}
}
