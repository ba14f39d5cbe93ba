// Package values reads the values of tags, each into a typed one: first in the standard's form, then as programs write them, if that has only
// one meaning (the dialects of the ledger).
package values

import (
	"strings"

	"pbn/core/event"
)

// State says how a text was read.
type State uint8

// The states.
const (
	Unread   State = iota
	Silent         // it says nothing: "", "?" or "-" (chapter 9)
	Bad            // it is not a value of the type, or none that is known
	Odd            // it is a dialect, with one meaning
	Standard       // it has the standard's form
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

// Number returns what was read as a number: of an integer itself, of a round its first part, of names how many there are, of a word of a
// list its place there. Other types have functions of their own for it.
func (v Value) Number() int { return int(v & (1<<stateBits - 1)) }

// SaysNothing reports whether a text says that a value is unknown or absent: "?", "-" or "" (chapter 9).
func SaysNothing(text string) bool { return text == "" || text == "?" || text == "-" }

// integerValue reads digits (9.1.2, 9.2.5, 9.9.3).
func integerValue(text string) Value {
	digits := strings.TrimSpace(text)
	if !event.IsDigits(digits) {
		return bad
	}
	return understood(digits == text, uint64(event.Number(digits)))
}

// roundValue reads a number, or numbers with periods between them (8.1.1.4).
func roundValue(text string) Value {
	first, rest := NextPart(text)
	if first < 0 {
		return bad
	}
	for rest != "" {
		var part int
		if part, rest = NextPart(rest[1:]); part < 0 {
			return bad
		}
	}
	return newValue(Standard, uint64(first))
}

// NextPart returns the number that a round begins with, and what comes after it, which is "" or begins with a period. The number is -1 where
// there is something else (8.1.1.4).
func NextPart(round string) (n int, rest string) {
	end := 0
	for end < len(round) && round[end] != '.' {
		end++
	}
	if !event.IsDigits(round[:end]) {
		return -1, round
	}
	return event.Number(round[:end]), round[end:]
}

// namesValue counts names.
func namesValue(text string) Value {
	count := uint64(1)
	for _, rest := NextName(text); rest != ""; _, rest = NextName(rest) {
		count++
	}
	return newValue(Standard, count)
}

// NextName returns the first of the names that have colons between them, and those after it. The colon of an address belongs to its name
// (8.1.1.5, ledger 9.9.1-a).
func NextName(names string) (name, rest string) {
	for i := range len(names) {
		if names[i] == ':' && !strings.HasPrefix(names[i:], "://") {
			return names[:i], names[i+1:]
		}
	}
	return names, ""
}

// SplitName returns the family name of a player and what comes after the comma, "" without one (8.1.1.5).
func SplitName(name string) (family, rest string) {
	family, rest, _ = strings.Cut(name, ",")
	return strings.TrimSpace(family), strings.TrimSpace(rest)
}

// ecoValue reads the code of an opening: a letter from A to E and two digits, perhaps a solidus and two more (9.4.1).
func ecoValue(text string) Value {
	isWhole := len(text) == len("A00/00") && text[3] == '/' && event.IsDigits(text[4:])
	if len(text) != len("A00") && !isWhole || text[0] < 'A' || text[0] > 'E' || !event.IsDigits(text[1:3]) {
		return bad
	}
	code := uint64(text[0])<<16 | uint64(text[1])<<8 | uint64(text[2])
	if isWhole {
		code |= uint64(1+event.Number(text[4:])) << 24
	}
	return newValue(Standard, code)
}

// IsScidECO reports whether a text is the code of an opening with what Scid adds to it, as in C64o or E12a1 (ledger 9.4.1-a).
func IsScidECO(text string) bool {
	if len(text) < len("A00a") || len(text) > len("A00a1") || ecoValue(text[:3]) == bad || text[3] < 'a' || text[3] > 'z' {
		return false
	}
	return len(text) == len("A00a") || text[4] >= '1' && text[4] <= '4'
}

// ECO returns the code of an opening without what comes after a solidus, "" if there is none.
func ECO(v Value) string {
	if !v.Understood() {
		return ""
	}
	return string([]byte{byte(v >> 16), byte(v >> 8), byte(v)})
}
