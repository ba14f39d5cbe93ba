package answers

import (
	"slices"
	"strconv"
	"unicode/utf8"
)

// writer appends JSON to a buffer. It knows where a comma is due from the byte before.
type writer struct{ out []byte }

// opens are the bytes after which no comma is due.
var opens = [256]bool{'{': true, '[': true, ':': true, '\n': true}

func (w *writer) comma() {
	if cap(w.out)-len(w.out) < mostBetween {
		w.out = slices.Grow(w.out, max(len(w.out), mostBetween))
	}
	if n := len(w.out); n > 0 && !opens[w.out[n-1]] {
		w.out = append(w.out, ',')
	}
}

// mostBetween is what a value takes that is no string: room for it is made before, for as much again as there is.
const mostBetween = 64

// open and close begin and end an object or an array. A copy of them at each call would make a module 30 kB larger, and nothing faster.
//
//go:noinline
func (w *writer) open(bracket byte) {
	w.comma()
	w.out = append(w.out, bracket)
}

//go:noinline
func (w *writer) close(bracket byte) { w.out = append(w.out, bracket) }

// name begins a member of an object; its value comes next, and needs no comma.
func (w *writer) name(name string) {
	w.comma()
	w.out, _ = appendString(w.out, name)
	w.out = append(w.out, ':')
}

// string reports whether each byte of the text stands for itself.
func (w *writer) string(text string) (plain bool) {
	w.comma()
	w.out, plain = appendString(w.out, text)
	return plain
}

func (w *writer) int(n int) {
	w.comma()
	w.out = appendInt(w.out, n)
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

// ints writes an array.
func (w *writer) ints(numbers []int) {
	w.open('[')
	for _, n := range numbers {
		w.int(n)
	}
	w.close(']')
}

func (w *writer) bool(b bool) {
	w.comma()
	w.out = strconv.AppendBool(w.out, b)
}

func (w *writer) null() {
	w.comma()
	w.out = append(w.out, "null"...)
}

func (w *writer) stringField(name, text string) {
	w.name(name)
	w.out, _ = appendString(w.out, text)
}

// filledField leaves out an empty text.
func (w *writer) filledField(name, text string) {
	if text != "" {
		w.stringField(name, text)
	}
}

func (w *writer) intField(name string, n int) {
	w.name(name)
	w.out = appendInt(w.out, n)
}

// numberField writes a number that is text as JSON has it.
func (w *writer) numberField(name, number string) {
	w.name(name)
	w.out = append(w.out, number...)
}

func (w *writer) boolField(name string, b bool) {
	w.name(name)
	w.bool(b)
}

// trueField leaves out what is false.
//
//go:noinline
func (w *writer) trueField(name string, b bool) {
	if b {
		w.boolField(name, true)
	}
}

// strings writes an array.
func (w *writer) strings(texts []string) {
	w.open('[')
	for _, text := range texts {
		w.string(text)
	}
	w.close(']')
}

// stringsField writes a member with an array of texts, where there are any.
func (w *writer) stringsField(name string, texts []string) {
	if len(texts) > 0 {
		w.name(name)
		w.strings(texts)
	}
}

// list writes a member with an array of n elements.
func (w *writer) list(name string, n int, element func(i int)) {
	w.name(name)
	w.open('[')
	for i := range n {
		element(i)
	}
	w.close(']')
}

// begin begins an object, which endFilled ends with what begin returned, and takes back if it has no members.
func (w *writer) begin() (start int) {
	start = len(w.out)
	w.open('{')
	return start
}

func (w *writer) endFilled(start int) {
	if w.out[len(w.out)-1] == '{' {
		w.out = w.out[:start]
		return
	}
	w.close('}')
}

// members is a list of objects that is written where it has any.
type members struct {
	w     *writer
	name  string
	begun bool
}

func (w *writer) begun(name string) members { return members{w: w, name: name} }

// item begins an object, which the caller closes.
func (m *members) item() {
	if !m.begun {
		m.w.name(m.name)
		m.w.open('[')
		m.begun = true
	}
	m.w.open('{')
}

func (m *members) end() {
	if m.begun {
		m.w.close(']')
	}
}

const hex = "0123456789abcdef"

// isPlain tells of each byte whether it stands for itself in a string.
var isPlain = func() (plain [256]bool) {
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
		if !isPlain[text[i]] {
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
