package edge

import (
	"bytes"
	"net/http"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"pbn/core/convert"
	"pbn/core/convert/docs"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/plain"
	"pbn/core/source"
	"pbn/core/wire"
)

const (
	jsonType = "application/json"
	pbnType  = "application/x-pbn; charset=iso-8859-1"
	textType = "text/plain; charset=utf-8"
)

// TestSameBytes: what a client gets is what the core makes natively, of a file of another notation too.
func TestSameBytes(t *testing.T) {
	for _, path := range files(t) {
		file := read(t, path)
		exported, _, report := convert.Convert(file, convert.Options{To: convert.PBN})
		validation := answers.Validate(file, wire.Options{}, pbn.Options{})
		parsed := parsed(file, wire.Options{Count: 3})
		for _, s := range servers {
			what := s.name + ": " + path
			if r := s.post(t, "/api/export", file); report.Games == 0 {
				r.isProblem(t, what, http.StatusUnprocessableEntity, "no-game")
			} else {
				r.is(t, what, pbnType, exported)
			}
			s.post(t, "/api/validate?notation=pbn", file).is(t, what, jsonType, validation)
			s.post(t, "/api/parse?notation=pbn&count=3", file).is(t, what, jsonType, parsed)
		}
	}
}

// unusual are inputs that are no Latin-1 file of PBN.
func unusual(t *testing.T) map[string][]byte {
	utf16 := []byte{0xFF, 0xFE}
	for _, b := range example(t) {
		utf16 = append(utf16, b, 0)
	}
	binary := bytes.Repeat([]byte{0, 0xFF, '[', '"', 0x80, '\n', '{'}, 5000)
	broken := []byte("[Board \"1\n[Deal \"N:AKQJ\n[Auction \"N\"]\n1C zz {open\n\n%\n[Play")
	return map[string][]byte{"empty": {}, "binary": binary, "UTF-16": utf16, "broken": broken, "a PNG": []byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")}
}

func TestUnusualInput(t *testing.T) {
	onEach(t, func(t *testing.T, s server) {
		for name, file := range unusual(t) {
			exported, report := pbn.Export(pbn.Bytes(file), export.Options{})
			if name == "binary" || name == "a PNG" {
				for _, path := range []string{"/api/export", "/api/validate", "/api/parse"} {
					s.post(t, path, file).isProblem(t, name, http.StatusUnsupportedMediaType, "other-format")
				}
				continue
			}
			if r := s.post(t, "/api/export", file); report.Games == 0 {
				r.isProblem(t, name, http.StatusUnprocessableEntity, "no-game")
			} else {
				r.is(t, name, pbnType, exported)
			}
			s.post(t, "/api/validate", file).is(t, name, jsonType, answers.Validate(file, wire.Options{}, pbn.Options{}))
			s.post(t, "/api/parse", file).is(t, name, jsonType, parsed(file, wire.Options{}))
		}
	})
}

func TestOptions(t *testing.T) {
	file := example(t)
	omitted, _ := pbn.Export(pbn.Bytes(file), export.Options{Encoding: plain.UTF8, Inherit: export.Resolve, Missing: export.Omit})
	severities, err := wire.ReadSeverities(map[string]string{"tag/unknown": "off"}, convert.FindRule)
	if err != nil {
		t.Fatal(err)
	}
	_, exportReport := answers.Export(file, wire.Options{}, export.Options{})
	rule, _ := docs.Explain("tag/unknown")
	onEach(t, func(t *testing.T, s server) {
		s.post(t, "/api/export?encoding=utf8&inherit=resolve&missing=omit", file).is(t, "export", "application/x-pbn; charset=utf-8", omitted)
		s.post(t, "/api/export?format=json", file).is(t, "report", jsonType, exportReport)
		s.post(t, "/api/validate?as=export&severities=tag/unknown:off", file).
			is(t, "validate", jsonType, answers.Validate(file, wire.Options{}, pbn.Options{AsExport: true, Severities: severities}))
		s.post(t, "/api/parse?from=2&count=1", file).is(t, "parse", jsonType, parsed(file, wire.Options{From: 2, Count: 1}))
		s.mustAsk(t, "GET", "/api/rules", nil).is(t, "rules", jsonType, wire.Rules(convert.AllRules(), convert.Rules))
		s.mustAsk(t, "GET", "/api/rules/tag/unknown", nil).is(t, "rule", "text/markdown; charset=utf-8", []byte(rule))
		index, list := s.mustAsk(t, "GET", "/api", nil), s.mustAsk(t, "GET", "/api/", nil)
		list.is(t, "index", jsonType, index.body)
	})
}

func TestDocument(t *testing.T) {
	page := []byte("<!doctype html>\r\n<p>Caf\xC3\xA9 &amp; bar</p>\n<pre class=\"pbn\">" + strings.ReplaceAll(string(example(t)), "<", "&lt;") + "</pre>\n<p>End</p>")
	want, report := pbn.ExportDocument(page, source.Automatic, export.Options{})
	if report.Games != 3 || bytes.Equal(want, page) {
		t.Fatal("the page has no games to write")
	}
	onEach(t, func(t *testing.T, s server) {
		r := s.post(t, "/api/document", page, "Content-Type", "text/html; charset=utf-8")
		r.is(t, "document", "text/html; charset=utf-8", want)
		if r.header.Get("Content-Disposition") != "attachment" || !strings.Contains(r.header.Get("Content-Security-Policy"), "sandbox") {
			t.Errorf("a page that somebody sent could run: %v", r.header)
		}
	})
}

// TestText: format=text is what the shell prints.
func TestText(t *testing.T) {
	shell := func(file []byte, arguments ...string) []byte {
		c := exec.Command("node", append([]string{root + "/js/dist/cli.js"}, arguments...)...)
		c.Stdin = bytes.NewReader(file)
		out, err := c.Output()
		if _, ended := err.(*exec.ExitError); err != nil && !ended {
			t.Fatal(err)
		}
		return out
	}
	for _, c := range []struct {
		path, as string
		file     []byte
	}{
		{"/api/validate?format=text", "import", unusual(t)["broken"]},
		{"/api/validate?format=text&as=export", "export", bytes.Repeat([]byte("[Board \"x\"]\n\n"), 1100)},
	} {
		printed := shell(c.file, "validate", "--as", c.as, "-")
		for _, s := range servers {
			s.post(t, c.path, c.file).is(t, s.name+c.path, textType, printed)
		}
	}
	rules := shell(nil, "explain", "--notation", "pbn")
	for _, s := range servers {
		s.mustAsk(t, "GET", "/api/rules?format=text", nil).is(t, s.name, textType, rules)
	}
}

func TestHead(t *testing.T) {
	onEach(t, func(t *testing.T, s server) {
		for _, path := range []string{"/api", "/api/rules", "/api/rules/tag/unknown"} {
			get, head := s.mustAsk(t, "GET", path, nil), s.mustAsk(t, "HEAD", path, nil)
			for _, name := range []string{"Content-Type", "Content-Length", "Cache-Control"} {
				if get.header.Get(name) != head.header.Get(name) {
					t.Errorf("%s: %s is %q of GET and %q of HEAD", path, name, get.header.Get(name), head.header.Get(name))
				}
			}
			if head.status != http.StatusOK || len(head.body) > 0 || len(get.body) == 0 {
				t.Errorf("HEAD %s: %d, %d bytes", path, head.status, len(head.body))
			}
		}
	})
}

func TestOtherOrigin(t *testing.T) {
	const origin = "https://club.example"
	onEach(t, func(t *testing.T, s server) {
		r := s.mustAsk(t, "OPTIONS", "/api/export", nil, "Origin", origin, "Access-Control-Request-Method", "POST", "Access-Control-Request-Headers", "content-type")
		if r.status != http.StatusNoContent || len(r.body) > 0 || r.header.Get("Access-Control-Allow-Origin") != "*" ||
			!strings.Contains(r.header.Get("Access-Control-Allow-Methods"), "POST") || r.header.Get("Access-Control-Allow-Headers") != "*" {
			t.Errorf("preflight: %d %v", r.status, r.header)
		}
		r = s.post(t, "/api/export", example(t), "Origin", origin)
		if r.header.Get("Access-Control-Allow-Origin") != "*" || !strings.Contains(r.header.Get("Access-Control-Expose-Headers"), "Pbn-Diagnostics") ||
			r.header.Get("Pbn-Diagnostics") == "" {
			t.Errorf("request: %v", r.header)
		}
	})
}

func TestProblems(t *testing.T) {
	file := string(example(t))
	onEach(t, func(t *testing.T, s server) {
		for _, c := range []struct {
			method, path, body string
			header             []string
			status             int
			kind               string
		}{
			{"POST", "/api/shuffle", file, nil, http.StatusNotFound, "not-found"},
			{"GET", "/api/rules/no/rule", "", nil, http.StatusNotFound, "not-found"},
			{"GET", "/api/export", "", nil, http.StatusMethodNotAllowed, "method"},
			{"PUT", "/api/export", file, nil, http.StatusMethodNotAllowed, "method"},
			{"DELETE", "/api/rules", "", nil, http.StatusMethodNotAllowed, "method"},
			{"POST", "/api/parse?from=0", file, nil, http.StatusBadRequest, "parameter"},
			{"POST", "/api/export?colour=red", file, nil, http.StatusBadRequest, "parameter"},
			{"POST", "/api/export?encoding=%zz", file, nil, http.StatusBadRequest, "parameter"},
			{"POST", "/api/export", "hello", nil, http.StatusUnprocessableEntity, "no-game"},
			{"POST", "/api/validate", "[White \"a\"]\n[Black \"b\"]\n1. e4", nil, http.StatusUnsupportedMediaType, "other-format"},
			{"POST", "/api/convert?to=lin", "<USEBIO>md|3SAK|", nil, http.StatusUnsupportedMediaType, "other-format"},
			{"POST", "/api/parse", "<html><p>nothing</p></html>", nil, http.StatusUnsupportedMediaType, "other-format"},
			{"POST", "/api/export", file, []string{"Content-Encoding", "gzip"}, http.StatusBadRequest, "coding"},
			{"POST", "/api/export", strings.ReplaceAll(file, "\n", ""), []string{"Content-Type", "application/x-www-form-urlencoded"}, http.StatusUnsupportedMediaType, "no-file"},
			{"POST", "/api/export", file, []string{"Content-Type", "multipart/form-data; boundary=x"}, http.StatusUnsupportedMediaType, "no-file"},
		} {
			r := s.mustAsk(t, c.method, c.path, strings.NewReader(c.body), c.header...)
			r.isProblem(t, c.method+" "+c.path, c.status, c.kind)
			if allowed := r.header.Get("Allow") != ""; allowed != (c.kind == "method") {
				t.Errorf("%s %s: allowed is %q", c.method, c.path, r.header.Get("Allow"))
			}
		}
	})
}

// TestSite: the files of the site stand beside the API.
func TestSite(t *testing.T) {
	page, missing := read(t, root+"/site/dist/index.html"), read(t, root+"/site/dist/404.html")
	modules, _ := filepath.Glob(root + "/site/dist/kit/*/pbn.wasm")
	if len(modules) != 1 {
		t.Fatalf("the modules of the site: %v", modules)
	}
	module := read(t, modules[0])
	address := strings.TrimPrefix(modules[0], root+"/site/dist")
	onEach(t, func(t *testing.T, s server) {
		if r := s.mustAsk(t, "GET", "/", nil); r.status != http.StatusOK || !strings.HasPrefix(r.header.Get("Content-Type"), "text/html") || !bytes.Equal(r.body, page) {
			t.Errorf("the page: %d %v, %d bytes", r.status, r.header, len(r.body))
		}
		s.mustAsk(t, "GET", address, nil).is(t, "the module", "application/wasm", module)
		for _, wrong := range []string{"/no-such-page", "/rules/no/such/page.html"} {
			if r := s.mustAsk(t, "GET", wrong, nil); r.status != http.StatusNotFound || !bytes.Equal(r.body, missing) || r.header.Get("Content-Type") != "text/html; charset=utf-8" {
				t.Errorf("%s: %d %v %.80s", wrong, r.status, r.header, r.body)
			}
		}
	})
}

// parsed is what the API says of a file that it parses.
func parsed(file []byte, o wire.Options) []byte {
	json, _ := answers.ParseFrom(pbn.Bytes(file), o)
	return json
}
