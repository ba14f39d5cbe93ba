package source

import (
	"strings"
	"testing"
)

// TestEncodingOf has every label, in other letters and with blanks around it.
func TestEncodingOf(t *testing.T) {
	for e, labels := range map[Encoding]string{
		Latin1:      "iso-8859-1 latin1 latin-1 iso8859-1 iso_8859-1 us-ascii ascii",
		Windows1252: "windows-1252 cp1252 cp-1252 x-cp1252",
		UTF8:        "utf-8 utf8",
		UTF16LE:     "utf-16le utf-16",
		UTF16BE:     "utf-16be",
		Automatic:   "utf latin-2 utf-32 x iso-8859-15",
	} {
		for label := range strings.SplitSeq(labels, " ") {
			if got, ok := EncodingOf(" " + strings.ToUpper(label) + "\t"); got != e || ok != (e != Automatic) {
				t.Errorf("%s: %v, %v", label, got, ok)
			}
		}
	}
	for _, label := range []string{"", " "} {
		if got, ok := EncodingOf(label); got != Automatic || ok {
			t.Errorf("%q: %v, %v", label, got, ok)
		}
	}
}

// TestReadsAs: two encodings are alike in what a file has of them.
func TestReadsAs(t *testing.T) {
	for _, c := range []struct {
		file string
		a, b Encoding
		want bool
	}{
		{"", Latin1, UTF16LE, true}, {"abc", Latin1, UTF8, true}, {"abc", Latin1, UTF16LE, false}, {"a\x00", UTF8, UTF16LE, false},
		{"a\xe9\xa0\xff", Latin1, Windows1252, true}, {"a\xe9\x81", Latin1, Windows1252, true}, {"a\xe9\x92", Latin1, Windows1252, false},
		{"a\xc3\xa9", Latin1, UTF8, false}, {"a\xc3\xa9", UTF8, UTF8, true}, {"a\x92", Windows1252, Windows1252, true},
		{"a\x00", UTF16LE, UTF16BE, false},
	} {
		if c.a.ReadsAs(c.b, []byte(c.file)) != c.want || c.b.ReadsAs(c.a, []byte(c.file)) != c.want {
			t.Errorf("%q: %v and %v are alike: %t", c.file, c.a, c.b, !c.want)
		}
	}
}

// TestZeroAtEveryOther is at the limits of what shows UTF-16 without a mark: four bytes, nine tenths of the zeros, the first 256 bytes.
func TestZeroAtEveryOther(t *testing.T) {
	for _, c := range []struct {
		text string
		want bool
	}{
		{"", false}, {"a", false}, {"a\x00", false}, {"a\x00b", false}, {"a\x00b\x00", true}, {"a\x00b\x00c", true}, {"a\x00bc", false},
		{"\x00a\x00b", false},
		{strings.Repeat("a\x00", 9) + "ab", true}, {strings.Repeat("a\x00", 8) + "abab", false}, {strings.Repeat("a\x00", 9) + "\x00b", false},
		{strings.Repeat("a\x00", 128) + "abab\x00", true},
		{strings.Repeat("a\x00", 127) + "\x00\x00", false}, {strings.Repeat("a\x00", 115) + strings.Repeat("ab", 13), false},
		{strings.Repeat("a\x00", 116) + strings.Repeat("ab", 12), true},
	} {
		if got := zeroAtEveryOther([]byte(c.text), 1); got != c.want {
			t.Errorf("%q: %v", c.text, got)
		}
		swapped := []byte(c.text)
		for i := 0; i+1 < len(swapped); i += 2 {
			swapped[i], swapped[i+1] = swapped[i+1], swapped[i]
		}
		if got := zeroAtEveryOther(swapped, 0); got != c.want {
			t.Errorf("%q, in the other order: %v", c.text, got)
		}
	}
}

// TestContentType finds the line among others, at the end of what is searched, and takes the first one.
func TestContentType(t *testing.T) {
	const line = "%Content-type: text/x-any; charset=UTF-8"
	for _, c := range []struct {
		text string
		want Encoding
	}{
		{"", Automatic}, {line, UTF8}, {"% any 2.1\r\n" + line + "\r\n", UTF8}, {strings.ToUpper(line) + "\r[Event]", UTF8},
		{" " + line, Automatic},
		{"%Content-type: text/x-any\n", Automatic}, {"%Content-type: charset=cp1252\n" + line, Windows1252},
		{"%Content-type: charset=x\n" + line, Automatic},
		{strings.Repeat("\n", headLength-len(line)) + line, UTF8}, {strings.Repeat("\n", headLength-len(line)+1) + line, Automatic},
	} {
		if got := latin.contentType([]byte(c.text)); got != c.want {
			t.Errorf("%.80q: %v, want %v", c.text, got, c.want)
		}
	}
}

// TestDetect tells by bytes first, then by the line.
func TestDetect(t *testing.T) {
	const utf8Line, windowsLine = "%Content-type: charset=utf-8\n", "%Content-type: charset=windows-1252\n"
	const latinLine = "%Content-type: charset=iso-8859-1\n"
	for text, want := range map[string]Encoding{
		"abc": Latin1, utf8Line: UTF8, windowsLine: Windows1252, latinLine: Latin1,
		"\x7F": Latin1, "\x80": Windows1252, "\x9F": Windows1252, "\xA0": Latin1, "\xFF": Latin1, "\xA0\x85": Windows1252, "aé": UTF8,
		"\u0080":          UTF8,
		utf8Line + "\xE9": Latin1, utf8Line + "\x85": Windows1252, windowsLine + "\xE9": Windows1252, latinLine + "é": UTF8,
		latinLine + "\x85": Windows1252,
		utf8Mark + "\xE9":  UTF8, "\xEF\xBB": Latin1, "\xFF\xFEa": UTF16LE, "\xFE\xFFa": UTF16BE, "\xFF\xFDa": Latin1, "\xFE\xFEa": Latin1,
	} {
		if got := latin.Detect([]byte(text)); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
