package values

import "testing"

// TestHasLower: a text has a letter in lower case where one of a to z is in it.
func TestHasLower(t *testing.T) {
	for c := range 256 {
		for _, text := range []string{string([]byte{byte(c)}), "A" + string([]byte{byte(c)}) + "1"} {
			if got := hasLower(text); got != (c >= 'a' && c <= 'z') {
				t.Errorf("%q: %t", text, got)
			}
		}
	}
	if hasLower("") {
		t.Error("nothing has a letter")
	}
}
