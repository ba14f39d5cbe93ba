package game

import (
	"strings"

	"pbn/core/item"
	"pbn/core/pdn/tags"
	"pbn/core/source"
)

// Tag is a tag pair (G-6). Its name and its text are those of the file, see the methods.
type Tag struct {
	// Item is the number of its item.
	Item uint32
	// Tag is its row; [tags.Other] of a name that has none.
	Tag   tags.Tag
	Flags TagFlags
	// name and text are where its name is, and its value without the quotes.
	name, text source.ShortSpan
}

// TagFlags say more of a tag pair.
type TagFlags uint8

// The flags.
const (
	Duplicate TagFlags = 1 << iota // the game has one of this name before, which counts (T-12)
	Escapes                        // the text has a backslash
	OverLines                      // the value goes on in the next line (L-12)
	OddName                        // the name is no identifier (L-14)
	OpenValue                      // the value has no right quote, and ends with its line
)

// Name returns the name as the file has it.
func (t *Tag) Name(text *source.Text) string { return text.Decode(t.name.Span()) }

// NameSpan returns where its name is.
func (t *Tag) NameSpan() source.Span { return t.name.Span() }

// TextSpan returns where its value is, without the quotes.
func (t *Tag) TextSpan() source.Span { return t.text.Span() }

// Text returns the value, without the backslashes before quotes.
func (t *Tag) Text(text *source.Text) string {
	if t.Flags&(OverLines|Escapes) == 0 {
		return text.Decode(t.text.Span())
	}
	return t.unquoted(text)
}

// Peek is Text of a value that nobody keeps.
func (t *Tag) Peek(text *source.Text) string {
	if t.Flags&(OverLines|Escapes) == 0 {
		return text.Peek(t.text.Span())
	}
	return t.unquoted(text)
}

func (t *Tag) unquoted(text *source.Text) string {
	value := text.Decode(t.text.Span())
	if t.Flags&OverLines != 0 {
		value = strings.Join(strings.Fields(strings.ReplaceAll(value, "\r", "\n")), " ")
	}
	return strings.ReplaceAll(value, `\"`, `"`)
}

// Tag returns the tag pair of a tag that counts; nil if the game has none.
func (g *Game) Tag(tag tags.Tag) *Tag {
	if k := g.firsts[tag]; k > 0 {
		return &g.Tags[k-1]
	}
	return nil
}

// readTags reads the tag pairs of the game: all come before its moves.
func readTags(in *input, g *Game) {
	g.Tags = g.Tags[:0]
	clear(g.firsts[:])
	items := in.items.Items
	for k, left := 0, in.items.Tags; k < len(items) && left > 0; k++ {
		switch i := &items[k]; {
		case i.Kind == item.Tag:
			left--
			addTag(in, g, k)
		case i.Kind.IsCommentary() && i.Kind != item.Escape && len(g.Tags) > 0 && i.Flags&item.Inside == 0:
			g.fault(CommentInHeader, in.span(k), none)
		}
	}
}

// addTag adds the tag pair that is an item.
func addTag(in *input, g *Game, k int) {
	i := &in.items.Items[k]
	t := Tag{Item: uint32(k), Tag: tags.Tag(i.Tag), text: source.Span{Start: int(i.Start), End: int(i.End)}.Short()}
	if i.Flags&item.Escaped != 0 {
		t.Flags = Escapes
	}
	if i.Tag != 0 && i.Flags&item.Spread == 0 {
		end := int(i.Start) - len(` "`)
		t.name = source.Span{Start: end - len(t.Tag.String()), End: end}.Short()
	} else {
		nameTag(in, g, k, &t)
	}
	if i.Flags&item.Spread != 0 {
		readParts(in, g, k, &t)
	}
	if t.Flags&Escapes != 0 {
		findEscape(in, g, &t)
	}
	of := int32(none)
	switch {
	case t.Tag != tags.Other:
		of = g.firsts[t.Tag] - 1
	case i.Flags&item.Repeats != 0:
		of = int32(i.Val) - 1
	}
	if of >= 0 {
		t.Flags |= Duplicate
		g.fault(DuplicateTag, in.span(k), none).Other = in.span(int(g.Tags[of].Item)).Short()
	} else if t.Tag != tags.Other {
		g.firsts[t.Tag] = int32(len(g.Tags) + 1)
	}
	g.Tags = append(source.Room(g.Tags), t)
}

// nameTag finds the name of a tag pair that is not in the table, or that is not written [Name "value"].
func nameTag(in *input, g *Game, k int, t *Tag) {
	name := in.items.Pair(k, in.text.Bytes).Name
	t.name = name.Short()
	if first := in.text.Slice(name); len(first) == 0 || first[0] < 'A' || first[0] > 'Z' {
		t.Flags |= OddName
		g.fault(TagName, name, none)
	}
}

// readParts reads a tag pair that is not written [Name "value"]: it may have comments, and a value without its end.
func readParts(in *input, g *Game, k int, t *Tag) {
	p := in.items.Pair(k, in.text.Bytes)
	inside := in.items.Inside(k)
	hasOpenComment := false
	for n := range inside {
		if inside[n].Kind == item.BraceComment || inside[n].Kind == item.LineComment {
			hasOpenComment = hasOpenComment || inside[n].Flags&item.Broken != 0
			g.fault(CommentInHeader, in.span(k+1+n), none)
		}
	}
	value := in.text.Slice(p.Value)
	switch end := item.GoesOn(in.text, &p); {
	case end > 0:
		t.Flags |= OverLines
		t.text = source.Span{Start: p.Value.Start + 1, End: end}.Short()
		joinLines(in, k, end)
		g.fault(ValueOverLines, t.TextSpan(), none).Other = t.name
	case len(value) > 0 && item.IsOpen(value):
		t.Flags |= OpenValue
		g.fault(UnterminatedString, p.Value, none).Other = t.name
	case !p.IsClosed && !hasOpenComment:
		g.fault(TagPair, p.Whole, none).Other = t.name
	}
}

// joinLines makes the items of a value's second line, which were read as text, a part of the tag pair.
func joinLines(in *input, k, end int) {
	items := in.items.Items
	items[k].End = uint32(end)
	after := uint32(end + len(`"]`))
	for n := k + 1; n < len(items) && int(items[n].Start) < int(after); n++ {
		items[n].Kind, items[n].Start, items[n].End = item.None, after, max(after, items[n].End)
	}
}

// findEscape finds the first backslash of a value that is not before a quote (L-12).
func findEscape(in *input, g *Game, t *Tag) {
	span := t.TextSpan()
	value := in.text.Slice(span)
	for i := 0; i < len(value); i++ {
		if value[i] != '\\' {
			continue
		}
		if i+1 == len(value) || value[i+1] != '"' {
			g.fault(BadEscape, source.Span{Start: span.Start + i, End: span.Start + i + 1}, none).Other = span.Short()
			return
		}
		i++
	}
}
