package source

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"
)

func TestDetectOfFiles(t *testing.T) {
	for _, c := range []struct {
		name, in string
		want     Encoding
	}{
		{"empty", "", Latin1},
		{"ascii", "[Event \"x\"]", Latin1},
		{"latin-1 letter", "[West \"Andr\xe9\"]", Latin1},
		{"windows quote", "\x93x\x94 caf\xe9", Windows1252},
		{"utf-8 letter", "[West \"André\"]", UTF8},
		{"utf-8 mark", "\xEF\xBB\xBFabc", UTF8},
		{"utf-16le mark", "\xFF\xFEa\x00", UTF16LE},
		{"utf-16be mark", "\xFE\xFF\x00a", UTF16BE},
		{"utf-16le bare", "[\x00E\x00v\x00e\x00", UTF16LE},
		{"utf-16be bare", "\x00[\x00E\x00v\x00e", UTF16BE},
		{"broken utf-8", "caf\xc3\xa9 \xe9", Latin1},
		{"declared utf-8, ascii", "%Content-type: text/x-any; charset=UTF-8\r\n[A \"\"]", UTF8},
		{"declared windows-1252", "% any 2.1\n%Content-type: text/x-any; charset=windows-1252\n\xe9", Windows1252},
		{"declared latin-1 loses against utf-8", "%Content-type: text/x-any; charset=ISO-8859-1\né", UTF8},
		{"declared utf-8 loses against latin-1", "%Content-type: text/x-any; charset=UTF-8\n\xe9", Latin1},
		{"declared latin-1 loses against windows-1252", "%Content-type: text/x-any; charset=ISO-8859-1\n\x93", Windows1252},
		{"zeros only", "\x00\x00\x00\x00\x00\x00", Latin1},
	} {
		if got := latin.Detect([]byte(c.in)); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestDecode(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"caf\xe9", "café"},
		{"\x93caf\xe9\x94 \x81", "“café” \u0081"},
		{"café ♠", "café ♠"},
		{"\xFF\xFEc\x00\x60\x26", "\uFEFFc♠"},
		{"\xFE\xFF\xD8\x3C\xDC\xA1", "\uFEFF\U0001F0A1"},
		{"\xFE\xFF\x00a\xD8\x3C\x00b", "\uFEFFa\uFFFDb"},
		{"\xFF\xFEa\x00b", "\uFEFFa\uFFFD"},
		{"\xFE\xFF\x00a\xD8\x3C\xDC", "\uFEFFa\uFFFD\uFFFD"},
		{"\xEF\xBB\xBFa\xE2\x99b\xF0\x80c", "\uFEFFa\uFFFDb\uFFFD\uFFFDc"},
		{"\xEF\xBB\xBFa\xF4\x80\x80b\xF5\x80c", "\uFEFFa\uFFFDb\uFFFD\uFFFDc"},
	} {
		text := latin.Text([]byte(c.in), Automatic)
		if got := text.Decode(Span{0, len(text.Bytes)}); got != c.want {
			t.Errorf("%q: %q, want %q", c.in, got, c.want)
		}
		if got := text.Peek(Span{0, len(text.Bytes)}); got != c.want {
			t.Errorf("%q: a glance at it shows %q, want %q", c.in, got, c.want)
		}
	}
	if got := latin.Text([]byte("abc"), Automatic).Peek(Span{1, 1}); got != "" {
		t.Errorf("nothing is %q", got)
	}
}

// naive counts a position the slow way, from the decoded file.
func naive(text *Text, offset int) Position {
	decoded := text.Decode(Span{0, offset})
	p := Position{Byte: offset, Line: 1, Column: 1, UTF16: len(utf16.Encode([]rune(decoded)))}
	runes := []rune(decoded)
	for i, r := range runes {
		switch {
		case r == '\uFEFF' && i == 0:
		case r == '\n', r == '\r' && (i+1 < len(runes) && runes[i+1] != '\n' || i+1 == len(runes) && (offset >= len(text.Bytes) ||
			text.Bytes[offset] != '\n')):
			p.Line, p.Column = p.Line+1, 1
		default:
			p.Column++
		}
	}
	if text.wide() {
		p.Byte = min(2*p.UTF16, text.size)
	}
	return p
}

func startsCharacter(b []byte, offset int) bool {
	at := 0
	for at < offset {
		_, size := decodeRune(b[at:])
		at += size
	}
	return at == offset
}

func checkPositions(t *testing.T, file []byte) {
	t.Helper()
	text := latin.Text(file, Automatic)
	for offset := 0; offset <= len(text.Bytes); offset++ {
		if text.multiByte() && !startsCharacter(text.Bytes, offset) {
			continue
		}
		got, want := text.Position(offset), naive(text, offset)
		if got != want {
			t.Fatalf("%q at %d: %+v, want %+v", file, offset, got, want)
		}
		if after := text.Position(offset + 1); offset == len(text.Bytes) && (after.Line != got.Line || after.Column != got.Column ||
			after.UTF16 != got.UTF16) {
			t.Fatalf("%q: %+v after the end, which is at %+v", file, after, got)
		}
		if back, ok := text.Offset(got); back != offset || !ok {
			t.Fatalf("%q at %d: the position is that of %d", file, offset, back)
		}
	}
}

func TestPosition(t *testing.T) {
	for _, in := range []string{
		"", "a", "a\nb", "a\r\nb\rc\n\n", "caf\xe9\nx", "café ♠\r\n🂡 x", "\xEF\xBB\xBF", "\xEF\xBB\xBFaé\nb", "\xFF\xFEa\x00\n\x00\x60\x26",
		"\u007F\u0080 \u07FF\u0800 \uD7FF\uE000 \uFFFF\U00010000 \U0010FFFFx",
		strings.Repeat("é♠🂡x", 700) + "\n" + strings.Repeat("ab", 900),
		strings.Repeat("ab\r\ncd\re\n\r", 130), strings.Repeat("x", stride-1) + "\r\n" + strings.Repeat("\r\n", 9),
	} {
		checkPositions(t, []byte(in))
	}
}

// TestAround: the part of a line has so many bytes, and in UTF-8 whole characters.
func TestAround(t *testing.T) {
	for _, encoding := range []Encoding{Latin1, UTF8} {
		text := latin.Text([]byte("a\nbé♠🂡x♠\nc"), encoding)
		for offset := range len(text.Bytes) + 1 {
			line := text.Line(offset)
			for before := 1; before < 7; before++ {
				for after := range 6 {
					from, to := max(line.Start, offset-before), min(max(line.End, offset), offset+after)
					for encoding == UTF8 && from > line.Start && !utf8.RuneStart(text.Bytes[from]) {
						from--
					}
					for encoding == UTF8 && to < line.End && !utf8.RuneStart(text.Bytes[to]) {
						to++
					}
					from = min(from, offset)
					if got := text.Around(offset, before, after); string(got.Bytes) != string(text.Bytes[from:to]) ||
						got.Position(0) != text.Position(from) {
						t.Errorf("%v, %d before and %d after %d: %q at %+v", encoding, before, after, offset, got.Bytes, got.Position(0))
					}
				}
			}
		}
	}
}

// TestCounted has stretches of any length counted by a plain loop, and asks for positions between.
func TestCounted(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	quick := 0
	for range 300 {
		file := make([]byte, r.IntN(6*longest))
		for i := range file {
			file[i] = "\n\r\n\nabcdefgh\xE9"[r.IntN(12+r.IntN(2)*r.IntN(2))]
		}
		encoding := []Encoding{Latin1, UTF8}[r.IntN(2)]
		want, got := latin.Text(file, encoding), latin.Text(file, encoding)
		for from := 0; from < len(file); {
			if r.IntN(3) == 0 {
				got.Position(r.IntN(from + 1))
			}
			to := min(len(file), from+1+r.IntN(1+r.IntN(2*longest)))
			for to < len(file) && file[to-1] == '\r' && file[to] == '\n' {
				to++
			}
			lines, last, plain := 0, 0, true
			for i, c := range file[from:to] {
				if c == '\n' || c == '\r' && (from+i+1 == len(file) || file[from+i+1] != '\n') {
					lines, last = lines+1, from+i+1
				}
				plain = plain && c < 0x80
			}
			if got.index != nil && got.index.counted.at == from && (plain || encoding == Latin1) && to-from <= longest {
				quick++
			}
			got.Counted(Span{from, to}, lines, last, plain)
			for range 3 {
				offset := r.IntN(to + 1)
				if got, want := got.Position(offset), want.Position(offset); got != want {
					t.Fatalf("%q at %d: %+v, want %+v", file[:to], offset, got, want)
				}
			}
			from = to
		}
	}
	if quick < 100 {
		t.Errorf("only %d were not counted again", quick)
	}
}

// TestLine asks for lines of any length, from the last to the first and from the first to the last.
func TestLine(t *testing.T) {
	for _, in := range []string{"", "ab", "a\n", "\r\r\n\n", "\xEF\xBB\xBFaé\nb",
		strings.Repeat("é", stride) + "\r\nab\r" + strings.Repeat("ab", 3*stride) + "\nc"} {
		text := latin.Text([]byte(in), Automatic)
		for i := range 2 * (len(in) + 1) {
			offset := max(len(in)-i, i-len(in)-1)
			if text.multiByte() && !startsCharacter(text.Bytes, offset) {
				continue
			}
			want := Span{strings.LastIndexAny(in[:offset], "\r\n") + 1, len(in)}
			if want.Start > 0 && want.Start == offset && offset < len(in) && in[offset-1:offset+1] == "\r\n" {
				want.Start = strings.LastIndexAny(in[:offset-1], "\r\n") + 1
				want.End = offset - 1
			} else if n := strings.IndexAny(in[offset:], "\r\n"); n >= 0 {
				want.End = offset + n
			}
			if want.Start == 0 && text.HasByteOrderMark() {
				want.Start = len(utf8Mark)
			}
			if got := text.Line(offset); got != want {
				t.Fatalf("%.20q… at %d: %v, want %v", in, offset, got, want)
			}
		}
	}
}

func FuzzPosition(f *testing.F) {
	f.Add([]byte("a\r\nb\rc\n"))
	f.Add([]byte("\xEF\xBB\xBFcafé\n♠"))
	f.Add([]byte("\xFF\xFEa\x00b"))
	f.Fuzz(func(t *testing.T, file []byte) {
		if len(file) < 1<<12 {
			checkPositions(t, file)
		}
	})
}
