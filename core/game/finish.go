package game

import (
	"pbn/core/source"
	"pbn/core/tags"
	"pbn/core/values"
)

// finish does what needs the whole game.
func (b *builder) finish() {
	g := b.game
	g.End = b.takeEscapes()
	b.moveDuplicateComments()
	b.inheritance.resolve(g, &b.storage, b.diags)
	for i := range g.Sections {
		g.Sections[i].finish(&g.Tags[g.Sections[i].Tag], &b.storage.tables)
	}
	b.storage.inSections = g.findInSections(b.storage.inSections[:0])
	g.inSections = b.storage.inSections
	b.values()
	if g.Auction != nil {
		finishAuction(g)
	}
	// Where the deal does not name its first hand, the dealer helps, whom the auction may tell.
	if t := g.Found(tags.Deal); t != nil && !values.SaysNothing(t.Value) && t.Value[0] != '#' {
		diags := b.diags
		if t.Doubtful { // its value has been reported
			diags = nil
		}
		g.Deal = readDeal(b.text, insideQuotes(b.text, t.ValueSpan), g.Dealer, diags, b.storage.newDeal())
	}
	if g.Play != nil {
		finishPlay(g, &b.storage.turns)
	}
}

// values reads the tags that have one value.
func (b *builder) values() {
	g := b.game
	g.Dealer = g.Read(tags.Dealer).Seat()
	g.Vulnerable = g.Read(tags.Vulnerable).Vulnerability()
	b.date()
}

// date reads the day, and a time after it: that goes to the Time tag where that says nothing, and else is another one. Where
// only what the Time tag inherits says nothing, it has no place to go, and the value of the Date tag stays.
func (b *builder) date() {
	g := b.game
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
func (b *builder) moveDuplicateComments() {
	for i := range b.game.Tags {
		if t := &b.game.Tags[i]; t.Duplicate {
			if comments := t.Comments(); len(comments) > 0 {
				kept := b.storage.tagExtra(&b.game.Tags[t.of])
				kept.comments = append(source.Room(kept.comments), comments...)
				t.extra.comments = nil
			}
		}
	}
}
