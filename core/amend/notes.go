package amend

import (
	"slices"
	"strconv"

	"pbn/core/diag"
	"pbn/core/given"
	"pbn/core/item"
	"pbn/core/source"
	"pbn/core/tree"
)

// said returns the comments that the model has of a move, those before the first for -1.
func (p *planner) said(move int) *[]given.Comment {
	if move < 0 {
		return &p.model.game.Comments
	}
	return &p.model.game.Moves[p.model.indexOf(move)].Comments
}

// comment adds, replaces or removes a comment.
func (p *planner) comment(e *Edit, move int, c *Change) bool {
	list := p.text.comments(move)
	switch {
	case e.Place == New && e.Removes:
		p.why = ".value has to be the text of the new comment"
	case e.Place == New:
		return p.addComment(e, move, list, c)
	case e.Place >= len(list):
		p.why = ".comment is " + strconv.Itoa(e.Place) + ", but there are " + strconv.Itoa(len(list)) + " of them"
	case e.Removes:
		return p.removeComment(e, move, list, c)
	default:
		return p.replaceComment(e, move, list, c)
	}
	return false
}

// addComment adds a comment after the others of a move, or before the first move of a variation.
func (p *planner) addComment(e *Edit, move int, list []tree.Comment, c *Change) bool {
	pl := p.text
	added := given.ReadComment(e.Value)
	words, why := added.Spell(p.text.Format.Delimiters)
	switch {
	case why != "":
		p.why = ".value: " + why
		return false
	case e.Before && (move < 0 || !pl.Moves[move].Starts):
		p.why = ".before: only the first move of a variation can have a comment before it; of others it belongs to the move before"
		return false
	}
	c.After = words
	of := p.said(move)
	if e.Before {
		added.Before = true
		*of = slices.Insert(*of, countBefore(*of), added)
		k := pl.Moves[move].First
		c.Splices = []diag.Splice{pl.before(k, words, words[0] == ';')}
		return true
	}
	*of = append(*of, added)
	if move < 0 {
		c.Splices = []diag.Splice{p.atStart(list, words)}
		return true
	}
	k := pl.lastNAG(move)
	for i := range list {
		if !list[i].Before {
			k = max(k, int(list[i].Item))
		}
	}
	c.Splices = []diag.Splice{pl.put(k, words)}
	return true
}

// atStart puts a comment before the first move, after the comments there.
func (p *planner) atStart(list []tree.Comment, words string) diag.Splice {
	pl := p.text
	if n := len(list); n > 0 {
		return pl.put(int(list[n-1].Item), words)
	}
	end, _ := pl.lineEndItem(-1)
	first := end
	if len(pl.Moves) > 0 {
		first = pl.Moves[0].First
		for first > 0 && (pl.item(first-1).Kind == item.Open || pl.item(first-1).Kind == item.NAG) {
			first--
		}
	}
	if first == len(pl.Items.Items) {
		return pl.atEnd(pl.lastBefore(end), end, words)
	}
	return pl.before(first, words, words[0] == ';')
}

// countBefore returns how many of the comments of a move come before it, which are the first of them.
func countBefore(comments []given.Comment) (n int) {
	for n < len(comments) && comments[n].Before {
		n++
	}
	return n
}

// modelOf returns where the model has one of the comments that the text has of a move, -1 where another edit has changed it. Several may say
// the same: so those are counted that are still there before it.
func (p *planner) modelOf(move int, list []tree.Comment, place int) int {
	of, said := &list[place], *p.said(move)
	k := 0
	if !of.Before {
		k = countBefore(said)
	}
	for i := range place {
		if list[i].Before == of.Before && !p.removed[list[i].Item] {
			k++
		}
	}
	if p.removed[of.Item] || k >= len(said) || !said[k].Same(p.notation.Comment(of)) {
		return -1
	}
	return k
}

// removeComment removes a comment.
func (p *planner) removeComment(e *Edit, move int, list []tree.Comment, c *Change) bool {
	pl, of := p.text, &list[e.Place]
	k := p.modelOf(move, list, e.Place)
	if k < 0 {
		p.why = " is of what another edit changes"
		return false
	}
	*p.said(move) = slices.Delete(*p.said(move), k, k+1)
	p.removed[of.Item] = true
	span := pl.span(int(of.Item), int(of.Item))
	c.Before = p.notation.Comment(of).Text
	c.Splices = []diag.Splice{{Start: span.Start, End: span.End}}
	return true
}

// replaceComment gives a comment another text. Its commands stay, unless the text has some.
func (p *planner) replaceComment(e *Edit, move int, list []tree.Comment, c *Change) bool {
	pl, of := p.text, &list[e.Place]
	k := p.modelOf(move, list, e.Place)
	if k < 0 {
		p.why = " is of what another edit changes"
		return false
	}
	was := &(*p.said(move))[k]
	becomes := given.ReadComment(e.Value)
	becomes.Before, becomes.ToEnd = was.Before, was.ToEnd
	if len(becomes.Commands) == 0 {
		becomes.Commands = was.Commands
	}
	if c.Before, c.After = was.Text, e.Value; becomes.Text == was.Text && slices.Equal(becomes.Commands, was.Commands) {
		return false
	}
	words, why := becomes.Spell(p.text.Format.Delimiters)
	if why != "" {
		p.why = ".value: " + why
		return false
	}
	*was = becomes
	whole, inner := pl.span(int(of.Item), int(of.Item)), pl.item(int(of.Item)).InnerSpan(pl.Source)
	s := diag.Splice{Start: whole.Start, End: whole.End, Text: words}
	isBroken := pl.item(int(of.Item)).Flags&item.Broken != 0
	switch old := pl.bytes()[whole.Start]; {
	case old == words[0] && old == '{' && !isBroken: // what is around the text stays
		t := pl.bytes()
		for inner.Start < inner.End && t[inner.Start] <= ' ' {
			inner.Start++
		}
		for inner.Start < inner.End && t[inner.End-1] <= ' ' {
			inner.End--
		}
		s = diag.Splice{Start: inner.Start, End: inner.End, Text: becomes.Inner()}
	case old == words[0] && old == ';':
		s = diag.Splice{Start: inner.Start, End: inner.End, Text: becomes.Inner()}
		if t := pl.bytes(); inner.Start < inner.End && t[inner.Start] == ' ' {
			s.Text = " " + s.Text
		}
	case words[0] == ';' && source.LineEnd(pl.bytes()[whole.End:]) > 0:
		s.Text += pl.lineEnd
	}
	c.Splices = []diag.Splice{s}
	return true
}

// nag adds or removes a glyph.
func (p *planner) nag(e *Edit, move int, c *Change) bool {
	if move < 0 {
		p.why = ".of has to name a move"
		return false
	}
	pl := p.text
	of := &p.model.game.Moves[p.model.indexOf(move)].NAGs
	at := slices.Index(*of, e.Glyph)
	if (at >= 0) != e.Removes {
		return false
	}
	if !e.Removes {
		*of = append(*of, e.Glyph)
		c.After = "$" + strconv.Itoa(e.Glyph)
		c.Splices = []diag.Splice{pl.after(pl.lastNAG(move), c.After)}
		return true
	}
	c.Before = "$" + strconv.Itoa(e.Glyph)
	for _, n := range pl.nags(move) {
		if n.Number != e.Glyph || n.Before {
			continue
		}
		if n.First == pl.Moves[move].Item {
			p.why = whyGlued
			return false
		}
		p.loseTexts(n.First, n.Last) // (!), in its parentheses
		span := pl.span(n.First, n.Last)
		c.Splices = append(c.Splices, diag.Splice{Start: span.Start, End: span.End})
	}
	*of = slices.DeleteFunc(*of, func(n int) bool { return n == e.Glyph })
	return true
}
