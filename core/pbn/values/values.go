// Package values reads the values of tags and tables: first in the standard's form, then as programs write them, if that has only one
// meaning (the dialects of the ledger).
package values

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"pbn/core/source"
)

// State says how a text was read.
type State uint8

// The states.
const (
	Unread   State = iota
	Silent         // it says nothing: "" or "?"
	Bad            // it is not a value of the type
	Odd            // it is a dialect, with one meaning
	Standard       // it has the form of import format
)

// Value is what a text of a type says: a state, and a number whose meaning depends on the type. The zero value is Unread.
type Value uint64

const stateBits = 56 // of the number, below the state

func newValue(state State, number uint64) Value { return Value(uint64(state)<<stateBits | number) }

// understood returns the value of a text that has a meaning; standard reports whether it has the standard's form.
func understood(standard bool, number uint64) Value {
	if standard {
		return newValue(Standard, number)
	}
	return newValue(Odd, number)
}

// Nothing is the value of a text that says nothing.
const Nothing = Value(Silent) << stateBits

const bad = Value(Bad) << stateBits

// State returns how the value was read.
func (v Value) State() State { return State(v >> stateBits) }

// Understood reports whether the value has a meaning: it is Standard or Odd.
func (v Value) Understood() bool { return v.State() >= Odd }

func (v Value) number() uint64 { return uint64(v) & (1<<stateBits - 1) }

// SaysNothing reports whether a value is not known or not applicable: "?" or "" (3.4).
func SaysNothing(text string) bool { return text == "" || text == "?" }

// MayBeUnknown reports whether a value says nothing, or may say nothing in another encoding: "?" stands there for a character that the
// encoding lacks.
func MayBeUnknown(text string) bool {
	return SaysNothing(text) || text[0] >= utf8.RuneSelf && utf8.RuneCountInString(text) == 1
}

// Inherits reports whether a value is "#" or begins with "##", and so means another value (4.8). One such as "#1 Pairs" is text.
func Inherits(text string) bool { return text == "#" || strings.HasPrefix(text, "##") }

// blanked returns a text with a blank for each control character, as it is exported (2.2): it separates words.
func blanked(text string) string {
	if source.IsPlain(text) {
		return text
	}
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, text)
}

// trim returns a text without blanks around it.
func trim(text string) string { return strings.TrimSpace(blanked(text)) }

// ReplaceFirst returns a text with the first of some text in it replaced.
func ReplaceFirst(text, old, by string) string {
	if before, after, has := strings.Cut(text, old); has {
		return before + by + after
	}
	return text
}

// replaced returns a text with each first text of pairs replaced by the second, as strings.NewReplacer does, which takes a large part of a
// small module: the pair that comes first counts.
func replaced(text string, pairs ...string) string {
	var out []byte
	from := 0 // what was not copied yet
	for at := 0; at < len(text); {
		i := 0
		for i < len(pairs) && !strings.HasPrefix(text[at:], pairs[i]) {
			i += 2
		}
		if i == len(pairs) {
			at++
			continue
		}
		out = append(append(out, text[from:at]...), pairs[i+1]...)
		at += len(pairs[i])
		from = at
	}
	if from == 0 {
		return text
	}
	return string(append(out, text[from:]...))
}

// SuitLetters returns a text with letters for suit symbols.
func SuitLetters(text string) string {
	if source.IsPlain(text) {
		return text
	}
	return replaced(text, "♠", "S", "♥", "H", "♦", "D", "♣", "C", "\uFE0E", "", "\uFE0F", "")
}

// joined returns a text in upper case, with letters for suit symbols and without white space.
func joined(text string) string {
	text = strings.ToUpper(SuitLetters(blanked(text)))
	if strings.IndexFunc(text, unicode.IsSpace) < 0 {
		return text
	}
	return strings.Join(strings.Fields(text), "")
}

// IsDigits reports whether a text consists of digits, at least one.
func IsDigits(text string) bool {
	for i := range len(text) {
		if text[i] < '0' || text[i] > '9' {
			return false
		}
	}
	return text != ""
}

// Number reads digits; a number too long to matter is cut at a billion.
func Number(digits string) int {
	n := 0
	for i := range len(digits) {
		n = min(n*10+int(digits[i]-'0'), 1e9)
	}
	return n
}
