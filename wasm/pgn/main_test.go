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

func TestValidate(t *testing.T) {
	file := hosttest.Array("[Event \"a\tb\"]\n\n*\n")
	answer := hosttest.Part(module.Invoke("validate", file, map[string]any{"text": map[string]any{"path": "a.pgn", "color": true, "errorsOnly": true}}), "json")
	if !strings.Contains(answer, `"rule":"text/tab-in-string"`) || !strings.Contains(answer, `"text":"a.pgn:1:10: \u001b[1;31merror:`) {
		t.Error(answer)
	}
	off := map[string]any{"severities": map[string]any{"text/tab-in-string": "off"}, "as": "export"}
	if answer := hosttest.Part(module.Invoke("validate", file, off), "json"); strings.Contains(answer, "tab-in-string") {
		t.Error(answer)
	}
	for name, options := range map[string]map[string]any{
		"no/rule": {"severities": map[string]any{"no/rule": "off"}}, "options.as": {"as": "pdf"}, "options.text": {"text": "yes"}, "options.from": {"from": "one"},
	} {
		for _, verb := range []string{"validate", "apply", "open"} {
			given := file
			if verb == "open" {
				given = js.ValueOf("validate")
			}
			if why := module.Invoke(verb, given, options).Get("refused"); why.Type() != js.TypeString || !strings.Contains(why.String(), name) {
				t.Errorf("%s, %s: %v", verb, name, why)
			}
		}
	}
}

func TestExport(t *testing.T) {
	file := hosttest.Array("[White \"Andr\xe9\"]\n\n1. e4 {x} *\n")
	for encoding, want := range map[string]string{"": "Andr\u00e9", "utf-8": "Andr\u00e9", "latin1": "Andr\xe9", "iso-8859-1": "Andr\xe9", "ascii": "Andr?"} {
		answer := module.Invoke("export", file, map[string]any{"encoding": encoding, "comments": "omit"})
		if out := hosttest.Part(answer, "bytes"); !strings.Contains(out, want) || !strings.HasSuffix(out, "\n\n1. e4 *\n\n") || !strings.Contains(hosttest.Part(answer, "json"), `"changes":[`) {
			t.Errorf("%q: %q, %s", encoding, out, hosttest.Part(answer, "json"))
		}
	}
	job := map[string]any{"job": module.Invoke("open", "export", map[string]any{"as": "reduced"}).Get("job")}
	out := hosttest.Part(module.Invoke("push", file, job), "bytes") + hosttest.Part(module.Invoke("finish", "", job), "bytes")
	if !strings.HasPrefix(out, "[Event \"?\"]\n") {
		t.Errorf("%q", out)
	}
	if why := module.Invoke("export", file, map[string]any{"order": "of size"}).Get("refused"); !strings.Contains(why.String(), "order must be file or collate") {
		t.Error(why)
	}
}

func TestApply(t *testing.T) {
	file := hosttest.Array("[Event \"a\tb\"]\n\n*\n")
	safe := module.Invoke("apply", file, map[string]any{"safe": true})
	if out := hosttest.Part(safe, "bytes"); !strings.HasPrefix(out, `[Event "a b"]`) || !strings.Contains(hosttest.Part(safe, "json"), `"applied":`) {
		t.Errorf("%q, %s", out, hosttest.Part(safe, "json"))
	}
	edits := []any{map[string]any{"from": 8, "to": 11, "text": "\u00e9"}}
	if out := hosttest.Part(module.Invoke("apply", file, map[string]any{"fixes": []any{edits, edits}}), "bytes"); out != "[Event \"é\"]\n\n*\n" {
		t.Errorf("%q", out)
	}
	if why := module.Invoke("apply", file, map[string]any{"fixes": []any{[]any{map[string]any{"from": -1}}}}).Get("refused"); !strings.Contains(why.String(), "options.fixes[0].from") {
		t.Error(why)
	}
}

func TestJobs(t *testing.T) {
	for verb, has := range map[string]string{"parse": "1. d4 *\n", "games": `"rule":"text/tab-in-string"`, "validate": ""} {
		job := map[string]any{"job": module.Invoke("open", verb, map[string]any{"from": 2}).Get("job")}
		module.Invoke("push", hosttest.Array("[White \"a\"]\n\n1. e4 *\n\n[White \"b\tc\"]\n\n1. d"), job)
		module.Invoke("push", hosttest.Array("4 *\n"), job)
		last := module.Invoke("finish", "", job)
		if games := hosttest.Part(last, "games"); !strings.Contains(games, has) || strings.Contains(games, "e4") || !strings.Contains(hosttest.Part(last, "json"), `"gameCount":2`) {
			t.Errorf("%s: %q, %s", verb, games, hosttest.Part(last, "json"))
		}
	}
	if failure := module.Invoke("open", "dance", map[string]any{}).Get("error"); failure.Type() != js.TypeString {
		t.Error("a job that there is not is taken")
	}
}

func TestEdit(t *testing.T) {
	file := hosttest.Array("[Event \"a\"]\n\n1. e4 *\n")
	answer := module.Invoke("edit", file, map[string]any{"edits": `[{"game":1,"tag":"Event","value":"b"}]`})
	if out := hosttest.Part(answer, "bytes"); out != "[Event \"b\"]\n\n1. e4 *\n" || !strings.Contains(hosttest.Part(answer, "json"), `"changed":[{"game":1,"what":"tag"`) {
		t.Errorf("%q, %s", out, hosttest.Part(answer, "json"))
	}
	if why := module.Invoke("edit", file, map[string]any{"edits": `[{"game":2,"tag":"Event","value":"b"}]`}).Get("refused"); !strings.Contains(why.String(), "edits[0].game is 2") {
		t.Error(why)
	}
}

func TestWrite(t *testing.T) {
	write := func(game string, options map[string]any) (out, refused string) {
		job := map[string]any{"job": module.Invoke("open", "write", options).Get("job")}
		for _, answer := range []js.Value{module.Invoke("push", hosttest.Array(game+"\n"), job), module.Invoke("finish", "", job)} {
			if out += hosttest.Part(answer, "bytes"); !answer.Get("refused").IsUndefined() {
				return out, answer.Get("refused").String()
			}
		}
		return out, ""
	}
	if out, why := write(`{"tags":{"White":"日本"},"moves":["e2e4"]}`, map[string]any{"encoding": "latin1", "unmappable": "replace"}); why != "" || !strings.Contains(out, "\"??\"") || !strings.Contains(out, "1. e4 *") {
		t.Errorf("%q, %s", out, why)
	}
	if _, why := write(`{"moves":["Ke2"]}`, map[string]any{}); !strings.Contains(why, "games[0].moves[0]") {
		t.Error(why)
	}
}

func TestConvert(t *testing.T) {
	file := hosttest.Array("[White \"a\"]\n\n1. e4 *\n")
	answer := module.Invoke("convert", file, map[string]any{"convert": `{"to":"uci"}`})
	if out := hosttest.Part(answer, "bytes"); !strings.Contains(out, "position startpos moves e2e4") || !strings.Contains(hosttest.Part(answer, "json"), `"lines":1`) {
		t.Errorf("%q, %s", out, hosttest.Part(answer, "json"))
	}
	if why := module.Invoke("convert", file, map[string]any{"convert": `{"to":"pdf"}`}).Get("refused"); !strings.Contains(why.String(), "convert.to") {
		t.Error(why)
	}
}

func TestRules(t *testing.T) {
	if list := hosttest.Part(module.Invoke("rules", "", nil), "json"); !strings.HasPrefix(list, `[{"name":"annotation/`) || !strings.Contains(list, `"name":"text/tab-in-string"`) {
		t.Error(list)
	}
}

func TestBlocks(t *testing.T) {
	page := hosttest.Array("<pre class=pgn>1. e4 *</pre><FEN>8/8/8/8/8/8/8/K1k5 w - - 0 1</FEN>")
	for notation, want := range map[string]string{"pgn": `"text":"1. e4 *"`, "fen": `"container":"fen"`} {
		if json := hosttest.Part(module.Invoke("blocks", page, map[string]any{"notation": notation}), "json"); !strings.Contains(json, want) || strings.Count(json, `"container"`) != 1 {
			t.Errorf("%s: %s", notation, json)
		}
	}
}
