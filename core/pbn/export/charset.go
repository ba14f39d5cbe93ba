package export

import (
	"strings"
	"sync"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/pbn/game"
	"pbn/core/pbn/rules"
	"pbn/core/pbn/values"
	"pbn/core/source"
)

// place is the kind of place that a text is written to: it decides what may replace a character.
type place uint8

const (
	inComment place = iota
	inEscape        // a line that PBN leaves to programs (2.4): it has lines as a comment has, but no notation for suits
	inString
	inForm // a value that must have a form: one that does not have it must not get it
)

// asciiText has the fixed replacements of characters that Latin-1 lacks (ledger 2.2-e). A suit symbol is "\S" in a comment, "S"
// elsewhere.
var asciiText = map[rune]string{
	'‘': "'", '’': "'", '‚': "'", '‛': "'", '‹': "<", '›': ">", '′': "'",
	'“': `"`, '”': `"`, '„': `"`, '‟': `"`, '″': `"`,
	'‐': "-", '‑': "-", '‒': "-", '–': "-", '—': "-", '―': "-", '−': "-",
	'…': "...", '•': "*", '‣': "*", '●': "*", '◦': "o", '∙': "*",
	'\u2002': " ", '\u2003': " ", '\u2007': " ", '\u2008': " ", '\u2009': " ", '\u200A': " ", '\u202F': " ", '\u3000': " ",
	'\u200B': "", '\u200C': "", '\u200D': "", '\u2060': "", '\uFEFF': "", '\uFE0E': "", '\uFE0F': "",
	'Œ': "OE", 'œ': "oe", 'Ĳ': "IJ", 'ĳ': "ij", 'ẞ': "SS", 'ﬁ': "fi", 'ﬂ': "fl",
	'♠': "S", '♤': "S", '♥': "H", '♡': "H", '♦': "D", '♢': "D", '♣': "C", '♧': "C",
}

// withoutMark returns, for each letter with a mark that Latin-1 lacks, what is left of it.
func withoutMark() map[rune]rune {
	made.letters.Do(func() {
		made.withoutMark = map[rune]rune{}
		pair := []rune(unmarked)
		for i := 0; i < len(pair); i += 2 {
			made.withoutMark[pair[i]] = pair[i+1]
		}
	})
	return made.withoutMark
}

// made has tables that are made when they are first needed. They are not sync.OnceValue, which is made at the start: a module that does not
// write would have their functions.
var made struct {
	letters, composed sync.Once

	withoutMark map[rune]rune
	withMark    map[letterAndMark]rune
}

// letterAndMark is a letter with the combining mark after it.
type letterAndMark struct{ letter, mark rune }

// withMark returns the letters of Latin-1 by their letter and mark.
func withMark() map[letterAndMark]rune {
	made.composed.Do(func() {
		made.withMark = map[letterAndMark]rune{}
		triple := []rune(composed)
		for i := 0; i < len(triple); i += 3 {
			made.withMark[letterAndMark{triple[i], triple[i+1]}] = triple[i+2]
		}
	})
	return made.withMark
}

// fit replaces every character that the output cannot have. It reports once, at span, what becomes "?".
func (o *output) fit(text string, where place, span source.Span) string {
	out, lost := inEncoding(o.encoding, text, where)
	if o.needsUTF8 == "" && (o.encoding == UTF8 || out != text) {
		o.needsUTF8 = beyondLatin1(text, where)
	}
	if len(lost) > 0 {
		if e := rules.LostCharacters.Find(o.diags, span); e.IsKept() {
			e.Say(rules.Characters{All: e.Text(diag.Short(string(lost)))})
		}
	}
	return out
}

// inEncoding replaces the characters of a text that an encoding lacks, and returns those that become "?".
func inEncoding(encoding Encoding, text string, where place) (fitted string, lost []rune) {
	if hasAll(encoding, text, where) {
		return text, nil
	}
	out := make([]byte, 0, len(text)+len(text)/4)
	column := 0 // of the line in out, in characters
	for len(text) > 0 {
		if n := source.PlainLength(text); n > 0 {
			out = append(out, text[:n]...)
			column, text = column+n, text[n:]
			continue
		}
		r, size := utf8.DecodeRuneInString(text)
		text = text[size:]
		from := len(out)
		replacement, known := "", false
		if r > 0xFF { // of the others there are none in the tables
			replacement, known = asciiText[r]
		}
		switch {
		case encoding == UTF8 && r > 0x9F:
			out = utf8.AppendRune(out, r)
		case r > 0xFF && where == inForm:
			lost = append(lost, r)
			out = append(out, '?')
		case known:
			if where <= inEscape && r >= '♠' && r <= '♧' {
				out = append(out, '\\')
			}
			out = append(out, replacement...)
		case r == '\n' && where <= inEscape:
			out = append(out, '\n')
			from, column = len(out), 0
		case r == '\t' && where <= inEscape:
			out = append(out, "        "[column%8:]...)
		case r == '\u00A0' && encoding == ASCII && where != inForm:
			out = append(out, ' ')
		case r < ' ' || r >= 0x7F && r <= 0x9F:
			out = append(out, ' ')
		case r >= 0x300 && r <= 0x36F && len(out) > 0:
			last, size := utf8.DecodeLastRune(out)
			if letter, ok := withMark()[letterAndMark{last, r}]; ok {
				out = utf8.AppendRune(out[:len(out)-size], letter)
			}
			from = len(out) // the letter was counted
		case r > 0xFF:
			letter := withoutMark()[r]
			if letter == 0 {
				lost = append(lost, r)
				letter = '?'
			}
			out = utf8.AppendRune(out, letter)
		default:
			out = utf8.AppendRune(out, r)
		}
		column += utf8.RuneCount(out[from:])
	}
	fitted = string(out)
	if encoding == ASCII {
		fitted = strings.Map(func(r rune) rune {
			if r > 0x7E {
				lost = append(lost, r)
				return '?'
			}
			return r
		}, fitted)
	}
	return fitted, lost
}

// hasAll reports whether an encoding has all characters of a text, which may be written at such a place.
func hasAll(encoding Encoding, text string, where place) bool {
	if source.IsPlain(text) {
		return true
	}
	last := rune('~')
	switch encoding {
	case Latin1:
		last = 0xFF
	case UTF8:
		last = utf8.MaxRune
	}
	for len(text) > 0 {
		r, size := utf8.DecodeRuneInString(text)
		if (r < ' ' || r > '~' && r < 0xA0 || r > last) && !(r == '\n' && where <= inEscape) {
			return false
		}
		text = text[size:]
		text = text[source.PlainLength(text):]
	}
	return true
}

// beyondLatin1 returns the first word of a text with a character outside Latin-1, or "" if every word fits. Suit symbols in comments fit, since the
// standard has its own notation for them, "\S" (3.8).
func beyondLatin1(text string, where place) string {
	for at := source.PlainLength(text); at < len(text); at += source.PlainLength(text[at:]) {
		r, size := utf8.DecodeRuneInString(text[at:])
		isSuit := r == '♠' || r == '♥' || r == '♦' || r == '♣'
		if r > 0xFF && !(isSuit && where == inComment) {
			start, end := at, at
			for start > 0 && text[start-1] > ' ' {
				start--
			}
			for end < len(text) && text[end] > ' ' {
				end++
			}
			return strings.Clone(diag.Short(text[start:end]))
		}
		at += size
	}
	return ""
}

// quote returns what is written between the quotes of a string token: the raw text of one that was read or, if that cannot be written
// again, the value. A value that does not inherit must not begin with "#" only because a character was replaced (4.8).
func (o *output) quote(raw, value string, where place, span source.Span) string {
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
		rawFitted, _ := inEncoding(o.encoding, withQuotes(raw), where)
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
	return `"` + o.quote(e.Raw(), e.Text, inString, e.Span()) + `"`
}

// withQuotes returns what is between the quotes of a string with an escaped quote for each character that becomes a quote.
func withQuotes(raw string) string {
	var out []byte
	from := 0 // what was not copied yet
	for i, r := range raw {
		if r >= utf8.RuneSelf && asciiText[r] == `"` {
			out = append(append(out, raw[from:i]...), `\"`...)
			from = i + utf8.RuneLen(r)
		}
	}
	if out == nil {
		return raw
	}
	return string(append(out, raw[from:]...))
}
