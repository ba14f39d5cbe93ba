//go:build !js

package source

// HasNoMore reports whether the stream is a chunk with another one after it, and so ends with its text before the file does.
func (s *Stream) HasNoMore() bool { return s.bound > 0 }

// EndsAt reports whether the stream is a chunk that ends at an offset of its text, or before it, or a stretch of chunks of which one ends
// there. isSure says that how the text after the offset is read does not depend on what comes before.
func (s *Stream) EndsAt(offset int, isSure bool) bool {
	if s.stretch != nil {
		return isSure && !s.text.Complete && s.stretch.endsAt(s.text.start.Byte+offset)
	}
	if s.bound == 0 || offset < s.bound {
		return false
	}
	if offset == s.bound && isSure {
		s.err = nil
	}
	return true
}
