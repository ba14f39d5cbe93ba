package diag

import (
	"strings"
	"testing"

	"pbn/core/source"
)

// TestCut removes what is in brackets.
func TestCut(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", ""}, {"[x]", ""}, {"a [x] b", "a b"}, {"a[x]b", "a b"}, {"a[ x ]b", "a b"}, {"[x]b", "b"}, {"[x] b", "b"}, {" [x] b", "b"},
		{"a[x]", "a"}, {"a \t[x]\x7F", "a"},
		{"[x]\nb", "b"}, {"[x]\r\nb", "b"}, {"[x]\rb", "b"}, {" [x] \nb", "b"}, {"a\n[x]\nb", "a\nb"}, {"a\r\n[x]\r\nb", "a\r\nb"},
		{"a\n[x]", "a\n"}, {"a\n [x] ", "a\n"}, {"a [x]\nb", "a\nb"}, {"a\n[x] b", "a\nb"},
		{"[x]%b", " %b"}, {"a\n[x]%b", "a\n %b"}, {"a\n [x] %b", "a\n %b"}, {"a[x]%b", "a %b"}, {"a\n[x]\n%b", "a\n%b"},
		{"[x]\n\n", "\n"}, {"a\n[x]\n\nb", "a\n\nb"}, {"a\n\n[x]\nb", "a\n\nb"}, {"a\r[x]\nb", "a\rb"}, {"a\r[x]\n\nb", "a\r\n\nb"},
		{"a\r[x]\r\nb", "a\rb"}, {"a\r[x]\r\n\nb", "a\r\n\nb"}, {"\n[x]\r\n\nb", "\n\nb"}, {"[x]\r\n\nb", "\nb"},
	} {
		start := strings.IndexByte(c.text, '[')
		end := strings.IndexByte(c.text, ']') - 1
		file := strings.NewReplacer("[", "", "]", "").Replace(c.text)
		edit := Cut(source.Plain.Text([]byte(file), source.Latin1), source.Span{Start: max(start, 0), End: max(end, 0)})
		if got := file[:edit.Place.Span.Start] + edit.Text + file[edit.Place.Span.End:]; got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}
