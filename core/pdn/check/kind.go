package check

import (
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/draughts"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/source"
)

// kindChecks checks which variant games say that they are, and counts those that do not.
type kindChecks struct {
	missing, guessed, unjudged diag.Tally
	// lawless is the number of the first game whose laws are not known.
	lawless int
	// Of the first game without the tag, how its variant is known, and which that is.
	from  game.Source
	first int
	// Of the first game that may be of several variants, or is of none: as which it is read, as which it may be, and where the tag belongs.
	guess  int
	whole  []int
	place  diag.Place
	before string
}

// game checks the tag GameType of a game.
func (c *kindChecks) game(t *source.Text, g *game.Game, diags *diag.List) {
	k, tag := &g.Kind, g.Tag(tags.GameType)
	if tag == nil || k.TypeState == values.Silent {
		c.without(t, g)
		return
	}
	at := tag.TextSpan()
	switch {
	case k.TypeState == values.Bad:
		rules.WrongGameType.Find(diags, at)
		return
	case k.TypeState == values.Odd:
		replace(rules.OddGameType.Find(diags, at), at, string(values.AppendGameType(nil, k.Type)))
	case k.From == game.FromGameType:
		checkBoard(k, at, diags)
	}
	switch {
	case k.From == game.AgainstBoard || k.From == game.AgainstType:
		contradicts(k, at, diags)
	case k.Known == values.NoDraughts:
		rules.NotDraughts.Find(diags, at)
	case k.Known == values.Unknown:
		rules.UnknownGameType.Find(diags, at)
	case k.Known == values.NotYet:
		if c.unjudged.Count == 0 {
			c.lawless = k.Type.Number
		}
		c.unjudged.Add(t, at)
	}
}

// contradicts reports a GameType against which the moves speak (V-7, V-10).
func contradicts(k *game.Kind, at source.Span, diags *diag.List) {
	kind := rules.LegalOnOtherBoard
	if k.From == game.AgainstType {
		kind = rules.LegalInOther
	}
	if e := kind.Find(diags, at); e.IsKept() {
		e.Say(rules.Variant{Number: int32(k.Type.Number), Name: e.Text(nameOf(k.Type.Number))})
		e.Part(at, strconv.Itoa(k.Type.Number))
	}
}

// checkBoard reports a board that is not that of the variant (V-6).
func checkBoard(k *game.Kind, at source.Span, diags *diag.List) {
	row, ok := draughts.Numbered(k.Type.Number)
	if !ok || k.Type.Width == row.Width && k.Type.Height == row.Height {
		return
	}
	kind := rules.OtherBoard
	if k.Variant.Width != k.Type.Width || k.Variant.Height != k.Type.Height {
		kind = rules.NoBoard
	}
	e := kind.Find(diags, at)
	e.Say(rules.BoardOfVariant{Width: int32(row.Width), Height: int32(row.Height), Name: e.Text(nameOf(row.Number))})
}

// without counts a game that has no tag GameType (V-9).
func (c *kindChecks) without(t *source.Text, g *game.Game) {
	k := &g.Kind
	if c.missing.Count == 0 {
		c.from, c.first = k.From, k.Variant.Number
	}
	c.missing.Add(t, firstOf(t, g))
	if k.From != game.FromReplay || len(k.Whole) == 1 {
		return
	}
	if c.guessed.Count == 0 {
		c.guess, c.whole = k.Variant.Number, append(c.whole[:0], k.Whole...)
		start := firstOf(t, g).Start
		c.place = diag.PlaceIn(t, source.Span{Start: start, End: start})
		if c.before = t.LineEnd(); len(g.Tags) == 0 {
			c.before += t.LineEnd()
		}
	}
	c.guessed.Add(t, firstOf(t, g))
}

// end reports what is said once of a file.
func (c *kindChecks) end(diags *diag.List) {
	if c.unjudged.Count > 0 {
		e := rules.NoLaws.FindElsewhere(diags, 0, c.unjudged.First)
		e.Say(rules.Variant{More: c.unjudged.More(), Number: int32(c.lawless), Name: e.Text(nameOf(c.lawless))})
	}
	if c.missing.Count > 0 {
		kind := rules.NotFound
		switch c.from {
		case game.FromReplay:
			kind = rules.FoundByMoves
		case game.FromVariant:
			kind = rules.FoundByTag
		}
		e := kind.FindElsewhere(diags, 0, c.missing.First)
		e.Say(rules.Variant{More: c.missing.More(), Number: int32(c.first), Name: e.Text(nameOf(c.first))})
	}
	if c.guessed.Count > 0 {
		c.reportGuess(diags)
	}
}

// reportGuess reports that several variants fit a game, or none.
func (c *kindChecks) reportGuess(diags *diag.List) {
	kind := rules.NoVariant
	if len(c.whole) > 1 {
		kind = rules.SeveralVariants
	}
	e := kind.FindElsewhere(diags, 0, c.guessed.First)
	if !e.IsKept() {
		return
	}
	var names []string
	for _, number := range c.whole {
		names = append(names, strconv.Itoa(number)+" "+nameOf(number))
	}
	e.Say(rules.Guess{More: c.guessed.More(), Name: e.Text(nameOf(c.guess)), All: e.Text(strings.Join(names, ", "))})
	for _, number := range c.whole {
		e.PartElsewhere(c.place, `[GameType "`+strconv.Itoa(number)+`"]`+c.before)
	}
}
