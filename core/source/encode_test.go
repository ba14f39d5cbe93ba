package source

import (
	"strings"
	"testing"
)

// TestAppend writes what New reads back.
func TestAppend(t *testing.T) {
	for _, c := range []struct {
		encoding   Encoding
		text, want string
	}{
		{Latin1, "aé", "a\xE9"},
		{Latin1, "ł–", "??"},
		{Windows1252, "é–", "\xE9\x96"},
		{Windows1252, "ł", "?"},
		{Windows1252, "\x7F\u0080\u0081\u009F\u00A0\u00FF\u0100", "\x7F?\x81?\xA0\xFF?"},
		{Latin1, "\x7F\u0080\u009F\u00A0\u00FF\u0100", "\x7F\x80\x9F\xA0\xFF?"},
		{UTF8, "é–\U0001F0A1", "é–\U0001F0A1"},
		{UTF16LE, "é\U0001F0A1", "\xE9\x00\x3C\xD8\xA1\xDC"},
		{UTF16BE, "é\U0001F0A1", "\x00\xE9\xD8\x3C\xDC\xA1"},
	} {
		out := c.encoding.Append(nil, c.text)
		if same := c.encoding.AppendUTF8(nil, []byte(c.text)); string(same) != string(out) {
			t.Errorf("%v: of bytes %q, of a string %q", c.encoding, same, out)
		}
		if string(out) != c.want {
			t.Errorf("%v %q: % x, want % x", c.encoding, c.text, out, c.want)
		}
	}
}

// TestWindows1252: every byte comes back, and no two are the same character. The low quotes are those at the bottom of the line.
func TestWindows1252(t *testing.T) {
	text := Text{Encoding: Windows1252}
	seen := map[string]int{}
	for b := range 256 {
		char := text.DecodeBytes([]byte{byte(b)})
		if before, known := seen[char]; known {
			t.Errorf("0x%02X and 0x%02X are %q", before, b, char)
		}
		seen[char] = b
		if out := Windows1252.Append(nil, char); len(out) != 1 || int(out[0]) != b {
			t.Errorf("0x%02X is %q, and then % X", b, char, out)
		}
	}
	var high []byte
	for b := byte(0x80); b <= 0x9F; b++ {
		high = append(high, b)
	}
	if got := text.DecodeBytes(high); got != "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ" {
		t.Errorf("0x80 to 0x9F are %q", got)
	}
	if got := text.DecodeBytes([]byte("\x82a\x91 \x84b\x94")); got != "‚a‘ „b”" {
		t.Errorf("quotes: %s", got)
	}
}

// TestContentTypeOfALongLine: the charset counts where it ends within the first 200 bytes of its line.
func TestContentTypeOfALongLine(t *testing.T) {
	const start, charset = "%Content-type: text/x-any;", "charset=ISO-8859-1"
	for length, want := range map[int]Encoding{199: Latin1, 200: Latin1, 201: Automatic} {
		line := start + strings.Repeat(" ", length-len(start)-len(charset)) + charset
		if got := latin.contentType([]byte(line + "\n")); got != want {
			t.Errorf("a line of %d bytes: %v, want %v", length, got, want)
		}
	}
}

// TestLacks: each character that an encoding does not have, once, in the order of the text; of many thousand, too. A question mark it has.
func TestLacks(t *testing.T) {
	for encoding, want := range map[Encoding]string{Windows1252: "ж♠Ж", Latin1: "“ж♠Ж", UTF8: "", UTF16LE: ""} {
		if got := encoding.Lacks("a? “жé♠жЖ"); got != want {
			t.Errorf("%v lacks %q, want %q", encoding, got, want)
		}
	}
	var text strings.Builder
	for r := rune(0x10000); r < 0x30000; r++ {
		text.WriteRune(r)
	}
	if got := Windows1252.Lacks(text.String()); got != text.String() {
		t.Errorf("of %d bytes Windows-1252 lacks %d", text.Len(), len(got))
	}
}
