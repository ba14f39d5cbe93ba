package collect

import (
	"bytes"

	"pbn/core/given"
	"pbn/core/openings"
	"pbn/core/pgn/game"
	"pbn/core/pgn/spell"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// MissingTag is a tag that says nothing in a game, with the value that it is to have.
type MissingTag struct {
	Tag   tags.Tag
	Value string
}

// MissingOpening returns those of the tags ECO and Opening that say nothing, with what the moves say; none of a game whose moves say nothing.
func MissingOpening(text *source.Text, g *game.Game, table *openings.Table) (missing []MissingTag) {
	found, ok := OpeningOf(g, table)
	if !ok {
		return nil
	}
	for _, one := range [...]MissingTag{{tags.ECO, found.ECO}, {tags.Opening, found.Name}} {
		if t := g.Tag(one.Tag); t == nil || values.SaysNothing(t.Text(text)) {
			missing = append(missing, one)
		}
	}
	return missing
}

// nameOpenings returns how the opening is written into the tags ECO and Opening of a game, by a table, where these say nothing: as [pgn.Edit] does
// it, but from the game as it was read. ok is false where that has to do it, since tags are not written plainly, or the encoding lacks a character
// of the name.
func nameOpenings(table *openings.Table) func(*source.Text, *game.Game) (amended []byte, ok bool) {
	format := spell.Format()
	return func(text *source.Text, g *game.Game) ([]byte, bool) {
		missing := MissingOpening(text, g, table)
		if len(missing) == 0 {
			return text.Bytes[g.Span.Start:g.Span.End], true
		}
		w := tagWriter{text: text, game: g, format: format, in: text.Encoding.InMemory(), at: g.Span.Start}
		return w.write(missing)
	}
}

// tagWriter writes a game with other tags.
type tagWriter struct {
	text   *source.Text
	game   *game.Game
	format given.Format
	in     source.Encoding
	out    []byte
	at     int // where in the text what is written has come to
}

// write returns the game with the tags that it lacks after its others.
func (w *tagWriter) write(missing []MissingTag) (amended []byte, ok bool) {
	own := w.text.Bytes[w.game.Span.Start:w.game.Span.End]
	lineEnd, ok := w.plainLineEnd(own)
	if !ok || len(w.game.Tags) == 0 {
		return nil, false
	}
	last := &w.game.Tags[len(w.game.Tags)-1]
	if last.Flags&(game.Verbatim|game.OverLines) != 0 {
		return nil, false
	}
	w.out = make([]byte, 0, len(own)+80)
	var added []byte
	for _, one := range missing {
		if w.in.Lacks(one.Value) != "" {
			return nil, false
		}
		if t := w.game.Tag(one.Tag); t == nil {
			added = w.in.Append(append(added, lineEnd...), w.format.TagPair(one.Tag.String(), one.Value))
		} else if !w.replace(t, one.Value) {
			return nil, false
		}
	}
	w.copyTo(w.game.Items.Span(int(last.Item), w.text.Bytes).End)
	w.out = append(w.out, added...)
	w.copyTo(w.game.Span.End)
	return w.out, true
}

// copyTo copies the text up to a place.
func (w *tagWriter) copyTo(end int) {
	w.out = append(w.out, w.text.Bytes[w.at:end]...)
	w.at = end
}

// replace writes a tag pair with another value. ok is false where it is not plain, or comes before one that was written.
func (w *tagWriter) replace(t *game.Tag, value string) (ok bool) {
	of := t.TextSpan()
	if t.Flags&^game.OtherCase != 0 || of.Start < w.at || w.text.Bytes[of.Start-1] != '"' || w.text.Bytes[of.End] != '"' {
		return false
	}
	w.copyTo(of.Start)
	w.out = w.in.Append(w.out, w.format.Escaped(value))
	w.at = of.End
	return true
}

// plainLineEnd returns the first line end of a game. ok is false where that may be another than LF or CR LF.
func (w *tagWriter) plainLineEnd(own []byte) (lineEnd string, ok bool) {
	i := bytes.IndexByte(own, '\n')
	switch {
	case i < 0 || w.in != source.UTF8 && source.LeadingASCII(own[:i]) < i || bytes.ContainsAny(own[:max(i-1, 0)], "\r\u0085\u2028\u2029"):
		return "", false
	case i > 0 && own[i-1] == '\r':
		return "\r\n", true
	}
	return "\n", true
}
