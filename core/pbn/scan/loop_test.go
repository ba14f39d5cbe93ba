package scan

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/pbn/habits"
	"pbn/core/source"
)

// letters are the kinds of items, a letter each.
var letters = map[item.Kind]string{
	item.Tag: "t", Cell: "c", item.BraceComment: "{", item.LineComment: ";", item.Escape: "%", item.NAG: "$", NoteRef: "=", item.Suffix: "!",
	Mark: "^", Asterisk: "*", Plus: "+", Reference: "(", item.Junk: "?", Call: "w", Card: "w",
}

// TestItemsOfPBN: what PBN has beside tag pairs and comments, and where its games end.
func TestItemsOfPBN(t *testing.T) {
	for _, c := range []struct {
		text    string
		outcome item.Outcome
		items   string // the letter of the kind, text, value
	}{
		{"[Event \"x\"]\n[Auction \"N\"]\n1C Pass! =1= {a}\n1H 2x0\n", item.Read,
			`t x 0|t N 0|w 1C 3|w Pass 0|! ! 33|= =1= 1|{ {a} 0|w 1H 5|w 2x0 0|`},
		{"[Auction \"x\"]=a=3 =b c=$ab $ =", item.Read, `t x 0|? =a= 0|w 3 0|? = 0|w b 0|w c 0|? =$ab $ = 0|`},
		{"[Event \"x\"]\n; a\n%b\n\n[Event \"y\"]", item.Read, `t x 0|; ; a 0|% %b 0|`},
		{"[Own \"x\"] a \"b\" 12\n[Own \"y\"]\n", item.Read, `t x 0|c a 0|c "b" 0|c 12 0|t y 1|`},
		{"[Auction \"x\"]$3*+^S(2) 1-1\n\nprose\n\n", item.Read, `t x 0|$ $3 3|* * 0|+ + 0|^ ^S 83|( (2) 2|w 1-1 0|? prose 0|`},
		{"[Event \"x\"]\n[Board \"1\"]\n[Play \"N\"]\nSA\n[Event \"y\"]\n[Board \"2\"]\n", item.Read, `t x 0|t 1 0|t N 0|w SA 51|`},
		{"; nothing\n", item.NoGame, `; ; nothing 0|`},
		{"[Event \"x\"] {a", item.Read, `t x 0|{ {a 0|`},
		{"[Event \"x\n", item.Read, `t x 0|`},
		{"[Event \"x\"]\n{a { b\n\n[Event \"y\"]\n}\n", item.Read, `t x 0|{ {a { b 0|`},
	} {
		var g item.Game
		outcome := NewScanner().Scan(habits.PBN.Text([]byte(c.text), source.Latin1), 0, true, &g)
		var items strings.Builder
		for _, i := range g.Items {
			fmt.Fprintf(&items, "%s %s %d|", letters[i.Kind], c.text[i.Start:i.End], i.Val)
		}
		if outcome != c.outcome || items.String() != c.items {
			t.Errorf("%q: outcome %d, %s", c.text, outcome, items.String())
		}
	}
}

// TestItemsAndGapsAreTheText puts the items and the white space between them together.
func TestItemsAndGapsAreTheText(t *testing.T) {
	text := habits.PBN.Text([]byte("\n[ Event \"a\\\"b\" ]\t{c\nd}\r\n[Auction \"\"]\r 1C\x00!?Pass \n;e\n \n%f\n"), source.Latin1)
	var g item.Game
	if outcome := NewScanner().Scan(text, 0, true, &g); outcome != item.Read || g.End != len(text.Bytes) {
		t.Fatalf("outcome %d, to %d", outcome, g.End)
	}
	at := 0
	for k := range g.Items {
		span := g.Span(k, text.Bytes)
		if gap := text.Bytes[at:span.Start]; slices.ContainsFunc(gap, func(c byte) bool { return c > ' ' }) {
			t.Errorf("before %q there is %q", text.Slice(span), gap)
		}
		at = span.End
	}
	rest := strings.TrimSpace(string(text.Bytes[at:]))
	if rest != "" || g.Bytes != item.Tab|item.Control|item.EndsLF|item.EndsCRLF|item.EndsCR|item.Trailing {
		t.Errorf("after the items there is %q; the bytes are %b", rest, g.Bytes)
	}
}
