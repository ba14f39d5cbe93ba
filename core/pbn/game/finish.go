package game

import (
	"pbn/core/item"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// finish does what needs the whole game.
func (r *Reader) finish(g *Game) {
	r.moveDuplicateComments(g)
	r.inheritance.resolve(g, &r.storage, r.diags)
	for i := range g.Sections {
		g.Sections[i].finish(&g.Tags[g.Sections[i].Tag], &r.storage.columns)
	}
	g.Dealer = g.Read(tags.Dealer).Seat()
	if g.Auction != nil {
		finishAuction(g)
	}
	takeNotesOfCalls(g)
	// Where the deal does not name its first hand, the dealer helps, whom the auction may tell.
	if t := g.Found(tags.Deal); t != nil && !values.SaysNothing(t.Value) && t.Value[0] != '#' {
		diags := r.diags
		if t.Doubtful { // its value has been reported
			diags = nil
		}
		g.Deal = readDeal(r.text, r.building.in.insideQuotes(t.ValueSpan()), g.Dealer, r.isExport, diags, r.storage.newDeal())
	}
	if g.Play != nil {
		finishPlay(g)
	}
}

// moveDuplicateComments gives the comments of a tag that is ignored to the tag that counts, so that they are not lost.
func (r *Reader) moveDuplicateComments(g *Game) {
	if r.items.Has&item.Repeats == 0 {
		return
	}
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Duplicate {
			if comments := t.Comments(); len(comments) > 0 {
				kept := r.storage.tagCommentary(&g.Tags[t.of])
				kept.comments = append(source.Room(kept.comments), comments...)
				t.extra.commentary.comments = nil
			}
		}
	}
}
