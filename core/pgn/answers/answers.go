// Package answers is what crosses to JavaScript: the results of the verbs as JSON, appended by hand, and games as numbers and text.
// js/src/pgn/types is its documentation.
package answers

import (
	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/habits"
	"pbn/core/played"
	"pbn/core/source"
	"pbn/core/wire"
)

// ParsePacked is what a job of [ParseJob] makes of a file.
func ParsePacked(file []byte, o Options) wire.Out {
	var p packer
	r := o.parse(o.Wire.Open(habits.PGN, file), func(t *source.Text, g *game.Game, _ *diag.List, _ int) {
		if o.wants(g) {
			p.pack(t, g, &o, nil)
		}
	})
	return wire.Out{Games: p.to.Out, Report: played.ReadReport(r, true)}
}
