package export

import (
	"pbn/core/item"
	"pbn/core/pdn/game"
	"pbn/core/scribe"
)

// escapes writes the lines after a percent sign that come before the last tag pair, each on a line of its own (L-2).
func escapes(o *scribe.Output, g *game.Game) {
	for k, left := 0, g.Items.Tags; left > 0; k++ {
		switch i := &g.Items.Items[k]; i.Kind {
		case item.Tag:
			left--
		case item.Escape:
			escape(o, k)
		}
	}
}

// escape writes the line after a percent sign that is an item.
func escape(o *scribe.Output, k int) {
	span := o.Items.Span(k, o.Text.Bytes)
	if text := o.Fit(o.Text.Slice(span), inEscape, span); string(text) != scribe.Latin1Line {
		o.Line(text)
	}
}
