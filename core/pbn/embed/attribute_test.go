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
