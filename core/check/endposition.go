package check

import (
	"pbn/core/diag"
	"pbn/core/game"
)

// endPosition checks that the contract has a level where each hand has thirteen cards, and none in an end position (3.10).
func (m *moves) endPosition() {
	t := m.Found(contractTag)
	if t == nil || m.Deal == nil {
		return
	}
	c, ok, standard := game.ReadContract(t.Value)
	if !ok || !standard || c.PassedOut {
		return
	}
	cards := m.Deal.MaxCards()
	switch {
	case c.Level == 0 && cards == 13:
		m.diags.Report(diag.ContractEndPosition, t.ValueSpan,
			"Only in an end position, where no hand has 13 cards, is the contract the denomination alone; here "+diag.Quote(t.Value)+" needs its level.")
	case c.Level > 0 && isEndPosition(m.Game):
		m.diags.Add(diag.Diagnostic{
			Rule: diag.ContractEndPosition, Place: diag.At(t.ValueSpan),
			Message: "The hands have " + count(cards, "card") + ", so this is an end position, and its contract is the denomination alone: " + c.Denomination.String() + ".",
			Fixes: []diag.Fix{{
				Title: "Write " + c.Denomination.String(), Edits: []diag.Edit{{Place: diag.At(t.ValueSpan), Text: `"` + c.Denomination.String() + `"`}},
			}},
		})
	}
}
