package answers

import (
	"pbn/core/diag"
	"pbn/core/pgn"
	"pbn/core/pgn/game"
	"pbn/core/pgn/search"
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/wire"
)

// Options are what a caller may say of a file before it is read, and of the games that it wants.
type Options struct {
	Wire wire.Options
	// TagsOnly leaves the moves out.
	TagsOnly bool
	// Search says which positions the games have to have; nil where all games are wanted.
	Search *search.Query
}

// parse reads a file as the options say.
func (o *Options) parse(file *source.Stream, visit func(*source.Text, *game.Game, *diag.List, int)) *report.Report {
	if o.TagsOnly && o.Search == nil {
		return pgn.ParseTags(file, visit)
	}
	return pgn.ParseEach(file, visit)
}

// wants reports whether a game is wanted.
func (o *Options) wants(g *game.Game) bool {
	return o.Wire.Wants(g.Number) && (o.Search == nil || o.Search.Find(g))
}
