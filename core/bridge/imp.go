package bridge

import "sort"

// IMPScale turns a difference of points into International MatchPoints. It has the least difference for each number of IMPs from 1 on.
type IMPScale []int

// The scales: IMP is that of Law 78, since 1962; IMP1948 the one that was used between 1948 and 1960 (3.4.12).
var (
	IMP = IMPScale{20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250,
		2500, 3000, 3500, 4000}
	IMP1948 = IMPScale{20, 70, 140, 220, 350, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 3500, 4000}
)

// IMPs returns the IMPs of a difference, negative if that is.
func (s IMPScale) IMPs(difference int) int {
	if difference < 0 {
		return -s.IMPs(-difference)
	}
	return sort.SearchInts(s, difference+1)
}
