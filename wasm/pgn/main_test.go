//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
	"testing"

	"pbn/wasm/host"
)

// invoke calls a function as JavaScript does.
func invoke(name string, argument any, options map[string]any) js.Value {
	return js.ValueOf(host.Guarded(calls()[name])(js.Undefined(), []js.Value{js.ValueOf(argument), js.ValueOf(options)}))
}

func array(text string) js.Value { return host.Uint8Array([]byte(text)) }

// part is the text of a part of an answer, "" where it is not there.
func part(answer js.Value, name string) string {
	if answer.Get(name).IsUndefined() {
		return ""
	}
	return string(host.Bytes(answer.Get(name)))
}

func TestParse(t *testing.T) {
	file := array("[White \"Andr\xe9\"]\n\n1. e4 *\n\n1. d4 *\n\n1. c4 *\n")
	for _, c := range []struct {
		options    map[string]any
		has, lacks string
		encodedAs  string
	}{
		{options: map[string]any{}, has: "André", lacks: "\uFFFD", encodedAs: "windows-1252"},
		{options: map[string]any{"sourceEncoding": "iso-8859-1", "from": js.Undefined()}, has: "André", lacks: "\uFFFD", encodedAs: "iso-8859-1"},
		{options: map[string]any{"from": 2, "count": 1}, has: "d4", lacks: "c4", encodedAs: "windows-1252"},
		{options: map[string]any{"moves": false}, has: "André", lacks: "e4", encodedAs: "windows-1252"},
	} {
		answer := invoke("parse", file, c.options)
		games, report := part(answer, "games"), part(answer, "json")
		if !strings.Contains(games, c.has) || strings.Contains(games, c.lacks) || !strings.Contains(report, `"gameCount":3`) ||
			!strings.Contains(report, `"encoding":"`+c.encodedAs+`"`) {
			t.Errorf("%v: %q%s", c.options, games, report)
		}
	}
}

func TestFEN(t *testing.T) {
	options := map[string]any{"start": "", "isLegal": true}
	if got := part(invoke("fen", array("e4"), options), "json"); got != `"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"` {
		t.Error(got)
	}
	if why := invoke("fen", array("e9"), options).Get("refused"); why.Type() != js.TypeString || !strings.Contains(why.String(), "e9") {
		t.Errorf("%v", why)
	}
}

func TestValidate(t *testing.T) {
	file := array("[Event \"a\tb\"]\n\n*\n")
	answer := part(invoke("validate", file, map[string]any{"text": map[string]any{"path": "a.pgn", "color": true, "errorsOnly": true}}), "json")
	if !strings.Contains(answer, `"rule":"text/tab-in-string"`) || !strings.Contains(answer, `"text":"a.pgn:1:10: \u001b[1;31merror:`) {
		t.Error(answer)
	}
	off := map[string]any{"severities": map[string]any{"text/tab-in-string": "off"}, "as": "export"}
	if answer := part(invoke("validate", file, off), "json"); strings.Contains(answer, "tab-in-string") {
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
			if why := invoke(verb, given, options).Get("refused"); why.Type() != js.TypeString || !strings.Contains(why.String(), name) {
				t.Errorf("%s, %s: %v", verb, name, why)
			}
		}
	}
}

func TestExport(t *testing.T) {
	file := array("[White \"Andr\xe9\"]\n\n1. e4 {x} *\n")
	for encoding, want := range map[string]string{"": "Andr\u00e9", "utf-8": "Andr\u00e9", "latin1": "Andr\xe9", "iso-8859-1": "Andr\xe9", "ascii": "Andr?"} {
		answer := invoke("export", file, map[string]any{"encoding": encoding, "comments": "omit"})
		if out := part(answer, "bytes"); !strings.Contains(out, want) || !strings.HasSuffix(out, "\n\n1. e4 *\n\n") || !strings.Contains(part(answer, "json"), `"changes":[`) {
			t.Errorf("%q: %q, %s", encoding, out, part(answer, "json"))
		}
	}
	job := map[string]any{"job": invoke("open", "export", map[string]any{"as": "reduced"}).Get("job")}
	out := part(invoke("push", file, job), "bytes") + part(invoke("finish", "", job), "bytes")
	if !strings.HasPrefix(out, "[Event \"?\"]\n") {
		t.Errorf("%q", out)
	}
	if why := invoke("export", file, map[string]any{"order": "of size"}).Get("refused"); !strings.Contains(why.String(), "order must be file or collate") {
		t.Error(why)
	}
}

func TestApply(t *testing.T) {
	file := array("[Event \"a\tb\"]\n\n*\n")
	safe := invoke("apply", file, map[string]any{"safe": true})
	if out := part(safe, "bytes"); !strings.HasPrefix(out, `[Event "a b"]`) || !strings.Contains(part(safe, "json"), `"applied":`) {
		t.Errorf("%q, %s", out, part(safe, "json"))
	}
	edits := []any{map[string]any{"from": 8, "to": 11, "text": "\u00e9"}}
	if out := part(invoke("apply", file, map[string]any{"fixes": []any{edits, edits}}), "bytes"); out != "[Event \"é\"]\n\n*\n" {
		t.Errorf("%q", out)
	}
	if why := invoke("apply", file, map[string]any{"fixes": []any{[]any{map[string]any{"from": -1}}}}).Get("refused"); !strings.Contains(why.String(), "options.fixes[0].from") {
		t.Error(why)
	}
}

func TestLegalMoves(t *testing.T) {
	for isChess960, castling := range map[bool]string{false: `["O-O","e1g1",12740]`, true: `["O-O","e1h1",12740]`} {
		moves := part(invoke("legalMoves", array("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), map[string]any{"isChess960": isChess960}), "json")
		if !strings.Contains(moves, castling) || !strings.Contains(moves, `["Rh8+","h1h8",`) {
			t.Error(moves)
		}
	}
	if why := invoke("legalMoves", array("8/8 w"), map[string]any{"isChess960": false}).Get("refused"); why.Type() != js.TypeString {
		t.Errorf("%v", why)
	}
}

func TestSearch(t *testing.T) {
	file := array("1. e4 *\n\n1. d4 e5 (1... c5) *\n")
	for _, options := range []map[string]any{{"position": "rnbqkbnr/pp1ppppp/8/2p5/3P4/8/PPP1PPPP/RNBQKBNR w", "variations": true, "moves": false}, {"position": "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR"}} {
		answer := invoke("parse", file, options)
		if games := part(answer, "games"); strings.Contains(games, "e4") || strings.Contains(games, "1. d4") == (options["moves"] == false) || games == "" {
			t.Errorf("%v: %q", options, games)
		}
	}
	for _, verb := range []string{"parse", "games"} {
		options := map[string]any{"material": "K"}
		for _, answer := range []js.Value{invoke("parse", file, options), invoke("open", verb, options)} {
			if why := answer.Get("refused"); why.Type() != js.TypeString || !strings.HasPrefix(why.String(), "material: ") {
				t.Errorf("%s: %v", verb, why)
			}
		}
	}
}

func TestJobs(t *testing.T) {
	for verb, has := range map[string]string{"parse": "1. d4 *\n", "games": `"rule":"text/tab-in-string"`, "validate": ""} {
		job := map[string]any{"job": invoke("open", verb, map[string]any{"from": 2}).Get("job")}
		invoke("push", array("[White \"a\"]\n\n1. e4 *\n\n[White \"b\tc\"]\n\n1. d"), job)
		invoke("push", array("4 *\n"), job)
		last := invoke("finish", "", job)
		if games := part(last, "games"); !strings.Contains(games, has) || strings.Contains(games, "e4") || !strings.Contains(part(last, "json"), `"gameCount":2`) {
			t.Errorf("%s: %q, %s", verb, games, part(last, "json"))
		}
	}
	if failure := invoke("open", "dance", map[string]any{}).Get("error"); failure.Type() != js.TypeString {
		t.Error("a job that there is not is taken")
	}
}

func TestEdit(t *testing.T) {
	file := array("[Event \"a\"]\n\n1. e4 *\n")
	answer := invoke("edit", file, map[string]any{"edits": `[{"game":1,"tag":"Event","value":"b"}]`})
	if out := part(answer, "bytes"); out != "[Event \"b\"]\n\n1. e4 *\n" || !strings.Contains(part(answer, "json"), `"changed":[{"game":1,"what":"tag"`) {
		t.Errorf("%q, %s", out, part(answer, "json"))
	}
	if why := invoke("edit", file, map[string]any{"edits": `[{"game":2,"tag":"Event","value":"b"}]`}).Get("refused"); !strings.Contains(why.String(), "edits[0].game is 2") {
		t.Error(why)
	}
}

func TestWrite(t *testing.T) {
	write := func(game string, options map[string]any) (out, refused string) {
		job := map[string]any{"job": invoke("open", "write", options).Get("job")}
		for _, answer := range []js.Value{invoke("push", array(game+"\n"), job), invoke("finish", "", job)} {
			if out += part(answer, "bytes"); !answer.Get("refused").IsUndefined() {
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
	file := array("[White \"a\"]\n\n1. e4 *\n")
	answer := invoke("convert", file, map[string]any{"convert": `{"to":"uci"}`})
	if out := part(answer, "bytes"); !strings.Contains(out, "position startpos moves e2e4") || !strings.Contains(part(answer, "json"), `"lines":1`) {
		t.Errorf("%q, %s", out, part(answer, "json"))
	}
	if why := invoke("convert", file, map[string]any{"convert": `{"to":"pdf"}`}).Get("refused"); !strings.Contains(why.String(), "convert.to") {
		t.Error(why)
	}
}

func TestRules(t *testing.T) {
	if list := part(invoke("rules", "", nil), "json"); !strings.HasPrefix(list, `[{"name":"annotation/`) || !strings.Contains(list, `"name":"text/tab-in-string"`) {
		t.Error(list)
	}
}

func TestBlocks(t *testing.T) {
	page := array("<pre class=pgn>1. e4 *</pre><FEN>8/8/8/8/8/8/8/K1k5 w - - 0 1</FEN>")
	for notation, want := range map[string]string{"pgn": `"text":"1. e4 *"`, "fen": `"container":"fen"`} {
		if json := part(invoke("blocks", page, map[string]any{"notation": notation}), "json"); !strings.Contains(json, want) || strings.Count(json, `"container"`) != 1 {
			t.Errorf("%s: %s", notation, json)
		}
	}
}
