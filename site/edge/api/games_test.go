package api

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"pbn/core/pgn"
	"pbn/core/pgn/answers"
	"pbn/core/pgn/docs"
	"pbn/core/pgn/export"
	"pbn/core/pgn/rules"
	"pbn/core/wire"
)

// chessFile has three games: one with a tab in a name, one with an illegal move, and one that is fine.
const chessFile = "[White \"Lee,\tAnn\"]\n[Black \"Zoë\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n" +
	"[White \"a\"]\n[Black \"b\"]\n\n1. e4 Ke6 *\n\n[White \"a\"]\n[Black \"b\"]\n\n1. d4 {best} d5 (1... f5) *\n"

// TestChess: the verbs of PGN answer as the core does.
func TestChess(t *testing.T) {
	stream := func() []byte { return []byte(chessFile) }
	exported := func(options export.Options) string {
		out, _ := pgn.Export(pgn.Bytes(stream()), options)
		return string(out)
	}
	fixed, applied, _ := pgn.ApplySafe(stream(), 0, nil)
	if applied == 0 {
		t.Fatal("nothing to fix")
	}
	parsed, err := answers.ParseFrom(pgn.Bytes(stream()), wire.Options{})
	if err != nil {
		t.Fatal(err)
	}
	window, _ := answers.ParseFrom(pgn.Bytes(stream()), wire.Options{From: 2, Count: 1})
	page, _ := docs.Explain("move/illegal")
	const pgnUTF8 = "application/vnd.chess-pgn; charset=utf-8"
	for _, c := range []struct{ path, contentType, want string }{
		{"/api/pgn/parse", jsonType, string(parsed)},
		{"/api/pgn/parse?from=2&count=1", jsonType, string(window)},
		{"/api/pgn/validate", jsonType, string(answers.Validate(stream(), wire.Options{}, pgn.Options{}))},
		{"/api/pgn/validate?as=reduced", jsonType, string(answers.Validate(stream(), wire.Options{}, pgn.Options{As: pgn.ReducedFormat}))},
		{"/api/pgn/validate?format=text&as=export", textType, string(text(pgn.Validate(pgn.Bytes(stream()), pgn.Options{As: pgn.ExportFormat})))},
		{"/api/pgn/export", pgnUTF8, exported(export.Options{})},
		{"/api/pgn/export?as=reduced&encoding=latin1", "application/vnd.chess-pgn; charset=iso-8859-1", exported(export.Options{Reduced: true, Encoding: export.Latin1})},
		{"/api/pgn/export?encoding=ascii&comments=omit", "application/vnd.chess-pgn; charset=us-ascii", exported(export.Options{NoComments: true, Encoding: export.ASCII})},
		{"/api/pgn/export?encoding=utf-8&variations=omit&nags=omit&clocks=omit&escapes=omit", pgnUTF8,
			exported(export.Options{NoVariations: true, NoNAGs: true, NoClocks: true, NoEscapes: true})},
		{"/api/pgn/fix", pgnUTF8, string(fixed)},
		{"/api/pgn/rules", jsonType, string(wire.Rules(rules.All(), rules.Of))},
		{"/api/pgn/rules?format=text", textType, string(wire.RuleTable(rules.All(), rules.Of))},
		{"/api/pgn/rules/move/illegal", markdownType, page},
	} {
		method := "POST"
		if strings.HasPrefix(c.path, "/api/pgn/rules") {
			method = "GET"
		}
		w := call(method, c.path, strings.NewReader(chessFile))
		if w.Code != http.StatusOK || w.Body.String() != c.want || w.Header().Get("Content-Type") != c.contentType {
			t.Errorf("%s: %d %s\n%.300s\nwant\n%.300s", c.path, w.Code, w.Header().Get("Content-Type"), w.Body, c.want)
		}
	}
	w := call("POST", "/api/pgn/fix", strings.NewReader(chessFile), "Content-Type", "application/x-chess-pgn")
	if w.Header().Get("Pbn-Fixes") == "0" || w.Header().Get("Content-Disposition") != `attachment; filename="changed.pgn"` {
		t.Errorf("%v", w.Header())
	}
	var said struct {
		Applied, GameCount int
		Diagnostics        []struct{ Rule, Move string }
	}
	if err := json.Unmarshal(call("POST", "/api/pgn/fix?format=json", strings.NewReader(chessFile)).Body.Bytes(), &said); err != nil || said.Applied != applied || said.GameCount != 3 {
		t.Errorf("%v %+v", err, said)
	}
}

// TestChessEdit: edits are made, or refused, as in the package.
func TestChessEdit(t *testing.T) {
	const one = "[White \"a\"]\n[Black \"b\"]\n\n1. e4 e5 *\n"
	ask := func(edits, more string) *httptest.ResponseRecorder {
		return call("POST", "/api/pgn/edit?edits="+url.QueryEscape(edits)+more, strings.NewReader(one))
	}
	w := ask(`[{"game":1,"move":1,"value":"c5"}]`, "")
	if w.Code != http.StatusOK || w.Body.String() != strings.Replace(one, "e5", "c5", 1) || w.Header().Get("Pbn-Changes") != "1" ||
		w.Header().Get("Content-Type") != "application/vnd.chess-pgn; charset=utf-8" {
		t.Errorf("%d %v %s", w.Code, w.Header(), w.Body)
	}
	const bad = `[{"game":1,"tag":"Result","value":"won"}]`
	if w := ask(bad, ""); w.Code != http.StatusUnprocessableEntity || !strings.Contains(w.Body.String(), "#refused") {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if w := ask(bad, "&format=json"); w.Code != http.StatusOK || !strings.Contains(w.Body.String(), `"refused":[`) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	for edits, want := range map[string]string{
		"{}":                                 "the edits have to be an array",
		`[{"game":2,"result":"*"}]`:          "game is 2",
		`[{"game":1,"move":0,"value":"e5"}]`: "1. e5 is not possible",
	} {
		if w := ask(edits, ""); w.Code != http.StatusBadRequest || !strings.Contains(w.Body.String(), want) {
			t.Errorf("%s: %d %s", edits, w.Code, w.Body)
		}
	}
	if w := call("POST", "/api/pgn/edit", strings.NewReader(one)); w.Code != http.StatusBadRequest || !strings.Contains(w.Body.String(), "PgnEdit[]") {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}

// TestChessDocument: the blocks of a document are written anew, and it comes back as it was sent.
func TestChessDocument(t *testing.T) {
	const article = "<html><p>Caf\xE9</p><pre class=\"pgn\">1. e4 e5 (1... c5) *</pre></html>"
	want, _ := pgn.ExportDocument([]byte(article), 0, export.Options{NoVariations: true})
	w := call("POST", "/api/pgn/document?variations=omit", strings.NewReader(article), "Content-Type", "text/html")
	if w.Code != http.StatusOK || w.Body.String() != string(want) || w.Header().Get("Content-Type") != "text/html" || !strings.Contains(string(want), "[Event") {
		t.Errorf("%d %v %s", w.Code, w.Header(), w.Body)
	}
	if w := call("POST", "/api/pgn/document", strings.NewReader("<p>none</p>")); w.Code != http.StatusUnprocessableEntity || !strings.Contains(w.Body.String(), "no block of PGN") {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if w := call("POST", "/api/pgn/document?format=json", strings.NewReader(article)); w.Code != http.StatusOK || !strings.Contains(w.Body.String(), `"gameCount":1`) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}

// TestChessSeverities: rules are known by their names, as those of bridge.
func TestChessSeverities(t *testing.T) {
	w := call("POST", "/api/pgn/validate?format=text&severities=move/illegal:off,text/tab-in-string:info", strings.NewReader(chessFile))
	if body := w.Body.String(); w.Code != http.StatusOK || strings.Contains(body, "move/illegal") || !strings.Contains(body, "info: A value has no tabs") {
		t.Errorf("%d %s", w.Code, body)
	}
	for path, want := range map[string]string{
		"/api/pgn/validate?severities=deal/rotation:off": "there is no rule “deal/rotation”",
		"/api/pgn/validate?as=fast":                      `\"as\" must be import or export or reduced`,
		"/api/pgn/export?inherit=keep":                   `\"inherit\" is not a parameter of this address`,
		"/api/pgn/parse?from=0":                          `\"from\" must be a positive integer`,
		"/api/pgn/fix?sourceEncoding=x":                  `\"sourceEncoding\" must be`,
	} {
		if w := call("POST", path, strings.NewReader(chessFile)); w.Code != http.StatusBadRequest || !strings.Contains(w.Body.String(), want) {
			t.Errorf("%s: %d %s", path, w.Code, w.Body)
		}
	}
}

// TestChessElsewhere: a file at the address of another notation is refused with the address of its own.
func TestChessElsewhere(t *testing.T) {
	for _, c := range []struct{ path, file, want string }{
		{"/api/validate", chessFile, "This is PGN, a notation for chess. POST it to /api/pgn/validate."},
		{"/api/solve", chessFile, "There is nothing here"},
		{"/api/optimum", chessFile, "This is PGN, a notation for chess. The addresses for it begin with /api/pgn/."},
		{"/api/pgn/validate", "% PBN 2.1\n[Board \"1\"]\n", "This is PBN, a notation for bridge. POST it to /api/validate."},
		{"/api/pgn/parse", "\x89PNG\r\n", "This is a picture (PNG)."},
	} {
		if w := call("POST", c.path, strings.NewReader(c.file)); w.Code < 400 || !strings.Contains(w.Body.String(), c.want) {
			t.Errorf("%s: %d %s", c.path, w.Code, w.Body)
		}
	}
	if w := call("POST", "/api/pgn/export", strings.NewReader("hello")); w.Code != http.StatusUnprocessableEntity {
		t.Errorf("no game: %d %s", w.Code, w.Body)
	}
	if w := call("POST", "/api/pgn/parse", strings.NewReader("1. e4 e5 *\n")); w.Code != http.StatusOK {
		t.Errorf("no tags: %d %s", w.Code, w.Body)
	}
}

// TestLongChess: the limits hold for games of chess, and the JSON of many comes in parts.
func TestLongChess(t *testing.T) {
	narrow := limits
	narrow.Game, narrow.Games = 1000, 3000
	ask := func(path, file string) (int, string) {
		w := callWith(narrow, "POST", path, strings.NewReader(file))
		return w.Code, w.Body.String()
	}
	code, body := ask("/api/pgn/validate", "[White \"a\"]\n[Black \"b\"]\n\n{"+strings.Repeat("long ", 1000)+"} 1. e4 *\n")
	if code != http.StatusUnprocessableEntity || !strings.Contains(body, "No game of chess is that long") {
		t.Errorf("%d %s", code, body)
	}
	game := "[White \"a\"]\n[Black \"b\"]\n\n1. e4 e5 2. Nf3 *\n\n"
	var part struct {
		Next  int
		Games []struct{ Number int }
	}
	code, body = ask("/api/pgn/parse", strings.Repeat(game, 20))
	if err := json.Unmarshal([]byte(body), &part); err != nil || code != http.StatusOK || part.Next == 0 || part.Next != len(part.Games)+1 {
		t.Errorf("%d %v %+v", code, err, part)
	}
	whole, _ := pgn.Export(pgn.Bytes([]byte(game)), export.Options{})
	narrow.Answer = len(whole) - 1
	if code, body = ask("/api/pgn/export", game); code != http.StatusUnprocessableEntity || !strings.Contains(body, "#too-long") {
		t.Errorf("%d %s", code, body)
	}
}
