package turn

import (
	"bytes"

	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// bare returns a game as a dealing program writes it: the mandatory tags that are not about the players and what they did (3.4), a line each.
// Their values keep their bytes; those that say nothing go.
func bare(text *source.Text, g *game.Game) (out []byte) {
	lineEnd := "\n"
	if end := source.LineEnd(text.Bytes); bytes.HasPrefix(text.Bytes[end:], []byte("\r\n")) {
		lineEnd = "\r\n"
	}
	for _, tag := range tags.Of(tags.MandatorySet) {
		t := g.Found(tag)
		if t == nil || tag.Row().OfGame || t.ValueSpan().End == 0 || g.Said(tag) == "" {
			continue
		}
		value := t.ValueSpan()
		out = append(append(append(out, '['), tag.String()...), ' ')
		out = append(append(append(out, text.Bytes[value.Start:value.End]...), ']'), lineEnd...)
	}
	return append(out, lineEnd...)
}
