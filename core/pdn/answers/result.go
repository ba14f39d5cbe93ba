package answers

import (
	"pbn/core/pdn/game"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/source"
)

// resultOf returns how a game ended: by the marker, or by the tag where the marker is "*", which only separates games.
func resultOf(t *source.Text, g *game.Game) values.Result {
	tag := g.Tag(tags.Result)
	if g.Result != values.Open || tag == nil {
		return g.Result
	}
	result, _ := values.ReadResult(tag.Peek(t))
	return result
}
