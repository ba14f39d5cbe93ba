package game

import (
	"pbn/core/diag"
	"pbn/core/item"
	"pbn/core/pgn/rules"
	"pbn/core/source"
)

// Encoding reports, once a file, that its characters are not those that readers expect (4.1).
type Encoding struct {
	// first is the first byte of a file of UTF-8 that is not UTF-8, as what it is read as, and count how many there are.
	first diag.Place
	as    string
	count int
	// isReported is set once Windows-1252 was found to be the encoding.
	isReported bool
}

// Begin makes ready for a file, and reports UTF-16.
func (e *Encoding) Begin(text *source.Text, diags *diag.List) {
	*e = Encoding{}
	if len(text.Bytes) > 0 && (text.Encoding == source.UTF16LE || text.Encoding == source.UTF16BE) {
		rules.TextInUTF16.Find(diags, source.Span{End: text.CharacterEnd(0)})
	}
}

// game looks at the bytes of a game.
func (e *Encoding) game(text *source.Text, items *item.Game, diags *diag.List) {
	if items.Bytes&item.High != 0 {
		e.Span(text, source.Span{Start: items.Start, End: items.End}, diags)
	}
}

// Span looks at the bytes of a span.
func (e *Encoding) Span(text *source.Text, span source.Span, diags *diag.List) {
	switch text.Encoding {
	case source.UTF8:
		count, first := source.Invalid(text.Slice(span))
		if count > 0 && e.count == 0 {
			at := source.Span{Start: span.Start + first, End: span.Start + first + 1}
			e.first, e.as = diag.PlaceIn(text, at), text.Decode(at)
		}
		e.count += count
	case source.Windows1252:
		at := span.Start + source.LeadingASCII(text.Slice(span))
		if !e.isReported && at < span.End {
			e.isReported = true
			rules.TextInWindows1252.Find(diags, source.Span{Start: at, End: at + 1})
		}
	}
}

// End reports, at the end of the file, the bytes that are no UTF-8.
func (e *Encoding) End(diags *diag.List) {
	if e.count > 0 {
		f := rules.BytesOf1252.FindElsewhere(diags, 0, e.first)
		f.Say(rules.JoinedText{More: int32(e.count - 1), First: f.Text(e.as)})
		e.count = 0
	}
}
