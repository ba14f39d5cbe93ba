// Package source has the bytes of a file and their encoding, and turns offsets into lines and columns.
//
// Everything else in the core works on offsets into [Text.Bytes] and asks this package for decoded text and positions
// when something leaves the core.
package source

// Span is the half-open range [Start, End) of offsets into [Text.Bytes].
type Span struct{ Start, End int }

// To returns the span from the start of s to the end of other.
func (s Span) To(other Span) Span { return Span{s.Start, other.End} }

func (s Span) in(other Span) bool { return s.Start >= other.Start && s.End <= other.End }
