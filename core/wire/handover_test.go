package wire

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// TestHandOver: what a long text is handed over in is whole strings and numbers, which the command gives another form.
func TestHandOver(t *testing.T) {
	var all []byte
	pieces := 0
	w := Writer{To: func(piece []byte) {
		if bytes.Count(piece, []byte{'"'})%2 > 0 || strings.Contains("0123456789", string(piece[len(piece)-1:])) {
			t.Fatalf("a piece of JSON ends with %s", piece[max(0, len(piece)-20):])
		}
		pieces++
		all = append(all, piece...)
	}}
	w.Open('[')
	for n := range 50_000 {
		w.Open('{')
		w.IntField("number", n)
		w.StringField("text", strings.Repeat("x", n%17))
		w.Close('}')
	}
	w.Close(']')
	if all = append(all, w.Out...); pieces < 3 || !json.Valid(all) {
		t.Errorf("%d pieces of %d bytes, which are JSON: %v", pieces, len(all), json.Valid(all))
	}
}
