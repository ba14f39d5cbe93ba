package rules

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
)

// Small functions that many words call are not inlined: words are made seldom, and a copy of each in every message made the module larger.

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

//go:noinline
func number(n int) string { return strconv.Itoa(n) }

//go:noinline
func seatName(w *diag.Wording, number int) string { return seat(w, number).Name() }

//go:noinline
func cardName(w *diag.Wording, number int) string { return card(w, number).String() }
