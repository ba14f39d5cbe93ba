//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"testing"

	"github.com/norunners/vert"
)

// invoke calls a function as JavaScript does.
func invoke(call func([]js.Value) any, args ...any) js.Value {
	values := make([]js.Value, len(args))
	for i, a := range args {
		values[i] = js.ValueOf(a)
	}
	return js.ValueOf(guarded(call)(js.Undefined(), values))
}

func array(text string) js.Value { return uint8Array([]byte(text)) }

// TestStructsCross converts every struct that crosses the border: vert panics on what it does not know.
func TestStructsCross(t *testing.T) {
	for _, c := range []struct {
		value any
		names string
	}{
		{failure{"e", "s"}, "error,stack"},
		{refusal{"r"}, "refused"},
	} {
		keys := js.Global().Get("Object").Call("keys", vert.ValueOf(c.value).JSValue()).Call("join", ",").String()
		if keys != c.names {
			t.Errorf("%T crosses with %s", c.value, keys)
		}
	}
	var parsed parseOptions
	assign(js.ValueOf(map[string]any{"from": 3, "count": 2, "sourceEncoding": "utf-8"}), &parsed)
	if parsed != (parseOptions{"utf-8", 3, 2}) {
		t.Errorf("%+v", parsed)
	}
	var checked validateOptions
	assign(js.ValueOf(map[string]any{"as": "export", "sourceEncoding": "", "severities": map[string]any{"tag/unknown": "off"}}), &checked)
	if checked.As != "export" || len(checked.Severities) != 1 || checked.Severities["tag/unknown"] != "off" {
		t.Errorf("%+v", checked)
	}
	var fixes applyOptions
	assign(js.ValueOf(map[string]any{"safe": false, "fixes": []any{[]any{map[string]any{"from": 1, "to": 2, "text": "é"}}, []any{}}}), &fixes)
	if len(fixes.Fixes) != 2 || len(fixes.Fixes[0]) != 1 || fixes.Fixes[0][0] != (editIn{1, 2, "é"}) || fixes.Safe {
		t.Errorf("%+v", fixes)
	}
	var exported exportOptions
	assign(js.ValueOf(map[string]any{"encoding": "ascii", "sourceEncoding": "utf-8", "inherit": "resolve", "missing": "omit"}), &exported)
	if exported != (exportOptions{"utf-8", "ascii", "resolve", "omit", nil}) {
		t.Errorf("%+v", exported)
	}
}

// TestText: each verb that checks gives its diagnostics as text where that is wanted.
func TestText(t *testing.T) {
	file := array("<pbn>[Site \"a\tb\"]</pbn>")
	for name, call := range map[string]func([]js.Value) any{"validate": validate, "export": exportFile, "exportDocument": exportDocument} {
		wanted := string(bytes(invoke(call, file, map[string]any{"text": map[string]any{"path": "a.html", "color": true}}).Get("json")))
		if !strings.Contains(wanted, `"text":"a.html:1:14: \u001b[1;31merror:\u001b[m A tab`) {
			t.Errorf("%s: %s", name, wanted)
		}
		if got := string(bytes(invoke(call, file, map[string]any{}).Get("json"))); strings.Contains(got, "a.html") {
			t.Errorf("%s gives text that nobody wants: %s", name, got)
		}
	}
}

// TestJobs: what comes in pieces gives what the whole gives, and a job is gone when it has ended.
func TestJobs(t *testing.T) {
	file := "[Board \"1\"]\n\n[Board \"2\"]\n"
	for verb, options := range map[string]map[string]any{"parse": {"from": 2}, "validate": {}, "export": {"missing": "omit"}} {
		handle := invoke(open, js.ValueOf(verb), options)
		got := map[string]string{}
		collect := func(answer js.Value) {
			for _, name := range []string{"games", "bytes", "json"} {
				if part := answer.Get(name); !part.IsUndefined() {
					got[name] += string(bytes(part))
				}
			}
		}
		for _, piece := range []string{file[:15], file[15:]} {
			collect(invoke(push, array(piece), map[string]any{"job": handle.Get("job")}))
		}
		collect(invoke(finish, js.ValueOf(""), map[string]any{"job": handle.Get("job")}))
		if !strings.Contains(got["json"], `"gameCount":2`) || (verb == "export") != (got["bytes"] == "% PBN 2.1\r\n[Board \"1\"]\r\n\r\n[Board \"2\"]\r\n") ||
			(verb == "parse") != strings.HasPrefix(got["games"], `{"number":2`) {
			t.Errorf("%s: %q", verb, got)
		}
	}
	handle := invoke(open, js.ValueOf("validate"), map[string]any{})
	invoke(drop, js.ValueOf(""), map[string]any{"job": handle.Get("job")})
	if len(jobs) != 0 {
		t.Errorf("%d jobs are left", len(jobs))
	}
	if refused := invoke(open, js.ValueOf("validate"), map[string]any{"severities": map[string]any{"no/rule": "off"}}); refused.Get("refused").IsUndefined() {
		t.Error("a rule that there is not is taken")
	}
}

func TestVerbs(t *testing.T) {
	file := array("[West \"Andr\xe9\"]\n\n[Board \"2\"]\n")
	games := string(bytes(invoke(parse, file, map[string]any{"from": 2, "count": 1}).Get("json")))
	if !strings.Contains(games, `"number":2`) || strings.Contains(games, `"number":1`) || !strings.Contains(games, `"gameCount":2`) {
		t.Error(games)
	}
	if found := string(bytes(invoke(validate, file, map[string]any{}).Get("json"))); !strings.Contains(found, `"encoding":"iso-8859-1"`) {
		t.Error(found)
	}
	if found := string(bytes(invoke(validate, file, map[string]any{"sourceEncoding": "windows-1252"}).Get("json"))); !strings.Contains(found, `"encoding":"windows-1252"`) {
		t.Error(found)
	}
	for encoding, want := range map[string]string{"": "Andr\xe9", "ascii": "Andr?"} {
		result := invoke(exportFile, file, map[string]any{"encoding": encoding})
		if out := string(bytes(result.Get("bytes"))); !strings.Contains(out, want) || result.Get("json").Type() != js.TypeObject {
			t.Errorf("%q: %q", encoding, out)
		}
	}
	document := array("<PBN a=1>é</PBN>")
	for encoding, want := range map[string]string{"": "é", "windows-1252": "Ã©"} {
		found := string(bytes(invoke(blocks, document, map[string]any{"sourceEncoding": encoding}).Get("json")))
		if !strings.HasPrefix(found, `[{"container":"pbn",`) || !strings.HasSuffix(found, `"attributes":{"a":"1"},"text":"`+want+`","closed":true}]`) {
			t.Errorf("%q: %s", encoding, found)
		}
	}
}

func TestApply(t *testing.T) {
	file := array("[Site \"a\tb\"]")
	safe := invoke(apply, file, map[string]any{"safe": true})
	if out := string(bytes(safe.Get("bytes"))); out != "[Site \"a b\"]" || safe.Get("applied").Int() != 1 || safe.Get("more").Bool() {
		t.Errorf("%d, %q", safe.Get("applied").Int(), out)
	}
	edits := []any{map[string]any{"from": 7, "to": 10, "text": "\u00e9"}}
	given := invoke(apply, file, map[string]any{"fixes": []any{edits, edits}})
	if out := string(bytes(given.Get("bytes"))); out != "[Site \"\xe9\"]" || given.Get("applied").Int() != 1 {
		t.Errorf("%d, %q", given.Get("applied").Int(), out)
	}
	for name, call := range map[string]func([]js.Value) any{"validate": validate, "apply": apply} {
		refused := invoke(call, file, map[string]any{"severities": map[string]any{"tag/unknown": "of"}}).Get("refused").String()
		if !strings.Contains(refused, "tag/unknown") || !strings.Contains(refused, "“of”") {
			t.Errorf("%s: %s", name, refused)
		}
	}
	if list := string(bytes(invoke(rules).Get("json"))); !strings.HasPrefix(list, `[{"name":"annotation/double-nag","severity":"warning",`) {
		t.Error(list)
	}
}

func TestPanicBecomesFailure(t *testing.T) {
	result := invoke(func([]js.Value) any {
		var none []int
		return none[1]
	})
	if message := result.Get("error").String(); !strings.Contains(message, "index out of range") || !strings.Contains(result.Get("stack").String(), "main_test.go") {
		t.Errorf("%s\n%s", message, result.Get("stack").String())
	}
	if message := invoke(validate, "no bytes").Get("error"); message.Type() != js.TypeString {
		t.Error("a call with wrong arguments does not fail")
	}
}
