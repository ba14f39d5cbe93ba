package desk

import (
	"errors"
	"strconv"

	"pbn/core/report"
	"pbn/core/source"
	"pbn/core/where"
)

// Reader reads files of a notation.
type Reader[G any] struct {
	// Parse reads a file and hands on each game with its text.
	Parse func(file *source.Stream, visit func(*source.Text, *G)) *report.Report
	// Place is the game's number in the file, and where it is in the text.
	Place func(g *G) (number int, of source.Span)
	// Alone returns the bytes of a game that inherits from earlier ones, so that it says the same without them; nil where games inherit nothing.
	Alone func(text *source.Text, g *G) ([]byte, error)
	// Value is what the game has in a field, by its place in the table. Where fields have scopes, that is what Scoped returns.
	Value  func(text *source.Text, g *G, field int) where.Value
	Scoped func(g *G, field, scope int) where.Value
	// AppendKey appends what the game has in a likeness: see [Game].
	AppendKey func(key []byte, text *source.Text, g *G, likeness int) []byte
	// Amend is what [Game].Amended returns; it may be nil.
	Amend func(text *source.Text, g *G) (amended []byte, ok bool)
	// Finds returns what reports whether a game has what is looked for; nil where all games have.
	Finds func() func(g *G) bool
}

// Read is that of [Notation].
func (r *Reader[G]) Read(file *source.Stream, visit func(*Game) error) *report.Report {
	var err error
	gameOf := r.games()
	done := r.Parse(file.Until(func() error { return err }), func(text *source.Text, g *G) {
		if err == nil {
			err = gameOf(text, g).hand(visit)
		}
	})
	if done.Err == nil {
		done.Err = err
	}
	return done
}

// games returns what makes a game of the desk of each game, which is valid until the next.
func (r *Reader[G]) games() func(text *source.Text, g *G) *Game {
	var text *source.Text
	var g *G
	var of Game
	of.UTF8 = func() string { return text.DecodeBytes(of.Text) }
	of.Values = func(field, _ int) where.Value { return r.Value(text, g, field) }
	if r.Scoped != nil {
		of.Values = func(field, scope int) where.Value { return r.Scoped(g, field, scope) }
	}
	of.AppendKey = func(key []byte, likeness int) []byte { return r.AppendKey(key, text, g, likeness) }
	if r.Amend != nil {
		of.Amended = func() ([]byte, bool) { return r.Amend(text, g) }
	}
	finds := func(*G) bool { return true }
	if r.Finds != nil {
		finds = r.Finds()
	}
	return func(ofText *source.Text, next *G) *Game {
		text, g = ofText, next
		number, span := r.Place(g)
		of.Number, of.In, of.Text = number, text.Encoding.InMemory(), text.Bytes[span.Start:span.End]
		of.Found, of.isAmended = finds(g), false
		if r.Alone != nil {
			of.Text, of.err = r.Alone(text, g)
		}
		return &of
	}
}

// hand hands a game to visit, unless its bytes are not known.
func (g *Game) hand(visit func(*Game) error) error {
	if g.err != nil {
		return errors.New("game " + strconv.Itoa(g.Number) + " " + g.err.Error())
	}
	return visit(g)
}
