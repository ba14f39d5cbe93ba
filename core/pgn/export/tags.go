package export

import (
	"bytes"

	"pbn/core/chess"
	"pbn/core/pgn/game"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/scribe"
	"pbn/core/source"
)

// tagWriter writes the tag pairs of games (8.1).
type tagWriter struct {
	output *output
	game   *game.Game
	result values.Result

	// others are the tag pairs that are not of the Seven Tag Roster, by their places in Game.Tags; that is -1 of one that the game does not
	// have.
	others scribe.Names
	value  []byte
}

// write writes the tag pairs of a game: those of the Seven Tag Roster, and the others in the order of their names (8.1.1). Reduced export
// format has no others but those without which the moves are not the same: of the start position, and of a variant.
func (w *tagWriter) write(o *output, g *game.Game, result values.Result, reduced bool) {
	w.output, w.game, w.result = o, g, result
	for tag := tags.Event; tag <= tags.Result; tag++ {
		w.begin(tag.String())
		if t := g.Tag(tag); t != nil {
			w.pair(t)
		} else {
			w.plain(w.missing(tag))
		}
		w.end()
	}
	w.collect(g, reduced)
	for name, place := range w.others.All() {
		o.Words.Bytes = append(o.Words.Bytes, '[')
		w.named(name)
		if place < 0 {
			w.plain("1")
		} else {
			w.pair(&g.Tags[place])
		}
		w.end()
	}
}

func (w *tagWriter) begin(name string) {
	b := &w.output.Words.Bytes
	*b = append(append(append(*b, '['), name...), ` "`...)
}

func (w *tagWriter) named(name []byte) {
	w.output.Put(name)
	w.plain(` "`)
}

func (w *tagWriter) plain(text string) {
	w.output.Words.Bytes = append(w.output.Words.Bytes, text...)
}

func (w *tagWriter) end() { w.plain("\"]\n") }

// missing returns the value of a tag of the roster that a game does not have, or says nothing of (8.1.1).
func (w *tagWriter) missing(tag tags.Tag) string {
	switch tag {
	case tags.Date:
		return unknownDate
	case tags.Result:
		return w.result.String()
	}
	return "?"
}

const unknownDate = "????.??.??"

// collect finds the other tag pairs in the order of their names (8.1.1): bytes of ASCII, or UTF-8.
func (w *tagWriter) collect(g *game.Game, reduced bool) {
	w.others.Reset()
	hasFEN, hasSetUp := hasStart(w.output.Text, g), g.Tag(tags.SetUp) != nil
	for i := range g.Tags {
		t := &g.Tags[i]
		isOfStart := (t.Tag == tags.FEN || t.Tag == tags.SetUp) && hasFEN || t.Tag == tags.Variant && g.Variant != game.Standard
		if t.Flags&game.Duplicate != 0 || t.Tag.Is(tags.Roster) || reduced && !isOfStart {
			continue
		}
		w.add(t, i)
	}
	if hasFEN && !hasSetUp {
		w.others.Add(tags.SetUp.String(), -1)
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
		if c == ' ' || game.EndsName(c) {
			w.value[i] = '_'
		}
	}
	w.others.AddBytes(w.value, place)
}

// pair writes the value of a tag pair: most as they are, those of a form in that form.
func (w *tagWriter) pair(t *game.Tag) {
	text := w.output.Text
	raw := text.Slice(t.TextSpan())
	switch t.Tag {
	case tags.Result:
		w.plain(w.result.String())
		return
	case tags.Date, tags.EventDate, tags.UTCDate:
		if form, ok := w.date(t, raw); ok {
			w.output.Words.Bytes = append(w.output.Words.Bytes, form...)
			return
		}
	case tags.Event, tags.Site, tags.Round, tags.White, tags.Black:
		if len(raw) == 0 {
			w.plain("?")
			return
		}
	case tags.Termination:
		if form := values.TerminationForm(raw); form != "" {
			w.plain(form)
			return
		}
	case tags.SetUp:
		if hasStart(text, w.game) {
			w.plain("1")
			return
		}
	case tags.FEN:
		if w.fen(raw) {
			return
		}
	}
	w.any(t, raw)
}

// any writes a value of any text, with backslashes before quotes and backslashes (7).
func (w *tagWriter) any(t *game.Tag, raw []byte) {
	o := w.output
	value := raw
	if t.Flags&(game.Escapes|game.OverLines) != 0 {
		value = []byte(o.FitText(t.Text(o.Text), inString, t.TextSpan()))
	} else {
		value = o.Fit(raw, inString, t.TextSpan())
	}
	if bytes.IndexByte(value, '"') < 0 && bytes.IndexByte(value, '\\') < 0 {
		o.Put(value)
		return
	}
	w.value = w.value[:0]
	for _, c := range value {
		if c == '"' || c == '\\' {
			w.value = append(w.value, '\\')
		}
		w.value = append(w.value, c)
	}
	o.Put(w.value)
}

// date returns the form of a date in which it is written; ok is false where it is kept as it is.
func (w *tagWriter) date(t *game.Tag, raw []byte) (form []byte, ok bool) {
	if len(raw) == len(unknownDate) && raw[4] == '.' && raw[7] == '.' {
		return nil, false
	}
	if t.Tag == tags.Date && (len(raw) == 0 || string(raw) == "?") {
		return append(w.value[:0], unknownDate...), true
	}
	v := t.Value(w.output.Text)
	if v.State() != values.Odd {
		return nil, false
	}
	w.value = values.AppendDate(w.value[:0], v)
	return w.value, true
}

// fen writes a start position in the form of export format (16.1). It reports whether it does: what cannot be read, or has more than a
// position, as in Three-check, is kept as it is.
func (w *tagWriter) fen(raw []byte) bool {
	g := w.game
	if g.Variant == game.Other || bytes.IndexByte(raw, '+') >= 0 || !hasStart(w.output.Text, g) {
		return false
	}
	for i := range g.StartFaults {
		if g.StartFaults[i].Kind < chess.FormFaults {
			return false
		}
	}
	b := &w.output.Words.Bytes
	*b = chess.AppendFEN(*b, &g.Start)
	return true
}

// hasStart reports whether a game has a FEN that says anything.
func hasStart(text *source.Text, g *game.Game) bool {
	t := g.Tag(tags.FEN)
	if t == nil {
		return false
	}
	raw := text.Slice(t.TextSpan())
	return len(raw) > 1 || !values.SaysNothing(string(raw))
}

// resultOf returns the result that is written: that of the marker, unless it is "*" and the tag has another (ledger 8.2.6-c).
func resultOf(text *source.Text, g *game.Game) values.Result {
	t := g.Tag(tags.Result)
	if g.Result != values.Unknown || t == nil {
		return g.Result
	}
	result, _ := values.ReadResult(text.Slice(t.TextSpan()))
	return result
}
