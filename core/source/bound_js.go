package source

// A module reads no chunks: it has one core.

// HasNoMore is that of a stream that is no chunk.
func (s *Stream) HasNoMore() bool { return false }

// EndsAt is that of a stream that is no chunk.
func (s *Stream) EndsAt(int, bool) bool { return false }
