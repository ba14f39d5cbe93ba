package api

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pbn/core/pbi"
	"pbn/core/pbi/answers"
	"pbn/core/pbi/docs"
	"pbn/core/pbi/export"
	"pbn/core/pbi/rules"
	"pbn/core/wire"
)

// problemFile has three problems: one with a long board, one with a knight as N, and one without a source.
const problemFile = "#PBI 1.2\nA. Chance:8/111111111S/k7/p7/8/8/Q3K3/7R:#2:1|Chances|2026|1:::Rh1-b1:!:\n" +
	"B:8/7N/k7/p7/8/8/Q3K3/7R:#2:2|Chances|2026|1:::::\nC:8/8/8/8/8/8/8/K1k5:h#2::::::\n"

// TestProblemsOfChess: the verbs of PBI answer as the core does.
func TestProblemsOfChess(t *testing.T) {
	stream := func() []byte { return []byte(problemFile) }
	exported, _ := pbi.Export(pbi.Bytes(stream()), export.Options{})
	fixed, applied, _ := pbi.ApplySafe(stream(), 0, nil)
	parsed, err := answers.ParseFrom(pbi.Bytes(stream()), wire.Options{})
	if err != nil || applied == 0 {
		t.Fatal(err, applied)
	}
	page, _ := docs.Explain("position/knight")
	const inUTF8 = "application/x-pbi; charset=utf-8"
	for _, c := range []struct{ path, contentType, want string }{
		{"/api/pbi/parse", jsonType, string(parsed)},
		{"/api/pbi/validate", jsonType, string(answers.Validate(stream(), wire.Options{}, pbi.Options{}))},
		{"/api/pbi/validate?format=text&as=export", textType, string(text(pbi.Validate(pbi.Bytes(stream()), pbi.Options{AsExport: true})))},
		{"/api/pbi/export", inUTF8, string(exported)},
		{"/api/pbi/fix", inUTF8, string(fixed)},
		{"/api/pbi/rules", jsonType, string(wire.Rules(rules.All(), rules.Of))},
		{"/api/pbi/rules/position/knight", markdownType, page},
	} {
		method := "POST"
		if strings.HasPrefix(c.path, "/api/pbi/rules") {
			method = "GET"
		}
		w := call(method, c.path, strings.NewReader(problemFile))
		if w.Code != http.StatusOK || w.Body.String() != c.want || w.Header().Get("Content-Type") != c.contentType {
			t.Errorf("%s: %d %s\n%.300s\nwant\n%.300s", c.path, w.Code, w.Header().Get("Content-Type"), w.Body, c.want)
		}
	}
	for path, want := range map[string]string{
		"/api/pbi/validate?as=reduced":                          `\"as\" must be import or export`,
		"/api/pbi/export?encoding=latin1":                       "not a parameter of this address",
		"/api/validate":                                         "This is PBI, a notation for chess problems. POST it to /api/pbi/validate.",
		"/api/pgn/document":                                     "This is PBI, a notation for chess problems. POST it to /api/pbi/document.",
		"/api/pbi/document":                                     "The file has no problem",
		"/api/pbi/edit":                                         `[{\"problem\":1,\"set\":{\"status\":\"!\"}}]`,
		"/api/pbi/edit?edits=[{\"game\":1}]":                    "an object with problem and set",
		"/api/pbi/edit?edits=[{\"problem\":9,\"remove\":true}]": "edits[0].problem is 9",
	} {
		if w := call("POST", path, strings.NewReader(problemFile)); w.Code == http.StatusOK || !strings.Contains(w.Body.String(), want) {
			t.Errorf("%s: %d %s", path, w.Code, w.Body)
		}
	}
	edits := url.QueryEscape(`[{"problem":3,"set":{"status":"?"}}]`)
	if w := call("POST", "/api/pbi/edit?edits="+edits, strings.NewReader(problemFile)); w.Body.String() != strings.Replace(problemFile, "h#2::::::", "h#2:::::?:", 1) ||
		w.Header().Get("Pbn-Changes") != "1" {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	for body, want := range map[string]string{
		"BeginProblem\n": "a file of chess problems for other programs (Popeye)", "---\nalgebraic: {white: [Ka1]}\n": "Olive", "[White \"a\"]\n[Black \"b\"]\n\n1. e4 *\n": "POST it to /api/pgn/validate.",
	} {
		if w := call("POST", "/api/pbi/validate", strings.NewReader(body)); w.Code != http.StatusUnsupportedMediaType || !strings.Contains(w.Body.String(), want) {
			t.Errorf("%d %s", w.Code, w.Body)
		}
	}
}
