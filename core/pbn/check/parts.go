package check

import (
	"slices"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/source"
)

// lastDeal is the deal of the last game that has one, with what tells that a later game has the same.
type lastDeal struct {
	board, dealID string
	place         diag.Place
	// raw is the value as it may be copied, "" where a copy would repeat its faults.
	raw string
}

// isOf reports whether a game has that deal: by the DealId if both have one, else by the board.
func (d *lastDeal) isOf(board, dealID string) bool {
	if dealID != "" && d.dealID != "" {
		return dealID == d.dealID
	}
	return board != "" && board == d.board
}

// partChecks finds out whether a game is a part of the one before.
type partChecks struct {
	diags *diag.List
	text  *source.Text // of the game
	deal  lastDeal
	last  lastGame
	// isPart reports whether the game is a part of the one before it, which a blank line has cut off.
	isPart    bool
	beginning beginning
}

// check checks whether a game is a part of the one before: cut off by a blank line (ledger 3-d), or one more result of the same deal.
func (c *partChecks) check(t *source.Text, g *game.Game, items *item.Game) {
	if c.text != t {
		c.text = t
		t.OnLeave(c.leave)
	}
	if !c.last.seen {
		c.beginning.mayContinue = MayContinue(g)
	}
	c.isPart = c.last.seen && MayContinue(g)
	c.compare(t, g, items)
	c.last.remember(t, g, items)
}

// leave finds the places of the last game in the file, for games in the next window: for each game that would take longer than all else
// here.
func (c *partChecks) leave() {
	if deal := &c.deal.place; deal.Range.Start.Line == 0 {
		*deal = diag.PlaceIn(c.text, deal.Span)
	}
	// An edit there needs no line to show.
	if blank := &c.last.blank; blank.Range.Start.Line == 0 {
		blank.Range = c.text.Range(blank.Span)
	}
}

func (c *partChecks) compare(t *source.Text, g *game.Game, items *item.Game) {
	board, dealID := known(g, tags.Board), known(g, tags.DealID)
	if tag := g.Found(tags.Deal); tag != nil {
		if g.Deal != nil {
			c.deal = lastDeal{board, dealID, diag.At(tag.Span()), copyOf(g, tag)}
		} else {
			c.deal = lastDeal{}
		}
		c.beginning.hasDeal = true
		return
	}
	c.beginning.game(board, dealID)
	first := &g.Tags[0]
	switch {
	case c.isPart:
		if e := rules.SplitGame.Find(c.diags, first.Span()); e.IsKept() {
			e.Say(rules.TagAtStart{Tag: e.Text(first.Name)})
			c.last.join(t, g, items, e)
		}
	case c.deal.isOf(board, dealID):
		if e := rules.SharedDeal.Find(c.diags, first.Span()).BesideElsewhere(c.deal.place); e.IsKept() {
			c.deal.copyTo(t, g, e)
		}
	}
}

// beginning is what of games that are checked by themselves may depend on those before them.
type beginning struct {
	// mayContinue reports whether the first may be a part of the game before.
	mayContinue bool
	// hasDeal reports whether any had a deal, lone are those before that, and areMany says that there are more.
	hasDeal, areMany bool
	lone             []loneGame
}

// loneGame is a game without a deal, which may be that of a game before it.
type loneGame struct{ board, dealID string }

// game takes note of a game without a deal.
func (b *beginning) game(board, dealID string) {
	const most = 1000
	switch {
	case b.hasDeal || board == "" && dealID == "":
	case len(b.lone) == most:
		b.areMany = true
	default:
		b.lone = append(b.lone, loneGame{board, dealID})
	}
}

func (c *partChecks) mayJoin(next *partChecks) bool {
	b := &next.beginning
	isOf := func(g loneGame) bool { return c.deal.isOf(g.board, g.dealID) }
	return !b.mayContinue && !b.areMany && !slices.ContainsFunc(b.lone, isOf)
}

func (c *partChecks) join(next *partChecks) {
	if next.beginning.hasDeal {
		c.deal = next.deal
	}
	c.last, c.isPart, c.text = next.last, next.isPart, nil
	for i := range c.last.told {
		c.last.told[i].number += c.diags.Order()
	}
}

// MayContinue reports whether a game is a part of the one before it, if there is one.
func MayContinue(g *game.Game) bool {
	first := g.Tags[0].Number
	return (first.Is(tags.SectionSet) || first.Is(tags.TableSet)) && !hasOwn(g)
}

// hasOwn reports whether a game has one of the tags of which each game has its own.
func hasOwn(g *game.Game) bool {
	for i := range g.Tags {
		if g.Tags[i].Number.Row().TellsGames {
			return true
		}
	}
	return false
}

// reportSections reports data after a tag that is not a section: they are read as a section of that name (ledger 5.2-f).
func reportSections(g *game.Game, diags *diag.List) {
	for i := range g.Sections {
		s := &g.Sections[i]
		t := &g.Tags[s.Tag]
		if t.Number.Is(tags.SupplementalSet) || t.Number == tags.Note {
			data := s.Elements[0].Span().To(s.Elements[len(s.Elements)-1].Span())
			e := rules.DataAfterTag.FindAs(diags, diag.Warning, data)
			e.Say(rules.DataOfTag{Tag: e.Text(t.Name)})
		}
	}
}
