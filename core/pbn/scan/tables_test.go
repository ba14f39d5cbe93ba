package scan

import "testing"

// TestLower: the letters A to Z become small, and no other byte another.
func TestLower(t *testing.T) {
	for c := range 256 {
		want := byte(c)
		if c >= 'A' && c <= 'Z' {
			want += 'a' - 'A'
		}
		if got := lower(string([]byte{byte(c)})); got != string([]byte{want}) {
			t.Errorf("%q becomes %q", rune(c), got)
		}
	}
}
