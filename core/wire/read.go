package wire

import (
	"errors"
	"slices"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// Value is a value of JSON. The zero value is one that is not there.
type Value struct {
	Kind Kind
	// Text is that of a string, or of a number as it is written.
	Text string
	// Items are the elements of an array, or the values of an object, whose names are Names.
	Items []Value
	Names []string
}

// Kind is the kind of a value.
type Kind uint8

// The kinds of values.
const (
	Absent Kind = iota
	Null
	Boolean // Text is "true" or "false"
	Number
	Text
	Array
	Object
)

// Get returns the last member of an object that has a name; Absent where there is none, or where it is null.
func (v *Value) Get(name string) *Value {
	for i := len(v.Names) - 1; i >= 0; i-- {
		if v.Names[i] == name && v.Items[i].Kind != Null {
			return &v.Items[i]
		}
	}
	return &absent
}

var absent Value

// Equals reports whether two values are the same; the members of objects may come in another order.
func (v *Value) Equals(other *Value) bool {
	if v.Kind != other.Kind || v.Text != other.Text || len(v.Items) != len(other.Items) {
		return false
	}
	for i := range v.Items {
		of := &other.Items[i]
		if v.Kind == Object {
			of = other.Get(v.Names[i])
		}
		if !v.Items[i].Equals(of) {
			return false
		}
	}
	return true
}

// Int returns a whole number; ok is false where the value is not one.
func (v *Value) Int() (n int, ok bool) {
	n, err := strconv.Atoi(v.Text)
	return n, err == nil && v.Kind == Number
}

// deepest is how deep arrays and objects may be in one another.
const deepest = 200

var errNotJSON = errors.New("it is not JSON")

// Read reads a value of JSON.
func Read(json []byte) (Value, error) {
	r := reader{text: json}
	v := r.value(0)
	if r.space(); r.failed || r.at != len(json) {
		return Value{}, errNotJSON
	}
	return v, nil
}

// reader reads JSON. Once it failed it is at the end.
type reader struct {
	text   []byte
	at     int
	failed bool
	// items and names are those of the arrays and objects that have begun, of the outer ones first. Each gets its own when it ends, at
	// once: so a list of ten thousand games is copied once.
	items []Value
	names []string
}

func (r *reader) fail() { r.failed, r.at = true, len(r.text) }

func (r *reader) space() {
	for r.at < len(r.text) && (r.text[r.at] == ' ' || r.text[r.at] == '\t' || r.text[r.at] == '\n' || r.text[r.at] == '\r') {
		r.at++
	}
}

// next returns the next byte after white space, 0 at the end.
func (r *reader) next() byte {
	if r.space(); r.at == len(r.text) {
		return 0
	}
	return r.text[r.at]
}

// takes goes past a byte, if it comes next.
func (r *reader) takes(c byte) bool {
	if r.next() != c || c == 0 {
		return false
	}
	r.at++
	return true
}

func (r *reader) value(depth int) Value {
	switch c := r.next(); {
	case depth > deepest:
	case c == '"':
		return Value{Kind: Text, Text: r.string()}
	case c == '[':
		return r.list(Value{Kind: Array}, ']', depth)
	case c == '{':
		return r.list(Value{Kind: Object}, '}', depth)
	case c == '-' || c >= '0' && c <= '9':
		return Value{Kind: Number, Text: r.word()}
	case c != 0:
		switch word := r.word(); word {
		case "null":
			return Value{Kind: Null}
		case "true", "false":
			return Value{Kind: Boolean, Text: word}
		}
	}
	r.fail()
	return Value{}
}

// list reads the elements of an array, or the members of an object.
func (r *reader) list(v Value, end byte, depth int) Value {
	r.at++
	if r.takes(end) {
		return v
	}
	items, names := len(r.items), len(r.names)
	for !r.failed {
		if v.Kind == Object {
			if r.next() != '"' {
				break
			}
			r.names = append(r.names, r.string())
			if !r.takes(':') {
				break
			}
		}
		item := r.value(depth + 1) // it uses r.items as well
		r.items = append(r.items, item)
		if r.takes(end) {
			v.Items, v.Names = slices.Clone(r.items[items:]), slices.Clone(r.names[names:])
			r.items, r.names = r.items[:items], r.names[:names]
			return v
		}
		if !r.takes(',') {
			break
		}
	}
	r.fail()
	return v
}

// word reads letters, digits and what else a number has.
func (r *reader) word() string {
	start := r.at
	for r.at < len(r.text) {
		c := r.text[r.at]
		if c != '-' && c != '+' && c != '.' && (c < '0' || c > '9') && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') {
			break
		}
		r.at++
	}
	return string(r.text[start:r.at])
}

// string reads a string from its quote on.
func (r *reader) string() string {
	r.at++
	start := r.at
	for r.at < len(r.text) && r.text[r.at] != '"' && r.text[r.at] != '\\' {
		r.at++
	}
	out := r.text[start:r.at]
	if r.at < len(r.text) && r.text[r.at] == '\\' {
		out = append([]byte(nil), out...)
	}
	for r.at < len(r.text) {
		c := r.text[r.at]
		r.at++
		switch {
		case c == '"':
			return string(out)
		case c == '\\' && r.at < len(r.text):
			out = r.escape(out)
		default:
			out = append(out, c)
		}
	}
	r.fail()
	return ""
}

// escape appends what comes after a backslash.
func (r *reader) escape(out []byte) []byte {
	c := r.text[r.at]
	r.at++
	switch c {
	case '"', '\\', '/':
		return append(out, c)
	case 'b':
		return append(out, '\b')
	case 'f':
		return append(out, '\f')
	case 'n':
		return append(out, '\n')
	case 'r':
		return append(out, '\r')
	case 't':
		return append(out, '\t')
	case 'u':
		unit := r.unit()
		if utf16.IsSurrogate(unit) && r.at+1 < len(r.text) && r.text[r.at] == '\\' && r.text[r.at+1] == 'u' {
			at := r.at
			r.at += len(`\u`)
			if unit = utf16.DecodeRune(unit, r.unit()); unit == utf8.RuneError {
				r.at = at // the second one is a character of its own
			}
		}
		return utf8.AppendRune(out, unit)
	}
	r.fail()
	return out
}

// unit reads four digits.
func (r *reader) unit() rune {
	if r.at+4 > len(r.text) {
		r.fail()
		return 0
	}
	n, err := strconv.ParseUint(string(r.text[r.at:r.at+4]), 16, 16)
	if err != nil {
		r.fail()
		return 0
	}
	r.at += 4
	return rune(n)
}
