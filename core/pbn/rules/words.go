package rules

import (
	"strconv"

	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
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

func oldSeat(w *diag.Wording, number int) bridge.Seat { return bridge.Seat(w.Number(number)) }

func oldCard(w *diag.Wording, number int) bridge.Card { return bridge.Card(w.Number(number)) }

// How facts are said that are values of other packages.
var (
	seat         = diag.FactType{Size: 1, Say: saySeat}
	call         = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return bridge.Call(value).String() }}
	card         = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return bridge.Card(value).String() }}
	encoding     = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return source.Encoding(value).String() }}
	denomination = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return bridge.Denomination(value).String() }}
)

// saySeat returns the name of a seat, or its letter.
func saySeat(value uint32, how string) string {
	if how == "letter" {
		return bridge.Seat(value).String()
	}
	return bridge.Seat(value).Name()
}

func number(n int) string { return strconv.Itoa(n) }

func seatName(w *diag.Wording, number int) string { return oldSeat(w, number).Name() }

func cardName(w *diag.Wording, number int) string { return oldCard(w, number).String() }
