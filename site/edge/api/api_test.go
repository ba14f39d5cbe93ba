package api

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"pbn/core"
	"pbn/core/export"
)

func call(t *testing.T, method, path string, body io.Reader) (status int, contentType, text string) {
	t.Helper()
	w := httptest.NewRecorder()
	New().ServeHTTP(w, httptest.NewRequest(method, path, body))
	return w.Code, w.Header().Get("Content-Type"), w.Body.String()
}

const file = "[Board \"1\"]\n\n[Board \"2\"]\n\n[Board \"x\"]\n"

func TestVerbs(t *testing.T) {
	want, _ := core.Export(core.Bytes([]byte(file)), export.Options{})
	if status, contentType, text := call(t, "POST", "/api/export", strings.NewReader(file)); status != 200 ||
		contentType != "application/x-pbn" || text != string(want) {
		t.Errorf("export: %d %s %q", status, contentType, text)
	}
	if status, contentType, text := call(t, "POST", "/api/validate", strings.NewReader(file)); status != 200 ||
		contentType != "application/json" || !strings.Contains(text, "tag/invalid-value") {
		t.Errorf("validate: %d %s %s", status, contentType, text)
	}
	if _, _, text := call(t, "POST", "/api/validate?as=export&severities=tag/invalid-value:off,tag/unknown:error", strings.NewReader(file)); strings.Contains(text, "tag/invalid-value") {
		t.Errorf("validate: a rule that is off is reported: %s", text)
	}
	_, _, text := call(t, "POST", "/api/parse?from=2&count=1", strings.NewReader(file))
	var parsed struct {
		GameCount int
		Games     []struct{ Number int }
	}
	if err := json.Unmarshal([]byte(text), &parsed); err != nil || parsed.GameCount != 3 || len(parsed.Games) != 1 || parsed.Games[0].Number != 2 {
		t.Errorf("parse: %v %+v", err, parsed)
	}
}

func TestProblems(t *testing.T) {
	for _, c := range []struct {
		method, path string
		body         io.Reader
		status       int
	}{
		{"POST", "/api/convert", strings.NewReader(file), http.StatusNotFound},
		{"GET", "/api/export", nil, http.StatusMethodNotAllowed},
		{"POST", "/api/parse?from=0", strings.NewReader(file), http.StatusBadRequest},
		{"POST", "/api/parse?count=many", strings.NewReader(file), http.StatusBadRequest},
		{"POST", "/api/parse?sourceEncoding=klingon", strings.NewReader(file), http.StatusBadRequest},
		{"POST", "/api/validate?sourceEncoding=klingon", strings.NewReader(file), http.StatusBadRequest},
		{"POST", "/api/validate?as=exported", strings.NewReader(file), http.StatusBadRequest},
		{"POST", "/api/validate?severities=no/rule:off", strings.NewReader(file), http.StatusBadRequest},
		{"POST", "/api/validate?severities=tag/unknown", strings.NewReader(file), http.StatusBadRequest},
		{"POST", "/api/export?sourceEncoding=klingon", strings.NewReader(file), http.StatusBadRequest},
		{"POST", "/api/export?encoding=utf16", strings.NewReader(file), http.StatusBadRequest},
		{"POST", "/api/export", strings.NewReader("hello"), http.StatusUnprocessableEntity},
		{"POST", "/api/export", strings.NewReader(""), http.StatusUnprocessableEntity},
		{"POST", "/api/validate", bytes.NewReader(make([]byte, MaxBody+1)), http.StatusRequestEntityTooLarge},
	} {
		status, contentType, text := call(t, c.method, c.path, c.body)
		var p problem
		if err := json.Unmarshal([]byte(text), &p); err != nil || status != c.status || p.Status != status || p.Title == "" || p.Detail == "" ||
			contentType != "application/problem+json" {
			t.Errorf("%s %s: %d %s %s", c.method, c.path, status, contentType, text)
		}
	}
}
