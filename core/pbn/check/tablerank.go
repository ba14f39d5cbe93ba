package check

import (
	"cmp"
	"math"
	"slices"
	"sort"
	"strings"

	"pbn/core/diag"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
)

// rankedRow is a row with its rank, and how many results it has (Multiplicity).
type rankedRow struct{ row, rank, times int32 }

// misrank is a row, by its place among the ranked rows, whose score does not fit its rank.
type misrank struct {
	at     int32
	before int32 // the rank before it, or how many scores are before it
	kind   diag.Kind[rules.WrongRank]
}

// checkRank checks that the ranks follow from the scores of one of the columns: the scores fall from rank to rank, and equal ones share
// the best rank (5.9, 5.10). A table may show a part of the field, so ranks may be missing. Ranks that follow from a column that is not
// the standard's are fine. If many rows fit no column, the ranks come from something else, as when those of both sides are in one table.
func checkRank(tb *table, columns ...string) {
	if tb.disordered {
		return
	}
	rows := rankedRows(tb)
	if len(rows) == 0 {
		return
	}
	var least []misrank
	by := ""
	for _, column := range columns {
		faults, ok := rankBy(tb, rows, column)
		if ok && (by == "" || len(faults) < len(least)) {
			least, by = faults, column
		}
	}
	if len(least) == 0 || areTooMany(least, rows) {
		return
	}
	for i := range tb.section.Columns {
		if tb.section.Columns[i].Kind.Type != values.TextType {
			continue
		}
		if faults, ok := rankBy(tb, rows, tb.section.Columns[i].Kind.Name); ok && len(faults) == 0 {
			return
		}
	}
	ranks := tb.column("Rank")
	for _, m := range least {
		rank, _ := tb.cell(int(rows[m.at].row), ranks)
		before, _ := tb.cell(int(rows[m.at-1].row), ranks)
		e := m.kind.Find(tb.diags, rank.Span()).Beside(before.Span())
		e.Say(rules.WrongRank{Column: e.Text(by), Rank: e.Text(rank.Text), Before: m.before, Best: m.before + 1})
	}
}

// areTooMany reports whether so many rows do not fit a column that the ranks come from something else.
func areTooMany(faults []misrank, rows []rankedRow) bool { return 3*len(faults) > len(rows) }

// rankedRows returns the rows that have a rank, the best first.
func rankedRows(tb *table) []rankedRow {
	ranks, multiplicities := tb.column("Rank"), tb.column("Multiplicity")
	if ranks < 0 {
		return nil
	}
	rows := slices.Grow(tb.space.ranked[:0], tb.rows)
	for row := range tb.rows {
		d, ok := tb.number(row, ranks)
		if !ok || d.artificial || d.value < 1 {
			continue
		}
		times := 1.0
		if m, has := tb.number(row, multiplicities); has {
			times = max(1, m.value)
		}
		const most = math.MaxInt32
		rows = append(rows, rankedRow{int32(row), int32(min(d.value, most)), int32(min(times, most))})
	}
	if !slices.IsSortedFunc(rows, func(a, b rankedRow) int { return cmp.Compare(a.rank, b.rank) }) {
		sort.SliceStable(rows, func(i, j int) bool { return rows[i].rank < rows[j].rank })
	}
	tb.space.ranked = rows
	return rows
}

// rankBy compares the ranks with a column; ok is false if one of the rows has no score there.
func rankBy(tb *table, rows []rankedRow, name string) (faults []misrank, ok bool) {
	column := tb.column(name)
	if column < 0 {
		return nil, false
	}
	rounded := strings.HasPrefix(name, "Mean") || strings.HasPrefix(name, "Percentage")
	better, group := 0, 0 // how many results have a better rank than the row's, and how many have the same
	var last decimal
	for i, r := range rows {
		score, ok := pointsOf(tb, int(r.row), column)
		if !ok || score.artificial {
			return nil, false
		}
		if i == 0 {
			last, group = score, int(r.times)
			continue
		}
		before, difference := rows[i-1].rank, score.value-last.value
		fault := misrank{at: int32(i)}
		if r.rank == before {
			group = max(group+1, int(r.times))
		} else {
			better, group = better+group, int(r.times)
		}
		switch {
		case r.rank == before && math.Abs(difference) <= score.unit-tiny:
			last = score
			continue
		case r.rank == before:
			fault.kind = rules.EqualRankOtherScore
		case difference > 0:
			fault.kind, fault.before = rules.MoreThanRank, before
		case difference == 0 && !rounded && score.unit == 1:
			fault.kind, fault.before = rules.AsMuchAsRank, before
		case int(r.rank) <= better:
			fault.kind, fault.before = rules.TooManyBefore, int32(better)
			better = int(r.rank) - 1
		default:
			last = score
			continue
		}
		if faults = append(faults, fault); areTooMany(faults, rows) {
			break
		}
		last = score
	}
	return faults, true
}

// checkTotalScores compares the columns of a TotalScoreTable with each other (5.10).
func checkTotalScores(tb *table) {
	means := [...]string{"MeanScore", "MeanIMP", "MeanMP", "MeanPercentage"}
	totals := [...]string{"TotalScore", "TotalIMP", "TotalMP", "TotalPercentage"}
	clear := true
	boards := tb.column("NrBoards")
	var total, mean [4]int // the places of those columns
	for i := range means {
		total[i], mean[i] = tb.column(totals[i]), tb.column(means[i])
	}
	for row := range tb.rows {
		for i := range mean {
			if checkMean(tb, row, boards, total[i], mean[i]) {
				clear = false
				break
			}
		}
	}
	if !clear {
		return
	}
	by := means[:]
	if haveSameBoards(tb, boards) {
		by = append(by, totals[:]...)
	}
	checkRank(tb, by...)
}

// haveSameBoards reports whether all have played the same number of boards, so that their totals can be compared.
func haveSameBoards(tb *table, boards int) bool {
	first, hasFirst := tb.number(0, boards)
	for row := range tb.rows {
		if n, has := tb.number(row, boards); has != hasFirst || n.value != first.value {
			return false
		}
	}
	return true
}

// checkMean checks that a mean value is the total divided by the number of boards, rounded in any way.
func checkMean(tb *table, row, boardsColumn, totalColumn, column int) (told bool) {
	total, hasTotal := tb.number(row, totalColumn)
	mean, hasMean := tb.number(row, column)
	boards, hasBoards := tb.number(row, boardsColumn)
	if !hasTotal || !hasMean || !hasBoards || total.artificial || mean.artificial || boards.value < 1 {
		return false
	}
	want, rounding := total.value/boards.value, 0.999*mean.unit+tiny
	if total.unit < 1 {
		rounding += total.unit / boards.value
	}
	if math.Abs(mean.value-want) < rounding {
		return false
	}
	element, _ := tb.cell(row, column)
	from, _ := tb.cell(row, totalColumn)
	if e := rules.WrongMean.Find(tb.diags, element.Span()).Beside(from.Span()); e.IsKept() {
		e.Say(rules.MeanOfTotal{Total: e.Text(from.Text), Right: e.Text(writtenNumber(want)), Mean: e.Text(element.Text), Boards: int32(boards.value)})
	}
	return true
}
