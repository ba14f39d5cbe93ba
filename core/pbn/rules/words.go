package rules

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
)

// Count returns a number of things in words, whose plural ends in s.
func Count(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return strconv.Itoa(n) + " " + what
}

// Flag returns 1 if something holds, else 0.
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
