package source

import (
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
)

// latin are the habits of a notation whose files are Latin-1, unless they show or say something else.
var latin = &Habits{Default: Latin1, ContentLine: "%content-type:"}

// A table with letters that Latin-1 does not have, of which the first bytes are no control characters.
var letters = func() (high [128]rune) {
	for i := range high {
		high[i] = 'А' + rune(i)
	}
	return high
}()

var lettered = Declare(&letters, "x-letters", "letters")

// TestDefault: where neither bytes nor a line show the encoding, the habits do; text that is not UTF-8 has one byte a character.
func TestDefault(t *testing.T) {
	const line = "%Content-type: charset=windows-1252\n"
	for _, c := range []struct {
		habits *Habits
		text   string
		want   Encoding
	}{
		{Plain, "", UTF8}, {Plain, "abc", UTF8}, {Plain, "é", UTF8}, {Plain, "\xE9", Windows1252}, {Plain, "\x85", Windows1252},
		{Plain, line, UTF8},
		{&Habits{Default: UTF8}, "abc", UTF8}, {&Habits{Default: UTF8}, "\xE9", Windows1252},
		{&Habits{Default: Windows1252}, "abc", Windows1252}, {&Habits{Default: Windows1252}, "\xE9", Windows1252},
		{latin, "abc", Latin1}, {latin, "\xE9", Latin1}, {latin, line, Windows1252}, {&Habits{Default: Latin1}, line, Latin1},
	} {
		whole := c.habits.Text([]byte(c.text), Automatic).Encoding
		stream := c.habits.Stream(iotest.OneByteReader(strings.NewReader(c.text)), Automatic).Text().Encoding
		if whole != c.want || stream != c.want {
			t.Errorf("%q with %+v: %v, as a stream %v; want %v", c.text, c.habits, whole, stream, c.want)
		}
	}
}

// TestDeclare: an encoding that a notation declares is known to it alone, and is read and written as any other of one byte a character.
func TestDeclare(t *testing.T) {
	h := &Habits{Tables: []Encoding{lettered}}
	for _, label := range []string{"x-letters", " LETTERS\t"} {
		if e, ok := h.EncodingOf(label); e != lettered || !ok {
			t.Errorf("%q: %v, %v", label, e, ok)
		}
		if _, ok := latin.EncodingOf(label); ok {
			t.Errorf("%q is known to others", label)
		}
	}
	if e, ok := h.EncodingOf("UTF8"); e != UTF8 || !ok || lettered.String() != "x-letters" || lettered.IsUnicode() {
		t.Errorf("%v, %v, %s", e, ok, lettered)
	}
	for b := range 256 {
		want := string(rune(b))
		if b >= 0x80 {
			want = string('А' + rune(b-0x80))
		}
		text := h.Text([]byte{byte(b), 'x'}, lettered)
		if got := text.Decode(Span{0, 1}); got != want || text.Position(1).Column != 2 && b != '\n' && b != '\r' {
			t.Errorf("%#x is %q, want %q", b, got, want)
		}
		if out := lettered.Append(nil, want); len(out) != 1 || int(out[0]) != b {
			t.Errorf("%q is written as % X, want %#x", want, out, b)
		}
		if n := lettered.HighControl([]byte{byte(b)}); n != 0 {
			t.Errorf("%#x is a control character", b)
		}
	}
	if got := lettered.Lacks("aАéАé"); got != "é" {
		t.Errorf("it lacks %q", got)
	}
}

// unicodeLines are the habits of a notation in which more characters end lines.
var unicodeLines = &Habits{UnicodeLines: true}

// TestUnicodeLines compares positions with what counting from the start gives, and lines with those of a text that has LF in their place.
func TestUnicodeLines(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	pieces := []string{"a", "é", "♠", "\U0001F0A1", "\n", "\r", "\r\n", "\u0085", "\u2028", strings.Repeat("x", 40), "\u00C2", "\u2029"}
	for range 300 {
		var file strings.Builder
		for range random.IntN(60) {
			file.WriteString(pieces[random.IntN(len(pieces))])
		}
		text := unicodeLines.Text([]byte(file.String()), UTF8)
		line, column := 1, 1
		for at, r := range file.String() {
			if p := text.Position(at); p.Line != line || p.Column != column {
				t.Fatalf("%q at %d: line %d, column %d; want %d, %d", file.String(), at, p.Line, p.Column, line, column)
			}
			rest := file.String()[at:]
			span := text.Line(at)
			if before := file.String()[:at]; text.StartsLine(at) != (column == 1 || strings.HasSuffix(before, "\r")) {
				t.Fatalf("%q at %d: a line begins: %t", file.String(), at, text.StartsLine(at))
			}
			if got := text.Decode(span); strings.ContainsAny(got, "\n\r\u0085\u2028") || span.Start > at ||
				got != "" && !strings.Contains(file.String(), got) {
				t.Fatalf("%q at %d: the line is %q", file.String(), at, got)
			}
			switch {
			case r == '\u0085', r == '\u2028', r == '\n', r == '\r' && !strings.HasPrefix(rest, "\r\n"):
				line, column = line+1, 1
			default:
				column++
			}
		}
	}
	for text, want := range map[string][2]int{
		"a\u0085b": {1, 3}, "éa\u2028": {3, 6}, "a\r\nb": {1, 3}, "a\rb": {1, 2}, "a\u2029\u00E2b": {7, 7}, "": {0, 0}, "\u0085": {0, 2}, "\xC2\n\x85": {1, 2},
	} {
		if end, next := unicodeLines.Text([]byte(text), UTF8).EndOfLine(0); end != want[0] || next != want[1] {
			t.Errorf("the first line of %q ends at %d, %d, want %v", text, end, next, want)
		}
	}
	if got := unicodeLines.Text([]byte("a\u2028b"), UTF8).LineEnd(); got != "\u2028" {
		t.Errorf("the first line ends with %q", got)
	}
	if text := unicodeLines.Text([]byte("a\x85b"), Latin1); text.Position(2).Line != 1 || !slices.Equal(text.Bytes, []byte("a\x85b")) {
		t.Errorf("in Latin-1 the line is %d", text.Position(2).Line)
	}
}

// TestDoubt: what to look at is said of a game that is too long.
func TestDoubt(t *testing.T) {
	h := &Habits{Doubt: "check the file"}
	s := h.Stream(strings.NewReader(strings.Repeat("x", 1<<20)), Automatic).LimitGames(1 << 18)
	whole(s)
	if err := s.Err(); err == nil || !strings.HasSuffix(err.Error(), "can be read; check the file") {
		t.Error(err)
	}
	part := h.Text([]byte("abc"), UTF8).Part([]byte("b"), []Piece{{0, 1}}).Stream().LimitGames(1 << 20)
	part.EndTooLong(0)
	if err := part.Err(); err == io.EOF || !strings.HasSuffix(err.Error(),
		"longer than 1 MiB: neither it nor what follows it can be read; check the file") {
		t.Error(err)
	}
}

// TestQuestionsOfEncodings: what an encoding is does not follow from its number, since those that are declared have the last.
func TestQuestionsOfEncodings(t *testing.T) {
	for e, is := range map[Encoding]struct{ unicode, wide bool }{
		Latin1: {}, Windows1252: {}, lettered: {}, UTF8: {unicode: true}, UTF16LE: {true, true}, UTF16BE: {true, true},
	} {
		if e.IsUnicode() != is.unicode || e.IsWide() != is.wide {
			t.Errorf("%v: has every character: %t, two bytes a unit: %t", e, e.IsUnicode(), e.IsWide())
		}
	}
}
