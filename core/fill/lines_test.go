package fill

import (
	"strings"
	"testing"
)

// short returns a word as Short takes it.
func short(word string) (bytes uint64) {
	for i := len(word) - 1; i >= 0; i-- {
		bytes = bytes<<8 | uint64(word[i])
	}
	return bytes
}

// TestLines: words fill lines of ten columns; short ones are written in one step, and as others are.
func TestLines(t *testing.T) {
	const words = "a bb ccc dddd e fffffff gggggggg hh é ü"
	const want = "a bb ccc|dddd e|fffffff|gggggggg|hh é ü|"
	whole, some := &Lines{Wrap: 10, LineEnd: "|", IsUTF8: true}, &Lines{Wrap: 10, LineEnd: "|", IsUTF8: true}
	for word := range strings.FieldsSeq(words) {
		length := len([]rune(word))
		begins := whole.Begin(length, 10)
		whole.Put(word)
		if len(word) > length {
			some.Begin(length, 10)
			some.Put(word)
		} else if some.Short(short(word), length) != begins {
			t.Errorf("%s begins a line: %t", word, !begins)
		}
	}
	whole.End()
	some.End()
	whole.End() // no line was begun
	if got := string(whole.Bytes); got != want || !whole.HasHigh {
		t.Errorf("%q, want %q", got, want)
	}
	if got := string(some.Bytes); got != want {
		t.Errorf("short ones: %q, want %q", got, want)
	}
	latin1 := &Lines{}
	if latin1.Put("é"); string(latin1.Bytes) != "\xE9" || latin1.Column != 1 {
		t.Errorf("%q in column %d", latin1.Bytes, latin1.Column)
	}
}

func TestRefill(t *testing.T) {
	for _, c := range []struct {
		line                  string
		longest, wrap, column int
		want                  string
	}{
		{"", 5, 5, 0, ""}, {"a  b", 5, 5, 0, "a b"}, {"aaa bbb", 5, 5, 0, "aaa\nbbb"}, {"aaa b", 5, 5, 1, "aaa\nb"},
		{"ééééééé", 5, 5, 0, "ééééé\néé"},
	} {
		if got := Refill(c.line, c.longest, c.wrap, c.column); got != c.want {
			t.Errorf("%q: %q, want %q", c.line, got, c.want)
		}
	}
}
