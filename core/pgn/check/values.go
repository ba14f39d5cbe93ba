package check

import (
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pgn/game"
	"pbn/core/pgn/rules"
	"pbn/core/pgn/tags"
	"pbn/core/pgn/values"
	"pbn/core/source"
)

// value checks whether the value of a tag has the form of its type. What says nothing is fine (chapter 9).
func (c *tagChecks) value(t *source.Text, tag *game.Tag) {
	v, diags := tag.Value(t), c.diags
	state := v.State()
	if state == values.Silent {
		return
	}
	is, at := tag.Tag.Row().Type, tag.TextSpan()
	switch {
	case is == values.TimeControlType && state == values.Bad && hasWords(t.Slice(at)):
		c.times.words.add(t, tag)
	case is == values.TimeControlType && v.Understood():
		if _, isOutOfOrder := values.PeriodsOf(v); isOutOfOrder {
			rules.TimesOutOfOrder.Find(diags, at)
		} else if state == values.Odd {
			c.times.odd.add(t, tag)
		}
	case state == values.Standard:
	case is == values.SiteType:
		rules.UnknownCountry.Find(diags, source.Span{Start: at.End - len("USA"), End: at.End})
	case is == values.RoundType:
		rules.OddRound.Find(diags, at)
	case is == values.ECOType && values.IsScidECO(tag.Text(t)):
		c.scid.add(t, tag)
	default:
		reportValue(t, tag, v, diags)
	}
}

// reportValue reports a value that does not have the form of its type.
func reportValue(t *source.Text, tag *game.Tag, v values.Value, diags *diag.List) {
	is, at := tag.Tag.Row().Type, tag.TextSpan()
	e := rules.InvalidValue.Find(diags, at)
	if !e.IsKept() {
		return
	}
	better := is.Form(v)
	e.Say(rules.WrongValue{Name: e.Text(tag.Tag.String()), Wanted: e.Text(is.Wanted()), Better: e.Text(better)})
	if better != "" {
		e.Part(at, better)
	}
}

// timeForms counts the time controls of a file that are not in whole seconds (9.6.1-e): those with zeros or fractions, and those in words, as
// the organisers of tournaments type them, which are in each game of a tournament.
type timeForms struct{ odd, words valueTally }

// valueTally counts values. It keeps the first.
type valueTally struct {
	first string
	found diag.Tally
}

func (c *valueTally) add(t *source.Text, tag *game.Tag) {
	if c.found.Count == 0 {
		c.first = tag.Text(t)
	}
	c.found.Add(t, tag.TextSpan())
}

// report reports each kind once.
func (f *timeForms) report(diags *diag.List) {
	f.odd.report(rules.OddTimes, diags)
	f.words.report(rules.TimesInWords, diags)
}

func (c *valueTally) report(kind diag.Kind[rules.FirstTimes], diags *diag.List) {
	if c.found.Count > 0 {
		e := kind.FindElsewhere(diags, 0, c.found.First)
		e.Say(rules.FirstTimes{More: c.found.More(), Wanted: e.Text(values.TimeControlType.Wanted()), Times: e.Text(c.first)})
	}
	*c = valueTally{}
}

// reportScid reports, once a file, what Scid adds to the codes of openings in each game: who reads the file cannot change that.
func reportScid(codes *valueTally, diags *diag.List) {
	if codes.found.Count > 0 && !diags.OnlyFixes() {
		e := rules.ScidCode.FindElsewhere(diags, diag.Info, codes.found.First).BesideElsewhere(codes.found.First)
		e.Say(rules.CodeOfScid{
			Code: e.Text(codes.first), Wanted: e.Text(values.ECOType.Wanted()), Better: e.Text(codes.first[:len("A00")]), More: codes.found.More(),
		})
	}
	*codes = valueTally{}
}

// hasWords reports whether a time control has letters or signs for minutes.
func hasWords(value []byte) bool {
	for _, c := range value {
		if c|0x20 >= 'a' && c|0x20 <= 'z' || c == '\'' || c == '"' || c >= utf8.RuneSelf {
			return true
		}
	}
	return false
}

// listedValues are the values of a file for whose tags the standard has lists, and which these do not have.
type listedValues struct{ values []listedValue }

// listedValue is a value of a tag, as the file has it, and how often.
type listedValue struct {
	of    tags.Tag
	raw   []byte
	text  string
	word  string // of the list, if only its case differs
	found diag.Tally
}

// mostListed limits how many values are counted, and longestListed how long they are; others are reported each by itself.
const (
	mostListed    = 64
	longestListed = 255
)

// check checks the value of a tag.
func (l *listedValues) check(t *source.Text, tag *game.Tag, diags *diag.List) {
	v := tag.Value(t)
	isSentence := tag.Tag == tags.Termination && v.Understood() && v.Number() == values.Sentence
	if state := v.State(); state == values.Standard || state == values.Silent || isSentence {
		return
	}
	at := tag.TextSpan()
	if diags.OnlyFixes() {
		if word := tag.Tag.Row().Type.Form(v); word != "" {
			e := rules.ValueCase.Find(diags, at)
			e.Say(rules.ListedValue{Better: e.Text(word)}).Part(at, word)
		}
		return
	}
	raw := t.Slice(at)
	for i := range l.values {
		if one := &l.values[i]; one.of == tag.Tag && string(one.raw) == string(raw) {
			one.found.Add(t, at)
			return
		}
	}
	one := listedValue{of: tag.Tag, text: tag.Text(t), word: tag.Tag.Row().Type.Form(v)}
	one.found.Add(t, at)
	if len(l.values) == mostListed || len(raw) > longestListed {
		one.report(diags)
		return
	}
	one.raw = append(one.raw, raw...)
	l.values = append(l.values, one)
}

// report reports each value once.
func (l *listedValues) report(diags *diag.List) {
	for i := range l.values {
		l.values[i].report(diags)
	}
	l.values = l.values[:0]
}

func (v *listedValue) report(diags *diag.List) {
	kind := rules.UnlistedValue
	if v.word != "" {
		kind = rules.ValueCase
	}
	e := kind.FindElsewhere(diags, 0, v.found.First)
	e.Say(rules.ListedValue{Name: e.Text(v.of.String()), Value: e.Text(v.text), Better: e.Text(v.word), More: v.found.More()})
	if v.word != "" {
		e.BesideElsewhere(v.found.First)
	}
}

// hasPair reports whether a text in UTF-8 has one of the characters that the first byte of another is in Latin-1, U+00C2 to U+00F4, and another
// after it that is not ASCII.
func hasPair(text []byte) bool {
	for i := source.LeadingASCII(text); i+2 < len(text); i++ {
		if text[i] == 0xC3 && text[i+1] >= 0x82 && text[i+1] <= 0xB4 && text[i+2] >= utf8.RuneSelf {
			return true
		}
	}
	return false
}

// checkMojibake reports a name whose letters are those of UTF-8 that was read as Latin-1 or Windows-1252 (ledger 4.1-j).
func checkMojibake(t *source.Text, tag *game.Tag, diags *diag.List) {
	at := tag.TextSpan()
	if !t.Encoding.IsUnicode() || !hasPair(t.Slice(at)) {
		return
	}
	text := t.Decode(at)
	for _, wrong := range [...]source.Encoding{source.Windows1252, source.Latin1} {
		if wrong.Lacks(text) != "" {
			continue
		}
		if was := wrong.Append(nil, text); utf8.Valid(was) {
			e := rules.Mojibake.Find(diags, at)
			e.Say(rules.RepairedText{Text: e.Text(string(was))}).Part(at, string(was))
		}
		return
	}
}
