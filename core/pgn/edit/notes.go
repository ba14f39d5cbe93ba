package edit

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/game"
	"pbn/core/pgn/spell"
	"pbn/core/source"
)

// said returns the comments that the model has of a move, those before the first for -1.
func (p *planner) said(move int) *[]spell.Comment {
	if move < 0 {
		return &p.model.game.Comments
	}
	return &p.model.game.Moves[p.model.indexOf(move)].Comments
}

// comment adds, replaces or removes a comment.
func (p *planner) comment(e *Edit, move int, c *Change) bool {
	list := p.places.comments(move)
	switch {
	case e.Place == New && e.Removes:
		p.why = ".value has to be the text of the new comment"
	case e.Place == New:
		return p.addComment(e, move, list, c)
	case e.Place >= len(list):
		p.why = ".comment is " + strconv.Itoa(e.Place) + ", but there are " + strconv.Itoa(len(list)) + " of them"
	case e.Removes:
		return p.removeComment(e, move, &list[e.Place], c)
	default:
		return p.replaceComment(e, move, &list[e.Place], c)
	}
	return false
}

// addComment adds a comment after the others of a move, or before the first move of a variation.
func (p *planner) addComment(e *Edit, move int, list []game.Comment, c *Change) bool {
	pl := &p.places
	added := commentOf(e.Value)
	words, why := added.Spell()
	switch {
	case why != "":
		p.why = ".value: " + why
		return false
	case e.Before && (move < 0 || pl.game.Moves[move].Flags&game.Starts == 0):
		p.why = ".before: only the first move of a variation can have a comment before it; of others it belongs to the move before"
		return false
	}
	c.After = words
	of := p.said(move)
	if e.Before {
		added.Before = true
		n := 0
		for n < len(*of) && (*of)[n].Before {
			n++
		}
		*of = slices.Insert(*of, n, added)
		k := pl.numberItem(move)
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
func (p *planner) atStart(list []game.Comment, words string) diag.Splice {
	pl := &p.places
	if n := len(list); n > 0 {
		return pl.put(int(list[n-1].Item), words)
	}
	end, _ := pl.lineEndItem(-1)
	first := end
	if len(pl.game.Moves) > 0 {
		first = pl.numberItem(0)
		for first > 0 && (pl.game.Items.Items[first-1].Kind == item.Open || pl.game.Items.Items[first-1].Kind == item.NAG) {
			first--
		}
	}
	if first == len(pl.game.Items.Items) {
		return pl.atEnd(pl.lastBefore(end), end, words)
	}
	return pl.before(first, words, words[0] == ';')
}

// commentOf returns a comment of a text, which may have commands in it.
func commentOf(value string) (c spell.Comment) {
	var pieces []string
	add := func(text string) {
		if text = strings.TrimFunc(text, func(r rune) bool { return r <= ' ' }); text != "" {
			pieces = append(pieces, text)
		}
	}
	for {
		start := strings.Index(value, "[%")
		end := -1
		if start >= 0 {
			end = strings.IndexByte(value[start:], ']')
		}
		if end < 0 {
			add(value)
			c.Text = strings.Join(pieces, " ")
			return c
		}
		add(value[:start])
		name, parameters, _ := strings.Cut(value[start+len("[%"):start+end], " ")
		c.Commands = append(c.Commands, spell.Command{Name: name, Value: strings.TrimSpace(parameters)})
		value = value[start+end+1:]
	}
}

// modelOf returns where the model has a comment of a move.
func (p *planner) modelOf(move int, c *game.Comment) int {
	is := spell.CommentOf(p.places.text, p.places.game, c)
	return slices.IndexFunc(*p.said(move), func(other spell.Comment) bool {
		return other.Text == is.Text && other.Before == is.Before && slices.Equal(other.Commands, is.Commands)
	})
}

// removeComment removes a comment.
func (p *planner) removeComment(e *Edit, move int, of *game.Comment, c *Change) bool {
	pl := &p.places
	k := p.modelOf(move, of)
	if k < 0 {
		p.why = " is of what another edit changes"
		return false
	}
	*p.said(move) = slices.Delete(*p.said(move), k, k+1)
	span := pl.span(int(of.Item), int(of.Item))
	c.Before = pl.game.SaidIn(pl.text, of)
	c.Splices = []diag.Splice{{Start: span.Start, End: span.End}}
	return true
}

// replaceComment gives a comment another text. Its commands stay, unless the text has some.
func (p *planner) replaceComment(e *Edit, move int, of *game.Comment, c *Change) bool {
	pl := &p.places
	k := p.modelOf(move, of)
	if k < 0 {
		p.why = " is of what another edit changes"
		return false
	}
	was := &(*p.said(move))[k]
	becomes := commentOf(e.Value)
	becomes.Before, becomes.ToEnd = was.Before, was.ToEnd
	if len(becomes.Commands) == 0 {
		becomes.Commands = was.Commands
	}
	if c.Before, c.After = was.Text, e.Value; becomes.Text == was.Text && slices.Equal(becomes.Commands, was.Commands) {
		return false
	}
	words, why := becomes.Spell()
	if why != "" {
		p.why = ".value: " + why
		return false
	}
	*was = becomes
	whole, inner := pl.span(int(of.Item), int(of.Item)), pl.game.InnerSpan(pl.text, of)
	s := diag.Splice{Start: whole.Start, End: whole.End, Text: words}
	isBroken := pl.game.Items.Items[of.Item].Flags&item.Broken != 0
	switch old := pl.text.Bytes[whole.Start]; {
	case old == words[0] && old == '{' && !isBroken: // what is around the text stays
		t := pl.text.Bytes
		for inner.Start < inner.End && t[inner.Start] <= ' ' {
			inner.Start++
		}
		for inner.Start < inner.End && t[inner.End-1] <= ' ' {
			inner.End--
		}
		s = diag.Splice{Start: inner.Start, End: inner.End, Text: becomes.Inner()}
	case old == words[0] && old == ';':
		s = diag.Splice{Start: inner.Start, End: inner.End, Text: becomes.Inner()}
		if t := pl.text.Bytes; inner.Start < inner.End && t[inner.Start] == ' ' {
			s.Text = " " + s.Text
		}
	case words[0] == ';' && source.LineEnd(pl.text.Bytes[whole.End:]) > 0:
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
	pl := &p.places
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
		if int(n.Number) != e.Glyph || n.Before {
			continue
		}
		span := pl.span(int(n.Item), int(n.Item))
		if n.Item == pl.game.Moves[move].Item {
			p.why = whyGlued
			return false
		}
		if t := pl.partOf(int(n.Item)); t != nil { // (!), in its parentheses
			span = pl.span(int(t.First), int(t.Last))
			p.dropText(span)
		}
		c.Splices = append(c.Splices, diag.Splice{Start: span.Start, End: span.End})
	}
	*of = slices.DeleteFunc(*of, func(n int) bool { return n == e.Glyph })
	return true
}
