// Package work is what is measured below the verbs, natively and in wasm alike.
package work

import (
	"pbn/core/item"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/scan"
	"pbn/core/source"
)

// Loop is the limit that all is compared with: it looks at each byte once, and needs the one before it.
func Loop(text []byte) (sum uint32) {
	for _, c := range text {
		sum = sum*31 + uint32(c)
	}
	return sum
}

// Lex reads the items of all games, and tells how many there are.
func Lex(file []byte) (items int) {
	var r item.Reader
	r.Reset(habits.PBN.Open(file, source.Automatic), scan.NewScanner)
	for {
		game, ok := r.Next()
		if !ok {
			return items
		}
		items += len(game.Items)
	}
}
