package item

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pbn/core/source"
)

// TestPlainItems scans random tag pairs, words and cells with any white space between them, most of which is plain, and compares the items
// with what was written.
func TestPlainItems(t *testing.T) {
	names := []string{"Event", "Result", "Note", "Own", "Eventual", "Longer_name", "AnotherNameOf18byte", "A_name_that_is_longer_than_24_bytes"}
	words := []string{"32-28", "19-23", "28x19", "2-0"}
	pick := func(r *rand.Rand, of ...string) string { return of[r.IntN(len(of))] }
	tables := draughts()
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		var text, want strings.Builder
		newLine, used := Flags(0), map[string]bool{}
		gap := func(least string) {
			switch n := r.IntN(12); {
			case n < 5:
				text.WriteString(least)
				if least == " " {
					return
				}
			case n < 8:
				text.WriteString("\r\n")
			case n < 10:
				text.WriteString("\n")
			default:
				text.WriteString(pick(r, "  ", "\t", " \n", "\r"))
			}
			if last := text.String(); classes[last[len(last)-1]]&lineEnd != 0 {
				newLine = LineStart
			}
		}
		item := func(kind Kind, row uint8, val uint32, flags Flags, what string) {
			fmt.Fprintf(&want, "%d %d %d %b %q\n", kind, row, val, flags|newLine, what)
			newLine = 0
		}
		value := func() string { return strings.Repeat(pick(r, "v", "value ", "\xE9", "{ ;", "[%"), r.IntN(12)) }
		for range 1 + r.IntN(30) {
			name := pick(r, names...)
			if used[name] && name != "Note" {
				continue
			}
			used[name] = true
			row := map[string]uint8{"Event": 1, "Result": 2, "Note": 3}[name]
			v := value()
			fmt.Fprintf(&text, `[%s "%s"]`, name, v)
			flags := Flags(0)
			if strings.Contains(v, "\xE9") {
				flags = NonASCII
			}
			item(Tag, row, 0, flags, v)
			gap("\r\n")
			for range r.IntN(12) {
				switch {
				case row == 2:
					n := r.IntN(len(words))
					text.WriteString(words[n])
					item(FirstOwn, 0, uint32(n+1), 0, words[n])
				case row == 0:
					cell := pick(r, "a", "12", "62.50", "eight888", "a_long_cell(of)16+bytes")
					text.WriteString(cell)
					item(Cell, 0, 0, 0, cell)
				default:
					continue
				}
				gap(" ")
			}
		}
		if text.Len() == 0 {
			continue
		}
		var g Game
		NewScanner(tables).Scan(source.New([]byte(text.String()), source.Latin1), 0, true, &g)
		var got strings.Builder
		has := Flags(0)
		for _, i := range g.Items {
			fmt.Fprintf(&got, "%d %d %d %b %q\n", i.Kind, i.Tag, i.Val, i.Flags, text.String()[i.Start:i.End])
			has |= i.Flags
		}
		if got.String() != want.String() || has != g.Has {
			t.Fatalf("seed %d: %q\nitems\n%s\nwant\n%s\nflags %b, together %b", seed, text.String(), got.String(), want.String(), has, g.Has)
		}
	}
}
