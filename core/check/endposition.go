package check

import (
	"pbn/core/rules"
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
		if m.diags.Find(rules.ContractEndPosition, rules.NoLevel, t.ValueSpan) {
			m.diags.Said().Tell(t.Value)
		}
	case c.Level > 0 && isEndPosition(m.Game):
		m.diags.Find(rules.ContractEndPosition, rules.LevelTooMuch, t.ValueSpan, uint32(cards), uint32(c.Denomination))
	}
}
