package embed

import (
	"slices"
	"strings"
)

// Attribute is an attribute of a tag: its name in lower case, and its value with references decoded, "" if it has none.
type Attribute struct{ Name, Value string }

// attributes returns the attributes of a tag, the first of each name, up to one that is not written as in HTML.
func (f *finder) attributes(t tag) (list []Attribute) {
	text := f.document.Bytes[:t.span.End]
	seen := map[string]bool{}
	for at := t.span.Start + len("<") + len(t.name); ; {
		for at < len(text) && (isSpace(text[at]) || text[at] == '/') {
			at++
		}
		end := endOfName(text, at)
		next := endOfValue(text, end)
		if end == at || next == 0 {
			return list
		}
		name := strings.ToLower(string(text[at:end]))
		if !seen[name] {
			seen[name] = true
			list = append(list, Attribute{name, unescape(f.document.DecodeBytes(valueIn(text[end:next])))})
		}
		at = next
	}
}

// valueIn returns the value in what follows the name of an attribute.
func valueIn(text []byte) []byte {
	start := skipSpace(text, 0)
	if start == len(text) {
		return nil
	}
	value := text[skipSpace(text, start+len("=")):]
	if len(value) > 0 && (value[0] == '"' || value[0] == '\'') {
		value = value[1 : len(value)-1]
	}
	return value
}

// valueOf returns the value of the attribute of a name, "" if there is none.
func valueOf(attributes []Attribute, name string) string {
	if i := slices.IndexFunc(attributes, func(a Attribute) bool { return a.Name == name }); i >= 0 {
		return attributes[i].Value
	}
	return ""
}

// merged returns the attributes of an element, and those of the element around it that it does not have itself.
func merged(own, around []Attribute) []Attribute {
	has := map[string]bool{}
	for _, a := range own {
		has[a.Name] = true
	}
	for _, a := range around {
		if !has[a.Name] {
			own = append(own, a)
		}
	}
	return own
}
