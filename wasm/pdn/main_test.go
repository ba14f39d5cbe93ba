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

const sloppy = "[GameType \"20\"]\n1. 32 - 28 *\n"

func TestReading(t *testing.T) { readtest.Reading(t, module) }

func TestChecking(t *testing.T) {
	file := hosttest.Array(sloppy)
	if why := module.Invoke("parse", file, map[string]any{"from": "one"}).Get("refused"); !strings.Contains(why.String(), "options.from") {
		t.Error(why)
	}
	answer := hosttest.Part(module.Invoke("validate", file, map[string]any{"text": map[string]any{"path": "a.pdn"}}), "json")
	if !strings.Contains(answer, `"rule":"move/space"`) || !strings.Contains(answer, `"text":"a.pdn:2:`) {
		t.Error(answer)
	}
	off := map[string]any{"severities": map[string]any{"move/space": "off"}}
	if answer := hosttest.Part(module.Invoke("validate", file, off), "json"); strings.Contains(answer, "move/space") {
		t.Error(answer)
	}
	safe := module.Invoke("apply", file, map[string]any{"safe": true})
	if out := hosttest.Part(safe, "bytes"); !strings.HasSuffix(out, "1. 32-28 *\n") || !strings.Contains(hosttest.Part(safe, "json"), `"applied":1`) {
		t.Errorf("%q", out)
	}
	fix := []any{map[string]any{"from": 11, "to": 13, "text": "24"}}
	if out := hosttest.Part(module.Invoke("apply", file, map[string]any{"fixes": []any{fix}}), "bytes"); !strings.HasPrefix(out, `[GameType "24"]`) {
		t.Errorf("%q", out)
	}
	for _, verb := range []string{"validate", "apply"} {
		if why := module.Invoke(verb, file, map[string]any{"severities": map[string]any{"no/rule": "off"}}).Get("refused"); why.Type() != js.TypeString {
			t.Errorf("%s: %v", verb, why)
		}
	}
	if list := hosttest.Part(module.Invoke("rules", "", nil), "json"); !strings.HasPrefix(list, `[{"name":"annotation/`) {
		t.Error(list)
	}
	page := hosttest.Array("<pre class=pdn>1. 32-28 *</pre><pre class=pdn-fen>W:W1:B2</pre>")
	for notation, want := range map[string]string{"pdn": `"text":"1. 32-28 *"`, "fen": `"text":"W:W1:B2"`} {
		if json := hosttest.Part(module.Invoke("blocks", page, map[string]any{"notation": notation}), "json"); !strings.Contains(json, want) || strings.Count(json, `"container"`) != 1 {
			t.Errorf("%s: %s", notation, json)
		}
	}
}

func TestJobs(t *testing.T) {
	for verb, has := range map[string]string{"parse": "1. 31-27 *\n", "games": `"rule":"move/space"`, "validate": ""} {
		job := map[string]any{"job": module.Invoke("open", verb, map[string]any{"from": 2}).Get("job")}
		module.Invoke("push", hosttest.Array(sloppy+"\n[GameType \"20\"]\n(1. 32 - 28) 1. 3"), job)
		module.Invoke("push", hosttest.Array("1-27 *\n"), job)
		last := module.Invoke("finish", "", job)
		if games := hosttest.Part(last, "games"); !strings.Contains(games, has) || !strings.Contains(hosttest.Part(last, "json"), `"gameCount":2`) {
			t.Errorf("%s: %q, %s", verb, games, hosttest.Part(last, "json"))
		}
	}
	if failure := module.Invoke("open", "dance", map[string]any{}).Get("error"); failure.Type() != js.TypeString {
		t.Error("a job that there is not is taken")
	}
}

func TestWriting(t *testing.T) {
	file := hosttest.Array(sloppy)
	answer := module.Invoke("export", file, map[string]any{"separator": "result", "comments": "omit"})
	if out := hosttest.Part(answer, "bytes"); !strings.Contains(out, "1. 32-28") || !strings.Contains(hosttest.Part(answer, "json"), `"changes":[`) {
		t.Errorf("%q", out)
	}
	answer = module.Invoke("edit", file, map[string]any{"edits": `[{"game":1,"tag":"White","value":"b"}]`})
	if out := hosttest.Part(answer, "bytes"); !strings.Contains(out, `[White "b"]`) {
		t.Errorf("%q", out)
	}
	answer = module.Invoke("convert", file, map[string]any{"convert": `{"to":"fen","positions":"end"}`})
	if out := hosttest.Part(answer, "bytes"); !strings.HasPrefix(out, "B:W28,") {
		t.Errorf("%q", out)
	}
	for _, c := range []struct{ game, out, refused string }{{`{"tags":{"GameType":"20"},"moves":["32-28"]}`, "1. 32-28 *", ""}, {`{"moves":["32-20"]}`, "", "games[0].moves[0]"}} {
		job := map[string]any{"job": module.Invoke("open", "write", map[string]any{"encoding": "latin1"}).Get("job")}
		out, refused := "", ""
		for _, answer := range []js.Value{module.Invoke("push", hosttest.Array(c.game+"\n"), job), module.Invoke("finish", "", job)} {
			out += hosttest.Part(answer, "bytes")
			if why := answer.Get("refused"); !why.IsUndefined() {
				refused = why.String()
				break
			}
		}
		if !strings.Contains(out, c.out) || !strings.Contains(refused, c.refused) || (refused == "") != (c.refused == "") {
			t.Errorf("%s: %q, %s", c.game, out, refused)
		}
	}
	for verb, options := range map[string]map[string]any{"export": {"notation": "greek"}, "convert": {"convert": `{"to":"pdf"}`}, "edit": {"edits": "[{}]"}} {
		if why := module.Invoke(verb, file, options).Get("refused"); why.Type() != js.TypeString {
			t.Errorf("%s: %v", verb, why)
		}
	}
}
