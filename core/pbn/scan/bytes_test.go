package scan

import (
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/pbn/habits"
	"pbn/core/source"
)

// TestBytesAreTold puts each kind of byte at each place of eight bytes and more, in whatever a game has: the scanner looks at eight bytes
// at a time, and some of what ends something is read by a loop of its own.
func TestBytesAreTold(t *testing.T) {
	told := map[byte]item.Bytes{
		'\t': item.Tab, 0x01: item.Control, 0x1F: item.Control, ' ': 0, '~': 0, 0x7F: item.High, 0x80: item.High, 0xA0: item.High,
		0xFF: item.High,
	}
	scanner := NewScanner()
	for _, around := range []string{
		`[Event "x"] {|} {a}`, `[Event "x"] {|`, `[Event "x"] ;|`, "[Event \"x\"]\n%|", `[Event "|"]`, `[Event "\\|"]`,
		`[Event "x"|] {a}`, `[Event "x" | ]`,
		`[Own "x"] "|" a`, `[Own "x"] a| a`, `[Auction "N"] 1C | Pass`, `[Play "N"] SA| HA`, "[Event \"x\"]\n\n|", "[Event \"x\"]\n\n prose |",
	} {
		for length := range 20 {
			for place := range length + 1 {
				for c, want := range told {
					text := strings.Replace(around, "|", strings.Repeat("a", place)+string([]byte{c})+strings.Repeat("a", length-place), 1)
					var g item.Game
					scanner.Scan(habits.PBN.Text([]byte(text), source.Latin1), 0, true, &g)
					if want |= item.EndsLF * item.Bytes(min(strings.Count(text, "\n"), 1)); g.Bytes&^item.Trailing != want || g.End != len(text) {
						t.Fatalf("%q: bytes %b, want %b; the game ends at %d", text, g.Bytes, want, g.End)
					}
				}
			}
		}
	}
}

// TestBytesOfNames: the name of a tag goes on as long as there are letters, digits and underscores, also after the first eight and sixteen.
func TestBytesOfNames(t *testing.T) {
	for _, before := range []string{"E", "Longname", "Longname8901234", "Longname89012345678901234"} {
		for c := range 256 {
			text := "[" + before + string([]byte{byte(c)}) + " \"x\"]\n"
			var g item.Game
			NewScanner().Scan(habits.PBN.Text([]byte(text), source.Latin1), 0, true, &g)
			isPart := c == '_' || c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z'
			got := ""
			if len(g.Items) > 0 && g.Items[0].Kind == item.Tag {
				pair := g.Pair(0, []byte(text))
				got = text[pair.Name.Start:pair.Name.End]
			}
			if want := text[1 : 1+len(before)+1]; isPart != (got == want) {
				t.Errorf("%q: the name is %q", text, got)
			}
		}
	}
}
