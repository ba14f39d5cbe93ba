//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host"
)

// invoke calls a function as JavaScript does.
func invoke(name string, argument any, options map[string]any) js.Value {
	return js.ValueOf(host.Guarded(calls()[name])(js.Undefined(), []js.Value{js.ValueOf(argument), js.ValueOf(options)}))
}

func array(text string) js.Value { return host.Uint8Array([]byte(text)) }

// part is the text of a part of an answer, "" where it is not there.
func part(answer js.Value, name string) string {
	if answer.Get(name).IsUndefined() {
		return ""
	}
	return string(host.Bytes(answer.Get(name)))
}

func TestParse(t *testing.T) {
	file := array("[White \"Andr\xe9\"]\n\n1. e4 *\n\n1. d4 *\n\n1. c4 *\n")
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
		answer := invoke("parse", file, c.options)
		games, report := part(answer, "games"), part(answer, "json")
		if !strings.Contains(games, c.has) || strings.Contains(games, c.lacks) || !strings.Contains(report, `"gameCount":3`) ||
			!strings.Contains(report, `"encoding":"`+c.encodedAs+`"`) {
			t.Errorf("%v: %q%s", c.options, games, report)
		}
	}
}

func TestFEN(t *testing.T) {
	options := map[string]any{"start": "", "isLegal": true}
	if got := part(invoke("fen", array("e4"), options), "json"); got != `"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"` {
		t.Error(got)
	}
	if why := invoke("fen", array("e9"), options).Get("refused"); why.Type() != js.TypeString || !strings.Contains(why.String(), "e9") {
		t.Errorf("%v", why)
	}
}

func TestLegalMoves(t *testing.T) {
	for isChess960, castling := range map[bool]string{false: `["O-O","e1g1",12740]`, true: `["O-O","e1h1",12740]`} {
		moves := part(invoke("legalMoves", array("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), map[string]any{"isChess960": isChess960}), "json")
		if !strings.Contains(moves, castling) || !strings.Contains(moves, `["Rh8+","h1h8",`) {
			t.Error(moves)
		}
	}
	if why := invoke("legalMoves", array("8/8 w"), map[string]any{"isChess960": false}).Get("refused"); why.Type() != js.TypeString {
		t.Errorf("%v", why)
	}
}

func TestSearch(t *testing.T) {
	file := array("1. e4 *\n\n1. d4 e5 (1... c5) *\n")
	for _, options := range []map[string]any{{"position": "rnbqkbnr/pp1ppppp/8/2p5/3P4/8/PPP1PPPP/RNBQKBNR w", "variations": true, "moves": false}, {"position": "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR"}} {
		answer := invoke("parse", file, options)
		if games := part(answer, "games"); strings.Contains(games, "e4") || strings.Contains(games, "1. d4") == (options["moves"] == false) || games == "" {
			t.Errorf("%v: %q", options, games)
		}
	}
	for _, verb := range []string{"parse", "games"} {
		options := map[string]any{"material": "K"}
		for _, answer := range []js.Value{invoke("parse", file, options), invoke("open", verb, options)} {
			if why := answer.Get("refused"); why.Type() != js.TypeString || !strings.HasPrefix(why.String(), "material: ") {
				t.Errorf("%s: %v", verb, why)
			}
		}
	}
}

func TestJobs(t *testing.T) {
	for verb, found := range map[string]string{"parse": "", "games": "[]"} {
		job := map[string]any{"job": invoke("open", verb, map[string]any{"from": 2}).Get("job")}
		invoke("push", array("[White \"a\"]\n\n1. e4 *\n\n[White \"b\"]\n\n1. d"), job)
		invoke("push", array("4 *\n"), job)
		last := invoke("finish", "", job)
		if games := part(last, "games"); !strings.Contains(games, "1. d4 *\n"+found) || strings.Contains(games, "e4") || !strings.Contains(part(last, "json"), `"gameCount":2`) {
			t.Errorf("%s: %q, %s", verb, games, part(last, "json"))
		}
	}
	if failure := invoke("open", "validate", map[string]any{}).Get("error"); failure.Type() != js.TypeString {
		t.Error("a job that needs the checks is taken")
	}
}
