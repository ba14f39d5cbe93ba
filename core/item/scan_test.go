package item

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"pbn/core/source"
)

// draughts are the tables of another notation, of which a few words will do.
func draughts() *Tables {
	moves := Mode{Kind: FirstOwn, Words: &Words{}}
	for i, word := range []string{"32-28", "19-23", "28x19", "2-0"} {
		moves.Words.Add(word, uint8(i+1))
	}
	return NewTables([]Row{{Name: "Event", Number: 1, Telling: 1}, {Name: "Result", Number: 2, Follows: &moves, Telling: 2}, {Name: "Note", Number: 3, Many: true}},
		&Mode{Kind: Cell}, []string{`[Event "`}, nil)
}

func TestAnItemIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(Item{}); size != 16 {
		t.Errorf("an item has %d bytes", size)
	}
}

// TestTablesHaveRoom: a row needs a number, and a name that is no longer than what the tables compare.
func TestTablesHaveRoom(t *testing.T) {
	for _, c := range []struct {
		row  Row
		fits bool
	}{
		{Row{Name: strings.Repeat("x", longestName), Number: Rows - 1}, true},
		{Row{Name: strings.Repeat("x", longestName+1), Number: 1}, false},
		{Row{Name: "x", Number: Rows - 1}, true},
		{Row{Name: "x", Number: 1}, true},
		{Row{Name: "x"}, false},
	} {
		func() {
			defer func() {
				if fault := recover(); c.fits != (fault == nil) {
					t.Errorf("%+v: %v", c.row, fault)
				}
			}()
			NewTables([]Row{c.row}, &Mode{}, nil, nil)
		}()
	}
}

func TestScanReadsAnotherNotation(t *testing.T) {
	for _, c := range []struct {
		text    string
		outcome Outcome
		items   string // number of the kind, text, value
	}{
		{"[Event \"x\"]\n[Result \"2-0\"]\n32-28 19-23! =1= {a}\n28x19 2x0\n", Read,
			`1 x 0|1 2-0 0|14 32-28 1|14 19-23 2|8 ! 33|7 =1= 1|3 {a} 0|14 28x19 3|14 2x0 0|`},
		{"[Result \"x\"]=a=3 =b c=$ab $ =", Read, `1 x 0|13 =a= 0|14 3 0|13 = 0|14 b 0|14 c 0|13 =$ab $ = 0|`},
		{"[Event \"x\"]\n; a\n%b\n\n[Event \"y\"]", Read, `1 x 0|4 ; a 0|5 %b 0|`},
		{"[Own \"x\"] a \"b\" 12\n[Own \"y\"]\n", Read, `1 x 0|2 a 0|2 "b" 0|2 12 0|1 y 1|`},
		{"[Result \"x\"]$3*+^S(2) 1-1\n\nprose\n\n", Read, `1 x 0|6 $3 3|10 * 0|11 + 0|9 ^S 83|12 (2) 2|14 1-1 0|13 prose 0|`},
		{"[Event \"x\"]\n[Result \"x\"]\n32-28\n[Event \"y\"]\n[Result \"z\"]\n", Read, `1 x 0|1 x 0|14 32-28 1|`},
		{"; nothing\n", NoGame, `4 ; nothing 0|`},
		{"[Event \"x\"] {a", Read, `1 x 0|3 {a 0|`},
		{"[Event \"x\n", Read, `1 x 0|`},
		{"[Event \"x\"]\n{a { b\n\n[Event \"y\"]\n}\n", Read, `1 x 0|3 {a { b 0|`},
	} {
		var g Game
		outcome := NewScanner(draughts()).Scan(source.New([]byte(c.text), source.Latin1), 0, true, &g)
		var items strings.Builder
		for _, i := range g.Items {
			fmt.Fprintf(&items, "%d %s %d|", i.Kind, c.text[i.Start:i.End], i.Val)
		}
		if outcome != c.outcome || items.String() != c.items {
			t.Errorf("%q: outcome %d, %s", c.text, outcome, items.String())
		}
	}
}

// TestItemsAndGapsAreTheText puts the items and the white space between them together.
func TestItemsAndGapsAreTheText(t *testing.T) {
	text := source.New([]byte("\n[ Event \"a\\\"b\" ]\t{c\nd}\r\n[Result \"\"]\r 32-28\x00!?19-23 \n;e\n \n%f\n"), source.Latin1)
	var g Game
	if outcome := NewScanner(draughts()).Scan(text, 0, true, &g); outcome != Read || g.End != len(text.Bytes) {
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
	if rest := strings.TrimSpace(string(text.Bytes[at:])); rest != "" || g.Bytes != Tab|Control|EndsLF|EndsCRLF|EndsCR|Trailing {
		t.Errorf("after the items there is %q; the bytes are %b", rest, g.Bytes)
	}
}
