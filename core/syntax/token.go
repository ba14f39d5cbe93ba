// Package syntax reads text into a lossless tree, one game at a time. It never fails: what is no token where it stands
// is kept as unexpected text, and the tokens of a file, put together, are the file.
package syntax

// Kind is what a token, or a node of the tree, is.
type Kind uint8

// The kinds. The names are those of the standard (3.2), where it has one.
const (
	ByteOrderMark Kind = iota
	Space              // white space within a line, and control characters that are not allowed
	LineEnd            // LF, CRLF or CR
	SemiEmptyLine      // a line with only spaces and tabs, its line end included
	EscapeLine         // "%" in column 1 to the end of the line
	LineComment        // ";" to the end of the line
	BraceComment
	LeftBracket
	RightBracket
	Name
	String // with its quotes
	Call
	Card
	Suffix
	NoteReference
	NAG
	Asterisk
	Plus
	Irregularity
	SectionToken
	Reference // a number in parentheses, which some programs write behind a call; the standard has none
	Unexpected
	TagPair // only as a node: a left bracket, a name, a string, a right bracket
)

var kindNames = [...]string{
	"ByteOrderMark", "Space", "LineEnd", "SemiEmptyLine", "EscapeLine", "LineComment", "BraceComment", "LeftBracket",
	"RightBracket", "Name", "String", "Call", "Card", "Suffix", "NoteReference", "NAG", "Asterisk", "Plus",
	"Irregularity", "SectionToken", "Reference", "Unexpected", "TagPair",
}

// String is the kind's name.
func (k Kind) String() string { return kindNames[k] }

// Token is a piece of the text. It holds no pointer, so that many are cheap; its text is cut from the source when asked
// for. Start and End are offsets into the source's Bytes.
type Token struct {
	Start, End uint32
	Kind       Kind
	// Broken marks a string, a comment or a note reference whose end had to be guessed, and a section token that is not ASCII.
	Broken bool
}

// class says in which tokens a byte can stand.
type class uint16

const (
	blank       class = 1 << iota // reads as white space
	spaceOrTab                    // stands in a semi-empty line
	lineEnd                       // ends a line
	nameByte                      // stands in a name
	callByte                      // stands in a call or a card
	digit                         // stands in a number
	sectionByte                   // stands in a section token
	startsMove                    // begins a token of an auction or a play
	delimiter                     // begins a tag pair, a comment
	escape                        // begins an escape line
	endsPlain                     // ends a tag value, or makes it other than it stands
	nonASCII
)

var classes = func() (c [256]class) {
	for b := range 128 {
		switch {
		case b == '\n' || b == '\r':
			c[b] = lineEnd
		case b <= ' ' || b == 127:
			c[b] = blank
		default:
			c[b] = sectionByte
		}
		if b >= '0' && b <= '9' {
			c[b] |= digit | nameByte | callByte | startsMove
		}
		if b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z' {
			c[b] |= nameByte | callByte | startsMove
		}
	}
	for b := 128; b < 256; b++ {
		c[b] = sectionByte | nonASCII
	}
	for _, b := range `[]{};"%` {
		c[b] &^= sectionByte
	}
	for _, b := range " \t\v" {
		c[b] |= spaceOrTab
	}
	for _, b := range "[{;" {
		c[b] |= delimiter
	}
	for _, b := range "!?=$*+^-_(" {
		c[b] |= startsMove
	}
	for _, b := range "\"\\\r\n" {
		c[b] |= endsPlain
	}
	c['%'] |= escape
	c['_'] |= nameByte
	c['-'] |= callByte
	return c
}()
