package source

import (
	"strings"
	"testing"
)

// TestWritten: what is written in place of what is between “«” and “»”, and where nothing can be.
func TestWritten(t *testing.T) {
	for _, c := range []struct {
		in     string
		markup Markup
		text   string
		want   string
		ok     bool
	}{
		{"a«b»c", NoMarkup, "x<y & z", "x<y & z", true},
		{"a<«b»c", NoMarkup, "x", "", false},
		{"a</«b»c", NoMarkup, "x", "", false},
		{"a<!«b»c", NoMarkup, "x", "", false},
		{"a< «b»c", NoMarkup, "x", "x", true},
		{"</blockquote«b»c", NoMarkup, "x", "", false},
		{"</blockquotes«b»c", NoMarkup, "x", "x", true}, // longer than any tag
		{"a«b»c", HTML, "x & <y> é\u00A0", "x &amp; &lt;y&gt; &#233;\u00A0", true},
		{"a«b<i>c»d", HTML, "x", "", false},
		{"a<«b»c", HTML, "x", "", false},
		{"<i>«b»<i>", HTML, "x", "x", true},
		{"a«b»c", Script, "x > & é", "x > & é", true},
		{"a«b»c", Script, "x<", "", false},
		{"a«b<c»d", Script, "x", "x", true},
		{"<12 4567«b»c", Script, "x", "", false},
		{"<12 45678«b»c", Script, "x", "x", true},
	} {
		before, rest, _ := strings.Cut(c.in, "«")
		span, after, _ := strings.Cut(rest, "»")
		page := latin.Text([]byte(before+span+after), Latin1)
		part := page.Part(page.Bytes, []Piece{{0, 0}})
		part.Markup = c.markup
		got, ok := part.Written(c.text, Span{Start: len(before), End: len(before) + len(span)})
		if ok != c.ok || ok && got != c.want {
			t.Errorf("%q in %s: %q, %t", c.text, c.in, got, ok)
		}
	}
	half := latin.Text([]byte("a\x00b\x00c"), UTF16LE)
	for end, want := range map[int]bool{1: true, len(half.Bytes): false} {
		if _, ok := half.Written("x", Span{End: end}); ok != want {
			t.Errorf("up to %d of %q: %t", end, half.Bytes, ok)
		}
	}
}
