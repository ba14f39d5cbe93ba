package check

import (
	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/pdn/tags"
	"pbn/core/source"
)

// ofFEN are the kinds of the faults of a FEN; of the others a reader makes nothing, or they are only not as the standard writes it (F-5).
var ofFEN = [...]diag.Kind[diag.None]{
	draughts.UnknownTurn:    rules.UnknownTurn,
	draughts.UnknownColor:   rules.UnknownColour,
	draughts.UnknownSquare:  rules.UnknownSquare,
	draughts.NoSuchSquare:   rules.NoSuchSquare,
	draughts.RangeFalls:     rules.RangeFalls,
	draughts.SquareTwice:    rules.SquareTwice,
	draughts.ColorTwice:     rules.ListTwice,
	draughts.ElementMissing: rules.NoElement,
	draughts.Separator:      rules.OddSeparator,
	draughts.Extension:      rules.PartOfProgram,
	draughts.NumberForm:     0,
}

// checkPositions checks the tag FEN of a game and the FENs among its moves (F-1 to F-11).
func checkPositions(t *source.Text, g *game.Game, diags *diag.List) {
	if tag := g.Tag(tags.FEN); tag != nil && g.Board != nil {
		at := tag.TextSpan()
		for _, f := range g.StartFaults {
			reportFEN(t, at, &f, diags)
		}
		if g.HasStart {
			reportPosition(g.Board, &g.Start, at, diags)
		}
	}
	for i := range g.SetupFaults {
		f := &g.SetupFaults[i]
		reportFEN(t, g.Setups[f.Setup].Value.Span(), &f.Fault, diags)
	}
	for i := range g.Setups {
		if s := &g.Setups[i]; s.IsRead && !s.IsNull {
			reportPosition(g.Board, &s.Position, s.Value.Span(), diags)
		}
	}
}

// reportFEN reports a fault of a FEN that is at a place.
func reportFEN(t *source.Text, at source.Span, f *draughts.FENFault, diags *diag.List) {
	if int(f.Kind) >= len(ofFEN) || ofFEN[f.Kind] == 0 {
		return
	}
	span := source.Span{Start: at.Start + f.Start, End: at.Start + f.End}
	// Offsets in a text with escapes or in another encoding are not those in the file.
	if source.LeadingASCII(t.Slice(at)) < at.End-at.Start || span.End > at.End || t.Encoding.IsWide() {
		span = at
	}
	ofFEN[f.Kind].Find(diags, span)
}

// reportPosition reports what no position of a game has (F-8).
func reportPosition(b *draughts.Board, p *draughts.Position, at source.Span, diags *diag.List) {
	for _, f := range draughts.Faults(b, p) {
		kind := rules.MenOnLastRow
		if f.Kind == draughts.TooManyPieces {
			kind = rules.TooManyPieces
		}
		e := kind.Find(diags, at)
		square := e.Text(string(b.AppendSquare(nil, f.Squares.First())))
		e.Say(rules.PiecesOfSide{Count: int32(f.Count), Most: int32(f.Most), Square: square, Side: uint8(f.Color)})
	}
}
