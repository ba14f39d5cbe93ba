package olive

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"
)

// node is a value of YAML: a text, a list, or a map with its keys in their order. The zero is null.
type node struct {
	text string
	list []*node
	keys []string
	of   map[string]*node
}

// get returns the value of a key; null where the key is missing.
func (n *node) get(key string) *node {
	if n != nil && n.of[key] != nil {
		return n.of[key]
	}
	return &node{}
}

// texts returns the texts of a list, or the text of a node that is not a list.
func (n *node) texts() (all []string) {
	for _, one := range n.list {
		all = append(all, one.text)
	}
	if n.text != "" {
		all = append(all, n.text)
	}
	return all
}

// errYAML is the error of a text that the reader does not read.
var errYAML = errors.New("the file is not YAML as Olive writes it")

// mostDepth is how deep lists and maps may be in each other.
const mostDepth = 16

// parser reads a document of YAML: blocks, lists, maps, texts in all forms, anchors; no tags that make other values.
type parser struct {
	lines   []string
	at      int // the line that is read
	depth   int
	anchors map[string]*node
	failed  bool
}

// readYAML reads a document.
func readYAML(text string) (*node, error) {
	p := parser{lines: strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n"), anchors: map[string]*node{}}
	n := p.block(0)
	p.skip()
	if p.failed || p.at < len(p.lines) {
		return nil, errYAML
	}
	return n, nil
}

// skip goes over lines that are empty or comments.
func (p *parser) skip() {
	for p.at < len(p.lines) {
		if line := strings.TrimLeft(p.lines[p.at], " "); line != "" && line[0] != '#' {
			return
		}
		p.at++
	}
}

// indent returns how many blanks the line has at its beginning, -1 after the last one.
func (p *parser) indent() int {
	if p.at >= len(p.lines) {
		return -1
	}
	line := p.lines[p.at]
	return len(line) - len(strings.TrimLeft(line, " "))
}

// isItem reports whether the line is an item of a list.
func (p *parser) isItem() bool {
	line := strings.TrimLeft(p.lines[p.at], " ")
	return line == "-" || strings.HasPrefix(line, "- ")
}

// block reads what begins in the next line that is indented by so much at least.
func (p *parser) block(least int) *node {
	p.skip()
	indent := p.indent()
	if p.depth++; p.depth > mostDepth {
		p.failed = true
	}
	defer func() { p.depth-- }()
	switch {
	case indent < least || p.failed:
		return &node{}
	case p.isItem():
		return p.items(indent)
	}
	if _, _, isKey := p.key(); isKey {
		return p.entries(indent)
	}
	text := p.lines[p.at][indent:]
	p.at++
	return p.value(text, least-1)
}

// items reads a list.
func (p *parser) items(indent int) *node {
	n := &node{}
	for p.skip(); p.indent() == indent && p.isItem() && !p.failed; p.skip() {
		line := p.lines[p.at]
		p.lines[p.at] = line[:indent] + " " + line[indent+1:]
		if strings.TrimSpace(line[indent+1:]) == "" {
			p.at++
		}
		n.list = append(n.list, p.block(indent+1))
	}
	return n
}

// key returns the key of the line, and what is after its colon.
func (p *parser) key() (key, rest string, ok bool) {
	line := strings.TrimLeft(p.lines[p.at], " ")
	if line != "" && (line[0] == '"' || line[0] == '\'') {
		end := closing(line)
		if end < 0 || !strings.HasPrefix(line[end+1:], ":") {
			return "", "", false
		}
		return unquoted(line[:end+1]), strings.TrimSpace(line[end+2:]), true
	}
	if strings.HasSuffix(line, ":") && !strings.Contains(line, ": ") {
		return line[:len(line)-1], "", line[0] != '[' && line[0] != '{'
	}
	key, rest, ok = strings.Cut(line, ": ")
	return key, strings.TrimSpace(rest), ok && line[0] != '[' && line[0] != '{' && line[0] != '|' && line[0] != '>'
}

// entries reads a map.
func (p *parser) entries(indent int) *node {
	n := &node{of: map[string]*node{}}
	for p.skip(); p.indent() == indent && !p.failed; p.skip() {
		key, rest, ok := p.key()
		if !ok {
			p.failed = true
			break
		}
		p.at++
		if _, has := n.of[key]; !has {
			n.keys = append(n.keys, key)
		}
		n.of[key] = p.value(rest, indent)
	}
	return n
}

// value reads what is after a key or a dash, in this line and those that are indented more than the one of the key.
func (p *parser) value(text string, parent int) *node {
	anchor := ""
	for text != "" && (text[0] == '&' || text[0] == '!') {
		word, rest, _ := strings.Cut(text, " ")
		if word[0] == '&' {
			anchor = word[1:]
		}
		text = strings.TrimLeft(rest, " ")
	}
	n := p.bare(text, parent)
	if anchor != "" {
		p.anchors[anchor] = n
	}
	return n
}

// bare is value without an anchor.
func (p *parser) bare(text string, parent int) *node {
	if text == "" || text[0] == '#' {
		p.skip()
		if p.indent() == parent && p.at < len(p.lines) && p.isItem() {
			return p.items(parent)
		}
		return p.block(parent + 1)
	}
	switch text[0] {
	case '*':
		if n := p.anchors[strings.TrimSpace(text[1:])]; n != nil {
			return n
		}
		p.failed = true
		return &node{}
	case '|', '>':
		return &node{text: p.literal(text, parent)}
	case '"', '\'':
		text, end := p.quotes(text)
		if end < 0 || !isOver(text[end+1:]) {
			p.failed = true
			return &node{}
		}
		return &node{text: unquoted(text[:end+1])}
	case '[', '{':
		f := flow{text: p.brackets(text)}
		n := f.value()
		p.failed = p.failed || f.failed || !isOver(f.text[f.at:])
		return n
	}
	return &node{text: p.plain(text, parent)}
}

// isOver reports whether nothing but a comment is left of a line.
func isOver(rest string) bool {
	rest = strings.TrimLeft(rest, " ")
	return rest == "" || rest[0] == '#'
}

// mostLines is how many lines a list in brackets may have.
const mostLines = 200

// brackets adds lines to a text until its bracket is closed.
func (p *parser) brackets(text string) string {
	for n := 0; closingBracket(text) < 0 && p.at < len(p.lines) && n < mostLines; n++ {
		text += "\n" + p.lines[p.at]
		p.at++
	}
	return text
}

// quotes adds lines to a text until its quote is closed, and returns where that is; -1 where it is not.
func (p *parser) quotes(text string) (whole string, end int) {
	out := []byte(text)
	at := 1
	for {
		for ; at < len(out); at++ {
			switch {
			case out[0] == '"' && out[at] == '\\':
				at++
			case out[at] != out[0]:
			case out[0] == '\'' && at+1 < len(out) && out[at+1] == '\'':
				at++
			default:
				return string(out), at
			}
		}
		if p.at >= len(p.lines) {
			return string(out), -1
		}
		out = append(append(out, '\n'), p.lines[p.at]...)
		p.at++
	}
}

// plain reads a text without quotes, which may go on in lines that are indented more.
func (p *parser) plain(text string, parent int) string {
	lines := []string{withoutComment(text)}
	for at := p.at; at < len(p.lines); at++ {
		line := strings.TrimSpace(p.lines[at])
		indent := len(p.lines[at]) - len(strings.TrimLeft(p.lines[at], " "))
		if line != "" && (indent <= parent || line[0] == '#') {
			break
		}
		lines = append(lines, withoutComment(line))
		if line != "" {
			p.at = at + 1
		}
	}
	text = folded(lines)
	if text == "null" || text == "~" {
		return ""
	}
	return text
}

func withoutComment(text string) string {
	if at := strings.Index(text, " #"); at >= 0 {
		text = text[:at]
	}
	return strings.TrimSpace(text)
}

// folded joins lines: one line end is a blank, and each empty line a line end. Empty lines at the end are dropped.
func folded(lines []string) string {
	var out strings.Builder
	empty := 0
	for i, line := range lines {
		if line == "" && i > 0 {
			empty++
			continue
		}
		if i > 0 {
			out.WriteString([]string{" ", strings.Repeat("\n", empty)}[min(1, empty)])
		}
		out.WriteString(line)
		empty = 0
	}
	return out.String()
}

// literal reads a text after | or >, which keeps its lines or folds them.
func (p *parser) literal(header string, parent int) string {
	var lines []string
	indent := 0
	for _, c := range header[1:] {
		if c >= '1' && c <= '9' {
			indent = parent + int(c-'0')
		}
	}
	for ; p.at < len(p.lines); p.at++ {
		line := p.lines[p.at]
		blanks := len(line) - len(strings.TrimLeft(line, " "))
		if strings.TrimSpace(line) == "" {
			lines = append(lines, "")
			continue
		}
		if indent == 0 {
			indent = max(blanks, parent+1)
		}
		if blanks < indent {
			break
		}
		lines = append(lines, line[indent:])
	}
	if header[0] == '>' {
		return folded(lines)
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}

// closing returns the index of the quote that closes a quoted text, or -1.
func closing(text string) int {
	_, end := new(parser).quotes(text)
	return end
}

// closingBracket returns the index of the bracket that matches the one at the start of a text, or -1.
func closingBracket(text string) int {
	depth := 0
	for at := 0; at < len(text); at++ {
		switch text[at] {
		case '[', '{':
			depth++
		case ']', '}':
			if depth--; depth == 0 {
				return at
			}
		case '"', '\'':
			if !beginsText(text[:at]) {
				continue // an apostrophe in a word
			}
			end := closing(text[at:])
			if end < 0 {
				return -1
			}
			at += end
		}
	}
	return -1
}

// beginsText reports whether a quote after a text in brackets begins a text: it comes after a bracket, a comma, a colon, or a tag.
func beginsText(before string) bool {
	before = strings.TrimRight(before, " \n")
	if strings.IndexByte(",[{:", before[len(before)-1]) >= 0 {
		return true
	}
	return before[strings.LastIndexAny(before, " \n,[{")+1] == '!'
}

// unquoted returns what a text in quotes says.
func unquoted(text string) string {
	inside := text[1 : len(text)-1]
	if text[0] == '\'' {
		return strings.ReplaceAll(foldedLines(inside), "''", "'")
	}
	return unescaped(inside)
}

// foldedLines is folded for a text in quotes: blanks beside line ends are dropped, those at its ends stay.
func foldedLines(text string) string {
	lines := strings.Split(text, "\n")
	for i := range lines {
		if i > 0 {
			lines[i] = strings.TrimLeft(lines[i], " \t")
		}
		if i < len(lines)-1 {
			lines[i] = strings.TrimRight(lines[i], " \t")
		}
	}
	out := folded(lines)
	if last := len(lines) - 1; last > 0 && lines[last] == "" {
		out += " "
	}
	return out
}

// escapes maps the letter after a backslash to the character that it means.
var escapes = map[byte]string{
	'0': "\x00", 'a': "\a", 'b': "\b", 't': "\t", 'n': "\n", 'v': "\v", 'f': "\f", 'r': "\r", 'e': "\x1B", ' ': " ", '"': `"`, '/': "/", '\\': `\`,
	'N': "\u0085", '_': "\u00A0", 'L': "\u2028", 'P': "\u2029",
}

// unescaped decodes the text between double quotes. A backslash at the end of a line joins it with the next one.
func unescaped(text string) string {
	var out strings.Builder
	for text != "" {
		at := strings.IndexByte(text, '\\')
		if at < 0 || at+1 == len(text) {
			out.WriteString(foldedLines(text))
			break
		}
		out.WriteString(foldedLines(text[:at]))
		c := text[at+1]
		text = text[at+2:]
		digits := map[byte]int{'x': 2, 'u': 4, 'U': 8}[c]
		switch {
		case c == '\n':
			text = strings.TrimLeft(text, " \t")
		case digits > 0 && len(text) >= digits:
			value, err := strconv.ParseUint(text[:digits], 16, 32)
			if err != nil || value > utf8.MaxRune {
				value = utf8.RuneError
			}
			out.WriteRune(rune(value))
			text = text[digits:]
		default:
			out.WriteString(escapes[c])
		}
	}
	return out.String()
}
