package static

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// folder is a site of a few files.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for name, content := range files {
		full := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(full, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func zipped(content string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	_, _ = w.Write([]byte(content))
	_ = w.Close()
	return b.String()
}

const headers = "# a comment\n/*\n  X-Content-Type-Options: nosniff\n\n/assets/*\n  Cache-Control: immutable\n/assets/a.wasm\n  Content-Type: application/wasm\n  Vary: Origin\n"

func TestServe(t *testing.T) {
	handler, err := New(folder(t, map[string]string{
		"_headers": headers, "index.html": "<p>home", "index.html.gz": zipped("<p>home"), "rules/index.html": "<p>rules", "page.html": "<p>page",
		"assets/a.wasm": "module", "assets/a.wasm.br": "smallest", "assets/a.wasm.gz": zipped("module"), "assets/b.js": "1", "empty/file.txt": "text",
		"404.html": "<p>missing", "404.html.gz": zipped("<p>missing"), ".hidden": "secret", ".git/config": "secret",
	}))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, path, accept, ranged string
		status                     int
		body                       string
		want                       map[string]string
	}{
		{"a page", "/", "", "", 200, "<p>home", map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff", "Content-Encoding": "", "Vary": "Accept-Encoding"}},
		{"a zipped page", "/", "gzip, deflate", "", 200, zipped("<p>home"), map[string]string{"Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}},
		{"the page of a folder", "/rules/", "br", "", 200, "<p>rules", map[string]string{"Content-Encoding": "", "Vary": ""}},
		{"what is named forever", "/assets/a.wasm", "gzip, br", "", 200, "smallest", map[string]string{"Content-Type": "application/wasm", "Cache-Control": "immutable", "Content-Encoding": "br", "Content-Length": "8", "Vary": "Origin"}},
		{"a client that wants no brotli", "/assets/a.wasm", "br;q=0, *", "", 200, zipped("module"), map[string]string{"Content-Encoding": "gzip"}},
		{"a client that wants nothing", "/assets/a.wasm", "*;q=0", "", 200, "module", map[string]string{"Content-Encoding": ""}},
		{"a part", "/assets/a.wasm", "br", "bytes=1-2", 206, "od", map[string]string{"Content-Encoding": "", "Content-Range": "bytes 1-2/6"}},
		{"a script", "/assets/b.js", "br", "", 200, "1", map[string]string{"Content-Type": "text/javascript; charset=utf-8"}},
		{"what is missing", "/assets/c.js", "br", "", 404, "<p>missing", map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff", "Content-Encoding": "", "Last-Modified": ""}},
		{"what is missing, zipped", "/elsewhere/x.html", "gzip", "", 404, zipped("<p>missing"), map[string]string{"Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}},
		{"a part of what is missing", "/elsewhere", "", "bytes=1-2", 404, "<p>missing", map[string]string{"Content-Range": ""}},
		{"several parts", "/assets/a.wasm", "", "bytes=1-2,4-5", 200, "module", map[string]string{"Content-Range": "", "Content-Type": "application/wasm"}},
		{"a hidden file", "/.hidden", "", "", 404, "<p>missing", nil},
		{"a hidden folder", "/.git/config", "", "", 404, "<p>missing", nil},
		{"a hidden folder, encoded", "/%2egit/config", "", "", 404, "<p>missing", nil},
		{"a folder without a page", "/empty/", "", "", 404, "<p>missing", nil},
		{"the headers", "/_headers", "", "", 404, "<p>missing", nil},
		{"a way out", "/../../etc/passwd", "", "", 404, "<p>missing", nil},
		{"a folder without its slash", "/rules", "", "", 301, "", map[string]string{"Location": "rules/"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			request := httptest.NewRequest(http.MethodGet, "http://host"+c.path, nil)
			request.Header.Set("Accept-Encoding", c.accept)
			if c.ranged != "" {
				request.Header.Set("Range", c.ranged)
			}
			recorder := httptest.NewRecorder()
			handler.ServeHTTP(recorder, request)
			response := recorder.Result()
			body, _ := io.ReadAll(response.Body)
			if response.StatusCode != c.status || string(body) != c.body {
				t.Errorf("%d %q, want %d %q", response.StatusCode, body, c.status, c.body)
			}
			for name, value := range c.want {
				if got := response.Header.Get(name); got != value {
					t.Errorf("%s: %q, want %q", name, got, value)
				}
			}
		})
	}
}

// TestMethods: files are only fetched.
func TestMethods(t *testing.T) {
	handler, err := New(folder(t, map[string]string{"index.html": "<p>home", "404.html": "<p>missing"}))
	if err != nil {
		t.Fatal(err)
	}
	for method, status := range map[string]int{"GET": 200, "HEAD": 200, "POST": 405, "PUT": 405, "DELETE": 405, "OPTIONS": 405, "TRACE": 405, "get": 405} {
		for _, path := range []string{"/", "/elsewhere"} {
			want := status
			if status == 200 && path != "/" {
				want = 404
			}
			recorder := httptest.NewRecorder()
			handler.ServeHTTP(recorder, httptest.NewRequest(method, path, nil))
			if recorder.Code != want || want == 405 && recorder.Header().Get("Allow") != "GET, HEAD" {
				t.Errorf("%s %s: %d %v", method, path, recorder.Code, recorder.Header())
			}
			if method == "HEAD" && recorder.Body.Len() > 0 {
				t.Errorf("HEAD %s has a body", path)
			}
		}
	}
}

// TestWithoutAPageForWhatIsMissing: a folder may have no 404.html.
func TestWithoutAPageForWhatIsMissing(t *testing.T) {
	handler, err := New(folder(t, map[string]string{"index.html": "<p>home"}))
	if err != nil {
		t.Fatal(err)
	}
	recorder := httptest.NewRecorder()
	handler.ServeHTTP(recorder, httptest.NewRequest("GET", "/elsewhere", nil))
	if recorder.Code != http.StatusNotFound || recorder.Body.String() != "404 page not found\n" {
		t.Errorf("%d %q", recorder.Code, recorder.Body)
	}
}

// TestNotModified: a client that has the compressed variant is told so.
func TestNotModified(t *testing.T) {
	handler, err := New(folder(t, map[string]string{"a.js": "1", "a.js.br": "b"}))
	if err != nil {
		t.Fatal(err)
	}
	request := httptest.NewRequest(http.MethodGet, "/a.js", nil)
	request.Header.Set("Accept-Encoding", "br")
	first := httptest.NewRecorder()
	handler.ServeHTTP(first, request)
	request.Header.Set("If-Modified-Since", first.Header().Get("Last-Modified"))
	second := httptest.NewRecorder()
	handler.ServeHTTP(second, request)
	if second.Code != http.StatusNotModified || second.Body.Len() > 0 {
		t.Errorf("%d %q", second.Code, second.Body)
	}
}

func TestBadHeaders(t *testing.T) {
	for _, text := range []string{"X-A: before a path\n", "/*\n  no header\n", "/*\nX-A: not indented\n"} {
		if _, err := New(folder(t, map[string]string{"_headers": text})); err == nil || !strings.Contains(err.Error(), "_headers:") {
			t.Errorf("%q: %v", text, err)
		}
	}
}
