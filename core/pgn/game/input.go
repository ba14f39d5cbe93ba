package game

import (
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/source"
)

// input is what a game is built from, and where its faults go.
type input struct {
	text  *source.Text
	items *item.Game
	diags *diag.List
}

// span returns where an item is.
func (in *input) span(k int) source.Span { return in.items.Span(k, in.text.Bytes) }

// bytes returns the text of an item, of a tag pair that of its value.
func (in *input) bytes(k int) []byte {
	i := &in.items.Items[k]
	return in.text.Bytes[i.Start:i.End]
}

// decode returns the text of an item, of a tag pair that of its value, in UTF-8.
func (in *input) decode(k int) string {
	i := &in.items.Items[k]
	return in.text.Decode(source.Span{Start: int(i.Start), End: int(i.End)})
}
