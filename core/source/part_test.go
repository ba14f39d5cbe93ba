package source

import "testing"

// part is "a&lt;é<b>b\r\n</b>♠" of a Latin-1 document, without its markup; it begins after "x\ny".
func part() (document, part *Text) {
	document = latin.Text([]byte("x\nya&lt;\xE9<b>b\r\n</b>c"), Automatic)
	return document, document.Part([]byte("a<éb\r\nc"), []Piece{{0, 3}, {2, 8}, {4, 9}, {4, 12}, {7, 15}, {7, 19}})
}

func TestPartHasThePositionsOfItsParent(t *testing.T) {
	document, text := part()
	for _, c := range []struct {
		name     string
		in, want Span
	}{
		{"a character", Span{0, 1}, Span{3, 4}},
		{"a reference", Span{1, 2}, Span{4, 8}},
		{"a character of other length", Span{2, 4}, Span{8, 9}},
		{"between markup", Span{4, 7}, Span{12, 15}},
		{"the end", Span{7, 8}, Span{19, 20}},
		{"across markup", Span{2, 5}, Span{8, 13}},
		{"nothing, at markup", Span{4, 4}, Span{12, 12}},
		{"nothing, at the end", Span{8, 8}, Span{20, 20}},
		{"all", Span{0, 8}, Span{3, 20}},
	} {
		if got := text.Origin(c.in); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
		if got := text.Range(c.in); got != document.Range(c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, document.Range(c.want))
		}
		if got := text.Position(c.in.Start); got != document.Position(c.want.Start) {
			t.Errorf("%s: %v, want %v", c.name, got, document.Position(c.want.Start))
		}
	}
}

func TestPartIsATextOfItsOwn(t *testing.T) {
	document, text := part()
	if got := text.LineLength(0); got != 4 {
		t.Errorf("a line of %d characters", got)
	}
	if got := text.Stream().Text(); got != text || !text.Complete {
		t.Error("the stream of a part is not the part")
	}
	mark := document.Part([]byte("\uFEFF"), []Piece{{0, 0}})
	if mark.HasByteOrderMark() {
		t.Error("a part has a byte order mark")
	}
}

// TestStartsLine: the first byte of a text or a part begins a line, unless the text is the rest of a longer one in the middle of its line.
func TestStartsLine(t *testing.T) {
	const file = "a\rb\nc\r\n\r\nd"
	for _, from := range []int{0, 1, 2, 3, 4, 5, 7, 9, 10} {
		whole := latin.Text([]byte(file), UTF8)
		rest := latin.Text([]byte(file[from:]), UTF8)
		rest.start = whole.Position(from)
		part := whole.Part([]byte(file[from:]), []Piece{{0, from}})
		for offset := range len(file) - from {
			isFirst := whole.Position(from+offset).Column == 1
			// The second byte of CRLF is after a byte that ends a line, too.
			want := isFirst || offset > 0 && file[from+offset-1] == '\r'
			if got := rest.StartsLine(offset); got != want {
				t.Errorf("from %d, at %d: %t, want %t", from, offset, got, want)
			}
			if got := part.StartsLine(offset); got != (want || offset == 0) {
				t.Errorf("the part from %d, at %d: %t, want %t", from, offset, got, want || offset == 0)
			}
		}
	}
}
