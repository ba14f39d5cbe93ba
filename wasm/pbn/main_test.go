//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"testing"

	"github.com/norunners/vert"

	"pbn/core/pbn/export"
	"pbn/core/plain"
	"pbn/wasm/host"
)

// invoke calls a function as JavaScript does.
func invoke(call host.Call, args ...any) js.Value {
	values := make([]js.Value, len(args))
	for i, a := range args {
		values[i] = js.ValueOf(a)
	}
	return js.ValueOf(host.Guarded(call)(js.Undefined(), values))
}

func array(text string) js.Value { return host.Uint8Array([]byte(text)) }

// TestStructsCross converts every struct that crosses the border: vert panics on what it does not know.
func TestStructsCross(t *testing.T) {
	if refused := vert.ValueOf(refusal{"r"}).JSValue().Get("refused"); refused.String() != "r" {
		t.Errorf("a refusal crosses with %s", refused.String())
	}
	var parsed parseOptions
	assign(js.ValueOf(map[string]any{"from": 3, "count": 2, "sourceEncoding": "utf-8"}), &parsed)
	if parsed != (parseOptions{"utf-8", 3, 2}) {
		t.Errorf("%+v", parsed)
	}
	var checked validateOptions
	assign(js.ValueOf(map[string]any{"as": "export", "sourceEncoding": "", "severities": map[string]any{"tag/unknown": "off"}, "solved": `[{"game":1}]`}), &checked)
	if checked.As != "export" || len(checked.Severities) != 1 || checked.Severities["tag/unknown"] != "off" || checked.Solved != `[{"game":1}]` {
		t.Errorf("%+v", checked)
	}
	var fixes applyOptions
	assign(js.ValueOf(map[string]any{"safe": false, "fixes": []any{[]any{map[string]any{"from": 1, "to": 2, "text": "é"}}, []any{}}}), &fixes)
	if len(fixes.Fixes) != 2 || len(fixes.Fixes[0]) != 1 || fixes.Fixes[0][0] != (editIn{1, 2, "é"}) || fixes.Safe {
		t.Errorf("%+v", fixes)
	}
	as, source := writerOptions(js.ValueOf(map[string]any{"encoding": "ascii", "sourceEncoding": "utf-8", "inherit": "resolve", "missing": "omit", "text": nil}))
	if want := (export.Options{Encoding: plain.ASCII, Inherit: export.Resolve, Missing: export.Omit}); as != want || source.Encoding != "utf-8" {
		t.Errorf("%+v, %+v", as, source)
	}
}

// TestText: each verb that checks gives its diagnostics as text where that is wanted.
func TestText(t *testing.T) {
	file := array("<pbn>[Site \"a\tb\"]</pbn>")
	for name, call := range map[string]host.Call{"validate": validate, "export": exportFile, "exportDocument": exportDocument} {
		wanted := string(host.Bytes(invoke(call, file, map[string]any{"text": map[string]any{"path": "a.html", "color": true}}).Get("json")))
		if !strings.Contains(wanted, `"text":"a.html:1:14: \u001b[1;31merror:\u001b[m A tab`) {
			t.Errorf("%s: %s", name, wanted)
		}
		if got := string(host.Bytes(invoke(call, file, map[string]any{}).Get("json"))); strings.Contains(got, "a.html") {
			t.Errorf("%s gives text that nobody wants: %s", name, got)
		}
	}
}

// TestJobs: what comes in pieces gives what the whole gives.
func TestJobs(t *testing.T) {
	steps := calls()
	file := "[Board \"1\"]\n\n[Board \"2\"]\n"
	for verb, options := range map[string]map[string]any{"parse": {"from": 2}, "validate": {}, "export": {"missing": "omit"}} {
		handle := invoke(open, js.ValueOf(verb), options)
		got := map[string]string{}
		collect := func(answer js.Value) {
			for _, name := range []string{"games", "bytes", "json"} {
				if part := answer.Get(name); !part.IsUndefined() {
					got[name] += string(host.Bytes(part))
				}
			}
		}
		for _, piece := range []string{file[:15], file[15:]} {
			collect(invoke(steps["push"], array(piece), map[string]any{"job": handle.Get("job")}))
		}
		collect(invoke(steps["finish"], js.ValueOf(""), map[string]any{"job": handle.Get("job")}))
		if !strings.Contains(got["json"], `"gameCount":2`) || (verb == "export") != (got["bytes"] == "% PBN 2.1\r\n[Board \"1\"]\r\n\r\n[Board \"2\"]\r\n") ||
			(verb == "parse") != strings.HasPrefix(got["games"], `{"number":2`) {
			t.Errorf("%s: %q", verb, got)
		}
	}
	if refused := invoke(open, js.ValueOf("validate"), map[string]any{"severities": map[string]any{"no/rule": "off"}}); refused.Get("refused").IsUndefined() {
		t.Error("a rule that there is not is taken")
	}
}

func TestVerbs(t *testing.T) {
	file := array("[West \"Andr\xe9\"]\n\n[Board \"2\"]\n")
	parsed := invoke(parse, file, map[string]any{"from": 2, "count": 1})
	games, report := string(host.Bytes(parsed.Get("games"))), string(host.Bytes(parsed.Get("json")))
	if !strings.HasPrefix(games, `{"number":2`) || strings.Count(games, "\n") != 1 || !strings.Contains(report, `"gameCount":2`) {
		t.Error(games, report)
	}
	if news := string(host.Bytes(parsed.Get("news"))); news != `[0,"Board"]` {
		t.Error(news)
	}
	if found := string(host.Bytes(invoke(validate, file, map[string]any{}).Get("json"))); !strings.Contains(found, `"encoding":"iso-8859-1"`) {
		t.Error(found)
	}
	if found := string(host.Bytes(invoke(validate, file, map[string]any{"sourceEncoding": "windows-1252"}).Get("json"))); !strings.Contains(found, `"encoding":"windows-1252"`) {
		t.Error(found)
	}
	for encoding, want := range map[string]string{"": "Andr\xe9", "ascii": "Andr?"} {
		result := invoke(exportFile, file, map[string]any{"encoding": encoding})
		if out := string(host.Bytes(result.Get("bytes"))); !strings.Contains(out, want) || result.Get("json").Type() != js.TypeObject {
			t.Errorf("%q: %q", encoding, out)
		}
	}
	document := array("<PBN a=1>é</PBN>")
	for encoding, want := range map[string]string{"": "é", "windows-1252": "Ã©"} {
		found := string(host.Bytes(invoke(blocks, document, map[string]any{"sourceEncoding": encoding}).Get("json")))
		if !strings.HasPrefix(found, `[{"container":"pbn",`) || !strings.HasSuffix(found, `"attributes":{"a":"1"},"text":"`+want+`","closed":true}]`) {
			t.Errorf("%q: %s", encoding, found)
		}
	}
}

func TestApply(t *testing.T) {
	file := array("[Site \"a\tb\"]")
	safe := invoke(apply, file, map[string]any{"safe": true})
	if out, report := string(host.Bytes(safe.Get("bytes"))), string(host.Bytes(safe.Get("json"))); out != "[Site \"a b\"]" ||
		!strings.HasSuffix(report, `,"applied":1}`) {
		t.Errorf("%s, %q", report, out)
	}
	edits := []any{map[string]any{"from": 7, "to": 10, "text": "\u00e9"}}
	given := invoke(apply, file, map[string]any{"fixes": []any{edits, edits}})
	if out, report := string(host.Bytes(given.Get("bytes"))), string(host.Bytes(given.Get("json"))); out != "[Site \"\xe9\"]" ||
		!strings.Contains(report, `,"applied":1`) {
		t.Errorf("%s, %q", report, out)
	}
	for name, call := range map[string]host.Call{"validate": validate, "apply": apply} {
		refused := invoke(call, file, map[string]any{"severities": map[string]any{"tag/unknown": "of"}}).Get("refused").String()
		if !strings.Contains(refused, "tag/unknown") || !strings.Contains(refused, "“of”") {
			t.Errorf("%s: %s", name, refused)
		}
	}
	if list := string(host.Bytes(invoke(ruleList).Get("json"))); !strings.HasPrefix(list, `[{"name":"annotation/double-nag","severity":"warning",`) {
		t.Error(list)
	}
}

func TestWrongArgumentsFail(t *testing.T) {
	if message := invoke(validate, "no bytes").Get("error"); message.Type() != js.TypeString {
		t.Error("a call with wrong arguments does not fail")
	}
}
