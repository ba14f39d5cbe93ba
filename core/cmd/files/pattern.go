package files

import (
	"strings"
	"unicode/utf8"
)

// pattern is what names a part of a path means: those that have all of its pieces, one after another. It is nil where it means none. It is
// not a regular expression, since the package for these takes longer to begin than all else that a short call does.
type pattern []piece

// piece is a character of a name, or any number of them.
type piece struct {
	kind   pieceKind
	ranges [][2]rune
}

type pieceKind uint8

const (
	oneOf     pieceKind = iota // one of the ranges
	noneOf                     // one that is in none of the ranges
	anyNumber                  // whatever characters
)

// readPattern reads a part of a pattern: "*" is any characters, "?" is one, "[a-c]" is one of some, and "[!a-c]" or "[^a-c]" is none of
// them.
func readPattern(part string) pattern {
	if !utf8.ValidString(part) {
		return nil
	}
	p := pattern{}
	for part != "" {
		first, size := utf8.DecodeRuneInString(part)
		switch end := endOfClass(part); {
		case first == '*':
			p = append(p, piece{kind: anyNumber})
		case first == '?':
			p = append(p, piece{kind: noneOf})
		case end > 0:
			kind, class := oneOf, part[1:end]
			if len(class) > 1 && (class[0] == '!' || class[0] == '^') {
				kind, class = noneOf, class[1:]
			}
			ranges, ok := readClass(class)
			if !ok {
				return nil
			}
			p, size = append(p, piece{kind, ranges}), end+1
		default:
			p = append(p, piece{ranges: [][2]rune{{first, first}}})
		}
		part = part[size:]
	}
	return p
}

// endOfClass returns the index of the bracket that ends the class at the start of a part, 0 where there is no class with a character in it.
// A bracket that comes first is one of the characters, unless it is the only one.
func endOfClass(part string) int {
	if part[0] != '[' {
		return 0
	}
	from := 1
	if len(part) > from && (part[from] == '!' || part[from] == '^') {
		from++
	}
	if len(part) > from && part[from] == ']' {
		if end := strings.IndexByte(part[from+1:], ']'); end >= 0 {
			return from + 1 + end
		}
	}
	if end := from + strings.IndexByte(part[from:], ']'); end > 1 && end >= from {
		return end
	}
	return 0
}

// readClass reads the characters of a class, and what is from one to another; ok is false where the first of these comes after the other.
func readClass(class string) (ranges [][2]rune, ok bool) {
	for characters := []rune(class); len(characters) > 0; {
		from, to, n := characters[0], characters[0], 1
		if len(characters) > 2 && characters[1] == '-' {
			to, n = characters[2], 3
		}
		if to < from {
			return nil, false
		}
		ranges, characters = append(ranges, [2]rune{from, to}), characters[n:]
	}
	return ranges, true
}

// matches reports whether a pattern means a name.
func (p pattern) matches(name string) bool {
	if p == nil {
		return false
	}
	// Where any number of characters was met last: what comes after it in the pattern, and in the name if it takes one more.
	var afterAny pattern
	var rest string
	for {
		switch {
		case len(p) > 0 && p[0].kind == anyNumber:
			p = p[1:]
			afterAny, rest = p, name
			continue
		case len(p) == 0 && name == "":
			return true
		}
		if len(p) > 0 && name != "" {
			if c, size := utf8.DecodeRuneInString(name); p[0].has(c) {
				p, name = p[1:], name[size:]
				continue
			}
		}
		if afterAny == nil || rest == "" {
			return false
		}
		_, size := utf8.DecodeRuneInString(rest)
		rest = rest[size:]
		p, name = afterAny, rest
	}
}

func (p *piece) has(c rune) bool {
	for _, r := range p.ranges {
		if r[0] <= c && c <= r[1] {
			return p.kind == oneOf
		}
	}
	return p.kind == noneOf
}
