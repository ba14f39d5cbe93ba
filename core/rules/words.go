package rules

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
)

// Count is a number of things, whose plural has an s.
func Count(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return strconv.Itoa(n) + " " + what
}

// Flag is a number for something that holds or not.
func Flag(holds bool) uint32 {
	if holds {
		return 1
	}
	return 0
}

func seat(w *diag.Wording, number int) bridge.Seat { return bridge.Seat(w.Number(number)) }

func card(w *diag.Wording, number int) bridge.Card { return bridge.Card(w.Number(number)) }

func number(n int) string { return strconv.Itoa(n) }

func seatName(w *diag.Wording, number int) string { return seat(w, number).Name() }

func cardName(w *diag.Wording, number int) string { return card(w, number).String() }
