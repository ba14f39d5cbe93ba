//go:build js && wasm

// Command pdnread is as much of the core as reads games of draughts: what parses PDN, the position after a move, and the legal moves of one. It has
// no checks of anything but moves, no writer, and no reflection.
package main

import (
	"syscall/js"

	"pbn/core/pdn/answers"
	"pbn/core/wire"
	"pbn/wasm/host"
)

func main() { host.Serve("pdn", calls()) }

func calls() map[string]host.Call {
	return host.Steps(map[string]host.Call{"parse": parse, "fen": fen, "legalMoves": legalMoves, "open": open})
}

func parse(args []js.Value) any {
	return host.Made(answers.ParsePacked(host.Bytes(args[0]), options(args[1])))
}

// fen answers with the position after the moves of a text, from that of the option start on.
func fen(args []js.Value) any {
	position, err := answers.FEN(text(args[1], "variant"), text(args[1], "start"), string(host.Bytes(args[0])))
	if err != nil {
		return refused(err)
	}
	var w wire.Writer
	w.String(position)
	return host.JSON(w.Out)
}

// legalMoves answers with the legal moves of a position, whose FEN is the text.
func legalMoves(args []js.Value) any {
	moves, err := answers.LegalMoves(text(args[1], "variant"), string(host.Bytes(args[0])))
	if err != nil {
		return refused(err)
	}
	return host.JSON(moves)
}

// open begins the job of a verb: "parse", or "games", in which each game has its diagnostics.
func open(args []js.Value) any {
	o := options(args[1])
	o.Wire.LongestGame = host.LongestGame
	switch verb := args[0].String(); verb {
	case "parse":
		return host.Open(answers.ParseJob(o))
	case "games":
		return host.Open(answers.FoundJob(o))
	default:
		panic("no job for " + verb)
	}
}

// options reads the options of a call. Each may be left out.
func options(given js.Value) (o answers.Options) {
	o.Wire.Encoding = text(given, "sourceEncoding")
	for _, member := range [...]struct {
		name   string
		number *int
	}{{"from", &o.Wire.From}, {"count", &o.Wire.Count}} {
		if value := given.Get(member.name); !value.IsUndefined() {
			*member.number = value.Int()
		}
	}
	if moves := given.Get("moves"); !moves.IsUndefined() {
		o.TagsOnly = !moves.Bool()
	}
	return o
}

// text returns an option that is a text, "" where it is left out.
func text(given js.Value, name string) string {
	if value := given.Get(name); !value.IsUndefined() {
		return value.String()
	}
	return ""
}

func refused(err error) any { return host.Made(wire.Out{Refused: err.Error()}) }
