package api

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pbn/core/pdn"
	"pbn/core/pdn/answers"
	"pbn/core/pdn/docs"
	"pbn/core/pdn/export"
	"pbn/core/pdn/rules"
	"pbn/core/wire"
)

// draughtsFile has three games: one with blanks in a move, one with an illegal move, and one with a variation.
const draughtsFile = "[GameType \"20\"]\n[White \"Zoë\"]\n\n1. 32 - 28 19-23 2. 28x19 14x23 2-0\n\n" +
	"[GameType \"20\"]\n\n1. 32-28 19-24 2. 28-32 *\n\n[GameType \"25\"]\n\n1. c3-d4 {best} d6-c5 (1... b6-a5) *\n"

// TestDraughts: the verbs of PDN answer as the core does.
func TestDraughts(t *testing.T) {
	stream := func() []byte { return []byte(draughtsFile) }
	exported := func(options export.Options) string {
		out, _ := pdn.Export(pdn.Bytes(stream()), options)
		return string(out)
	}
	fixed, applied, _ := pdn.ApplySafe(stream(), 0, nil)
	parsed, err := answers.ParseFrom(pdn.Bytes(stream()), wire.Options{})
	if err != nil || applied == 0 {
		t.Fatal(err, applied)
	}
	page, _ := docs.Explain("move/illegal")
	const inUTF8 = "application/x-draughts-pdn; charset=utf-8"
	for _, c := range []struct{ path, contentType, want string }{
		{"/api/pdn/parse", jsonType, string(parsed)},
		{"/api/pdn/validate", jsonType, string(answers.Validate(stream(), wire.Options{}, pdn.Options{}))},
		{"/api/pdn/validate?format=text&as=export", textType, string(text(pdn.Validate(pdn.Bytes(stream()), pdn.Options{As: pdn.ExportFormat})))},
		{"/api/pdn/export", inUTF8, exported(export.Options{})},
		{"/api/pdn/export?notation=algebraic&captures=full&separator=result&missing=fill", inUTF8,
			exported(export.Options{Notation: export.Algebraic, LongCaptures: true, Separator: export.Result, FillMissing: true})},
		{"/api/pdn/export?encoding=latin1&variations=omit", "application/x-draughts-pdn; charset=iso-8859-1", exported(export.Options{Encoding: export.Latin1, NoVariations: true})},
		{"/api/pdn/fix", inUTF8, string(fixed)},
		{"/api/pdn/rules", jsonType, string(wire.Rules(rules.All(), rules.Of))},
		{"/api/pdn/rules/move/illegal", markdownType, page},
	} {
		method := "POST"
		if strings.HasPrefix(c.path, "/api/pdn/rules") {
			method = "GET"
		}
		w := call(method, c.path, strings.NewReader(draughtsFile))
		if w.Code != http.StatusOK || w.Body.String() != c.want || w.Header().Get("Content-Type") != c.contentType {
			t.Errorf("%s: %d %s\n%.300s\nwant\n%.300s", c.path, w.Code, w.Header().Get("Content-Type"), w.Body, c.want)
		}
	}
	for path, want := range map[string]string{
		"/api/pdn/validate?as=reduced":              `\"as\" must be import or export`,
		"/api/pdn/fix?sourceEncoding=x":             `utf-16le, windows-1251, koi8-r, ibm866 or utf-16be`,
		"/api/validate":                             "This is PDN, a notation for draughts. POST it to /api/pdn/validate.",
		"/api/pgn/parse":                            "This is PDN, a notation for draughts. POST it to /api/pdn/parse.",
		"/api/solve":                                "There is nothing here",
		"/api/pdn/export?severities=move/illegal:x": "not a parameter of this address",
	} {
		if w := call("POST", path, strings.NewReader(draughtsFile)); w.Code == http.StatusOK || !strings.Contains(w.Body.String(), want) {
			t.Errorf("%s: %d %s", path, w.Code, w.Body)
		}
	}
	const one = "[GameType \"20\"]\n\n1. 32-28 19-23 *\n"
	if w := call("POST", "/api/pdn/edit?edits="+url.QueryEscape(`[{"game":1,"move":1,"value":"18-22"}]`), strings.NewReader(one)); w.Body.String() != strings.Replace(one, "19-23", "18-22", 1) ||
		w.Header().Get("Pbn-Changes") != "1" {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	w := call("POST", "/api/pdn/export?sourceEncoding=windows-1251", strings.NewReader("[White \"\xC8\xE2\xE0\xED\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n"))
	if !strings.Contains(w.Body.String(), `[White "Иван"]`) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if w := call("POST", "/api/pdn/validate", strings.NewReader("[White \"a\"]\n[Black \"b\"]\n\n1. e4 *\n")); !strings.Contains(w.Body.String(), "POST it to /api/pgn/validate.") {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}
