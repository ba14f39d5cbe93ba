//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host/hosttest"
	"pbn/wasm/pdnread/readtest"
)

var module = hosttest.Module(calls())

func TestReading(t *testing.T) { readtest.Reading(t, module) }

func TestJobs(t *testing.T) {
	for verb, found := range map[string]string{"parse": "", "games": `"rule":"move/illegal"`} {
		job := map[string]any{"job": module.Invoke("open", verb, map[string]any{"from": 2}).Get("job")}
		module.Invoke("push", hosttest.Array("[GameType \"20\"]\n1. 32-28 *\n\n[GameType \"20\"]\n1. 32-20 (1. 3"), job)
		module.Invoke("push", hosttest.Array("1-27) *\n"), job)
		last := module.Invoke("finish", "", job)
		if games := hosttest.Part(last, "games"); !strings.Contains(games, "31-27") || !strings.Contains(games, found) || strings.Contains(games, "32-28 *") || !strings.Contains(hosttest.Part(last, "json"), `"gameCount":2`) {
			t.Errorf("%s: %q, %s", verb, games, hosttest.Part(last, "json"))
		}
	}
	if failure := module.Invoke("open", "validate", map[string]any{}).Get("error"); failure.Type() != js.TypeString {
		t.Error("a job that needs the checks is taken")
	}
}
