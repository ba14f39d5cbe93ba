package syntax

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"pbn/core/rules"
	"pbn/core/source"
)

var gameInComment = regexp.MustCompile(`\n[ \t]*\n\[(Event|Board|Deal) "`)

// isCut is the ledger's definition: no right brace, or a game and a left brace before it.
func isCut(text string, start int) bool {
	inside, _, closed := strings.Cut(text[start+1:], "}")
	return !closed || strings.Contains(inside, "{") && gameInComment.MatchString(inside)
}

// TestWhereCommentsEnd compares the searches, which are made once, with the definition.
func TestWhereCommentsEnd_3_8_a(t *testing.T) {
	pieces := []string{"{", "{", "}", "}", "\n\n[Event \"y\"]\n", "\n \n[Deal \"\"]\n", "\n[Board \"1\"]\n", "\n\n", "a"}
	random := rand.New(rand.NewPCG(17, 6))
	for range 5000 {
		text := "[Site \"x\"]"
		for range random.IntN(14) {
			text += pieces[random.IntN(len(pieces))]
		}
		p := NewParser(source.Open([]byte(text), source.Automatic), rules.NewList())
		for more := true; more; {
			var tree *Tree
			tree, more = p.Next()
			for i, token := range tree.Tokens {
				if token.Kind == BraceComment && token.Broken != isCut(text, int(token.Start)) {
					t.Fatalf("%q: the comment %q is cut: %v", text, tree.Bytes(int32(i)), token.Broken)
				}
			}
		}
		sameGames(t, []byte(text), func() int { return 1 + random.IntN(4) })
	}
}

// TestCommentsAreSearchedOnce: however many comments a text has, and games in them, it is looked through in proportion to its length.
func TestCommentsAreSearchedOnce_3_8_a(t *testing.T) {
	for _, piece := range []string{"{", "{\n\n[Event \"y\"]\n", "{a}\n\n[Event \"y\"]\n", "{\n\n[Event \"y\"]\n}", "\n\n[Event \"y\"]\n", "\n\n[Event \"y\"]\n{\n\n", "}\n\n[A \"y\"]{"} {
		for _, end := range []string{"", "}", "{}"} {
			file := []byte("[Site \"x\"]{" + strings.Repeat(piece, 200000/len(piece)) + end)
			if steps, most := checkTiling(t, file), stepsPerByte*len(file); steps > most {
				t.Errorf("%q, again and again, and %q: %d steps for %d bytes", piece, end, steps, len(file))
			}
		}
	}
}
