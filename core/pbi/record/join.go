package record

import "pbn/core/source"

// ComesLater says that the file is a part of another, and not its first: that has a marker, and records before.
func (r *Reader) ComesLater() {
	r.isLater, r.hasMarker, r.hasRecord = true, true, true
	r.line.Number = r.file.Text().Position(0).Line - 1
}

// GoOn makes it read another part of the file, with what is known of those before.
func (r *Reader) GoOn(part *source.Stream) { r.file, r.at = part, 0 }

// MayJoin reports whether this reader would read the lines that follow as another one has read them.
func (r *Reader) MayJoin(next *Reader) bool { return r.hasRecord && r.hasMarker || !next.isLater }

// Join goes on after the lines that follow.
func (r *Reader) Join(next *Reader) {
	r.hasMarker, r.hasRecord = next.hasMarker, next.hasRecord
	r.line.Number, r.number = next.line.Number, r.number+next.number
}

// FirstMarker returns the marker of a file from its first window; ok is false if the first line is no marker, or longer than the window.
func FirstMarker(t *source.Text) (m Marker, ok bool) {
	start := 0
	if t.HasByteOrderMark() {
		start = len(byteOrderMark)
	}
	end, next := t.EndOfLine(start)
	m, ok = ReadMarker(t, source.Span{Start: start, End: end})
	return m, ok && next > end
}
