package check

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/source"
)

// Game checks one game of a text.
func Game(t *source.Text, g *game.Game, diags *diag.List) {
	text(t, g.Span, diags)
	tags(g, diags)
	deal(g, diags)
	auction(g, diags)
	anywhere := notesAnywhere(g)
	if a := g.Auction; a != nil {
		annotations(a.Moves, a.Notes, anywhere, diags)
		notes(g, a.Notes, diags)
	}
	if p := g.Play; p != nil {
		annotations(p.Moves, p.Notes, anywhere, diags)
		notes(g, p.Notes, diags)
	}
}

var versions = []string{"", "1.0", "2.0", "2.1"}

// File checks what a whole file says of itself, after its games were read (2.4).
func File(r *game.Reader, diags *diag.List) {
	if !slices.Contains(versions, r.Version) {
		diags.Report(diag.FileUnknownVersion, r.VersionSpan,
			"The version "+diag.Quote(r.Version)+" is not known; there are 1.0, 2.0 and 2.1.")
	}
}
