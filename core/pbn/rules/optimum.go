package rules

import (
	"pbn/core/bridge"
	"pbn/core/diag"
)

// The rules of what can be won with open cards, in the order of their names.
const (
	OptimumPar diag.Rule = noteEnd + iota
	OptimumPlay
	OptimumResult
	OptimumScore
	optimumEnd
)

var optimumChecked = []*diag.Row{
	OptimumPar - noteEnd:    &optimumPar,
	OptimumPlay - noteEnd:   &optimumPlay,
	OptimumResult - noteEnd: &optimumResult,
	OptimumScore - noteEnd:  &optimumScore,
}

// Par is the score that both sides reach, for North and South, and how: by a contract, if not all pass, and the side that plays it.
type Par struct {
	Points   int32
	Contract diag.Text
	Side     bridge.Side
}

var par = []diag.Fact{{Name: "Points", Is: &diag.Number}, {Name: "Contract", Is: &diag.Words}, {Name: "Side", Is: &side}}

const optimumScoreIs = "optimum score is NS {Points}: {Contract?{Contract} by {Side}}{Contract!all pass}."

const ScoreNotOfTable = diag.Kind[Par](OptimumPar) << 8 // its second place is the table

var optimumPar = diag.Row{
	Name: "optimum/par", Severity: diag.Warning, Title: "OptimumScore does not follow from OptimumResultTable", Section: "4.2.7",
	Forms: []diag.FormRow{{
		Message: "By OptimumResultTable, Vulnerable and Dealer the " + optimumScoreIs,
		Other:   "the table",
		Facts:   par,
	}},
}

// What the rules of what can be won write.
const writeWhatCanBeWon = "Write what can be won with open cards"

const (
	WrongTablePlay  = diag.Kind[CardsOfPlayTable](OptimumPlay)<<8 + iota // their parts are what is right
	PlayOfOtherDeal = diag.Kind[CardsOfPlayTable](OptimumPlay)<<8 + iota
)

// CardsOfPlayTable are the cards that are right in the first row that is wrong, from 1, and how many other rows are wrong.
type CardsOfPlayTable struct {
	Cards       diag.Text
	Row, Others uint8
}

var cardsOfPlayTable = []diag.Fact{{Name: "Cards", Is: &diag.Words}, {Name: "Row", Is: &diag.Small}, {Name: "Others", Is: &diag.Small}}

const cardsOfRow = "With open cards, the cards of row {Row} that cost no trick are {Cards}."

var optimumPlay = diag.Row{
	Name: "optimum/play", Severity: diag.Warning, Title: "OptimumPlayTable does not have the cards that cost no trick", Section: "5.6",
	Forms: []diag.FormRow{{
		Message: cardsOfRow + "{Others? {Others} {Others|other row|other rows} of the table must be corrected, too.}",
		Fix:     writeWhatCanBeWon,
		Facts:   cardsOfPlayTable,
	}, {
		Message: cardsOfRow + " {Others} {Others|other row|other rows} of the table differ; it may be that of another deal.",
		Fix:     writeWhatCanBeWon,
		Facts:   cardsOfPlayTable,
	}},
	Fix: writePlayTable,
}

// writePlayTable is not safe where most is wrong: the deal may be the one that is not right.
func writePlayTable(w *diag.Wording) { w.FixParts(WrongTablePlay.Is(w)) }

const (
	WrongTableTricks  = diag.Kind[TricksOfTable](OptimumResult)<<8 + iota // their parts are other tricks that are wrong, with what is right
	TricksOfOtherDeal = diag.Kind[TricksOfTable](OptimumResult)<<8 + iota
	TricksAtFloor     = diag.Kind[FloorOfTable](OptimumResult)<<8 + iota
)

// TricksOfTable are the first tricks of a table that are wrong, and how many others are.
type TricksOfTable struct {
	Declarer     bridge.Seat
	Denomination bridge.Denomination
	Tricks       uint8
	Better       diag.Text // what is to be written
	Others       uint8
}

// FloorOfTable is what is written in place of fewer tricks, and how often.
type FloorOfTable struct{ Written, Below, Often uint8 }

var tricksOfTable = []diag.Fact{
	{Name: "Declarer", Is: &seat}, {Name: "Denomination", Is: &denomination}, {Name: "Tricks", Is: &diag.Small},
	{Name: "Better", Is: &diag.Words}, {Name: "Others", Is: &diag.Small},
}

const tricksOfDeclarer = "With open cards, {Declarer} wins {Tricks} {Tricks|trick|tricks} in {Denomination}, not {here}."

var optimumResult = diag.Row{
	Name: "optimum/result", Severity: diag.Warning, Title: "OptimumResultTable does not have the tricks that can be won", Section: "5.7",
	Forms: []diag.FormRow{{
		Message: tricksOfDeclarer + "{Others? {Others} {Others|other result|other results} of the table must be corrected, too.}",
		Part:    "here it is {part}",
		Fix:     writeWhatCanBeWon,
		Facts:   tricksOfTable,
	}, {
		Message: tricksOfDeclarer + " {Others} {Others|other result|other results} of the table differ; it may be that of another deal.",
		Fix:     writeWhatCanBeWon,
		Facts:   tricksOfTable,
	}, {
		Message: "Results below {Below} {Below|trick|tricks} are all written as {Written}, so {Often} of this table are wrong. " +
			"Other tables of the file are not reported for that.",
		Facts: []diag.Fact{{Name: "Written", Is: &diag.Small}, {Name: "Below", Is: &diag.Small}, {Name: "Often", Is: &diag.Small}},
	}},
	Fix: writeResultTable,
}

// writeResultTable is not safe where most is wrong: the deal may be the one that is not right.
func writeResultTable(w *diag.Wording) {
	f, isSafe := WrongTableTricks.Facts(w)
	if !isSafe {
		f, _ = TricksOfOtherDeal.Facts(w)
	}
	if f.Better != 0 {
		w.Replace(w.Span(), w.Told(f.Better))
		w.ReplaceParts()
		w.Fix(isSafe)
	}
}

const WrongOptimumScore = diag.Kind[Par](OptimumScore) << 8 // its part is the value to be written, if it is not inherited

var optimumScore = diag.Row{
	Name: "optimum/score", Severity: diag.Warning, Title: "OptimumScore is not what both sides can reach", Section: "4.2.7",
	Forms: []diag.FormRow{{
		Message: "With open cards, the " + optimumScoreIs,
		Fix:     writeWhatCanBeWon,
		Facts:   par,
	}},
	Fix: writeParts,
}
