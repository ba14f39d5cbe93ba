package hands

import (
	"fmt"
	"strings"
	"testing"

	"pbn/core/source"
)

// bytesOf are the bytes of which a question is true.
func bytesOf(is func(c byte) bool) string {
	var b []byte
	for c := range 256 {
		if is(byte(c)) {
			b = append(b, byte(c))
		}
	}
	return string(b)
}

// TestBytes asks of every byte what it is.
func TestBytes(t *testing.T) {
	const small, capitalLetters = "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	for name, c := range map[string][2]string{
		"isLetter": {bytesOf(isLetter), capitalLetters + small},
		"isRank":   {bytesOf(languages[0].isRank), "23456789" + "AJKQTX" + "ajkqtx"},
		"blank":    {bytesOf(func(c byte) bool { return blank([]byte{c}) == 1 }), "\t\n\v\f\r \"'()*,;>[]{|}"},
		"a rank at the start, with small letters": {bytesOf(func(c byte) bool { return languages[0].ranks([]byte{c}, anyCase) == 1 }),
			"23456789AJKQTXajkqtx"},
		"a rank at the start": {bytesOf(func(c byte) bool { return languages[0].ranks([]byte{c}, capital) == 1 }),
			"23456789AJKQTXx"},
		"a suit": {bytesOf(func(c byte) bool { _, ok := suitWord([]byte{c}, false); return ok }), "CDHS"},
		"a suit before a colon": {bytesOf(func(c byte) bool { _, ok := suitWord([]byte{c}, true); return ok }),
			"CDHScdhs"},
		"a seat": {bytesOf(func(c byte) bool { _, ok := languages[0].seat([]byte{c}); return ok }),
			"ENOSWZenoswz"},
		"a mark before it": {bytesOf(func(c byte) bool { _, n := suitMark([]byte{'!', 'S', c}); return n == 2 }),
			bytesOf(func(c byte) bool {
				return !strings.ContainsRune(capitalLetters+small, rune(c)) || strings.IndexByte("AJKQTXajkqtxBDHRV", c) >= 0
			})},
	} {
		if c[0] != c[1] {
			t.Errorf("%s: %q, want %q", name, c[0], c[1])
		}
	}
}

// TestWords reads words at the limits of their forms.
func TestWords(t *testing.T) {
	number := func(n int, ok bool) string {
		if !ok {
			return "none"
		}
		return fmt.Sprint(n)
	}
	for _, c := range []struct{ form, words, want string }{
		{"suit", "spade spades Heart HEARTS diamond diamonds club clubs", "0 0 1 1 2 2 3 3"},
		{"suit", "clu clubss spadess diamondss spad sp SH sspade", "none none none none none none none none"},
		{"seat", "North east SOUTH West N n", "0 1 2 3 0 0"},
		{"seat", "Norths Eas Nort No Westt", "none none none none none"},
		{"void", "- -- --- — – void VOID none None", "true true true true true true true true true"},
		{"void", "---- -- - voids nones nonenonenone no x", "false true true false false false false false"},
		{"mark", "♠ ♥ ♦ ♣ ♤ ♡ ♢ ♧ ♠\uFE0F ♥\uFE0E ♠\uFE00", "0/3 1/3 2/3 3/3 0/3 1/3 2/3 3/3 0/6 1/6 0/3"},
		{"mark", "♟ ♩ \xE2\x99 !S !h !D !c ! !N S", "0/0 0/0 0/0 0/2 1/2 2/2 3/2 0/0 0/0 0/0"},
		{"mark", "&spades; &hearts; &diams; &clubs; &diamonds; &spade; &spades", "0/8 1/8 2/7 3/7 0/0 0/0 0/0"},
		{"long blank", "\u00A0 “ ” „ ‘ ’ « » … ä", "2 3 3 3 3 3 2 2 0 0"},
		{"ranks", "AKQJT98765432 10 110 1 A10 A1 T10x x X AKS aK", "13 2 0 0 3 1 4 1 1 2 0"},
		{"small ranks", "akqjt98765432 10 aks sak", "13 2 2 0"},
		{"dotted", "AK.. A.K.Q.J .-.-.2 AK.Q.J AK.Q.J.2.3 a.k.q.j", "none 4 1 none none none"},
		{"dotted", "A.K.Q.J. A.K.Q.J.. ... -.-.-.- void.void.void.2 xx.x.. akq.jt98.765.432 AKq.jt98.765.432 akq.jt98.765.43",
			"4 none none none 1 0 13 13 none"},
	} {
		var got []string
		for word := range strings.SplitSeq(c.words, " ") {
			text := []byte(word)
			switch c.form {
			case "suit":
				got = append(got, number(suitWord(text, false)))
			case "seat":
				seat, ok := languages[0].seat(text)
				got = append(got, number(int(seat), ok))
			case "void":
				got = append(got, fmt.Sprint(isVoid(text)))
			case "mark":
				suit, n := suitMark(text)
				got = append(got, fmt.Sprintf("%d/%d", suit, n))
			case "long blank":
				got = append(got, fmt.Sprint(blank(text)))
			case "ranks":
				got = append(got, fmt.Sprint(languages[0].ranks(text, capital)))
			case "small ranks":
				got = append(got, fmt.Sprint(languages[0].ranks(text, anyCase)))
			case "dotted":
				cards, ok := languages[0].dotted(text)
				got = append(got, number(cards.hand.Len(), ok))
			}
		}
		if text := strings.Join(got, " "); text != c.want {
			t.Errorf("%s %s:\n%s, want\n%s", c.form, c.words, text, c.want)
		}
	}
	for _, c := range []struct {
		word string
		want bool
	}{{strings.Repeat("A", 61) + "...", true}, {strings.Repeat("A", 62) + "...", false}, {"A...", true}, {"...", false}} {
		if _, ok := languages[0].dotted([]byte(c.word)); ok != c.want {
			t.Errorf("%s: %v", c.word, ok)
		}
	}
}

// TestTrimmed: what is around a hand is not marked with it.
func TestTrimmed(t *testing.T) {
	for text, want := range map[string]string{
		"ab": "ab", " ab ": "ab", "\t\r ab\r \t": "ab", "> (ab": "ab", "«ab": "ab", "ab\n": "ab\n", "ab)": "ab)", " \t": "", "": "",
		"a b ": "a b",
	} {
		s := trimmed([]byte(text), source.Span{End: len(text)})
		if got := text[s.Start:s.End]; got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}
