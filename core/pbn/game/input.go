package game

import (
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/scan"
	"pbn/core/source"
)

// input is what a game is built from, and where its faults go.
type input struct {
	text  *source.Text
	items *item.Game
	diags *diag.List
	// bytes are those of the game; isDecoded reports whether decoding changes none of them.
	bytes     string
	isDecoded bool
	start     int // where they begin
}

// ascii returns the text between two offsets that is known to be ASCII.
func (in *input) ascii(start, end int) string { return in.bytes[start-in.start : end-in.start] }

// decode returns the text between two offsets.
func (in *input) decode(start, end int) string {
	if in.isDecoded {
		return in.ascii(start, end)
	}
	return in.text.Decode(source.Span{Start: start, End: end})
}

// decodeSpan returns the text of a span.
func (in *input) decodeSpan(s source.Span) string { return in.decode(s.Start, s.End) }

// lines returns a text with "\n" for every line end.
func (in *input) lines(text string) string {
	if in.items.Bytes&(item.EndsCRLF|item.EndsCR) == 0 {
		return text
	}
	return lines(text)
}

// span returns where an item is.
func (in *input) span(k int) source.Span { return in.items.Span(k, in.text.Bytes) }

// movesFrom returns how many items can be moves from an item on, up to the next tag pair.
func (in *input) movesFrom(k int) (n int) {
	for items := in.items.Items; k < len(items) && n < MostMoves && items[k].Kind != item.Tag; k++ {
		switch items[k].Kind {
		case scan.Call, scan.Card, scan.Asterisk, scan.Plus, scan.Mark:
			n++
		}
	}
	return n
}

// cellsFrom returns how many elements there are from an item on, up to the next tag pair.
func (in *input) cellsFrom(k int) (n int) {
	for items := in.items.Items; k < len(items) && items[k].Kind != item.Tag; k++ {
		if items[k].Kind == scan.Cell {
			n++
		}
	}
	return n
}

// touchesWord reports whether an item comes right after a call or a card.
func (in *input) touchesWord(k int) bool {
	if k == 0 {
		return false
	}
	before := &in.items.Items[k-1]
	return (before.Kind == scan.Call || before.Kind == scan.Card) && before.End == in.items.Items[k].Start
}

// touchesNext reports whether an item that is a word comes right after another.
func (in *input) touchesNext(k int) bool {
	items := in.items.Items
	if k+1 == len(items) {
		return false
	}
	switch next := &items[k+1]; next.Kind {
	case item.Tag, item.BraceComment, item.LineComment:
		return false
	default:
		return next.Start == items[k].End
	}
}

// insideQuotes returns the part of a string between its quotes; one that is not closed has only the first.
func (in *input) insideQuotes(quoted source.Span) source.Span {
	isOpen := item.IsOpen(in.text.Slice(quoted))
	quoted.Start++
	if !isOpen {
		quoted.End--
	}
	return quoted
}
