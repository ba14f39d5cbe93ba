package rules

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
)

// The rules of results, in the order of their names.
const (
	ResultFalseCaret diag.Rule = playEnd + iota
	ResultMismatch
	ResultSum
	resultEnd
)

var resultChecked = []*diag.Row{
	ResultFalseCaret - playEnd: &resultFalseCaret,
	ResultMismatch - playEnd:   &resultMismatch,
	ResultSum - playEnd:        &resultSum,
}

const FalseCaret = diag.Kind[ResultOfGame](ResultFalseCaret) << 8

// ResultOfGame is a result.
type ResultOfGame struct{ Result diag.Text }

var resultFalseCaret = diag.Row{
	Name: "result/false-caret", Severity: diag.Warning, Title: "The result has a caret, but agrees with the play", Section: "3.4.15",
	Forms: []diag.FormRow{{
		Message: "The result {Result:quoted} is what the play gives; ^ is only for a result that differs.",
		Fix:     "Remove the caret",
		Facts:   []diag.Fact{{Name: "Result", Is: &diag.Words}},
	}},
	Fix: removeCaret,
}

func removeCaret(w *diag.Wording) {
	f, _ := FalseCaret.Facts(w)
	w.Replace(w.Span(), `"`+w.Told(f.Result)[1:]+`"`)
	w.Fix(true)
}

const (
	OddSum        = diag.Kind[TricksByPlay](ResultMismatch)<<8 + iota // their second place is the play
	OtherTricks   = diag.Kind[TricksByPlay](ResultMismatch)<<8 + iota
	TooManyTricks = diag.Kind[TricksByPlay](ResultMismatch)<<8 + iota
	TooFewTricks  = diag.Kind[TricksByPlay](ResultMismatch)<<8 + iota
	EmptyResult   = diag.Kind[TricksByPlay](ResultMismatch)<<8 + iota
)

// TricksByPlay is how many tricks were won by the result, and how many by the play.
type TricksByPlay struct {
	Who           Winners
	GoesOn        bool // whether the play ends with “+”
	Given, ByPlay int32
}

// Winners are those who win tricks.
type Winners uint8

// The winners: a side, or the side of declarer.
const (
	NorthAndSouth Winners = iota
	EastAndWest
	Declarer
)

var winners = diag.FactType{Size: 1, Say: func(value uint32, _ string) string {
	return [...]string{"North and South", "East and West", "declarer"}[value]
}}

var tricksByPlay = []diag.Fact{
	{Name: "Who", Is: &winners}, {Name: "GoesOn", Is: &diag.Flag}, {Name: "Given", Is: &diag.Number}, {Name: "ByPlay", Is: &diag.Number},
}

const (
	ifTheyAgreed   = "{GoesOn?, for before “+” only complete tricks count}. If the players agreed on another number, write ^ before it."
	notTricksGiven = "{ByPlay} {ByPlay|trick|tricks}, not {Given}" + ifTheyAgreed
)

var resultMismatch = diag.Row{
	Name: "result/mismatch", Severity: diag.Error, Title: "The result does not agree with the play", Section: "3.4.15",
	Forms: []diag.FormRow{{
		Message: "By the play {ByPlay} {ByPlay|trick|tricks} can be counted, not {Given}" + ifTheyAgreed,
		Other:   "the play",
		Facts:   tricksByPlay,
	}, {
		Message: "By the play {Who} won " + notTricksGiven,
		Other:   "the play",
		Facts:   tricksByPlay,
	}, {
		Message: "By the play {Who} won at most " + notTricksGiven,
		Other:   "the play",
		Facts:   tricksByPlay,
	}, {
		Message: "By the play {Who} won at least " + notTricksGiven,
		Other:   "the play",
		Facts:   tricksByPlay,
	}, {
		Message: "An empty Result means that there is none, but by the play {Who} won {ByPlay} {ByPlay|trick|tricks}.",
		Other:   "the play",
		Fix:     "Write {ByPlay}",
		Facts:   tricksByPlay,
	}},
	Fix: writeResult,
}

func writeResult(w *diag.Wording) {
	if f, is := EmptyResult.Facts(w); is {
		w.Replace(w.Span(), `"`+strconv.Itoa(int(f.ByPlay))+`"`)
		w.Fix(false)
	}
}

const ImpossibleSum = diag.Kind[SumOfTricks](ResultSum) << 8

// SumOfTricks is a result and the tricks of both sides in it.
type SumOfTricks struct {
	Result diag.Text
	Tricks uint8
}

var resultSum = diag.Row{
	Name: "result/sum", Severity: diag.Error, Title: "The tricks of both sides do not add up to 13", Section: "3.4.15",
	Forms: []diag.FormRow{{
		Message: "{Result:quoted} adds up to {Tricks} {Tricks|trick|tricks}; a play has 13.",
		Facts:   []diag.Fact{{Name: "Result", Is: &diag.Words}, {Name: "Tricks", Is: &diag.Small}},
	}},
}

// The rules of scores, in the order of their names.
const (
	ScoreHistoryVulnerable diag.Rule = resultEnd + iota
	ScoreMismatch
	scoreEnd
)

var scoreChecked = []*diag.Row{
	ScoreHistoryVulnerable - resultEnd: &scoreHistoryVulnerable,
	ScoreMismatch - resultEnd:          &scoreMismatch,
}

const (
	NeitherVulnerable    = diag.Kind[GivenVulnerability](ScoreHistoryVulnerable)<<8 + iota // their second place is the vulnerability
	NorthSouthVulnerable = diag.Kind[GivenVulnerability](ScoreHistoryVulnerable)<<8 + iota
	EastWestVulnerable   = diag.Kind[GivenVulnerability](ScoreHistoryVulnerable)<<8 + iota
	BothVulnerable       = diag.Kind[GivenVulnerability](ScoreHistoryVulnerable)<<8 + iota
)

// GivenVulnerability is the value of Vulnerable.
type GivenVulnerability struct{ Given diag.Text }

var givenVulnerability = []diag.Fact{{Name: "Given", Is: &diag.Words}}

var scoreHistoryVulnerable = diag.Row{
	Name: "score/history-vulnerable", Severity: diag.Warning, Title: "Vulnerable does not fit the games won in the rubber", Section: "4.2.6",
	Forms: []diag.FormRow{{
		Message: "By this history neither side has won a game, so neither is vulnerable, but Vulnerable is {Given}.",
		Other:   "the vulnerability",
		Facts:   givenVulnerability,
	}, {
		Message: "By this history North-South have won a game and are vulnerable, but Vulnerable is {Given}.",
		Other:   "the vulnerability",
		Facts:   givenVulnerability,
	}, {
		Message: "By this history East-West have won a game and are vulnerable, but Vulnerable is {Given}.",
		Other:   "the vulnerability",
		Facts:   givenVulnerability,
	}, {
		Message: "By this history both sides have won a game and are vulnerable, but Vulnerable is {Given}.",
		Other:   "the vulnerability",
		Facts:   givenVulnerability,
	}},
}

const (
	ScoreOfPass     = diag.Kind[Worth](ScoreMismatch)<<8 + iota
	ScoreOfContract = diag.Kind[Worth](ScoreMismatch)<<8 + iota
)

// Worth is what a contract is worth for its declarer's side, and why.
type Worth struct {
	Points       int32
	Contract     diag.Text
	Declarer     bridge.Seat
	Tricks       uint8
	IsVulnerable bool
	// In a table, what a side must have, and what it has.
	Side           bridge.Side
	Right, Written diag.Text
}

var worth = []diag.Fact{
	{Name: "Points", Is: &diag.Number}, {Name: "Contract", Is: &diag.Words}, {Name: "Declarer", Is: &seat},
	{Name: "Tricks", Is: &diag.Small}, {Name: "IsVulnerable", Is: &diag.Flag},
	{Name: "Side", Is: &side}, {Name: "Right", Is: &diag.Words}, {Name: "Written", Is: &diag.Words},
}

const (
	passIsWorth     = "All passed, which scores 0."
	contractIsWorth = "{Contract} by {Declarer}, {IsVulnerable!not }vulnerable, with {Tricks} {Tricks|trick|tricks} scores {Points} " +
		"for declarer’s side ({Declarer:side})."
)

var scoreMismatch = diag.Row{
	Name: "score/mismatch", Severity: diag.Warning, Title: "The score does not fit the contract and its result", Section: "4.2.1",
	Forms: []diag.FormRow{{
		Message: passIsWorth,
		Facts:   worth,
	}, {
		Message: contractIsWorth,
		Facts:   worth,
	}},
}
