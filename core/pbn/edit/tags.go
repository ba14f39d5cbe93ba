package edit

import (
	"slices"
	"strconv"
	"strings"

	"pbn/core/diag"
	"pbn/core/mend"
	"pbn/core/pbn/game"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
)

// tag sets, adds or removes a tag.
func (p *planner) tag(t *target) error {
	e := t.edit()
	number := tags.Find(e.Name)
	if number == tags.Note {
		return mend.ErrEdit(e.Number, `.tag is "Note", of which there can be many: name its number with "note"`)
	}
	c := t.change(p.game.Number)
	found := p.game.Find(e.Name)
	if e.Removes {
		if found == nil {
			return nil
		}
		c.Before, c.Removes = found.Value, true
		c.Splices = p.removeTag(found)
		p.changes = append(p.changes, c)
		return nil
	}
	if c.After = e.Value; !e.keeps {
		c.After = standardValue(number, e.Value)
	}
	if hasLineEnd(c.After) {
		return mend.ErrEdit(e.Number, ".value has a line end, which no value of a tag can have")
	}
	rows, err := rowsOf(e, number)
	isTable := number.Is(tags.TableSet) || found != nil && len(elementsOf(p.game, found)) > 0
	var columns []game.Column
	if isTable && e.Rows != nil {
		columns = game.ParseColumns(number, c.After)
	}
	switch {
	case err != nil:
		return err
	case found != nil && p.gone[found.Span().Start]:
		return errRemoved(e.Number)
	case found != nil:
		c.Before, c.Rows = found.Value, rows
		if found.Value != c.After && found.Value != e.Value {
			c.Splices = []diag.Splice{{Start: found.ValueSpan().Start, End: found.ValueSpan().End, Text: game.QuotedTag(c.After, isTable)}}
		}
		if e.Rows != nil {
			c.Splices = append(c.Splices, p.setRows(found, rows, columns)...)
		}
		if len(c.Splices) == 0 {
			return nil
		}
	case number.Is(tags.SectionSet):
		return mend.ErrEdit(e.Number, ".tag is "+strconv.Quote(e.Name)+`, which the game does not have: give all of its calls or cards with "moves"`)
	case !e.keeps && !isName(e.Name):
		return mend.ErrEdit(e.Number, ".tag is "+strconv.Quote(e.Name)+", but the name of a tag is a capital letter, and letters, digits and underscores after it")
	default:
		c.Adds, c.Rows = true, rows
		c.Splices = []diag.Splice{p.addTag(number, append([]string{tagPair(e.Name, c.After, isTable)}, linesOf(rows, columns)...)...)}
	}
	p.changes = append(p.changes, c)
	return nil
}

func tagPair(name, value string, isTable bool) string {
	return "[" + name + " " + game.QuotedTag(value, isTable) + "]"
}

// standardValue returns a value in the standard's form, where it is written otherwise and has one meaning.
func standardValue(number tags.Tag, value string) string {
	kind := number.Row().Type
	if v := kind.Read(value); v.State() == values.Odd {
		if form := kind.Form(value, v); form != "" {
			return form
		}
	} else if repaired := kind.Repaired(value); v.State() == values.Bad && repaired != "" {
		return repaired
	}
	return value
}

func hasLineEnd(text string) bool { return strings.ContainsAny(text, "\r\n") }

// isName reports whether a text is the name of a tag, as the standard writes one (3.3).
func isName(text string) bool {
	for i := range len(text) {
		c := text[i]
		isLetter := c >= 'A' && c <= 'Z' || i > 0 && c >= 'a' && c <= 'z'
		if !isLetter && (i == 0 || c != '_' && (c < '0' || c > '9')) {
			return false
		}
	}
	return text != ""
}

// setRows gives a tag's table other rows.
func (p *planner) setRows(found *game.Tag, rows [][]string, columns []game.Column) []diag.Splice {
	if elements := elementsOf(p.game, found); len(elements) > 0 {
		end := elements[len(elements)-1].Span().End
		if !endsInOpenComment(p.text.Bytes, found.Comments()) {
			end = max(end, endOfTag(found))
		}
		return (&table{elements, columns, end, p.lineEnd}).setRows(rows)
	}
	if len(rows) == 0 {
		return nil
	}
	return []diag.Splice{p.insertion(endOfTag(found), linesOf(rows, columns)...)}
}

// removeTag takes a tag out with what follows it as its section, and all that repeat it. Comments of a tag without a section stay.
func (p *planner) removeTag(found *game.Tag) (splices []diag.Splice) {
	for i := range p.game.Tags {
		t := &p.game.Tags[i]
		if t == found || t.Duplicate && t.Name == found.Name {
			span := t.Span()
			if t == found {
				span.End = max(span.End, p.endOfSection(i))
			}
			p.gone[span.Start] = true
			splices = append(splices, taken(span))
		}
	}
	for _, n := range p.notesOf(found) {
		p.gone[p.game.Tags[n.Tag].Span().Start] = true
		splices = append(splices, taken(p.game.Tags[n.Tag].Span()))
	}
	return splices
}

// endOfSection returns where the section of a tag ends, without notes; 0 where the tag has none.
func (p *planner) endOfSection(tag int) int {
	g := p.game
	t := &g.Tags[tag]
	switch {
	case g.Auction != nil && g.Auction.Tag == tag:
		return p.endOfMoves(t, g.Auction.Moves, g.Auction.After)
	case g.Play != nil && g.Play.Tag == tag:
		return p.endOfMoves(t, g.Play.Moves, g.Play.After)
	}
	for i := range g.Sections {
		if s := &g.Sections[i]; s.Tag == tag && len(s.Elements) > 0 {
			return max(endOfTag(t), s.Elements[len(s.Elements)-1].Span().End)
		}
	}
	return 0
}

// endOfMoves returns where what stays of an auction or a play ends, without its notes.
func (p *planner) endOfMoves(t *game.Tag, moves []game.Move, after []game.Comment) int {
	end := endOfTag(t)
	for i := range moves {
		if !p.gone[moves[i].Span().Start] {
			end = max(end, endOfMove(&moves[i]))
		}
	}
	return endOfComments(end, after)
}

// endOfNotes returns where the notes that stay end, or an offset after which they come.
func (p *planner) endOfNotes(offset int, notes []game.Note) int {
	for _, n := range notes {
		if t := &p.game.Tags[n.Tag]; !p.gone[t.Span().Start] {
			offset = max(offset, endOfTag(t))
		}
	}
	return offset
}

// notesOf returns the notes of the auction or the play that a tag begins.
func (p *planner) notesOf(t *game.Tag) []game.Note {
	switch g := p.game; {
	case g.Auction != nil && &g.Tags[g.Auction.Tag] == t:
		return g.Auction.Notes
	case g.Play != nil && &g.Tags[g.Play.Tag] == t:
		return g.Play.Notes
	}
	return nil
}

// order is the place of a tag among those of a game in export format: the mandatory ones as the standard has them (3.4), then the others by
// their names, then the sections.
func order(number tags.Tag) int {
	mandatory := tags.Of(tags.MandatorySet)
	switch number {
	case tags.Auction:
		return len(mandatory) + 1
	case tags.Play:
		return len(mandatory) + 2
	}
	switch {
	case number.Is(tags.MandatorySet):
		return slices.Index(mandatory, number)
	case number.Is(tags.TableSet):
		return len(mandatory) + 3
	}
	return len(mandatory)
}

// compareNames returns the order of two tags in export format.
func compareNames(a, b string) int {
	if difference := order(tags.Find(a)) - order(tags.Find(b)); difference != 0 {
		return difference
	}
	return strings.Compare(a, b)
}

// addTag puts lines that begin with a tag at its place: after the last of those tags that come before it in export format.
func (p *planner) addTag(number tags.Tag, lines ...string) diag.Splice {
	name := strings.TrimPrefix(lines[0], "[")
	name, _, _ = strings.Cut(name, " ")
	after, inSections := -1, p.game.InSections()
	for i := range p.game.Tags {
		t := &p.game.Tags[i]
		if t.Duplicate || p.gone[t.Span().Start] || inSections[i] && order(number) <= order(tags.Other) || t.Number == tags.Note || compareNames(t.Name, name) > 0 {
			continue
		}
		if after < 0 || compareNames(p.game.Tags[after].Name, t.Name) <= 0 {
			after = i
		}
	}
	if after < 0 {
		start := p.game.Tags[0].Span().Start
		return diag.Splice{Start: start, End: start, Text: strings.Join(lines, p.lineEnd) + p.lineEnd}
	}
	end := max(endOfTag(&p.game.Tags[after]), p.endOfSection(after))
	return p.insertion(p.endOfNotes(end, p.notesOf(&p.game.Tags[after])), lines...)
}

// insertion puts lines after an offset.
func (p *planner) insertion(offset int, lines ...string) diag.Splice {
	text := ""
	for _, line := range lines {
		text += p.lineEnd + line
	}
	return diag.Splice{Start: offset, End: offset, Text: text}
}

// note sets, adds or removes a note of the auction or the play.
func (p *planner) note(t *target) error {
	e := t.edit()
	g := p.game
	var notes []game.Note
	section, end := "auction", 0
	if e.Kind == AuctionNote && g.Auction != nil && !p.gone[g.Tags[g.Auction.Tag].Span().Start] {
		notes, end = g.Auction.Notes, p.endOfSection(g.Auction.Tag)
	} else if e.Kind == PlayNote {
		section = "play"
		if g.Play != nil && !p.gone[g.Tags[g.Play.Tag].Span().Start] {
			notes, end = g.Play.Notes, p.endOfSection(g.Play.Tag)
		}
	}
	c := t.change(g.Number)
	c.After = e.Value
	i := slices.IndexFunc(notes, func(n game.Note) bool { return n.Index == e.Place })
	switch value := strconv.Itoa(e.Place) + ":" + e.Value; {
	case hasLineEnd(e.Value):
		return mend.ErrEdit(e.Number, ".value has a line end, which no note can have")
	case i < 0 && e.Removes || i >= 0 && !e.Removes && notes[i].Text == e.Value:
		return nil
	case end == 0:
		return mend.ErrEdit(e.Number, ": game "+strconv.Itoa(g.Number)+" has no "+section+" for a note")
	case i < 0:
		end = p.endOfNotes(end, notes)
		c.Adds = true
		c.Splices = []diag.Splice{p.insertion(end, tagPair(tags.Note.String(), value, false))}
	case e.Removes:
		c.Before, c.After, c.Removes = notes[i].Text, "", true
		p.gone[g.Tags[notes[i].Tag].Span().Start] = true
		c.Splices = []diag.Splice{taken(g.Tags[notes[i].Tag].Span())}
	default:
		c.Before = notes[i].Text
		span := g.Tags[notes[i].Tag].ValueSpan()
		c.Splices = []diag.Splice{{Start: span.Start, End: span.End, Text: game.Quoted(value)}}
	}
	p.changes = append(p.changes, c)
	return nil
}
