//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host/hosttest"
	"pbn/wasm/pgnread/readtest"
)

var module = hosttest.Module(calls())

func TestReading(t *testing.T) { readtest.Reading(t, module) }

func TestJobs(t *testing.T) {
	for verb, found := range map[string]string{"parse": "", "games": "[]"} {
		job := map[string]any{"job": module.Invoke("open", verb, map[string]any{"from": 2}).Get("job")}
		module.Invoke("push", hosttest.Array("[White \"a\"]\n\n1. e4 *\n\n[White \"b\"]\n\n1. d"), job)
		module.Invoke("push", hosttest.Array("4 *\n"), job)
		last := module.Invoke("finish", "", job)
		if games := hosttest.Part(last, "games"); !strings.Contains(games, "1. d4 *\n"+found) || strings.Contains(games, "e4") || !strings.Contains(hosttest.Part(last, "json"), `"gameCount":2`) {
			t.Errorf("%s: %q, %s", verb, games, hosttest.Part(last, "json"))
		}
	}
	if failure := module.Invoke("open", "validate", map[string]any{}).Get("error"); failure.Type() != js.TypeString {
		t.Error("a job that needs the checks is taken")
	}
}
