package scan

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"pbn/core/bridge"
	"pbn/core/item"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// TestPlainItems scans random tag pairs, words and cells with any white space between them, most of which is plain, and compares the items
// with what was written.
func TestPlainItems(t *testing.T) {
	names := []string{"Event", "Auction", "Note", "Own", "Eventual", "Longer_name", "AnotherNameOf18byte",
		"A_name_that_is_longer_than_24_bytes"}
	words := []string{"1C", "Pass", "7NT", "AP"}
	values := []uint32{uint32(bridge.Bid(1, 0)), uint32(bridge.Pass), uint32(bridge.Bid(7, bridge.NoTrump)), AllPass}
	pick := func(r *rand.Rand, of ...string) string { return of[r.IntN(len(of))] }
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		var text, want strings.Builder
		newLine, used := item.Flags(0), map[string]bool{}
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
			if last := text.String(); source.IsLineEnd(last[len(last)-1]) {
				newLine = item.LineStart
			}
		}
		add := func(kind item.Kind, row uint8, val uint32, flags item.Flags, what string) {
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
			row := uint8(tags.Find(name))
			v := value()
			fmt.Fprintf(&text, `[%s "%s"]`, name, v)
			flags := item.Flags(0)
			if strings.Contains(v, "\xE9") {
				flags = item.NonASCII
			}
			add(item.Tag, row, 0, flags, v)
			gap("\r\n")
			for range r.IntN(12) {
				switch {
				case row == uint8(tags.Auction):
					n := r.IntN(len(words))
					text.WriteString(words[n])
					add(Call, 0, values[n], 0, words[n])
				case row == 0:
					cell := pick(r, "a", "12", "62.50", "eight888", "a_long_cell(of)16+bytes")
					text.WriteString(cell)
					add(Cell, 0, 0, 0, cell)
				default:
					continue
				}
				gap(" ")
			}
		}
		if text.Len() == 0 {
			continue
		}
		var g item.Game
		NewScanner().Scan(habits.PBN.Text([]byte(text.String()), source.Latin1), 0, true, &g)
		var got strings.Builder
		has := item.Flags(0)
		for _, i := range g.Items {
			fmt.Fprintf(&got, "%d %d %d %b %q\n", i.Kind, i.Tag, i.Val, i.Flags, text.String()[i.Start:i.End])
			has |= i.Flags
		}
		if got.String() != want.String() || has != g.Has {
			t.Fatalf("seed %d: %q\nitems\n%s\nwant\n%s\nflags %b, together %b", seed, text.String(), got.String(), want.String(), has, g.Has)
		}
	}
}
