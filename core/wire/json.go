// Package wire is what crosses to JavaScript, of any notation: JSON that is appended by hand, options, reports, rules and fixes, and jobs,
// whose file comes piece by piece.
package wire

import (
	"slices"
	"strconv"
	"unicode/utf8"
)

// Writer appends JSON to a buffer. It knows where a comma is due from the byte before.
type Writer struct {
	Out []byte
	// To gets what is in Out when that is long, whole strings and numbers, unless it is nil: then Out has only the last of what was written.
	To func([]byte)
	// begun is how many objects are begun that may be taken back.
	begun int
	// isAfterValue says that a string or a number was handed over last, while Out is empty: a comma is due.
	isAfterValue bool
}

// longOut is how much a writer keeps before it hands it over, in bytes.
const longOut = 64 << 10

// HandOver gives all to To, but the last byte where that is no part of a string or a number: it says whether a comma is due.
func (w *Writer) HandOver() {
	last := len(w.Out) - 1
	switch {
	case last <= 0:
	case endsValue[w.Out[last]]:
		w.To(w.Out)
		w.Out, w.isAfterValue = w.Out[:0], true
	default:
		w.To(w.Out[:last])
		w.Out = append(w.Out[:0], w.Out[last])
	}
}

// opens are the bytes after which no comma is due.
var opens = [256]bool{'{': true, '[': true, ':': true, '\n': true}

// endsValue are the last bytes of strings and numbers.
var endsValue = [256]bool{'"': true, '0': true, '1': true, '2': true, '3': true, '4': true, '5': true, '6': true, '7': true, '8': true, '9': true}

// Comma writes a comma where one is due, and makes room for a value that is no string.
func (w *Writer) Comma() {
	if cap(w.Out)-len(w.Out) < mostBetween {
		w.makeRoom()
	}
	if n := len(w.Out); n > 0 && !opens[w.Out[n-1]] || n == 0 && w.isAfterValue {
		w.Out = append(w.Out, ',')
	}
}

func (w *Writer) makeRoom() {
	if w.To != nil && w.begun == 0 && len(w.Out) >= longOut {
		w.HandOver()
	} else {
		w.Out = slices.Grow(w.Out, max(len(w.Out), mostBetween))
	}
}

// mostBetween is what a value takes that is no string: room for it is made before, for as much again as there is.
const mostBetween = 64

// Open and Close begin and end an object or an array. A copy of them at each call would make a module 30 kB larger, and nothing faster.
//
//go:noinline
func (w *Writer) Open(bracket byte) {
	w.Comma()
	w.Out = append(w.Out, bracket)
}

//go:noinline
func (w *Writer) Close(bracket byte) { w.Out = append(w.Out, bracket) }

// Name begins a member of an object; its value comes next, and needs no comma.
func (w *Writer) Name(name string) {
	w.Comma()
	w.Out, _ = appendString(w.Out, name)
	w.Out = append(w.Out, ':')
}

// String writes a text, and reports whether none of its bytes had to be escaped.
func (w *Writer) String(text string) (plain bool) {
	w.Comma()
	w.Out, plain = appendString(w.Out, text)
	return plain
}

// Int writes a number.
func (w *Writer) Int(n int) {
	w.Comma()
	w.Out = appendInt(w.Out, n)
}

// appendInt has nearly all numbers here in its first two cases: places, steps and columns.
func appendInt(out []byte, n int) []byte {
	switch {
	case n >= 0 && n < 10:
		return append(out, '0'+byte(n))
	case n >= 0 && n < 100:
		return append(out, '0'+byte(n/10), '0'+byte(n%10))
	}
	return strconv.AppendInt(out, int64(n), 10)
}

// Ints writes an array.
func Ints[N int | int32](w *Writer, numbers []N) {
	w.Open('[')
	for _, n := range numbers {
		w.Int(int(n))
	}
	w.Close(']')
}

func (w *Writer) bool(b bool) {
	w.Comma()
	w.Out = strconv.AppendBool(w.Out, b)
}

// Null writes null.
func (w *Writer) Null() {
	w.Comma()
	w.Out = append(w.Out, "null"...)
}

// StringField writes a member of an object, as the functions below do.
func (w *Writer) StringField(name, text string) {
	w.Name(name)
	w.Out, _ = appendString(w.Out, text)
}

// FilledField leaves out an empty text.
func (w *Writer) FilledField(name, text string) {
	if text != "" {
		w.StringField(name, text)
	}
}

// IntField writes a member that is a number.
func (w *Writer) IntField(name string, n int) {
	w.Name(name)
	w.Out = appendInt(w.Out, n)
}

// NumberField writes a number that is text as JSON has it.
func (w *Writer) NumberField(name, number string) {
	w.Name(name)
	w.Out = append(w.Out, number...)
}

// BoolField writes a member that is true or false.
func (w *Writer) BoolField(name string, b bool) {
	w.Name(name)
	w.bool(b)
}

// TrueField leaves out what is false.
//
//go:noinline
func (w *Writer) TrueField(name string, b bool) {
	if b {
		w.BoolField(name, true)
	}
}

// Strings writes an array.
func (w *Writer) Strings(texts []string) {
	w.Open('[')
	for _, text := range texts {
		w.String(text)
	}
	w.Close(']')
}

// StringsField writes a member with an array of texts, where there are any.
func (w *Writer) StringsField(name string, texts []string) {
	if len(texts) > 0 {
		w.Name(name)
		w.Strings(texts)
	}
}

// List writes a member with an array of n elements.
func (w *Writer) List(name string, n int, element func(i int)) {
	w.Name(name)
	w.Open('[')
	for i := range n {
		element(i)
	}
	w.Close(']')
}

// Begin begins an object, which EndFilled ends with what Begin returned, or takes back if it has no members.
func (w *Writer) Begin() (start int) {
	start = len(w.Out)
	w.begun++
	w.Open('{')
	return start
}

// EndFilled ends what Begin has begun, and takes it back where nothing came after.
func (w *Writer) EndFilled(start int) {
	w.begun--
	if w.Out[len(w.Out)-1] == '{' {
		w.Out = w.Out[:start]
		return
	}
	w.Close('}')
}

// members is a list of objects that is written where it has any.
type members struct {
	w     *Writer
	name  string
	begun bool
}

// Begun is a list of objects that is written where the first of them comes.
func (w *Writer) Begun(name string) members { return members{w: w, name: name} }

// Item begins an object, which the caller closes.
func (m *members) Item() {
	if !m.begun {
		m.w.Name(m.name)
		m.w.Open('[')
		m.begun = true
	}
	m.w.Open('{')
}

// End ends the list, where one was begun.
func (m *members) End() {
	if m.begun {
		m.w.Close(']')
	}
}

const hex = "0123456789abcdef"

// IsPlain reports of each byte whether it is written as it is in a string.
var IsPlain = func() (plain [256]bool) {
	for c := ' '; c < 0x7F; c++ {
		plain[c] = c != '"' && c != '\\'
	}
	return plain
}()

// appendString copies byte by byte, as far as that can be: most strings are too short for more. It reports whether it could to the end.
func appendString(out []byte, text string) (longer []byte, plain bool) {
	start := len(out) + 1
	out = slices.Grow(out, len(text)+2)[:start+len(text)+1]
	out[start-1] = '"'
	into := out[start:]
	for i := range len(text) {
		if !IsPlain[text[i]] {
			return appendEscaped(out[:start+i], text[i:]), false
		}
		into[i] = text[i]
	}
	into[len(text)] = '"'
	return out, true
}

// appendEscaped is appendString after the opening quote.
func appendEscaped(out []byte, text string) []byte {
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c == '"' || c == '\\':
			out = append(out, '\\', c)
		case c == '\n':
			out = append(out, '\\', 'n')
		case c < ' ' || c == 0x7F:
			out = append(out, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		case c < utf8.RuneSelf:
			out = append(out, c)
		default:
			r, size := utf8.DecodeRuneInString(text[i:])
			out = utf8.AppendRune(out, r)
			i += size
			continue
		}
		i++
	}
	return append(out, '"')
}
