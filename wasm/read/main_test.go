//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host/hosttest"
)

var module = hosttest.Module(calls())

func json(answer js.Value) string { return hosttest.Part(answer, "json") }

func TestParse(t *testing.T) {
	file := hosttest.Array("[West \"Andr\xe9\"]\n\n[Board \"2\"]\n\n[Board \"3\"]\n")
	for _, c := range []struct {
		options    map[string]any
		has, lacks string
		encodedAs  string
	}{
		{options: map[string]any{}, has: "André", lacks: "\x00", encodedAs: "iso-8859-1"},
		{options: map[string]any{"sourceEncoding": "windows-1252", "from": js.Undefined()}, has: "André", lacks: "\x00", encodedAs: "windows-1252"},
		{options: map[string]any{"sourceEncoding": "", "from": 2, "count": 1}, has: `"number":2`, lacks: `"number":3`, encodedAs: "iso-8859-1"},
		{options: map[string]any{"from": 3, "count": 0}, has: `"number":3`, lacks: `"number":2`, encodedAs: "iso-8859-1"},
	} {
		answer := module.Invoke("parse", file, c.options)
		games, got := hosttest.Part(answer, "games"), json(answer)
		if !strings.Contains(games, c.has) || strings.Contains(games, c.lacks) || !strings.Contains(got, `"gameCount":3`) ||
			!strings.Contains(got, `"encoding":"`+c.encodedAs+`"`) {
			t.Errorf("%v: %s%s", c.options, games, got)
		}
	}
}

func TestBlocks(t *testing.T) {
	for encoding, want := range map[string]string{"": "é", "windows-1252": "Ã©"} {
		got := json(module.Invoke("blocks", hosttest.Array("<PBN a=1>é</PBN>"), map[string]any{"sourceEncoding": encoding}))
		if !strings.HasPrefix(got, `[{"container":"pbn",`) || !strings.Contains(got, `"text":"`+want+`"`) {
			t.Errorf("%q: %s", encoding, got)
		}
	}
}

func TestJob(t *testing.T) {
	job := map[string]any{"job": module.Invoke("open", "parse", map[string]any{"from": 2}).Get("job")}
	module.Invoke("push", hosttest.Array("[Board \"1\"]\n\n[Boa"), job)
	module.Invoke("push", hosttest.Array("rd \"2\"]\n"), job)
	last := module.Invoke("finish", "", job)
	if games := hosttest.Part(last, "games"); !strings.HasPrefix(games, `{"number":2`) || !strings.Contains(json(last), `"gameCount":2`) {
		t.Errorf("%s, %s", games, json(last))
	}
	if failure := module.Invoke("open", "validate", map[string]any{}).Get("error"); failure.Type() != js.TypeString {
		t.Error("a job that needs the checks is taken")
	}
}
