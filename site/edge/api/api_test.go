package api

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"pbn/core/convert"
	"pbn/core/convert/docs"
	"pbn/core/diag"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/plain"
	"pbn/core/source"
	"pbn/core/wire"
)

var limits = Limits{Body: 1 << 20, Whole: 256 << 10, Boards: 2, Solving: 10 * time.Second, Held: 16 << 20, Games: 4 << 20, Answer: 8 << 20, Patience: time.Minute}

// call answers a request; header are names and values.
func call(method, path string, body io.Reader, header ...string) *httptest.ResponseRecorder {
	return callWith(limits, method, path, body, header...)
}

// callWith is call within other limits.
func callWith(limits Limits, method, path string, body io.Reader, header ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, path, body)
	for pair := range slices.Chunk(header, 2) {
		r.Header.Set(pair[0], pair[1])
	}
	w := httptest.NewRecorder()
	New(limits).ServeHTTP(w, r)
	return w
}

const (
	file = "[Board \"1\"]\n\n[Board \"2\"]\n\n[Board \"x\"]\n"
	page = "<p>Caf\xE9</p>\n<PBN>\n[Board \"1\"]\n</PBN>\n"
)

func exported(options export.Options) string {
	out, _ := pbn.Export(pbn.Bytes([]byte(file)), options)
	return string(out)
}

func TestAnswers(t *testing.T) {
	document, _ := pbn.ExportDocument([]byte(page), source.Automatic, export.Options{})
	_, exportReport := answers.Export([]byte(file), wire.Options{}, export.Options{})
	_, documentReport := answers.ExportDocument([]byte(page), wire.Options{}, export.Options{})
	markdown, _ := docs.Explain("tag/unknown")
	latin1 := string(answers.Validate([]byte("{caf\xC3\xA9}\n"+file), wire.Options{Encoding: "iso-8859-1"}, pbn.Options{}))
	report := pbn.Validate(pbn.Bytes([]byte(file)), pbn.Options{})
	rendered := diag.Rendering{Rules: rules.Of, Path: "-"}.Append(nil, report.Text, &report.Diagnostics.Items[0])
	for _, c := range []struct{ path, body, contentType, want string }{
		{"/api/parse", file, jsonType, string(parsed([]byte(file), wire.Options{}))},
		{"/api/parse?from=2&count=1", file, jsonType, string(parsed([]byte(file), wire.Options{From: 2, Count: 1}))},
		{"/api/validate", file, jsonType, string(answers.Validate([]byte(file), wire.Options{}, pbn.Options{}))},
		{"/api/validate", "", jsonType, string(answers.Validate(nil, wire.Options{}, pbn.Options{}))},
		{"/api/validate?as=export", file, jsonType, string(answers.Validate([]byte(file), wire.Options{}, pbn.Options{AsExport: true}))},
		{"/api/validate?sourceEncoding=latin1", "{caf\xC3\xA9}\n" + file, jsonType, latin1},
		{"/api/validate?format=text", file, textType, string(rendered) + "-: 3 games, 1 error, 0 warnings, 0 infos\n"},
		{"/api/validate?format=text&severities=tag/invalid-value:off", file, textType, "-: 3 games, 0 errors, 0 warnings, 0 infos\n"},
		{"/api/export", file, "application/x-pbn; charset=iso-8859-1", exported(export.Options{})},
		{"/api/export?missing=omit", file, "application/x-pbn; charset=iso-8859-1", exported(export.Options{Missing: export.Omit})},
		{"/api/export?encoding=ascii", file, "application/x-pbn; charset=us-ascii", exported(export.Options{Encoding: plain.ASCII})},
		{"/api/export?encoding=utf-8", file, "application/x-pbn; charset=utf-8", exported(export.Options{Encoding: plain.UTF8})},
		{"/api/export?encoding=utf8", file, "application/x-pbn; charset=utf-8", exported(export.Options{Encoding: plain.UTF8})},
		{"/api/export?format=json", file, jsonType, string(exportReport)},
		{"/api/document", page, "text/html; charset=windows-1252", string(document)},
		{"/api/document?format=json", page, jsonType, string(documentReport)},
		{"/api/rules", "", jsonType, string(wire.Rules(convert.AllRules(), convert.Rules))},
		{"/api/rules/tag/unknown", "", "text/markdown; charset=utf-8", markdown},
		{"/api/rules/tag/unknown?format=text", "", textType, markdown},
	} {
		method := "POST"
		if strings.HasPrefix(c.path, "/api/rules") {
			method = "GET"
		}
		w := call(method, c.path, strings.NewReader(c.body), "Content-Type", "text/html; charset=windows-1252")
		if w.Code != http.StatusOK || w.Header().Get("Content-Type") != c.contentType || w.Body.String() != c.want {
			t.Errorf("%s: %d %s\n%q\nwant %q", c.path, w.Code, w.Header().Get("Content-Type"), w.Body, c.want)
		}
		if method == "GET" {
			if head := call("HEAD", c.path, nil); head.Body.Len() > 0 || head.Header().Get("Content-Length") != w.Header().Get("Content-Length") {
				t.Errorf("HEAD %s: %d bytes, %v", c.path, head.Body.Len(), head.Header())
			}
		}
	}
}

func TestHeaders(t *testing.T) {
	w := call("POST", "/api/export", strings.NewReader(file), "Origin", "https://club.example")
	for name, want := range map[string]string{
		"Access-Control-Allow-Origin": "*",
		"Content-Disposition":         `attachment; filename="export.pbn"`,
		"Content-Security-Policy":     "default-src 'none'; sandbox",
		"Pbn-Diagnostics":             "error=1, warning=0, info=0",
		"X-Content-Type-Options":      "nosniff",
	} {
		if got := w.Header().Get(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	for path, allowed := range map[string]string{"/api/export": "POST, OPTIONS", "/api/rules": "GET, HEAD, OPTIONS"} {
		w := call("OPTIONS", path, nil, "Origin", "https://club.example", "Access-Control-Request-Method", "POST")
		if w.Code != http.StatusNoContent || w.Body.Len() > 0 || w.Header().Get("Access-Control-Allow-Methods") != allowed ||
			w.Header().Get("Allow") != allowed || w.Header().Get("Access-Control-Allow-Headers") != "*" {
			t.Errorf("OPTIONS %s: %d %v", path, w.Code, w.Header())
		}
	}
	for sent, answered := range map[string]string{
		"":                                  "application/octet-stream",
		"application/x-www-form-urlencoded": "application/octet-stream",
		"image/svg+xml":                     "application/octet-stream",
		"text/markdown; variant=GFM":        "text/markdown; variant=GFM",
	} {
		if got := call("POST", "/api/document", strings.NewReader(page), "Content-Type", sent).Header().Get("Content-Type"); got != answered {
			t.Errorf("a document of type %q is answered as %s", sent, got)
		}
	}
}

func TestIndexListsRoutesAndProblems(t *testing.T) {
	var index struct {
		Routes []struct {
			Method, Path string
			Parameters   []parameter
		}
		Problems []kind
		MaxBody  int64
	}
	for _, path := range []string{"/api", "/api/"} {
		if err := json.Unmarshal(call("GET", path, nil).Body.Bytes(), &index); err != nil || index.MaxBody != limits.Body || len(index.Problems) != len(kinds) {
			t.Errorf("%s: %v %+v", path, err, index)
		}
	}
	for _, r := range index.Routes {
		path := strings.ReplaceAll(r.Path, "{rule}", "tag/unknown")
		if strings.HasSuffix(r.Path, "/edit") {
			path += "?edits=[]"
		}
		body := page
		switch {
		case r.Path == "/api/pgn/document":
			body = "<PGN>\n1. e4 e5 *\n</PGN>\n"
		case strings.HasPrefix(r.Path, "/api/pgn/"):
			body = "1. e4 e5 *\n"
		case r.Path == "/api/pdn/document":
			body = "<PDN>\n1. 32-28 19-23 *\n</PDN>\n"
		case strings.HasPrefix(r.Path, "/api/pdn/"):
			path = strings.ReplaceAll(path, "tag/unknown", "move/illegal")
			body = "1. 32-28 19-23 *\n"
		case r.Path == "/api/pbi/document":
			body = "<PBI>" + problemFile + "</PBI>"
		case strings.HasPrefix(r.Path, "/api/pbi/"):
			path = strings.ReplaceAll(path, "tag/unknown", "position/knight")
			body = problemFile
		}
		if w := call(r.Method, path, strings.NewReader(body)); w.Code != http.StatusOK {
			t.Errorf("%s %s: %d %s", r.Method, r.Path, w.Code, w.Body)
		}
	}
}

// brokenBody is a body that ends before it should.
type brokenBody struct{}

func (brokenBody) Read([]byte) (int, error) { return 0, errors.New("the client went away") }

func TestProblems(t *testing.T) {
	big := strings.Repeat("x", int(limits.Body)+1)
	for _, c := range []struct {
		method, path string
		body         io.Reader
		header       []string
		kind         kind
		detail       string
	}{
		{"POST", "/api/shuffle", strings.NewReader(file), nil, notFound, "GET /api"},
		{"POST", "/api/export/", strings.NewReader(file), nil, notFound, "GET /api"},
		{"GET", "/elsewhere", nil, nil, notFound, "GET /api"},
		{"OPTIONS", "/api/shuffle", nil, nil, notFound, "GET /api"},
		{"GET", "/api/rules/no/rule", nil, nil, notFound, "no such rule"},
		{"GET", "/api/rules/tag/../tag/unknown", nil, nil, notFound, "no such rule"},
		{"GET", "/api/export", nil, nil, badMethod, "POST"},
		{"PUT", "/api/export", strings.NewReader(file), nil, badMethod, "POST"},
		{"POST", "/api/rules", strings.NewReader(file), nil, badMethod, "GET"},
		{"POST", "/api/parse?from=0", strings.NewReader(file), nil, badParameter, `"from" must be a positive integer`},
		{"POST", "/api/parse?count=many", strings.NewReader(file), nil, badParameter, `"count" must be`},
		{"POST", "/api/parse?as=export", strings.NewReader(file), nil, badParameter, `"as" is not a parameter of this address. The parameters are from, count, notation, sourceEncoding.`},
		{"POST", "/api/parse?from=1&from=2", strings.NewReader(file), nil, badParameter, `"from" may be given only once.`},
		{"POST", "/api/parse?from=%zz", strings.NewReader(file), nil, badParameter, "cannot be read"},
		{"GET", "/api?format=text", nil, nil, badParameter, `"format" is not a parameter of this address.`},
		{"GET", "/api/rules?format=xml", nil, nil, badParameter, "must be json or text"},
		{"POST", "/api/parse?sourceEncoding=klingon", strings.NewReader(file), nil, badParameter, "utf-8"},
		{"POST", "/api/validate?sourceEncoding=klingon", strings.NewReader(file), nil, badParameter, "utf-8"},
		{"POST", "/api/validate?as=exported", strings.NewReader(file), nil, badParameter, "must be import or export"},
		{"POST", "/api/validate?as=", strings.NewReader(file), nil, badParameter, "must be import or export"},
		{"POST", "/api/validate?severities=no/rule:off", strings.NewReader(file), nil, badParameter, "there is no rule"},
		{"POST", "/api/validate?severities=tag/unknown", strings.NewReader(file), nil, badParameter, "severity of tag/unknown"},
		{"POST", "/api/export?sourceEncoding=klingon", strings.NewReader(file), nil, badParameter, "utf-8"},
		{"POST", "/api/document?sourceEncoding=klingon", strings.NewReader(file), nil, badParameter, "utf-8"},
		{"POST", "/api/export?encoding=utf16", strings.NewReader(file), nil, badParameter, "must be iso-8859-1 or ascii or utf-8"},
		{"POST", "/api/export", brokenBody{}, nil, broken, "ended before"},
		{"POST", "/api/export", strings.NewReader("hello"), nil, noGame, "."},
		{"POST", "/api/export", strings.NewReader(""), nil, noGame, "."},
		{"POST", "/api/document", strings.NewReader("<p>No deal today.</p>"), nil, noGame, "no block"},
		{"POST", "/api/export", strings.NewReader(file), []string{"Content-Encoding", "zstd"}, noFile, "br, gzip"},
		{"POST", "/api/export", strings.NewReader(file), []string{"Content-Encoding", "gzip"}, badCoding, "gzip"},
		{"POST", "/api/export", strings.NewReader(file), []string{"Content-Encoding", "gzip, br"}, noFile, "br, gzip"},
		{"POST", "/api/fix?severities=no/rule:off", strings.NewReader(file), nil, badParameter, "there is no rule"},
		{"POST", "/api/fix?as=export", strings.NewReader(file), nil, badParameter, `"as" is not a parameter of this address`},
		{"POST", "/api/fix", strings.NewReader(big[:limits.Whole+1]), nil, tooLarge, "256 KiB"},
		{"POST", "/api/convert?to=csv", strings.NewReader(big[:limits.Whole+1]), nil, tooLarge, "256 KiB"},
		{"POST", "/api/edit", strings.NewReader(file), nil, badParameter, `"edits" is missing`},
		{"POST", "/api/edit?edits=7", strings.NewReader(file), nil, badParameter, "the edits have to be an array"},
		{"POST", "/api/edit?edits=[{%22game%22:9,%22tag%22:%22Site%22,%22value%22:%22a%22}]", strings.NewReader(file), nil, badParameter, "edits[0].game is 9"},
		{"POST", "/api/edit?edits=[{%22game%22:1,%22tag%22:%22Dealer%22,%22value%22:%22Q%22}]", strings.NewReader(file), nil, refused, "Q"},
		{"POST", "/api/edit?edits=[]", strings.NewReader(big[:limits.Whole+1]), nil, tooLarge, "256 KiB"},
		{"POST", "/api/export", strings.NewReader(file), []string{"Content-Type", "multipart/form-data; boundary=x"}, noFile, "curl"},
		{"POST", "/api/export", strings.NewReader(strings.ReplaceAll(file, "\n", "")), []string{"Content-Type", "application/x-www-form-urlencoded"}, noFile, "--data-binary"},
		{"POST", "/api/validate", strings.NewReader(big), nil, tooLarge, "1 MiB"},
		{"POST", "/api/validate", io.MultiReader(strings.NewReader(big)), nil, tooLarge, "1 MiB"},
	} {
		w := call(c.method, c.path, c.body, c.header...)
		var p problemDetails
		if err := json.Unmarshal(w.Body.Bytes(), &p); err != nil || w.Code != c.kind.Status || (kind{p.Type, p.Title, p.Status}) != c.kind || !strings.Contains(p.Detail, c.detail) ||
			!strings.HasPrefix(c.path, p.Instance) || w.Header().Get("Content-Type") != "application/problem+json" || w.Header().Get("Access-Control-Allow-Origin") != "*" {
			t.Errorf("%s %s: %v %d %v %s", c.method, c.path, err, w.Code, w.Header(), w.Body)
		}
		if c.kind == badMethod && !strings.HasSuffix(w.Header().Get("Allow"), ", OPTIONS") {
			t.Errorf("%s %s: allowed is %q", c.method, c.path, w.Header().Get("Allow"))
		}
	}
}

// TestTooLargeIsNotRead: what is too long by its own word is not waited for.
func TestTooLargeIsNotRead(t *testing.T) {
	r := httptest.NewRequest("POST", "/api/export", brokenBody{})
	r.ContentLength = limits.Body + 1
	w := httptest.NewRecorder()
	New(limits).ServeHTTP(w, r)
	if w.Code != http.StatusRequestEntityTooLarge {
		t.Errorf("%d %s", w.Code, w.Body)
	}
}

// parsed is what the API says of a file that it parses.
func parsed(file []byte, o wire.Options) []byte {
	json, _ := answers.ParseFrom(o.Open(habits.PBN, file), o)
	return json
}
