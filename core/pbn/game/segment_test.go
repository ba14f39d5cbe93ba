package game

import (
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"pbn/core/bridge"
)

// show writes pieces with "|" between them, suits as symbols, and marks in front for the styles: * bold, / italic,
// _ underline.
func show(pieces []Segment) string {
	var shown []string
	for _, p := range pieces {
		mark, text := "", p.Text
		for i, m := range []string{"*", "/", "_"} {
			if p.Style&(1<<i) != 0 {
				mark += m
			}
		}
		if p.IsSuit {
			text += map[bridge.Suit]string{bridge.Spades: "♠", bridge.Hearts: "♥", bridge.Diamonds: "♦", bridge.Clubs: "♣"}[p.Suit]
		}
		shown = append(shown, mark+text)
	}
	return strings.Join(shown, "|")
}

var segmentCases = []struct{ name, text, want string }{
	{"3.8-b nothing", ``, ``},
	{"3.8-b text alone", `A fine deal.`, `A fine deal.`},
	{"3.8-b the four suits", `\S\H\D\C`, `♠|♥|♦|♣`},
	{"3.8-b a bid", `1\S.`, `1|♠|.`},
	{"3.8-b a card", `the \SAK`, `the |♠|AK`},
	{"3.8-b a plural", `5+\Hs, GF`, `5+|♥|s, GF`},
	{"3.8-b letters after the code", `dummy's \Dsuit, \Sabc`, `dummy's |♦|suit, |♠|abc`},
	{"3.8-b letters before the code", `than that\SK`, `than that|♠|K`},
	{"3.8-b two backslashes", `\\S`, `\|♠`},
	{"3.8-b lower case is no code", `c:\hands\deals`, `c:\hands\deals`},
	{"3.8-b other letters are no code", `\2R \M \`, `\2R \M \`},
	{"3.8-b in a style", `<b>1\S</b>`, `*1|*♠`},

	{"dialects-20 symbols", `1♠ 2♥ 3♦ 4♣`, `1|♠| 2|♥| 3|♦| 4|♣`},
	{"dialects-20 white symbols", `♤♡♢♧`, `♠|♥|♦|♣`},
	{"dialects-20 variation selectors", "♠\uFE0E♥\uFE0F\\S\uFE0F.", `♠|♥|♠|.`},
	{"dialects-20 a variation selector elsewhere stays", "☺\uFE0F", "☺\uFE0F"},
	{"dialects-20 other symbols stay", `♟♨☆`, `♟♨☆`},

	{"dialects-20 ! codes", `!S!H!D!C !s!h!d!c`, `♠|♥|♦|♣| |♠|♥|♦|♣`},
	{"dialects-20 ! in bids", `1!c-2!h; 3N-4!s`, `1|♣|-2|♥|; 3N-4|♠`},
	{"dialects-20 ! before a comma", `no !S, 4!h5!s`, `no |♠|, 4|♥|5|♠`},
	{"dialects-20 ! with cards", `!SAKx!HQ10!d98x!cxx`, `♠|AKx|♥|Q10|♦|98x|♣|xx`},
	{"dialects-20 ! with an ordinal", `!H4th best`, `♥|4th best`},
	{"dialects-20 ! plurals", `5!S's and 4 !Hs`, `5|♠|'s and 4 |♥|s`},
	{"dialects-20 ! ends a sentence", `Stop!Double Wow!C How lucky!!`, `Stop!Double Wow!C How lucky!!`},
	{"dialects-20 ! begins a word", `!Some !SAt !dénouement !hé`, `!Some !SAt !dénouement !hé`},
	{"dialects-20 ! after a letter of any script", `é!S ы!S`, `é!S ы!S`},
	{"dialects-20 @ as in vugraph", `@h lead to K, 2@s; 4@C's, 2@Ss @S@H`, `♥| lead to K, 2|♠|; 4|♣|'s, 2|♠|s |♠|♥`},
	{"dialects-20 @ in an address", `me@d.example and @sam, @ d, a@h`, `me@d.example and @sam, @ d, a@h`},
	{"dialects-20 ! and another letter", `!N !X !`, `!N !X !`},

	{"dialects-20 the three styles", `<b>b</b><i>i</i><u>u</u>`, `*b|/i|_u`},
	{"dialects-20 strong and em", `<strong>b</strong><em>i</em>`, `*b|/i`},
	{"dialects-20 BridgeComposer", `<b>Key point.</b> Draw trumps.`, `*Key point.| Draw trumps.`},
	{"dialects-20 styles in styles", `a<b>b<i>c</i>d</b>e`, `a|*b|*/c|*d|e`},
	{"dialects-20 a style in itself", `<b>a<b>b</b>c</b>d`, `*abc|d`},
	{"dialects-20 tags that cross", `<b>a<i>b</b>c</i>d`, `*a|*/b|/c|d`},
	{"dialects-20 not closed", `a<b>b`, `a|*b`},
	{"dialects-20 not opened", `a</b>b<b>c`, `ab|*c`},
	{"dialects-20 an empty style", `a<b></b>b`, `ab`},
	{"dialects-20 nothing but tags", `<b></b>`, ``},
	{"dialects-20 either case", `<B>a</B><STRONG>b</Strong>`, `*ab`},
	{"dialects-20 attributes", `<b class="x y" id=z>a</b ><font color = "red">b</font>`, `*a|b`},
	{"dialects-20 blanks in tags", "<b >a</b\n><i\t>b", `*a|/b`},
	{"dialects-20 other tags are skipped", `<html><a href="x">a</a><span>b</span></html>`, `ab`},
	{"dialects-20 nothing is run", `<script>alert(1)</script>`, `alert(1)`},

	{"dialects-20 br", `a<br>b<br/>c<BR />d</br>e`, "a\nb\nc\nd\ne"},
	{"dialects-20 br and a line end", "a<br>\nb<br><br>c", "a\nb\n\nc"},
	{"dialects-20 BridgeComposer's line end", `\nBEN +7 imps\n<b>BEN:</b> 7`, "\nBEN +7 imps\n|*BEN:| 7"},
	{"dialects-20 BridgeComposer's notrump", "3\\N, \\N.\\N", "3NT, NT.NT"},
	{"dialects-20 no notrump in a path", "C:\\New \\", "C:\\New \\"},
	{"dialects-20 BridgeComposer's line end and another", "plays \\n\n\\CK", "plays \n|♣|K"},
	{"dialects-20 line ends stay", "a\n\n b\n", "a\n\n b\n"},
	{"dialects-20 paragraphs", "<p>a</p><p>b", "a\nb"},
	{"dialects-20 paragraphs on lines", "<p>a</p>\n  <p>b</p>\nc", "a\nb\nc"},
	{"dialects-20 a block in a line", "a<div>b</div>c", "a\nb\nc"},
	{"dialects-20 a block before a suit", `<p>\S<p>\H`, "♠|\n|♥"},
	{"dialects-20 an empty line in a block", "a<div><br></div><div>b</div>", "a\n\nb"},
	{"dialects-20 a block at the end", "<p>a</p>\n", "a"},
	{"dialects-20 cells", "<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>", "a b\nc"},

	{"dialects-20 less than", `<8 HCP 3\S, a < b, a<b`, `<8 HCP 3|♠|, a < b, a<b`},
	{"dialects-20 less and greater than", `<4 HCP> a <b and c> d, a < b > c, < b> -> <> </>`,
		`<4 HCP> a <b and c> d, a < b > c, < b> -> <> </>`},
	{"dialects-20 an unknown tag", `<foo>a</foo> <b2> <!-- b --> <me@x.org>`, `<foo>a</foo> <b2> <!-- b --> <me@x.org>`},
	{"dialects-20 a tag in a tag", `<b <i>a`, `<b |/a`},

	{"dialects-20 references", `AT&amp;T &lt;b&gt; &quot;x&quot;&nbsp;y`, "AT&T <b> \"x\"\u00A0y"},
	{"dialects-20 references of punctuation", `&apos;&ndash;&mdash;&hellip;&bull;&middot;&lsquo;&rsquo;&ldquo;&rdquo;`, "'–—…•·‘’“”"},
	{"dialects-20 numbers", `&#65;&#x42;&#X43; &#9829;&#x2660;`, `ABC |♥|♠`},
	{"dialects-20 the longest number", `&#x0010FFFF;&#x00010FFFF;`, "\U0010FFFF&#x00010FFFF;"},
	{"dialects-20 a line end by number", `a&#10;b&#9;c`, "a\nb&#9;c"},
	{"dialects-20 suits", `&spades;&hearts;&diams;&clubs;&#xFE0E;`, `♠|♥|♦|♣`},
	{"dialects-20 no references", `& minor K&Q; &foo; &amp &#; &#x; &#0; &#27; &#xD800; &#x110000; &#+65; &;`,
		`& minor K&Q; &foo; &amp &#; &#x; &#0; &#27; &#xD800; &#x110000; &#+65; &;`},
	{"dialects-20 a reference starts no code", `&#92;S &#33;S &amp;lt;`, `\S !S &lt;`},
}

func TestSegments(t *testing.T) {
	for _, c := range segmentCases {
		t.Run(c.name, func(t *testing.T) {
			pieces := Segments(c.text)
			if got := show(pieces); got != c.want {
				t.Errorf("%q is %q, want %q", c.text, got, c.want)
			}
			if got := IsPlain(c.text, pieces); got != (c.text == c.want) {
				t.Errorf("%q: plain is %v", c.text, got)
			}
			if c.text != c.want && !MayHaveCodes(c.text) {
				t.Errorf("%q has codes", c.text)
			}
		})
	}
}

// letters are the letters and digits of a text, a suit symbol as its letter.
func letters(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case isSuitSymbol(r):
			return rune("SHDC"[(r-'♠')%4])
		case unicode.IsLetter(r), unicode.IsDigit(r):
			return unicode.ToUpper(r)
		}
		return -1
	}, text)
}

var notrumpCode = regexp.MustCompile(`\\N(\P{L}|$)`)

func FuzzSegments(f *testing.F) {
	for _, c := range segmentCases {
		f.Add(c.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		pieces := Segments(text)
		isCode := func(r rune) bool { return strings.ContainsRune(`\!@<&`, r) || isSuitSymbol(r) }
		if strings.IndexFunc(text, isCode) < 0 && !IsPlain(text, pieces) {
			t.Errorf("%q has no code, and is %q", text, show(pieces))
		}
		if !MayHaveCodes(text) && !IsPlain(text, pieces) {
			t.Errorf("%q may have codes, and is %q", text, show(pieces))
		}
		var all strings.Builder
		for i, p := range pieces {
			if p.IsSuit == (p.Text != "") {
				t.Errorf("%q: piece %d is %+v", text, i, p)
			}
			if i > 0 && !p.IsSuit && !pieces[i-1].IsSuit && p.Style == pieces[i-1].Style {
				t.Errorf("%q: pieces %d and %d are one", text, i-1, i)
			}
			if utf8.ValidString(text) && !utf8.ValidString(p.Text) {
				t.Errorf("%q: piece %d is cut within a character", text, i)
			}
			p.Style = 0
			all.WriteString(show([]Segment{p}))
		}
		want := strings.ReplaceAll(text, `\n`, " ")
		for range 2 { // codes can touch
			want = notrumpCode.ReplaceAllString(want, "NT$1")
		}
		if !strings.ContainsAny(text, "<&") && letters(all.String()) != letters(want) {
			t.Errorf("%q becomes %q: letters are lost", text, all.String())
		}
	})
}
