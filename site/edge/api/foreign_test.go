package api

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestForeignFiles: a file of another kind is named with what to do, and not read.
func TestForeignFiles(t *testing.T) {
	files := map[string][2]string{
		"PK\x03\x04\x14\x00\x00\x00\x00\x00 a stored file [Board \"1\"]\n":                       {"ZIP", "/api/validate /api/parse /api/export /api/convert"},
		"\x00\x01\x00\x00Standard Jet DB\x00[Board \"1\"]":                                       {"Access", "/api/validate /api/parse /api/export /api/fix"},
		"%PDF-1.7\n[Board \"1\"]\n":                                                              {"PDF", "/api/validate /api/parse /api/export /api/document"},
		"<?xml version=\"1.0\"?>\n<USEBIO Version=\"1.0\"><EVENT/></USEBIO>\n":                   {"USEBIO", "/api/validate /api/parse /api/export"},
		"[Event \"x\"]\n[White \"a\"]\n[Black \"b\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n": {"PGN", "/api/validate /api/export"},
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n":                             {"FEN", "/api/validate /api/export"},
	}
	inputs, _ := filepath.Glob("../../../../shared/inputs/e[13]*")
	if len(inputs) == 0 {
		t.Log("no inputs at ../../../../shared/inputs")
	}
	for _, path := range inputs {
		file, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		files[string(file)] = [2]string{"", "/api/validate /api/export"}
	}
	for file, want := range files {
		for _, path := range strings.Fields(want[1]) {
			w := call("POST", path, strings.NewReader(file))
			body := w.Body.String()
			if w.Code != http.StatusUnsupportedMediaType || !strings.Contains(body, "other-kind") || !strings.Contains(body, want[0]) {
				t.Errorf("%s %.40q: %d %s", path, file, w.Code, body)
			}
		}
	}
	for _, file := range []string{"", "hello\nworld\n", "[Board \"1\"]\n", "<html><pbn>[Board \"1\"]</pbn>"} {
		if w := call("POST", "/api/validate", strings.NewReader(file)); w.Code != http.StatusOK {
			t.Errorf("%q: %d %s", file, w.Code, w.Body.String())
		}
	}
}
