package export

import (
	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/pgn/rules"
	"pbn/core/plain"
	"pbn/core/scribe"
	"pbn/core/source"
)

// output has the bytes of a game as they are written.
type output = scribe.Output

const (
	inEscape = plain.InEscape
	inString = plain.InString
)

// reset prepares for another file. Characters that become "?" are reported.
func reset(o *output, options *Options, diags *diag.List) {
	o.Symbols, o.IsClock = symbols, nil
	if options.NoClocks {
		o.IsClock = game.IsClock
	}
	o.Lose = func(characters string, at source.Span) {
		if e := rules.LostCharacters.Find(diags, at); e.IsKept() {
			e.Say(rules.Characters{All: e.Text(diag.Short(characters))})
		}
	}
	o.Reset(options.Encoding, habits.WrapLine)
}

// symbols has what is written for chess symbols that an encoding lacks. It is the usual spelling of each, so that the meaning is kept.
var symbols = plain.Symbols{
	'→': {InComment: "->", Elsewhere: "->"}, '←': {InComment: "<-", Elsewhere: "<-"}, '↔': {InComment: "<->", Elsewhere: "<->"},
	'∓': {InComment: "-/+", Elsewhere: "-/+"}, '⩲': {InComment: "+/=", Elsewhere: "+/="}, '⩱': {InComment: "=/+", Elsewhere: "=/+"},
	'♔': {InComment: "K", Elsewhere: "K"}, '♕': {InComment: "Q", Elsewhere: "Q"}, '♖': {InComment: "R", Elsewhere: "R"},
	'♗': {InComment: "B", Elsewhere: "B"}, '♘': {InComment: "N", Elsewhere: "N"}, '♙': {InComment: "P", Elsewhere: "P"},
	'♚': {InComment: "K", Elsewhere: "K"}, '♛': {InComment: "Q", Elsewhere: "Q"}, '♜': {InComment: "R", Elsewhere: "R"},
	'♝': {InComment: "B", Elsewhere: "B"}, '♞': {InComment: "N", Elsewhere: "N"}, '♟': {InComment: "P", Elsewhere: "P"},
}
