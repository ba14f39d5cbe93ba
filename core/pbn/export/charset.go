package export

import (
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
	"pbn/core/plain"
	"pbn/core/source"
)

// suits has the symbols of suits, for which the standard has a notation in comments (3.8): "\S". Export writes the white ones so, too.
var suits = plain.Symbols{
	'♠': {InComment: `\S`, Elsewhere: "S", IsOwn: true}, '♤': {InComment: `\S`, Elsewhere: "S"},
	'♥': {InComment: `\H`, Elsewhere: "H", IsOwn: true}, '♡': {InComment: `\H`, Elsewhere: "H"},
	'♦': {InComment: `\D`, Elsewhere: "D", IsOwn: true}, '♢': {InComment: `\D`, Elsewhere: "D"},
	'♣': {InComment: `\C`, Elsewhere: "C", IsOwn: true}, '♧': {InComment: `\C`, Elsewhere: "C"},
}

// fit replaces every character that the output cannot have. It reports once, at span, what becomes "?".
func (o *output) fit(text string, where plain.Place, span source.Span) string {
	out, lost := plain.Fit(o.encoding, text, where, suits)
	if o.needsUTF8 == "" && (o.encoding == plain.UTF8 || out != text) {
		o.needsUTF8 = plain.BeyondLatin1(text, where, suits)
	}
	if len(lost) > 0 {
		if e := rules.LostCharacters.Find(o.diags, o.place(span)); e.IsKept() {
			e.Say(rules.Characters{All: e.Text(diag.Short(string(lost)))})
		}
	}
	return out
}

// quote returns what is written between the quotes of a string token: the raw text of one that was read or, if that cannot be written
// again, the value. A value that does not inherit must not begin with "#" only because a character was replaced (4.8).
func (o *output) quote(raw, value string, where plain.Place, span source.Span) string {
	if raw != "" && source.IsPlain(raw) {
		return raw
	}
	fitted := o.fit(value, where, span)
	if fitted == value && raw != "" {
		return raw
	}
	if !values.Inherits(value) && values.Inherits(fitted) {
		return game.Escaped(" " + fitted)
	}
	if raw != "" {
		rawFitted, _ := plain.Fit(o.encoding, withQuotes(raw), where, suits)
		if again, writable := game.Unquote(rawFitted); writable && again == fitted {
			return rawFitted
		}
	}
	return game.Escaped(fitted)
}

// quoted returns an element of a section that is a string as it is written, with its quotes.
func (o *output) quoted(e *game.Element) string {
	if o.isPlain && !e.Broken && e.Raw() != "" {
		return o.text.Decode(e.Span())
	}
	return `"` + o.quote(e.Raw(), e.Text, plain.InString, e.Span()) + `"`
}

// withQuotes returns what is between the quotes of a string with an escaped quote for each character that becomes a quote.
func withQuotes(raw string) string {
	var out []byte
	from := 0 // what was not copied yet
	for i, r := range raw {
		if r >= utf8.RuneSelf && plain.Replacement(r) == `"` {
			out = append(append(out, raw[from:i]...), `\"`...)
			from = i + utf8.RuneLen(r)
		}
	}
	if out == nil {
		return raw
	}
	return string(append(out, raw[from:]...))
}
