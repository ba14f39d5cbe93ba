package item_test

import (
	"testing"

	"pbn/core/item"
	"pbn/core/source"
)

// capitals are the characters of an encoding in which the byte of the no-break space of Latin-1 is a letter.
var capitals = func() (high [128]rune) {
	for i := range high {
		high[i] = 'А' + rune(i)
	}
	return high
}()

var cyrillic = source.Declare(&capitals, "x-item")

// TestWordsInADeclaredEncoding: a byte that is a space in Latin-1 alone ends no word in another encoding.
func TestWordsInADeclaredEncoding(t *testing.T) {
	for encoding, want := range map[source.Encoding]int{cyrillic: 1, source.Latin1: 3} {
		file := (&source.Habits{Tables: []source.Encoding{cyrillic}}).Open([]byte("[A \"x\"]\n1. \xC0\xA0\xC1 *\n"), encoding)
		var r item.Reader
		r.Reset(file, pdn.NewScanner)
		g, _ := r.Next()
		words := 0
		for _, i := range g.Items {
			if i.Start >= uint32(len("[A \"x\"]\n1. ")) && i.Kind != item.Marker {
				words++
			}
		}
		if words != want {
			t.Errorf("%v: %d items, want %d", encoding, words, want)
		}
	}
}
