package rules

import (
	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
)

// The forms of table/bad-column.
const (
	TooManyColumns diag.Form = iota // told: the tag
	NoColumns                       // told: the tag, and columns that it may have
	ColumnTwice                     // told: the column
	NamelessColumn                  // told: the tag
	NoWidth
	SpacesAroundName // told: the column without them, where it is known then
)

func badColumn(w *diag.Wording) string {
	switch w.Form() {
	case TooManyColumns:
		return "The value of " + w.Texted(0) + " names more columns than a line can hold."
	case NoColumns:
		return "The value of " + w.Texted(0) + " names the columns of the data below, such as " + diag.Quote(w.Texted(1)) + "; it must name at least one."
	case ColumnTwice:
		w.Relate("the first time", w.OtherPlace())
		return "The column " + w.Texted(0) + " is there twice; each column needs a name of its own."
	case NamelessColumn:
		return "A column of " + w.Texted(0) + " has no name; columns have one “;” between them, and none after the last."
	case NoWidth:
		return "The column " + w.Quoted() + " has no width after its “\\”; a width is a number, with L or R if the column is aligned, as in “" +
			`Rank\2R` + "”."
	}
	return "The column " + w.Quoted() + " has spaces around its name, so it is not recognised; write it without."
}

// closeUp removes the spaces. It is not safe, for then the elements of the column are checked.
func closeUp(w *diag.Wording) {
	if w.Form() == SpacesAroundName && len(w.Texts()) > 0 {
		w.Replace(w.Span(), w.Texted(0))
		w.Fix(false, "Write ", w.Texted(0))
	}
}

// unknownColumn is told the column, the table, and the column that may be meant, or "".
func unknownColumn(w *diag.Wording) string {
	message := "The standard has no column " + diag.Quote(w.Texted(0)) + " in " + w.Texted(1) + "; it is kept."
	if near := w.Texted(2); near != "" {
		message += " Is " + near + " meant?"
	}
	return message
}

// The forms of table/bad-element. They are told the element, its column, what was wanted; then what it means, and how that is written.
const (
	NoElement diag.Form = iota
	ElementReadAs
	ElementMeans
)

func badElement(w *diag.Wording) string {
	message := diag.Quote(w.Texted(0)) + " is not a value of the column " + w.Texted(1) + "; it must be " + w.Texted(2) + " (“?” if not known)."
	switch w.Form() {
	case ElementReadAs:
		message += " It is read as " + w.Texted(3) + "."
	case ElementMeans:
		message += " It seems to mean " + w.Texted(3) + "."
	}
	return message
}

func writeElement(w *diag.Wording) {
	if w.Form() != NoElement {
		w.ReplaceParts()
		w.Fix(true, "Write ", w.Texted(4))
	}
}

// rowLength has as its numbers how many columns the table has, and how many values the row.
func rowLength(w *diag.Wording) string {
	return "The table has " + Count(w.Number(0), "column") + "; this row has " + Count(w.Number(1), "value") +
		". Write “?” for what is not known, “-” for what does not matter."
}

// The forms of table/order. Their number says whether the column claims to ascend rather than descend; they are told the column.
const (
	OtherOrder    diag.Form = iota
	RowOutOfOrder           // told as well: the value, and the one before
)

// orders has the orders of a column, descending and ascending, as the standard writes them and in words.
var orders = [2]struct{ sign, name string }{{"+", "descending"}, {"-", "ascending"}}

func tableOrderWords(w *diag.Wording) string {
	claimed, other := orders[w.Number(0)], orders[1-w.Number(0)]
	message := "“" + claimed.sign + "” says that " + w.Texted(0) + " is " + claimed.name + ", but "
	if w.Form() == OtherOrder {
		return message + "it is " + other.name + " from row to row, which is written “" + other.sign + "”."
	}
	return message + diag.Short(w.Texted(1)) + " comes after " + diag.Short(w.Texted(2)) + "."
}

func writeOrder(w *diag.Wording) {
	if w.Form() == OtherOrder {
		other, start := orders[1-w.Number(0)], w.Span().Start
		w.Replace(source.Span{Start: start, End: start + 1}, other.sign)
		w.Fix(true, "Write ", other.sign, w.Texted(0))
	}
}

// duplicateRow has as its numbers the declarer and the denomination.
func duplicateRow(w *diag.Wording) string {
	return "There is a row for declarer " + oldSeat(w, 0).String() + " in " + bridge.Denomination(w.Number(1)).String() +
		" already; a declarer has one row for each denomination."
}

// incomplete has as its numbers how many rows there are, and how many there should be.
func incomplete(w *diag.Wording) string {
	return "The table has " + Count(w.Number(0), "row") + "; a full one has " + number(w.Number(1)) + ", for four declarers in five denominations."
}

// comparedPoints is told the column, the right value, how it comes about, and the value.
func comparedPoints(w *diag.Wording) string {
	return "By the scores of the table, " + w.Texted(0) + " is " + w.Texted(1) + " here (" + w.Texted(2) + "), not " + diag.Short(w.Texted(3)) + "."
}

// The forms of table/rank. Their number is another rank, or how many scores are better; they are told the column, and the rank.
const (
	EqualRankOtherScore diag.Form = iota
	MoreThanRank
	AsMuchAsRank
	TooManyBefore
)

func tableRankWords(w *diag.Wording) string {
	n, has := w.Number(0), ""
	switch w.Form() {
	case EqualRankOtherScore:
		has = "a different score from the row before it, which has the same rank"
	case MoreThanRank:
		has = "more than rank " + number(n)
	case AsMuchAsRank:
		has = "as much as rank " + number(n) + "; equal scores share the best rank"
	case TooManyBefore:
		has = Count(n, "score") + " before it, so it can be " + number(n+1) + " at best"
	}
	return "By " + w.Texted(0) + ", rank " + diag.Short(w.Texted(1)) + " has " + has + "."
}

// tableMeanWords has as its number the boards; it is told the total, the right mean, and the mean.
func tableMeanWords(w *diag.Wording) string {
	return diag.Short(w.Texted(0)) + " in " + Count(w.Number(0), "board") + " is " + w.Texted(1) + " on average, not " + diag.Short(w.Texted(2)) + "."
}

// The forms of table/sides.
const (
	OtherSideHas   diag.Form = iota // told: what NS have, the column, what EW should have, what they have
	OddMatchpoints                  // told: the sum, and that of most rows
)

func tableSidesWords(w *diag.Wording) string {
	if w.Form() == OtherSideHas {
		return "NS have " + diag.Short(w.Texted(0)) + " in " + w.Texted(1) + ", so EW have " + w.Texted(2) + ", not " + diag.Short(w.Texted(3)) +
			"; an artificial score has “^” before it."
	}
	return "NS and EW have " + w.Texted(0) + " matchpoints together; in most rows they have " + w.Texted(1) +
		". An artificial score has “^” before it."
}

// rangeOverlap has as its number the score; it is told the later range and the earlier one.
func rangeOverlap(w *diag.Wording) string {
	return "The score " + number(w.Number(0)) + " is in the range " + diag.Short(w.Texted(0)) + " and in the range " + diag.Short(w.Texted(1)) +
		"; a range does not include its bounds."
}

// rangeGap has as its numbers the first score that is missing, the last one, and how many are besides the first.
func rangeGap(w *diag.Wording) string {
	message := "No range has the score " + number(w.Number(0))
	if more := w.Number(2); more > 0 {
		message += ", nor " + Count(more, "other score") + " between it and " + number(w.Number(1))
	}
	return message + "; together the ranges must have every score, and a range does not include its bounds."
}

// needsSection is told the table, what it has a row for, and the section of those.
func needsSection(w *diag.Wording) string {
	if w.HasOther() {
		w.Relate("the "+w.Texted(2)+" section", w.OtherPlace())
		return w.Texted(0) + " comes before the " + w.Texted(2) + " section; it must come after it."
	}
	return w.Texted(0) + " has a row for each " + w.Texted(1) + ", but the game has no " + w.Texted(2) + " section."
}

// rowCount has as its numbers the rows, and how many there should be; it is told what has a row, and the section of those.
func rowCount(w *diag.Wording) string {
	w.Relate("the "+w.Texted(1)+" section", w.OtherPlace())
	return "The table has " + Count(w.Number(0), "row") + ", one for each " + w.Texted(0) + "; the " + w.Texted(1) + " section has " +
		Count(w.Number(1), w.Texted(0)) + "."
}

// timeOrder is told the time, and the one before.
func timeOrder(w *diag.Wording) string {
	return "The total time is " + diag.Short(w.Texted(0)) + ", less than the " + diag.Short(w.Texted(1)) + " before; it counts from the start of the game."
}
