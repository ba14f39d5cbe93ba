package embed

import (
	"slices"
	"strings"
)

// Attribute is an attribute of a tag: its name in lower case, and its value, with references decoded. One without a value
// has an empty one.
type Attribute struct{ Name, Value string }

// attributes are those of a tag, the first of each name, as far as they are written as HTML has them.
func (f *finder) attributes(t tag) (list []Attribute) {
	text := f.document.Bytes[:t.End]
	seen := map[string]bool{}
	for at := t.Start + len("<") + len(t.name); ; {
		for at < len(text) && (isSpace(text[at]) || text[at] == '/') {
			at++
		}
		end := endOfName(text, at)
		behind := endOfValue(text, end)
		if end == at || behind == 0 {
			return list
		}
		name := strings.ToLower(string(text[at:end]))
		if !seen[name] {
			seen[name] = true
			list = append(list, Attribute{name, unescape(f.document.DecodeBytes(valueIn(text[end:behind])))})
		}
		at = behind
	}
}

// valueIn is the value in what stands behind the name of an attribute.
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

func valueOf(attributes []Attribute, name string) string {
	if i := slices.IndexFunc(attributes, func(a Attribute) bool { return a.Name == name }); i >= 0 {
		return attributes[i].Value
	}
	return ""
}

// merged are the attributes of an element, and those of the element around it that it does not have.
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
