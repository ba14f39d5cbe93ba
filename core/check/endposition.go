package check

import (
	"pbn/core/diag"
	"pbn/core/tags"
	"pbn/core/values"
)

// endPosition checks that the contract has a level where each hand has thirteen cards, and none in an end position (3.10).
func (m *moves) endPosition() {
	t := m.Found(tags.Contract)
	if t == nil || m.Deal == nil {
		return
	}
	c := t.Read().Contract()
	if t.Read().State() != values.Standard || c.PassedOut {
		return
	}
	cards := m.Deal.MaxCards()
	switch {
	case c.Level == 0 && cards == 13:
		m.diags.Report(diag.ContractEndPosition, t.ValueSpan,
			"The contract "+diag.Quote(t.Value)+" has no level; only in an end position, where no hand has 13 cards, is it written without.")
	case c.Level > 0 && isEndPosition(m.Game):
		m.diags.Add(diag.Diagnostic{
			Rule: diag.ContractEndPosition, Place: diag.At(t.ValueSpan),
			Message: "With hands of " + count(cards, "card") + " this is an end position, whose contract is written without its level: " + c.Denomination.String() + ".",
			Fixes: []diag.Fix{{
				Title: "Write " + c.Denomination.String(), Edits: []diag.Edit{{Place: diag.At(t.ValueSpan), Text: `"` + c.Denomination.String() + `"`}},
			}},
		})
	}
}
