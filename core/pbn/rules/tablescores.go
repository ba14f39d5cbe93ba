package rules

import "pbn/core/diag"

// The rules of tables that compare scores, in the order of their names. Their numbers are in tables.go.

const (
	WrongIMPs        = diag.Kind[WrongPoints](TableIMPs) << 8
	WrongMatchpoints = diag.Kind[WrongPoints](TableMatchpoints) << 8
)

// WrongPoints are IMPs or matchpoints that do not follow from the scores.
type WrongPoints struct {
	Column, Right diag.Text
	Most          diag.Text // what would be right at most, if that is not one number
	Method, Value diag.Text
}

var wrongPoints = []diag.FormRow{{
	Message: "By the scores of the table, {Column} is {Right}{Most? to {Most}} here ({Method}), not {Value:short}.",
	Facts: []diag.Fact{
		{Name: "Column", Is: &diag.Words}, {Name: "Right", Is: &diag.Words}, {Name: "Most", Is: &diag.Words},
		{Name: "Method", Is: &diag.Words}, {Name: "Value", Is: &diag.Words},
	},
}}

var tableIMPs = diag.Row{
	Name: "table/imps", Severity: diag.Warning, Title: "IMPs do not follow from the scores of the table", Section: "3.4.12",
	Forms: wrongPoints,
}

var tableMatchpoints = diag.Row{
	Name: "table/matchpoints", Severity: diag.Warning, Title: "Matchpoints do not follow from the scores of the table", Section: "3.4.12",
	Forms: wrongPoints,
}

const WrongMean = diag.Kind[MeanOfTotal](TableMean) << 8 // its second place is the total

// MeanOfTotal is a mean with what it should be.
type MeanOfTotal struct {
	Total, Right, Mean diag.Text
	Boards             int32
}

var tableMean = diag.Row{
	Name: "table/mean", Severity: diag.Warning, Title: "A mean is not the total divided by the number of boards", Section: "5.10",
	Forms: []diag.FormRow{{
		Message: "{Total:short} in {Boards} {Boards|board|boards} is {Right} on average, not {Mean:short}.",
		Other:   "the total",
		Facts: []diag.Fact{
			{Name: "Total", Is: &diag.Words}, {Name: "Right", Is: &diag.Words}, {Name: "Mean", Is: &diag.Words}, {Name: "Boards", Is: &diag.Number},
		},
	}},
}

const RangeGap = diag.Kind[Gap](TableRangeGap) << 8

// Gap is the scores that are in no range: the first and the last, and how many there are besides the first.
type Gap struct{ First, Last, More int32 }

var tableRangeGap = diag.Row{
	Name: "table/range-gap", Severity: diag.Error, Title: "The score ranges leave out a score", Section: "5.5",
	Forms: []diag.FormRow{{
		Message: "No range has the score {First}{More?, nor {More} other {More|score|scores} between it and {Last}}; " +
			"together the ranges must have every score, and a range does not include its bounds.",
		Facts: []diag.Fact{{Name: "First", Is: &diag.Number}, {Name: "Last", Is: &diag.Number}, {Name: "More", Is: &diag.Number}},
	}},
}

const RangeOverlap = diag.Kind[Overlap](TableRangeOverlap) << 8 // its second place is the earlier range

// Overlap is a score that is in two ranges.
type Overlap struct {
	Score          int32
	Later, Earlier diag.Text
}

var tableRangeOverlap = diag.Row{
	Name: "table/range-overlap", Severity: diag.Error, Title: "Two score ranges include the same score", Section: "5.5",
	Forms: []diag.FormRow{{
		Message: "The score {Score} is in the range {Later:short} and in the range {Earlier:short}; a range does not include its bounds.",
		Other:   "the other range",
		Facts:   []diag.Fact{{Name: "Score", Is: &diag.Number}, {Name: "Later", Is: &diag.Words}, {Name: "Earlier", Is: &diag.Words}},
	}},
}

// The second place of each is the row that it is compared with.
const (
	EqualRankOtherScore = diag.Kind[WrongRank](TableRank)<<8 + iota
	MoreThanRank        = diag.Kind[WrongRank](TableRank)<<8 + iota
	AsMuchAsRank        = diag.Kind[WrongRank](TableRank)<<8 + iota
	TooManyBefore       = diag.Kind[WrongRank](TableRank)<<8 + iota
)

// WrongRank is a rank that does not follow from the scores of a column.
type WrongRank struct {
	Column, Rank diag.Text
	Before       int32 // the rank before it, or how many scores are before it
	Best         int32 // what it can be at best, if too many are
}

var rankFacts = []diag.Fact{
	{Name: "Column", Is: &diag.Words}, {Name: "Rank", Is: &diag.Words}, {Name: "Before", Is: &diag.Number}, {Name: "Best", Is: &diag.Number},
}

var tableRank = diag.Row{
	Name: "table/rank", Severity: diag.Warning, Title: "A rank does not follow from the scores", Section: "5.9",
	Forms: []diag.FormRow{{
		Message: "By {Column}, rank {Rank:short} has a different score from the row before it, which has the same rank.",
		Other:   comparedRow,
		Facts:   rankFacts,
	}, {
		Message: "By {Column}, rank {Rank:short} has more than rank {Before}.",
		Other:   comparedRow,
		Facts:   rankFacts,
	}, {
		Message: "By {Column}, rank {Rank:short} has as much as rank {Before}; equal scores share the best rank.",
		Other:   comparedRow,
		Facts:   rankFacts,
	}, {
		Message: "By {Column}, rank {Rank:short} has {Before} {Before|score|scores} before it, so it can be {Best} at best.",
		Other:   comparedRow,
		Facts:   rankFacts,
	}},
}

const comparedRow = "the row that it is compared with"

// The second place of both is what NS have.
const (
	OtherSideHas   = diag.Kind[SidesOfRow](TableSides)<<8 + iota
	OddMatchpoints = diag.Kind[SumOfRow](TableSides)<<8 + iota
)

// SidesOfRow is what both sides have in a column, and what EW should have.
type SidesOfRow struct{ NS, Column, Right, EW diag.Text }

// SumOfRow is the sum of both sides' matchpoints, and the sum in most rows.
type SumOfRow struct{ Sum, Usual diag.Text }

var tableSides = diag.Row{
	Name: "table/sides", Severity: diag.Warning, Title: "The values of NS and EW contradict each other", Section: "5.9",
	Forms: []diag.FormRow{{
		Message: "NS have {NS:short} in {Column}, so EW have {Right}, not {EW:short}; an artificial score has “^” before it.",
		Other:   "what NS have",
		Facts: []diag.Fact{
			{Name: "NS", Is: &diag.Words}, {Name: "Column", Is: &diag.Words}, {Name: "Right", Is: &diag.Words}, {Name: "EW", Is: &diag.Words},
		},
	}, {
		Message: "NS and EW have {Sum} matchpoints together; in most rows they have {Usual}. An artificial score has “^” before it.",
		Other:   "what NS have",
		Facts:   []diag.Fact{{Name: "Sum", Is: &diag.Words}, {Name: "Usual", Is: &diag.Words}},
	}},
}
