package plain

import "testing"

// aKing is a symbol of a notation for tests.
var aKing = Symbols{'♔': {InComment: "$K", Elsewhere: "K", IsOwn: true}}

func TestFit(t *testing.T) {
	for _, c := range []struct {
		encoding   Encoding
		where      Place
		text, want string
		lost       string
	}{
		{Latin1, InString, "Müller", "Müller", ""},
		{ASCII, InString, "Müller", "M?ller", "ü"},
		{UTF8, InString, "丁立人 ♔", "丁立人 ♔", ""},
		{Latin1, InString, "Šarić, 丁", "Saric, ?", "丁"},
		{Latin1, InString, "“a…”", `"a..."`, ""},
		{Latin1, InForm, "a…", "a?", "…"},
		{Latin1, InComment, "♔e2\tx\ny\x01", "$Ke2    x\ny ", ""},
		{Latin1, InEscape, "♔", "$K", ""},
		{Latin1, InString, "♔e2\tx\n", "Ke2 x ", ""},
		{Latin1, InString, "e\u0301 x\u0301", "é x", ""},
		{ASCII, InString, "a\u00A0b", "a b", ""},
	} {
		got, lost := Fit(c.encoding, c.text, c.where, aKing)
		if got != c.want || string(lost) != c.lost {
			t.Errorf("%q in encoding %d at %d: %q without %q, want %q without %q", c.text, c.encoding, c.where, got, string(lost), c.want, c.lost)
		}
		if has := HasAll(c.encoding, c.text, c.where); has != (got == c.text) {
			t.Errorf("%q: encoding %d has all: %t", c.text, c.encoding, has)
		}
	}
}

func TestBeyondLatin1(t *testing.T) {
	for text, want := range map[string]string{"": "", "a é": "", "by Šarić, 丁": "Šarić,", "♔e2 ♚e7": "♚e7"} {
		if got := BeyondLatin1(text, InComment, aKing); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if got := BeyondLatin1("♔e2", InString, aKing); got != "♔e2" {
		t.Errorf("%q", got)
	}
}
