package game

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"pbn/core/bridge"
)

// Style is how a piece of commentary is to be shown: a set of styles.
type Style uint8

// The styles that files have.
const (
	Bold Style = 1 << iota
	Italic
	Underline
)

// Segment is a piece of commentary: text of one style, or a suit symbol, which has no text.
type Segment struct {
	Text   string // its lines end with "\n"
	Suit   bridge.Suit
	IsSuit bool
	Style  Style
}

// Segments returns the pieces of a comment's or a note's text in their order: what programs write for suits, styles and line
// ends is understood, and all else is text as it is. It is text to be shown, and never markup to be run.
//
// A suit is `\S` (3.8), "!S" or "@s" as at Bridge Base Online, a symbol, or a reference such as "&spades;"; notrump is `\N` and a forced
// line end `\n`, as BridgeComposer has them, or <br>.
func Segments(text string) []Segment {
	var s segmenter
	for i := 0; i < len(text); {
		i += s.read(text, i)
	}
	s.flush()
	return s.pieces
}

// mayBegin are the bytes that a code, a tag, a reference or a suit symbol begins with.
var mayBegin = [256]bool{'\\': true, '!': true, '@': true, '<': true, '&': true, '♠'>>12 | 0xE0: true}

// MayHaveCodes reports whether a text has a byte that begins something other than itself. Without one, as most are, its only piece is the
// text.
func MayHaveCodes(text string) bool {
	for i := range len(text) {
		if mayBegin[text[i]] {
			return true
		}
	}
	return false
}

// IsPlain reports whether the pieces of a text are just the text.
func IsPlain(text string, pieces []Segment) bool {
	return text == "" || len(pieces) == 1 && pieces[0] == Segment{Text: text}
}

// segmenter collects the pieces of a text.
type segmenter struct {
	pieces []Segment
	// text is the piece that is being read, and textStyle its style; style is that of what comes next.
	text             []byte
	textStyle, style Style
	depth            [Underline + 1]int // how many tags of each style are open
	last             rune               // the last character that is no blank; 0 at the start
	onNewLine        bool               // what comes next starts a line
	codeEnd          int                // where the last "!" or "@" code ends, with the cards after it
}

// read takes the code, the tag or the character at i, and returns its length.
func (s *segmenter) read(text string, i int) int {
	rest := text[i:]
	if n := wordsEnd(rest); n > 0 {
		s.put(rest[:n])
		return n
	}
	switch rest[0] {
	case '\\':
		if strings.HasPrefix(rest, `\n`) {
			return s.lineEnd(rest, len(`\n`))
		}
		if strings.HasPrefix(rest, `\N`) && !startsWithLetter(rest[2:]) {
			s.put("NT")
			return 2
		}
		if suit, ok := suitLetter(rest); ok && rest[1] <= 'Z' {
			s.put(suitSymbols[suit])
			return 2
		}
	case '!', '@':
		if suit, ok := suitLetter(rest); ok {
			if end, ok := suitCode(text, i, i == s.codeEnd); ok {
				s.codeEnd = end
				s.put(suitSymbols[suit])
				return 2
			}
		}
	case '<':
		if t, ok := readTag(rest); ok {
			return s.tag(t, rest)
		}
	case '&':
		if char, size := readReference(rest); size > 0 {
			s.put(char)
			return size
		}
	}
	_, size := utf8.DecodeRuneInString(rest)
	s.put(rest[:size])
	return size
}

// wordsEnd returns where the words at the start of a text end, in which each character stands for itself; 0 where none begins there.
func wordsEnd(text string) int {
	for i, c := range []byte(text) {
		if c < ' ' || c >= utf8.RuneSelf || c == '\\' || c == '!' || c == '@' || c == '<' || c == '&' || c == ' ' && i == 0 {
			return i
		}
	}
	return len(text)
}

var suitSymbols = [...]string{bridge.Clubs: "♣", bridge.Diamonds: "♦", bridge.Hearts: "♥", bridge.Spades: "♠"}

func isSuitSymbol(r rune) bool { return r >= '♠' && r <= '♧' }

// suitLetter returns the suit of a code's second character.
func suitLetter(code string) (bridge.Suit, bool) {
	if len(code) < 2 {
		return 0, false
	}
	return bridge.ParseSuit(code[1])
}

// heldCards are the characters of cards after a suit, "!SAKx", and the plural, "!Ss".
const heldCards = "AKQJTXx0123456789s"

// suitCode reports whether "!" or "@", as commentators of vugraph write, and a letter at i stand for a suit, and not for the end of one
// sentence and the start of the next, or for an address; the end is that of the cards after it. joined is for a code right after another.
func suitCode(text string, i int, joined bool) (end int, ok bool) {
	if before, _ := utf8.DecodeLastRuneInString(text[:i]); unicode.IsLetter(before) && !joined {
		return 0, false
	}
	after := text[i+2:]
	rest := strings.TrimLeft(after, heldCards)
	return len(text) - len(rest), !startsWithLetter(after) || !startsWithLetter(rest)
}

func startsWithLetter(text string) bool {
	r, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLetter(r)
}

// put adds a character, or words. A variation selector after a suit symbol only says how to draw the symbol.
func (s *segmenter) put(char string) {
	r, _ := utf8.DecodeRuneInString(char)
	isBlank := r == ' ' || r == '\t'
	if s.onNewLine && (isBlank || r == '\n') || isSuitSymbol(s.last) && (r == '\uFE0E' || r == '\uFE0F') {
		return
	}
	s.startLine()
	if !isBlank {
		s.last = r
	}
	if isSuitSymbol(r) {
		s.flush()
		s.pieces = append(s.pieces, Segment{Suit: bridge.Suits[(r-'♠')%4], IsSuit: true, Style: s.style})
		return
	}
	s.write(char)
}

// startLine ends the line before a block, or after it, where there is anything in it.
func (s *segmenter) startLine() {
	if s.onNewLine && s.last != 0 && s.last != '\n' {
		s.write("\n")
	}
	s.onNewLine = false
}

// lineEnd adds a line end for the code at the start of rest. Programs break the text after such a code: that is the same
// line end. It returns the length of both.
func (s *segmenter) lineEnd(rest string, size int) int {
	s.startLine()
	s.write("\n")
	s.last = '\n'
	if strings.HasPrefix(rest[size:], "\n") {
		size++
	}
	return size
}

func (s *segmenter) write(text string) {
	if s.style != s.textStyle {
		s.flush()
		s.textStyle = s.style
	}
	s.text = append(s.text, text...)
}

// flush ends the piece of text.
func (s *segmenter) flush() {
	if len(s.text) > 0 {
		s.pieces = append(s.pieces, Segment{Text: string(s.text), Style: s.textStyle})
		s.text = s.text[:0]
	}
}

// tagEffect is what a tag of HTML does to the text.
type tagEffect uint8

const (
	noEffect tagEffect = iota
	setsStyle
	endsLine
	startsLine // and so does what is after it
	startsCell
)

type htmlTag struct {
	effect  tagEffect
	style   Style
	closing bool
	size    int
}

// tagOf returns what a tag of a name does; ok is false if HTML does not have it.
func tagOf(name string) (t htmlTag, ok bool) {
	switch name {
	case "b", "strong":
		return htmlTag{effect: setsStyle, style: Bold}, true
	case "i", "em":
		return htmlTag{effect: setsStyle, style: Italic}, true
	case "u":
		return htmlTag{effect: setsStyle, style: Underline}, true
	case "br":
		return htmlTag{effect: endsLine}, true
	case "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "figcaption", "figure", "footer", "form", "h1", "h2", "h3",
		"h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul":
		return htmlTag{effect: startsLine}, true
	case "td", "th":
		return htmlTag{effect: startsCell}, true
	case "a", "abbr", "acronym", "base", "basefont", "big", "body", "caption", "cite", "code", "col", "colgroup", "del", "dfn", "font", "head", "html",
		"img", "ins", "kbd", "link", "mark", "meta", "nobr", "q", "s", "samp", "script", "small", "span", "strike", "style", "sub", "sup", "tbody",
		"tfoot", "thead", "time", "title", "tt", "var", "wbr":
		return htmlTag{effect: noEffect}, true
	}
	return htmlTag{}, false
}

// readTag reads the tag of HTML at the start of a text. What only looks like one, "<4 HCP>" or "a <b and c> d", is not one.
func readTag(text string) (t htmlTag, ok bool) {
	const blanks = " \t\n"
	end := 1 + strings.IndexAny(text[1:], "<>")
	if end == 0 || text[end] == '<' {
		return t, false
	}
	name, closing := strings.CutPrefix(text[1:end], "/")
	attributes := ""
	if i := strings.IndexAny(name, blanks+"/"); i >= 0 {
		name, attributes = name[:i], strings.Trim(name[i:], blanks+"/")
	}
	if attributes != "" {
		key, _, hasValue := strings.Cut(attributes, "=")
		if key = strings.TrimRight(key, blanks); !hasValue || key == "" || strings.ContainsAny(key, blanks) {
			return t, false
		}
	}
	t, ok = tagOf(strings.ToLower(name))
	t.closing, t.size = closing, end+1
	return t, ok
}

// tag does what the tag at the start of rest does, and returns the length of what it stands for.
func (s *segmenter) tag(t htmlTag, rest string) int {
	switch t.effect {
	case setsStyle:
		if !t.closing {
			s.depth[t.style]++
		} else if s.depth[t.style] > 0 {
			s.depth[t.style]--
		}
		s.style &^= t.style
		if s.depth[t.style] > 0 {
			s.style |= t.style
		}
	case endsLine:
		return s.lineEnd(rest, t.size)
	case startsLine:
		s.onNewLine = true
	case startsCell:
		if !t.closing {
			s.put(" ")
		}
	}
	return t.size
}

// referenced returns the character of HTML that people write by a name; "" if there is none.
func referenced(name string) string {
	switch name {
	case "amp":
		return "&"
	case "lt":
		return "<"
	case "gt":
		return ">"
	case "quot":
		return `"`
	case "apos":
		return "'"
	case "nbsp":
		return "\u00A0"
	case "spades":
		return "♠"
	case "hearts":
		return "♥"
	case "diams":
		return "♦"
	case "clubs":
		return "♣"
	case "ndash":
		return "–"
	case "mdash":
		return "—"
	case "hellip":
		return "…"
	case "bull":
		return "•"
	case "middot":
		return "·"
	case "lsquo":
		return "‘"
	case "rsquo":
		return "’"
	case "ldquo":
		return "“"
	case "rdquo":
		return "”"
	}
	return ""
}

// readReference reads the character reference at the start of a text; size is 0 where there is none.
func readReference(text string) (char string, size int) {
	const longest = len("&#x0010FFFF;")
	end := strings.IndexByte(text[:min(len(text), longest)], ';')
	if end < 0 {
		return "", 0
	}
	digits, numeric := strings.CutPrefix(text[1:end], "#")
	if !numeric {
		if char = referenced(digits); char == "" {
			return "", 0
		}
		return char, end + 1
	}
	base := 10
	if hex := strings.TrimLeft(digits, "xX"); len(hex)+1 == len(digits) {
		digits, base = hex, 16
	}
	n, err := strconv.ParseUint(digits, base, 31)
	if r := rune(n); err != nil || !utf8.ValidRune(r) || unicode.IsControl(r) && r != '\n' {
		return "", 0
	}
	return string(rune(n)), end + 1
}
