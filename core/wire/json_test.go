package wire

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestStringOfEachCharacter compares what is escaped with what encoding/json reads.
func TestStringOfEachCharacter(t *testing.T) {
	for r := range rune(0x300) {
		text := "a" + string(r) + "b"
		var w Writer
		w.String(text)
		if i := strings.IndexFunc(string(w.Out), func(r rune) bool { return r < ' ' || r == 0x7F }); i >= 0 {
			t.Errorf("%q has the control character %q in it", w.Out, w.Out[i])
		}
		var got string
		if err := json.Unmarshal(w.Out, &got); err != nil || got != text {
			t.Errorf("%q is written as %s, which is %q: %v", text, w.Out, got, err)
		}
	}
}

// TestEndFilled: an object without members is taken back, and nothing before it.
func TestEndFilled(t *testing.T) {
	w := Writer{Out: []byte("[1")}
	w.EndFilled(w.Begin())
	if got := string(w.Out); got != "[1" {
		t.Errorf("nothing became %s", got)
	}
	start := w.Begin()
	w.TrueField("a", true)
	if w.EndFilled(start); string(w.Out) != `[1,{"a":true}` {
		t.Errorf("a member became %s", w.Out)
	}
}
