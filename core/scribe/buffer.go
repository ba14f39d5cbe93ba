package scribe

import "slices"

// Buffer is what was written of a file.
type Buffer struct{ Bytes []byte }

// NewBuffer makes a buffer for the export of a file of so many bytes: as much as most exports take.
func NewBuffer(file int) *Buffer { return &Buffer{Bytes: make([]byte, 0, file+file/4)} }

// Write adds what was written.
func (b *Buffer) Write(some []byte) (int, error) {
	if len(b.Bytes)+len(some) > cap(b.Bytes) {
		b.Bytes = slices.Grow(b.Bytes, len(b.Bytes)/2+len(some))
	}
	b.Bytes = append(b.Bytes, some...)
	return len(some), nil
}
