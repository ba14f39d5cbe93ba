package check

import (
	"strconv"

	"pbn/core/diag"
	"pbn/core/pdn/game"
	"pbn/core/pdn/rules"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/plain"
	"pbn/core/source"
)

// tagChecks checks the tags of games.
type tagChecks struct{ near plain.NearNames }

// game checks the tags of a game. Of those of one name only the first counts.
func (c *tagChecks) game(t *source.Text, g *game.Game, diags *diag.List) {
	for i := range g.Tags {
		tag := &g.Tags[i]
		switch {
		case tag.Flags&game.Duplicate != 0:
		case tag.Tag == tags.Other:
			c.name(t, tag, diags)
		default:
			checkValue(t, tag, diags)
		}
	}
	checkPlyCount(t, g, diags)
	checkSetUp(t, g, diags)
}

// name reports a name that is nearly a known one (T-1).
func (c *tagChecks) name(t *source.Text, tag *game.Tag, diags *diag.List) {
	if tag.Flags&game.OddName != 0 {
		return
	}
	name := tag.Name(t)
	near := c.near.Of(name, nearestTag)
	if near == "" {
		return
	}
	e := rules.UnknownTag.Find(diags, tag.NameSpan())
	e.Say(rules.KnownName{Name: e.Text(near)})
}

// standardNames are the names of the tags that the standard has, and Variant.
var standardNames = func() (names []string) {
	for t := tags.Other + 1; t < tags.Count; t++ {
		if !t.Is(tags.Vendor) || t == tags.Variant {
			names = append(names, t.String())
		}
	}
	return names
}()

// nearestTag returns the known tag that a name is nearly; "" if there is none. English players call Black's pieces red.
func nearestTag(name string) string {
	if name == "Red" {
		return tags.Black.String()
	}
	return plain.NearestSlip(name, standardNames)
}

// checkPlyCount compares the tag PlyCount with the moves (T-11).
func checkPlyCount(t *source.Text, g *game.Game, diags *diag.List) {
	tag := g.Tag(tags.PlyCount)
	if tag == nil {
		return
	}
	at := tag.TextSpan()
	count, err := strconv.Atoi(t.Decode(at))
	plies := 0
	if last := g.LastOfMainLine(); last >= 0 {
		plies = int(g.Moves[last].Ply)
	}
	if err != nil || count == plies {
		return
	}
	rules.OtherPlyCount.Find(diags, at).Say(rules.PlyCount{Plies: int32(plies)}).Part(at, strconv.Itoa(plies))
}

// checkSetUp compares the tags SetUp and FEN (T-14).
func checkSetUp(t *source.Text, g *game.Game, diags *diag.List) {
	tag, fen := g.Tag(tags.SetUp), g.Tag(tags.FEN)
	if tag == nil {
		return
	}
	hasFEN := fen != nil && !values.SaysNothing(fen.Text(t))
	at := tag.TextSpan()
	switch says := string(t.Slice(at)); {
	case says == "0" && hasFEN:
		rules.FENWithoutSetUp.Find(diags, at).Part(at, "1")
	case says == "1" && !hasFEN:
		rules.SetUpWithoutFEN.Find(diags, at).Part(at, "0")
	}
}
