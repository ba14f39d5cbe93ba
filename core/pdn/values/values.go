// Package values reads the values of tags of PDN, each into a typed one: first in the standard's form, then as programs write them, if that has
// only one meaning.
package values

// State says how a text was read.
type State uint8

// The states.
const (
	Bad      State = iota // it is not a value of the type
	Silent                // it says nothing: "" or "?" (T-3)
	Odd                   // it is a dialect, with one meaning
	Standard              // it has the standard's form
)

// SaysNothing reports whether a text says that a value is not known (T-3).
func SaysNothing(text string) bool { return text == "" || text == "?" }
