package source

import "testing"

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
		{UTF8, "é–\U0001F0A1", "é–\U0001F0A1"},
		{UTF16LE, "é\U0001F0A1", "\xE9\x00\x3C\xD8\xA1\xDC"},
		{UTF16BE, "é\U0001F0A1", "\x00\xE9\xD8\x3C\xDC\xA1"},
	} {
		out := c.encoding.Append(nil, c.text)
		if string(out) != c.want {
			t.Errorf("%v %q: % x, want % x", c.encoding, c.text, out, c.want)
		}
	}
}
