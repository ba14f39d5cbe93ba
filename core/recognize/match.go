package recognize

import "strings"

// Mark is something that the start of a file shows.
type Mark struct {
	// At is where Bytes are in the file, or one of the constants below.
	At    int
	Bytes string
}

// Where marks are that have no place of their own. The text is what comes after a byte order mark, white space and control characters.
const (
	starts = -1 // the text, in small letters and without white space and control characters, begins with it
	within = -2 // that has it
	likes  = -3 // the text begins with what is like it: see match
	moves  = -4 // the first line that begins with a move, not with one in a comment, has one of this notation, "pgn" or "pdn"
	bytes  = -5 // the file has bytes that no text has
	dealt  = -6 // there are bytes that give thirteen cards to each of four hands, two bits a card, twice: they begin at 1 and at 15
	said   = -7 // as within, outside of comments
)

// Classes of bytes in patterns, which otherwise have ASCII. Each is followed by how often it comes, as in regular expressions: nothing,
// "?", "*", "+" or "{n}". As much is taken as there is, and nothing given back.
const (
	blank   = "\x80" // white space and control characters
	letter  = "\x81"
	digit   = "\x82"
	word    = "\x83" // a letter or a digit
	name    = "\x84" // a letter, a digit or "_"
	other   = "\x85" // anything but a bar
	men     = "\x86" // the men and empty squares of a position
	turn    = "\x87" // w or b
	rights  = "\x88" // to castle, and "-"
	square  = "\x89" // that a pawn has passed, and "-"
	card    = "\x8A" // a rank of cards, or the sign of a suit in DOS
	hand    = "\x8B" // 1 to 4
	sign    = "\x8C" // between two squares
	file    = "\x8D" // a to h
	rank    = "\x8E" // 1 to 8
	pause   = "\x8F" // white space, control characters and points
	comment = "\x90" // what begins a comment
	opening = "\x91" // that, and what begins a tag pair
	tens    = "\x92" // of a number of cards, which are 01 to 52
	end     = "\x93" // of a line; it takes nothing
)

// head is the start of a file.
type head struct {
	raw, text string
	// dense is the text in small letters, without white space and control characters.
	dense string
	// bare is the text without comments, once that was asked for.
	bare string
}

func open(raw string) *head {
	text, _ := match(strings.TrimPrefix(raw, "\xEF\xBB\xBF"), blank+"*")
	return &head{raw: raw, text: text, dense: densely(text)}
}

// densely returns a text in small letters, without white space and control characters.
func densely(text string) string {
	dense := make([]byte, 0, len(text))
	for _, c := range []byte(text) {
		if !isOf(c, blank[0]) {
			dense = append(dense, small(c))
		}
	}
	return string(dense)
}

// withoutComments returns the text with "{" in place of each comment of a game: in braces, or after a semicolon.
func (f *head) withoutComments() string {
	if f.bare != "" {
		return f.bare
	}
	t, bare := f.text, make([]byte, 0, len(f.text))
	for at := 0; at < len(t); {
		n := 1
		switch c := t[at]; {
		case (at == 0 || t[at-1] == '\n') && uncommented(t[at:]) > 0:
			n = uncommented(t[at:])
			bare = append(bare, t[at:at+n]...)
		case c == ';':
			n = upTo(t[at:], '\n')
			bare = append(bare, '{')
		case c == '{':
			n = min(upTo(t[at:], '}')+1, len(t)-at)
			bare = append(bare, '{')
		default:
			bare = append(bare, c)
		}
		at += n
	}
	f.bare = string(bare)
	return f.bare
}

// uncommented returns how many bytes at the start of a line have no comment, whatever is in them: all after a percent sign, and tag pairs.
func uncommented(text string) int {
	line := text[:upTo(text, '\n')]
	switch {
	case line != "" && line[0] == '%':
		return len(line)
	case strings.HasPrefix(strings.TrimLeft(line, " \t"), "["):
		if last := strings.LastIndex(line, `"]`); last >= 0 {
			return last + len(`"]`)
		}
	}
	return 0
}

// upTo returns how many bytes come before one in a text: all where it is not there.
func upTo(text string, c byte) int {
	if n := strings.IndexByte(text, c); n >= 0 {
		return n
	}
	return len(text)
}

// small returns a letter of ASCII as a small one.
func small(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}

func (f *head) hasAll(marks []Mark) bool {
	for _, m := range marks {
		if !f.has(m) {
			return false
		}
	}
	return true
}

func (f *head) has(m Mark) bool {
	switch m.At {
	case starts:
		return strings.HasPrefix(f.dense, m.Bytes)
	case within:
		return strings.Contains(f.dense, m.Bytes)
	case likes:
		_, is := match(f.text, m.Bytes)
		return is
	case moves:
		return firstMove(f.withoutComments()) == m.Bytes
	case said:
		return strings.Contains(densely(f.withoutComments()), m.Bytes)
	case bytes:
		return f.hasControls()
	case dealt:
		return len(f.raw) >= 28 && isDealt(f.raw[1:14]) && isDealt(f.raw[15:28])
	}
	return len(f.raw) >= m.At && strings.HasPrefix(f.raw[m.At:], m.Bytes)
}

func (f *head) hasControls() bool {
	for i := range len(f.raw) {
		if f.raw[i] < 8 {
			return true
		}
	}
	return false
}

// isDealt reports whether bytes give thirteen cards to each of four hands. One of them is no ASCII: else it is a line of a text.
func isDealt(record string) bool {
	var has [4]int
	isASCII := true
	for i := range len(record) {
		c := record[i]
		isASCII = isASCII && c < 0x80
		for range 4 {
			has[c&3]++
			c >>= 2
		}
	}
	return has == [4]int{13, 13, 13, 13} && !isASCII
}

// match returns what comes after the start of a text that is as a pattern says. It takes time in proportion to the text.
func match(text, pattern string) (rest string, is bool) {
	for i := 0; i < len(pattern); {
		class := pattern[i]
		least, most := 1, 1
		if i++; i < len(pattern) {
			switch pattern[i] {
			case '?':
				least = 0
				i++
			case '*':
				least, most = 0, Head
				i++
			case '+':
				most = Head
				i++
			case '{':
				least = 0
				for i++; pattern[i] != '}'; i++ {
					least = 10*least + int(pattern[i]-'0')
				}
				most = least
				i++
			}
		}
		if class == end[0] && (text == "" || text[0] == '\n' || text[0] == '\r') {
			continue
		}
		n := 0
		for n < most && n < len(text) && isOf(text[n], class) {
			n++
		}
		if n < least {
			return "", false
		}
		text = text[n:]
	}
	return text, true
}

// The bytes of classes.
const (
	blanks  = "\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\v\f\r\x0E\x0F\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1A\x1B\x1C\x1D\x1E\x1F \x7F"
	digits  = "0123456789"
	letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
)

// members has the bytes of each class, in their order; end has none, and other has all but those.
var members = [...]string{blanks, letters, digits, letters + digits, letters + digits + "_", "|",
	"12345678pnbrqkPNBRQK", "wb", "KQkqABCDEFGHabcdefgh-", "abcdefgh36-",
	"AKQJT98765432\x03\x04\x05\x06", "1234", "-x:", "abcdefghABCDEFGH", "12345678", blanks + ".", "{;%", "[{;%", "012345", ""}

// isOf reports whether a byte is of a class, or what a pattern has in the place of one.
func isOf(c, class byte) bool {
	if class < blank[0] || class > end[0] {
		return c == class
	}
	return strings.IndexByte(members[class-blank[0]], c) >= 0 != (class == other[0])
}

// firstMove returns of which game the first move is that begins a line, after its number: "pdn", "pgn" or "".
func firstMove(text string) string {
	for text != "" {
		line, after, _ := strings.Cut(text, "\n")
		if rest, is := match(line, blank+"*"+digit+"+."+pause+"*"); is {
			if of := move(rest); of != "" {
				return of
			}
		}
		text = after
	}
	return ""
}

// move returns of which game the move is that a text begins with. One of draughts goes from a number to a number, or from square to square
// across a diagonal; chess says a square, perhaps after a man and where it comes from, or castles.
func move(text string) string {
	if strings.HasPrefix(text, "0-0") || strings.HasPrefix(text, "O-O") {
		return "pgn"
	}
	if _, is := match(text, digit+digit+"?"+sign+digit); is {
		return "pdn"
	}
	if _, is := match(text, file+rank+sign+file+rank); is {
		files := int(text[0]|0x20) - int(text[3]|0x20)
		// A pawn takes on the next file, and goes ahead on its own.
		if files > 1 || files < -1 || text[2] == '-' && files != 0 {
			return "pdn"
		}
		return "pgn"
	}
	for i := 0; i < len(text) && i < 5; i++ {
		if _, is := match(text[i:], file+rank); is && text[i] >= 'a' {
			return "pgn"
		}
		if strings.IndexByte("KQRBNSDTLCAFabcdefgh12345678x:-", text[i]) < 0 {
			break
		}
	}
	return ""
}

// Bar is how the first command of LIN has its bar.
type Bar uint8

// No command, a command, and one whose bar is percent-encoded, as in a link.
const (
	NoBar Bar = iota
	PlainBar
	EncodedBar
)

// BeginsLIN returns how the command of LIN has its bar that a text begins with: that is two letters or digits.
func BeginsLIN(text string) Bar {
	text, _ = match(text, blank+"*")
	if _, is := match(text, command); is {
		return PlainBar
	}
	for _, c := range [...]string{"C", "c"} {
		if _, is := match(text, encoded+c+other); is {
			return EncodedBar
		}
	}
	return NoBar
}
