package record

import "strings"

// Field is one of the nine fields of a record.
type Field uint8

// The fields, in their order.
const (
	Names Field = iota
	Position
	Stipulation
	UsedSource
	ReferencedSources
	Awards
	Keymove
	Status
	Comment
	FieldCount
)

// reserved are the characters besides colon and backslash that have a meaning in a field.
var reserved = [FieldCount]string{Names: ";", UsedSource: "|", ReferencedSources: ";|", Awards: ";|"}

// Reserves reports whether a character has to be encoded in a field.
func (f Field) Reserves(c byte) bool {
	return c == ':' || c == '\\' || strings.IndexByte(reserved[f], c) >= 0
}

// String returns the name of a field, as programs have it.
func (f Field) String() string {
	return [...]string{"names", "position", "stipulation", "usedSource", "referencedSources", "awards", "keymove", "status", "comment"}[f]
}
