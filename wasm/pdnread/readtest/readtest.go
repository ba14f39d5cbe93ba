//go:build js && wasm

// Package readtest has the tests of what all modules have that read games of draughts.
package readtest

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host/hosttest"
)

// Reading tests the functions of a module that read games.
func Reading(t *testing.T, m hosttest.Module) {
	for name, test := range map[string]func(*testing.T, hosttest.Module){"parse": parse, "positions": positions} {
		t.Run(name, func(t *testing.T) { test(t, m) })
	}
}

func parse(t *testing.T, m hosttest.Module) {
	file := hosttest.Array("[White \"\xcb\xe5\xed\xe0\"]\n[GameType \"25\"]\n1. c3-d4 *\n\n[GameType \"20\"]\n1. 32-28 *\n")
	answer := m.Invoke("parse", file, map[string]any{"sourceEncoding": "windows-1251", "count": 1})
	if games := hosttest.Part(answer, "games"); !strings.Contains(games, "Лена") || strings.Contains(games, "32-28") || !strings.Contains(hosttest.Part(answer, "json"), `"gameCount":2`) {
		t.Errorf("%q, %s", games, hosttest.Part(answer, "json"))
	}
	if games := hosttest.Part(m.Invoke("parse", file, map[string]any{"moves": false}), "games"); strings.Contains(games, "c3-d4") {
		t.Errorf("%q", games)
	}
	if json := hosttest.Part(m.Invoke("parse", hosttest.Array("[GameType \"20\"]\n1. 32-20 *\n"), map[string]any{}), "json"); !strings.Contains(json, `"rule":"move/illegal"`) {
		t.Errorf("what is found while a game is read: %s", json)
	}
}

func positions(t *testing.T, m hosttest.Module) {
	if got := hosttest.Part(m.Invoke("fen", hosttest.Array("33-28"), map[string]any{"variant": "20", "start": "W:W33:B1"}), "json"); got != `"B:W28:B1"` {
		t.Error(got)
	}
	if got := hosttest.Part(m.Invoke("legalMoves", hosttest.Array("W:W33:B1"), map[string]any{"variant": "20"}), "json"); !strings.Contains(got, `"san":"33-28"`) {
		t.Error(got)
	}
	for _, verb := range []string{"fen", "legalMoves"} {
		if why := m.Invoke(verb, hosttest.Array("x"), map[string]any{"variant": "x"}).Get("refused"); why.Type() != js.TypeString {
			t.Errorf("%s: %v", verb, why)
		}
	}
}
