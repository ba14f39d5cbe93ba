package rules

import (
	"pbn/core/bridge"
	"pbn/core/diag"
	"pbn/core/source"
)

// How facts are said that are values of other packages.
var (
	seat         = diag.FactType{Size: 1, Say: saySeat}
	side         = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return bridge.Side(value).String() }}
	call         = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return bridge.Call(value).String() }}
	card         = diag.FactType{Size: 1, Say: sayCard}
	encoding     = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return source.Encoding(value).String() }}
	suit         = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return string(rune(bridge.Suit(value).Letter())) }}
	denomination = diag.FactType{Size: 1, Say: func(value uint32, _ string) string { return bridge.Denomination(value).String() }}
)

// saySeat returns the name of a seat, its letter, the name of its partner, or its side.
func saySeat(value uint32, how string) string {
	s := bridge.Seat(value)
	switch how {
	case "letter":
		return s.String()
	case "partner":
		return s.Next(2).Name()
	case "side":
		return s.Side().String()
	}
	return s.Name()
}

// sayCard returns a card, or its suit.
func sayCard(value uint32, how string) string {
	c := bridge.Card(value)
	if how == "suit" {
		return string(rune(c.Suit().Letter()))
	}
	return c.String()
}
