//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host/hosttest"
)

var module = hosttest.Module(calls())

const fen = "8/7N/k7/p7/8/8/Q3K3/7R w - - 0 1"

func TestSolve(t *testing.T) {
	options := map[string]any{"fen": fen, "stipulation": "#2", "nodes": 0, "milliseconds": 0, "tries": 1, "setPlay": true, "turn": 1000}
	answer := module.Invoke("finish", "", map[string]any{"job": module.Invoke("open", "solve", options).Get("job")})
	if json := hosttest.Part(answer, "json"); !strings.Contains(json, `"verdict":"sound","count":1,"solution":["`) || !strings.Contains(json, `"keys":[{"san":"Rb1","from":"h1","to":"b1","zugzwang":true`) {
		t.Error(json)
	}
	options["nodes"] = 10
	answer = module.Invoke("finish", "", map[string]any{"job": module.Invoke("open", "solve", options).Get("job")})
	if json := hosttest.Part(answer, "json"); !strings.Contains(json, `"verdict":"notFinished"`) || !strings.Contains(json, `"limit":"nodes"`) {
		t.Error(json)
	}
}

// TestTurns: a search waits after its turn, says how far it is, and can be given up.
func TestTurns(t *testing.T) {
	options := map[string]any{"fen": "3q1rk1/5pbp/5Qp1/8/8/2B5/5PPP/6K1 w - - 0 1", "stipulation": "#4", "nodes": 0, "milliseconds": 0, "tries": 0, "turn": 1}
	job := map[string]any{"job": module.Invoke("open", "solve", options).Get("job")}
	answer := module.Invoke("finish", "", job)
	if json := hosttest.Part(answer, "json"); !answer.Get("more").Truthy() || !strings.HasPrefix(json, `{"nodes":`) {
		t.Error(json)
	}
	module.Invoke("drop", "", job)
	for why, given := range map[string][2]string{"too many moves to be solved": {fen, "#9"}, "White has 0 kings": {"8/8/8/8/8/8/8/k7 w - - 0 1", "#2"}} {
		options["fen"], options["stipulation"] = given[0], given[1]
		if refused := module.Invoke("open", "solve", options).Get("refused"); refused.Type() != js.TypeString || !strings.Contains(refused.String(), why) {
			t.Errorf("%s: %v", why, refused)
		}
	}
}
