package rules

import "pbn/core/diag"

// The rules of the play, in the order of their names.
const (
	PlayAfterPlus diag.Rule = optimumEnd + iota
	PlayBadCard
	PlayFalseLead
	PlayFalseRevoke
	PlayIrregularity
	PlayMissingTag
	PlayNotInHand
	PlayPlayedTwice
	PlayPlusAndStar
	PlayRevoke
	PlayTooManyCards
	PlayUnfinished
	playEnd
)

var playFound = []*diag.Row{
	PlayBadCard - optimumEnd: &playBadCard,
}

var playChecked = []*diag.Row{
	PlayAfterPlus - optimumEnd:    &playAfterPlus,
	PlayFalseLead - optimumEnd:    &playFalseLead,
	PlayFalseRevoke - optimumEnd:  &playFalseRevoke,
	PlayIrregularity - optimumEnd: &playIrregularity,
	PlayMissingTag - optimumEnd:   &playMissingTag,
	PlayNotInHand - optimumEnd:    &playNotInHand,
	PlayPlayedTwice - optimumEnd:  &playPlayedTwice,
	PlayPlusAndStar - optimumEnd:  &playPlusAndStar,
	PlayRevoke - optimumEnd:       &playRevoke,
	PlayTooManyCards - optimumEnd: &playTooManyCards,
	PlayUnfinished - optimumEnd:   &playUnfinished,
}

var playAfterPlus = diag.Row{
	Name: "play/after-plus", Severity: diag.Error, Title: "A card follows the + that stands for the next card", Section: "3.6",
	Message: cardAfterPlus, Other: "the “+”",
}

var playBadCard = diag.Row{
	Name: "play/bad-card", Severity: diag.Error, Title: "A word in the play is not a card", Section: "3.6.1",
	Change: "card written in the standard's form", Message: badCard, Fix: writeMove,
}

var playFalseLead = diag.Row{
	Name: "play/false-lead", Severity: diag.Error, Title: "A card is marked as a lead out of turn but is not one", Section: "3.9",
	Message: falseLead, Fix: removeMark,
}

var playFalseRevoke = diag.Row{
	Name: "play/false-revoke", Severity: diag.Error, Title: "A card is marked as a revoke but is not one", Section: "3.9",
	Message: falseRevoke, Fix: removeMark,
}

var playIrregularity = diag.Row{
	Name: "play/irregularity", Severity: diag.Error, Title: "A card has the same mark twice", Section: "3.9",
	Message: markTwice,
}

var playMissingTag = diag.Row{
	Name: "play/missing-tag", Severity: diag.Error, Title: "Deal, Declarer or Contract is missing before the play", Section: "3.1",
	Message: playMissingTagWords, Fix: fillInTags,
}

var playNotInHand = diag.Row{
	Name: "play/not-in-hand", Severity: diag.Error, Title: "A player plays a card from another hand", Section: "3.6.1",
	Message: notInHand,
}

var playPlayedTwice = diag.Row{
	Name: "play/played-twice", Severity: diag.Error, Title: "A card is played twice", Section: "3.6.1",
	Message: playedTwice, Other: "the first time",
}

var playPlusAndStar = diag.Row{
	Name: "play/plus-and-star", Severity: diag.Error, Title: "A play has both + and *", Section: "3.6",
	Message: plusAndStar, Other: "the other end",
}

var playRevoke = diag.Row{
	Name: "play/revoke", Severity: diag.Error, Title: "A player does not follow suit, and there is no ^R", Section: "3.9",
	Message: revoke, Other: "the card that was led",
}

var playTooManyCards = diag.Row{
	Name: "play/too-many-cards", Severity: diag.Error, Title: "A card comes after the end of the play", Section: "3.6",
	Change: "text kept as a comment", Message: tooManyCards,
}

var playUnfinished = diag.Row{
	Name: "play/unfinished", Severity: diag.Warning, Title: "The play ends before 13 tricks, without * or +", Section: "3.6",
	Change: "play closed with *", Message: playUnfinishedWords, Fix: endMoves,
}

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

var resultFalseCaret = diag.Row{
	Name: "result/false-caret", Severity: diag.Warning, Title: "The result has a caret, but agrees with the play", Section: "3.4.15",
	Message: falseCaret, Fix: removeCaret,
}

var resultMismatch = diag.Row{
	Name: "result/mismatch", Severity: diag.Error, Title: "The result does not agree with the play", Section: "3.4.15",
	Message: resultMismatchWords, Other: "the play",
}

var resultSum = diag.Row{
	Name: "result/sum", Severity: diag.Error, Title: "The tricks of both sides do not add up to 13", Section: "3.4.15",
	Message: resultSumWords,
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

var scoreHistoryVulnerable = diag.Row{
	Name: "score/history-vulnerable", Severity: diag.Warning, Title: "Vulnerable does not fit the games won in the rubber", Section: "4.2.6",
	Message: historyVulnerable, Other: "the vulnerability",
}

var scoreMismatch = diag.Row{
	Name: "score/mismatch", Severity: diag.Warning, Title: "The score does not fit the contract and its result", Section: "4.2.1",
	Message: scoreMismatchWords,
}
