package optimum

// floor is what a program writes for every result below a number of tricks, as some do that only look for contracts.
type floor struct {
	written, below int // below is as far as is known; 0 where the file has no floor
	told           bool
}

// leastContract is the least number of tricks that a contract needs: there is no floor above it.
const leastContract = 7

// explains reports whether all wrong rows of a table have the floor of the file or, where the file has none yet, one that it then notes.
// The first table with a floor must be full, and have more than one wrong row, since a single one may be a mistake.
func (f *floor) explains(rows, wrong []result) bool {
	if len(wrong) == 0 || f.below == 0 && (len(rows) != FullResults || len(wrong) == 1) {
		return false
	}
	written, below := wrong[0].written, f.below
	for i := range wrong {
		below = max(below, wrong[i].right+1)
	}
	for i := range rows {
		r := &rows[i]
		if r.right < below && r.written != written || r.right >= below && r.written != r.right {
			return false
		}
	}
	if below > leastContract || written > below || f.below > 0 && f.written != written {
		return false
	}
	f.written, f.below = written, below
	return true
}

// has reports whether a row is wrong because of the floor.
func (f *floor) has(r *result) bool { return r.right < f.below && r.written == f.written }
