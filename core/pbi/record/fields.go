package record

import (
	"bytes"

	"pbn/core/source"
)

// read reads a line that is a record; start is the line without byte order marks at its beginning.
func (r *Reader) read(t *source.Text, start source.Span) {
	r.number++
	rec := &r.record
	*rec = Record{
		Number: r.number, Line: r.line.Number, Span: r.line.Span,
		Names: rec.Names[:0], Referenced: rec.Referenced[:0], Awards: rec.Awards[:0],
	}
	r.line.Record = rec
	rec.HasHash = t.Bytes[start.Start] == '#'
	findFields(rec, t, start)
	rec.Aim = ReadAim(Text(t, rec.Fields[Stipulation]))
	readPosition(rec, t)
	for item := range parts(t, rec.Fields[Names]) {
		rec.Names = append(source.Room(rec.Names), item)
	}
	rec.Used = subfields(t, rec.Fields[UsedSource])
	for item := range parts(t, rec.Fields[ReferencedSources]) {
		rec.Referenced = append(source.Room(rec.Referenced), subfields(t, item))
	}
	for item := range parts(t, rec.Fields[Awards]) {
		rec.Awards = append(source.Room(rec.Awards), subfields(t, item))
	}
}

// findFields finds the fields of a line.
func findFields(r *Record, t *source.Text, line source.Span) {
	at := line.Start
	for f := range FieldCount {
		n := bytes.IndexByte(t.Bytes[at:line.End], ':')
		if n < 0 || f == Comment {
			r.Fields[f] = source.Span{Start: at, End: line.End}
			for missing := f + 1; missing < FieldCount; missing++ {
				r.Fields[missing] = source.Span{Start: line.End, End: line.End}
			}
			break
		}
		r.Fields[f] = source.Span{Start: at, End: at + n}
		at += n + 1
		r.Colons++
	}
	r.Colons += bytes.Count(t.Slice(r.Fields[Comment]), []byte{':'})
}

// parts visits the items of a list, which have semicolons between; none where it has no text.
func parts(t *source.Text, list source.Span) func(yield func(source.Span) bool) {
	return func(yield func(source.Span) bool) {
		for at := list.Start; list.Start < list.End; {
			n := bytes.IndexByte(t.Bytes[at:list.End], ';')
			if n < 0 {
				yield(source.Span{Start: at, End: list.End})
				return
			}
			if !yield(source.Span{Start: at, End: at + n}) {
				return
			}
			at += n + 1
		}
	}
}

// subfields finds the parts of a source or an award.
func subfields(t *source.Text, span source.Span) (s Subfields) {
	s.Span = span
	at := span.Start
	last := len(s.Parts) - 1
	for i := range s.Parts {
		n := bytes.IndexByte(t.Bytes[at:span.End], '|')
		if n < 0 || i == last {
			s.Parts[i] = source.Span{Start: at, End: span.End}
			at = span.End
			continue
		}
		s.Parts[i] = source.Span{Start: at, End: at + n}
		at += n + 1
	}
	s.Bars = bytes.Count(t.Slice(span), []byte{'|'})
	return s
}
