package export

import (
	"bytes"

	"pbn/core/event"
	"pbn/core/pdn/game"
	"pbn/core/pdn/tags"
	"pbn/core/pdn/values"
	"pbn/core/plain"
	"pbn/core/scribe"
)

const (
	inEscape = plain.InEscape
	inString = plain.InString
)

// tagWriter writes the tag pairs of games, one a line (G-6).
type tagWriter struct {
	output  *scribe.Output
	game    *game.Game
	facts   *facts
	options *Options
	// any is set where the game has got a tag pair.
	any bool
	// others are the tag pairs that are not of the roster, by their places in Game.Tags; that is -1 of one that the game does not have.
	others scribe.Names
	value  []byte
}

// write writes the tag pairs of a game: the seven that each should have, and the others in the order of their names (T-2).
func (w *tagWriter) write(o *scribe.Output, g *game.Game, f *facts, options *Options) {
	w.output, w.game, w.facts, w.options, w.any = o, g, f, options, false
	for tag := tags.Event; tag <= tags.Result; tag++ {
		if t := g.Tag(tag); t != nil {
			w.named(tag.String())
			w.pair(t)
		} else if value := w.missing(tag); value != "" {
			w.named(tag.String())
			w.plain(value)
		} else {
			continue
		}
		w.end()
	}
	w.collect()
	for name, place := range w.others.All() {
		w.begin()
		w.output.Put(name)
		w.plain(` "`)
		if place < 0 {
			w.gameType()
		} else {
			w.pair(&g.Tags[place])
		}
		w.end()
	}
}

func (w *tagWriter) begin() {
	w.any = true
	w.plain("[")
}

func (w *tagWriter) named(name string) {
	w.begin()
	w.plain(name)
	w.plain(` "`)
}

func (w *tagWriter) plain(text string) { w.output.Words.Bytes = append(w.output.Words.Bytes, text...) }

func (w *tagWriter) end() { w.plain("\"]\n") }

// missing returns the value of a tag of the roster that the game does not have; "" where it is not written.
func (w *tagWriter) missing(tag tags.Tag) string {
	switch isWanted := w.options.FillMissing; {
	case tag == tags.Result && (isWanted || w.facts.needsTag || w.facts.setsResult):
		return w.facts.result.String()
	case !isWanted || tag == tags.Result:
		return ""
	case tag == tags.Date:
		return "????.??.??"
	}
	return "?"
}

// collect finds the other tag pairs in the order of their names: bytes of ASCII, or UTF-8. Of those of one name the first counts (T-12).
func (w *tagWriter) collect() {
	w.others.Reset()
	for i := range w.game.Tags {
		if t := &w.game.Tags[i]; t.Flags&game.Duplicate == 0 && !t.Tag.Is(tags.Roster) {
			w.add(t, i)
		}
	}
	if w.facts.addsType && w.game.Tag(tags.GameType) == nil {
		w.others.Add(tags.GameType.String(), -1)
	}
	w.others.Sort()
}

// add adds a tag pair. What ends a name is written as "_" where a character that the output cannot have has become it.
func (w *tagWriter) add(t *game.Tag, place int) {
	if t.Tag != tags.Other {
		w.others.Add(t.Tag.String(), place)
		return
	}
	w.value = append(w.value[:0], w.output.Fit(w.output.Text.Slice(t.NameSpan()), inString, t.NameSpan())...)
	for i, c := range w.value {
		if c <= ' ' || bytes.IndexByte([]byte(`"[]{};()`), c) >= 0 {
			w.value[i] = '_'
		}
	}
	w.others.AddBytes(w.value, place)
}

// pair writes the value of a tag pair: most as they are, those of a form in that form.
func (w *tagWriter) pair(t *game.Tag) {
	raw := w.output.Text.Slice(t.TextSpan())
	switch t.Tag {
	case tags.Result:
		if w.facts.setsResult {
			w.plain(w.facts.result.String())
			return
		}
	case tags.GameType:
		if w.facts.addsType || w.game.Kind.TypeState >= values.Odd {
			w.gameType()
			return
		}
	case tags.FEN:
		if w.fen(t) {
			return
		}
	case tags.Date, tags.EventDate, tags.UTCDate, tags.PublicationDate:
		if d, isStandard, ok := event.ReadDate(t.Peek(w.output.Text)); ok && !isStandard && !values.SaysNothing(string(raw)) {
			w.output.Words.Bytes = d.AppendTo(w.output.Words.Bytes)
			return
		}
	}
	w.text(t, raw)
}

// text writes a value as it came, on one line (L-12). A quote has a backslash before it, and one at the end does not belong to the quote
// that is written there.
func (w *tagWriter) text(t *game.Tag, raw []byte) {
	o := w.output
	if t.Flags&game.OverLines != 0 {
		raw = bytes.Join(bytes.Fields(raw), []byte(" "))
	}
	value := o.Fit(raw, inString, t.TextSpan())
	if bytes.IndexByte(value, '"') < 0 && bytes.IndexByte(value, '\\') < 0 {
		o.Put(value)
		return
	}
	w.value = w.value[:0]
	isEscaped := false
	for _, c := range value {
		if c == '"' && !isEscaped {
			w.value = append(w.value, '\\')
		}
		w.value = append(w.value, c)
		isEscaped = c == '\\' && !isEscaped
	}
	if isEscaped {
		w.value = append(w.value, ' ')
	}
	o.Put(w.value)
}

// gameType writes the value of the tag GameType: the number alone where the rest is that of the table (V-2).
func (w *tagWriter) gameType() {
	kind := w.facts.kind
	if t := w.game.Tag(tags.GameType); t != nil && w.game.Kind.From == game.AgainstType {
		kind, _ = values.ReadGameType(t.Peek(w.output.Text)) // which other rules speak about
	}
	w.output.Words.Bytes = values.AppendGameType(w.output.Words.Bytes, kind)
}

// fen writes a FEN in its form (F-1 to F-6). It reports whether it does.
func (w *tagWriter) fen(t *game.Tag) bool {
	g, text := w.game, t.Peek(w.output.Text)
	if g.Board == nil || !g.HasStart || values.SaysNothing(text) {
		return false
	}
	out, ok := appendFEN(w.output.Words.Bytes, g.Board, &g.Start, text, g.StartFaults, w.facts)
	w.output.Words.Bytes = out
	return ok
}
