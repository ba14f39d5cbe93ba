package api

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"pbn/core/convert"
	"pbn/core/pbn"
	"pbn/core/pbn/answers"
	"pbn/core/wire"
)

// decodedBody is a body without the coding that its header names.
func decodedBody(t *testing.T, coding string, body []byte) []byte {
	t.Helper()
	if coding == "" {
		return body
	}
	from, known, err := decoder(coding, bytes.NewReader(body))
	if err != nil || !known {
		t.Fatalf("%s: %v", coding, err)
	}
	out, err := io.ReadAll(from)
	if err != nil {
		t.Fatalf("%s: %v", coding, err)
	}
	return out
}

func TestAnswersAreCoded(t *testing.T) {
	plain := wire.Rules(convert.AllRules(), convert.Rules)
	for accepted, want := range map[string]string{
		"":                               "",
		"gzip":                           "gzip",
		"gzip, deflate, br, zstd":        "br",
		"GZIP;q=0.5, br;q=0.2":           "gzip",
		"br;q=0, gzip;q=0":               "",
		"*":                              "br",
		"br;q=0, *":                      "gzip",
		"*;q=0, gzip":                    "gzip",
		"identity;q=1, gzip;q=0.5":       "",
		"deflate, zstd":                  "",
		"br;q=nan, gzip;q=much, x;q=0.9": "",
	} {
		w := call("GET", "/api/rules", nil, "Accept-Encoding", accepted)
		got := w.Header().Get("Content-Encoding")
		if got != want || w.Header().Get("Vary") != "Accept-Encoding" || !bytes.Equal(decodedBody(t, got, w.Body.Bytes()), plain) {
			t.Errorf("Accept-Encoding %q: %q %v, want %q", accepted, got, w.Header(), want)
		}
		if want != "" && w.Body.Len() > len(plain)/2 {
			t.Errorf("%s makes %d bytes of %d", want, w.Body.Len(), len(plain))
		}
	}
	if w := call("POST", "/api/validate", strings.NewReader(""), "Accept-Encoding", "br"); w.Header().Get("Content-Encoding") != "" {
		t.Errorf("a short answer is compressed: %v", w.Header())
	}
	if w := call("POST", "/api/export", strings.NewReader(strings.Repeat("[Board \"1\"]\n\n", 100)), "Accept-Encoding", "gzip"); w.Header().Get("Content-Encoding") != "gzip" {
		t.Errorf("a file is not compressed: %v", w.Header())
	}
}

func zipped(text string) []byte { return encoded("gzip", []byte(text)) }

func TestBodiesAreDecoded(t *testing.T) {
	want := string(answers.Validate([]byte(file), wire.Options{}, pbn.Options{}))
	twice := append(zipped(file[:10]), zipped(file[10:])...)
	for _, c := range []struct {
		coding string
		body   []byte
	}{
		{"gzip", zipped(file)}, {"x-gzip", zipped(file)}, {"GZip", twice}, {"br", encoded("br", []byte(file))}, {" BR ", encoded("br", []byte(file))}, {"identity", []byte(file)},
	} {
		for _, body := range []io.Reader{bytes.NewReader(c.body), io.MultiReader(bytes.NewReader(c.body))} {
			if w := call("POST", "/api/validate", body, "Content-Encoding", c.coding); w.Code != http.StatusOK || w.Body.String() != want {
				t.Errorf("%s: %d %s", c.coding, w.Code, w.Body)
			}
		}
	}
	if w := call("POST", "/api/export", bytes.NewReader(zipped(strings.ReplaceAll(file, "\n", ""))), "Content-Encoding", "gzip", "Content-Type", "application/x-www-form-urlencoded"); w.Code != http.StatusUnsupportedMediaType {
		t.Errorf("a file without line ends, compressed: %d", w.Code)
	}
}

// TestBombs: what becomes too large is given up there, and what is damaged is told.
func TestBombs(t *testing.T) {
	bomb := strings.Repeat("\n", 40<<20)
	var brotliBomb bytes.Buffer
	w := brotli.NewWriterLevel(&brotliBomb, 1)
	io.WriteString(w, bomb)
	w.Close()
	var members bytes.Buffer
	for range 20_000 {
		members.Write(zipped(""))
	}
	nested := zipped(string(zipped(bomb)))
	good := zipped(file)
	flipped := bytes.Clone(good)
	flipped[len(flipped)-6] ^= 1
	for name, c := range map[string]struct {
		coding string
		body   []byte
		want   kind
	}{
		"gzip":                     {"gzip", zipped(bomb), tooLarge},
		"brotli":                   {"br", brotliBomb.Bytes(), tooLarge},
		"gzip in gzip":             {"gzip", nested, otherFormat},
		"empty members":            {"gzip", members.Bytes(), noGame},
		"cut":                      {"gzip", good[:len(good)-9], badCoding},
		"only a header":            {"gzip", good[:5], badCoding},
		"nothing":                  {"gzip", nil, badCoding},
		"nothing, brotli":          {"br", nil, badCoding},
		"damaged":                  {"gzip", flipped, badCoding},
		"another coding":           {"br", good, badCoding},
		"something after its end":  {"gzip", append(bytes.Clone(good), "[Board"...), badCoding},
		"brotli that ends earlier": {"br", encoded("br", []byte(file))[:9], badCoding},
	} {
		w := call("POST", "/api/export", bytes.NewReader(c.body), "Content-Encoding", c.coding)
		var p problemDetails
		if err := json.Unmarshal(w.Body.Bytes(), &p); err != nil || (kind{p.Type, p.Title, p.Status}) != c.want {
			t.Errorf("%s (%d bytes): %d %.200s, want %v", name, len(c.body), w.Code, w.Body, c.want)
		}
	}
}

// TestDecodingIsHeld: what decoding makes counts as what was sent does.
func TestDecodingIsHeld(t *testing.T) {
	tight := limits
	tight.Held = 3 * piece
	s := New(tight).(*server)
	at := s.room.enter()
	if _, p := s.decode("gzip", zipped(strings.Repeat("x", 4*piece)), at); p == nil || p.kind != busy {
		t.Errorf("got %v", p)
	}
	at.leave()
	if s.room.held != 0 {
		t.Errorf("%d bytes are still held", s.room.held)
	}
}

// FuzzDecode: no body makes the decoders fail, or give more than a file may have.
func FuzzDecode(f *testing.F) {
	f.Add(true, zipped(file))
	f.Add(false, encoded("br", []byte(file)))
	s := New(limits).(*server)
	f.Fuzz(func(t *testing.T, isGzip bool, body []byte) {
		coding := "br"
		if isGzip {
			coding = "gzip"
		}
		at := s.room.enter()
		defer at.leave()
		if decoded, p := s.decode(coding, body, at); p == nil && int64(len(decoded)) > s.limits.Body {
			t.Errorf("%d bytes", len(decoded))
		}
	})
}
