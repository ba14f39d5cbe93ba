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
		g.Sections[i].finish(&g.Tags[g.Sections[i].Tag], &r.storage.tables)
	}
	readValues(g)
	if g.Auction != nil {
		finishAuction(g)
	}
	// Where the deal does not name its first hand, the dealer helps, whom the auction may tell.
	if t := g.Found(tags.Deal); t != nil && !values.SaysNothing(t.Value) && t.Value[0] != '#' {
		diags := r.diags
		if t.Doubtful { // its value has been reported
			diags = nil
		}
		g.Deal = readDeal(r.text, r.building.in.insideQuotes(t.ValueSpan), g.Dealer, diags, r.storage.newDeal())
	}
	if g.Play != nil {
		finishPlay(g, &r.storage.turns)
	}
}

// readValues reads the tags that have one value.
func readValues(g *Game) {
	g.Dealer = g.Read(tags.Dealer).Seat()
	g.Vulnerable = g.Read(tags.Vulnerable).Vulnerability()
	readDate(g)
}

// readDate reads the day, and a time after it: that goes to the Time tag where that says nothing, and else is another one. Where
// only what the Time tag inherits says nothing, it has no place to go, and the value of the Date tag stays.
func readDate(g *Game) {
	date, time := g.day()
	if time == "" {
		g.Date = date
		return
	}
	own, timeTag := g.Found(tags.Date), g.Found(tags.Time)
	_, timeGiven := g.ValueOf(tags.Time)
	timeKnown := g.Read(tags.Time).State() != values.Silent
	free := !timeGiven || timeTag != nil && !timeTag.Inherits
	switch {
	case !timeKnown && !free:
		return
	case !timeKnown && own != nil && !own.Inherits:
		g.Time = time
	}
	g.Date = date
}

// moveDuplicateComments gives the comments of a tag that is ignored to the tag that counts, so that they are not lost.
func (r *Reader) moveDuplicateComments(g *Game) {
	if r.items.Has&item.Repeats == 0 {
		return
	}
	for i := range g.Tags {
		if t := &g.Tags[i]; t.Duplicate {
			if comments := t.Comments(); len(comments) > 0 {
				kept := r.storage.tagExtra(&g.Tags[t.of])
				kept.comments = append(source.Room(kept.comments), comments...)
				t.extra.comments = nil
			}
		}
	}
}
