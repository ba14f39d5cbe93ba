package embed

import (
	"bytes"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"pbn/core/source"
)

// latin1 has the names of the characters from 160 to 255.
const latin1 = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
	micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
	Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute
	Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute
	icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`

// otherNames has the names of ASCII characters, of suits, quotes and dashes, and of the letters of Windows-1252, each with its character.
const otherNames = `amp & lt < gt > quot " apos ' excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma ,
	period . sol / colon : semi ; equals = quest ? commat @ lsqb [ lbrack [ bsol \ rsqb ] rbrack ] Hat ^ lowbar _
	lcub { lbrace { verbar | vert | rcub } rbrace }
	spades ♠ hearts ♥ diams ♦ clubs ♣ lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › prime ′ Prime ″
	ndash – mdash — minus − hellip … bull • dagger † Dagger ‡ permil ‰ euro € trade ™
	OElig Œ oelig œ Scaron Š scaron š Zcaron Ž zcaron ž Yuml Ÿ fnof ƒ circ ˆ tilde ˜`

// names returns the characters by their names in HTML, as far as they turn up in games.
var names = sync.OnceValue(func() map[string]rune {
	table := map[string]rune{
		"Tab": '\t', "NewLine": '\n', "grave": '`', "ensp": '\u2002', "emsp": '\u2003', "thinsp": '\u2009', "zwnj": '\u200C', "zwj": '\u200D',
	}
	for i, name := range strings.Fields(latin1) {
		table[name] = rune(0xA0 + i)
	}
	pairs := strings.Fields(otherNames)
	for i := 0; i < len(pairs); i += 2 {
		table[pairs[i]], _ = utf8.DecodeRuneInString(pairs[i+1])
	}
	return table
})

// longestReference is the length of the longest reference that is read.
const longestReference = 12

// reference reads the character reference at a "&"; end is 0 if there is none, or if its semicolon is missing or its name is not known. A
// no-break space is read as a blank: pages have one where a blank was typed.
func reference(text []byte) (r rune, end int) {
	end = bytes.IndexByte(text[:min(len(text), longestReference)], ';') + 1
	if end == 0 {
		return 0, 0
	}
	r, known := names()[string(text[1:end-1])]
	if text[1] == '#' {
		r, known = numbered(string(text[2 : end-1]))
	}
	switch {
	case !known:
		return 0, 0
	case r == '\u00A0':
		r = ' '
	}
	return r, end
}

// unescape returns a text with its references decoded.
func unescape(text string) string {
	var out strings.Builder
	for i := strings.IndexByte(text, '&'); i >= 0; i = strings.IndexByte(text, '&') {
		out.WriteString(text[:i])
		r, end := reference([]byte(text[i:min(len(text), i+longestReference)]))
		if end == 0 {
			r, end = '&', len("&")
		}
		out.WriteRune(r)
		text = text[i+end:]
	}
	return out.String() + text
}

// numbered returns the character of a number such as "8220" or "x201C". A number from 128 to 159 means a character of Windows-1252, as in
// browsers.
func numbered(number string) (r rune, ok bool) {
	base := 10
	if strings.HasPrefix(number, "x") || strings.HasPrefix(number, "X") {
		number, base = number[1:], 16
	}
	n, err := strconv.ParseUint(number, base, 31)
	switch {
	case err != nil:
		return 0, false
	case n >= 0x80 && n < 0xA0:
		windows := source.Text{Encoding: source.Windows1252}
		r, _ = utf8.DecodeRuneInString(windows.DecodeBytes([]byte{byte(n)}))
		return r, true
	case n == 0 || !utf8.ValidRune(rune(n)):
		return utf8.RuneError, true
	}
	return rune(n), true
}
