package check

import (
	"bytes"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// checkComments checks the text of comments (5-d, 5-j). A brace in a comment in braces is the end of another inside, which reading reports.
func checkComments(t *source.Text, g *game.Game, diags *diag.List) {
	for i := range g.Comments {
		k := g.Comments[i].Item
		one := &g.Items.Items[k]
		start, end := int(one.Start)+len("{"), int(one.End)
		if one.Kind == item.BraceComment {
			if one.Flags&item.Broken != 0 {
				continue
			}
			end -= len("}")
		}
		for start < end && t.Bytes[start] <= ' ' {
			start++
		}
		if start >= end {
			rules.EmptyComment.Find(diags, source.Span{Start: int(one.Start), End: int(one.End)})
			continue
		}
		if one.Kind != item.LineComment {
			continue
		}
		if at := bytes.IndexByte(t.Bytes[start:end], '}'); at >= 0 {
			rules.BraceInComment.Find(diags, source.Span{Start: start + at, End: start + at + 1})
		}
	}
}
