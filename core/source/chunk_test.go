package source

import (
	"strings"
	"testing"
)

// TestCutter: chunks are the file, each begins where the text before it ends, and the window that they are cut from does not grow with the file.
func TestCutter(t *testing.T) {
	const game = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n"
	const least = 1 << 18
	file := strings.Repeat(game, 16<<20/len(game))
	c := NewCutter(latin.Stream(strings.NewReader(file), UTF8), least, "[Event \"", "")
	var joined strings.Builder
	widest := 0
	for p := c.Next(); p != nil; p = c.Next() {
		if p.text.start.Byte != joined.Len() || p.bound < least && joined.Len()+p.bound < len(file) {
			t.Fatalf("a chunk of %d bytes at %d, not at %d", p.bound, p.text.start.Byte, joined.Len())
		}
		if want := 1 + strings.Count(file[:joined.Len()], "\n"); p.text.Position(0).Line != want && joined.Len() < 4*least {
			t.Fatalf("a chunk in line %d, not %d", p.text.Position(0).Line, want)
		}
		joined.Write(p.own())
		widest = max(widest, len(c.stream.text.Bytes))
		c.Reuse(p)
	}
	if joined.String() != file || c.Rest() != nil {
		t.Errorf("chunks of %d bytes, the file has %d", joined.Len(), len(file))
	}
	if widest > 4*(least+c.after) {
		t.Errorf("the window has up to %d bytes, for chunks of %d", widest, least)
	}
}
