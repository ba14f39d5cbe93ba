//go:build js && wasm

// Command pgndesk chooses, sorts, joins and divides games of chess. It is a module of its own, which is loaded when that is asked for.
package main

import (
	"pbn/core/desk"
	"pbn/core/openings"
	"pbn/core/pgn/collect"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/search"
	"pbn/core/wire"
	"pbn/wasm/call"
	"pbn/wasm/desking"
)

func main() { desking.Serve(desking.Notation{Habits: habits.PGN, Games: games}) }

// games are those with a position or with some men, where the options ask for these.
func games(o *call.Options) *desk.Notation {
	wanted, err := search.Read(o.Text("position"), o.Text("material"), o.Is("variations"))
	o.Wrong(err)
	return collect.Games(wanted, openingsOf(o))
}

// known is the table of openings that came first; all are of one version.
var known *openings.Table

// openingsOf reads the table of openings, which crosses where openings by the moves are wanted.
func openingsOf(o *call.Options) *openings.Table {
	text := o.Given.Get("openings")
	if text.Kind != wire.Text {
		return nil
	}
	if known == nil {
		read, err := openings.Read(text.Text)
		if err != nil {
			panic(err)
		}
		known = read
	}
	return known
}
