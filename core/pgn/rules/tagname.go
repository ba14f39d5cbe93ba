package rules

import (
	"pbn/core/diag"
	"pbn/core/wordings"
)

const EventAfterGame = diag.Kind[diag.None](TagDateOrder) << 8 // its second place is the date of the game

var tagDateOrder = diag.Row{
	Name: "tag/date-order", Severity: diag.Info, Title: "An event begins after its game", Section: "8.1.1.3",
	Forms: []diag.FormRow{{
		Message: "The event begins on {here}, after the game, which was played on {other}. One of the two dates is wrong.",
		Other:   "the date of the game",
	}},
}

const ECOOfOtherMoves = diag.Kind[OpeningOfMoves](TagECO) << 8 // its second place is the last move that leads to a named position

// OpeningOfMoves is the opening that the moves of a game lead to.
type OpeningOfMoves struct{ ECO, Name diag.Text }

var tagECO = diag.Row{
	Name: "tag/eco", Severity: diag.Info, IsOff: true, Title: "ECO is the code of another opening", Section: "9.4.1",
	Forms: []diag.FormRow{{
		Message: "ECO is {here}, but no position of the game has that code; with {other} the game comes to {ECO}, {Name}.",
		Other:   "the move",
		Fix:     "Write {ECO}",
		Facts:   []diag.Fact{{Name: "ECO", Is: &diag.Words}, {Name: "Name", Is: &diag.Words}},
	}},
	Fix: offerParts,
}

const FieldsAndPlayers = diag.Kind[FieldCounts](TagFieldCount) << 8 // its second place is the players

// FieldCounts is how many fields a tag has, and how many players it is about.
type FieldCounts struct {
	Fields, Players int32
	Name            diag.Text
}

var tagFieldCount = diag.Row{
	Name: "tag/field-count", Severity: diag.Warning, Title: "A tag has not a value for each player", Section: "9.1",
	Forms: []diag.FormRow{{
		Message: "{Name} has {Fields} {Fields|value|values} for {Players} {Players|player|players}; a colon goes between them, and “?” for what is " +
			"not known.",
		Other: "the players",
		Facts: []diag.Fact{{Name: "Fields", Is: &diag.Number}, {Name: "Players", Is: &diag.Number}, {Name: "Name", Is: &diag.Words}},
	}},
}

const LowerCaseName = diag.Kind[diag.None](TagLowerCaseName) << 8

var tagLowerCaseName = diag.Row{
	Name: "tag/lower-case-name", Severity: diag.Warning, Title: "The name of a tag begins with a small letter", Section: "8.1",
	Forms: []diag.FormRow{{
		Message: "The tag name {here:quoted} begins with a small letter; names of tags in files that are kept begin with a capital one.",
	}},
}

const MissingParent = diag.Kind[TagAndParent](TagNeedsOpening) << 8

// TagAndParent is a tag, and the one that it needs.
type TagAndParent struct{ Name, Needs diag.Text }

var tagNeedsOpening = diag.Row{
	Name: "tag/needs-opening", Severity: diag.Info, Title: "A variation is named without its opening", Section: "9.3.2",
	Forms: []diag.FormRow{{
		Message: "The game has {Name}, but not {Needs}, to which it belongs.",
		Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}, {Name: "Needs", Is: &diag.Words}},
	}},
}

const (
	CommaWithoutBlank    = diag.Kind[FirstValue](TagPlayerName)<<8 + iota // its second place, or its part, is what the fix replaces
	InitialWithoutPeriod = diag.Kind[FirstValue](TagPlayerName)<<8 + iota
)

var tagPlayerName = diag.Row{
	Name: "tag/player-name", Severity: diag.Info, Title: "A player’s name is not written as in a directory", Section: "8.1.1.5",
	Forms: []diag.FormRow{{
		Message: "A blank belongs after the comma of a name, as in “Tal, Mikhail”{More?; {More} more {More|name lacks|names lack} it}.",
		Fix:     "Write a blank after the comma",
		Facts:   firstValue,
	}, {
		Message: "A period belongs after an initial, as in “Tal, M.”{More?; {More} more {More|initial lacks|initials lack} it}.",
		Facts:   firstValue,
	}},
	Fix: writeBlank,
}

func writeBlank(w *diag.Wording) {
	if CommaWithoutBlank.Is(w) {
		fixFirst(w, ", ")
	}
}

const NamesOutOfOrder = diag.Kind[PlayersInOrder](TagPlayersOrder) << 8

// PlayersInOrder has the names of players in alphabetical order.
type PlayersInOrder struct{ Names diag.Text }

var tagPlayersOrder = diag.Row{
	Name: "tag/players-order", Severity: diag.Info, Title: "Several players are not in alphabetical order", Section: "8.1.1.5",
	Forms: []diag.FormRow{{
		Message: "Several players should be in alphabetical order: {Names:quoted}.",
		Facts:   []diag.Fact{{Name: "Names", Is: &diag.Words}},
	}},
}

const OtherPlyCount = diag.Kind[PlyCount](TagPlyCount) << 8

// PlyCount is how many moves the main line has, those of both sides counted.
type PlyCount struct{ Plies int32 }

var tagPlyCount = diag.Row{
	Name: "tag/ply-count", Severity: diag.Warning, Title: wordings.PlyCountTitle, Section: "9.9.3",
	Forms: []diag.FormRow{{
		Message: wordings.PlyCount,
		Fix:     wordings.PlyCountFix,
		Facts:   []diag.Fact{{Name: "Plies", Is: &diag.Number}},
	}},
	Fix: writeParts,
}

const UnknownTag = diag.Kind[KnownName](TagUnknown) << 8

var tagUnknown = diag.Row{
	Name: "tag/unknown", Severity: diag.Info, Title: wordings.UnknownTagTitle, Section: "9",
	Forms: []diag.FormRow{{
		Message: wordings.UnknownTag,
		Facts:   []diag.Fact{{Name: "Name", Is: &diag.Words}},
	}},
}
