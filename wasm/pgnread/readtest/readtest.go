//go:build js && wasm

// Package readtest has the tests of what all modules have that read games of chess.
package readtest

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host/hosttest"
)

// Reading tests the functions of a module that read games.
func Reading(t *testing.T, m hosttest.Module) {
	for name, test := range map[string]func(*testing.T, hosttest.Module){"parse": parse, "fen": fen, "legalMoves": legalMoves, "search": search} {
		t.Run(name, func(t *testing.T) { test(t, m) })
	}
}

func parse(t *testing.T, m hosttest.Module) {
	file := hosttest.Array("[White \"Andr\xe9\"]\n\n1. e4 *\n\n1. d4 *\n\n1. c4 *\n")
	for _, c := range []struct {
		options    map[string]any
		has, lacks string
		encodedAs  string
	}{
		{options: map[string]any{}, has: "André", lacks: "\uFFFD", encodedAs: "windows-1252"},
		{options: map[string]any{"sourceEncoding": "iso-8859-1", "from": js.Undefined()}, has: "André", lacks: "\uFFFD", encodedAs: "iso-8859-1"},
		{options: map[string]any{"from": 2, "count": 1}, has: "d4", lacks: "c4", encodedAs: "windows-1252"},
		{options: map[string]any{"from": 3, "count": 0}, has: "c4", lacks: "d4", encodedAs: "windows-1252"},
		{options: map[string]any{"moves": false}, has: "André", lacks: "e4", encodedAs: "windows-1252"},
	} {
		answer := m.Invoke("parse", file, c.options)
		games, report := hosttest.Part(answer, "games"), hosttest.Part(answer, "json")
		if !strings.Contains(games, c.has) || strings.Contains(games, c.lacks) || !strings.Contains(report, `"gameCount":3`) ||
			!strings.Contains(report, `"encoding":"`+c.encodedAs+`"`) {
			t.Errorf("%v: %q%s", c.options, games, report)
		}
	}
}

func fen(t *testing.T, m hosttest.Module) {
	options := map[string]any{"start": "", "isLegal": true}
	if got := hosttest.Part(m.Invoke("fen", hosttest.Array("e4"), options), "json"); got != `"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"` {
		t.Error(got)
	}
	if why := m.Invoke("fen", hosttest.Array("e9"), options).Get("refused"); why.Type() != js.TypeString || !strings.Contains(why.String(), "e9") {
		t.Errorf("%v", why)
	}
}

func legalMoves(t *testing.T, m hosttest.Module) {
	for isChess960, castling := range map[bool]string{false: `["O-O","e1g1",12740]`, true: `["O-O","e1h1",12740]`} {
		moves := hosttest.Part(m.Invoke("legalMoves", hosttest.Array("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), map[string]any{"isChess960": isChess960}), "json")
		if !strings.Contains(moves, castling) || !strings.Contains(moves, `["Rh8+","h1h8",`) {
			t.Error(moves)
		}
	}
	if why := m.Invoke("legalMoves", hosttest.Array("8/8 w"), map[string]any{"isChess960": false}).Get("refused"); why.Type() != js.TypeString {
		t.Errorf("%v", why)
	}
}

func search(t *testing.T, m hosttest.Module) {
	file := hosttest.Array("1. e4 *\n\n1. d4 e5 (1... c5) *\n")
	for _, options := range []map[string]any{{"position": "rnbqkbnr/pp1ppppp/8/2p5/3P4/8/PPP1PPPP/RNBQKBNR w", "variations": true, "moves": false}, {"position": "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR"}} {
		answer := m.Invoke("parse", file, options)
		if games := hosttest.Part(answer, "games"); strings.Contains(games, "e4") || strings.Contains(games, "1. d4") == (options["moves"] == false) || games == "" {
			t.Errorf("%v: %q", options, games)
		}
	}
	for _, verb := range []string{"parse", "games"} {
		options := map[string]any{"material": "K"}
		for _, answer := range []js.Value{m.Invoke("parse", file, options), m.Invoke("open", verb, options)} {
			if why := answer.Get("refused"); why.Type() != js.TypeString || !strings.HasPrefix(why.String(), "material: ") {
				t.Errorf("%s: %v", verb, why)
			}
		}
	}
}
