package rules

import "pbn/core/diag"

// The rules of solutions, which hold only where the caller asks to solve, in the order of their names.
const (
	SolutionCook diag.Rule = recordEnd + iota
	SolutionKey
	SolutionNone
	SolutionShort
	SolutionStatus
	solutionEnd
)

var solutionRows = []*diag.Row{
	SolutionCook - recordEnd:   &solutionCook,
	SolutionKey - recordEnd:    &solutionKey,
	SolutionNone - recordEnd:   &solutionNone,
	SolutionShort - recordEnd:  &solutionShort,
	SolutionStatus - recordEnd: &solutionStatus,
}

const ofSolver = "None: a solver finds it"

// Keys are how many keys there are, and the first of them; of a mate in fewer moves Moves says in how many.
type Keys struct {
	Count, Moves int32
	Keys         diag.Text
}

var keys = []diag.Fact{{Name: "Count", Is: &diag.Number}, {Name: "Moves", Is: &diag.Number}, {Name: "Keys", Is: &diag.Words}}

const Cooked = diag.Kind[Keys](SolutionCook) << 8

var solutionCook = diag.Row{
	Name: "solution/cook", Severity: diag.Warning, Title: "A problem has more than one key", Section: ofSolver,
	Forms: []diag.FormRow{{
		Message: "The problem has {Count} keys: {Keys}. Compare the diagram, or write the status *.",
		Facts:   keys,
	}},
}

const WrongKey = diag.Kind[Keys](SolutionKey) << 8

var solutionKey = diag.Row{
	Name: "solution/key", Severity: diag.Info, Title: "The keymove is not the key", Section: ofSolver,
	Forms: []diag.FormRow{{
		Message: "{here:quoted} does not solve the problem; the key is {Keys}.",
		Facts:   keys,
	}},
}

const NoKey = diag.Kind[Keys](SolutionNone) << 8

var solutionNone = diag.Row{
	Name: "solution/none", Severity: diag.Warning, Title: "A problem has no solution", Section: ofSolver,
	Forms: []diag.FormRow{{
		Message: "There is no mate in {Moves}. Compare the diagram, or write the status +.",
		Facts:   keys,
	}},
}

const ShortMate = diag.Kind[Keys](SolutionShort) << 8

var solutionShort = diag.Row{
	Name: "solution/short", Severity: diag.Warning, Title: "A problem has a shorter solution", Section: ofSolver,
	Forms: []diag.FormRow{{
		Message: "There is a mate in {Moves} already: {Keys}. Compare the diagram, or write the status $.",
		Facts:   keys,
	}},
}

const (
	StatusOfSound  = diag.Kind[Keys](SolutionStatus)<<8 + iota
	StatusOfCooked = diag.Kind[Keys](SolutionStatus)<<8 + iota
	StatusOfNone   = diag.Kind[Keys](SolutionStatus)<<8 + iota
	StatusOfShort  = diag.Kind[Keys](SolutionStatus)<<8 + iota
)

var solutionStatus = diag.Row{
	Name: "solution/status", Severity: diag.Warning, Title: "The status says something else than the solver", Section: ofSolver,
	Forms: []diag.FormRow{
		{Message: "The status is {here}, but the problem has one key, {Keys}: that is the status !.", Facts: keys},
		{Message: "The status is {here}, but the problem has {Count} keys: {Keys}. That is the status *.", Facts: keys},
		{Message: "The status is {here}, but there is no mate in {Moves}: that is the status +.", Facts: keys},
		{Message: "The status is {here}, but there is a mate in {Moves}: {Keys}. That is the status $.", Facts: keys},
	},
}
