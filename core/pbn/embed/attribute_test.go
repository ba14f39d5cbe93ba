package embed

import "testing"

// TestValuesWithoutQuotes: a value without quotes that has a character that HTML does not let it have makes its tag no markup, so that
// nothing in the element is hidden.
func TestValuesWithoutQuotes(t *testing.T) {
	const rest = ">'<PBN>b</PBN>'</script>"
	check(t, "a value", "<p><script a=xy"+rest, nil, nil)
	for _, c := range "\"'`=<" {
		check(t, "not in a value", "<p><script a=x"+string(c)+"y"+rest, []string{"b"}, nil)
	}
}

// TestNamesHaveEachLetter: a tag and an attribute of HTML may have any letter at either end.
func TestNamesHaveEachLetter(t *testing.T) {
	for c := range 256 {
		want := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		if got := isLetter(byte(c)); got != want {
			t.Errorf("%q: %t", rune(c), got)
		}
	}
}
