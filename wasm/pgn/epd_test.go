//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host/hosttest"
)

const positions = "4k3/8/8/8/8/8/8/4K2R w K - bm Ke2 0-0; acn +5;\n8/8/8/8/8/8/8/K1k5 w - - id \"\xe9\";\n"

func TestParseEPD(t *testing.T) {
	for _, c := range []struct {
		options    map[string]any
		has, lacks string
		notation   string
	}{
		{options: map[string]any{}, has: `"san":"O-O","uci":"e1g1"`, lacks: "\uFFFD", notation: "epd"},
		{options: map[string]any{"notation": "auto", "from": 2}, has: `"text":"é"`, lacks: "e1g1", notation: "epd"},
		{options: map[string]any{"notation": "fen", "count": 1}, has: `"number":1,`, lacks: `"number":2,`, notation: "fen"},
	} {
		answer := module.Invoke("epd.parse", hosttest.Array(positions), c.options)
		records, report := hosttest.Part(answer, "games"), hosttest.Part(answer, "json")
		if !strings.Contains(records, c.has) || strings.Contains(records, c.lacks) || !strings.Contains(report, `"notation":"`+c.notation+`"`) ||
			!strings.Contains(report, `"gameCount":2`) {
			t.Errorf("%v: %s%s", c.options, records, report)
		}
	}
}

func TestCheckedEPD(t *testing.T) {
	file := hosttest.Array(positions)
	answer := hosttest.Part(module.Invoke("epd.validate", file, map[string]any{"text": map[string]any{"path": "a.epd"}}), "json")
	if !strings.Contains(answer, `"line":"1"`) || !strings.Contains(answer, "a.epd:1:") || !strings.Contains(answer, "epd/plus-sign") {
		t.Error(answer)
	}
	if answer := hosttest.Part(module.Invoke("epd.validate", file, map[string]any{"severities": map[string]any{"epd/plus-sign": "off"}}), "json"); strings.Contains(answer, "plus-sign") {
		t.Error(answer)
	}
	exported := func(options map[string]any) string {
		return hosttest.Part(module.Invoke("epd.export", file, options), "bytes")
	}
	const first = "4k3/8/8/8/8/8/8/4K2R w K - acn 5; bm Ke2 O-O;\n"
	for encoding, want := range map[string]string{"": "é", "latin1": "\xe9", "ascii": "e"} {
		out := exported(map[string]any{"encoding": encoding})
		if !strings.HasPrefix(out, first) || !strings.Contains(out, want) {
			t.Errorf("%q: %q", encoding, out)
		}
	}
	mended := module.Invoke("epd.apply", file, map[string]any{"safe": true})
	if out := hosttest.Part(mended, "bytes"); !strings.HasPrefix(out, "4k3/8/8/8/8/8/8/4K2R w K - bm Ke2 O-O; acn 5;\n") || !strings.Contains(hosttest.Part(mended, "json"), `"applied":2`) {
		t.Errorf("%q", out)
	}
	one := []any{[]any{map[string]any{"from": 0, "to": 1, "text": "5"}}}
	if out := hosttest.Part(module.Invoke("epd.apply", file, map[string]any{"fixes": one}), "bytes"); out != "5"+positions[1:] {
		t.Errorf("%q", out)
	}
}

// TestEPDJobs: each verb makes the same of a file in pieces as at once.
func TestEPDJobs(t *testing.T) {
	for verb, has := range map[string]string{"epd.parse": `"uci":"e1g1"`, "epd.records": `"diagnostics":[{`, "epd.validate": "", "epd.export": "acn 5; bm"} {
		job := map[string]any{"job": module.Invoke("open", verb, map[string]any{"notation": "epd"}).Get("job")}
		made := ""
		for _, piece := range []string{positions[:30], positions[30:]} {
			answer := module.Invoke("push", hosttest.Array(piece), job)
			made += hosttest.Part(answer, "games") + hosttest.Part(answer, "bytes")
		}
		last := module.Invoke("finish", "", job)
		if made += hosttest.Part(last, "games") + hosttest.Part(last, "bytes"); !strings.Contains(made, has) || !strings.Contains(hosttest.Part(last, "json"), `"gameCount":2`) {
			t.Errorf("%s: %q, %s", verb, made, hosttest.Part(last, "json"))
		}
		if verb == "epd.records" {
			continue // there is no call of it
		}
		if at := module.Invoke(verb, hosttest.Array(positions), map[string]any{"notation": "epd"}); hosttest.Part(at, "games")+hosttest.Part(at, "bytes") != made {
			t.Errorf("%s: %q in pieces", verb, made)
		}
	}
}

func TestWrongEPDOptions(t *testing.T) {
	for name, c := range map[string]struct {
		verbs   string
		options map[string]any
	}{
		"options.notation":    {"epd.parse epd.validate epd.export epd.apply open:epd.parse open:epd.records open:epd.validate open:epd.export", map[string]any{"notation": "pgn"}},
		"options.as":          {"epd.validate epd.apply open:epd.validate", map[string]any{"as": "reduced"}},
		"no/rule":             {"epd.validate epd.apply open:epd.records", map[string]any{"severities": map[string]any{"no/rule": "off"}}},
		"encoding must be":    {"epd.export open:epd.export", map[string]any{"encoding": "koi8-r"}},
		"options.fixes[0]":    {"epd.apply", map[string]any{"fixes": []any{[]any{map[string]any{"from": -1}}}}},
		"options.from":        {"epd.parse open:epd.parse", map[string]any{"from": "one"}},
		"options.text.path":   {"epd.validate", map[string]any{"text": map[string]any{"path": 7}}},
		"options.unmappable":  {"epd.apply", map[string]any{"unmappable": 7}},
		"options.severities.": {"epd.validate", map[string]any{"severities": map[string]any{"epd/plus-sign": 7}}},
	} {
		for _, verb := range strings.Fields(c.verbs) {
			given := hosttest.Array(positions)
			if called, job, is := strings.Cut(verb, ":"); is {
				verb, given = called, js.ValueOf(job)
			}
			if why := module.Invoke(verb, given, c.options).Get("refused"); why.Type() != js.TypeString || !strings.Contains(why.String(), name) {
				t.Errorf("%s, %s: %v", verb, name, why)
			}
		}
	}
}
