package nag

import (
	"errors"
	"strconv"
	"strings"
	"testing"
)

func TestRead(t *testing.T) {
	for _, c := range []struct {
		name, in string
		want     map[int]string
		line     int
		message  string // a part of it
	}{
		{name: "3.7-b as the standard has it", in: "0 no annotation\r\n255 the last one\r\n",
			want: map[int]string{0: "no annotation", 255: "the last one"}},
		{name: "3.7-b line ends", in: "1 a\n2 b\r3 c\r\n4 d", want: map[int]string{1: "a", 2: "b", 3: "c", 4: "d"}},
		{name: "3.7-b dollar, white space, zeros", in: "$12 a  b \n\t007\t c\x1a", want: map[int]string{12: "a  b", 7: "c"}},
		{name: "3.7-b empty and escape lines", in: "%x\n\n \t\n1 a\n%", want: map[int]string{1: "a"}},
		{name: "3.7-b percent sign after a blank", in: " %x", line: 1, message: "“ %x” does not begin with a number"},
		{name: "3.7-b empty file", in: "", want: map[int]string{}},
		{name: "3.7-b Latin-1", in: "1 \xe9tonnant", want: map[int]string{1: "étonnant"}},
		{name: "3.7-b UTF-8", in: "1 étonnant", want: map[int]string{1: "étonnant"}},
		{name: "3.7-b byte order mark", in: "\xEF\xBB\xBF1 a", want: map[int]string{1: "a"}},
		{name: "3.7-b UTF-16", in: "\xFF\xFE1\x00 \x00\x60\x26", want: map[int]string{1: "♠"}},
		{name: "3.7-b value too big", in: "1 a\r\n256 b", line: 2, message: "“256 b” does not begin with a number from 0 to 255"},
		{name: "3.7-b sign", in: "\n\n-1 b", line: 3, message: "“-1 b” does not begin with a number from 0 to 255"},
		{name: "3.7-b no value", in: "good call", line: 1, message: "“good call” does not begin with a number from 0 to 255"},
		{name: "3.7-b two dollars", in: "$$1 a", line: 1, message: "“$$1 a” does not begin with a number"},
		{name: "3.7-b no text", in: "1 a\r2 \r3 c", line: 2, message: "“2 ” has no text after the number"},
		{name: "3.7-b a value twice", in: "12 a\n% x\n$12 b", line: 3, message: "“$12 b” gives 12 a text again, after line 1; keep one"},
	} {
		got, err := Read([]byte(c.in))
		if c.line > 0 {
			var e *Error
			if !errors.As(err, &e) || got != nil || e.Line != c.line || !strings.Contains(e.Message, c.message) {
				t.Errorf("%s: %v, want line %d: %s", c.name, err, c.line, c.message)
			}
			continue
		}
		var want Texts
		for value, text := range c.want {
			want[value] = text
		}
		if err != nil || *got != want {
			t.Errorf("%s: %v, %q", c.name, err, got)
		}
	}
}

// TestEnglish_3_7_b writes the English texts as a file and reads them again.
func TestEnglish_3_7_b(t *testing.T) {
	var file strings.Builder
	known := 0
	for value, text := range English() {
		if text != "" {
			known++
			file.WriteString(strconv.Itoa(value) + " " + text + "\r\n")
		}
	}
	again, err := Read([]byte(file.String()))
	if err != nil || *again != *English() || known != 15 {
		t.Errorf("%v: %d texts became %q", err, known, again)
	}
	for value, want := range map[int]string{3: "very good call", 12: "questionable card", 14: "card has been corrected manually", 15: ""} {
		if got := English()[value]; got != want {
			t.Errorf("$%d is %q, want %q", value, got, want)
		}
	}
}

func TestErrorNamesTheLine_3_7_b(t *testing.T) {
	_, err := Read([]byte("1 a\n2"))
	if want := "line 2: “2” has no text after the number; write the number, a space and the text, as in “1 good call”."; err == nil ||
		err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// FuzzRead: whatever the bytes, there are texts, or a line that is wrong.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{"0 no annotation\r\n$255 x\r", "%\n\n1 é\n1 b", "\xFF\xFE1\x00 \x00", "12", "\xe9 256"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		texts, err := Read(file)
		var e *Error
		if err != nil && (!errors.As(err, &e) || e.Line < 1 || e.Message == "") || (texts == nil) != (err != nil) {
			t.Fatalf("%q: %v, %v", file, texts, err)
		}
	})
}
