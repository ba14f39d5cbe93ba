package wire

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// TestHandOver: what a long text is handed over in is whole strings and numbers, which the command gives another form; and none is longer than
// a writer keeps, and a value.
func TestHandOver(t *testing.T) {
	var all []byte
	pieces := 0
	w := Writer{To: func(piece []byte) {
		isCut := len(all) > 0 && isDigit(all[len(all)-1]) && isDigit(piece[0])
		if bytes.Count(piece, []byte{'"'})%2 > 0 || isCut || len(piece) > 4*longOut {
			t.Fatalf("a piece of %d bytes of JSON begins with %s and ends with %s", len(piece), piece[:20], piece[len(piece)-20:])
		}
		pieces++
		all = append(all, piece...)
	}}
	w.Open('[')
	for n := range 50_000 {
		if n%3 > 0 { // for long, nothing but texts and numbers comes before what makes room
			w.Int(n)
			w.String("text")
			continue
		}
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

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
