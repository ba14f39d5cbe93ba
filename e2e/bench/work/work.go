// Package work is what is measured below the verbs, natively and in wasm alike.
package work

import (
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/syntax"
)

// Loop is the limit that all is compared with: it looks at each byte once, and needs the one before it.
func Loop(text []byte) (sum uint32) {
	for _, c := range text {
		sum = sum*31 + uint32(c)
	}
	return sum
}

// Lex reads the tokens of all games, and tells how many there are.
func Lex(file []byte) (tokens int) {
	p := syntax.NewParser(source.Open(file, source.Automatic), rules.NewList())
	for {
		tree, ok := p.Next()
		if !ok {
			return tokens
		}
		tokens += len(tree.Tokens)
	}
}
