package export

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"pbn/core/pbn/game"
	"pbn/core/pbn/habits"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/tags"
	"pbn/core/pbn/values"
	"pbn/core/plain"
	"pbn/core/source"
)

// mandatory writes the mandatory tag set in its order; what is missing is filled in (3.4). A tag that an earlier "##"
// covers is left out (4.8).
func (w *Writer) mandatory(g *game.Game) {
	isBare := isBareDeal(g)
	for _, number := range tags.Of(tags.MandatorySet) {
		if !w.isMandatory(number) {
			continue
		}
		if t := g.Found(number); t != nil {
			w.tag(g, t)
		} else {
			w.absent(g, number, isBare)
		}
	}
}

// absent writes a mandatory tag that a game does not have; isBare reports whether that is a bare deal.
func (w *Writer) absent(g *game.Game, number tags.Tag, isBare bool) {
	name := number.String()
	value, stands := g.Standing.Of(number)
	if !stands && w.differences.isOn() {
		w.ofTags.missing = append(w.ofTags.missing, number)
	}
	if stands && w.options.Inherit == Resolve && w.canBeWritten(value) && (value != "" || w.options.Missing == Fill) {
		w.tag(g, &game.Tag{Name: name, Number: number, Value: value})
	} else if !stands && w.options.Missing == Fill {
		value := missing(g, number, isBare)
		w.last.set(number, name, value, false)
		w.tagPair(name, value, value, source.Span{})
	} else if len(w.restored) > 0 && w.restored[name] != nil {
		w.tag(g, w.restored[name])
	}
}

// isMandatory reports whether a tag is in the mandatory set of the version; Scoring is in it since PBN 2.0 (4.10).
func (w *Writer) isMandatory(number tags.Tag) bool {
	return number.Is(tags.MandatorySet) && (w.version != "1.0" || number.Row().Since == "")
}

// unread returns what is written for a value that should have a form, but cannot be read: its raw text, if it has one that can be.
// Replacing characters that the output lacks must not make it one that can.
func (w *Writer) unread(t *game.Tag, raw, value string) string {
	quoted := w.output.quote(raw, value, plain.InForm, t.ValueSpan())
	if quoted == raw {
		return quoted
	}
	written, _ := game.Unquote(quoted)
	if written != value && !reads(t.Number, value) && reads(t.Number, written) {
		return game.Escaped(written + "???")
	}
	return quoted
}

// reads reports whether a text, or what games inherit of it, can be read as a value of the tag.
func reads(tag tags.Tag, text string) bool {
	return tag.Row().Type.Read(strings.TrimPrefix(text, "##")).Understood()
}

// canBeWritten reports whether an inherited value means the same when it is written out, and fits on a line: with longer ones a small file
// could become a huge one (4.8). What counts is its length as it is written, which the export of the export finds again.
func (w *Writer) canBeWritten(value string) bool {
	switch {
	case values.Inherits(value) || len(value) > utf8.UTFMax*habits.MaxLine:
		return false
	case len(value) <= habits.MaxLine:
		return true
	}
	written, _ := plain.Fit(w.output.encoding, value, plain.InString, suits)
	return utf8.RuneCountInString(written) <= habits.MaxLine
}

// supplemental writes the other tags of the identification section, sorted by name.
func (w *Writer) supplemental(g *game.Game) {
	elsewhere := g.InSections()
	added := w.addedTags(w.added[:0], g)
	if len(w.restored) > 0 {
		for name, t := range w.restored {
			if !tags.Find(name).Is(tags.MandatorySet) {
				added = append(added, t)
			}
		}
	}
	others := w.others[:0] // places in Game.Tags and, below 0, in added
	for i := range added {
		others = append(others, int32(i-len(added)))
	}
	for i := range g.Tags {
		if t := &g.Tags[i]; !t.Duplicate && !elsewhere[i] && !w.isMandatory(t.Number) {
			others = append(others, int32(i))
		}
	}
	w.added, w.others = added, others
	at := func(place int32) *game.Tag {
		if place < 0 {
			return added[len(added)+int(place)]
		}
		return &g.Tags[place]
	}
	if len(others) > 1 {
		slices.SortStableFunc(others, func(a, b int32) int { return strings.Compare(at(a).Name, at(b).Name) })
	}
	for _, place := range others {
		w.tag(g, at(place))
	}
}

// addedTags appends supplemental tags that the game does not have, but that follow: the time after a date and, if inheritance is resolved,
// what an earlier "##" gives.
func (w *Writer) addedTags(added []*game.Tag, g *game.Game) []*game.Tag {
	_, time := g.Day()
	if time != "" && g.Found(tags.Time) == nil {
		if _, has := g.ValueOf(tags.Time); !has || w.addsTime {
			added = append(added, game.NewTag(tags.Time, time))
		}
	}
	if w.options.Inherit != Resolve {
		return added
	}
	for _, tag := range tags.Of(tags.SupplementalSet) {
		value, stands := g.Standing.Of(tag)
		if stands && value != "" && w.canBeWritten(value) && g.Found(tag) == nil && (tag != tags.Time || time == "") {
			added = append(added, &game.Tag{Name: tag.String(), Number: tag, Value: value})
		}
	}
	return added
}

// resolves reports whether the value of a tag that inherits is written out. For "##" only the standard's tags are: there can be any number
// of others, and each would be written in every game.
func (w *Writer) resolves(t *game.Tag, value string) bool {
	return w.options.Inherit == Resolve && t.Inherits && w.canBeWritten(value) && (t.Value == "#" || isStandard(t.Number))
}

// isStandard reports whether a tag is one of the standard, but not a table.
func isStandard(number tags.Tag) bool {
	return number != tags.Other && !number.Is(tags.TableSet)
}

// tag writes a tag pair with what belongs to it.
func (w *Writer) tag(g *game.Game, t *game.Tag) {
	w.tagWithComments(g, t)
	w.output.lines.End()
}

// tagWithComments writes a tag pair with what belongs to it, and does not end the line of its comments.
func (w *Writer) tagWithComments(g *game.Game, t *game.Tag) {
	if t.IsBare() && w.copyTag(g, t) {
		return
	}
	if escapes := t.Escapes(); len(escapes) > 0 {
		w.output.escapes(escapes)
	}
	if t.IsPlain() && !t.Inherits && w.copyTag(g, t) {
		w.comments(t.Comments(), ofTag, t.Span().End)
		return
	}
	quoted, form, formed := w.quoted(g, t)
	start := w.tagPair(t.Name, quoted, t.Effective(), t.Span())
	if w.differences.isOn() {
		w.ofTags.tag(&w.differences, t, bytes.HasPrefix(w.output.lines.Bytes[start:], w.output.text.Slice(t.Span())))
		w.ofTags.value(&w.differences, t, form, formed)
	}
	w.comments(t.Comments(), ofTag, t.Span().End)
}

// copyTag writes a tag pair that is plain and does not inherit as the source has it, if that is how it is written; ok is false if it may
// not be. It does what the general way does, and saves most of its work.
func (w *Writer) copyTag(g *game.Game, t *game.Tag) (ok bool) {
	o, d := &w.output, &w.differences
	start, end := t.ValueSpan().Start-len(`[ `)-len(t.Name), t.ValueSpan().End+len(`]`)
	if !o.hasPlain || end-start > habits.MaxLine || !o.isPlain && !t.IsASCII() {
		return false
	}
	if t.Number.Row().Form != tags.AsItIs {
		form, formed := g.Form(t)
		if !formed {
			form = t.Value
		}
		if string(o.text.Bytes[t.ValueSpan().Start+1:t.ValueSpan().End-1]) != form {
			return false
		}
	}
	w.tagPairs++
	o.lines.End()
	o.lines.Bytes = append(append(o.lines.Bytes, o.text.Bytes[start:end]...), lineEnd...)
	if !w.last.ofManyFiles {
		w.last.ofSource[t.Number] = true
	} else {
		w.last.set(t.Number, t.Name, t.Value, true)
		w.standing.follow(t.Name, t.Value, t.Value)
	}
	if d.isOn() {
		w.ofTags.order = append(w.ofTags.order, t.Place())
		if !d.startsLine(start) {
			compareLayout(d, t)
		}
	}
	return true
}

// tagPair writes a tag pair and returns where it starts in the output. quoted is what is written between its quotes.
func (w *Writer) tagPair(name, quoted, value string, span source.Span) (start int) {
	w.tagPairs++
	o := &w.output
	o.lines.End()
	start = len(o.lines.Bytes)
	o.lines.Bytes = append(append(append(o.lines.Bytes, '['), name...), ` "`...)
	o.lines.Column = len(o.lines.Bytes) - start
	o.lines.Put(quoted)
	o.lines.PutPlain(`"]`)
	o.endOwnLine(span)
	w.standing.follow(name, quoted, value)
	return start
}

// quoted returns what is written between the quotes of a tag: the value in the form of export format if it has one, else as it is. "#"
// stays if it inherits the same as in the source (4.8). form is the form of export format; formed is false if the value has none.
func (w *Writer) quoted(g *game.Game, t *game.Tag) (quoted, form string, formed bool) {
	value := t.Effective()
	if t.Number.Row().Form != tags.AsItIs {
		if form, formed = g.Form(t); formed {
			value = form
		} else {
			form = ""
		}
	}
	var before string
	var written bool
	if t.Value == "#" {
		before, written = w.last.of(t)
	}
	w.last.set(t.Number, t.Name, value, t.ValueSpan().End > 0 && value == t.Effective())
	switch {
	case formed && !t.Inherits:
		return form, form, true
	case w.resolves(t, value):
		return w.inFull(t, value, formed), form, formed
	case t.Value == "#" && t.Inherits && (written || t.Inherited() != "") && before != value && !values.Inherits(t.Inherited()):
		// The value that was filled in since then would be inherited instead.
		if w.canBeWritten(value) {
			e := change(&w.differences, rules.InheritedValue, t.ValueSpan())
			e.Say(rules.NameOfTag{Name: e.Text(t.Name)})
			return w.inFull(t, value, formed), form, formed
		}
		e := rules.LongInheritedValue.Find(w.output.diags, t.ValueSpan())
		e.Say(rules.LongValue{Value: e.Text(value)})
		if w.last.set(t.Number, t.Name, before, false); w.canBeWritten(before) {
			return w.inFull(t, before, formed), form, formed
		}
	}
	if t.Number.Row().Form != tags.AsItIs {
		return w.unread(t, t.Raw(), t.Value), form, formed
	}
	return w.output.quote(t.Raw(), t.Value, plain.InString, t.ValueSpan()), form, formed
}

// inFull returns what is written between the quotes for a value that a tag inherits; isRead reports whether it is in its form already.
func (w *Writer) inFull(t *game.Tag, value string, isRead bool) string {
	if t.Number.Row().Form != tags.AsItIs && !isRead {
		return w.unread(t, "", value)
	}
	return w.output.quote("", value, plain.InString, t.ValueSpan())
}

// missing returns the value of a mandatory tag that the game does not have: what follows from the auction and the play, "" if the tag is
// inappropriate, as in a bare deal, else "?" (3.4).
func missing(g *game.Game, tag tags.Tag, isBare bool) string {
	switch tag {
	case tags.Dealer:
		if g.Dealer.Known() {
			return g.Dealer.String()
		}
	case tags.Declarer, tags.Contract, tags.Result:
		if value, follows := g.Outcome(tag); follows {
			return value
		}
	}
	if isBare {
		return ""
	}
	return "?"
}

// isBareDeal reports whether the game is only a deal, as dealing programs write it.
func isBareDeal(g *game.Game) bool {
	if g.Auction != nil || g.Play != nil || g.Found(tags.Deal) == nil {
		return false
	}
	for _, tag := range tags.Of(tags.MandatorySet) {
		if _, has := g.ValueOf(tag); has && tag.Row().OfGame {
			return false
		}
	}
	return true
}

// comments writes the comments of an element; after a tag the first begins a new line (3.8). tagEnd is the end of that tag in the source.
func (w *Writer) comments(comments []game.Comment, of owner, tagEnd int) {
	for i := range comments {
		c := &comments[i]
		if w.differences.isOn() {
			compareComment(&w.differences, c, of, i == 0, tagEnd, w.ofMoves.bad)
		}
		w.output.comment(c)
	}
}
