package check

import (
	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/source"
)

// result is how a game ended: what its tag and its marker say.
type result struct {
	t     *source.Text
	g     *game.Game
	diags *diag.List
	// at is where the tag's value is, inTag what it says, and state how that was read: Silent of a game without the tag.
	at    source.Span
	inTag values.Result
	state values.State
	// marker is where the marker is; it is empty where there is none.
	marker source.Span
}

// checkResult compares the results of a game with one another, with the variant and with the final position.
func checkResult(t *source.Text, g *game.Game, diags *diag.List) {
	r := result{t: t, g: g, diags: diags, state: values.Silent}
	if tag := g.Tag(tags.Result); tag != nil {
		r.at = tag.TextSpan()
		r.inTag, r.state = values.ReadResult(tag.Text(t))
	}
	if g.Marker > 0 {
		r.marker = g.Items.Span(int(g.Marker-1), t.Bytes)
	}
	r.checkForm()
	r.compare()
	r.compareWithBoard()
}

// checkForm reports a tag whose value is none of its list (T-5, T-7), or one with the points of other variants.
func (r *result) checkForm() {
	format := r.g.Tag(tags.ResultFormat)
	switch {
	case r.state == values.Silent:
	case format != nil && !values.SaysNothing(format.Text(r.t)):
		name := format.Text(r.t)
		if is, known := values.IsResultOf(name, r.t.Decode(r.at)); known && !is {
			e := rules.ResultNotOfFormat.Find(r.diags, r.at)
			e.Say(rules.ResultOfType{Name: e.Text(name)})
		}
	case r.state == values.Bad:
		rules.ResultUnread.Find(r.diags, r.at)
	case r.state == values.Odd:
		e := rules.ResultInOtherForm.Find(r.diags, r.at)
		e.Say(rules.ResultOfType{Result: e.Text(r.inTag.String())}).Part(r.at, r.inTag.String())
	case r.isSure():
		r.checkPoints()
	}
}

// isSure reports whether it is certain which variant the game is.
func (r *result) isSure() bool {
	k := &r.g.Kind
	return k.Known == values.Judged && k.From != game.NoSource && k.From != game.AgainstType && (k.From != game.FromReplay || len(k.Whole) == 1)
}

// checkPoints reports a result with the points of other variants: one for a victory, or two.
func (r *result) checkPoints() {
	v := &r.g.Kind.Variant
	right := r.inTag.In(v.TwoPoints)
	if right == r.inTag {
		return
	}
	kind := rules.OtherPoints
	if v.Start == draughts.Black {
		kind = rules.OtherPointsOpen
	}
	e := kind.Find(r.diags, r.at)
	if e.Say(rules.ResultOfType{Result: e.Text(right.String()), Name: e.Text(nameOf(v.Number))}); v.Start == draughts.White {
		e.Part(r.at, right.String())
	}
}

// compare compares the tag with what ends the game; a star says nothing (T-5).
func (r *result) compare() {
	says := r.g.Ending
	if r.g.Marker == 0 || says == values.Open || r.state < values.Odd || says.Outcome() == r.inTag.Outcome() {
		return
	}
	e := rules.OtherResult.Find(r.diags, r.at).Beside(r.marker)
	e.Part(r.at, r.t.Decode(r.marker))
	if r.inTag != values.Open {
		e.Part(r.marker, r.inTag.String())
	}
}

// compareWithBoard compares the result with the final position: who cannot move has lost (D-n).
func (r *result) compareWithBoard() {
	at, says := r.at, r.inTag
	if r.state < values.Odd {
		at, says = r.marker, r.g.Ending
	}
	k := &r.g.Kind
	if r.g.End == draughts.NoEnd || k.Known != values.Judged || says == values.Open {
		return
	}
	last := game.At(r.g, r.g.LastOfMainLine())
	right := values.FirstWins
	if last.Turn&1 == k.Variant.Start {
		right = values.SecondWins
	}
	if says.Outcome() == right.Outcome() {
		return
	}
	kind := rules.LostWithoutMoves
	if r.g.End == draughts.NoPieces {
		kind = rules.LostWithoutPieces
	}
	e := kind.Find(r.diags, at)
	e.Say(rules.Loser{Result: e.Text(right.In(k.Variant.TwoPoints).String()), Side: uint8(last.Turn & 1)})
}
