package embed

import (
	"slices"
	"testing"
)

// TestValuesWithoutQuotes: a value without quotes that has a character that HTML does not let it have makes its tag no markup, so that
// nothing in the element is hidden.
func TestValuesWithoutQuotes(t *testing.T) {
	const rest = ">'<XYZ>b</XYZ>'</script>"
	if got := texts("<p><script a=xy" + rest); got != nil {
		t.Errorf("a value: %q", got)
	}
	for _, c := range "\"'`=<" {
		if got := texts("<p><script a=x" + string(c) + "y" + rest); !slices.Equal(got, []string{"b"}) {
			t.Errorf("%q is not in a value: %q", c, got)
		}
	}
}

// TestNamesHaveEachLetter: a tag and an attribute of HTML may have any letter at either end.
// TestEndsOfTags: a tag ends with the ">" after its attributes; it has no end if the text stops before that, or has anything else there.
func TestEndsOfTags(t *testing.T) {
	for rest, want := range map[string]int{
		">": 1, "/>": 2, " >x": 2, " a>": 3, " a=b/ c>": 8, ` a="b>" c>`: 10, ` a='b>'>`: 8, " a = b >": 8, "/a/>": 4,
		"": 0, " ": 0, "/": 0, " a": 0, " a ": 0, " a=": 0, ` a="b>`: 0, "a>": 0, ` "b">`: 0, ` a="b"c>`: 0, " =b>": 0, " a=b<c>": 0,
	} {
		if end := endOfTag([]byte(rest), 0); end != want {
			t.Errorf("%q ends at %d, want %d", rest, end, want)
		}
	}
}

func TestNamesHaveEachLetter(t *testing.T) {
	for c := range 256 {
		want := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		if got := isLetter(byte(c)); got != want {
			t.Errorf("%q: %t", rune(c), got)
		}
	}
}
