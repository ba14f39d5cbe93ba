package rules

import "pbn/core/diag"

// The rules of tables, in the order of their names.
const (
	TableBadColumn diag.Rule = syntaxEnd + iota
	TableBadElement
	TableDuplicateRow
	TableIMPs
	TableIncomplete
	TableMatchpoints
	TableMean
	TableNeedsSection
	TableOrder
	TableRangeGap
	TableRangeOverlap
	TableRank
	TableRowCount
	TableRowLength
	TableScoreMismatch
	TableSides
	TableTimeOrder
	TableUnknownColumn
	tableEnd
)

var tableChecked = []*diag.Row{
	TableBadColumn - syntaxEnd:     &tableBadColumn,
	TableBadElement - syntaxEnd:    &tableBadElement,
	TableDuplicateRow - syntaxEnd:  &tableDuplicateRow,
	TableIMPs - syntaxEnd:          &tableIMPs,
	TableIncomplete - syntaxEnd:    &tableIncomplete,
	TableMatchpoints - syntaxEnd:   &tableMatchpoints,
	TableMean - syntaxEnd:          &tableMean,
	TableNeedsSection - syntaxEnd:  &tableNeedsSection,
	TableOrder - syntaxEnd:         &tableOrder,
	TableRangeGap - syntaxEnd:      &tableRangeGap,
	TableRangeOverlap - syntaxEnd:  &tableRangeOverlap,
	TableRank - syntaxEnd:          &tableRank,
	TableRowCount - syntaxEnd:      &tableRowCount,
	TableRowLength - syntaxEnd:     &tableRowLength,
	TableScoreMismatch - syntaxEnd: &tableScoreMismatch,
	TableSides - syntaxEnd:         &tableSides,
	TableTimeOrder - syntaxEnd:     &tableTimeOrder,
	TableUnknownColumn - syntaxEnd: &tableUnknownColumn,
}

var tableBadColumn = diag.Row{
	Name: "table/bad-column", Severity: diag.Error, Title: "The columns of a table are not named correctly", Section: "5.2",
	Message: badColumn, Fix: closeUp,
}

var tableBadElement = diag.Row{
	Name: "table/bad-element", Severity: diag.Error, Title: "A value in a table does not fit its column", Section: "5.3",
	Change: "value in a table written in the standard's form", Message: badElement, Fix: writeElement,
}

var tableDuplicateRow = diag.Row{
	Name: "table/duplicate-row", Severity: diag.Error, Title: "A declarer has two results in one denomination", Section: "5.7",
	Message: duplicateRow, Other: "the first time",
}

var tableIMPs = diag.Row{
	Name: "table/imps", Severity: diag.Warning, Title: "IMPs do not follow from the scores of the table", Section: "3.4.12",
	Message: comparedPoints,
}

var tableIncomplete = diag.Row{
	Name: "table/incomplete", Severity: diag.Info, Title: "OptimumResultTable has fewer than 20 rows", Section: "5.7",
	Message: incomplete,
}

var tableMatchpoints = diag.Row{
	Name: "table/matchpoints", Severity: diag.Warning, Title: "Matchpoints do not follow from the scores of the table", Section: "3.4.12",
	Message: comparedPoints,
}

var tableMean = diag.Row{
	Name: "table/mean", Severity: diag.Warning, Title: "A mean is not the total divided by the number of boards", Section: "5.10",
	Message: tableMeanWords, Other: "the total",
}

var tableNeedsSection = diag.Row{
	Name: "table/needs-section", Severity: diag.Error, Title: "A table has rows for calls or cards that are not there", Section: "5.4",
	Message: needsSection,
}

var tableOrder = diag.Row{
	Name: "table/order", Severity: diag.Warning, Title: "The rows are not in the order that a column claims", Section: "5.2",
	Message: tableOrderWords, Other: "the row before", Fix: writeOrder,
}

var tableRangeGap = diag.Row{
	Name: "table/range-gap", Severity: diag.Error, Title: "The score ranges leave out a score", Section: "5.5",
	Message: rangeGap,
}

var tableRangeOverlap = diag.Row{
	Name: "table/range-overlap", Severity: diag.Error, Title: "Two score ranges include the same score", Section: "5.5",
	Message: rangeOverlap, Other: "the other range",
}

var tableRank = diag.Row{
	Name: "table/rank", Severity: diag.Warning, Title: "A rank does not follow from the scores", Section: "5.9",
	Message: tableRankWords, Other: "the row that it is compared with",
}

var tableRowCount = diag.Row{
	Name: "table/row-count", Severity: diag.Error, Title: "A table does not have one row for each call or card", Section: "5.4",
	Message: rowCount,
}

var tableRowLength = diag.Row{
	Name: "table/row-length", Severity: diag.Error, Title: "A row has fewer or more values than the table has columns", Section: "5.2",
	Message: rowLength,
}

const (
	CellOfPass     = diag.Kind[Worth](TableScoreMismatch)<<8 + iota
	CellOfContract = diag.Kind[Worth](TableScoreMismatch)<<8 + iota
)

const soScoreIs = " So Score_{Side} is {Right}, not {Written:short}; a score that was not won at the table has “^” before it."

var tableScoreMismatch = diag.Row{
	Name: "table/score-mismatch", Severity: diag.Warning, Title: "A score does not follow from contract and result", Section: "5.9",
	Forms: []diag.FormRow{{
		Message: passIsWorth + soScoreIs,
		Facts:   worth,
	}, {
		Message: contractIsWorth + soScoreIs,
		Facts:   worth,
	}},
}

var tableSides = diag.Row{
	Name: "table/sides", Severity: diag.Warning, Title: "The values of NS and EW contradict each other", Section: "5.9",
	Message: tableSidesWords, Other: "what NS have",
}

var tableTimeOrder = diag.Row{
	Name: "table/time-order", Severity: diag.Warning, Title: "The total time goes down", Section: "5.4",
	Message: timeOrder, Other: "the time before",
}

var tableUnknownColumn = diag.Row{
	Name: "table/unknown-column", Severity: diag.Info, Title: "A column is not known", Section: "5.2",
	Message: unknownColumn,
}
