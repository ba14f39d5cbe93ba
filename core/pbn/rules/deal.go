package rules

import "pbn/core/diag"

// The rules of deals, in the order of their names.
const (
	DealCardCount diag.Rule = contractEnd + iota
	DealDuplicateCard
	DealRotation
	DealSyntax
	dealEnd
)

var dealFound = []*diag.Row{
	DealSyntax - contractEnd: &dealSyntax,
}

var dealChecked = []*diag.Row{
	DealCardCount - contractEnd:     &dealCardCount,
	DealDuplicateCard - contractEnd: &dealDuplicateCard,
	DealRotation - contractEnd:      &dealRotation,
}

var dealCardCount = diag.Row{
	Name: "deal/card-count", Severity: diag.Error, Title: "A hand has too many or too few cards", Section: "3.4.11",
	Message: cardCount,
}

var dealDuplicateCard = diag.Row{
	Name: "deal/duplicate-card", Severity: diag.Error, Title: "A card is in the deal twice", Section: "3.4.11",
	Message: duplicateCard, Other: "the first time",
}

var dealRotation = diag.Row{
	Name: "deal/rotation", Severity: diag.Info, Title: "Dealer or Vulnerable does not fit the board number", Section: "3.4.11",
	Message: rotation,
}

var dealSyntax = diag.Row{
	Name: "deal/syntax", Severity: diag.Error, Title: "The deal is not written in the standard's form", Section: "3.4.11",
	Change: "deal written in the standard's form", Message: dealSyntaxWords, Fix: writeDeal,
}

// The rules of games, in the order of their names.
const (
	GameMissingSeparator diag.Rule = fileEnd + iota
	GameSharedDeal
	GameSplit
	gameEnd
)

var gameFound = []*diag.Row{
	GameMissingSeparator - fileEnd: &gameMissingSeparator,
}

var gameChecked = []*diag.Row{
	GameSharedDeal - fileEnd: &gameSharedDeal,
	GameSplit - fileEnd:      &gameSplit,
}

var gameMissingSeparator = diag.Row{
	Name: "game/missing-separator", Severity: diag.Warning, Title: "The blank line between two games is missing", Section: "3",
	Change: "empty line added between two games", Message: missingSeparator, Fix: separate,
}

var gameSharedDeal = diag.Row{
	Name: "game/shared-deal", Severity: diag.Info, Title: "A game has no deal but seems to share that of an earlier game", Section: "4.8",
	Message: sharedDeal, Other: "the deal", Fix: copyDeal,
}

var gameSplit = diag.Row{
	Name: "game/split", Severity: diag.Warning, Title: "A blank line splits a game", Section: "3",
	Message: split, Fix: join,
}
