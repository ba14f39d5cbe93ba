//go:build js && wasm

// Command pbndesk chooses, sorts, joins, numbers, turns and divides games of bridge. It is a module of its own, which is loaded when that is asked
// for.
package main

import (
	"pbn/core/desk"
	"pbn/core/desk/answers"
	"pbn/core/pbn/collect"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/turn"
	"pbn/wasm/call"
	"pbn/wasm/desking"
)

func main() {
	desking.Serve(desking.Notation{Habits: habits.PBN, Games: games, Alter: alter})
}

func games(o *call.Options) *desk.Notation {
	if o.Is("bare") {
		return collect.Bare
	}
	return collect.Games
}

// alter returns what number and rotate change in a game.
func alter(verb string, o *call.Options, kept *answers.Remains) desk.Alter {
	switch verb {
	case "number":
		return number(max(o.Number("from"), 1), turn.Numbering{OnlyBoard: o.Is("onlyBoard"), Turns: o.Is("turn"), Bare: o.Is("bare")}, kept)
	case "rotate":
		seats := o.Number("seats")
		return func(g desk.Piece) ([]byte, string, error) {
			text, left, err := turn.Seats(g.Text, g.In, seats)
			take(kept, answers.Note{Game: g.Place, Left: left})
			return text, "", err
		}
	}
	return nil
}

// number numbers boards from a number on.
func number(first int, how turn.Numbering, kept *answers.Remains) desk.Alter {
	return func(g desk.Piece) ([]byte, string, error) {
		text, remains, err := how.Game(g.Text, g.In, first+g.Place-1)
		note := answers.Note{Game: g.Place, Left: remains.Left}
		if remains.Dealer {
			note.Kept = append(note.Kept, "Dealer")
		}
		if remains.Vulnerable {
			note.Kept = append(note.Kept, "Vulnerable")
		}
		take(kept, note)
		return text, "", err
	}
}

// take adds a note that says something.
func take(kept *answers.Remains, note answers.Note) {
	if len(note.Kept)+len(note.Left) > 0 {
		kept.Notes = append(kept.Notes, note)
	}
}
