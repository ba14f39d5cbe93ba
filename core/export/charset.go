package export

import (
	"strings"
	"sync"
	"unicode/utf8"

	"pbn/core/diag"
	"pbn/core/game"
	"pbn/core/rules"
	"pbn/core/source"
	"pbn/core/values"
)

// place is where a text will stand: it decides what a character may be replaced with.
type place uint8

const (
	inComment place = iota
	inString
	inForm // a value that has one form: what is no such value may not become one
)

// asciiText are the fixed replacements of characters that Latin-1 lacks (ledger 2.2-e). A suit symbol is "\S" in a
// comment, "S" elsewhere.
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

var withoutMark = sync.OnceValue(func() map[rune]rune {
	letters := map[rune]rune{}
	pair := []rune(unmarked)
	for i := 0; i < len(pair); i += 2 {
		letters[pair[i]] = pair[i+1]
	}
	return letters
})

type marked struct{ letter, mark rune }

var withMark = sync.OnceValue(func() map[marked]rune {
	letters := map[marked]rune{}
	triple := []rune(composed)
	for i := 0; i < len(triple); i += 3 {
		letters[marked{triple[i], triple[i+1]}] = triple[i+2]
	}
	return letters
})

// fit replaces every character that the output cannot have. What becomes "?" is reported once, at span.
func (o *output) fit(text string, where place, span source.Span) string {
	out, lost := inEncoding(o.encoding, text, where)
	if len(lost) > 0 {
		o.diags.Report(rules.TextUnmappable, span, "Each character of "+diag.Quote(string(lost))+" is written as “?”, since the encoding of the output lacks it.")
	}
	return out
}

// inEncoding is a text without the characters that an encoding lacks, and those that become "?".
func inEncoding(encoding Encoding, text string, where place) (fitted string, lost []rune) {
	if keeps(encoding, text, where) {
		return text, nil
	}
	out := make([]byte, 0, len(text)+len(text)/4)
	column := 0 // of the line in out, in characters
	for _, r := range text {
		if r >= ' ' && r <= '~' {
			out = append(out, byte(r))
			column++
			continue
		}
		from := len(out)
		switch replacement, known := asciiText[r]; {
		case encoding == UTF8 && r > 0x9F:
			out = utf8.AppendRune(out, r)
		case r > 0xFF && where == inForm:
			lost = append(lost, r)
			out = append(out, '?')
		case known:
			if where == inComment && r >= '♠' && r <= '♧' {
				out = append(out, '\\')
			}
			out = append(out, replacement...)
		case r == '\n' && where == inComment:
			out = append(out, '\n')
			from, column = len(out), 0
		case r == '\t' && where == inComment:
			out = append(out, "        "[column%8:]...)
		case r == '\u00A0' && encoding == ASCII && where != inForm:
			out = append(out, ' ')
		case r < ' ' || r >= 0x7F && r <= 0x9F:
			out = append(out, ' ')
		case r >= 0x300 && r <= 0x36F && len(out) > 0:
			last, size := utf8.DecodeLastRune(out)
			if letter, ok := withMark()[marked{last, r}]; ok {
				out = utf8.AppendRune(out[:len(out)-size], letter)
			}
			from = len(out) // the letter was counted
		case r > 0xFF && withoutMark()[r] == 0:
			lost = append(lost, r)
			out = append(out, '?')
		default:
			if letter := withoutMark()[r]; letter != 0 {
				r = letter
			}
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

// keeps tells whether an encoding has all characters of a text.
func keeps(encoding Encoding, text string, where place) bool {
	last := rune('~')
	switch encoding {
	case Latin1:
		last = 0xFF
	case UTF8:
		last = utf8.MaxRune
	}
	if source.IsPlain(text) {
		return true
	}
	for _, r := range text {
		if (r < ' ' || r > '~' && r < 0xA0 || r > last) && !(r == '\n' && where == inComment) {
			return false
		}
	}
	return true
}

// plain tells whether a text has only printing ASCII characters, and, in a comment, line ends.
func plain(text string, where place) bool {
	if where != inComment {
		return source.IsPlain(text)
	}
	for line := range strings.SplitSeq(text, "\n") {
		if !source.IsPlain(line) {
			return false
		}
	}
	return true
}

// quote is what stands between the quotes of a string token: the raw text of one that was read, or, where that cannot be written
// again, the value. What the characters become must not make it inherit (4.8).
func (o *output) quote(raw, value string, where place, span source.Span) string {
	if raw != "" && plain(raw, where) {
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
		rawFitted, _ := inEncoding(o.encoding, quoteMarks().Replace(raw), where)
		if again, writable := game.Unquote(rawFitted); writable && again == fitted {
			return rawFitted
		}
	}
	return game.Escaped(fitted)
}

// quoteMarks makes of each that becomes a quote one that a string may have.
var quoteMarks = sync.OnceValue(func() *strings.Replacer {
	var pairs []string
	for r, text := range asciiText {
		if text == `"` {
			pairs = append(pairs, string(r), `\"`)
		}
	}
	return strings.NewReplacer(pairs...)
})
