package olive

import (
	"strings"
)

// flow reads lists and maps in brackets.
type flow struct {
	text   string
	at     int
	depth  int
	failed bool
}

func (f *flow) skip() {
	for f.at < len(f.text) && (f.text[f.at] == ' ' || f.text[f.at] == '\n' || f.text[f.at] == '\t') {
		f.at++
	}
}

// value reads a value.
func (f *flow) value() *node {
	f.skip()
	if f.depth++; f.depth > mostDepth || f.at >= len(f.text) {
		f.failed = true
		return &node{}
	}
	defer func() { f.depth-- }()
	for f.text[f.at] == '!' {
		word, _, _ := strings.Cut(f.text[f.at:], " ")
		f.at += len(word)
		if f.skip(); f.at >= len(f.text) {
			f.failed = true
			return &node{}
		}
	}
	switch c := f.text[f.at]; c {
	case '[', '{':
		f.at++
		return f.inside(c)
	case '"', '\'':
		end := closing(f.text[f.at:])
		if end < 0 {
			f.failed = true
			return &node{}
		}
		text := unquoted(f.text[f.at : f.at+end+1])
		f.at += end + 1
		return &node{text: text}
	}
	start := f.at
	for f.at < len(f.text) && strings.IndexByte(",[]{}", f.text[f.at]) < 0 && !strings.HasPrefix(f.text[f.at:], ": ") {
		f.at++
	}
	return &node{text: foldedLines(strings.TrimSpace(f.text[start:f.at]))}
}

// inside reads the items of a list or a map up to its bracket.
func (f *flow) inside(open byte) *node {
	n := &node{}
	end := byte(']')
	if open == '{' {
		end, n.of = '}', map[string]*node{}
	}
	for !f.failed {
		f.skip()
		if f.at >= len(f.text) {
			break
		}
		if f.text[f.at] == end {
			f.at++
			return n
		}
		one := f.value()
		f.skip()
		if open == '{' {
			key := one.text
			one = &node{}
			if f.at < len(f.text) && f.text[f.at] == ':' {
				f.at++
				one = f.value()
				f.skip()
			}
			if _, has := n.of[key]; !has {
				n.keys = append(n.keys, key)
			}
			n.of[key] = one
		} else {
			n.list = append(n.list, one)
		}
		if f.at < len(f.text) && f.text[f.at] == ',' {
			f.at++
		} else if f.at >= len(f.text) || f.text[f.at] != end {
			break
		}
	}
	f.failed = true
	return n
}
