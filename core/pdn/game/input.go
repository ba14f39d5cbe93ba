package game

import (
	"pbn/core/item"
	"pbn/core/pdn/scan"
	"pbn/core/source"
)

// input is what a game is built from.
type input struct {
	text  *source.Text
	items *item.Game
}

// span returns where an item is.
func (in *input) span(k int) source.Span { return in.items.Span(k, in.text.Bytes) }

// from returns where the items from one number to another are.
func (in *input) from(first, last int) source.Span {
	return source.Span{Start: int(in.items.Items[first].Start), End: int(in.items.Items[last].End)}
}

// bytes returns the text of an item, of a tag pair that of its value.
func (in *input) bytes(k int) []byte {
	i := &in.items.Items[k]
	return in.text.Bytes[i.Start:i.End]
}

// isGlued reports whether an item directly follows the one before it.
func (in *input) isGlued(k int) bool {
	items := in.items.Items
	return k > 0 && items[k-1].End == items[k].Start
}

// isStar reports whether a marker may be a star behind a move, which is a strength: more of the game is on its line.
func (in *input) isStar(k int) bool {
	items := in.items.Items
	return k > 0 && string(in.bytes(k)) == "*" && items[k-1].Kind == scan.Move && in.isGlued(k) &&
		k+1 < len(items) && items[k+1].Flags&item.LineStart == 0 && (items[k+1].Kind == item.Number || items[k+1].Kind == scan.Move)
}
