package edit

import "testing"

// TestNamesOfTags: a capital letter, and after it letters, digits and "_".
func TestNamesOfTags(t *testing.T) {
	for c := range 256 {
		isCapital := c >= 'A' && c <= 'Z'
		isNext := isCapital || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_'
		for text, want := range map[string]bool{
			string([]byte{byte(c)}):           isCapital,
			string([]byte{'A', byte(c)}):      isNext,
			string([]byte{'A', byte(c), 'b'}): isNext,
			string([]byte{byte(c), 'A'}):      isCapital,
		} {
			if got := isName(text); got != want {
				t.Errorf("%q is a name: %t, want %t", text, got, want)
			}
		}
	}
	if isName("") {
		t.Error("nothing is a name")
	}
}
