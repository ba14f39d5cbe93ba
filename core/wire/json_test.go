package wire

import (
	"encoding/json"
	"testing"
)

// TestStringOfEachCharacter compares what is escaped with what encoding/json reads.
func TestStringOfEachCharacter(t *testing.T) {
	for r := range rune(0x300) {
		text := "a" + string(r) + "b"
		var w Writer
		w.String(text)
		var got string
		if err := json.Unmarshal(w.Out, &got); err != nil || got != text {
			t.Errorf("%q is written as %s, which is %q: %v", text, w.Out, got, err)
		}
	}
}
