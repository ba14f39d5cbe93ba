package edge

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"pbn/core/convert"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/pbn/export"
	"pbn/core/wire"
)

// compressed is a body in a coding.
func compressed(t *testing.T, coding string, body []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	var w io.WriteCloser = gzip.NewWriter(&out)
	if coding == "br" {
		w = brotli.NewWriterLevel(&out, 1)
	}
	if _, err := w.Write(body); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func expanded(t *testing.T, coding string, body []byte) []byte {
	t.Helper()
	var from io.Reader = brotli.NewReader(bytes.NewReader(body))
	if coding == "gzip" {
		var err error
		if from, err = gzip.NewReader(bytes.NewReader(body)); err != nil {
			t.Fatal(err)
		}
	}
	out, err := io.ReadAll(from)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestCodings: bodies may be compressed, both ways.
func TestCodings(t *testing.T) {
	file := bytes.Repeat(example(t), 5)
	want, _ := pbn.Export(pbn.Bytes(file), export.Options{})
	onEach(t, func(t *testing.T, s server) {
		for _, coding := range []string{"gzip", "br"} {
			r := s.post(t, "/api/export", compressed(t, coding, file), "Content-Encoding", coding, "Accept-Encoding", coding)
			if r.header.Get("Content-Encoding") != coding || !strings.Contains(r.header.Get("Vary"), "Accept-Encoding") || len(r.body) > len(want)/3 {
				t.Errorf("%s: %v, %d bytes of %d", coding, r.header, len(r.body), len(want))
				continue
			}
			r.body = expanded(t, coding, r.body)
			r.is(t, coding, pbnType, want)
			if r := s.mustAsk(t, "GET", "/api/rules", nil, "Accept-Encoding", coding); r.header.Get("Content-Encoding") != coding || !bytes.Equal(expanded(t, coding, r.body), wire.Rules(convert.AllRules(), convert.Rules)) {
				t.Errorf("the rules, %s: %v", coding, r.header)
			}
		}
		s.post(t, "/api/export", file, "Accept-Encoding", "identity").is(t, "identity", pbnType, want)
	})
}

// TestBombs: a small body that becomes a large one is refused, and the next request is answered as ever.
func TestBombs(t *testing.T) {
	onEach(t, func(t *testing.T, s server) {
		bomb := bytes.Repeat([]byte("\n"), most(t, s)+1)
		for _, coding := range []string{"gzip", "br"} {
			small := compressed(t, coding, bomb)
			for range 5 {
				s.post(t, "/api/validate", small, "Content-Encoding", coding).isProblem(t, coding, http.StatusRequestEntityTooLarge, "too-large")
			}
			whole := compressed(t, coding, example(t))
			s.post(t, "/api/validate", whole[:len(whole)/2], "Content-Encoding", coding).isProblem(t, "half of "+coding, http.StatusBadRequest, "coding")
		}
		s.post(t, "/api/validate", compressed(t, "gzip", nil), "Content-Encoding", "br").isProblem(t, "another coding", http.StatusBadRequest, "coding")
		s.post(t, "/api/validate", example(t), "Content-Encoding", "zstd").isProblem(t, "zstd", http.StatusUnsupportedMediaType, "no-file")
		s.post(t, "/api/validate", example(t)).is(t, "the next request", jsonType, answers.Validate(example(t), wire.Options{}, pbn.Options{}))
	})
}

// TestUnchanging: what changes with a deployment only is known again.
func TestUnchanging(t *testing.T) {
	onEach(t, func(t *testing.T, s server) {
		for _, path := range []string{"/api", "/api/openapi.json", "/api/rules", "/api/rules/tag/unknown", "/api/nags"} {
			r := s.mustAsk(t, "GET", path, nil)
			tag := r.header.Get("ETag")
			if r.status != http.StatusOK || tag == "" || r.header.Get("Pbnkit-Version") == "" {
				t.Errorf("%s: %d %v", path, r.status, r.header)
			}
			for _, coding := range []string{"identity", "br"} {
				if r := s.mustAsk(t, "GET", path, nil, "If-None-Match", tag, "Accept-Encoding", coding); r.status != http.StatusNotModified || len(r.body) > 0 || r.header.Get("ETag") != tag {
					t.Errorf("%s again: %d %v", path, r.status, r.header)
				}
			}
		}
	})
}

// TestConverts: LIN comes back as PBN, and PBN as LIN and as a table of its results, as the core writes them.
func TestConverts(t *testing.T) {
	hand := []byte("md|3SAK,,,|sv|n|mb|1S|mb|p|mb|p|mb|p|")
	onEach(t, func(t *testing.T, s server) {
		asPBN, _, _ := convert.Convert(hand, convert.Options{To: convert.PBN})
		s.post(t, "/api/convert", hand).is(t, "LIN as PBN", pbnType, asPBN)
		asLIN, _, _ := convert.Convert(asPBN, convert.Options{To: convert.LIN})
		s.post(t, "/api/convert?to=lin", asPBN).is(t, "PBN as LIN", "application/x-lin; charset=utf-8", asLIN)
		asCSV, _, _ := convert.Convert(asPBN, convert.Options{To: convert.CSV})
		s.post(t, "/api/convert?to=csv", asPBN).is(t, "PBN as CSV", "text/csv; charset=utf-8", asCSV)
	})
}

// TestChanges: a file comes back with fixes, or with edits.
func TestChanges(t *testing.T) {
	file := []byte("[Event \"a\tb\"]\n[Board \"1\"]\n[Dealer \"N\"]\n")
	onEach(t, func(t *testing.T, s server) {
		s.post(t, "/api/fix", file).is(t, "fix", pbnType, []byte("[Event \"a b\"]\n[Board \"1\"]\n[Dealer \"N\"]\n"))
		s.post(t, "/api/edit?edits=%5B%7B%22game%22%3A1%2C%22tag%22%3A%22Dealer%22%2C%22value%22%3A%22S%22%7D%5D", file).
			is(t, "edit", pbnType, []byte("[Event \"a\tb\"]\n[Board \"1\"]\n[Dealer \"S\"]\n"))
		s.post(t, "/api/edit?edits=%5B%7B%22game%22%3A1%2C%22tag%22%3A%22Dealer%22%2C%22value%22%3A%22Q%22%7D%5D", file).
			isProblem(t, "an edit that brings an error", http.StatusUnprocessableEntity, "refused")
	})
}
