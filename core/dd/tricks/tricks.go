// Package tricks writes what was found of a deal with open cards, as JSON.
package tricks

import (
	"pbn/core/bridge"
	"pbn/core/wire"
)

// Write writes the tricks that each declarer wins, by their seats and denominations.
func Write(w *wire.Writer, tricks *bridge.DoubleDummy) {
	w.Open('{')
	for seat := range bridge.NoSeat {
		w.Name(seat.String())
		w.Open('{')
		for in := bridge.NoTrump; ; in-- {
			w.IntField(in.String(), tricks[seat][in])
			if in == 0 {
				break
			}
		}
		w.Close('}')
	}
	w.Close('}')
}

// WritePar writes what both sides reach, with the tricks of the contract.
func WritePar(w *wire.Writer, par bridge.Par, tricks *bridge.DoubleDummy) {
	w.Open('{')
	w.IntField("score", par.Score)
	w.StringField("text", par.String())
	c := par.Contract
	if c.PassedOut {
		w.List("contracts", 0, nil)
		w.Close('}')
		return
	}
	side := par.Side.String()
	won := max(tricks[par.Side][c.Denomination], tricks[par.Side+2][c.Denomination])
	w.StringsField("contracts", []string{side + " " + c.String() + c.Result(won)})
	w.Name("contract")
	w.Open('{')
	w.IntField("level", c.Level)
	w.StringField("denomination", c.Denomination.String())
	w.FilledField("risk", c.Risk.String())
	w.StringField("declarer", side)
	w.IntField("overtricks", won-6-c.Level)
	w.Close('}')
	w.Close('}')
}
