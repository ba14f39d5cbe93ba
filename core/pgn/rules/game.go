package rules

import "pbn/core/diag"

// The rules of games, in the order of their names.
const (
	GameMissingResult diag.Rule = fileEnd + iota
	GameNoTags
	GameSecondResult
	GameVariant
	gameEnd
)

var gameFound = []*diag.Row{}
