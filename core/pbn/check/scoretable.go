package check

import (
	"math"

	"pbn/core/bridge"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// checkScoreTable compares the columns of a ScoreTable with each other (5.9). Where the points of a row are in doubt, nothing is
// compared that follows from the points of all rows.
func checkScoreTable(tb *table) {
	clear := true
	duplicate := findDuplicateScoring(tb)
	for row := range tb.rows {
		told := reportMismatch(tb, row, &duplicate) || compareSides(tb, row, "Score", tb.pointColumns, 0)
		clear = clear && !told
	}
	tb.space.told = cleared(tb.space.told, tb.rows)
	told := tb.space.told
	if clear {
		checkRank(tb, "Score_NS", "IMP_NS", "MP_NS", "Percentage_NS", "Score_EW", "IMP_EW", "MP_EW", "Percentage_EW")
		compareField(tb, told)
	}
	imps, percentages := tb.ofSides("IMP"), tb.ofSides("Percentage")
	for row := range tb.rows {
		told[row] = told[row] || compareSides(tb, row, "IMP", imps, 0) || compareSides(tb, row, "Percentage", percentages, 100)
	}
	compareMatchpointSums(tb, told)
}

// duplicateScoring is what the points of all rows of a table depend on.
type duplicateScoring struct {
	// The columns, -1 where the table lacks one; contract is -1 where nothing follows, too: the score is not that of duplicate bridge.
	contract, declarer, result int
	isOld                      bool // the score of a doubled contract may be by older laws
	sidesKnown                 bool // it is known which sides are vulnerable
}

func findDuplicateScoring(tb *table) duplicateScoring {
	d := duplicateScoring{contract: tb.column("Contract"), declarer: tb.column("Declarer"), result: tb.column("Result")}
	if d.contract < 0 || !isDuplicate(tb.game, tb.scoring) {
		d.contract = -1
		return d
	}
	d.isOld, d.sidesKnown = isOld(tb.game, tb.scoring), isSure(tb.game, tags.Vulnerable)
	return d
}

// reportMismatch compares the points of a row with its contract, declarer and tricks. The side that loses points may have 0
// where the other has them.
func reportMismatch(tb *table, row int, duplicate *duplicateScoring) (told bool) {
	p, ok := playedInRow(tb, row, duplicate)
	if !ok || p.contract.Risk > 0 && duplicate.isOld || !p.contract.PassedOut && !duplicate.sidesKnown {
		return false
	}
	g := tb.game
	worth, sign := 0, 1.0
	if !p.contract.PassedOut {
		worth = p.contract.Score(p.tricks, g.Vulnerable().Sides()[p.declarer.Side()], tb.scoring.points)
		sign = 1 - 2*float64(p.declarer.Side())
	}
	_, hasNS := tb.number(row, tb.pointColumns[bridge.NorthSouth])
	_, hasEW := tb.number(row, tb.pointColumns[bridge.EastWest])
	for side, column := range tb.pointColumns {
		written, ok := tb.number(row, column)
		want := sign * float64(worth)
		noneLost := hasNS && hasEW && written.value == 0 && want < 0
		if ok && !written.artificial && written.value != want && !noneLost {
			cell, _ := tb.cell(row, column)
			kind := rules.CellOfContract
			if p.contract.PassedOut {
				kind = rules.CellOfPass
			}
			if e := kind.Find(tb.diags, cell.Span()); e.IsKept() {
				f := p.facts(e, worth, g.Vulnerable())
				f.Side, f.Right, f.Written = bridge.Side(side), e.Text(writtenNumber(want)), e.Text(cell.Text)
				e.Say(f)
			}
			return true
		}
		sign = -sign
	}
	return false
}

// playedInRow returns the contract of a row, its declarer and the tricks; ok is false where one of them is missing or cannot be read.
func playedInRow(tb *table, row int, columns *duplicateScoring) (p playedContract, ok bool) {
	e, ok := tb.cell(row, columns.contract)
	if !ok {
		return p, false
	}
	p.declarer = bridge.NoSeat
	v := e.Read(values.ContractType)
	if p.contract = v.Contract(); !v.Understood() || p.contract.PassedOut {
		return p, v.Understood()
	}
	by, hasDeclarer := tb.cell(row, columns.declarer)
	won, hasResult := tb.cell(row, columns.result)
	if !hasDeclarer || !hasResult || p.contract.Level == 0 {
		return p, false
	}
	tricks := won.Read(values.TricksType)
	p.declarer, p.tricks = by.Read(values.SeatType).Seat(), tricks.Tricks()
	return p, tricks.Understood()
}

// compareSides compares the columns of the two sides in a row: their sum is 0, or 100 for percentages. Artificial scores of the sides have
// nothing to do with each other.
func compareSides(tb *table, row int, name string, columns [2]int, sum float64) (told bool) {
	ns, hasNS := tb.number(row, columns[bridge.NorthSouth])
	ew, hasEW := tb.number(row, columns[bridge.EastWest])
	difference := math.Abs(ns.value + ew.value - sum)
	if !hasNS || !hasEW || ns.artificial || ew.artificial || difference < tiny {
		return false
	}
	// Each was rounded, unless both are whole by nature.
	if whole := sum == 0 && ns.unit == 1 && ew.unit == 1; !whole && difference < 0.999*(ns.unit+ew.unit) {
		return false
	}
	// Points that are lost may be left out.
	if name == "Score" && (ns.value == 0 && ew.value > 0 || ew.value == 0 && ns.value > 0) {
		return false
	}
	eastWest, _ := tb.cell(row, columns[bridge.EastWest])
	northSouth, _ := tb.cell(row, columns[bridge.NorthSouth])
	if e := rules.OtherSideHas.Find(tb.diags, eastWest.Span()).Beside(northSouth.Span()); e.IsKept() {
		e.Say(rules.SidesOfRow{NS: e.Text(northSouth.Text), Column: e.Text(name), Right: e.Text(writtenNumber(sum - ns.value)), EW: e.Text(eastWest.Text)})
	}
	return true
}

// compareMatchpointSums checks that the matchpoints of both sides have the same sum in each row, if they have in most: it is all that can
// be won.
func compareMatchpointSums(tb *table, told []bool) {
	columns := tb.ofSides("MP")
	if columns[bridge.NorthSouth] < 0 || columns[bridge.EastWest] < 0 {
		return
	}
	sums := map[float64]int{}
	rows, usual := 0, 0.0
	for row := range tb.rows {
		if sum, _, ok := matchpointsOf(tb, row, columns); ok {
			rows++
			sums[sum]++
			if sums[sum] > sums[usual] {
				usual = sum
			}
		}
	}
	if 2*sums[usual] <= rows {
		return
	}
	for row := range tb.rows {
		sum, rounding, ok := matchpointsOf(tb, row, columns)
		if !ok || told[row] || math.Abs(sum-usual) < rounding {
			continue
		}
		eastWest, _ := tb.cell(row, columns[bridge.EastWest])
		northSouth, _ := tb.cell(row, columns[bridge.NorthSouth])
		if e := rules.OddMatchpoints.Find(tb.diags, eastWest.Span()).Beside(northSouth.Span()); e.IsKept() {
			e.Say(rules.SumOfRow{Sum: e.Text(writtenNumber(sum)), Usual: e.Text(writtenNumber(usual))})
		}
	}
}

// matchpointsOf returns the sum of both sides' matchpoints in a row, and how much rounding can change it.
func matchpointsOf(tb *table, row int, columns [2]int) (sum, rounding float64, ok bool) {
	ns, hasNS := tb.number(row, columns[bridge.NorthSouth])
	ew, hasEW := tb.number(row, columns[bridge.EastWest])
	rounding = tiny
	if unit := min(ns.unit, ew.unit); unit < 1 {
		rounding = 1.999 * unit
	}
	return math.Round((ns.value+ew.value)/tiny) * tiny, rounding, hasNS && hasEW && !ns.artificial && !ew.artificial
}
