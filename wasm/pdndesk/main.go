//go:build js && wasm

// Command pdndesk chooses, sorts, joins and divides games of draughts. It is a module of its own, which is loaded when that is asked for.
package main

import (
	"pbn/core/pdn/collect"
	"pbn/core/pdn/habits"
	"pbn/wasm/desking"
)

func main() {
	desking.Serve(desking.Notation{Habits: habits.PDN, Games: desking.Games(collect.Games)})
}
