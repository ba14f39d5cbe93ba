package check

import (
	"pbn/core/chess"
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// result is how a game ended: what its tag and its marker say.
type result struct {
	tag *game.Tag // nil without one
	// inTag is what the tag says if hasTag is set; isSilent is where it says nothing, as "?" does.
	inTag    values.Result
	hasTag   bool
	isSilent bool
	// marker is where the marker is, if there is one, and inMarker what it says. canRead is not set where it is like a result, but none.
	marker    source.Span
	inMarker  values.Result
	hasMarker bool
	canRead   bool
}

// checkResult compares the results of a game with one another, with the final position and with the tag Termination.
func checkResult(t *source.Text, g *game.Game, diags *diag.List) {
	r := resultOf(t, g)
	r.reportForm(t, diags)
	r.compare(diags)
	r.compareWithPosition(t, g, diags)
	r.compareWithTermination(t, g, diags)
}

func resultOf(t *source.Text, g *game.Game) (r result) {
	if r.tag = g.Tag(tags.Result); r.tag != nil {
		r.inTag, r.hasTag = values.ResultOf(r.tag.Value(t))
		r.isSilent = r.tag.Value(t).State() == values.Silent
	}
	if r.hasMarker = g.Marker > 0; r.hasMarker {
		k := int(g.Marker - 1)
		r.marker, r.inMarker = g.Items.Span(k, t.Bytes), g.Result
		if r.canRead = g.Items.Items[k].Kind == item.Marker; !r.canRead {
			read, state := values.ReadResult(t.Peek(r.marker))
			r.canRead = state >= values.Odd && read == r.inMarker
		}
	}
	return r
}

// counts returns the result that counts: that of the marker, unless it is unknown (ledger 8.2.6-c).
func (r *result) counts() values.Result {
	if r.inMarker != values.Unknown {
		return r.inMarker
	}
	return r.inTag
}

// reportForm reports a tag whose value does not have the standard's form (8.1.1.7).
func (r *result) reportForm(t *source.Text, diags *diag.List) {
	if r.tag == nil {
		return
	}
	state := r.tag.Value(t).State()
	if state == values.Standard || state == values.Silent {
		return
	}
	e := rules.ResultInOtherForm.Find(diags, r.tag.TextSpan())
	if !e.IsKept() {
		return
	}
	if e.Say(rules.OddResult{Result: e.Text(r.inTag.String()), IsSafe: true}); state == values.Bad {
		e.As(rules.ResultUnread)
	}
}

// compare compares the tag with the marker.
func (r *result) compare(diags *diag.List) {
	if r.tag == nil || !r.hasMarker || r.inTag == r.inMarker {
		return
	}
	switch {
	case !r.hasTag && !r.isSilent, r.inMarker == values.Unknown && !r.canRead:
		return // result/form has it
	case r.inMarker == values.Unknown:
		e := rules.MarkerUnknown.Find(diags, r.marker).Beside(r.tag.TextSpan())
		e.Say(rules.MissingResult{Result: e.Text(r.inTag.String())})
	default:
		e := rules.ResultTagUnknown.Find(diags, r.tag.TextSpan()).Beside(r.marker)
		if e.Say(rules.MissingResult{Result: e.Text(r.inMarker.String())}); r.inTag != values.Unknown {
			e.As(rules.OtherResultInTag)
		}
	}
}

// compareWithPosition compares the result with how the main line ends on the board (ledger 8.2.6-e).
func (r *result) compareWithPosition(t *source.Text, g *game.Game, diags *diag.List) {
	says := r.counts()
	if g.End == chess.NoEnd || !r.hasMarker && !r.hasTag || r.hasMarker && says == values.Unknown && !r.canRead {
		return
	}
	last := g.LastOfMainLine()
	winner := g.Start.Turn ^ 1
	if last >= 0 {
		_, winner = g.Turn(last)
	}
	right, kind := values.Drawn, rules.ResultAfterStalemate
	switch g.End {
	case chess.Checkmate:
		kind = rules.ResultAfterMate
		if right = values.WhiteWins; winner == chess.Black {
			right = values.BlackWins
		}
	case chess.DeadPosition:
		if kind = rules.ResultOfDeadPosition; says == values.Unknown || hasOtherEnding(t, g) {
			return
		}
	}
	if says == right || says == values.Unknown && isStudy(g) {
		return
	}
	at := r.marker
	if !r.hasMarker {
		at = r.tag.TextSpan()
	}
	e := kind.Find(diags, at)
	if !e.IsKept() {
		return
	}
	e.Say(rules.ResultByBoard{Winner: chess.King.Of(winner), Result: e.Text(right.String())})
	if last >= 0 {
		e.Beside(g.Items.Span(int(g.Moves[last].Item), t.Bytes))
	}
	if r.tag != nil && (r.inTag != right || !r.hasTag) {
		e.Part(r.tag.TextSpan(), right.String())
	}
	if r.hasMarker && r.canRead {
		e.Part(r.marker, right.String())
	}
}

// isStudy reports whether a game shows something, and need not have a result: a set-up position, or a chapter of a study on lichess.
func isStudy(g *game.Game) bool {
	return g.Tag(tags.FEN) != nil || g.Tag(tags.StudyName) != nil || g.Tag(tags.ChapterName) != nil || g.Tag(tags.ChapterURL) != nil
}

// hasOtherEnding reports whether a game can be won in other ways than by mate.
func hasOtherEnding(t *source.Text, g *game.Game) bool {
	tag := g.Tag(tags.Variant)
	return tag != nil && values.VariantOf(tag.Value(t)) == values.OtherEnding
}

// compareWithTermination compares the result with the tag Termination (ledger 9.8.1-b).
func (r *result) compareWithTermination(t *source.Text, g *game.Game, diags *diag.List) {
	tag := g.Tag(tags.Termination)
	if tag == nil || !r.hasMarker && !r.hasTag || r.hasMarker && r.inMarker == values.Unknown && !r.canRead {
		return
	}
	v := tag.Value(t)
	if !v.Understood() || v.Number() >= values.Sentence {
		return
	}
	kind, isUnknown := rules.UnterminatedWithResult, r.counts() == values.Unknown
	switch values.TerminationType.Words()[v.Number()] {
	case "normal":
		if kind = rules.NormalWithoutResult; !isUnknown {
			return
		}
	case "unterminated":
		if isUnknown {
			return
		}
	default:
		return
	}
	e := kind.Find(diags, tag.TextSpan())
	e.Say(rules.MissingResult{Result: e.Text(r.counts().String())})
	if r.hasMarker {
		e.Beside(r.marker)
	}
}
