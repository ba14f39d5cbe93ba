//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host/hosttest"
)

var module = hosttest.Module(calls())

const sloppy = "#PBI 1.2\nA:8/8/8/8/8/8/8/KN1k4:#2::::::\n:8/8/8/8/8/8/8/KS1k4:#3::::::\n"

func TestCalls(t *testing.T) {
	file := hosttest.Array(sloppy)
	answer := module.Invoke("parse", file, map[string]any{"from": 2})
	if games := hosttest.Part(answer, "games"); !strings.Contains(games, `"stipulation":"#3"`) || strings.Contains(games, `"#2"`) {
		t.Errorf("%q", games)
	}
	for _, c := range []struct {
		verb    string
		options map[string]any
		part    string
		has     string
	}{
		{"validate", map[string]any{"text": map[string]any{"path": "a.pbi"}, "as": "export"}, "json", `"text":"a.pbi:`},
		{"apply", map[string]any{"safe": true}, "bytes", "\uFEFF#PBI 1.2\nA:"},
		{"export", map[string]any{}, "bytes", "\uFEFF#PBI 1.2\nA:"},
		{"edit", map[string]any{"edits": `[{"problem":1,"set":{"names":["B"]}}]`}, "bytes", "\nB:8/"},
		{"rules", nil, "json", `[{"name":"award/empty"`},
	} {
		if got := hosttest.Part(module.Invoke(c.verb, file, c.options), c.part); !strings.Contains(got, c.has) {
			t.Errorf("%s: %q", c.verb, got)
		}
	}
	page := hosttest.Array("<pre class=pbi>#PBI 1.2</pre>")
	if json := hosttest.Part(module.Invoke("blocks", page, map[string]any{}), "json"); !strings.Contains(json, `"text":"#PBI 1.2\n"`) {
		t.Error(json)
	}
	for verb, options := range map[string]map[string]any{
		"parse": {"from": "one"}, "validate": {"severities": map[string]any{"no/rule": "off"}}, "export": {"sourceEncoding": 1},
		"edit": {"edits": "[{}]"}, "blocks": {"sourceEncoding": 1}, "apply": {"as": "x"},
	} {
		if why := module.Invoke(verb, file, options).Get("refused"); why.Type() != js.TypeString {
			t.Errorf("%s: %v", verb, why)
		}
	}
}

func TestJobs(t *testing.T) {
	for verb, has := range map[string]string{"parse": `"stipulation":"#2"`, "problems": `"rule":"position/knight"`, "validate": "", "export": "\nA:8/"} {
		job := map[string]any{"job": module.Invoke("open", verb, map[string]any{}).Get("job")}
		made := ""
		for _, answer := range []js.Value{module.Invoke("push", hosttest.Array(sloppy[:40]), job), module.Invoke("push", hosttest.Array(sloppy[40:]), job), module.Invoke("finish", "", job)} {
			made += hosttest.Part(answer, "games") + hosttest.Part(answer, "bytes")
		}
		if !strings.Contains(made, has) {
			t.Errorf("%s: %q", verb, made)
		}
	}
	job := map[string]any{"job": module.Invoke("open", "write", map[string]any{"comments": []any{" ours"}}).Get("job")}
	made := ""
	for _, answer := range []js.Value{module.Invoke("push", hosttest.Array("{\"names\":[\"A\"]}\n"), job), module.Invoke("finish", "", job)} {
		made += hosttest.Part(answer, "bytes")
	}
	if !strings.Contains(made, "# ours\nA::::::::\n") {
		t.Errorf("%q", made)
	}
	if failure := module.Invoke("open", "dance", map[string]any{}).Get("error"); failure.Type() != js.TypeString {
		t.Error("a job that there is not is taken")
	}
}
