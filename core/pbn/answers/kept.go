package answers

import (
	"pbn/core/pbn/game"
	"pbn/core/pbn/spell"
	"pbn/core/wire"
)

// The members that say what a command of LIN comes after: their values are places in lists of the game. One before the first tag has none.
const (
	afterTag  = "tag"
	afterCall = "call"
	afterCard = "card"
)

// writeKept writes the commands of LIN that are kept in comments, if there are any.
func writeKept(w *wire.Writer, g *game.Game) {
	list := w.Begun("kept")
	write := func(comments []game.Comment, after string, at int) {
		for i := range comments {
			if c := &comments[i]; c.IsKept() {
				list.Item()
				w.StringField("text", c.Text)
				if after != "" {
					w.IntField(after, at)
				}
				w.Close('}')
			}
		}
	}
	write(g.Start, "", 0)
	for i := range g.Tags {
		if t := &g.Tags[i]; t.HasExtra() {
			write(t.Comments(), afterTag, i)
		}
	}
	moves := func(moves []game.Move, end []game.Comment, after string) {
		for i := range moves {
			m := &moves[i]
			if !m.HasExtra() {
				continue
			}
			write(m.Comments(), after, i)
			for _, a := range m.Annotations() {
				write(a.Comments, after, i)
			}
		}
		write(end, after, len(moves)-1)
	}
	if g.Auction != nil {
		moves(g.Auction.Moves, g.Auction.After, afterCall)
	}
	if g.Play != nil {
		moves(g.Play.Moves, g.Play.After, afterCard)
	}
	list.End()
}

// readKept gives each command of LIN to what it comes after, as a comment.
func readKept(r *wire.ShapeReader, v *wire.Value, g *spell.Game) {
	r.Objects(v, "kept", func(v *wire.Value) {
		c := spell.Comment{Text: r.Needed(v, "text")}
		if !game.IsKept(c.Text) {
			r.In("text", func() { r.Wants("a command of LIN, such as sa|0|") })
			return
		}
		to := &g.Comments
		for _, after := range [...]string{afterTag, afterCall, afterCard} {
			if v.Get(after).Kind == wire.Absent {
				continue
			}
			if to = commentsAfter(g, after, r.Whole(v, after, 0)); to == nil {
				r.In(after, func() { r.Wants("the place of one that the game has") })
				return
			}
		}
		*to = append(*to, c)
	})
}

// commentsAfter returns the comments after a tag, a call or a card; nil if there is no such one.
func commentsAfter(g *spell.Game, after string, at int) *[]spell.Comment {
	if after == afterTag {
		if at < len(g.Tags) {
			return &g.Tags[at].Comments
		}
		return nil
	}
	moves := g.Auction
	if after == afterCard {
		moves = g.Play
	}
	if moves != nil && at < len(moves.Moves) {
		return &moves.Moves[at].Comments
	}
	return nil
}
