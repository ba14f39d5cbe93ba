package item

// Class says in which items a byte can be: a bit for each kind of item.
type Class uint8

// Classes are the classes of all bytes.
type Classes [256]Class

// Run returns the end of the bytes of some classes from a place on.
func (c *Classes) Run(text []byte, from int, of Class) int {
	for from < len(text) && c[text[from]]&of != 0 {
		from++
	}
	return from
}

// RunOther returns the end of the bytes from a place on that are in none of some classes.
func (c *Classes) RunOther(text []byte, from int, of Class) int {
	for from < len(text) && c[text[from]]&of == 0 {
		from++
	}
	return from
}

// The classes of the syntax of tag pairs, comments and lines. What is in a word each notation says by classes of its own.
const (
	blank     Class = 1 << iota // white space within a line
	lineBlank                   // may be in a semi-empty line
	lineEnd                     // CR, LF
	nameByte                    // may be in a name
	digit
	opens     // begins a tag pair or a comment, or an escape line
	delimiter // begins a tag pair or a comment
)

var syntax = func() (c Classes) {
	for b := range c {
		switch {
		case b == '\n' || b == '\r':
			c[b] = lineEnd
		case b <= ' ' || b == 127:
			c[b] = blank
		case b >= '0' && b <= '9':
			c[b] = digit | nameByte
		case b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z':
			c[b] = nameByte
		}
	}
	c['_'] = nameByte
	for _, b := range " \t\v" {
		c[b] |= lineBlank
	}
	for _, b := range "[{;%" {
		c[b] |= opens
	}
	for _, b := range "[{;" {
		c[b] |= delimiter
	}
	return c
}()

// IsSpace reports whether a byte is white space or ends a line.
func IsSpace(c byte) bool { return syntax[c]&(blank|lineEnd) != 0 }

// IsApart reports whether a byte is white space, ends a line, or begins a tag pair or a comment, and so ends a word.
func IsApart(c byte) bool { return syntax[c]&(blank|lineEnd|delimiter) != 0 }

// NameEnd returns the end of the letters, digits and underscores at a place.
func NameEnd(text []byte, at int) int { return syntax.Run(text, at, nameByte) }
