package game

import (
	"slices"

	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/scan"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
)

// variants has the names of the variants of a file that are not played by the laws of chess; each is reported once (ledger 8.2-g).
type variants struct{ names []string }

// mostVariants is how many of them are told apart; there are fewer.
const mostVariants = 64

// add takes the variant of a game, and its first drop, if it has one.
func (v *variants) add(in *input, g *Game, drop int) {
	t := g.Tag(tags.Variant)
	if g.Variant != Other || len(v.names) == mostVariants {
		return
	}
	name, isSaid := "", t != nil && values.VariantOf(t.Value(in.text)) == values.OtherVariant
	if isSaid {
		name = t.Text(in.text)
	}
	if slices.Contains(v.names, name) {
		return
	}
	v.names = append(v.names, name)
	if !isSaid {
		rules.GameWithDrops.Find(in.diags, in.span(drop))
		return
	}
	e := rules.GameOfVariant.Find(in.diags, t.TextSpan())
	if e.IsKept() {
		e.Say(rules.NameOfVariant{Variant: e.Text(name)})
	}
}

// firstDrop returns the first item of the main line that puts a man on the board, as in N@f3, which no game played by the laws of chess has;
// -1 if none does. What comes before the tags, in a variation, or after a marker does not count: an export may have it as text, or not at
// all, and is a game of the same variant.
func firstDrop(in *input, from, to int) int {
	if in.items.Has&item.Odd == 0 {
		return -1
	}
	closed := from
	for k := from; k < to; k++ {
		switch i := &in.items.Items[k]; i.Kind {
		case item.Marker:
			return -1
		case item.Open:
			if i.Flags&item.Broken != 0 {
				return -1
			}
			closed = max(closed, int(i.Val))
		case scan.Move:
			if k >= closed && i.Flags&item.Odd != 0 && isDrop(in.bytes(k)) {
				return k
			}
		}
	}
	return -1
}

// isDrop reports whether a word is a man, "@" and a square; of a pawn the letter may be missing, and a mark of check may follow.
func isDrop(word []byte) bool {
	if len(word) > 0 && word[0] != '@' && isManLetter(word[0]) {
		word = word[1:]
	}
	if len(word) < len("@a1") || word[0] != '@' || word[1] < 'a' || word[1] > 'h' || !isRank(word[2]) {
		return false
	}
	mark := string(word[len("@a1"):])
	return mark == "" || mark == "+" || mark == "#"
}
