package rules

import (
	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
)

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

const (
	TooManyColumns   = diag.Kind[TableName](TableBadColumn)<<8 + iota
	NoColumns        = diag.Kind[ColumnsOfTable](TableBadColumn)<<8 + iota
	ColumnTwice      = diag.Kind[ColumnName](TableBadColumn)<<8 + iota // its second place is the first of both
	NamelessColumn   = diag.Kind[TableName](TableBadColumn)<<8 + iota
	NoWidth          = diag.Kind[diag.None](TableBadColumn)<<8 + iota
	SpacesAroundName = diag.Kind[BetterColumn](TableBadColumn)<<8 + iota
)

// TableName is the name of a table's tag.
type TableName struct{ Table diag.Text }

var tableName = []diag.Fact{{Name: "Table", Is: &diag.Words}}

// ColumnsOfTable is a table with some of the columns that it may have.
type ColumnsOfTable struct{ Table, Columns diag.Text }

// ColumnName is the name of a column.
type ColumnName struct{ Column diag.Text }

// BetterColumn is how a column is written without spaces, if it is known then.
type BetterColumn struct{ Better diag.Text }

var tableBadColumn = diag.Row{
	Name: "table/bad-column", Severity: diag.Error, Title: "The columns of a table are not named correctly", Section: "5.2",
	Forms: []diag.FormRow{{
		Message: "The value of {Table} names more columns than a line can hold.",
		Facts:   tableName,
	}, {
		Message: "The value of {Table} names the columns of the data below, such as {Columns:quoted}; it must name at least one.",
		Facts:   []diag.Fact{{Name: "Table", Is: &diag.Words}, {Name: "Columns", Is: &diag.Words}},
	}, {
		Message: "The column {Column} is there twice; each column needs a name of its own.",
		Other:   "the first time",
		Facts:   []diag.Fact{{Name: "Column", Is: &diag.Words}},
	}, {
		Message: "A column of {Table} has no name; columns have one “;” between them, and none after the last.",
		Facts:   tableName,
	}, {
		Message: "The column {here:quoted} has no width after its “\\”; " +
			"a width is a number, with L or R if the column is aligned, as in “Rank\\2R”.",
	}, {
		Message: "The column {here:quoted} has spaces around its name, so it is not recognised; write it without.",
		Fix:     "Write {Better}",
		Facts:   []diag.Fact{{Name: "Better", Is: &diag.Words}},
	}},
	Fix: closeUp,
}

// closeUp removes the spaces. It is not safe, for then the elements of the column are checked.
func closeUp(w *diag.Wording) {
	if f, is := SpacesAroundName.Facts(w); is && f.Better != 0 {
		w.Replace(w.Span(), w.Told(f.Better))
		w.Fix(false)
	}
}

const WrongElement = diag.Kind[ElementOfColumn](TableBadElement) << 8 // its part is the edit of its fix

// ElementOfColumn is an element that its column cannot have.
type ElementOfColumn struct {
	Value, Column, Wanted diag.Text
	ReadAs                diag.Text // how it is read; none if nobody can tell
	Meaning               diag.Text // else what it seems to mean; none if nobody can tell
	Better                diag.Text // how either is written
}

var tableBadElement = diag.Row{
	Name: "table/bad-element", Severity: diag.Error, Title: "A value in a table does not fit its column", Section: "5.3",
	Change: "value in a table written in the standard's form",
	Forms: []diag.FormRow{{
		Message: "{Value:quoted} is not a value of the column {Column}; it must be {Wanted} (“?” if not known)." +
			"{ReadAs? It is read as {ReadAs}.}{Meaning? It seems to mean {Meaning}.}",
		Fix: "Write {Better}",
		Facts: []diag.Fact{
			{Name: "Value", Is: &diag.Words}, {Name: "Column", Is: &diag.Words}, {Name: "Wanted", Is: &diag.Words},
			{Name: "ReadAs", Is: &diag.Words}, {Name: "Meaning", Is: &diag.Words}, {Name: "Better", Is: &diag.Words},
		},
	}},
	Fix: writeElement,
}

func writeElement(w *diag.Wording) {
	if f, _ := WrongElement.Facts(w); f.Better != 0 {
		w.FixParts(true)
	}
}

const DuplicateRow = diag.Kind[OptimumRow](TableDuplicateRow) << 8 // its second place is the row before it

// OptimumRow is a row of OptimumResultTable.
type OptimumRow struct {
	Declarer     bridge.Seat
	Denomination bridge.Denomination
}

var tableDuplicateRow = diag.Row{
	Name: "table/duplicate-row", Severity: diag.Error, Title: "A declarer has two results in one denomination", Section: "5.7",
	Forms: []diag.FormRow{{
		Message: "There is a row for declarer {Declarer:letter} in {Denomination} already; a declarer has one row for each denomination.",
		Other:   "the first time",
		Facts:   []diag.Fact{{Name: "Declarer", Is: &seat}, {Name: "Denomination", Is: &denomination}},
	}},
}

const IncompleteTable = diag.Kind[RowsOfTable](TableIncomplete) << 8

// RowsOfTable is how many rows there are, and how many in a full table.
type RowsOfTable struct{ Rows, Full uint8 }

var tableIncomplete = diag.Row{
	Name: "table/incomplete", Severity: diag.Info, Title: "OptimumResultTable has fewer than 20 rows", Section: "5.7",
	Forms: []diag.FormRow{{
		Message: "The table has {Rows} {Rows|row|rows}; a full one has {Full}, for four declarers in five denominations.",
		Facts:   []diag.Fact{{Name: "Rows", Is: &diag.Small}, {Name: "Full", Is: &diag.Small}},
	}},
}

const (
	TableBeforeSection  = diag.Kind[TableOfMoves](TableNeedsSection)<<8 + iota // its second place is the tag of the section
	TableWithoutSection = diag.Kind[TableOfMoves](TableNeedsSection)<<8 + iota
)

// TableOfMoves is a table with a row for each call or card.
type TableOfMoves struct {
	Table   diag.Text
	OfCalls bool
}

var tableOfMovesFacts = []diag.Fact{{Name: "Table", Is: &diag.Words}, {Name: "OfCalls", Is: &diag.Flag}}

const sectionOfMoves = "the {OfCalls?Auction}{OfCalls!Play} section"

var tableNeedsSection = diag.Row{
	Name: "table/needs-section", Severity: diag.Error, Title: "A table has rows for calls or cards that are not there", Section: "5.4",
	Forms: []diag.FormRow{{
		Message: "{Table} comes before " + sectionOfMoves + "; it must come after it.",
		Other:   sectionOfMoves,
		Facts:   tableOfMovesFacts,
	}, {
		Message: "{Table} has a row for each " +
			"{OfCalls?call, but the board has no Auction section}{OfCalls!card, but the board has no Play section}.",
		Facts: tableOfMovesFacts,
	}},
}

const (
	OtherOrder    = diag.Kind[OrderOfColumn](TableOrder)<<8 + iota
	RowOutOfOrder = diag.Kind[OrderOfRow](TableOrder)<<8 + iota // its second place is the row before
)

// OrderOfColumn is the order that a column claims.
type OrderOfColumn struct {
	Column  diag.Text
	Ascends bool
}

// OrderOfRow is a value that is not in the order that its column claims.
type OrderOfRow struct {
	Column        diag.Text
	Ascends       bool
	Value, Before diag.Text
}

const claimOfColumn = "{Ascends?“-” says that {Column} is ascending}{Ascends!“+” says that {Column} is descending}"

var tableOrder = diag.Row{
	Name: "table/order", Severity: diag.Warning, Title: "The rows are not in the order that a column claims", Section: "5.2",
	Forms: []diag.FormRow{{
		Message: claimOfColumn +
			", but it is {Ascends?descending}{Ascends!ascending} from row to row, which is written “{Ascends?+}{Ascends!-}”.",
		Fix:   "Write {Ascends?+}{Ascends!-}{Column}",
		Facts: []diag.Fact{{Name: "Column", Is: &diag.Words}, {Name: "Ascends", Is: &diag.Flag}},
	}, {
		Message: claimOfColumn + ", but {Value:short} comes after {Before:short}.",
		Other:   "the row before",
		Facts: []diag.Fact{
			{Name: "Column", Is: &diag.Words}, {Name: "Ascends", Is: &diag.Flag},
			{Name: "Value", Is: &diag.Words}, {Name: "Before", Is: &diag.Words},
		},
	}},
	Fix: writeOrder,
}

func writeOrder(w *diag.Wording) {
	if f, is := OtherOrder.Facts(w); is {
		other, start := "-", w.Span().Start
		if f.Ascends {
			other = "+"
		}
		w.Replace(source.Span{Start: start, End: start + 1}, other)
		w.Fix(true)
	}
}

const OddRowCount = diag.Kind[RowsForMoves](TableRowCount) << 8 // its second place is the tag of the section

// RowsForMoves is how many rows a table has, and how many calls or cards there are.
type RowsForMoves struct {
	Rows, Moves int32
	OfCalls     bool
}

var tableRowCount = diag.Row{
	Name: "table/row-count", Severity: diag.Error, Title: "A table does not have one row for each call or card", Section: "5.4",
	Forms: []diag.FormRow{{
		Message: "The table has {Rows} {Rows|row|rows}, one for each " +
			"{OfCalls?call; the Auction section has {Moves} {Moves|call|calls}}{OfCalls!card; the Play section has {Moves} {Moves|card|cards}}.",
		Other: sectionOfMoves,
		Facts: []diag.Fact{{Name: "Rows", Is: &diag.Number}, {Name: "Moves", Is: &diag.Number}, {Name: "OfCalls", Is: &diag.Flag}},
	}},
}

const OddRowLength = diag.Kind[ValuesOfRow](TableRowLength) << 8

// ValuesOfRow is how many columns a table has, and how many values a row.
type ValuesOfRow struct{ Columns, Values int32 }

var tableRowLength = diag.Row{
	Name: "table/row-length", Severity: diag.Error, Title: "A row has fewer or more values than the table has columns", Section: "5.2",
	Forms: []diag.FormRow{{
		Message: "The table has {Columns} {Columns|column|columns}; this row has {Values} {Values|value|values}. " +
			"Write “?” for what is not known, “-” for what does not matter.",
		Facts: []diag.Fact{{Name: "Columns", Is: &diag.Number}, {Name: "Values", Is: &diag.Number}},
	}},
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

const TimeBackwards = diag.Kind[TimeOfRow](TableTimeOrder) << 8 // its second place is the time before

// TimeOfRow is a total time, and the one before it.
type TimeOfRow struct{ Time, Before diag.Text }

var tableTimeOrder = diag.Row{
	Name: "table/time-order", Severity: diag.Warning, Title: "The total time goes down", Section: "5.4",
	Forms: []diag.FormRow{{
		Message: "The total time is {Time:short}, less than the {Before:short} before; it counts from the start of the board.",
		Other:   "the time before",
		Facts:   []diag.Fact{{Name: "Time", Is: &diag.Words}, {Name: "Before", Is: &diag.Words}},
	}},
}

const UnknownColumn = diag.Kind[NearColumn](TableUnknownColumn) << 8

// NearColumn is an unknown column of a table, and the one that may be meant, if there is one.
type NearColumn struct{ Column, Table, Near diag.Text }

var tableUnknownColumn = diag.Row{
	Name: "table/unknown-column", Severity: diag.Info, Title: "A column is not known", Section: "5.2",
	Forms: []diag.FormRow{{
		Message: "The standard has no column {Column:quoted} in {Table}; it is kept.{Near? Is {Near} meant?}",
		Facts:   []diag.Fact{{Name: "Column", Is: &diag.Words}, {Name: "Table", Is: &diag.Words}, {Name: "Near", Is: &diag.Words}},
	}},
}
