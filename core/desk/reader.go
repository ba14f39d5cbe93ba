package desk

import (
	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/where"
)

// Reader reads files of a notation whose games inherit nothing from earlier ones.
type Reader[G any] struct {
	// Parse reads a file and hands on each game with its text.
	Parse func(file *source.Stream, visit func(*source.Text, *G)) *report.Report
	// Place is the game's number in the file, and where it is in the text.
	Place func(g *G) (number int, of source.Span)
	// Value is what the game has in a field, by its place in the table.
	Value func(text *source.Text, g *G, field int) where.Value
	// AppendKey appends what the game has in a likeness: see [Game].
	AppendKey func(key []byte, text *source.Text, g *G, likeness int) []byte
	// Finds reports whether the game has what is looked for; nil where all games have.
	Finds func(g *G) bool
}

// Read is that of [Notation].
func (r *Reader[G]) Read(file *source.Stream, visit func(*Game) error) *report.Report {
	var text *source.Text
	var g *G
	var err error
	var of Game
	of.UTF8 = func() string { return text.DecodeBytes(of.Text) }
	of.Values = func(field, _ int) where.Value { return r.Value(text, g, field) }
	of.AppendKey = func(key []byte, likeness int) []byte { return r.AppendKey(key, text, g, likeness) }
	done := r.Parse(file.Until(func() error { return err }), func(ofText *source.Text, next *G) {
		if err != nil {
			return
		}
		text, g = ofText, next
		number, span := r.Place(g)
		of.Number, of.In, of.Text = number, text.Encoding.InMemory(), text.Bytes[span.Start:span.End]
		of.Found = r.Finds == nil || r.Finds(g)
		err = visit(&of)
	})
	if done.Err == nil {
		done.Err = err
	}
	return done
}
