// Package source has the bytes of a file and their encoding, and turns offsets into lines and columns.
//
// Everything else in the core works on offsets into [Text.Bytes] and asks this package for decoded text and positions
// when something leaves the core.
package source

// Span is the half-open range [Start, End) of offsets into [Text.Bytes].
type Span struct{ Start, End int }

// To returns the span from the start of s to the end of other.
func (s Span) To(other Span) Span { return Span{s.Start, other.End} }

// ShortSpan is a Span in half the memory, for lists that are as long as a text.
type ShortSpan struct{ start, end uint32 }

// Short returns the span in half the memory. A text that is in memory has fewer than 4 GiB: see [Habits.Open].
func (s Span) Short() ShortSpan { return ShortSpan{uint32(s.Start), uint32(s.End)} }

// Span returns the span as everything but a long list has it.
func (s ShortSpan) Span() Span { return Span{int(s.start), int(s.end)} }

func (s Span) in(other Span) bool { return s.Start >= other.Start && s.End <= other.End }
