package item_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"pbn/core/item"
	"pbn/core/source"
)

// TestBytesOfMovetext puts each kind of byte at each place of eight bytes and more, in whatever a game has: the scanner looks at eight
// bytes at a time, and some of what ends something is read by a loop of its own.
func TestBytesOfMovetext(t *testing.T) {
	told := map[byte]item.Bytes{
		'\t': item.Tab, 0x01: item.Control, 0x1F: item.Control, ' ': 0, '~': 0, 0x7F: item.High, 0x80: item.High, 0xA0: item.High,
		0xFF: item.High,
	}
	scanners := []*item.Scanner{chess.NewScanner(), draughts.NewScanner()}
	for _, around := range []string{
		"e4 {|} e5", "e4 {|", "e4 ;|", "e4\n%|", "e4 | e5", "e4 |", "e4|e5", "1.| 1|. e4", "e4 (| d4)", "e4 *|", "e4 *\n| e5",
		"e4 *\n\n|", "| e4",
		"32-28 /|/ *", "e4 $|", "e4 [|] e5", "e4 [Event \"|\"]", "[Event \"|\"]|e4",
	} {
		for length := range 20 {
			for place := range length + 1 {
				for c, want := range told {
					middle := strings.Repeat("a", place) + string([]byte{c}) + strings.Repeat("a", length-place)
					text := source.Plain.Text([]byte(strings.ReplaceAll(around, "|", middle)), source.Latin1)
					for k, s := range scanners {
						var g item.Game
						got := item.Bytes(0)
						for ok := true; ok; got |= g.Bytes {
							ok = s.Scan(text, g.End, true, &g) == item.Read
						}
						if got&^(item.Trailing|item.EndsLF) != want || g.End != len(text.Bytes) {
							t.Fatalf("%s, %q: bytes %b, want %b; the last game ends at %d", notations[k].name, text.Bytes, got, want, g.End)
						}
					}
				}
			}
		}
	}
}

// BenchmarkMovetext reads real games of chess into items.
func BenchmarkMovetext(b *testing.B) {
	var all []byte
	files := realGames(b, "pgn", 77)
	for _, path := range slices.Sorted(maps.Keys(files)) {
		all = append(append(all, files[path]...), '\n')
	}
	text := source.Plain.Text(all, source.Latin1)
	b.SetBytes(int64(len(all)))
	s := chess.NewScanner()
	var g item.Game
	for b.Loop() {
		for at := 0; s.Scan(text, at, true, &g) == item.Read; at = g.End {
		}
	}
}
