package export

import (
	"pbn/core/draughts"
	"pbn/core/pdn/game"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/source"
)

// facts are what is written of a game that needs the whole of it.
type facts struct {
	// isSaid reports whether what is written says which variant the game is. Moves are kept as they are in a game that does not: their
	// form may be all by which it is known.
	isSaid bool
	// separator is what is between the squares of a capture.
	separator byte
	// moveForm and fenForm are the forms of moves and positions.
	moveForm draughts.MoveForm
	fenForm  draughts.FENForm
	// addsType is set where the tag GameType is added, or gets a value (D1).
	addsType bool
	kind     values.GameType
	// result is what the tag Result gets; setsResult is false where that is kept as it is, or is not added.
	result     values.Result
	setsResult bool
	// beside is the result that ends the game, where the tag, which counts, says something else (T-5).
	beside values.Result
	// needsTag is set where the game would have neither a tag nor a move.
	needsTag bool
}

// of finds the facts of a game.
func (f *facts) of(text *source.Text, g *game.Game, options *Options) {
	*f = facts{separator: 'x'}
	f.variant(text, g)
	f.results(text, g)
	if !f.isSaid {
		return
	}
	f.moveForm, f.fenForm = options.form(), options.fenForm()
	if g.Kind.Variant.Separator != 0 {
		f.separator = g.Kind.Variant.Separator
	}
}

// variant finds whether the game says which variant it is, or will (D1).
func (f *facts) variant(text *source.Text, g *game.Game) {
	k, tag := &g.Kind, g.Tag(tags.GameType)
	isFree := tag == nil || values.SaysNothing(tag.Peek(text))
	isCertain := k.From == game.FromVariant || k.From == game.FromReplay && len(k.Whole) == 1
	f.addsType, f.kind = isFree && isCertain, k.Type
	switch k.From {
	case game.FromGameType, game.FromVariant, game.AgainstBoard:
		f.isSaid = true
	default:
		f.isSaid = f.addsType
	}
}

// results finds what is written of the result (T-5).
func (f *facts) results(text *source.Text, g *game.Game) {
	inTag, state := values.Open, values.Silent
	if tag := g.Tag(tags.Result); tag != nil {
		inTag, state = values.ReadResult(tag.Peek(text))
	}
	if format := g.Tag(tags.ResultFormat); format != nil && !values.SaysNothing(format.Peek(text)) && state >= values.Odd {
		state = values.Bad // of a list of its own (T-7)
	}
	if state == values.Silent {
		f.result, f.setsResult = f.inType(g, g.Result), g.Result != values.Open
		return
	}
	f.result, f.setsResult = f.inType(g, inTag), state >= values.Odd
	if ending := g.Ending; state == values.Bad && !isText(text, g, ending) || state >= values.Odd && ending.Outcome() != inTag.Outcome() {
		f.beside = ending
	}
}

// isText reports whether the tag Result has the text of a result.
func isText(text *source.Text, g *game.Game, r values.Result) bool {
	return string(text.Slice(g.Tag(tags.Result).TextSpan())) == r.String()
}

// inType returns a result with the points of the variant. Where Black begins it is kept: nobody can tell whether the first number is that of
// White, or of who began.
func (f *facts) inType(g *game.Game, r values.Result) values.Result {
	if v := &g.Kind.Variant; f.isSaid && g.Kind.Known == values.Judged && v.Start == draughts.White {
		return r.In(v.TwoPoints)
	}
	return r
}

// marker returns what ends the game.
func (f *facts) marker(o *Options) string {
	if o.Separator == Result && f.setsResult {
		return f.result.String()
	}
	return values.Open.String()
}
