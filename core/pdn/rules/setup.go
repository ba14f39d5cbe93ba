package rules

import "pbn/core/diag"

// The rules of positions among the moves, in the order of their names.
const (
	SetupCompatibility diag.Rule = resultEnd + iota
	SetupNullMove
	SetupSyntax
	setupEnd
)

var setupRows = []*diag.Row{
	SetupCompatibility - resultEnd: &setupCompatibility,
	SetupNullMove - resultEnd:      &setupNullMove,
	SetupSyntax - resultEnd:        &setupSyntax,
}

const NewForPrograms = diag.Kind[More](SetupCompatibility) << 8

var setupCompatibility = diag.Row{
	Name: "setup/compatibility", Severity: diag.Info, IsOff: true, Title: "Older programs do not know positions among the moves", Section: "Setup",
	Forms: []diag.FormRow{{
		Message: "Programs before PDN 3.0 do not know positions among the moves{More?; the file has {More} more}.",
		Facts:   more,
	}},
}

const NullMove = diag.Kind[diag.None](SetupNullMove) << 8

var setupNullMove = diag.Row{
	Name: "setup/null-move", Severity: diag.Info, Title: "A setup only gives the turn to a side", Section: "Setup",
	Forms: []diag.FormRow{{
		Message: "{here} has no pieces, and is read as a move of nothing: the standard only proposes it.",
	}},
}

const NoFENInSetup = diag.Kind[diag.None](SetupSyntax) << 8

var setupSyntax = diag.Row{
	Name: "setup/syntax", Severity: diag.Error, Title: "A setup has no FEN", Section: "Setup",
	Forms: []diag.FormRow{{
		Message: "{here:quoted} is not a setup, which is written /FEN \"W:W31-50:B1-20\"/. What follows in this line is not judged.",
	}},
}
