package pdn

import (
	"pbn/core/amend"
	"pbn/core/diag"
	"pbn/core/pdn/edit"
	"pbn/core/pdn/game"
	"pbn/core/pdn/habits"
	"pbn/core/report"
	"pbn/core/source"
)

// EditResult is a file with edits.
type EditResult = amend.Outcome

// EditChange is one thing that was changed.
type EditChange = amend.FileChange

// Edit makes edits in the games of a file, as [amend.File] does.
func Edit(file []byte, named source.Encoding, edits []edit.Edit, options Options) (*EditResult, error) {
	return amend.File(file, edits, func(file []byte, visit func(amend.Game)) *report.Report {
		r, _ := newReading(options, func(text *source.Text, g *game.Game, _ *diag.List, _ int) { visit(edit.Of(text, g)) })
		return r.read(habits.PDN.Open(file, named))
	})
}
